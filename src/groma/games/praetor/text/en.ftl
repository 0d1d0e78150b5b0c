### Praetor in English: questions, answers, the log, reasons and words.
### The names of the components come from components.toml.

## Questions

ask-take-turn = Your turn: take one action, or pass
ask-choose-builder = Which worker builds { $tile }?
ask-choose-cell = Where in the city do you place { $tile }?
ask-choose-rotation = Which way round does { $tile } lie?
ask-choose-visitor = Which worker activates { $tile }?
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

action-pass = Pass
action-stop = Stop trading
action-hire = Hire a villager
action-decline = No, thank you
action-build = Build { $target }
action-activate = Activate { $target }
action-use = Use { $target }
action-worker = The worker of level { $target }
action-at = At { $target }
action-turn = { $target ->
    [0] As it is
    [1] One quarter turn to the right
    [2] Upside down
    [3] One quarter turn to the left
   *[other] { $target } quarter turns to the right
}
action-convert = { $target ->
    [0] Convert nothing
   *[other] Convert { $target }
}
action-sell = Sell 1 { $target }
action-buy = Buy 1 { $target }
action-board = Take { $target }

## The log

log-board-taken = { $seat } takes { $board }
log-round-began = { $last ->
    [true] Round { $round } begins. It is the last one
   *[false] Round { $round } begins
}
log-passed = { $seat } passes
log-sent = { $seat } sends a worker of level { $level } to { $task } { $tile }
log-placed = { $seat } adds { $tile } to the city at { $x },{ $y }
log-used = { $seat } uses { $tile }
log-gained = { $seat } gains { $amount } { $resource }
log-paid = { $seat } pays { $amount } { $resource }
log-fee-paid = { $seat } pays { $amount } { $resource } to { $owner }
log-scored = { $seat }: { $amount } favor ({ $source }), { $favor } in all
log-morale-moved = { $steps ->
    [one] { $seat }: morale moves by { $steps } step, to { $value }
   *[other] { $seat }: morale moves by { $steps } steps, to { $value }
}
log-recruited = { $seat } recruits a villager, who begins in training zone I
log-trained = { $workers ->
    [one] { $seat }: a trainee becomes an active worker
   *[other] { $seat }: { $workers } trainees become active workers
}
log-promoted = { $seat }: a worker rises to level { $level }
log-retired = { $workers ->
    [one] { $seat }: a worker retires
   *[other] { $seat }: { $workers } workers retire
}
log-hired = { $seat } hires a villager as an active worker
log-section-taken = { $seat } takes { $section }
log-section-removed = Nobody took { $section }; it leaves the game
log-tile-uncovered = { $tile } can be built from now on
log-section-uncovered = { $section } is turned face up
log-game-ended = The game ends after round { $round }

## Why not?

refusal-P3-5 = All your tokens lie on tiles, so you can build no more.
refusal-P4-9 = Another player has already taken this side.
refusal-P6-2 = The game is over.
refusal-P8-3 = In your turn you build, activate a tile, use a special tile, or pass.
refusal-P9-1 = Building takes an active worker at home and the whole cost in stock.
refusal-P9-4 = A new tile lies on an empty cell beside the city.
refusal-P10-2 = A new tile must share a whole side with the city; touching at a corner is not enough.
refusal-P11-1 = You have no such active worker at home.
refusal-P11-2 = This tile has already been activated in this round.
refusal-P11-5 = You cannot pay its owner the activation fee.
refusal-P12-1 = You have already used this special tile in this round.
refusal-P12-2 = You cannot pay its owner the activation fee.
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
refusal-P17-5 = You cannot pay its owner the activation fee.
refusal-P17-16 = You can hire only when you have no active worker left.

## Effects of the tiles

effect-gain = { $resource }: { $amount }
effect-convert = { $given } into { $taken }: up to { $amount }
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
word-retired_workers = retired workers
word-held_wood = { name-wood }
word-held_stone = { name-stone }
word-held_marble = { name-marble }
word-held_weapons = { name-weapons }
word-morale_value = morale value

## Words: phases, tasks, sources of favor

word-setup = Setup
word-actions = Actions
word-maintenance = Maintenance
word-finished = Finished

word-build = build
word-activate = activate

word-start = start
word-buildings = buildings
word-mosaics = mosaics
word-temples = temples
word-wall = wall
word-retirement = retirement
word-upkeep = unpaid upkeep
word-hire = hiring in need
word-active_workers = active workers
word-trainees = trainees
word-morale = morale
word-resources = resources
word-largest_area = largest own area
word-wall_sections = most wall sections
word-villagers = most villagers

word-favor = favor
word-nw = top left
word-ne = top right
word-se = bottom right
word-sw = bottom left

word-red = red
word-green = green
word-grey = grey
word-none = none

## Words: values of the options

word-A = side A for all
word-B = different B sides by lot
word-choice = each player picks
word-true = yes
word-false = no
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

tagline = A shared city on Hadrian’s Wall. Workers are dice that age.
bar-stop = Done trading
bar-hire = Hire
step-worker = Worker, level { $target }
step-at = Place
step-turn = Turn
step-sell = Sold 1 { $target }
step-buy = Bought 1 { $target }
tab-city = City
tab-build = Build
tab-wall = Wall
page-neutral = nobody’s
page-owned-by = owner: { $name }
page-build-name = Build { $tile }
page-deed-trade = trade
page-deed-recruit = +1 trainee
page-deed-retired = level { $level }
page-shelf = Tiles to build
page-shelf-empty = All are built. New ones come in maintenance.
page-deck-both = { $one } Age I left, then { $two } Age II
page-deck-two = { $two } Age II left
page-placing = placing
page-short = { $count ->
   *[other] { $what } short
}
page-cost-favor = brings { $favor } favor
page-wall = Hadrian’s Wall
page-sections-left = { $count ->
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
page-villagers = Villagers
page-training-one = Training I
page-training-two = Training II
page-active = Active
page-retired = Retired
page-worker-level = worker of level { $level }
page-workers-home = workers at home: { $levels }
page-trainees = { $count ->
    [one] 1 trainee
   *[other] { $count } trainees
}
page-morale = Morale
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
page-buy = buy { $price }
page-sell = sell { $price }
page-placed-here = { $tile } here: { $favor } favor
page-placed-sum = { $mosaics ->
    [0] { $printed } on the tile
    [one] { $printed } on the tile + 1 matching mosaic
   *[other] { $printed } on the tile + { $mosaics } matching mosaics
}
page-now-round = Round { $round }, { $tiles } tiles in the city.
page-now-player = { $name }: { $favor } favor, { $goods }, { $tiles } tiles.
