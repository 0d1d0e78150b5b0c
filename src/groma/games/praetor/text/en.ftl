### Praetor in English: questions, answers, the log, reasons and words.
### The names of the components come from components.toml.

## Questions

ask-take-turn = Your turn: take one action, or pass
ask-choose-builder = Which worker builds { THE($tile) }?
ask-choose-cell = Where in the city do you place { THE($tile) }?
ask-choose-rotation = Which way round does { THE($tile) } lie?
ask-choose-visitor = Which worker activates { THE($tile) }?
ask-choose-amount = { $tile }: how many goods do you convert?
ask-trade = Trade one more unit with the bank, or stop
ask-use-retired = { $tile }: what does your retired worker do?
ask-choose-academy =
    { $trainees ->
        [one] Does your trainee in training zone I become active at once?
       *[other] Do your { $trainees } trainees in training zone I become active at once?
    }
ask-choose-hire = You have no active worker left. Do you give up { $favor } favor to hire a villager?
ask-choose-board = Which side of a player board do you take?

## Answers

action-pass = { pass }
action-stop = Stop trading
action-hire = Hire a villager
action-decline = Decline
action-build = { $copies ->
    [one] Build { THE($target) }
   *[other] Build { THE($target) } (corners: { ONE($nw) }, { ONE($ne) }, { ONE($se) }, { ONE($sw) })
}
action-activate = { $copies ->
    [one] Activate { THE($target) }
   *[other] { $alike ->
        [1] Activate { THE($target) } of { $seat }
       *[other] Activate { THE($target) } ({ spot })
    }
}
action-use = { $copies ->
    [one] Use { THE($target) }
   *[other] { $alike ->
        [1] Use { THE($target) } of { $seat }
       *[other] Use { THE($target) } ({ spot })
    }
}
action-worker = Send the worker of level { $target }
action-at = Place it { spot }
action-turn = { $target ->
    [0] Place it as it is
    [1] Place it one quarter turn to the right
    [2] Place it upside down
    [3] Place it one quarter turn to the left
   *[other] Place it { $target } quarter turns to the right
}
action-convert = { $target ->
    [0] Convert nothing
   *[other] Convert { COUNT($target, $given) } into { COUNT($target, $taken) }
}
action-sell = Sell { COUNT(1, $target) }
action-buy = Buy { COUNT(1, $target) }
action-board = Take { THE($target) }

## Where a cell lies

spot = { $across ->
    [0] { $along } { $northward }
   *[other] { $across } { $eastward }{ $along ->
        [0] { "" }
       *[other] , { $along } { $northward }
    }
} of { THE($landmark) }
word-north = north
word-south = south
word-east = east
word-west = west

## The log

log-board-taken = { $seat } takes { THE($board) }
log-started = { $seat } starts with **{ $favor }** favor
log-round-began = { $last ->
    [true] # Round { $round }, the last
   *[false] # Round { $round }
}
log-order-set = { $players ->
    [2] Turn order: { $first }, { $second }
    [3] Turn order: { $first }, { $second }, { $third }
    [4] Turn order: { $first }, { $second }, { $third }, { $fourth }
   *[other] Turn order: { $first }, { $second }, { $third }, { $fourth }, { $fifth }
}
log-passed = { $seat } passes
log-had-to-pass = { $workers ->
    [0] { $seat } has no active worker left at home and must pass
    [one] { $seat } can do nothing with the worker left at home and must pass
   *[other] { $seat } can do nothing with the { $workers } workers left at home and must pass
}
log-sent = { $seat } sends a worker of level { $level } { $task } { THE($tile) }
log-placed = { $seat } adds { THE($tile) } to the city, { spot }
log-used = { $seat } uses { THE($tile) }
log-academy-declined = { $seat } does not use { THE($tile) }
log-brought-nothing = { $seat } gets nothing from { THE($tile) }
log-converted = { $seat } turns { COUNT($amount, $given) } into { COUNT($amount, $taken) }
log-sold = { $seat } sells { COUNT(1, $good) } for { COUNT($price, $gold) }
log-bought = { $seat } buys { COUNT(1, $good) } for { COUNT($price, $gold) }
log-nothing-traded = { $seat } trades nothing at the Market
log-gained = { $seat } gains { COUNT($amount, $resource) }
log-paid = { $seat } pays { COUNT($amount, $resource) }
log-fee-paid = { $seat } pays { COUNT($amount, $resource) } to { $owner }
log-wages-paid = { $missing ->
    [0] { $amount ->
        [0] { $seat } has no wages to pay
       *[other] { $seat } pays { COUNT($amount, $gold) } in wages and pensions
    }
   *[other] { $amount ->
        [0] { $seat } cannot pay wages and pensions: { COUNT($missing, $gold) } short
       *[other] { $seat } pays { COUNT($amount, $gold) } in wages and pensions, { COUNT($missing, $gold) } short
    }
}
log-scored = { $seat } gains **{ $amount }** favor for { THE($source) } (now { $favor })
log-favor-lost = { $amount ->
    [0] { $seat } has no favor left to lose for { THE($source) }
   *[other] { $seat } loses **{ $amount }** favor for { THE($source) } (now { $favor })
}
log-morale-rose = { $seat }: morale rises by **{ $steps }**, to **{ $value }**
log-morale-fell = { $seat }: morale falls by **{ $steps }**, to **{ $value }**
log-recruited = { $seat } recruits a villager, who begins in training zone I
log-trained = { $workers ->
    [one] { $seat }: a trainee becomes an active worker
   *[other] { $seat }: { $workers } trainees become active workers
}
log-trainees-moved = { $trainees ->
    [one] { $seat }: a trainee goes on to training zone II
   *[other] { $seat }: { $trainees } trainees go on to training zone II
}
log-retired-came-back = { $workers ->
    [one] { $seat }: the retired worker comes back
   *[other] { $seat }: { $workers } retired workers come back
}
log-promoted = { $seat }: a worker rises to level **{ $level }**
log-retired = { $workers ->
    [one] { $seat }: a worker retires
   *[other] { $seat }: { $workers } workers retire
}
log-hired = { $seat } hires a villager as an active worker
log-hire-declined = { $seat } hires nobody and stays without active worker
log-section-taken = { $seat } takes { THE($section) }
log-section-removed = Nobody takes { THE($section) }; it leaves the game
log-tile-uncovered = Everyone may build { THE($tile) } from now on
log-section-uncovered = { $section } is turned face up
log-maintenance-began = # Round { $round }: maintenance of the workers
log-city-maintenance-began = # Round { $round }: maintenance of the city
log-last-round-announced = { $tiles ->
    [0] { $sections ->
        [0] No city tile and no wall section is left in the piles: the next round is the last
       *[other] The city deck is empty: the next round is the last
    }
   *[other] { $sections ->
        [0] The wall pile is empty: the next round is the last
       *[other] The next round is the last
    }
}
log-final-scoring-began = # Final scoring after round { $round }
log-goods-valued = { $seat }: all resources together are worth { COUNT($amount, $gold) }
log-finally-scored = { $amount ->
    [0] { $seat } gains no favor for { THE($source) }
   *[other] { $seat } gains **{ $amount }** favor for { THE($source) } (now { $favor })
}
log-finally-lost = { log-favor-lost }
log-game-ended = # The game ends after round { $round }
log-tied = { $players } players are tied at **{ $favor }** favor
log-tie-compared = Tie-break: { $seat } has { COUNT($amount, $measure) }
log-won = { $seat } wins with **{ $favor }** favor
log-won-tie = { $seat } wins with **{ $favor }** favor; the tie is broken by { THE($measure) }
log-victory-shared = { $seat } shares the victory with **{ $favor }** favor

## Why not?

refusal-P3-5 = All your tokens lie on tiles, so you can build no more.
refusal-P4-9 = Another player has already taken this side.
refusal-P6-2 = { game-over }.
refusal-P8-3 = In your turn you build, activate a tile, use a special tile, or pass.
refusal-P9-1 = Building takes an active worker at home and the whole cost in stock.
refusal-P9-4 = A new tile lies on an empty cell beside the city.
refusal-P10-2 = A new tile must share a whole side with the city; touching at a corner is not enough.
refusal-P11-1 = You have no such active worker at home.
refusal-P11-2 = This tile has already been activated in this round.
refusal-P11-5 = You cannot pay its owner the activation fee.
refusal-P12-1 = You have already used this special tile in this round.
refusal-P12-2 = { refusal-P11-5 }
refusal-P12-5 = A retired worker builds a tile, or activates a red or green one.
refusal-P12-6 = Once the fee is paid, your retired worker could neither build nor activate anything.
refusal-P12-13 = You have no retired worker at home.
refusal-P13-3 = You have no active worker at home, so you can only pass.
refusal-P13-4 = Without an active worker at home you must pass; a retired one cannot go either.
refusal-P14-5 = You do not have so many goods to convert.
refusal-P14-25 = You have no villager left to recruit.
refusal-P14-26 = There is no face-up wall section, or you cannot pay what it demands.
refusal-P16-1 = You do not have enough gold to buy it.
refusal-P16-2 = In one visit to the market all sales come before purchases, and what you sold you cannot buy back.
refusal-P16-4 = You have none of it to sell.
refusal-P17-5 = { refusal-P11-5 }
refusal-P17-16 = You can hire only when you have no active worker left.

## Effects of the tiles

effect-gain = { $resource }: { $amount }
effect-convert = { MANY($given) } into { MANY($taken) }: up to the { $amount }
effect-favor = favor: { $amount }
effect-morale = morale: { $amount }
effect-recruit = train a villager
effect-trade = buy and sell goods
effect-wall = take the wall section
effect-skip_training = trainees skip zone II
effect-use_retired = use a retired worker at level { $level }
effect-none = none

word-worker_level = worker's level
word-owned_tiles = own tiles
    .the = most tiles owned
    .count = { $amount ->
        [one] { $amount } tile
       *[other] { $amount } tiles
    }
word-retired_workers = retired workers
word-held_wood = wood
word-held_stone = stone
word-held_marble = marble
word-held_weapons = weapons
word-morale_value = morale value
    .the = highest morale
    .count = morale { $amount }
word-youth = age
    .the = youth

## Words: phases, tasks, sources of favor

word-setup = Setup
word-actions = { name-term_action_phase }
word-maintenance = { name-term_maintenance_phase }
word-finished = { finished }

word-build = to build
word-activate = to activate

word-start = start
word-buildings = buildings
    .the = the building
word-mosaics = mosaics
    .the = matching mosaics
    .count = { $amount } favor for mosaics
word-temples = { name-group_temple.one }
    .the = the temple
word-wall = wall
    .the = the wall section
word-retirement = retirement
    .the = retirement
word-upkeep = unpaid upkeep
    .the = unpaid upkeep
word-hire = hiring in need
    .the = hiring in need
word-active_workers = active workers
    .the = active workers
word-trainees = trainees
    .the = trainees
word-morale = { name-term_morale.one }
    .the = morale
    .count = { $amount } morale
word-resources = { name-group_resource.one }
    .the = resources
word-largest_area = { name-ranking_largest_area.one }
    .the = the largest own area
word-wall_sections = { name-ranking_wall_sections.one }
    .the = most wall sections
    .count = { $amount ->
        [one] { $amount } wall section
       *[other] { $amount } wall sections
    }
word-villagers = { name-ranking_villagers.one }
    .the = most villagers

word-favor = favor
    .count = { $amount } favor
word-nw = top left
word-ne = top right
word-se = bottom right
word-sw = bottom left

word-red = red
word-green = green
word-grey = grey
word-none = none

## Words: options and their values

name-option_age_order = Seats from the youngest to the oldest
word-0 = seat 1
word-1 = seat 2
word-2 = seat 3
word-3 = seat 4
word-4 = seat 5
word-A = side A for all
word-B = different B sides by lot
word-choice = each player picks
word-random = by lot
word-unknown = not given

## Why this option is good

reason-corners-match = No other choice matches more corners, and every match is favor.
reason-good-fit = There is a spot in the city where many of its corners match.
reason-works-long = Built this early, it can work for you for many rounds.
reason-favor-at-the-end = This is the last round: its favor is worth more than the goods it costs.
reason-wages = Your gold does not cover the wages of this round yet.
reason-learns = Your worker also learns a level there.
reason-retires = This worker reaches the top level and retires with a fine reward in favor.
reason-anyone-can = Anyone can do this job: keep your skilled workers for tasks where their level counts.
reason-level-counts = The level counts here, so send your best worker.
reason-wall-grows = Every section you already hold brings more favor with the next one.
reason-temple-pays = You already have what this temple rewards: it pays well right now.
reason-recruit-early = There is time to train a recruit who will work for you for several rounds.
reason-sooner-at-work = Your trainees can start work a round sooner.
reason-owner-earns = The tile brings favor now, and whoever visits it later pays you.
reason-before-the-others = A tile serves one worker a round: this way nobody takes it before you.
reason-nothing-pays = Nothing that is left to do would pay for itself in this round.
reason-no-worker-needed = It takes none of your active workers.

## Statistics of a finished game

stat-tiles = Most tiles built
stat-veterans = Most workers retired
stat-fees = Most earned in fees
stat-mosaics = Most favor from mosaics with one tile
stat-morale-high = Highest morale
stat-morale-low = Lowest morale

## The table in a terminal

drawing-last-round = last round
drawing-passed = passed
drawing-at-home = At home
drawing-on-tiles = Placed
drawing-training = Trainees I/II
drawing-villagers = Villagers
drawing-retired = Retired
drawing-upkeep = Upkeep
drawing-tiles = Tiles
drawing-sections = Wall
drawing-area = Area
drawing-age = Age { $age }
drawing-piles = city deck { $deck }, wall pile { $wall }
drawing-fee = Fee
drawing-bonus = +{ $bonus } for each section held
drawing-worth = { $favor } favor
drawing-rates = buys at { $buy }, sells at { $sell }

## On the page

tagline = A shared city on Hadrian's Wall. Workers are dice that age.
bar-stop = Done trading
bar-trade-gathered = Trade
bar-hire = Hire
step-worker = Worker, level { $target }
step-at = Place
step-turn = Turn
step-convert = Convert { $target }
step-sell = Sale: { $target }
step-buy = Purchase: { $target }
tab-city = { city }
tab-build = Build
tab-wall = { drawing-sections }
page-neutral = nobody's
page-owned-by = owner: { $name }
page-deed-trade = trade
page-deed-recruit = +1 trainee
page-deed-retired = level { $level }
page-shelf = Tiles to build
page-shelf-empty = All are built. New ones come in maintenance.
page-second-age = { name-term_age_two }
page-deck-both = { $one } Age I left, then { $two } Age II
page-deck-two = { $two } Age II left
page-placing = placing
page-short = { $count ->
   *[other] { $what } short
}
page-cost-favor = { $favor ->
   *[other] brings { $favor } favor
}
page-wall = Hadrian's Wall
page-sections-left = { $count ->
    [0] no section left
    [one] 1 section left
   *[other] { $count } sections left
}
page-caesar-asks = Caesar asks
page-for-you = for you
page-worth = worth
page-wall-bonus = { $count ->
    [one] { $base } + { $bonus } for your earlier section
   *[other] { $base } + { $bonus } for your earlier sections
}
page-wall-taken = No section lies face up now.
page-mosaics = Mosaics
page-mosaics-rule = +1 for each equal corner
page-stores = Stores
page-market-rates = buy / sell at a Market
page-workers = Workers
page-villagers = { drawing-villagers }
page-training-one = Training I
page-training-two = Training II
page-active = Active
page-retired = { drawing-retired }
page-worker-level = worker of level { $level }
page-workers-home = { $count ->
    [0] no worker at home
   *[other] workers at home: { $levels }
}
page-trainees = { $count ->
    [one] 1 trainee
   *[other] { $count } trainees
}
page-morale = { name-term_morale }
page-morale-is = Morale { $value }
page-favor-at-end = favor at the end
page-sections-held = { $count ->
    [0] no section yet
    [one] 1 section, +{ $bonus } each time
   *[other] { $count } sections, +{ $bonus } each time
}
page-wages = { $short ->
    [0] Wages due: { $upkeep }
   *[other] Wages due: { $upkeep }, { $short } short
}
page-lane-home = Home and up
page-lane-levels = now level { $levels }
page-lane-trained = { $count ->
    [one] 1 trainee active
   *[other] { $count } trainees active
}
page-lane-retires = Retires
page-lane-retired = { $count ->
    [one] 1 worker retires
   *[other] { $count } workers retire
}
page-lane-nobody = nobody
page-lane-wages = Wages
page-lane-paid = { $count ->
    [0] none due
   *[other] { $count } paid
}
page-lane-short = { $count ->
   *[other] { $count } short
}
page-lane-fell = falls
page-lane-steady = unchanged
page-buy = Buy
page-sell = Sell
page-trade-told = { $sold ->
    [none] Buy { $bought }
   *[other] { $bought ->
        [none] Sell { $sold }
       *[other] Sell { $sold }, buy { $bought }
    }
}
page-trade-gold = gold { $before } → { $after }
page-purse-sum = { $before } + { $sold } sold − { $bought } bought
page-net-sold = { $amount } to sell
page-net-bought = { $amount } to buy
page-net-none = neither bought nor sold
page-after-trade = after the trade
page-placed-here = { $favor ->
   *[other] { $tile } here: { $favor } favor
}
page-placed-sum = { $mosaics ->
    [0] { $printed } on the tile
    [one] { $printed } on the tile + 1 matching mosaic
   *[other] { $printed } on the tile + { $mosaics } matching mosaics
}
page-now-round = { $tiles ->
    [one] Round { $round }, 1 tile in the city.
   *[other] Round { $round }, { $tiles } tiles in the city.
}
page-now-city = The city from north to south, each row from west to east: { $rows }.
page-now-row = row { $row }: { $tiles }
page-now-free = { $count ->
    [one] 1 free cell
   *[other] { $count } free cells
}
page-now-player = { $tiles ->
    [one] { $name }: { $points }, { $goods }, 1 tile.
   *[other] { $name }: { $points }, { $goods }, { $tiles } tiles.
}
page-note-open = { $owner }, free
page-note-visited = { $owner }, used by { $name }
page-note-to-build = { $price } to build, { $favor } favor
