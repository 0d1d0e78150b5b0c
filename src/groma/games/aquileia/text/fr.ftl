### Aquileia en français : questions, réponses, journal, raisons et mots.
### Les noms du matériel viennent de components.toml.

## Questions

ask-place-piece = Passage { $lap } : placez un affranchi ou votre disque, ou passez
ask-change-coins = { $left ->
    [one] Changez des pièces à la banque (il reste { $left } échange), ou arrêtez
   *[other] Changez des pièces à la banque (il reste { $left } échanges), ou arrêtez
}
ask-buy-card = Achetez-vous la carte « { ONE($card) } » ?
ask-buy-servi = { $space } : combien de cartes servi achetez-vous ?
ask-play-cards = { $contest } : vous avez une force de { $strength }. Quelles cartes ajoutez-vous ?
ask-roll-blue-dice = Vous avez une force de { $strength }. Combien de dés bleus lancez-vous ?
ask-choose-prize = { $points ->
    [one] Vous avez gagné le combat. Prenez-vous { $points } point ou une carte servi ?
   *[other] Vous avez gagné le combat. Prenez-vous { $points } points ou une carte servi ?
}
ask-keep-laurel = Vous avez gagné la course. Quel laurier gardez-vous ?
ask-ante = Aux enchères : { THE($laurel) }. Ouvrez-vous les enchères, et en quel métal ?
ask-bid = Aux enchères : { THE($laurel) }. La plus haute enchère est de { COUNT($bid, $metal) }. Surenchérissez-vous ?
ask-choose-lot = Sur quelle parcelle construisez-vous ?
ask-pay-slaves = { $slaves ->
    [one] { $lot } : il reste { $slaves } esclave à payer. Avec quelle carte payez-vous ?
   *[other] { $lot } : il reste { $slaves } esclaves à payer. Avec quelle carte payez-vous ?
}
ask-activate-buildings = Payez-vous pour activer vos boutiques et vos banques privées ?

## Réponses

action-pass = { $asked ->
    [bid] Quitter les enchères
   *[place-piece] Passer
}
action-disc = Poser le disque sur l'échelle de départage
action-stop = Arrêter les échanges
action-done = { $cards ->
    [0] Ne pas jouer de cartes
   *[other] Ne plus jouer de cartes
}
action-decline = { $asked ->
    [buy-card] Ne pas acheter la carte
    [buy-servi] Ne pas acheter de cartes servi
    [ante] Ne pas ouvrir les enchères
    [choose-lot] Ne pas construire
   *[activate-buildings] Ne pas activer les bâtiments
}
action-activate = Payer et activer les bâtiments
action-place = Envoyer un affranchi { TO($target) }
action-change = Changer { ONE($target) }
action-buy = Acheter la carte « { ONE($target) } »
action-servi = Acheter { COUNT($amount, $card) }
action-play = Jouer la carte « { ONE($target) } »
action-roll = { $amount ->
    [0] Ne pas lancer de { MANY($die) }
   *[other] Lancer { COUNT($amount, $die) }
}
action-prize = { $points ->
    [0] Prendre la carte servi
    [one] Prendre { $points } point
   *[other] Prendre { $points } points
}
action-keep = Garder { THE($target) }
action-ante = Ouvrir les enchères avec { COUNT($amount, $metal) }
action-bid = Enchérir à { COUNT($amount, $metal) }
action-build = Construire { THE($target) }
action-pay = Payer avec la carte « { ONE($target) } »

## Le journal

log-first-player = { $seat } est premier joueur
log-round-began = # Manche { $round } : placement
log-action-phase-began = # Manche { $round } : actions
log-area-began = # { $area }
log-henchman-placed = { $seat } envoie un affranchi { TO($space) }
log-disc-placed = { $forced ->
    [true] C'est le dernier passage : { $seat } doit poser son disque, en position { $position } de l'échelle de départage
   *[false] { $seat } pose son disque en position { $position } de l'échelle de départage
}
log-passed = { $forced ->
    [true] { $seat } ne peut plus rien placer et passe
   *[false] { $seat } passe
}
log-coin-laid = { $seat } pose { COUNT(1, $metal) } sous l'affranchi
log-coin-taken-back = { $seat } reprend { COUNT(1, $metal) } sous l'affranchi
log-coin-stolen = { $seat } vole { COUNT(1, $metal) } à { $victim }, sous son affranchi
log-nothing-stolen = { $seat } ne trouve aucune pièce à voler
log-gained = { $seat } reçoit { COUNT($amount, $metal) }
log-paid = { $seat } paie { COUNT($amount, $metal) }
log-deposit-paid = { $seat } paie avec la pièce sous l'affranchi : { COUNT(1, $metal) }
log-scored = { $amount ->
    [one] { $seat } marque **{ $amount } point** { TO($source) } ({ $score } en tout)
   *[other] { $seat } marque **{ $amount } points** { TO($source) } ({ $score } en tout)
}
log-dice-rolled = { $seat } lance { COUNT($dice, $die) } : { rolled-faces }
log-coins-changed = { $seat } change { ONE($exchange) }
log-changing-stopped = { $exchanges ->
    [0] { $seat } ne change aucune pièce
   *[other] { $seat } ne change plus de pièces
}
log-card-bought = { $seat } achète la carte « { ONE($card) } »
log-cards-drawn = { $seat } pioche { COUNT($amount, $deck) }
log-no-card-left = { $seat } ne pioche rien : il n'y a plus de { MANY($deck) }
log-card-seen = { $seat } regarde la carte « { ONE($card) } »
log-card-uncovered = Equi et arma, place { $slot } : la carte « { ONE($card) } » est retournée
log-deck-reshuffled = La pioche est vide : la défausse ({ COUNT($cards, $deck) }) est mélangée et la remplace
log-blue-dice-taken = { $dice ->
    [one] { $seat } prend { $dice } dé bleu
   *[other] { $seat } prend { $dice } dés bleus
}
log-fighter-entered = { $seat } entre dans l'Arène avec une force de **{ $strength }**
log-runner-entered = { $seat } court du côté { ONE($side) } et part avec une force de **{ $strength }**
log-strength-reached = { $amount ->
    [0] La force { OF($seat) } reste à { $strength }
   *[other] La force { OF($seat) } monte de **{ $amount }** ({ $strength } en tout)
}
log-card-played = { $seat } joue la carte « { ONE($card) } »
log-cards-ended = { $cards ->
    [0] { $seat } ne joue aucune carte
   *[other] { $seat } ne joue plus de cartes
}
log-blue-dice-kept = { $seat } ne lance aucun dé bleu (il en reste { $dice })
log-card-paid = { $seat } paie avec la carte « { ONE($card) } »
log-ranked = { $place ->
    [1] { $seat } arrive **premier** avec une force de { $strength }
    [2] { $seat } arrive **deuxième** avec une force de { $strength }
    [3] { $seat } arrive **troisième** avec une force de { $strength }
    [4] { $seat } arrive **quatrième** avec une force de { $strength }
   *[5] { $seat } arrive **cinquième** avec une force de { $strength }
}
log-tie-broken = À force égale, { $seat } devance { $other } sur l'échelle de départage
log-prize-chosen = { $seat } choisit { THE($prize) }
log-prize-left = { $seat } reçoit le prix restant : { THE($prize) }
log-prize-lost = { GENDER($prize) ->
    [mp] Personne n'arrive deuxième : { THE($prize) } sont perdus
   *[f] Personne n'arrive deuxième : { THE($prize) } est perdue
}
log-laurels-taken = { $seat } regarde { THE($laurel) } et le laurier suivant de la pioche
log-laurel-seen = { $seat } voit { THE($laurel) }
log-laurel-shared = { $seat } garde un laurier et donne l'autre à { $second }
log-laurel-removed = { $seat } garde un laurier ; l'autre quitte le jeu
log-laurel-received = { $seat } possède maintenant { THE($laurel) }
log-laurel-uncovered = Au Stade, on retourne { THE($laurel) }
log-auction-opened = { $seat } met aux enchères { THE($laurel) }
log-ante-declined = { $seat } n'ouvre pas les enchères
log-bid-made = { $seat } enchérit à { COUNT($amount, $metal) }
log-auction-left = { $forced ->
    [true] { $seat } ne peut pas surenchérir et quitte les enchères
   *[false] { $seat } quitte les enchères
}
log-laurel-bought = { $seat } remporte { THE($laurel) }
log-laurel-returned = Personne n'ouvre les enchères : { THE($laurel) } va sous la pioche
log-building-begun = { $seat } commence à construire { THE($lot) } ; il reste à payer les esclaves
log-built = { $seat } construit { THE($lot) }
log-declined = { $forced ->
    [true] { $seat } ne peut pas utiliser { THE($space) }
   *[false] { $seat } n'utilise pas { THE($space) }
}
log-activated = { $buildings ->
    [0] { $seat } n'a aucun bâtiment à activer
    [one] { $seat } active { $buildings } bâtiment
   *[other] { $seat } active { $buildings } bâtiments
}
log-building-activated = { $seat } active { THE($lot) }
log-activation-unpaid = { $seat } ne peut pas payer { COUNT(1, $metal) } et n'active rien
log-round-ended = # Fin de la manche { $round }
log-final-scoring-began = # Décompte final après la manche { $round }
log-laurel-revealed = { $seat } révèle { THE($laurel) }
log-villas-scored = { $seat } marque **{ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}** en { ONE($colour) } : villas d'une valeur de { $value } × { $laurels ->
    [one] { $laurels } laurier
   *[other] { $laurels } lauriers
} ({ $score } en tout)
log-nothing-scored = Le décompte final ne rapporte rien à { $seat }
log-total-reached = { $score ->
    [one] { $seat } termine avec **{ $score } point**
   *[other] { $seat } termine avec **{ $score } points**
}
log-game-ended = # La partie se termine après la manche { $round }
log-won = { $score ->
    [one] { $seat } gagne avec **{ $score } point**
   *[other] { $seat } gagne avec **{ $score } points**
}
log-victory-shared = { $score ->
    [one] { $seat } partage la victoire avec **{ $score } point** : personne n'en a davantage
   *[other] { $seat } partage la victoire avec **{ $score } points** : personne n'en a davantage
}

rolled-gold = { $gold ->
    [one] { $gold } or
   *[other] { $gold } or
}
rolled-silver = { $silver ->
    [one] { $silver } argent
   *[other] { $silver } argent
}
rolled-bronze = { $bronze ->
    [one] { $bronze } bronze
   *[other] { $bronze } bronze
}
rolled-faces = { $gold ->
    [0] { $silver ->
        [0] { rolled-bronze }
       *[other] { $bronze ->
            [0] { rolled-silver }
           *[other] { rolled-silver }, { rolled-bronze }
        }
    }
   *[other] { $silver ->
        [0] { $bronze ->
            [0] { rolled-gold }
           *[other] { rolled-gold }, { rolled-bronze }
        }
       *[other] { $bronze ->
            [0] { rolled-gold }, { rolled-silver }
           *[other] { rolled-gold }, { rolled-silver }, { rolled-bronze }
        }
    }
}

## Pourquoi pas ?

refusal-Q4-4 = Il vous manque une pièce pour payer ; aucun autre métal n'est accepté.
refusal-Q6-1 = Vous avez déjà placé cette pièce.
refusal-Q6-3 = À votre tour, vous placez un affranchi ou le disque, ou vous passez.
refusal-Q6-9 = C'est le dernier passage : il faut placer votre disque maintenant.
refusal-Q6-15 = Dans une manche, vous n'utilisez qu'un seul côté du Stade.
refusal-Q6-16 = Dans une manche, vous n'occupez qu'un seul des trois emplacements de métal.
refusal-Q6-17 = Il faut une pièce de ce métal à poser sous l'affranchi.
refusal-Q6-23 = Un affranchi se trouve déjà ici.
refusal-Q8-3-1 = À Pecunia, vous changez des pièces ou vous arrêtez.
refusal-Q8-3-5 = Les échanges de cette visite sont épuisés.
refusal-Q8-4-2 = Vous pouvez acheter la carte visible de votre emplacement, ou y renoncer.
refusal-Q8-5-5 = Vous dites combien de cartes servi vous achetez, ou vous renoncez.
refusal-Q8-6-3 = Il ne vous reste pas autant de dés bleus dans cette manche.
refusal-Q9-6 = Vous ajoutez des cartes de votre main, ou vous en restez là.
refusal-Q9-8 = Vous dites combien de dés bleus vous lancez.
refusal-Q9-12 = Le vainqueur prend les points ou la carte servi.
refusal-Q9-20 = Les chevaux ne combattent pas dans l'Arène.
refusal-Q10-8 = Seuls les chevaux de votre côté courent au Stade.
refusal-Q10-13 = Le vainqueur garde un des deux lauriers.
refusal-Q11-5 = Vous nommez un métal et ouvrez les enchères, ou vous renoncez.
refusal-Q11-7 = Vous surenchérissez ou vous passez.
refusal-Q11-8 = Votre réserve ne contient pas autant de pièces de ce métal.
refusal-Q12-3 = Vous construisez sur une parcelle libre, ou vous renoncez.
refusal-Q12-8 = Vos cartes servi ne montrent pas assez d'esclaves.
refusal-Q12-9 = Avec cette carte, une de celles que vous payez serait de trop.
refusal-Q12-11 = Il ne vous reste aucune maison.
refusal-Q12-17 = Une maison se trouve déjà sur cette parcelle.
refusal-Q13-9 = Vous payez et activez, ou vous renoncez.
refusal-Q13-11 = La pièce a été volée et vous n'en avez pas d'autre de ce métal.
refusal-Q15-1 = { game-over }.
refusal-Q16-4 = Il ne reste aucune carte à piocher.

## Mots : phases, sources de points, prix, options

word-placement = Placement
word-action = Actions
word-finished = { finished }
word-start = Début
    .to = au début
word-arena = { name-area_arena }
    .to = à l'Arène
word-lots = Nouveaux bâtiments
    .to = avec le nouveau bâtiment
word-shops = Boutiques
    .to = avec la boutique
word-laurels = Lauriers
    .to = avec les lauriers
word-villas = Villas
    .to = avec les villas
word-points = points
    .count = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
word-slaves = esclaves
    .count = { $amount ->
        [one] { $amount } esclave
       *[other] { $amount } esclaves
    }
word-strength = force
word-servi = Servi
word-equi_et_arma = Equi et arma
word-vp_double_strength = { word-points }
    .the = les points
    .gender = mp
word-servi_card = { name-deck_servi.one }
    .the = la carte servi
    .gender = f
name-option_vp_needs_an_exchange = Pecunia ne donne des points qu'avec un échange

## Pourquoi ce choix est bon

reason-first-disc = Le premier disque remporte les égalités à l'Arène et au Stade, et vous commencerez la prochaine manche.
reason-strong-cards = Vous avez en main des cartes fortes pour cette épreuve.
reason-uncontested = Pour l'instant, personne d'autre ne participe : un prix pourrait ne pas coûter cher.
reason-blue-dice-help = Les dés bleus prêteront main-forte à vos affranchis dans l'épreuve.
reason-sure-points = Ces points sont certains, quoi que disent les dés.
reason-lot-in-reach = Vous pouvez déjà payer une parcelle libre.
reason-shops-pay = Plusieurs de vos boutiques et banques privées rapportent d'un coup.
reason-coins-to-steal = Plusieurs pièces d'autres joueurs attendent au Port d'être volées.
reason-coins-needed = Vous manquez de pièces, et celles-ci ne coûtent rien.
reason-slaves-needed = La plupart des parcelles libres demandent des esclaves, et vous n'en avez pas.
reason-two-cards = Ici, vous recevez une deuxième carte pour le même prix.
reason-takes-the-lead = Avec cette carte, vous passez en tête.
reason-sure-win = La victoire est déjà à vous : vous pouvez garder vos cartes.
reason-strength-pays = Votre force compte double en points, et elle est élevée.
reason-better-laurel = Avec vos villas actuelles, ce laurier rapporte plus que l'autre.
reason-counts-villas = Ce laurier compterait vos villas une fois de plus.
reason-laurels-multiply = Vous avez des lauriers qui compteront cette villa.
reason-yields-now = Votre affranchi au Port peut activer ce bâtiment dès cette manche.
reason-yields-often = Construit si tôt, ce bâtiment peut rapporter pendant plusieurs manches.
reason-arena-prizes = À l'Arène, les trois premiers gagnent du bronze, et les deux premiers des points ou une carte servi.
reason-race-prizes = À la course, les trois premiers gagnent des pièces, et les deux premiers un laurier qui comptera à la fin.
reason-slaves-serve = Les esclaves servent à bâtir et à combattre ; sans eux, la plupart des parcelles vous restent fermées.
reason-cards-help = Cette carte ajoute de la force dans une épreuve, et personne d'autre ne pourra la prendre.
reason-free-coins = Des pièces sans rien payer, quoi que montrent les dés.
reason-host-chooses = Comme hôte, vous choisissez le métal dans lequel tous doivent enchérir.
reason-builds-at-all = Sans emplacement au Forum, vous ne construisez rien pendant cette manche.
reason-portus-opens = Sans emplacement ici, vos boutiques et banques ne rapportent rien pendant cette manche.
reason-villa-waits = Une villa compte une fois par laurier de sa couleur que vous gagnerez encore.
reason-disc-ranks = Plus votre disque est posé tôt, plus vous remportez d'égalités à l'Arène et au Stade.
reason-laurel-waits = Chaque villa de sa couleur compte une fois de plus, même celles que vous construirez encore.

## Statistiques d'une partie terminée

stat-dice-luck = Dés les plus chanceux aux épreuves : { $dice } lancés, { $expected } réussites attendues
stat-thefts = Le plus de pièces volées
stat-robbed = Volé le plus souvent
stat-contests = Le plus d'épreuves gagnées
stat-houses = Le plus de maisons construites
stat-villas = Meilleures villas : { $colour }, { $value } × { $laurels }

## Sur la page

tagline = Six lieux, trois métaux, un combat dans l'Arène à chaque manche.
tab-city = { city }
bar-done = Ne plus jouer de cartes
bar-activate = Payer et activer
bar-change-coins-stop = { action-stop }
bar-buy-card-decline = Ne pas acheter
bar-buy-servi-decline = { bar-buy-card-decline }
bar-ante-decline = Ne pas ouvrir
bar-choose-lot-decline = Ne pas construire
bar-activate-buildings-decline = Ne pas activer
tab-lots = Parcelles
page-page-lots = { tab-lots }
page-coming = À venir
page-areas = Les six quartiers
page-now = Ce qui se passe
page-choices = Choix
page-round-of = Manche { $round } sur { $rounds }
page-round-name = Manche
page-round-one = manche
page-round = { page-round-name } { $round }
page-round-jump = { page-round }
page-rounds = Manches
page-rounds-played = { $count } { $count ->
    [one] { page-round-one }
   *[other] manches
}
page-points-by-round = Points { page-round-one } par { page-round-one }
page-chance-by-round = Chance de gagner, { page-round-one } par { page-round-one }
page-by-round-shows = Ce qui est tracé { page-round-one } par { page-round-one }
page-lap = passage { $lap } sur { $laps }
page-first = premier joueur
page-first-next = Le premier ici ouvre la prochaine manche.
page-done = terminé
page-host = enchères
page-hosts = ouvre les enchères
page-bids = offre { $bid }
page-out = retiré
page-deck = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
page-up-to = max. { $count }
page-and-deck = +{ $count } de la pioche
page-vp = { $points } PV
page-at-once = { $points ->
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
}
page-forum-order = chacun bâtit une maison, dans cet ordre
page-lots = Boutiques et banques
page-lots-when = activées au Port
page-villas = { word-villas }
page-villas-when = valeur × lauriers à la fin
page-villa-values = Villas : { $value }
page-yields = Port :
page-nothing = encore rien
page-coins = Pièces
page-hand = Main
page-hand-hidden = vous seul voyez ces cartes
page-no-cards = aucune carte
page-laurels = { word-laurels }
page-no-laurels = encore aucun
page-hidden-laurel = laurier caché
page-pieces = Pions
page-henchmen = { $count ->
    [one] reste { $count } affranchi
   *[other] restent { $count } affranchis
}
page-houses = { $count ->
    [one] reste { $count } maison
   *[other] restent { $count } maisons
}
page-to-roll = à lancer
page-step-cards = 1 Cartes
page-step-blue_dice = 2 Dés bleus
page-step-prizes = 3 Prix
page-prize-arena-1 = deux fois la force en points, ou une carte servi
page-prize-arena-2 = ce que le vainqueur laisse
page-prize-stadium-1 = garde un laurier
page-prize-stadium-2 = reçoit l'autre
page-strength-sum = Force { $now } + { $more } = { $sum }
page-now-area = En cours : { $area }.
page-now-henchmen = Affranchis, du Mercatus au Portus : { $henchmen }.
page-now-free = Emplacements libres : { $areas }.
page-now-track = Échelle de départage, à partir du premier : { $names }.
page-now-houses = Maisons : { $houses }.
page-now-player = { $name } : { $points } ; { $coins } ; { $henchmen } à placer, { $houses } sur le plateau, villas d'une valeur de { $villas }, { $laurels }.
page-laurel-count = { $count ->
    [one] { $count } laurier
   *[other] { $count } lauriers
}
page-reached = , force { $strength }
page-note-free = { $area }, libre
page-note-taken = { $area }, { $name } y est
page-note-lot = coûte { $price }
page-note-lot-yields = coûte { $price }, rapporte { $yields }
page-note-lot-owned = { $name }
page-note-lot-works = { $name }, rapporte { $yields }
