### Rome: City of Marble in English: questions, answers, the log, reasons and words.
### The names of the components come from components.toml.

## Questions

ask-take-action = Your turn: which action do you take?
ask-take-another = Your turn goes on: which action do you take?
ask-spend-imperium = Do you return an Imperium tile for a further action, or end your turn?
ask-draw-tile = { $number ->
    [1] Which tile do you draw first?
   *[other] Which tile do you draw next?
}
ask-choose-tile = Which tile do you play?
ask-choose-place = Where do you place this tile: { $tile }?
ask-choose-magistrate = Does a magistrate go on this tile: { $tile }?
ask-choose-recall = Which magistrate do you take back?
ask-lay-piece = { $pieces ->
    [one] Where does the last aqueduct piece lie?
   *[other] Where does the next of { $pieces } aqueduct pieces lie?
}
ask-choose-site = Which completed site is resolved next?
ask-move-magistrate = Site { $q },{ $r }: does a magistrate leave for { $space }?

## Answers

action-pass = Pass
action-end = End the turn
action-magistrate = With a magistrate
action-decline = No
action-do = { $target }
action-draw = Draw: { $target }
action-play = Play: { $target }
action-spend = Return: { $target }
action-at = At { $target }
action-recall = Take back from { $target }
action-move = Move from { $target }
action-lay = On the edge { $target }
action-site = The site at { $target }

## The log

log-hill-revealed = Hill in play: { $hill }
log-start-drawn = { $seat } begins
log-turn-began = { $last ->
    [true] { $seat } takes a final action
   *[false] { $seat } takes a turn
}
log-skipped = { $seat } can take no action
log-drawn = { $seat } draws: { $tile }
log-placed = { $magistrate ->
    [true] { $seat } plays at { $q },{ $r } ({ $orientation }), with a magistrate: { $tile }
   *[false] { $seat } plays at { $q },{ $r } ({ $orientation }): { $tile }
}
log-recalled = { $seat } takes a magistrate back from { $q },{ $r } ({ $orientation })
log-recalled-from = { $seat } takes a magistrate back, without reward: { $space }
log-bridge-taken = { $seat } takes the tile of a bridge: { $bridge }
log-bridge-seen = The tile { $seat } took shows { $value }: { $bridge }
log-bridge-revealed = { $seat } reveals { $value }: { $bridge }
log-aqueduct-started = { $seat } starts an aqueduct: { $aqueduct }
log-piece-laid = { $seat } brings an aqueduct to { $q },{ $r }: { $aqueduct }
log-pieces-forfeited = { $pieces ->
    [one] { $seat }: one aqueduct piece finds no place
   *[other] { $seat }: { $pieces } aqueduct pieces find no place
}
log-coin-taken = { $seat } takes a coin
log-built = { $seat } builds at { $q },{ $r }: { $building }
log-fountain-placed = A fountain is placed at { $q },{ $r }
log-plaza-closed = The site at { $q },{ $r } becomes a plaza
log-moved = { $seat } moves a magistrate from { $q },{ $r } ({ $orientation }) to this space: { $space }
log-imperium-taken = { $seat } takes { $imperium }
log-imperium-spent = { $seat } returns { $imperium } for a further action
log-scored = { $amount ->
    [one] { $seat }: { $amount } point ({ $source }), { $score } in all
   *[other] { $seat }: { $amount } points ({ $source }), { $score } in all
}
log-last-round-began = Three stacks are empty: each player has one final action, { $seat } the last
log-game-ended = The game is over

## Why not?

refusal-M6-2 = An action is to draw tiles, expand the aqueducts, recall a magistrate or play a tile.
refusal-M6-5 = You may not pass while you can take an action.
refusal-M6-7 = This action could do nothing now.
refusal-M7-1 = The two tiles you draw must have different colours.
refusal-M7-2 = This stack is empty.
refusal-M7-5 = A tile drawn in this turn can be played from your next turn on.
refusal-M9-1 = You take back one of your own magistrates from a tile.
refusal-M9-3 = A magistrate on an Imperium space or in the Treasury comes back at the end of your turn.
refusal-M10-1 = You play a tile that lies in your atrium.
refusal-M10-3 = A hill or another tile already covers this place.
refusal-M10-4 = A tile must share a whole side with a hill in play or with an earlier tile.
refusal-M10-9 = You choose whether one magistrate goes on the tile.
refusal-M10-11 = You have no magistrate in your atrium.
refusal-M11-11 = The active player chooses one of the completed sites.
refusal-M11-20 = You may move one of your own magistrates from a tile of this site.
refusal-M13-6 = An aqueduct piece lies on an edge that is a side of a tile.
refusal-M13-10 = An aqueduct never meets itself.
refusal-M13-11 = Aqueducts of different colours never touch.
refusal-M13-12 = An aqueduct cannot end at a water source.
refusal-M13-13 = This aqueduct has all its pieces.
refusal-M16-4 = You have no such Imperium tile.
refusal-M16-5 = There is no action that you could take for it.
refusal-M16-7 = Now you return an Imperium tile for a further action, or end your turn.
refusal-M18-9 = The game is over.

## Words: phases, sources of points

word-turns = Turns
word-last_round = Last round
word-finished = Finished

word-points = points
word-buildings = buildings
word-bridges = bridges
word-aqueducts = aqueducts
word-fountains = fountains
word-coins = coins
word-most_coins = most coins
word-imperium = Imperium

word-green = green
word-blue = blue
word-yellow = yellow
word-red = red
word-grey = grey
word-brown = brown
word-white = white

## Words: values of the options

word-true = yes
word-false = no
word-grid_distance_1 = one step apart
word-tile_side = joined by the side of a tile
word-plaza = a plaza
word-unlimited = a fountain all the same

## Why this option is good

reason-builds-now = This way you can complete a building of your own: points at once.
reason-builds-later = There is a place where such a tile would complete a building for you.
reason-bridge = You take the bridge tile there, and it scores at the end.
reason-magistrate-decides = Your magistrate makes the difference: with it, you build here.
reason-several-sites = From this tile the magistrate can still win several sites.
reason-few-tiles = You have hardly any tiles left to play.
reason-no-magistrate = You have no magistrate in your atrium to put on new tiles.
reason-post-is-idle = Where it stands, this magistrate can win no site any more.
reason-reaches-building = The water reaches a building of yours: points at the end.
reason-reaches-fountain = The aqueduct reaches a fountain, and that brings you a coin.
reason-imperium-majority = With this tile you would hold the most Imperium of its kind.
reason-earns-imperium = Your magistrate can earn an Imperium tile and comes home at the end of your turn.
reason-earns-coin = Your magistrate can earn a coin and comes home at the end of your turn.
reason-spare-imperium = You can spare this tile: it changes no majority.
reason-keep-imperium = Every Imperium tile you hold counts for a majority: keep them.

## The table in a terminal

drawing-left = { $count } left
drawing-fountains = { $count ->
    [one] { $count } fountain left
   *[other] { $count } fountains left
}
drawing-coins = { $count ->
    [one] { $count } coin left
   *[other] { $count } coins left
}
drawing-meet = buildings that meet
drawing-stack = tiles left
drawing-waiting = magistrates there
drawing-at-end = at the end
drawing-magistrates = magistrates
drawing-posted = on tiles
drawing-cubes = cubes
drawing-building = { $sign } { $building } of { $name }
drawing-places = · A place q,r,R is the triangle below the side from q,r to the next dot, with the one to its right (R), above it (T) or to its left (L).

## On the page

tagline = Rhombus by rhombus, districts grow into temples and arenas.
tab-city = City
bar-magistrate = With magistrate
bar-end = End the turn
bar-choose-magistrate-decline = Without magistrate
bar-move-magistrate-decline = Nobody leaves
step-lay = Piece
step-magistrate = With magistrate
step-site = Site
step-move = Magistrate
step-recall = Magistrate
step-spend = Imperium
tab-districts = Districts
page-districts = Districts
page-stacks = Stacks of tiles
page-actions = Actions
page-atrium = Atrium
page-domus = Domus
page-do-draw_tiles = Draw two tiles
page-do-expand_aqueducts = Expand aqueducts
page-do-recall_magistrate = Recall
page-do-play_tile = Play a tile
page-meet = { $count } tiles meet
page-points-of = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-left = { $count } left
page-no-leader = when no one leads
page-fits = { $count ->
    [one] 1 place where the tile fits
   *[other] { $count } places where the tile fits
}
page-waits = { $count ->
    [one] { $name }: 1 magistrate
   *[other] { $name }: { $count } magistrates
}
page-none = none
page-no-tiles = no tiles
page-next-turn = playable next turn
page-spend = spend one for one more action
page-kept = Kept
page-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
page-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
page-magistrates = { $count ->
    [0] no magistrate left
    [one] 1 magistrate
   *[other] { $count } magistrates
}
page-bridge-values = Bridges: { $values }
page-at-end = { $bridges ->
    [0] +{ $points } at end
    [one] 1 bridge, +{ $points } at end
   *[other] { $bridges } bridges, +{ $points } at end
}
page-empty = { $empty } of { $all } stacks empty
page-ends = Ends when three are
page-last-round = Last round
page-finals = { $count ->
    [0] the last action
    [one] 1 action to come
   *[other] { $count } actions to come
}
page-hit-cell = { $sites ->
    [0] Place { $place }
   *[other] Place { $place }, completes { $built }
}
page-hit-tile = { $building } at { $place }, your magistrate
page-hit-edge = Edge { $place }
page-hit-site = Site { $place }
page-completes-mine = { $building } for you: { $points } points
page-completes-theirs = { $building } for { $name }: { $points } points
page-completes-fountain = A fountain: no one leads
page-completes-plaza = A plaza: too few buildings meet
page-completes-nothing = Completes no site
page-takes-bridge = Bridge tile for you
page-manned = with a magistrate
page-unmanned = without a magistrate
page-now = { $tiles } tiles and { $sites } closed sites in the city.
page-now-player = { $name }: { $points } points, { $buildings } buildings, { $magistrates } magistrates at hand, { $coins } coins; tiles: { $tiles }.
