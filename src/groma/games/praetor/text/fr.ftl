### Praetor en français : questions, réponses, journal, raisons et mots.
### Les noms des composants viennent de components.toml.

## Questions

ask-take-turn = À vous : effectuez une action ou passez
ask-choose-builder = Quel ouvrier construit { THE($tile) } ?
ask-choose-cell = Où posez-vous { THE($tile) } dans la cité ?
ask-choose-rotation = Dans quel sens posez-vous { THE($tile) } ?
ask-choose-visitor = Quel ouvrier active { THE($tile) } ?
ask-choose-amount = { $tile } : combien de ressources convertissez-vous ?
ask-trade = Échangez encore une unité avec la banque, ou arrêtez
ask-use-retired = { $tile } : que fait votre ouvrier à la retraite ?
ask-choose-academy =
    { $trainees ->
        [one] Votre novice de la zone d'entraînement I devient-il actif tout de suite ?
       *[other] Vos { $trainees } novices de la zone d'entraînement I deviennent-ils actifs tout de suite ?
    }
ask-choose-hire = { $favor ->
    [one] Vous n'avez plus d'ouvrier actif. Renoncez-vous à { $favor } point de faveur pour embaucher un villageois ?
   *[other] Vous n'avez plus d'ouvrier actif. Renoncez-vous à { $favor } points de faveur pour embaucher un villageois ?
}
ask-choose-board = Quelle face d'un tableau de bord prenez-vous ?

## Réponses

action-pass = { pass }
action-stop = Arrêter les échanges
action-hire = Embaucher un villageois
action-decline = Renoncer
action-build = { $copies ->
    [one] Construire { THE($target) }
   *[other] Construire { THE($target) } (coins : { ONE($nw) }, { ONE($ne) }, { ONE($se) }, { ONE($sw) })
}
action-activate = { $copies ->
    [one] Activer { THE($target) }
   *[other] { $alike ->
        [1] Activer { THE($target) } { OF($seat) }
       *[other] Activer { THE($target) } ({ spot })
    }
}
action-use = { $copies ->
    [one] Utiliser { THE($target) }
   *[other] { $alike ->
        [1] Utiliser { THE($target) } { OF($seat) }
       *[other] Utiliser { THE($target) } ({ spot })
    }
}
action-worker = Envoyer l'ouvrier d'expérience { $target }
action-at = La poser { spot }
action-turn = { $target ->
    [0] La poser telle quelle
    [1] La poser tournée d'un quart à droite
    [2] La poser tournée d'un demi-tour
    [3] La poser tournée d'un quart à gauche
   *[other] La poser tournée de { $target } quarts à droite
}
action-convert = { $target ->
    [0] Ne rien convertir
   *[other] Convertir { COUNT($target, $given) } en { COUNT($target, $taken) }
}
action-sell = Vendre { COUNT(1, $target) }
action-buy = Acheter { COUNT(1, $target) }
action-board = Prendre { THE($target) }

## Où se trouve une case

spot = { $across ->
    [0] { $along } { $northward }
   *[other] { $across } { $eastward }{ $along ->
        [0] { "" }
       *[other] { "" } et { $along } { $northward }
    }
} { OF($landmark) }
word-north = au nord
word-south = au sud
word-east = à l'est
word-west = à l'ouest

## Le journal

log-board-taken = { $seat } prend { THE($board) }
log-started = { $favor ->
    [one] { $seat } commence avec **{ $favor } point de faveur**
   *[other] { $seat } commence avec **{ $favor } points de faveur**
}
log-round-began = { $last ->
    [true] # Tour { $round }, le dernier
   *[false] # Tour { $round }
}
log-order-set = { $players ->
    [2] Ordre du tour : { $first }, { $second }
    [3] Ordre du tour : { $first }, { $second }, { $third }
    [4] Ordre du tour : { $first }, { $second }, { $third }, { $fourth }
   *[other] Ordre du tour : { $first }, { $second }, { $third }, { $fourth }, { $fifth }
}
log-passed = { $seat } passe
log-had-to-pass = { $workers ->
    [0] { $seat } n'a plus d'ouvrier actif disponible et doit passer
    [one] { $seat } ne peut rien faire de l'ouvrier qui reste et doit passer
   *[other] { $seat } ne peut rien faire des { $workers } ouvriers qui restent et doit passer
}
log-sent = { $seat } envoie un ouvrier d'expérience { $level } { $task } { THE($tile) }
log-placed = { $seat } pose { THE($tile) } dans la cité, { spot }
log-used = { $seat } utilise { THE($tile) }
log-academy-declined = { $seat } n'utilise pas { THE($tile) }
log-brought-nothing = { $seat } ne tire rien { FROM($tile) }
log-converted = { $seat } convertit { COUNT($amount, $given) } en { COUNT($amount, $taken) }
log-sold = { $seat } vend { COUNT(1, $good) } pour { COUNT($price, $gold) }
log-bought = { $seat } achète { COUNT(1, $good) } pour { COUNT($price, $gold) }
log-nothing-traded = { $seat } n'échange rien au Marché
log-gained = { $seat } gagne { COUNT($amount, $resource) }
log-paid = { $seat } paie { COUNT($amount, $resource) }
log-fee-paid = { $seat } paie { COUNT($amount, $resource) } à { $owner }
log-wages-paid = { $missing ->
    [0] { $amount ->
        [0] { $seat } n'a pas de salaires à payer
       *[other] { $seat } paie { COUNT($amount, $gold) } de salaires et de pensions
    }
   *[other] { $amount ->
        [0] { $seat } ne peut pas payer salaires et pensions : il manque { COUNT($missing, $gold) }
       *[other] { $seat } paie { COUNT($amount, $gold) } de salaires et de pensions, mais il manque { COUNT($missing, $gold) }
    }
}
log-scored = { $amount ->
    [one] { $seat } gagne **{ $amount } point de faveur** pour { THE($source) } ({ $favor } en tout)
   *[other] { $seat } gagne **{ $amount } points de faveur** pour { THE($source) } ({ $favor } en tout)
}
log-favor-lost = { $amount ->
    [0] { $seat } n'a plus de points de faveur à perdre pour { THE($source) }
    [one] { $seat } perd **{ $amount } point de faveur** pour { THE($source) } (il en reste { $favor })
   *[other] { $seat } perd **{ $amount } points de faveur** pour { THE($source) } (il en reste { $favor })
}
log-morale-rose = { $seat } : le Moral monte de **{ $steps }** et passe à { $value }
log-morale-fell = { $seat } : le Moral baisse de **{ $steps }** et passe à { $value }
log-recruited = { $seat } recrute un villageois, qui commence en zone d'entraînement I
log-trained = { $workers ->
    [one] { $seat } : un novice devient ouvrier actif
   *[other] { $seat } : { $workers } novices deviennent ouvriers actifs
}
log-trainees-moved = { $trainees ->
    [one] { $seat } : un novice passe en zone d'entraînement II
   *[other] { $seat } : { $trainees } novices passent en zone d'entraînement II
}
log-retired-came-back = { $workers ->
    [one] { $seat } : l'ouvrier rappelé retourne à la retraite
   *[other] { $seat } : { $workers } ouvriers rappelés retournent à la retraite
}
log-promoted = { $seat } : un ouvrier atteint l'expérience **{ $level }**
log-retired = { $workers ->
    [one] { $seat } : un ouvrier part à la retraite
   *[other] { $seat } : { $workers } ouvriers partent à la retraite
}
log-hired = { $seat } embauche un villageois comme ouvrier actif
log-hire-declined = { $seat } n'embauche personne et reste sans ouvrier actif
log-section-taken = { $seat } prend { THE($section) }
log-section-removed = Personne ne prend { THE($section) }, qui quitte le jeu
log-tile-uncovered = On peut désormais construire { THE($tile) }
log-section-uncovered = On retourne { THE($section) }
log-maintenance-began = # Tour { $round } : maintenance des ouvriers
log-city-maintenance-began = # Tour { $round } : maintenance de la cité
log-last-round-announced = { $tiles ->
    [0] { $sections ->
        [0] Les piles de cité et de mur sont vides : le prochain tour est le dernier
       *[other] La pile des tuiles de cité est vide : le prochain tour est le dernier
    }
   *[other] { $sections ->
        [0] La pile des tuiles de mur est vide : le prochain tour est le dernier
       *[other] Le prochain tour est le dernier
    }
}
log-final-scoring-began = # Décompte final après le tour { $round }
log-goods-valued = { $seat } : toutes les ressources ensemble valent { COUNT($amount, $gold) }
log-finally-scored = { $amount ->
    [0] { $seat } ne gagne pas de points de faveur pour { THE($source) }
    [one] { $seat } gagne **{ $amount } point de faveur** pour { THE($source) } ({ $favor } en tout)
   *[other] { $seat } gagne **{ $amount } points de faveur** pour { THE($source) } ({ $favor } en tout)
}
log-finally-lost = { log-favor-lost }
log-game-ended = # La partie se termine après le tour { $round }
log-tied = { $favor ->
    [one] { $players } joueurs sont à égalité avec **{ $favor } point de faveur**
   *[other] { $players } joueurs sont à égalité avec **{ $favor } points de faveur**
}
log-tie-compared = Égalité : { $seat } a { COUNT($amount, $measure) }
log-won = { $favor ->
    [one] { $seat } l'emporte avec **{ $favor } point de faveur**
   *[other] { $seat } l'emporte avec **{ $favor } points de faveur**
}
log-won-tie = { $favor ->
    [one] { $seat } l'emporte avec **{ $favor } point de faveur** ; l'égalité est tranchée par { THE($measure) }
   *[other] { $seat } l'emporte avec **{ $favor } points de faveur** ; l'égalité est tranchée par { THE($measure) }
}
log-victory-shared = { $favor ->
    [one] { $seat } partage la victoire avec **{ $favor } point de faveur**
   *[other] { $seat } partage la victoire avec **{ $favor } points de faveur**
}

## Pourquoi pas ?

refusal-P3-5 = Tous vos jetons sont posés sur des tuiles : vous ne pouvez plus construire.
refusal-P4-9 = Un autre joueur a déjà pris cette face.
refusal-P6-2 = { game-over }.
refusal-P8-3 = Quand c'est à vous, vous construisez, activez une tuile, utilisez une tuile spéciale ou passez.
refusal-P9-1 = Pour construire, il faut un ouvrier actif disponible et toutes les ressources du coût.
refusal-P9-4 = Une nouvelle tuile se pose sur une case vide, contre la cité.
refusal-P10-2 = Une nouvelle tuile doit partager un côté entier avec la cité ; un coin ne suffit pas.
refusal-P11-1 = Vous n'avez pas d'ouvrier actif de cette expérience disponible.
refusal-P11-2 = Cette tuile a déjà été activée pendant ce tour.
refusal-P11-5 = Vous ne pouvez pas payer le coût d'activation à son propriétaire.
refusal-P12-1 = Vous avez déjà utilisé cette tuile spéciale pendant ce tour.
refusal-P12-2 = { refusal-P11-5 }
refusal-P12-5 = Un ouvrier à la retraite construit une tuile, ou en active une rouge ou verte.
refusal-P12-6 = Le coût d'activation payé, votre ouvrier à la retraite ne pourrait ni construire ni rien activer.
refusal-P12-13 = Vous n'avez pas d'ouvrier à la retraite disponible.
refusal-P13-3 = Vous n'avez pas d'ouvrier actif disponible : vous ne pouvez que passer.
refusal-P13-4 = Sans ouvrier actif disponible, vous devez passer ; un retraité ne peut pas servir non plus.
refusal-P14-5 = Vous n'avez pas autant de ressources à convertir.
refusal-P14-25 = Vous n'avez plus de villageois à recruter.
refusal-P14-26 = Il n'y a pas de tuile de mur visible, ou vous ne pouvez pas payer ce qu'elle exige.
refusal-P16-1 = Vous n'avez pas assez d'or pour l'acheter.
refusal-P16-2 = Pendant une visite au Marché, on vend avant d'acheter, et l'on ne rachète pas ce que l'on a vendu.
refusal-P16-4 = Vous n'en avez pas à vendre.
refusal-P17-5 = { refusal-P11-5 }
refusal-P17-16 = Vous ne pouvez embaucher que s'il ne vous reste aucun ouvrier actif.

## Effets des tuiles

effect-gain = { $resource } : { $amount }
effect-convert = convertir { MANY($given) } en { MANY($taken) } : jusqu'à l'{ $amount }
effect-favor = points de faveur : { $amount }
effect-morale = Moral : { $amount }
effect-recruit = recruter un villageois
effect-trade = acheter et vendre
effect-wall = prendre la tuile de mur
effect-skip_training = les novices sautent la zone II
effect-use_retired = utiliser un retraité d'expérience { $level }
effect-none = aucun

word-worker_level = expérience de l'ouvrier
word-owned_tiles = tuiles possédées
    .the = le plus grand nombre de tuiles
    .count = { $amount ->
        [one] { $amount } tuile
       *[other] { $amount } tuiles
    }
word-retired_workers = ouvriers à la retraite
word-held_wood = bois
word-held_stone = pierres
word-held_marble = marbres
word-held_weapons = armes
word-morale_value = valeur du Moral
    .the = le Moral le plus élevé
    .count = un Moral de { $amount }
word-youth = âge
    .the = le plus jeune âge

## Mots : phases, tâches, origines des points de faveur

word-setup = Préparation
word-actions = { name-term_action_phase }
word-maintenance = { name-term_maintenance_phase }
word-finished = { finished }

word-build = pour construire
word-activate = pour activer

word-start = départ
word-buildings = bâtiments
    .the = la tuile construite
word-mosaics = mosaïques
    .the = les mosaïques identiques
    .count = { $amount ->
        [one] { $amount } point de faveur pour les mosaïques
       *[other] { $amount } points de faveur pour les mosaïques
    }
word-temples = { name-group_temple.one }
    .the = le temple
word-wall = { drawing-sections }
    .the = la tuile de mur
word-retirement = départs à la retraite
    .the = le départ à la retraite
word-upkeep = entretien impayé
    .the = l'entretien impayé
word-hire = embauche d'urgence
    .the = l'embauche d'urgence
word-active_workers = ouvriers actifs
    .the = les ouvriers actifs
word-trainees = novices
    .the = les novices
word-morale = { name-term_morale }
    .the = le Moral
    .count = { $amount } de Moral
word-resources = { name-group_resource.one }
    .the = les ressources
word-largest_area = { name-ranking_largest_area.one }
    .the = le plus grand quartier
word-wall_sections = { name-ranking_wall_sections.one }
    .the = le plus grand nombre de tuiles de mur
    .count = { $amount ->
        [one] { $amount } tuile de mur
       *[other] { $amount } tuiles de mur
    }
word-villagers = { name-ranking_villagers.one }
    .the = le plus grand nombre de villageois

word-favor = points de faveur
    .count = { $amount ->
        [one] { $amount } point de faveur
       *[other] { $amount } points de faveur
    }
word-nw = en haut à gauche
word-ne = en haut à droite
word-se = en bas à droite
word-sw = en bas à gauche

word-red = rouge
word-green = verte
word-grey = grise
word-none = aucune

## Mots : les options et leurs valeurs

name-option_age_order = Places, du plus jeune au plus âgé
word-0 = place 1
word-1 = place 2
word-2 = place 3
word-3 = place 4
word-4 = place 5
word-A = face A pour tous
word-B = faces B différentes, au hasard
word-choice = chaque joueur choisit
word-random = au hasard
word-unknown = non indiqué

## Pourquoi ce choix est bon

reason-corners-match = Aucun autre choix ne fait concorder plus de coins, et chacun rapporte un point de faveur.
reason-good-fit = Il y a dans la cité une place où beaucoup de ses coins concordent.
reason-works-long = Construite si tôt, cette tuile peut travailler pour vous pendant de nombreux tours.
reason-favor-at-the-end = C'est le dernier tour : ses points de faveur valent plus que les ressources dépensées.
reason-wages = Votre or ne suffit pas encore aux salaires de ce tour.
reason-learns = En plus, votre ouvrier y gagne de l'expérience.
reason-retires = Cet ouvrier atteint l'expérience maximale et part à la retraite avec beaucoup de points de faveur.
reason-anyone-can = N'importe qui peut s'en charger : gardez vos ouvriers aguerris là où leur expérience compte.
reason-level-counts = Ici, l'expérience compte : envoyez votre meilleur ouvrier.
reason-wall-grows = Chaque tuile de mur que vous avez déjà rapporte encore des points avec la suivante.
reason-temple-pays = Vous avez déjà ce que ce temple récompense : il rapporte bien dès maintenant.
reason-recruit-early = Il reste assez de temps pour former une recrue qui travaillera pour vous plusieurs tours.
reason-sooner-at-work = Vos novices peuvent se mettre au travail un tour plus tôt.
reason-owner-earns = La tuile rapporte de la faveur tout de suite, et qui l'active ensuite vous paie.
reason-before-the-others = Une tuile ne sert qu'un ouvrier par tour : ainsi, personne ne la prend avant vous.
reason-nothing-pays = Rien de ce qui reste à faire ne serait rentable pendant ce tour.
reason-no-worker-needed = Elle n'occupe aucun de vos ouvriers actifs.

## Statistiques d'une partie terminée

stat-tiles = Le plus de tuiles construites
stat-veterans = Le plus d'ouvriers à la retraite
stat-fees = Le plus de coûts d'activation perçus
stat-mosaics = Le plus de faveur gagnée en mosaïques avec une seule tuile
stat-morale-high = Moral le plus haut
stat-morale-low = Moral le plus bas

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
drawing-area = Quartier
drawing-age = Âge { $age }
drawing-piles = pile de cité { $deck }, pile de mur { $wall }
drawing-fee = Activation
drawing-bonus = +{ $bonus } par tuile de mur possédée
drawing-worth = { $favor ->
    [one] { $favor } point de faveur
   *[other] { $favor } points de faveur
}
drawing-rates = achète à { $buy }, vend à { $sell }

## Sur la page

tagline = Une cité commune au mur d'Hadrien. Les ouvriers sont des dés qui vieillissent.
bar-stop = Fin des échanges
bar-trade-gathered = Échanger
bar-hire = Embaucher
step-worker = Ouvrier, expérience { $target }
step-at = Place
step-turn = Sens
step-convert = Convertir { $target }
step-sell = Vente : { $target }
step-buy = Achat : { $target }
tab-city = { city }
tab-build = Construire
tab-wall = { drawing-sections }
page-neutral = à personne
page-owned-by = à : { $name }
page-deed-trade = échanges
page-deed-recruit = +1 novice
page-deed-retired = expérience { $level }
page-shelf = Tuiles à construire
page-shelf-empty = Toutes sont construites. Les nouvelles arrivent à la maintenance.
page-second-age = { name-term_age_two }
page-deck-both = { $one } de l'Âge I, puis { $two } de l'Âge II
page-deck-two = { $two ->
    [one] reste { $two } tuile de l'Âge II
   *[other] restent { $two } tuiles de l'Âge II
}
page-placing = en pose
page-short = { $count ->
    [one] manque { $what }
   *[other] manquent { $what }
}
page-cost-favor = { $favor ->
    [one] rapporte { $favor } point de faveur
   *[other] rapporte { $favor } points de faveur
}
page-wall = Mur d'Hadrien
page-sections-left = { $count ->
    [0] aucune tuile dans la pile
    [one] reste { $count } tuile
   *[other] restent { $count } tuiles
}
page-caesar-asks = L'empereur exige
page-for-you = pour vous
page-worth = vaut
page-wall-bonus = { $count ->
    [one] { $base } + { $bonus } pour votre tuile
   *[other] { $base } + { $bonus } pour vos tuiles
}
page-wall-taken = Aucune tuile de mur n'est visible.
page-mosaics = Mosaïques
page-mosaics-rule = +1 par coin identique
page-stores = Réserves
page-market-rates = achat / vente au Marché
page-workers = Ouvriers
page-villagers = { drawing-villagers }
page-training-one = Novices I
page-training-two = Novices II
page-active = Actifs
page-retired = { drawing-retired }
page-worker-level = ouvrier d'expérience { $level }
page-workers-home = { $count ->
    [0] aucun ouvrier disponible
   *[other] ouvriers disponibles : { $levels }
}
page-trainees = { $count ->
    [one] { $count } novice
   *[other] { $count } novices
}
page-morale = { name-term_morale }
page-morale-is = Moral { $value }
page-favor-at-end = points de faveur à la fin
page-sections-held = { $count ->
    [0] pas encore de tuile
    [one] { $count } tuile, +{ $bonus } à chaque fois
   *[other] { $count } tuiles, +{ $bonus } à chaque fois
}
page-wages = { $short ->
    [0] Salaires : { $upkeep }
   *[other] Salaires : { $upkeep }, il manque { $short }
}
page-lane-home = Retour et expérience
page-lane-levels = désormais d'expérience { $levels }
page-lane-trained = { $count ->
    [one] { $count } novice actif
   *[other] { $count } novices actifs
}
page-lane-retires = Retraite
page-lane-retired = { $count ->
    [one] { $count } ouvrier part à la retraite
   *[other] { $count } ouvriers partent à la retraite
}
page-lane-nobody = personne
page-lane-wages = Salaires
page-lane-paid = { $count ->
    [0] rien à payer
    [one] { $count } payé
   *[other] { $count } payés
}
page-lane-short = { $count ->
   *[other] il manque { $count }
}
page-lane-fell = baisse
page-lane-steady = inchangé
page-buy = Acheter
page-sell = Vendre
page-trade-told = { $sold ->
    [none] Acheter { $bought }
   *[other] { $bought ->
        [none] Vendre { $sold }
       *[other] Vendre { $sold }, acheter { $bought }
    }
}
page-trade-gold = or { $before } → { $after }
page-purse-sum = { $before } + { $sold } en ventes − { $bought } en achats
page-net-sold = { $amount } à vendre
page-net-bought = { $amount } à acheter
page-net-none = ni achat ni vente
page-after-trade = après l'échange
page-placed-here = { $favor ->
    [one] { $tile } ici : { $favor } point de faveur
   *[other] { $tile } ici : { $favor } points de faveur
}
page-placed-sum = { $mosaics ->
    [0] { $printed } sur la tuile
    [one] { $printed } sur la tuile + { $mosaics } coin identique
   *[other] { $printed } sur la tuile + { $mosaics } coins identiques
}
page-now-round = { $tiles ->
    [one] Tour { $round }, { $tiles } tuile dans la cité.
   *[other] Tour { $round }, { $tiles } tuiles dans la cité.
}
page-now-city = La cité du nord au sud, chaque rangée d'ouest en est : { $rows }.
page-now-row = rangée { $row } : { $tiles }
page-now-free = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
page-now-player = { $tiles ->
    [one] { $name } : { $points }, { $goods }, { $tiles } tuile.
   *[other] { $name } : { $points }, { $goods }, { $tiles } tuiles.
}
page-note-open = { $owner }, libre
page-note-visited = { $owner }, occupée par { $name }
page-note-to-build = coûte { $price }, rapporte { $favor } points de faveur
