### Rome : City of Marble en français : questions, réponses, récit, raisons et mots.
### Les noms des éléments viennent de components.toml.

## Questions

ask-take-action = À vous : quelle action effectuez-vous ?
ask-take-another = Votre tour continue : quelle action effectuez-vous ?
ask-spend-imperium = Rendez-vous une tuile Imperium pour une action de plus, ou terminez-vous votre tour ?
ask-draw-tile = { $number ->
    [1] Quelle tuile prenez-vous en premier ?
   *[other] Quelle tuile prenez-vous ensuite ?
}
ask-choose-tile = Quelle tuile posez-vous ?
ask-choose-place = Où posez-vous cette tuile : { $tile } ?
ask-choose-magistrate = Placez-vous un magistrat sur cette tuile : { $tile } ?
ask-choose-recall = Quel magistrat rappelez-vous ?
ask-lay-piece = { $pieces ->
    [one] Où va le dernier segment d'aqueduc ?
   *[other] Où va le prochain des { $pieces } segments d'aqueduc ?
}
ask-choose-site = Quel chantier achevé est résolu maintenant ?
ask-move-magistrate = Chantier { $q },{ $r } : un magistrat le quitte-t-il pour { $space } ?

## Réponses

action-pass = Passer
action-end = Terminer le tour
action-magistrate = Avec un magistrat
action-decline = Non
action-do = { $target }
action-draw = Prendre : { $target }
action-play = Poser : { $target }
action-spend = Rendre : { $target }
action-at = En { $target }
action-recall = Rappeler de { $target }
action-move = Déplacer de { $target }
action-lay = Sur l'arête { $target }
action-site = Le chantier en { $target }

## Récit

log-hill-revealed = Colline en jeu : { $hill }
log-start-drawn = { $seat } commence
log-turn-began = { $last ->
    [true] { $seat } effectue sa dernière action
   *[false] C'est le tour de { $seat }
}
log-skipped = { $seat } ne peut effectuer aucune action
log-drawn = { $seat } prend : { $tile }
log-placed = { $magistrate ->
    [true] { $seat } pose en { $q },{ $r } ({ $orientation }), avec un magistrat : { $tile }
   *[false] { $seat } pose en { $q },{ $r } ({ $orientation }) : { $tile }
}
log-recalled = { $seat } rappelle un magistrat de { $q },{ $r } ({ $orientation })
log-recalled-from = { $seat } rappelle un magistrat, sans gain : { $space }
log-bridge-taken = { $seat } prend la tuile d'un pont : { $bridge }
log-bridge-seen = La tuile prise par { $seat } vaut { $value } : { $bridge }
log-bridge-revealed = { $seat } révèle { $value } : { $bridge }
log-aqueduct-started = { $seat } commence un aqueduc : { $aqueduct }
log-piece-laid = { $seat } mène un aqueduc jusqu'en { $q },{ $r } : { $aqueduct }
log-pieces-forfeited = { $pieces ->
    [one] { $seat } : un segment d'aqueduc ne trouve pas de place
   *[other] { $seat } : { $pieces } segments d'aqueduc ne trouvent pas de place
}
log-coin-taken = { $seat } prend une pièce
log-built = { $seat } construit en { $q },{ $r } : { $building }
log-fountain-placed = Une fontaine est placée en { $q },{ $r }
log-plaza-closed = Le chantier en { $q },{ $r } devient une place
log-moved = { $seat } déplace un magistrat de { $q },{ $r } ({ $orientation }) vers cette case : { $space }
log-imperium-taken = { $seat } prend { $imperium }
log-imperium-spent = { $seat } rend { $imperium } pour une action de plus
log-scored = { $amount ->
    [one] { $seat } : { $amount } point ({ $source }), { $score } en tout
   *[other] { $seat } : { $amount } points ({ $source }), { $score } en tout
}
log-last-round-began = Trois piles sont vides : chacun a une dernière action, { $seat } en dernier
log-game-ended = La partie est terminée

## Pourquoi pas ?

refusal-M6-2 = Une action consiste à prendre des tuiles, prolonger les aqueducs, rappeler un magistrat ou poser une tuile.
refusal-M6-5 = Vous ne pouvez pas passer tant que vous pouvez effectuer une action.
refusal-M6-7 = Cette action n'aurait aucun effet maintenant.
refusal-M7-1 = Les deux tuiles que vous prenez doivent être de couleurs différentes.
refusal-M7-2 = Cette pile est vide.
refusal-M7-5 = Une tuile prise pendant ce tour peut être posée à partir de votre prochain tour.
refusal-M9-1 = Vous rappelez l'un de vos propres magistrats d'une tuile.
refusal-M9-3 = Un magistrat sur une case Imperium ou au Trésor revient à la fin de votre tour.
refusal-M10-1 = Vous posez une tuile qui se trouve dans votre atrium.
refusal-M10-3 = Une colline ou une autre tuile couvre déjà cet endroit.
refusal-M10-4 = Une tuile doit partager un côté entier avec une colline en jeu ou une tuile déjà posée.
refusal-M10-9 = Vous choisissez si un magistrat va sur la tuile.
refusal-M10-11 = Vous n'avez aucun magistrat dans votre atrium.
refusal-M11-11 = Le joueur actif choisit l'un des chantiers achevés.
refusal-M11-20 = Vous pouvez déplacer l'un de vos magistrats d'une tuile de ce chantier.
refusal-M13-6 = Un segment d'aqueduc se pose sur le côté d'une tuile.
refusal-M13-10 = Un aqueduc ne se rejoint jamais lui-même.
refusal-M13-11 = Des aqueducs de couleurs différentes ne se touchent jamais.
refusal-M13-12 = Un aqueduc ne peut pas finir à une source.
refusal-M13-13 = Cet aqueduc a déjà tous ses segments.
refusal-M16-4 = Vous n'avez pas de tuile Imperium de ce type.
refusal-M16-5 = Il n'y a aucune action que vous pourriez effectuer en échange.
refusal-M16-7 = Maintenant, vous rendez une tuile Imperium pour une action de plus, ou vous terminez votre tour.
refusal-M18-9 = La partie est terminée.

## Mots : phases, sources de points

word-turns = Tours
word-last_round = Dernier tour
word-finished = Terminée

word-points = points
word-buildings = bâtiments
word-bridges = ponts
word-aqueducts = aqueducs
word-fountains = fontaines
word-coins = pièces
word-most_coins = le plus de pièces
word-imperium = Imperium

word-green = vert
word-blue = bleu
word-yellow = jaune
word-red = rouge
word-grey = gris
word-brown = brun
word-white = blanc

## Mots : valeurs des options

word-true = oui
word-false = non
word-grid_distance_1 = à un pas de distance
word-tile_side = reliés par le côté d'une tuile
word-plaza = une place
word-unlimited = une fontaine malgré tout

## Pourquoi ce choix est bon

reason-builds-now = Vous pouvez ainsi achever un bâtiment à vous : des points tout de suite.
reason-builds-later = Il y a une place où une telle tuile achèverait un bâtiment pour vous.
reason-bridge = Vous y prenez la tuile Pont, qui rapporte des points à la fin.
reason-magistrate-decides = Votre magistrat fait la différence : avec lui, vous construisez ici.
reason-several-sites = Depuis cette tuile, le magistrat peut encore gagner plusieurs chantiers.
reason-few-tiles = Il ne vous reste presque plus de tuiles à poser.
reason-no-magistrate = Vous n'avez aucun magistrat dans votre atrium à placer sur de nouvelles tuiles.
reason-post-is-idle = Là où il se trouve, ce magistrat ne peut plus gagner aucun chantier.
reason-reaches-building = L'eau atteint l'un de vos bâtiments : des points à la fin.
reason-reaches-fountain = L'aqueduc atteint une fontaine, et cela vous rapporte une pièce.
reason-imperium-majority = Avec cette tuile, vous auriez le plus d'Imperium de cette sorte.
reason-earns-imperium = Votre magistrat peut gagner une tuile Imperium et revient à la fin de votre tour.
reason-earns-coin = Votre magistrat peut gagner une pièce et revient à la fin de votre tour.
reason-spare-imperium = Vous pouvez vous passer de cette tuile : elle ne change aucune majorité.
reason-keep-imperium = Chacune de vos tuiles Imperium compte pour une majorité : gardez-les.

## La table dans un terminal

drawing-left = il en reste { $count }
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
drawing-building = { $sign } { $building } de { $name }
drawing-places = · Une place q,r,R est le triangle sous le côté de q,r au point suivant, avec celui à sa droite (R), au-dessus (T) ou à sa gauche (L).

## On the page

tagline = Losange après losange, les quartiers deviennent temples et arènes.
tab-city = Cité
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
tab-districts = Quartiers
page-districts = Quartiers
page-stacks = Piles de tuiles
page-actions = Actions
page-atrium = Atrium
page-domus = Domus
page-do-draw_tiles = Prendre deux tuiles
page-do-expand_aqueducts = Prolonger les aqueducs
page-do-recall_magistrate = Rappeler
page-do-play_tile = Poser une tuile
page-meet = { $count } tuiles réunies
page-points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
page-no-leader = si personne ne mène
page-fits = { $count ->
    [one] { $count } place pour la tuile
   *[other] { $count } places pour la tuile
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
    [one] { $empty } pile vide sur { $all }
   *[other] { $empty } piles vides sur { $all }
}
page-ends = Fin avec trois
page-last-round = Dernier tour
page-finals = { $count ->
    [0] la dernière action
    [one] encore { $count } action
   *[other] encore { $count } actions
}
page-hit-cell = { $sites ->
    [0] Place { $place }
   *[other] Place { $place }, achève { $built }
}
page-hit-tile = { $building } en { $place }, votre magistrat
page-hit-edge = Arête { $place }
page-hit-site = Chantier { $place }
page-completes-mine = { $building } pour vous : { $points } points
page-completes-theirs = { $building } pour { $name } : { $points } points
page-completes-fountain = Une fontaine : personne ne mène
page-completes-plaza = Une place : trop peu de bâtiments
page-completes-nothing = N’achève aucun chantier
page-takes-bridge = Tuile Pont pour vous
page-manned = avec un magistrat
page-unmanned = sans magistrat
page-now = { $tiles } tuiles et { $sites } chantiers achevés dans la ville.
page-now-player = { $name } : { $points } points, { $buildings } bâtiments, { $magistrates } magistrats disponibles, { $coins } pièces ; tuiles : { $tiles }.
