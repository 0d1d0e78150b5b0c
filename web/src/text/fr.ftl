### Les mots de la page en français ; ceux des jeux viennent des jeux.

tagline = une table ouverte pour bâtisseurs de cités

## Accueil

play = Jouer
your-games = Vos parties
interface = Pour les programmes
pages = Pages
plays-as = joue sous le nom
guest = invité
former-player = Ancien joueur { $letter }
own-name = Un nom rien qu’à vous
choose-game = Choisissez un jeu
home-away = Cette page est conservée sur votre appareil ; elle reprendra d’elle-même dès que le serveur répondra.
seats-range = { $from } à { $to }
minutes = { $count } min
play-now = Jouer
not-drawn = plateau pas encore dessiné
continue = Continuer
running = { $running } en cours, { $finished } { $finished ->
    [one] terminée
   *[other] terminées
}
no-games = Pas encore de partie. Choisissez une cité ci-dessus et jouez.
all-games = Toutes vos parties
open-tables = Tables ouvertes
waiting = { $count ->
    [0] aucune en attente
   *[other] { $count } en attente de joueurs
}
nobody-waits = Personne n’attend. Ouvrez une table et partagez son lien.
import-record = Importer une partie
no-record = Ce fichier n’est pas l’enregistrement d’une partie.
free-software = Logiciel libre, règles et dessins compris
skip-new = Aller à la nouvelle table
imported = importée
practice = exercice
you-won = Vous avez gagné
sit-down = S’asseoir
resume = Reprendre
look = Regarder
new-table = Nouvelle table
host = hôte
you-small = vous
bot = Robot
human = { open-seat }
here = Sur cet appareil
same-device = Un autre joueur
hot-seat = sur cet appareil
open-seat = Place libre
anyone-with-link = quiconque a le lien
remove-seat = Retirer la place { $number }
add-seat = Ajouter une place
level-easy = { easy }
level-medium = moyen
level-hard = { hard }
level-expert = expert
level-random = aléatoire
level-greedy = avide
level-about-easy = voit ce qui est bon, et fait souvent autre chose
level-about-medium = prend ce qui paraît le meilleur à la fin de son tour
level-about-hard = anticipe pendant une seconde
level-about-expert = anticipe pendant cinq secondes
level-about-random = joue n’importe quoi
level-about-greedy = rapide et avide
level-about-own = un robot propre à ce serveur
pace = Rythme
clock-none = Sans pendule
clock-quick = Rapide
clock-standard = Normale
clock-calm = Tranquille
clock-brisk = Soutenue
clock-daily = Quotidienne
clock-easy = Sans hâte
clocks-live = En une séance
clocks-days = Sur plusieurs jours
clock-saved = { $budget } + { $step }
clock-turn = { $step } par tour
clock-with-weekends = { $clock }, repos le week-end
weekends-rest = Repos le week-end
amount-seconds = { $count } s
amount-hours = { $count } h
amount-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-out = Une fois le temps écoulé
time-out-stand-in = Un robot joue
time-out-vote = Les autres décident
stand-in-level = Avec quel robot
out-stand-in = Une fois le temps écoulé, un robot joue jusqu’à ce que vous repreniez votre place.
out-vote = Une fois le temps écoulé, les autres décident : attendre, laisser jouer un robot ou finir la partie.
find-game = Trouver une partie
seeking = { $count ->
    [0] Personne d’autre ne cherche en ce moment. Laissez une recherche sur plusieurs jours : la table commencera d’elle-même.
    [one] Une autre personne cherche une partie.
   *[other] { $count } autres personnes cherchent une partie.
}
any-game = n’importe quel jeu
seek-from = Joueurs, au moins
seek-to = au plus
bots-fill = Compléter par des robots
fill-never = jamais
fill-soon = après 2 min
fill-later = après un jour
seek-game = Chercher : { $game }
seek-stop = Ne plus chercher
seek-stop-of = Ne plus chercher : { $game }
filters = Tables à montrer
filter-game = Jeu
all-cities = Tous les jeux
all-seats = Tout nombre de places
for-players = { $count } joueurs
all-paces = Tout rythme
outside-filter = { $count ->
    [one] Une autre table n’est pas dans votre choix.
   *[other] { $count } autres tables ne sont pas dans votre choix.
}
show-all = Tout montrer
seen-by = Visible par
seen-link = Le lien seul
seen-all = Tous
more-options = Autres options
seats-open = { $count ->
    [one] Une place est encore libre : la partie commence quand elle est prise, ou confiez-la à un robot.
   *[other] { $count } places sont encore libres : la partie commence quand elles sont prises, ou confiez-les à des robots.
}
starts-at-once = La partie commence aussitôt.
open-table = Ouvrir la table
start-game = Commencer la partie
play-bots-now = Jouer contre deux robots

## La table

skip = Aller à la décision
home = Accueil
tools = Outils de la table
rules = Règles
review = Revoir
sound = Son
settings = Réglages
phases = Phases
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
round = Tour { $round }
round-last = Tour { $round }, le dernier
board = Plateau
your-board = Votre plateau
players-and-log = Joueurs et journal
players-in-order = Joueurs, dans l’ordre du tour
your-decision = Votre décision
your-turn = À vous
turn-of = À { $name }
to-move = joue
next = ensuite
away = absent
you = Vous
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
earlier = Coups précédents
since-your-turn = Depuis votre dernier tour
recap = Ce qui s’est passé depuis votre tour
stage-all = pour tous les joueurs, dans l’ordre du tour
stage-again = Montrer ce qui est arrivé à tous les joueurs
stage-next = Suivant
stage-skip = Passer
stage-player = Joueur
since-turn = Depuis votre tour : { $deeds }
you-too = vous
recap-at = Retour en arrière, tour { $at } sur { $last }
recap-where = Avant votre tour, { $at } sur { $last }
recap-heard = { $count } tours joués depuis le vôtre
recap-before = { $count ->
    [one] { $count } tour avant
   *[other] { $count } tours avant
}
recap-passes = { $count ->
    [one] { $count } passe
   *[other] { $count } passent
}
recap-offer = { $count ->
    [one] Revoir { $count } tour depuis le vôtre (B)
   *[other] Revoir { $count } tours depuis le vôtre (B)
}
to-my-turn = À mon tour
to-the-present = Au présent
see-position = Voir la table après ce coup
chat-empty = Personne n’a encore rien dit.
chat-hidden = { $name } : { $count ->
    [one] { $count } message masqué
   *[other] { $count } messages masqués
}
chat-who = Masquer
chat-mute = Masquer { $name }
chat-unmute = Ne plus masquer { $name }
chat-quiet = Seuls les joueurs peuvent écrire
say-something = Dites quelque chose
send = Envoyer
options = Options
options-list = Toutes les options
confirm = Confirmer
undo = Annuler
ask-undo = Demander à annuler
undo-asked = { $count ->
    [one] { $name } demande à reprendre { $count } coup
   *[other] { $name } demande à reprendre { $count } coups
}
undo-wait = En attente de l’accord { OF($names) }
undo-unrolls = Ces coups seraient repris :
undo-yes = D’accord
undo-no = Pas maintenant
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
clock-left = temps restant
clock-short = Il vous reste { $time }.
clock-out = Votre temps est écoulé.
clock-takes-over = robot dans { $seconds } s
clock-holiday = en vacances
clock-weekend = repos du week-end
late-vote = { $name } n’a plus de temps.
late-bot = { $name } n’a plus de temps : un robot va prendre le relais.
vote-wait = Attendre
vote-bot = Laisser jouer un robot
vote-end = Finir la partie
stopped = Les règles ont été corrigées : le coup { $move }, joué par { $name }, se passerait autrement. La partie s’arrête juste avant.
stopped-ended = À partir du coup { $move }, cette partie a suivi des règles antérieures ; son résultat reste acquis.
stopped-go-on = Reprendre ici
stopped-finish = Finir avec ces points
stopped-for-going-on = Pour reprendre : { $names }.
stopped-for-finishing = Pour finir : { $names }.
back-to-here = Revenir à cette étape
restart = Recommencer
restart-turn = Recommencer mon tour
rotate = Tourner
how-many = Combien
close = Fermer
labelled = { $label } : { $value }
show-score = Voir le score
thinking = { $name } réfléchit
at-work = À { $names } de jouer
watching = Vous regardez
won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
step = Étape
bar-pass = { pass }
bar-decline = Non, merci
clear = Effacer
views = Vues
page-boards = Plateaux
page-log = { log }
table-now = La table maintenant
no-table = Cette table n’existe pas
no-board = Ce jeu n’a pas encore de plateau dessiné. Il se joue avec la liste des options ci-dessous.
no-board-review = Ce jeu n’a pas de plateau dessiné. Les joueurs, leurs points et les coups en mots :

## Connexion et erreurs

loading = On dresse la table
still-loading = Chargement en cours
connecting = Connexion
no-connection = Pas de connexion.
retry-in = Nouvel essai dans { $seconds } s
try-now = Essayer
move-saved = Votre dernier coup est enregistré.
move-unsent = Votre coup n’est pas parti.
missed = { $count ->
    [one] { $count } coup pendant votre absence
   *[other] { $count } coups pendant votre absence
}
broken = Un problème est survenu chez nous. La partie n’est pas perdue.
trouble-in-time = Il reste du temps, ou l’on n’attend personne.
trouble-resting = Vous êtes en vacances : revenez d’abord.
trouble-seeks = Vous cherchez déjà trois parties.
trouble-full = Aucune place n’est libre.
trouble-too-fast = Trop vite ; attendez un instant.
trouble-stale = La partie a avancé. Voici où elle en est.
trouble-handed-over = Un robot joue à cette place.
trouble-running = Pas à ce stade de la partie.
trouble-nothing = Il n’y a rien à annuler ici.
trouble-revealed = Quelque chose a été révélé depuis ; seule une table d’exercice revient avant cela.
trouble-asked = Les autres ont déjà été consultés.
trouble-tables = Vous avez trop de tables ; terminez-en d’abord quelques-unes.
trouble-over = Dans cette position, il ne reste rien à jouer.
trouble-forbidden = Cela revient à d’autres.
trouble-link = Ce lien personnel est inconnu ; il a peut-être été remplacé.
trouble-unknown = Rien ne se trouve sous ce lien.
trouble-record = Ce fichier n’est pas une partie enregistrée qui puisse être montrée ici.
trouble-hint = Aucun conseil n’a été trouvé cette fois. Réessayez.
trouble-no-hints = Les conseils sont donnés aux tables d’exercice et à qui ne joue que contre des robots.
trouble-busy = Un conseil est déjà en préparation. Attendez-le.
trouble-taken = Cette place n’est pas libre.
trouble-open-seats = Une place est encore libre : il faut d’abord la pourvoir.
trouble-open = La partie n’a pas commencé.
trouble-finished = { game-over }.
trouble-not-asked = Ce n’est pas à cette place de répondre.
trouble-not-now = Pour l’instant, la leçon demande un autre coup.
trouble-no-lesson = Il n’y a plus de leçon ici.
trouble-illegal = Ce n’est pas possible maintenant.
trouble-unknown-action = Ce jeu ne connaît pas ce coup.
trouble-no-request = Personne d’autre ne demande à annuler quelque chose.
trouble-ply = La partie n’a pas autant de coups.
trouble-game = Ce jeu n’est pas disponible ici.
trouble-components = Cette table a commencé avec un autre matériel de jeu.
trouble-stopped = Les règles ont changé : les joueurs décident ensemble de la suite.
trouble-not-stopped = Cette partie n’est pas arrêtée.
trouble-rules = Cette table a été jouée selon d’autres règles et ne peut pas être montrée.
trouble-seats = Ce nombre de places ne convient pas.
trouble-options = Ces options ne vont pas ensemble.
trouble-level = Il n’y a pas de robot de ce niveau.
trouble-colour = Cette couleur n’existe pas.
trouble-colour-taken = Cette couleur est déjà prise : choisissez-en une autre.
trouble-name = Un nom doit contenir une lettre.
trouble-handle-taken = Ce nom appartient à quelqu’un, ou y ressemble. Prenez-en un autre.
trouble-empty = Cette ligne est vide.
trouble-quiet = L’hôte ne laisse écrire ici que les joueurs.
trouble-too-long = C’est trop long.
trouble-guest = La table ne vous reconnaît plus. Rechargez la page.
trouble-origin = Les demandes d’autres pages sont refusées.
trouble-not-understood = La table n’a pas compris.
trouble-http = La table ne peut pas répondre à cela ; c’est peut-être trop grand.
trouble-connection = La table est injoignable.
trouble-not-yours = On ne reprend qu’une étape à soi, avec tout ce qui a suivi.
trouble-database = La table ne peut être ni lue ni écrite pour le moment. Réessayez dans un instant.
trouble-reviews = Une autre partie est en cours d’analyse pour les spectateurs. Redemandez plus tard.
trouble-broken = { broken }
read-rule = Lire la règle
rule-number = Règle { $rule }
note-for-you = Pour vous
note-pin = épingler
note-held = { $name } : { $amount }

## Leçons

lesson = partie guidée
learn = Apprendre
lesson-offer = { $count } étapes, avec un guide
lesson-done = Leçon terminée
lesson-again = Refaire
lesson-leave = Quitter, reprendre plus tard
lesson-back = Retour
lesson-why = Pourquoi ?
lesson-show = Montrez-moi
lesson-skip = Finir la leçon
lesson-go-on = Continuer
lesson-play-on = Continuer à jouer
lesson-to-mark = Aller à ce qui est indiqué
try-it = Essayer à la table
tip = Balbus explique
tip-close = Fermer l’explication
tips-end = Ne plus expliquer
tips-on = Explications sur les nouveautés, lors de vos premières parties

## Règles

close-rules = Fermer les règles
find-rule = Chercher un mot ou un numéro
rules-now = Maintenant
reconstructed = reconstituée
reconstructed-why = Ce qui est marqué « reconstituée » n’a pu être trouvé imprimé : nous l’avons fixé nous-mêmes. Qui possède une boîte peut y mettre les valeurs imprimées.
rules-saffron = Les règles en safran décident de ce que vous pouvez faire maintenant.
rules-in-english = Les règles numérotées sont en anglais. Les raisons pour lesquelles un choix est impossible sont dans votre langue.
nothing-found = Rien trouvé.

## En attente de joueurs

seed-chosen = L’hôte a choisi la donne : graine { $seed }. Qui connaît la graine peut connaître toutes les cartes.
stand-up = Se lever
empty-seat = Libérer
copy-link = Copier le lien
copied = Copié
start = Commencer
waiting-room = Salle d’attente
room-of = Table { OF($host) }, { $seats } places
room-minutes = environ { $count } minutes
room-seats = Places
room-shapes = choisissez votre couleur ; chaque couleur a sa forme
room-colour = Votre couleur
colour = { $colour ->
    [lapis] Lapis, un disque
    [ochre] Ocre, un triangle
    [cinnabar] Cinabre, un carré
    [basalt] Basalte, un losange
   *[murex] Pourpre, une croix
}
room-ready = prêt à jouer
room-watch = Quiconque a le lien peut regarder.
room-players = Joueurs
room-time = Durée
room-open-seats = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
room-unready = On attend encore : { $names }
room-all-ready = Tout le monde est prêt, on peut commencer
room-starting = La partie commence dans { $seconds }
room-way-sit = Prenez une place libre pour jouer, ou restez pour regarder.
room-way-guest = C’est { $host } qui lance la partie.
room-host-other = { $host } est maintenant l’hôte.
room-host-me = Vous êtes maintenant l’hôte.
room-way-fill = { $count ->
    [one] Commencez maintenant et un robot la prendra, ou attendez quelqu’un.
   *[other] Commencez maintenant et des robots les prendront, ou attendez les autres.
}
room-way-start = Vous lancez la partie, même si tout le monde n’est pas encore prêt.
room-fill = { $count ->
    [one] Asseoir un robot et commencer
   *[other] Asseoir { $count } robots et commencer
}
close-seat = Retirer la place
seat-a-bot = Asseoir un robot
bot-level = Niveau { OF($name) }
ready = Prêt
invite = Inviter
invite-code = Le lien sous forme de code QR
invite-scan = Scannez-le pour prendre place avec un téléphone. Aucun compte n’est nécessaire.
copy = Copier
share = Partager

## Réglages

your-name = Votre nom
save = Enregistrer
language = Langue
set-theme = Thème
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
set-confirm = { confirm }
confirm-always = Chaque choix
confirm-last = La fin
confirm-never = Rien
set-motion = Mouvement
motion-calm = Calme
motion-table = Comme à table
motion-brisk = Vif
motion-none = Aucun
set-sounds = Sons
sounds-off = Aucun
sounds-turn = Mon tour seulement
sounds-all = Tous
volume = Volume
single-keys = Touches simples (? en donne la liste)
notices-on = Une notification du navigateur quand c’est à vous et que vous êtes ailleurs
take-back = Reprendre au robot la place { OF($name) }
hand-over = Laisser un robot jouer pour { $name }
download = Télécharger la partie
leave = Quitter la table

## Fin

points-by-source = Points par origine
share = Partager
again = Rejouer
join-again = Rejoindre la nouvelle partie
again-ask = On rejoue ?
is-ready = est de la partie
see-board = Voir le plateau
judge-mine = Juger mes décisions
to-the-end = Aller à la fin
as-table = Sous forme de tableau
points-by-round = Points tour par tour
points-by-turn = { points-by-round }
ahead = en tête jusqu’au bout
chance-by-round = Chance de gagner, tour par tour
chance-by-turn = { chance-by-round }
chance-unjudged = On saura qui avait quelle chance de gagner une fois les décisions jugées.
by-round-shows = Ce qui est tracé tour par tour
turning-point = tournant
moments = Moments forts
records = Records
turn-number = Tour { $turn }
rounds-played = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
turns-played = { $count ->
    [one] { $count } tour chacun
   *[other] { $count } tours chacun
}
postcard = Carte postale
postcard-of = Carte postale, { $game }, { $date } : { $players }
save-png = Enregistrer en PNG
save-svg = Enregistrer en SVG
not-saved = La carte postale n’a pas pu être enregistrée.
curtain = Passez l’appareil à { $name }
curtain-why = Derrière ce rideau se trouvent les secrets du joueur suivant.
curtain-open = Je suis { $name }

## Plateaux

cell = Case { $place }
hit-brings = { $name } : { $brings }
hit-refused = { $name }, impossible : { $reason } { $rule }
whole-city = Toute la cité
closer = De plus près
zoom-in = Agrandir
zoom-out = Réduire
follow = Suivre
city-map = Carte de la cité : glissez, ou utilisez les flèches, pour en voir une autre partie ; Entrée pour revenir
edge-places = { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
} { $side ->
    [above] plus haut
    [below] plus bas
    [left] plus à gauche
   *[right] plus à droite
}{ $best ->
    [0] { "" }
   *[other] , au mieux +{ $best }
}
edge-scene = Coup joué { $side ->
    [above] plus haut
    [below] plus bas
    [left] plus à gauche
   *[right] plus à droite
}
short-of = Il manque { $missing }, vous en avez { $stock }.
tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}

## Revoir

timeline = Chronologie
first-move = Premier coup
last-move = Dernier coup
step-back = Un coup en arrière
step-on = Un coup en avant
turn-back = Le tour précédent du joueur
turn-on = Le tour suivant du joueur
play-moves = Lire
pause = Pause
move-of = Coup { $at } sur { $last }
setup-move = La mise en place
points-over-time = Points au fil du temps
by-move = par coup
graph-hidden = Les points se voient à la fin de la partie.
moves = Coups
play-on = Jouer à partir d’ici
play-on-later = On peut jouer à partir d’ici une fois la partie finie.
try-again-here = Réessayer ici
final-scoring = Décompte final
back-to-table = À la table
round-jump = { round }
rounds = Tours
turns-of = Tours { OF($name) }
turns-of-all = Tous les tours
speed-times = { $times } ×

## Conseils et jugements

hint = Conseil
hint-thinking = Je regarde plus loin pour vous…
hint-expects = Chance de gagner : { $chance }, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
hint-brings = Tout de suite : { $brings }.
hint-prevents = { $points ->
    [0] « { $other } » serait presque aussi bon.
    [one] Avec « { $other } », comptez environ { $points } point de moins.
   *[other] Avec « { $other } », comptez environ { $points } points de moins.
}
hint-next = Ensuite :
chance-to-win = Chance de gagner
judge = Juger les décisions
judging = Jugement : étape { $done } sur { $total }
choice-of = Le choix { OF($name) }
costliest = Les décisions les plus coûteuses
nothing-costly = Aucune décision n’a coûté cher.
better = { $played } ; mieux : { $best }
as-played = joué

## Les règles pour les joueurs

contents = Sommaire
chapters = Chapitres
chapter-of = { $title }, chapitre { $number }
skip-text = Aller au texte
found = Trouvé
nearest-chapters = Les chapitres les plus proches :
example = Exemple
rules-of-game = Règles : { $game }
numbered-rules = Règles numérotées, pour les arbitres
whole-book = Le livre entier, à imprimer
print = Imprimer
player-aid = Aide de jeu, une page
open-as-page = Ouvrir dans une page
beside-the-text = En marge
on-this-page = Sur cette page
often-asked = Questions fréquentes
words-here = Les mots de cette page
whole-rules-at = Toutes les règles :

## Touches

keys = Touches
keys-off = Les touches simples sont désactivées dans les réglages.
key-back = Un pas en arrière, ou fermer ce qui est ouvert
key-number = Choisir une option par son numéro
key-arrows = Aller à la cible voisine de ce côté
key-regions = Aller à la partie suivante de la page
key-whole = Voir toute la cité tant que la touche est maintenue
key-size = Cité plus grande, plus petite, comme au début
key-skip = Passer la scène en cours
key-skip-all = Passer toutes les scènes
key-next-lane = Le joueur suivant, quand chacun passe à son tour
key-log = Journal, et de nouveau ce qui est arrivé à tous
key-next = La prochaine table qui vous attend
key-rules = Règles et touches
command = Taper une réponse
command-hint = Nom ou notation
command-wait = On ne vous demande rien pour l’instant.
command-none = « { $typed } » ne correspond à aucune réponse. Réponses possibles : { $answers }{ $more ->
    [0] .
   *[other]  ; et { $more } autres.
}
command-many = Plusieurs réponses correspondent : { $answers }{ $more ->
    [0] .
   *[other]  ; et { $more } autres.
}
