### Aquileia en français : questions, réponses, journal, raisons et mots.
### Les noms du matériel viennent de components.toml.

## Questions

ask-place-piece = Passage { $lap } : placez un affranchi ou votre disque, ou passez
ask-change-coins = { $left ->
    [one] Changez des pièces avec la banque (il reste { $left } échange), ou arrêtez
   *[other] Changez des pièces avec la banque (il reste { $left } échanges), ou arrêtez
}
ask-buy-card = Achetez-vous { $card } ?
ask-buy-servi = { $space } : combien de cartes servi achetez-vous ?
ask-play-cards = { $contest } : vous avez une force de { $strength }. Quelles cartes ajoutez-vous ?
ask-roll-blue-dice = Vous avez une force de { $strength }. Combien de dés bleus lancez-vous ?
ask-choose-prize = Vous avez gagné le combat. Prenez-vous { $points } points ou une carte servi ?
ask-keep-laurel = Vous avez gagné la course. Quel laurier gardez-vous ?
ask-ante = { $laurel } est aux enchères. Ouvrez-vous les enchères, et en quel métal ?
ask-bid = { $laurel } : la plus haute enchère est de { $bid } { $metal }. Surenchérissez-vous ?
ask-choose-lot = Sur quelle parcelle construisez-vous ?
ask-pay-slaves = { $slaves ->
    [one] { $lot } : il reste { $slaves } esclave à payer. Quelle carte payez-vous ?
   *[other] { $lot } : il reste { $slaves } esclaves à payer. Quelle carte payez-vous ?
}
ask-activate-buildings = Payez-vous pour activer vos boutiques et vos banques privées ?

## Réponses

action-pass = Passer
action-disc = Poser le disque sur l'échelle de départage
action-stop = Arrêter de changer
action-done = Plus de cartes
action-decline = Non, merci
action-activate = Payer et activer
action-place = Affranchi sur { $target }
action-change = Changer { $target }
action-buy = Acheter { $target }
action-servi = Cartes servi à acheter : { $target }
action-play = Jouer { $target }
action-roll = Dés bleus à lancer : { $target }
action-prize = { $target ->
    [vp_double_strength] Prendre les points
   *[servi_card] Prendre la carte servi
}
action-keep = Garder { $target }
action-ante = Ouvrir avec 1 { $target }
action-bid = Enchérir à { $target }
action-build = Construire { $target }
action-pay = Payer { $target }

## Le journal

log-first-player = { $seat } est premier joueur
log-round-began = La manche { $round } commence
log-action-phase-began = La phase d'actions de la manche { $round } commence
log-henchman-placed = { $seat } envoie un affranchi sur { $space }
log-disc-placed = { $seat } pose le disque en position { $position } de l'échelle de départage
log-passed = { $seat } passe
log-coin-laid = { $seat } pose 1 { $metal } sous l'affranchi
log-coin-taken-back = { $seat } reprend 1 { $metal }
log-coin-stolen = { $seat } prend 1 { $metal } sous l'affranchi de { $victim }
log-gained = { $seat } reçoit { $amount } { $metal }
log-paid = { $seat } paie { $amount } { $metal }
log-scored = { $amount ->
    [one] { $seat } : { $amount } point ({ $source }), { $score } en tout
   *[other] { $seat } : { $amount } points ({ $source }), { $score } en tout
}
log-dice-rolled = { $seat } lance : { $gold } { name-gold }, { $silver } { name-silver }, { $bronze } { name-bronze }
log-coins-changed = { $seat } change { $exchange }
log-card-bought = { $seat } achète { $card }
log-cards-drawn = { $amount ->
    [one] { $seat } pioche { $amount } carte : { $deck }
   *[other] { $seat } pioche { $amount } cartes : { $deck }
}
log-card-seen = { $seat } pioche { $card }
log-card-uncovered = { $card } est visible à la place { $slot } de l'étalage
log-deck-reshuffled = { $deck } : les { $cards } défausses sont mélangées et forment la pioche
log-blue-dice-taken = { $seat } prend les { $dice } dés bleus
log-contest-began = { $contest } : début
log-strength-reached = { $seat } a une force de { $strength }
log-card-played = { $seat } joue { $card }
log-card-paid = { $seat } paie { $card }
log-ranked = { $contest } : { $seat } arrive à la place { $place } avec une force de { $strength }
log-prize-chosen = { $seat } choisit { $prize }
log-laurels-taken = { $seat } regarde { $laurel } et le laurier suivant de la pioche
log-laurel-seen = { $seat } voit { $laurel }
log-laurel-shared = { $seat } garde un laurier et donne l'autre à { $second }
log-laurel-removed = { $seat } garde un laurier ; l'autre quitte le jeu
log-laurel-received = { $seat } possède maintenant { $laurel }
log-laurel-uncovered = { $laurel } est visible au stade
log-auction-opened = { $seat } met { $laurel } aux enchères
log-ante-declined = { $seat } n'ouvre pas les enchères
log-bid-made = { $seat } enchérit à { $amount } { $metal }
log-laurel-bought = { $seat } remporte { $laurel }
log-laurel-returned = Personne n'ouvre les enchères : { $laurel } va sous la pioche
log-built = { $seat } construit { $lot }
log-declined = { $seat } n'utilise pas { $space }
log-activated = { $buildings ->
    [one] { $seat } active { $buildings } bâtiment
   *[other] { $seat } active { $buildings } bâtiments
}
log-laurel-revealed = { $seat } révèle { $laurel }
log-game-ended = La partie se termine après la manche { $round }

## Pourquoi pas ?

refusal-Q4-4 = Il vous manque une pièce pour payer ; aucun autre métal n'est accepté.
refusal-Q6-1 = Vous avez déjà placé cette pièce.
refusal-Q6-3 = À votre tour, vous placez un affranchi ou le disque, ou vous passez.
refusal-Q6-9 = C'est le dernier passage : il faut placer votre disque maintenant.
refusal-Q6-15 = Dans une manche, vous n'utilisez qu'un seul côté du stade.
refusal-Q6-16 = Dans une manche, vous n'occupez qu'un seul des trois emplacements de métal.
refusal-Q6-17 = Il faut une pièce de ce métal à poser sous l'affranchi.
refusal-Q6-23 = Un affranchi se trouve déjà ici.
refusal-Q8-3-1 = À Pecunia, vous changez des pièces ou vous arrêtez.
refusal-Q8-3-5 = Les échanges de cette visite sont épuisés.
refusal-Q8-4-2 = Vous pouvez acheter la carte visible de votre place, ou refuser.
refusal-Q8-5-5 = Vous dites combien de cartes servi vous achetez, ou vous refusez.
refusal-Q8-6-3 = Il ne vous reste pas autant de dés bleus dans cette manche.
refusal-Q9-6 = Vous ajoutez des cartes de votre main, ou vous avez fini.
refusal-Q9-8 = Vous dites combien de dés bleus vous lancez.
refusal-Q9-12 = Le vainqueur prend les points ou la carte servi.
refusal-Q9-20 = Les chevaux ne combattent pas dans l'arène.
refusal-Q10-8 = Seuls les chevaux de votre côté courent au stade.
refusal-Q10-13 = Le vainqueur garde un des deux lauriers.
refusal-Q11-5 = Vous nommez un métal et ouvrez les enchères, ou vous refusez.
refusal-Q11-7 = Vous surenchérissez ou vous passez.
refusal-Q11-8 = Votre réserve ne contient pas autant de pièces de ce métal.
refusal-Q12-3 = Vous construisez sur une parcelle libre, ou vous refusez.
refusal-Q12-8 = Vos cartes servi ne montrent pas assez d'esclaves.
refusal-Q12-9 = Avec cette carte, une autre serait de trop.
refusal-Q12-11 = Il ne vous reste aucune maison.
refusal-Q12-17 = Une maison se trouve déjà sur cette parcelle.
refusal-Q13-9 = Vous payez et activez, ou vous refusez.
refusal-Q13-11 = La pièce a été volée et vous n'en avez pas d'autre de ce métal.
refusal-Q15-1 = La partie est terminée.
refusal-Q16-4 = Il ne reste aucune carte à piocher.

## Mots : phases, sources de points, prix, options

word-placement = Placement
word-action = Actions
word-finished = Terminée
word-start = début
word-arena = arène
word-lots = nouveau bâtiment
word-shops = boutiques
word-laurels = lauriers
word-villas = villas
word-points = points
word-slaves = esclaves
word-strength = force
word-vp_double_strength = les points
word-servi_card = une carte servi
word-option_vp_needs_an_exchange = Pecunia ne donne des points qu'avec un échange
word-option_colours = Couleurs des joueurs
word-true = oui
word-false = non

## Pourquoi ce choix est bon

reason-first-disc = Le premier disque posé gagne toutes les égalités et fait de vous le premier joueur de la prochaine manche.
reason-strong-cards = Vous avez en main des cartes fortes pour cette épreuve.
reason-uncontested = Pour l'instant personne d'autre ne participe : un prix peut coûter peu.
reason-blue-dice-help = Les dés bleus prêteront main-forte à vos affranchis dans l'épreuve.
reason-sure-points = Ces points sont certains, quoi que disent les dés.
reason-lot-in-reach = Vous pouvez déjà payer une parcelle libre.
reason-shops-pay = Plusieurs de vos boutiques et banques privées rapportent d'un coup.
reason-coins-to-steal = Plusieurs pièces d'autres joueurs attendent au Portus d'être volées.
reason-coins-needed = Vous manquez de pièces, et celles-ci ne coûtent rien.
reason-slaves-needed = La plupart des parcelles libres demandent des esclaves, et vous n'en avez pas.
reason-two-cards = Ici, une deuxième carte vient en plus pour le même prix.
reason-takes-the-lead = Avec cette carte, vous passez en tête.
reason-sure-win = La victoire est déjà à vous : vous pouvez garder vos cartes.
reason-strength-pays = Votre force compte double en points, et elle est élevée.
reason-better-laurel = Avec vos villas actuelles, ce laurier rapporte plus que l'autre.
reason-counts-villas = Ce laurier compterait vos villas une fois de plus.
reason-laurels-multiply = Vous avez des lauriers qui compteront cette villa.
reason-yields-now = Votre affranchi au Portus peut faire travailler ce bâtiment dès cette manche.
reason-yields-often = Construit si tôt, ce bâtiment peut rapporter pendant plusieurs manches.

## On the page

tagline = Six lieux, trois métaux, un combat dans l’arène à chaque tour.
tab-city = Cité
bar-done = Plus de cartes
bar-activate = Payer et activer
bar-change-coins-stop = Change terminé
bar-buy-card-decline = Ne pas acheter
bar-buy-servi-decline = Ne pas acheter
bar-ante-decline = Ne pas ouvrir
bar-choose-lot-decline = Ne pas bâtir
bar-activate-buildings-decline = Ne pas activer
tab-lots = Terrains
page-page-city = Quartiers
page-page-lots = Terrains
page-coming = À venir
page-page-shops = Boutiques et banques
page-page-villas = Villas
page-areas = Les six quartiers
page-now = Ce qui se passe
page-choices = Réponses
page-round-of = Manche { $round } sur { $rounds }
page-lap = tour { $lap } sur { $laps }
page-first = premier joueur
page-first-next = Le premier ici ouvre la prochaine manche.
page-done = terminé
page-host = reçoit
page-hosts = reçoit
page-bids = offre { $bid }
page-out = retiré
page-deck = reste { $count }
page-up-to = max. { $count }
page-and-deck = +{ $count } de la pioche
page-vp = { $points } PV
page-at-once = +{ $points } aussitôt
page-forum-order = chacun bâtit une maison, dans cet ordre
page-lots = Boutiques et banques
page-lots-when = payées au port
page-villas = Villas
page-villas-when = valeur × lauriers à la fin
page-villa-values = Villas { $value }
page-yields = Port :
page-nothing = rien encore
page-coins = Pièces
page-hand = Main
page-hand-hidden = vous seul voyez ces cartes
page-no-cards = aucune carte
page-laurels = Lauriers
page-no-laurels = aucun encore
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
page-prize-stadium-2 = reçoit l’autre
page-strength-sum = Force { $now } + { $more } = { $sum }
page-now-area = En cours : { $area }.
page-now-player = { $name } : { $points } points ; { $coins } ; { $henchmen } affranchis, { $houses } maisons bâties, villas d’une valeur de { $villas }, { $laurels } lauriers.
page-reached = , force { $strength }
