### Praetor en français : questions, réponses, journal, raisons et mots.
### Les noms des composants viennent de components.toml.

## Questions

ask-take-turn = À vous : effectuez une action ou passez
ask-choose-builder = Quel Ouvrier construit { $tile } ?
ask-choose-cell = Où posez-vous { $tile } dans la Cité ?
ask-choose-rotation = Dans quel sens posez-vous { $tile } ?
ask-choose-visitor = Quel Ouvrier active { $tile } ?
ask-choose-amount = { $tile } : combien de ressources convertissez-vous ?
ask-trade = Échangez encore une unité avec la banque, ou arrêtez
ask-use-retired = { $tile } : que fait votre Ouvrier à la retraite ?
ask-choose-academy =
    { $trainees ->
        [one] Votre Novice de la zone d'entraînement I devient-il actif tout de suite ?
       *[other] Vos { $trainees } Novices de la zone d'entraînement I deviennent-ils actifs tout de suite ?
    }
ask-choose-hire = Vous n'avez plus d'Ouvrier actif. Renoncez-vous à { $favor } points de Faveur pour embaucher un Villageois ?
ask-choose-board = Quelle face d'un Tableau de Bord prenez-vous ?

## Réponses

action-pass = Passer
action-stop = Arrêter les échanges
action-hire = Embaucher un Villageois
action-decline = Non, merci
action-build = Construire { $target }
action-activate = Activer { $target }
action-use = Utiliser { $target }
action-worker = L'Ouvrier d'expérience { $target }
action-at = En { $target }
action-turn = { $target ->
    [0] Telle quelle
    [1] Un quart de tour à droite
    [2] À l'envers
    [3] Un quart de tour à gauche
   *[other] { $target } quarts de tour à droite
}
action-convert = { $target ->
    [0] Ne rien convertir
   *[other] Convertir { $target }
}
action-sell = Vendre 1 { $target }
action-buy = Acheter 1 { $target }
action-board = Prendre { $target }

## Le journal

log-board-taken = { $seat } prend { $board }
log-round-began = { $last ->
    [true] Le tour { $round } commence. C'est le dernier
   *[false] Le tour { $round } commence
}
log-passed = { $seat } passe
log-sent = { $seat } envoie un Ouvrier d'expérience { $level } pour { $task } { $tile }
log-placed = { $seat } pose { $tile } dans la Cité en { $x },{ $y }
log-used = { $seat } utilise { $tile }
log-gained = { $seat } gagne { $amount } { $resource }
log-paid = { $seat } paye { $amount } { $resource }
log-fee-paid = { $seat } paye { $amount } { $resource } à { $owner }
log-scored = { $amount ->
    [one] { $seat } : { $amount } point de Faveur ({ $source }), { $favor } en tout
   *[other] { $seat } : { $amount } points de Faveur ({ $source }), { $favor } en tout
}
log-morale-moved = { $steps ->
    [one] { $seat } : le Moral bouge de { $steps } cran, jusqu'à { $value }
   *[other] { $seat } : le Moral bouge de { $steps } crans, jusqu'à { $value }
}
log-recruited = { $seat } recrute un Villageois, qui commence en zone d'entraînement I
log-trained = { $workers ->
    [one] { $seat } : un Novice devient Ouvrier actif
   *[other] { $seat } : { $workers } Novices deviennent Ouvriers actifs
}
log-promoted = { $seat } : un Ouvrier passe à l'expérience { $level }
log-retired = { $workers ->
    [one] { $seat } : un Ouvrier part à la retraite
   *[other] { $seat } : { $workers } Ouvriers partent à la retraite
}
log-hired = { $seat } embauche un Villageois comme Ouvrier actif
log-section-taken = { $seat } prend { $section }
log-section-removed = Personne n'a pris { $section }, retirée du jeu
log-tile-uncovered = { $tile } est désormais disponible
log-section-uncovered = { $section } est retournée face visible
log-game-ended = La partie se termine après le tour { $round }

## Pourquoi pas ?

refusal-P3-5 = Tous vos Jetons sont posés sur des Tuiles : vous ne pouvez plus construire.
refusal-P4-9 = Un autre joueur a déjà pris cette face.
refusal-P6-2 = La partie est terminée.
refusal-P8-3 = À votre tour, vous construisez, activez une Tuile, utilisez une Tuile spéciale ou passez.
refusal-P9-1 = Pour construire, il faut un Ouvrier actif disponible et toutes les ressources du coût.
refusal-P9-4 = Une nouvelle Tuile se pose sur une case vide, contre la Cité.
refusal-P10-2 = Une nouvelle Tuile doit partager un côté entier avec la Cité ; un coin ne suffit pas.
refusal-P11-1 = Vous n'avez pas d'Ouvrier actif de cette expérience disponible.
refusal-P11-2 = Cette Tuile a déjà été activée pendant ce tour.
refusal-P11-5 = Vous ne pouvez pas payer le coût d'activation à son propriétaire.
refusal-P12-1 = Vous avez déjà utilisé cette Tuile spéciale pendant ce tour.
refusal-P12-2 = Vous ne pouvez pas payer le coût d'activation à son propriétaire.
refusal-P12-5 = Un Ouvrier à la retraite construit une Tuile, ou en active une rouge ou verte.
refusal-P12-6 = Le coût d'activation payé, votre Ouvrier à la retraite ne pourrait ni construire ni rien activer.
refusal-P12-13 = Vous n'avez pas d'Ouvrier à la retraite disponible.
refusal-P13-3 = Vous n'avez pas d'Ouvrier actif disponible : vous ne pouvez que passer.
refusal-P13-4 = Sans Ouvrier actif disponible vous devez passer ; un retraité ne peut pas servir non plus.
refusal-P14-5 = Vous n'avez pas autant de ressources à convertir.
refusal-P14-25 = Vous n'avez plus de Villageois à recruter.
refusal-P14-26 = Il n'y a pas de Tuile de Mur visible, ou vous ne pouvez pas payer ce qu'elle exige.
refusal-P16-1 = Vous n'avez pas assez d'Or pour l'acheter.
refusal-P16-2 = Pendant une visite au Marché, on vend avant d'acheter, et l'on ne rachète pas ce que l'on a vendu.
refusal-P16-4 = Vous n'en avez pas à vendre.
refusal-P17-5 = Vous ne pouvez pas payer le coût d'activation à son propriétaire.
refusal-P17-16 = Vous ne pouvez embaucher que s'il ne vous reste aucun Ouvrier actif.

## Effets des Tuiles

effect-gain = { $resource } : { $amount }
effect-convert = { $given } en { $taken } : jusqu'à { $amount }
effect-favor = Faveur : { $amount }
effect-morale = Moral : { $amount }
effect-recruit = recruter un Villageois
effect-trade = acheter et vendre
effect-wall = prendre la Tuile de Mur
effect-skip_training = les Novices sautent la zone II
effect-use_retired = utiliser un retraité d'expérience { $level }
effect-none = aucun

word-worker_level = expérience de l'Ouvrier
word-owned_tiles = Tuiles possédées
word-retired_workers = Ouvriers à la retraite
word-held_wood = { name-wood }
word-held_stone = { name-stone }
word-held_marble = { name-marble }
word-held_weapons = { name-weapons }
word-morale_value = valeur du Moral

## Mots : phases, tâches, origines de la Faveur

word-setup = Préparation
word-actions = Action
word-maintenance = Maintenance
word-finished = Fin

word-build = construire
word-activate = activer

word-start = départ
word-buildings = bâtiments
word-mosaics = mosaïques
word-temples = temples
word-wall = Mur
word-retirement = retraites
word-upkeep = entretien impayé
word-hire = embauche d'urgence
word-active_workers = Ouvriers actifs
word-trainees = Novices
word-morale = Moral
word-resources = ressources
word-largest_area = plus grand quartier
word-wall_sections = plus de Tuiles de Mur
word-villagers = plus de Villageois

word-favor = Faveur
word-nw = en haut à gauche
word-ne = en haut à droite
word-se = en bas à droite
word-sw = en bas à gauche

word-red = rouge
word-green = vert
word-grey = gris
word-none = aucune

## Mots : valeurs des options

word-A = face A pour tous
word-B = faces B différentes, au hasard
word-choice = chaque joueur choisit
word-true = oui
word-false = non
word-random = au hasard
word-unknown = non indiqué

## Pourquoi ce choix est bon

reason-corners-match = Aucun autre choix ne fait concorder plus de coins, et chacun rapporte de la Faveur.
reason-good-fit = Il y a dans la cité une place où beaucoup de ses coins concordent.
reason-works-long = Construite si tôt, cette tuile peut travailler pour vous pendant de nombreux tours.
reason-favor-at-the-end = C'est le dernier tour : sa Faveur vaut plus que les ressources dépensées.
reason-wages = Votre or ne suffit pas encore aux salaires de ce tour.
reason-learns = En plus, votre Ouvrier y gagne un niveau.
reason-retires = Cet Ouvrier atteint le plus haut niveau et part à la retraite avec une belle récompense en Faveur.
reason-anyone-can = N'importe qui peut s'en charger : gardez vos Ouvriers aguerris là où leur niveau compte.
reason-level-counts = Ici le niveau compte : envoyez votre meilleur Ouvrier.
reason-wall-grows = Chaque Tuile de Mur que vous avez déjà rapporte encore de la Faveur avec la suivante.
reason-temple-pays = Vous avez déjà ce que ce temple récompense : il rapporte bien dès maintenant.
reason-recruit-early = Il reste le temps de former une recrue qui travaillera pour vous plusieurs tours.
reason-sooner-at-work = Vos Novices peuvent se mettre au travail un tour plus tôt.

## La table dans un terminal

drawing-last-round = dernier tour
drawing-passed = a passé
drawing-at-home = Disponibles
drawing-on-tiles = Placés
drawing-training = Novices I/II
drawing-villagers = Villageois
drawing-retired = Retraités
drawing-upkeep = Entretien
drawing-tiles = Tuiles
drawing-sections = Mur
drawing-area = Zone
drawing-age = Âge { $age }
drawing-piles = pile de Cité { $deck }, pile de Mur { $wall }
drawing-fee = Activation
drawing-bonus = +{ $bonus } par Tuile de Mur possédée
drawing-worth = Faveur { $favor }
drawing-rates = achète à { $buy }, vend à { $sell }

## On the page

tagline = Une cité commune au mur d’Hadrien. Les ouvriers sont des dés qui vieillissent.
bar-stop = Fin du commerce
bar-hire = Embaucher
step-worker = Ouvrier, niveau { $target }
step-at = Place
step-turn = Sens
step-sell = 1 { $target } vendu
step-buy = 1 { $target } acheté
tab-city = Cité
tab-build = Bâtir
tab-wall = Mur
page-neutral = à personne
page-owned-by = à : { $name }
page-build-name = Bâtir { $tile }
page-deed-trade = commerce
page-deed-recruit = +1 novice
page-deed-retired = niveau { $level }
page-shelf = Tuiles à bâtir
page-shelf-empty = Toutes sont bâties. Les nouvelles arrivent à la Maintenance.
page-deck-both = { $one } Âge I, puis { $two } Âge II
page-deck-two = reste { $two } Âge II
page-placing = en pose
page-short = { $count ->
    [one] manque { $what }
   *[other] manquent { $what }
}
page-cost-favor = rapporte { $favor } faveur
page-wall = Mur d’Hadrien
page-sections-left = { $count ->
    [one] reste { $count } tuile
   *[other] restent { $count } tuiles
}
page-caesar-asks = César demande
page-for-you = pour vous
page-worth = vaut
page-wall-bonus = { $count ->
    [one] { $base } + { $bonus } pour votre tuile
   *[other] { $base } + { $bonus } pour vos tuiles
}
page-wall-taken = Aucune tuile de mur n’est visible.
page-mosaics = Mosaïques
page-mosaics-rule = +1 par coin égal
page-stores = Réserves
page-market-rates = achat / vente au Marché
page-workers = Ouvriers
page-villagers = Villageois
page-training-one = École I
page-training-two = École II
page-active = Actifs
page-retired = Retraités
page-worker-level = ouvrier de niveau { $level }
page-workers-home = ouvriers chez eux : { $levels }
page-trainees = { $count ->
    [one] { $count } novice
   *[other] { $count } novices
}
page-morale = Moral
page-morale-is = Moral { $value }
page-favor-at-end = faveur à la fin
page-sections-held = { $count ->
    [0] pas encore de tuile
    [one] { $count } tuile, +{ $bonus } à chaque fois
   *[other] { $count } tuiles, +{ $bonus } à chaque fois
}
page-wages = { $short ->
    [0] Salaires : { $upkeep }
   *[other] Salaires : { $upkeep }, il manque { $short }
}
page-buy = achat { $price }
page-sell = vente { $price }
page-placed-here = { $tile } ici : { $favor } faveur
page-placed-sum = { $mosaics ->
    [0] { $printed } sur la tuile
    [one] { $printed } sur la tuile + { $mosaics } coin égal
   *[other] { $printed } sur la tuile + { $mosaics } coins égaux
}
page-now-round = Tour { $round }, { $tiles } tuiles dans la cité.
page-now-player = { $name } : { $favor } faveur, { $goods }, { $tiles } tuiles.
