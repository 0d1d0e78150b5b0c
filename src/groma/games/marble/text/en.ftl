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
ask-choose-place = Where do you place { THE($tile) }?
ask-choose-magistrate = Do you put a magistrate on { THE($tile) }?
ask-choose-recall = Which magistrate do you take back?
ask-lay-piece = { $pieces ->
    [one] Where does the last aqueduct piece lie?
   *[other] Where does the next of { $pieces } aqueduct pieces lie?
}
ask-choose-site = Which completed site is finished next?
ask-move-magistrate = Site { $site }: do you move a magistrate to { THE($space) }?

## Answers

action-pass = { pass }
action-end = End the turn
action-magistrate = Put a magistrate on the tile
action-decline = { $question ->
    [move-magistrate] Move no magistrate
   *[other] Put no magistrate on the tile
}
action-do = { $target }
action-draw = Draw { A($target) }
action-play = Play { A($target) }
action-spend = Return { A($target) }
action-at = Place between { $one } and { $other }
action-recall = { $from ->
    [space] Take back the magistrate from { THE($space) }
   *[tile] Take back the magistrate from { THE($tile) } between { $one } and { $other }
}
action-move = Move the magistrate from { THE($tile) } between { $one } and { $other }
action-lay = Extend { THE($aqueduct) } from { $one } to { $other }
action-site = Finish site { $site }: { ONE($building) }

## Parts of sentences

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
    [one] **{ $buildings }** civic building
   *[other] **{ $buildings }** civic buildings
}
part-imperium = { $imperium ->
    [one] **{ $imperium }** Imperium tile
   *[other] **{ $imperium }** Imperium tiles
}

## The log

log-hill-revealed = Hill in play: { THE($hill) }
log-tiles-dealt = { $tiles ->
    [one] Each player takes **{ $tiles }** tile of each colour
   *[other] Each player takes **{ $tiles }** tiles of each colour
}
log-start-drawn = { $seat } begins
log-followed = Next in turn order: { $seat }
log-turn-began = { $last ->
    [true] { $seat } takes the final action
   *[false] { $seat } begins a turn
}
log-turn-ended = { $tiles ->
    [0] { $seat } ends the turn
    [one] { $seat } ends the turn: **{ $tiles }** tile goes from the domus to the atrium
   *[other] { $seat } ends the turn: **{ $tiles }** tiles go from the domus to the atrium
}
log-skipped = { $seat } can take no action and passes
log-drawn = { $seat } draws { A($tile) }
log-placed = { $magistrate ->
    [true] { $seat } plays { A($tile) } between { $one } and { $other }, with a magistrate
   *[false] { $seat } plays { A($tile) } between { $one } and { $other }, without a magistrate
}
log-recalled = { $seat } takes back the magistrate from { THE($tile) } between { $one } and { $other }
log-recalled-from = { $seat } takes back a magistrate from { THE($space) }, without reward
log-bridge-taken = { $seat } takes the Bridge tile of { THE($bridge) }
log-bridge-seen = { $seat } looks at the tile of { THE($bridge) }: { part-value }
log-bridge-revealed = { $seat } turns up the tile of { THE($bridge) }: { part-value }
log-aqueduct-started = { $seat } starts { THE($aqueduct) } at the water source { $source }
log-piece-laid = { $length ->
    [one] { $seat } extends { THE($aqueduct) } to { $end } (now { $length } piece)
   *[other] { $seat } extends { THE($aqueduct) } to { $end } (now { $length } pieces)
}
log-pieces-forfeited = { $pieces ->
    [one] { $seat } forfeits **{ $pieces }** aqueduct piece: it fits nowhere
   *[other] { $seat } forfeits **{ $pieces }** aqueduct pieces: they fit nowhere
}
log-coin-taken = { $seat } takes **1 coin**: the aqueduct reaches a fountain
log-coin-missed = { $seat } takes no coin for the fountain: none is left
log-site-completed = { $buildings ->
    [one] Site { $site } is complete with **{ $buildings }** building; its type: { ONE($building) }
   *[other] Site { $site } is complete with **{ $buildings }** buildings; its type: { ONE($building) }
}
log-influence-counted = { $seat } has **{ $influence }** influence in the site
log-built = { $seat } builds { THE($building) } at { $site }
log-fountain-placed = { $leaders ->
    [0] A fountain is placed at { $site }: nobody has influence
    [1] A fountain is placed at { $site }: pieces are missing for the building
   *[other] A fountain is placed at { $site }: the most influence is shared
}
log-plaza-closed = { $buildings_lacking ->
    [true] Site { $site } becomes a plaza: too few buildings meet there
   *[false] Site { $site } becomes a plaza: no fountain is left
}
log-moved = { $seat } moves the magistrate from { THE($tile) } between { $one } and { $other } to { THE($space) }
log-stayed = { $seat } moves no magistrate from site { $site }
log-imperium-taken = { $seat } takes back the magistrate from { THE($space) } and receives { A($imperium) }
log-coin-collected = { $seat } takes back the magistrate from { THE($space) } and receives **1 coin**
log-reward-missed = { $seat } takes back the magistrate from { THE($space) } without reward: nothing is left there
log-left-unrewarded = { $seat } receives nothing for the magistrate left in { THE($space) }
log-imperium-spent = { $seat } returns { A($imperium) } for a further action
log-scored = { $seat } scores { part-amount } for { COUNT($number, $source) } (now { $score })
log-imperium-scored = { $tied ->
    [true] { $seat } scores { part-amount } for the most { MANY($imperium) }, tied: **{ $number }** (now { $score })
   *[false] { $seat } scores { part-amount } for the most { MANY($imperium) }: **{ $number }** (now { $score })
}
log-nothing-scored = Nobody scores for { THE($source) }
log-last-round-began = { $left ->
    [0] # Last round: all stacks are empty
   *[other] { $empty ->
        [one] # Last round: { $empty } stack is empty
       *[other] # Last round: { $empty } stacks are empty
    }
}
log-final-actions-announced = Each player has one final action; { $seat } is the last
log-final-scoring-began = # Final scoring
log-tied-on-points = { $seat } is tied for the lead with { part-score }; tie-break: { part-buildings }
log-tied-on-buildings = { $seat } is still tied with { part-buildings }; tie-break: { part-imperium }
log-won = { $shared ->
    [true] { $seat } shares the victory with { part-score }: the tie-breaks are equal, too
   *[false] { $tie_breaks ->
        [0] { $seat } wins with { part-score }
        [1] { $seat } wins with { part-score } and the most civic buildings
       *[other] { $seat } wins with { part-score } and, tied on civic buildings, the most Imperium tiles
    }
}
log-game-ended = { game-over }

## Why not?

refusal-M6-2 = An action is to draw tiles, expand the aqueducts, recall a magistrate or play a tile.
refusal-M6-5 = You may not pass while you can take an action.
refusal-M6-7 = This action could do nothing now.
refusal-M7-1 = The two tiles you draw must have different colours.
refusal-M7-2 = This stack is empty.
refusal-M7-5 = A tile drawn in this turn can be played from your next turn on.
refusal-M9-1 = You can only take back one of your own magistrates from a tile.
refusal-M9-3 = A magistrate on an Imperium space or in the Treasury comes back at the end of your turn.
refusal-M10-1 = You can only play a tile that lies in your atrium.
refusal-M10-3 = A hill or another tile already covers this place.
refusal-M10-4 = A tile must touch a hill in play or a tile laid earlier.
refusal-M10-5 = A corner in common with a tile laid earlier is not enough: the two must share a whole side.
refusal-M10-9 = You choose whether one magistrate goes on the tile.
refusal-M10-11 = You have no magistrate in your atrium.
refusal-M10-14 = A corner in common with a hill is not enough: the tile and the hill must share a whole side.
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
refusal-M18-9 = { game-over }.

## Words: phases, sources of points

word-turns = Turns
word-last_round = { name-last_round }
word-finished = { finished }

word-points = points
    .count = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
word-buildings = buildings
    .the = buildings
    .count = { $amount ->
        [one] { $amount } civic building
       *[other] { $amount } civic buildings
    }
word-bridges = bridges
    .the = Bridge tiles
    .count = { $amount ->
        [one] { $amount } Bridge tile
       *[other] { $amount } Bridge tiles
    }
word-aqueducts = aqueducts
    .the = aqueducts
    .count = { $amount ->
        [one] { $amount } building on an aqueduct
       *[other] { $amount } buildings on an aqueduct
    }
word-fountains = fountains
    .the = fountains
    .count = { $amount ->
        [one] { $amount } fountain beside a building
       *[other] { $amount } fountains beside buildings
    }
word-coins = coins
    .the = coins
    .count = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
word-most_coins = most coins
    .the = the most coins
    .count = the most coins: { $amount }
word-imperium = Imperium

word-green = green
word-blue = blue
word-yellow = yellow
word-red = red
word-grey = grey
word-brown = brown
word-white = white

## Words: the actions

word-draw_tiles = Draw tiles
word-expand_aqueducts = Expand the aqueducts
word-recall_magistrate = Recall a magistrate
word-play_tile = Play a neighbourhood tile

## Words: values of the options

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
reason-prepares = The tile prepares sites for your magistrates, and takes the spot from the others.
reason-stock-up = Tiles drawn now can be played from your next turn on, before their colour runs out.
reason-leads-water = The water goes where you want it, before others lead it elsewhere.
reason-free-again = A magistrate in your atrium can go along with the next tile.
reason-holds-ground = With a magistrate here you keep a say in the sites around this tile.
reason-saves-magistrate = Your magistrate stays free for a tile where it decides more.
reason-counts-again = A magistrate that stays counts for further sites too.

## The table in a terminal

drawing-left = { $count ->
    [0] none left
    [one] { $count } left
   *[other] { $count } left
}
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
drawing-building = { $sign }: { $building } ({ $name })
drawing-places = · A vertex is called by its row, a letter, and its column, a number; a tile lies between the vertices of its two wide corners.

## Statistics of a finished game

stat-sites = Most civic buildings built
stat-largest-site = Largest site built
stat-aqueduct = Longest aqueduct
stat-recalled = Most magistrates recalled
stat-bridges = Most bridge tiles taken

## On the page

tagline = Rhombus by rhombus, districts grow into temples and arenas.
tab-city = { city }
bar-magistrate = Put a magistrate
bar-end = { action-end }
bar-choose-magistrate-decline = Put none
bar-move-magistrate-decline = Move none
step-at = Place
step-lay = Piece
step-magistrate = With a magistrate
step-decline = No magistrate
step-site = Site
step-move = { name-magistrate }
step-recall = { name-magistrate }
step-spend = { word-imperium }
tab-districts = Districts
page-districts = { tab-districts }
page-stacks = Stacks of tiles
page-actions = Actions
page-atrium = { name-atrium }
page-domus = { name-domus }
page-do-draw_tiles = Draw two tiles
page-do-expand_aqueducts = Expand aqueducts
page-do-recall_magistrate = { word-recall_magistrate }
page-do-play_tile = Play a tile
page-meet = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
page-points-of = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-left = { drawing-left }
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
    [one] { $count } coin
   *[other] { $count } coins
}
page-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
page-magistrates = { $count ->
    [0] no magistrate
    [one] { $count } magistrate
   *[other] { $count } magistrates
}
page-bridge-values = Bridges: { $values }
page-at-end = { $bridges ->
    [0] +{ $points } at end
    [one] 1 bridge, +{ $points } at end
   *[other] { $bridges } bridges, +{ $points } at end
}
page-empty = { $empty ->
    [0] No stack empty
    [one] { $empty } of { $all } stacks empty
   *[other] { $empty } of { $all } stacks empty
}
page-ends = last round with three empty
page-last-round = { name-last_round }
page-finals = { $count ->
    [0] the last final action
    [one] { $count } final action to come
   *[other] { $count } final actions to come
}
page-hit-cell = { $sites ->
    [0] { $place }
   *[other] { $place }, completes { $built }
}
page-completes-mine = { $building } for you: { $points }
page-completes-theirs = { $building } for { $name }: { $points }
page-completes-fountain = A fountain: no one leads
page-completes-plaza = A plaza: too few buildings meet
page-completes-dry = A plaza: no fountain is left
page-completes-nothing = Completes no site
page-takes-bridge = Bridge tile for you
page-manned = with a magistrate
page-unmanned = without a magistrate
page-now = In the city: { $tiles }; completed sites: { $sites }.
page-now-sites = Sites by row and column: { $sites }.
page-now-player = { $name }: { $points }, { $buildings }, { $magistrates } at hand, { $coins }; in the atrium: { $tiles }.
page-note-of = of { $name }
page-note-manned = with a magistrate of { $name }
page-note-aqueduct = Aqueduct
