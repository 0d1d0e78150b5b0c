### Les mots de la page en français ; ceux des jeux viennent des jeux.

tagline = une table ouverte pour bâtisseurs de cités

## Accueil

play = Jouer
your-games = Vos parties
interface = Pour les programmes
pages = Pages
plays-as = joue sous le nom
choose-game = Choisissez un jeu
lead = Quatre cités à bâtir, avec des amis, des inconnus ou des robots. Sans compte.
game-praetor = Praetor
game-architects = Architectes du Royaume de l’Ouest
game-aquileia = Aquileia
game-marble = Rome : City of Marble
about-praetor = Une cité commune au mur d’Hadrien. Les ouvriers sont des dés qui vieillissent.
about-architects = Occupez les carrières, emprisonnez vos rivaux, élevez la cathédrale.
about-aquileia = Six lieux, trois métaux, un combat dans l’arène à chaque tour.
about-marble = Losange après losange, les quartiers deviennent temples et arènes.
seats-range = { $from } à { $to }
minutes = { $count } min
play-now = Jouer
not-drawn = plateau pas encore dessiné
not-here-yet = Pas encore à cette table
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
finished = Terminée
free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
sit-down = S’asseoir
resume = Reprendre
look = Regarder
new-table = Nouvelle table
host = hôte
you-small = vous
bot = Robot
human = Place libre
here = Sur cet appareil
same-device = Un autre joueur
hot-seat = sur cet appareil
open-seat = Place libre
anyone-with-link = quiconque a le lien
seat-number = Place { $number }
remove-seat = Retirer la place { $number }
add-seat = Ajouter une place
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-random = au hasard
level-greedy = avide
level-about-easy = voit ce qui est bon, et fait souvent autre chose
level-about-medium = prend ce qui paraît le meilleur à la fin de son tour
level-about-hard = anticipe pendant une seconde
level-about-expert = anticipe pendant cinq secondes
level-about-random = joue n’importe quoi
level-about-greedy = rapide et avide
pace = Rythme
pace-fast = 60 s
pace-none = Libre
pace-slow = 3 jours
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
recap = { $count ->
    [one] Un coup depuis votre dernier tour vous concerne
   *[other] { $count } coups depuis votre dernier tour vous concernent
}
see-position = Voir la table après ce coup
chat-empty = Personne n’a encore rien dit.
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
undo-wait = En attente de l’accord de { $names }
undo-yes = D’accord
undo-no = Pas maintenant
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
bar-pass = Passer
bar-stop = Fin du commerce
bar-hire = Embaucher
bar-decline = Non, merci
step-worker = Ouvrier, niveau { $target }
step-at = Place
step-turn = Sens
step-sell = 1 { $target } vendu
step-buy = 1 { $target } acheté
views = Vues
page-city = Cité
page-build = Bâtir
page-wall = Mur
page-boards = Plateaux
page-log = Journal
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
broken = Quelque chose s’est cassé chez nous. La partie est sauve.
trouble-full = Aucune place n’est libre.
trouble-too-fast = Trop vite ; attendez un instant.
trouble-stale = La table a avancé. Voici l’état actuel.
trouble-handed-over = Un robot joue à cette place.
trouble-running = Pas à ce stade de la partie.
trouble-nothing = Il n’y a rien à annuler là.
trouble-revealed = Quelque chose a été révélé depuis ; seule une table d’exercice revient avant cela.
trouble-asked = Les autres ont déjà été consultés.
trouble-tables = Vous avez trop de tables ; finissez-en d’abord.
trouble-over = À cette position il ne reste rien à jouer.
trouble-forbidden = Cela revient à d’autres.
trouble-link = Ce lien personnel est inconnu ; il a peut-être été remplacé.
trouble-unknown = Rien ne se trouve sous ce lien.
trouble-record = Ce fichier n’est pas une partie enregistrée qui puisse être montrée ici.
trouble-hint = Aucun conseil n’a été trouvé cette fois. Réessayez.
trouble-no-hints = Les conseils sont donnés aux tables d’exercice et à qui ne joue que contre des robots.
trouble-busy = Un conseil est déjà en préparation. Attendez-le.
trouble-taken = Cette place n’est pas libre.
trouble-open-seats = Une place est encore libre : il faut d’abord la pourvoir.
trouble-open = La partie n’a pas commencé.
trouble-finished = La partie est finie.
trouble-not-asked = Ce n’est pas à cette place de répondre.
trouble-illegal = Ce n’est pas possible maintenant.
trouble-unknown-action = Ce jeu ne connaît pas ce coup.
trouble-no-request = Personne d’autre ne demande à annuler quelque chose.
trouble-place = La partie n’a pas autant de coups.
trouble-game = Ce jeu n’est pas disponible ici.
trouble-components = Cette table a commencé avec un autre matériel de jeu.
trouble-rules = Cette table a été jouée selon d’autres règles et ne peut pas être montrée.
trouble-seats = Ce nombre de places ne convient pas.
trouble-options = Ces options ne vont pas ensemble.
trouble-level = Il n’y a pas de robot de ce niveau.
trouble-name = Un nom doit contenir une lettre.
trouble-empty = Il n’y a rien à dire dans cette ligne.
trouble-too-long = C’était trop long.
trouble-guest = La table ne vous reconnaît plus. Rechargez la page.
trouble-origin = Les demandes d’autres pages sont refusées.
trouble-not-understood = La table n’a pas compris.
trouble-http = La table ne peut pas répondre à cela ; c’est peut-être trop grand.
trouble-connection = La table est injoignable.
trouble-broken = { broken }
read-rule = Lire la règle
rule-number = Règle { $rule }

## Règles

close-rules = Fermer les règles
find-rule = Chercher un mot ou un numéro
rules-now = Maintenant
reconstructed = reconstituée
reconstructed-why = Ce qui est marqué « reconstituée » n’a pu être trouvé imprimé : nous l’avons fixé nous-mêmes. Qui possède une boîte peut y mettre les valeurs imprimées.
rules-saffron = Les règles en safran décident de ce que vous pouvez faire maintenant.
rules-in-english = Les règles numérotées sont en anglais. Les raisons pour lesquelles un choix est impossible sont dans votre langue.
nothing-found = Rien trouvé.

## En attente de joueurs

seats-free = { $count ->
    [one] Une place est libre. Partagez le lien.
   *[other] { $count } places sont libres. Partagez le lien.
}
all-here = Tout le monde est là.
stand-up = Se lever
empty-seat = Libérer
copy-link = Copier le lien
copied = Copié
start = Commencer

## Réglages

your-name = Votre nom
save = Enregistrer
language = Langue
set-theme = Thème
theme-auto = De l’appareil
theme-light = Clair
theme-dark = Sombre
set-confirm = Confirmer
confirm-always = Chaque choix
confirm-last = La fin
confirm-never = Rien
set-speed = Mouvement
speed-calm = Calme
speed-quick = Rapide
speed-off = Aucun
single-keys = Touches simples : U annuler, R tourner, P passer, M magistrat, O options, ? règles
sound-on = Un son doux quand c’est à vous
notices-on = Une notification du navigateur quand c’est à vous et que vous êtes ailleurs
take-back = Reprendre au robot la place de { $name }
hand-over = Laisser un robot jouer pour { $name }
download = Télécharger la partie
leave = Quitter la table

## Fin

game-over = La partie est finie
points-by-source = Points par origine
total = Total
share = Partager
again = Rejouer
curtain = Passez l’appareil à { $name }
curtain-why = Derrière ce rideau se trouvent les secrets du joueur suivant.
curtain-open = Je suis { $name }

## Praetor

city = Cité
cell = Case { $place }
neutral = à personne
owned-by = à : { $name }
hit-brings = { $name } : { $brings }
hit-refused = { $name }, impossible : { $reason } { $rule }
build-name = Bâtir { $tile }
whole-city = Toute la cité
zoom-in = Agrandir
zoom-out = Réduire
deed-trade = commerce
deed-recruit = +1 novice
deed-retired = niveau 6
shelf = Tuiles à bâtir
shelf-empty = Toutes sont bâties. Les nouvelles arrivent à la Maintenance.
deck-both = { $one } Âge I, puis { $two } Âge II
deck-two = reste { $two } Âge II
placing = en pose
short = { $count ->
    [one] manque { $what }
   *[other] manquent { $what }
}
short-of = Il manque { $amount } { $good }, vous en avez { $stock }.
cost-favor = rapporte { $favor } faveur
wall = Mur d’Hadrien
sections-left = { $count ->
    [one] reste { $count } tuile
   *[other] restent { $count } tuiles
}
caesar-asks = César demande
for-you = pour vous
worth = vaut
wall-bonus = { $count ->
    [one] { $base } + { $bonus } pour votre tuile
   *[other] { $base } + { $bonus } pour vos tuiles
}
wall-taken = Aucune tuile de mur n’est visible.
mosaics = Mosaïques
mosaics-rule = +1 par coin égal
stores = Réserves
market-rates = achat / vente au Marché
workers = Ouvriers
villagers = Villageois
training-one = École I
training-two = École II
active = Actifs
retired = Retraités
worker-level = ouvrier de niveau { $level }
workers-home = ouvriers chez eux : { $levels }
trainees = { $count ->
    [one] { $count } novice
   *[other] { $count } novices
}
tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
morale = Moral
morale-is = Moral { $value }
favor-at-end = faveur à la fin
sections-held = { $count ->
    [0] pas encore de tuile
    [one] { $count } tuile, +{ $bonus } à chaque fois
   *[other] { $count } tuiles, +{ $bonus } à chaque fois
}
wages = { $short ->
    [0] Salaires : { $upkeep }
   *[other] Salaires : { $upkeep }, il manque { $short }
}
buy = achat { $price }
sell = vente { $price }
placed-here = { $tile } ici : { $favor } faveur
placed-sum = { $mosaics ->
    [0] { $printed } sur la tuile
    [one] { $printed } sur la tuile + { $mosaics } coin égal
   *[other] { $printed } sur la tuile + { $mosaics } coins égaux
}
now-round = Tour { $round }, { $tiles } tuiles dans la cité.
now-player = { $name } : { $favor } faveur, { $goods }, { $tiles } tuiles.
praetor-round-began = { $last ->
    [true] #Tour { $round }, le dernier
   *[other] #Tour { $round }
}
praetor-build = { $me ->
    [yes] **Vous** bâtissez **{ $tile }** avec un niveau { $level }
   *[no] **{ $seat }** bâtit **{ $tile }** avec un niveau { $level }
}
praetor-activate = { $me ->
    [yes] **Vous** activez **{ $tile }** avec un niveau { $level }
   *[no] **{ $seat }** active **{ $tile }** avec un niveau { $level }
}
praetor-passed = { $me ->
    [yes] **Vous** passez
   *[no] **{ $seat }** passe
}
praetor-used = { $me ->
    [yes] **Vous** utilisez **{ $tile }**
   *[no] **{ $seat }** utilise **{ $tile }**
}
praetor-recruited = { $me ->
    [yes] **Vous** recrutez un villageois
   *[no] **{ $seat }** recrute un villageois
}
praetor-trained = { $me ->
    [yes] { $workers ->
        [one] Un de **vos** novices devient actif
       *[other] { $workers } de **vos** novices deviennent actifs
    }
   *[no] { $workers ->
        [one] Un novice de **{ $seat }** devient actif
       *[other] { $workers } novices de **{ $seat }** deviennent actifs
    }
}
praetor-retired = { $me ->
    [yes] { $workers ->
        [one] Un de **vos** ouvriers prend sa retraite
       *[other] { $workers } de **vos** ouvriers prennent leur retraite
    }
   *[no] { $workers ->
        [one] Un ouvrier de **{ $seat }** prend sa retraite
       *[other] { $workers } ouvriers de **{ $seat }** prennent leur retraite
    }
}
praetor-hired = { $me ->
    [yes] **Vous** embauchez un villageois en urgence
   *[no] **{ $seat }** embauche un villageois en urgence
}
praetor-section-taken = { $me ->
    [yes] **Vous** prenez { $section }
   *[no] **{ $seat }** prend { $section }
}
praetor-section-removed = #{ $section } quitte le jeu
praetor-morale-moved = { $me ->
    [yes] **Votre** moral est à { $value }
   *[no] Le moral de **{ $seat }** est à { $value }
}
praetor-board-taken = { $me ->
    [yes] **Vous** prenez { $board }
   *[no] **{ $seat }** prend { $board }
}
praetor-game-ended = #La partie finit après le tour { $round }

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
play-on = Jouer d’ici
play-on-later = On peut jouer d’ici une fois la partie finie.
back-to-table = À la table
round-jump = Tour { $round }
rounds = Tours
turns-of = Tours de { $name }
turns-of-all = Tous les tours
speed-times = { $times } ×

## Rome: City of Marble

bar-magistrate = Avec magistrat
bar-end = Finir le tour
bar-choose-magistrate-decline = Sans magistrat
bar-move-magistrate-decline = Personne ne part
step-lay = Pièce
step-magistrate = Avec magistrat
step-site = Chantier
step-move = Magistrat
step-recall = Magistrat
step-spend = Imperium
page-districts = Quartiers
marble-districts = Quartiers
marble-stacks = Piles de tuiles
marble-actions = Actions
marble-atrium = Atrium
marble-domus = Domus
marble-do-draw_tiles = Prendre deux tuiles
marble-do-expand_aqueducts = Prolonger les aqueducs
marble-do-recall_magistrate = Rappeler
marble-do-play_tile = Poser une tuile
marble-meet = { $count } tuiles réunies
marble-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
marble-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
marble-no-leader = si personne ne mène
marble-fits = { $count ->
    [one] { $count } place pour la tuile
   *[other] { $count } places pour la tuile
}
marble-waits = { $count ->
    [one] { $name } : { $count } magistrat
   *[other] { $name } : { $count } magistrats
}
marble-none = rien
marble-no-tiles = aucune tuile
marble-next-turn = dès le prochain tour
marble-spend = une pour une action de plus
marble-kept = Réserve
marble-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
marble-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
marble-magistrates = { $count ->
    [0] aucun magistrat
    [one] { $count } magistrat
   *[other] { $count } magistrats
}
marble-bridge-values = Ponts : { $values }
marble-at-end = { $bridges ->
    [0] +{ $points } à la fin
    [one] { $bridges } pont, +{ $points } à la fin
   *[other] { $bridges } ponts, +{ $points } à la fin
}
marble-empty = { $empty ->
    [one] { $empty } pile vide sur { $all }
   *[other] { $empty } piles vides sur { $all }
}
marble-ends = Fin avec trois
marble-last-round = Dernier tour
marble-finals = { $count ->
    [0] la dernière action
    [one] encore { $count } action
   *[other] encore { $count } actions
}
marble-hit-cell = { $sites ->
    [0] Place { $place }
   *[other] Place { $place }, achève { $built }
}
marble-hit-tile = { $building } en { $place }, votre magistrat
marble-hit-edge = Arête { $place }
marble-hit-site = Chantier { $place }
marble-completes-mine = { $building } pour vous : { $points } points
marble-completes-theirs = { $building } pour { $name } : { $points } points
marble-completes-fountain = Une fontaine : personne ne mène
marble-completes-plaza = Une place : trop peu de bâtiments
marble-completes-nothing = N’achève aucun chantier
marble-takes-bridge = Tuile Pont pour vous
marble-manned = avec un magistrat
marble-unmanned = sans magistrat
marble-now = { $tiles } tuiles et { $sites } chantiers achevés dans la ville.
marble-now-player = { $name } : { $points } points, { $buildings } bâtiments, { $magistrates } magistrats disponibles, { $coins } pièces ; tuiles : { $tiles }.
marble-turn-began = **{ $seat }** : la dernière action
marble-skipped = **{ $seat }** : aucune action possible
marble-drawn = **{ $seat }** : prend { $tile }
marble-placed = **{ $seat }** : tuile **{ $tile }**
marble-placed-manned = **{ $seat }** : tuile **{ $tile }** avec magistrat
marble-recalled = **{ $seat }** : un magistrat rappelé
marble-recalled-from = **{ $seat }** : un magistrat rappelé
marble-bridge-taken = **{ $seat }** : { $bridge }
marble-bridge-seen = **{ $seat }** : le pont vaut { $value }
marble-bridge-revealed = **{ $seat }** : { $bridge }, { $value }
marble-piece-laid = **{ $seat }** : { $aqueduct }
marble-built = **{ $seat }** : **{ $building }**, bâtiment neuf
marble-fountain-placed = Personne ne mène : une **fontaine**
marble-plaza-closed = Le chantier devient une place
marble-moved = **{ $seat }** : un magistrat vers { $space }
marble-imperium-taken = **{ $seat }** : { $imperium } pris
marble-imperium-spent = **{ $seat }** : { $imperium } pour une action de plus
marble-last-round-began = #Le dernier tour commence
marble-game-ended = #La partie est finie

## Hints and judgements

hint = Conseil
hint-thinking = Je regarde plus loin pour vous…
hint-expects = Chance de gagner : { $chance }, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
hint-next = Ensuite :
chance-to-win = Chance de gagner
points = Points
judge = Juger les décisions
judging = Jugement : étape { $done } sur { $total }
choice-of = Le choix de { $name }
costliest = Les décisions les plus coûteuses
nothing-costly = Aucune décision n’a coûté cher.
better = { $played } ; mieux : { $best }
as-played = joué

## Architectes du Royaume de l'Ouest

page-hand = Main
bar-make-capture-stop = Arrêter
bar-capture-freely-stop = Arrêter
bar-act-at-guardhouse-stop = Terminé
bar-make-trade-stop = Fini d'échanger
bar-destroy = Détruire une Dette
bar-buy_off = Payer en argent
bar-owe = Prendre la Dette
architects-goods = Biens
architects-hand = Bâtiments en main
architects-hand-limit = { $count } sur { $limit }, visibles de vous seul
architects-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
architects-no-cards = aucune carte
architects-choose = Au choix
architects-apprentices = Apprentis
architects-of = { $count } sur { $limit }
architects-free-places = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
architects-for-hire = Apprentis à engager
architects-at-hand = { $count ->
    [one] ouvrier prêt
   *[other] ouvriers prêts
}
architects-held = Captifs chez vous
architects-captives = { $count ->
    [one] retient { $count } ouvrier de { $name }
   *[other] retient { $count } ouvriers de { $name }
}
architects-workers-of = { $name } : { $count }
architects-unpaid = { $count } à payer
architects-paid = { $count ->
    [one] { $count } payée
   *[other] { $count } payées
}
architects-cards = { $count ->
    [0] rien en jeu
   *[other] { $count } en jeu
}
architects-cards-of = Cartes de { $name }
architects-nth = { $n ->
    [1] 1er ouvrier
   *[other] { $n }e ouvrier
}
architects-nth-at = { $n ->
    [1] { $place }, votre 1er ouvrier :
   *[other] { $place }, votre { $n }e ouvrier :
}
architects-at-kings_storehouse = échanges
architects-at-town_centre = capture
architects-at-guardhouse = agir
architects-here-retrieve = Reprendre
architects-capture = { $count ->
    [one] Capturer { $count } ouvrier de { $name } : { $place }
   *[other] Capturer { $count } ouvriers de { $name } : { $place }
}
architects-from-board = Reprendre un ouvrier sur le plateau de { $name }
architects-no-market = pas de Marché Noir
architects-no-cathedral = pas de Cathédrale
architects-less-tax = moins de taxes
architects-deck = { $count } cartes Bâtiment dans la pioche
architects-draw = piocher { $count }
architects-silver-on = Argent sur la carte : { $count }.
architects-all-skills = compétences
architects-market-deal = engager, ou 1 carte sur { $count }
architects-market-middle = un Apprenti gratuit, ou une de { $count } cartes Bâtiment
architects-pile = { $count } cartes dans la pile
architects-third = Le troisième ouvrier amène la Purge
architects-third-soon = Le prochain ouvrier amène la Purge
architects-hall = Guilde { $count } sur { $spaces }
architects-hall-built = { $count } sur { $spaces }
architects-next-reset = prochaine Purge à { $at }
architects-last-turns = { $count ->
    [one] un dernier tour
   *[other] { $count } derniers tours
}
architects-not-started = pas commencée
architects-level = { $name } : niveau { $level }
architects-can-build = Possible
architects-cannot-build = Pas encore
architects-lacks = sans { $skills }
architects-short = manque { $amount } { $good }
architects-costs = Coûte { $price }.
architects-worth = { $points } points de victoire.
architects-when-built = { $virtue } vertu à la construction.
architects-skills = Compétences : { $skills }.
architects-when-hired = { $virtue } vertu à l'embauche.
architects-begins = Commence avec { $goods }.
architects-begins-prison = { $count } ouvriers commencent en Prison.
architects-begins-debts = { $count ->
    [one] Commence avec une Dette.
   *[other] Commence avec { $count } Dettes.
}
architects-begins-cards = { $count ->
    [one] Pioche une carte Bâtiment de plus.
   *[other] Pioche { $count } cartes Bâtiment de plus.
}
architects-now = { $tax } d'argent au Bureau des taxes. Ouvriers : { $places }.
architects-now-player = { $name } : { $points } points, vertu { $virtue }, { $workers } ouvriers prêts, { $prison } en Prison, { $stores } ; { $buildings } Bâtiments, Cathédrale niveau { $cathedral }, { $hand } cartes en main.
architects-log-character-taken = **{ $seat }** : personnage **{ $character }**
architects-log-worker-placed = **{ $seat }** : ouvrier, **{ $place }**
architects-log-worker-retrieved = **{ $seat }** : ouvrier repris, { $place }
architects-log-apprentice-hired = **{ $seat }** : **{ $apprentice }** à son service
architects-log-apprentice-dismissed = **{ $seat }** : renvoi de { $apprentice }
architects-log-workers-captured = **{ $seat }** : { $amount } de **{ $owner }** capturés, { $location }
architects-log-building-constructed = **{ $seat }** : construction de **{ $building }**
architects-log-cathedral-advanced = **{ $seat }** : Cathédrale, niveau **{ $level }**
architects-log-market-reset = #Purge du Marché Noir
architects-log-scheme-turned = **{ $seat }** : plan **{ $scheme }**
architects-log-card-seen = Vous voyez **{ $building }**
architects-log-end-triggered = #La Guilde est pleine : un dernier tour pour chacun
architects-log-first-player = **{ $seat }** : premier joueur
architects-log-turn-skipped = **{ $seat }** : aucun ouvrier à placer
architects-log-debt-taken = **{ $seat }** : une Dette prise
architects-log-debt-paid = **{ $seat }** : une Dette payée
architects-log-debt-destroyed = **{ $seat }** : une Dette détruite
architects-log-cards-buried = { $amount ->
    [one] **{ $seat }** : une carte sous la pioche
   *[other] **{ $seat }** : { $amount } cartes sous la pioche
}
architects-log-workers-recalled = **{ $seat }** : { $amount } repris, { $location }
architects-log-captives-imprisoned = { $amount ->
    [one] **{ $seat }** : un captif en Prison
   *[other] **{ $seat }** : { $amount } captifs en Prison
}
architects-log-prisoners-released = **{ $seat }** : { $amount } hors de Prison
architects-log-captives-released = **{ $seat }** : { $amount } revenus d'autres plateaux
architects-log-reward-taken = **{ $seat }** : **{ $reward }**
architects-log-effect-resolved = **{ $seat }** : **{ $building }** résolu
architects-log-game-ended = **{ $seat }** : { $points } points à la fin
architects-yield = { $base ->
    [0] { $per ->
        [one] { $per } { $good } par ouvrier
       *[other] 1 { $good } par { $per } ouvriers
    }
   *[other] { $base } { $good }, +1 par ouvrier
}
architects-does-workshop = Engager, ou piocher
architects-does-town_centre = Capturer des groupes d'ouvriers
architects-does-guardhouse = Captifs, rançon, Dettes
architects-does-tax_stand = Tout l'argent, vertu { $virtue }
architects-rewards = { $count } Récompenses restantes

## Aquileia

bar-done = Plus de cartes
bar-activate = Payer et activer
bar-change-coins-stop = Change terminé
bar-buy-card-decline = Ne pas acheter
bar-buy-servi-decline = Ne pas acheter
bar-ante-decline = Ne pas ouvrir
bar-choose-lot-decline = Ne pas bâtir
bar-activate-buildings-decline = Ne pas activer
page-lots = Terrains
aquileia-page-city = Quartiers
aquileia-page-lots = Terrains
aquileia-coming = À venir
aquileia-page-shops = Boutiques et banques
aquileia-page-villas = Villas
aquileia-areas = Les six quartiers
aquileia-now = Ce qui se passe
aquileia-choices = Réponses
aquileia-round = Manche { $round } sur { $rounds }
aquileia-lap = tour { $lap } sur { $laps }
aquileia-first = premier joueur
aquileia-first-next = Le premier ici ouvre la prochaine manche.
aquileia-done = terminé
aquileia-host = reçoit
aquileia-hosts = reçoit
aquileia-bids = offre { $bid }
aquileia-out = retiré
aquileia-deck = reste { $count }
aquileia-up-to = max. { $count }
aquileia-and-deck = +{ $count } de la pioche
aquileia-vp = { $points } PV
aquileia-at-once = +{ $points } aussitôt
aquileia-forum-order = chacun bâtit une maison, dans cet ordre
aquileia-lots = Boutiques et banques
aquileia-lots-when = payées au port
aquileia-villas = Villas
aquileia-villas-when = valeur × lauriers à la fin
aquileia-villa-values = Villas { $value }
aquileia-yields = Port :
aquileia-nothing = rien encore
aquileia-coins = Pièces
aquileia-hand = Main
aquileia-hand-hidden = vous seul voyez ces cartes
aquileia-no-cards = aucune carte
aquileia-laurels = Lauriers
aquileia-no-laurels = aucun encore
aquileia-hidden-laurel = laurier caché
aquileia-pieces = Pions
aquileia-henchmen = { $count ->
    [one] reste { $count } affranchi
   *[other] restent { $count } affranchis
}
aquileia-houses = { $count ->
    [one] reste { $count } maison
   *[other] restent { $count } maisons
}
aquileia-to-roll = à lancer
aquileia-step-cards = 1 Cartes
aquileia-step-blue_dice = 2 Dés bleus
aquileia-step-prizes = 3 Prix
aquileia-prize-arena-1 = deux fois la force en points, ou une carte servi
aquileia-prize-arena-2 = ce que le vainqueur laisse
aquileia-prize-stadium-1 = garde un laurier
aquileia-prize-stadium-2 = reçoit l’autre
aquileia-strength-sum = Force { $now } + { $more } = { $sum }
aquileia-now-area = En cours : { $area }.
aquileia-now-player = { $name } : { $points } points ; { $coins } ; { $henchmen } affranchis, { $houses } maisons bâties, villas d’une valeur de { $villas }, { $laurels } lauriers.
aquileia-first-player = #Premier joueur : { $seat }
aquileia-round-began = #Manche { $round }, placement
aquileia-action-phase-began = #Manche { $round }, actions
aquileia-henchman-placed = **{ $seat }** : affranchi vers **{ $space }**
aquileia-disc-placed = **{ $seat }** : disque en position { $position }
aquileia-passed = **{ $seat }** : passe
aquileia-coin-laid = **{ $seat }** : pièce sous l’affranchi
aquileia-coin-taken-back = **{ $seat }** : pièce reprise
aquileia-coin-stolen = **{ $seat }** : 1 { $metal } volé à **{ $victim }**
aquileia-gained = **{ $seat }** : revenu
aquileia-paid = **{ $seat }** : payé
aquileia-scored = **{ $seat }** : { $source }
aquileia-dice-rolled = **{ $seat }** : dés : { $faces }
aquileia-reached = , force { $strength }
aquileia-coins-changed = **{ $seat }** : change { $exchange }
aquileia-card-bought = **{ $seat }** : **{ $card }** achetée
aquileia-cards-drawn = { $amount ->
    [one] **{ $seat }** : { $amount } carte piochée, { $deck }
   *[other] **{ $seat }** : { $amount } cartes piochées, { $deck }
}
aquileia-deck-reshuffled = #{ $deck } remélangées, { $cards } cartes
aquileia-blue-dice-taken = **{ $seat }** : { $dice } dés bleus pris
aquileia-contest-began = #{ $contest }
aquileia-card-played = **{ $seat }** : **{ $card }** jouée
aquileia-card-paid = **{ $seat }** : { $card } payée
aquileia-ranked = **{ $seat }** : place { $place } avec la force { $strength }
aquileia-prize-chosen = **{ $seat }** : choix : { $prize }
aquileia-laurels-taken = **{ $seat }** : choix entre { $laurel } et le suivant
aquileia-laurel-shared = **{ $seat }** : un laurier gardé, l’autre à **{ $second }**
aquileia-laurel-removed = **{ $seat }** : un laurier gardé, l’autre quitte le jeu
aquileia-laurel-received = **{ $seat }** : { $laurel }
aquileia-auction-opened = **{ $seat }** : enchère pour **{ $laurel }**
aquileia-ante-declined = **{ $seat }** : pas d’ouverture
aquileia-bid-made = **{ $seat }** : offre de { $amount } { $metal }
aquileia-laurel-bought = **{ $seat }** : **{ $laurel }** remporté
aquileia-laurel-returned = #{ $laurel } va sous la pioche
aquileia-built = **{ $seat }** : **{ $lot }** bâtie
aquileia-declined = **{ $seat }** : { $space } sans suite
aquileia-activated = { $buildings ->
    [one] **{ $seat }** : { $buildings } bâtiment activé
   *[other] **{ $seat }** : { $buildings } bâtiments activés
}
aquileia-laurel-revealed = **{ $seat }** : { $laurel } révélé
aquileia-game-ended = #La partie finit après la manche { $round }
