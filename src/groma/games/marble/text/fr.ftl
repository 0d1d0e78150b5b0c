### Rome : City of Marble en français : questions, réponses, récit, raisons et mots.
### Les noms des éléments viennent de components.toml.

## Questions

ask-take-action = À vous : quelle action effectuez-vous ?
ask-take-another = Votre tour continue : quelle action effectuez-vous ?
ask-spend-imperium = Rendez-vous une tuile Imperium pour une action supplémentaire, ou terminez-vous votre tour ?
ask-draw-tile = { $number ->
    [1] Quelle tuile prenez-vous en premier ?
   *[other] Quelle tuile prenez-vous ensuite ?
}
ask-choose-tile = Quelle tuile posez-vous ?
ask-choose-place = Où posez-vous { THE($tile) } ?
ask-choose-magistrate = Placez-vous un magistrat { ON($tile) } ?
ask-choose-recall = Quel magistrat rappelez-vous ?
ask-lay-piece = { $pieces ->
    [one] Où posez-vous le dernier segment d'aqueduc ?
   *[other] Où posez-vous le prochain des { $pieces } segments d'aqueduc ?
}
ask-choose-site = Quel chantier achevé résolvez-vous maintenant ?
ask-move-magistrate = Chantier { $site } : déplacez-vous un magistrat vers { THE($space) } ?

## Réponses

action-pass = { pass }
action-end = Terminer le tour
action-magistrate = Placer un magistrat sur la tuile
action-decline = { $question ->
    [move-magistrate] Ne déplacer aucun magistrat
   *[other] Ne placer aucun magistrat sur la tuile
}
action-do = { $target }
action-draw = Prendre { A($target) }
action-play = Poser { A($target) }
action-spend = Rendre { A($target) }
action-at = Le poser entre { $one } et { $other }
action-recall = { $from ->
    [space] Rappeler le magistrat { FROM($space) }
   *[tile] Rappeler le magistrat { FROM($tile) } entre { $one } et { $other }
}
action-move = Déplacer le magistrat { OF($tile) } entre { $one } et { $other }
action-lay = Prolonger { THE($aqueduct) } { FROM($one) } à { $other }
action-site = Résoudre le chantier { $site } : { ONE($building) }

## Morceaux de phrases

part-amount = { $amount ->
    [one] **{ $amount }** point
   *[other] **{ $amount }** points
}
part-score = { $score ->
    [one] **{ $score }** point
   *[other] **{ $score }** points
}
part-value = { $value ->
    [one] **{ $value }** point
   *[other] **{ $value }** points
}
part-buildings = { $buildings ->
    [one] **{ $buildings }** bâtiment civil
   *[other] **{ $buildings }** bâtiments civils
}
part-imperium = { $imperium ->
    [one] **{ $imperium }** tuile Imperium
   *[other] **{ $imperium }** tuiles Imperium
}

## Récit

log-hill-revealed = Colline en jeu : { THE($hill) }
log-tiles-dealt = { $tiles ->
    [one] Chacun reçoit **{ $tiles }** tuile Quartier de chaque couleur
   *[other] Chacun reçoit **{ $tiles }** tuiles Quartier de chaque couleur
}
log-start-drawn = { $seat } commence
log-followed = Puis, dans le sens horaire : { $seat }
log-turn-began = { $last ->
    [true] { $seat } effectue son action finale
   *[false] { $seat } commence son tour
}
log-turn-ended = { $tiles ->
    [0] { $seat } termine son tour
    [one] { $seat } termine son tour : **{ $tiles }** tuile passe de la domus à l'atrium
   *[other] { $seat } termine son tour : **{ $tiles }** tuiles passent de la domus à l'atrium
}
log-skipped = { $seat } ne peut effectuer aucune action et passe
log-drawn = { $seat } prend { A($tile) }
log-placed = { $magistrate ->
    [true] { $seat } pose { A($tile) } entre { $one } et { $other }, avec un magistrat
   *[false] { $seat } pose { A($tile) } entre { $one } et { $other }, sans magistrat
}
log-recalled = { $seat } rappelle le magistrat { FROM($tile) } entre { $one } et { $other }
log-recalled-from = { $seat } rappelle un magistrat { FROM($space) }, sans gain
log-bridge-taken = { $seat } prend la tuile { OF($bridge) }
log-bridge-seen = { $seat } regarde la tuile { OF($bridge) } : { part-value }
log-bridge-revealed = { $seat } révèle la tuile { OF($bridge) } : { part-value }
log-aqueduct-started = { $seat } commence { THE($aqueduct) } à la source { $source }
log-piece-laid = { $length ->
    [one] { $seat } prolonge { THE($aqueduct) } jusqu'à { $end } ({ $length } segment en tout)
   *[other] { $seat } prolonge { THE($aqueduct) } jusqu'à { $end } ({ $length } segments en tout)
}
log-pieces-forfeited = { $pieces ->
    [one] { $seat } renonce à **{ $pieces }** segment d'aqueduc : il n'y a pas de place
   *[other] { $seat } renonce à **{ $pieces }** segments d'aqueduc : il n'y a pas de place
}
log-coin-taken = { $seat } prend **1 pièce** : l'aqueduc atteint une fontaine
log-coin-missed = { $seat } ne prend aucune pièce pour la fontaine : il n'en reste plus
log-site-completed = { $buildings ->
    [one] Le chantier { $site } est achevé avec **{ $buildings }** bâtiment ; type de construction : { ONE($building) }
   *[other] Le chantier { $site } est achevé avec **{ $buildings }** bâtiments ; type de construction : { ONE($building) }
}
log-influence-counted = { $influence ->
    [one] { $seat } a **{ $influence }** point d'influence sur le chantier
   *[other] { $seat } a **{ $influence }** points d'influence sur le chantier
}
log-built = { $seat } construit { THE($building) } en { $site }
log-fountain-placed = { $leaders ->
    [0] Une fontaine est placée en { $site } : personne n'a d'influence
    [1] Une fontaine est placée en { $site } : il manque des pièces pour le bâtiment
   *[other] Une fontaine est placée en { $site } : la plus forte influence est à égalité
}
log-plaza-closed = { $buildings_lacking ->
    [true] Le chantier { $site } devient une place : trop peu de bâtiments s'y rejoignent
   *[false] Le chantier { $site } devient une place : il ne reste plus de fontaine
}
log-moved = { $seat } déplace vers { THE($space) } le magistrat { OF($tile) } entre { $one } et { $other }
log-stayed = { $seat } ne déplace aucun magistrat du chantier { $site }
log-imperium-taken = { $seat } reprend le magistrat { FROM($space) } et reçoit { A($imperium) }
log-coin-collected = { $seat } reprend le magistrat { FROM($space) } et reçoit **1 pièce**
log-reward-missed = { $seat } reprend le magistrat { FROM($space) } sans gain : il n'y reste rien
log-left-unrewarded = { $seat } ne reçoit rien pour le magistrat resté { IN($space) }
log-imperium-spent = { $seat } rend { A($imperium) } pour une action supplémentaire
log-scored = { $seat } marque { part-amount } pour { COUNT($number, $source) } ({ $score } en tout)
log-imperium-scored = { $tied ->
    [true] { $seat } marque { part-amount } pour le plus grand nombre d'{ MANY($imperium) }, à égalité : **{ $number }** ({ $score } en tout)
   *[false] { $seat } marque { part-amount } pour le plus grand nombre d'{ MANY($imperium) } : **{ $number }** ({ $score } en tout)
}
log-nothing-scored = Personne ne marque de points pour { THE($source) }
log-last-round-began = { $left ->
    [0] # Dernier tour : toutes les piles sont vides
   *[other] { $empty ->
        [one] # Dernier tour : { $empty } pile est vide
       *[other] # Dernier tour : { $empty } piles sont vides
    }
}
log-final-actions-announced = Chacun a une action finale ; { $seat } joue en dernier
log-final-scoring-began = # Décompte final
log-tied-on-points = { $seat } est en tête à égalité avec { part-score } ; départage : { part-buildings }
log-tied-on-buildings = { $seat } reste à égalité avec { part-buildings } ; départage : { part-imperium }
log-won = { $shared ->
    [true] { $seat } partage la victoire avec { part-score } : les départages aussi sont à égalité
   *[false] { $tie_breaks ->
        [0] { $seat } l'emporte avec { part-score }
        [1] { $seat } l'emporte avec { part-score } et le plus grand nombre de bâtiments civils
       *[other] { $seat } l'emporte avec { part-score } et, à égalité de bâtiments civils, le plus grand nombre de tuiles Imperium
    }
}
log-game-ended = { game-over }

## Pourquoi pas ?

refusal-M6-2 = Une action consiste à prendre des tuiles, prolonger les aqueducs, rappeler un magistrat ou poser une tuile.
refusal-M6-5 = Vous ne pouvez pas passer tant que vous pouvez effectuer une action.
refusal-M6-7 = Cette action n'aurait aucun effet maintenant.
refusal-M7-1 = Les deux tuiles que vous prenez doivent être de couleurs différentes.
refusal-M7-2 = Cette pile est vide.
refusal-M7-5 = Une tuile prise pendant ce tour peut être posée à partir de votre prochain tour.
refusal-M9-1 = Vous ne pouvez rappeler que l'un de vos magistrats placés sur une tuile.
refusal-M9-3 = Un magistrat sur une case Imperium ou au Trésor revient à la fin de votre tour.
refusal-M10-1 = Vous ne pouvez poser qu'une tuile qui se trouve dans votre atrium.
refusal-M10-3 = Une colline ou une autre tuile couvre déjà cet endroit.
refusal-M10-4 = Une tuile doit toucher une colline en jeu ou une tuile déjà posée.
refusal-M10-5 = Un coin en commun avec une tuile déjà posée ne suffit pas : les deux doivent partager un côté entier.
refusal-M10-9 = Vous choisissez si un magistrat va sur la tuile.
refusal-M10-11 = Vous n'avez aucun magistrat dans votre atrium.
refusal-M10-14 = Un coin en commun avec une colline ne suffit pas : tuile et colline doivent partager un côté entier.
refusal-M11-11 = Le joueur actif choisit l'un des chantiers achevés.
refusal-M11-20 = Vous pouvez déplacer l'un de vos magistrats d'une tuile de ce chantier.
refusal-M13-6 = Un segment d'aqueduc se pose sur le côté d'une tuile.
refusal-M13-10 = Un aqueduc ne se rejoint jamais lui-même.
refusal-M13-11 = Des aqueducs de couleurs différentes ne se touchent jamais.
refusal-M13-12 = Un aqueduc ne peut pas finir à une source.
refusal-M13-13 = Cet aqueduc a déjà tous ses segments.
refusal-M16-4 = Vous n'avez pas de tuile Imperium de ce type.
refusal-M16-5 = Il n'y a aucune action que vous pourriez effectuer en échange.
refusal-M16-7 = Maintenant, vous rendez une tuile Imperium pour une action supplémentaire, ou vous terminez votre tour.
refusal-M18-9 = { game-over }.

## Mots : phases, sources de points

word-turns = Tours
word-last_round = { name-last_round }
word-finished = { finished }

word-points = points
    .count = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
word-buildings = bâtiments
    .the = les bâtiments
    .count = { $amount ->
        [one] { $amount } bâtiment civil
       *[other] { $amount } bâtiments civils
    }
word-bridges = ponts
    .the = les tuiles Pont
    .count = { $amount ->
        [one] { $amount } tuile Pont
       *[other] { $amount } tuiles Pont
    }
word-aqueducts = aqueducs
    .the = les aqueducs
    .count = { $amount ->
        [one] { $amount } bâtiment relié à un aqueduc
       *[other] { $amount } bâtiments reliés à un aqueduc
    }
word-fountains = fontaines
    .the = les fontaines
    .count = { $amount ->
        [one] { $amount } fontaine voisine d'un bâtiment
       *[other] { $amount } fontaines voisines de bâtiments
    }
word-coins = pièces
    .the = les pièces
    .count = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
word-most_coins = le plus de pièces
    .the = le plus grand nombre de pièces
    .count = le plus grand nombre de pièces : { $amount }
word-imperium = Imperium

word-green = vert
word-blue = bleu
word-yellow = jaune
word-red = rouge
word-grey = gris
word-brown = marron
word-white = blanc

## Mots : les actions

word-draw_tiles = Prendre des tuiles
word-expand_aqueducts = Prolonger les aqueducs
word-recall_magistrate = Rappeler un magistrat
word-play_tile = Poser une tuile Quartier

## Mots : valeurs des options

word-grid_distance_1 = à un pas de distance
word-tile_side = reliés par le côté d'une tuile
word-plaza = une place
word-unlimited = une fontaine malgré tout

## Pourquoi ce choix est bon

reason-builds-now = Vous pouvez ainsi achever un bâtiment à vous : des points tout de suite.
reason-builds-later = Il y a un endroit où une telle tuile achèverait un bâtiment pour vous.
reason-bridge = Vous y prenez la tuile Pont, qui rapporte des points à la fin.
reason-magistrate-decides = Votre magistrat fait la différence : avec lui, vous construisez ici.
reason-several-sites = Depuis cette tuile, le magistrat peut encore influer sur plusieurs chantiers.
reason-few-tiles = Il ne vous reste presque plus de tuiles à poser.
reason-no-magistrate = Vous n'avez aucun magistrat dans votre atrium à placer sur de nouvelles tuiles.
reason-post-is-idle = Là où il se trouve, ce magistrat ne peut plus influer sur aucun chantier.
reason-reaches-building = L'eau atteint l'un de vos bâtiments : des points à la fin.
reason-reaches-fountain = L'aqueduc atteint une fontaine, et cela vous rapporte une pièce.
reason-imperium-majority = Avec cette tuile, vous auriez le plus grand nombre d'Imperium de ce type.
reason-earns-imperium = Votre magistrat peut gagner une tuile Imperium et revient à la fin de votre tour.
reason-earns-coin = Votre magistrat peut gagner une pièce et revient à la fin de votre tour.
reason-spare-imperium = Vous pouvez vous passer de cette tuile : elle ne change aucune majorité.
reason-keep-imperium = Chacune de vos tuiles Imperium compte pour une majorité : gardez-les.
reason-prepares = La tuile prépare des chantiers pour vos magistrats et prive les autres de cette place.
reason-stock-up = Les tuiles prises maintenant se posent dès votre prochain tour, avant que leur couleur ne s'épuise.
reason-leads-water = L'eau va où vous voulez, avant que d'autres ne la mènent ailleurs.
reason-free-again = Un magistrat dans votre atrium peut accompagner la prochaine tuile.
reason-holds-ground = Avec un magistrat ici, vous gardez votre mot à dire sur les chantiers autour de cette tuile.
reason-saves-magistrate = Votre magistrat reste disponible pour une tuile où il pèsera davantage.
reason-counts-again = Un magistrat qui reste compte aussi pour d'autres chantiers.

## La table dans un terminal

drawing-left = { $count ->
    [0] il n'en reste plus
    [one] il en reste { $count }
   *[other] il en reste { $count }
}
drawing-fountains = { $count ->
    [one] il reste { $count } fontaine
   *[other] il reste { $count } fontaines
}
drawing-coins = { $count ->
    [one] il reste { $count } pièce
   *[other] il reste { $count } pièces
}
drawing-meet = bâtiments qui se rejoignent
drawing-stack = tuiles restantes
drawing-waiting = magistrats sur place
drawing-at-end = à la fin
drawing-magistrates = magistrats
drawing-posted = sur des tuiles
drawing-cubes = cubes
drawing-building = { $sign } : { $building } ({ $name })
drawing-places = · Un sommet porte le nom de sa ligne, une lettre, et de sa colonne, un nombre ; une tuile se trouve entre les sommets de ses deux angles obtus.

## Statistiques d'une partie terminée

stat-sites = Le plus de bâtiments civils construits
stat-largest-site = Le plus grand chantier construit
stat-aqueduct = L'aqueduc le plus long
stat-recalled = Le plus de magistrats rappelés
stat-bridges = Le plus de tuiles Pont prises

## Sur la page

tagline = Losange après losange, les quartiers deviennent temples et arènes.
tab-city = Ville
bar-magistrate = Placer un magistrat
bar-end = { action-end }
bar-choose-magistrate-decline = N'en placer aucun
bar-move-magistrate-decline = N'en déplacer aucun
step-at = Emplacement
step-lay = Segment
step-magistrate = Avec un magistrat
step-decline = Aucun magistrat
step-site = { name-construction_site }
step-move = { name-magistrate }
step-recall = { name-magistrate }
step-spend = { word-imperium }
tab-districts = Quartiers
page-districts = { tab-districts }
page-stacks = Piles de tuiles
page-actions = Actions
page-atrium = { name-atrium }
page-domus = { name-domus }
page-do-draw_tiles = Prendre deux tuiles
page-do-expand_aqueducts = { word-expand_aqueducts }
page-do-recall_magistrate = { word-recall_magistrate }
page-do-play_tile = Poser une tuile
page-meet = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
page-points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-left = { drawing-left }
page-no-leader = si personne ne mène
page-fits = { $count ->
    [one] { $count } endroit pour la tuile
   *[other] { $count } endroits pour la tuile
}
page-waits = { $count ->
    [one] { $name } : { $count } magistrat
   *[other] { $name } : { $count } magistrats
}
page-none = rien
page-no-tiles = aucune tuile
page-next-turn = dès le prochain tour
page-spend = une pour une action de plus
page-kept = Réserve
page-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
page-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
page-magistrates = { $count ->
    [0] aucun magistrat
    [one] { $count } magistrat
   *[other] { $count } magistrats
}
page-bridge-values = Ponts : { $values }
page-at-end = { $bridges ->
    [0] +{ $points } à la fin
    [one] { $bridges } pont, +{ $points } à la fin
   *[other] { $bridges } ponts, +{ $points } à la fin
}
page-empty = { $empty ->
    [0] Aucune pile vide
    [one] { $empty } pile vide sur { $all }
   *[other] { $empty } piles vides sur { $all }
}
page-ends = dernier tour avec trois piles vides
page-last-round = { name-last_round }
page-finals = { $count ->
    [0] la dernière action finale
    [one] encore { $count } action finale
   *[other] encore { $count } actions finales
}
page-hit-cell = { $sites ->
    [0] { $place }
   *[other] { $place }, achève { $built }
}
page-completes-mine = { $building } pour vous : { $points }
page-completes-theirs = { $building } pour { $name } : { $points }
page-completes-fountain = Une fontaine : personne ne mène
page-completes-plaza = Une place : trop peu de bâtiments
page-completes-dry = Une place : il ne reste plus de fontaine
page-completes-nothing = N'achève aucun chantier
page-takes-bridge = Tuile Pont pour vous
page-manned = avec un magistrat
page-unmanned = sans magistrat
page-now = Dans la ville : { $tiles } ; chantiers achevés : { $sites }.
page-now-sites = Chantiers par ligne et colonne : { $sites }.
page-now-player = { $name } : { $points }, { $buildings }, dans l'atrium { $magistrates }, { $coins } ; tuiles : { $tiles }.
page-note-of = { $name }
page-note-manned = avec un magistrat ({ $name })
page-note-aqueduct = Aqueduc
