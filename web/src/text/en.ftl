### The page's own words in English; the words of the games come from the games.

tagline = an open table for city builders

## Home

play = Play
your-games = Your games
interface = For programs
pages = Pages
plays-as = plays as
choose-game = Choose a game
lead = Four cities to build, with friends, strangers or bots. No account needed.
game-praetor = Praetor
game-architects = Architects of the West Kingdom
game-aquileia = Aquileia
game-marble = Rome: City of Marble
about-praetor = A shared city on Hadrian’s Wall. Workers are dice that age.
about-architects = Crowd the quarries, jail your rivals, raise the cathedral.
about-aquileia = Six places, three metals, one fight in the arena each round.
about-marble = Rhombus by rhombus, districts grow into temples and arenas.
seats-range = { $from } to { $to }
minutes = { $count } min
play-now = Play now
not-drawn = board not drawn yet
not-here-yet = Not on this table yet
continue = Continue
running = { $running } running, { $finished } finished
no-games = No games yet. Pick a city above and play now.
all-games = All your games
open-tables = Open tables
waiting = { $count ->
    [0] none waiting
   *[other] { $count } waiting for players
}
nobody-waits = Nobody is waiting. Open a table and share its link.
import-record = Import a record
no-record = This file is no record of a game.
free-software = Free software, rules and drawings included
skip-new = Skip to the new table
imported = imported
practice = practice
you-won = You won
finished = Finished
free-seats = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
sit-down = Sit down
resume = Resume
look = Look
new-table = New table
host = host
you-small = you
bot = Bot
human = Open seat
here = On this device
same-device = Another player
hot-seat = on this device
open-seat = Open seat
anyone-with-link = anyone with the link
seat-number = Seat { $number }
remove-seat = Remove seat { $number }
add-seat = Add a seat
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-random = random
level-greedy = greedy
level-about-easy = sees what is good, and often does something else
level-about-medium = takes what looks best after its own turn
level-about-hard = looks ahead for a second
level-about-expert = looks ahead for five seconds
level-about-random = plays anything
level-about-greedy = quick and greedy
pace = Pace
pace-fast = 60 s
pace-none = No clock
pace-slow = 3 days
seen-by = Seen by
seen-link = Link only
seen-all = Everyone
more-options = More options
seats-open = { $count ->
    [one] One seat is still open: the game starts when it is taken, or turn it into a bot.
   *[other] { $count } seats are still open: the game starts when they are taken, or turn them into bots.
}
starts-at-once = The game starts at once.
open-table = Open the table
start-game = Start the game
play-bots-now = Play against two bots now

## The table

skip = Skip to the decision
home = Home
tools = Table tools
rules = Rules
review = Review
sound = Sound
settings = Settings
phases = Phases
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
round = Round { $round }
round-last = Round { $round }, the last
board = Board
your-board = Your board
players-and-log = Players and log
players-in-order = Players, in turn order
your-decision = Your decision
your-turn = Your turn
turn-of = { $name }’s turn
to-move = to move
next = next
away = away
you = You
log = Log
chat = Chat
log-and-chat = Log and chat
earlier = Earlier moves
since-your-turn = Since your last turn
recap = { $count ->
    [one] One move since your last turn concerned you
   *[other] { $count } moves since your last turn concerned you
}
see-position = See the table after this move
chat-empty = Nobody has said anything yet.
say-something = Say something
send = Send
options = Options
options-list = All options
confirm = Confirm
undo = Undo
ask-undo = Ask to undo
undo-asked = { $count ->
    [one] { $name } asks to take back 1 move
   *[other] { $name } asks to take back { $count } moves
}
undo-wait = Waiting for the consent of { $names }
undo-yes = Agree
undo-no = Not now
back-to-here = Go back to this step
restart = Restart
restart-turn = Restart my turn
rotate = Rotate
how-many = How many
close = Close
labelled = { $label }: { $value }
show-score = Show the score
thinking = { $name } is thinking
at-work = { $names } to move
watching = You are watching
won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
step = Step
bar-pass = Pass
bar-stop = Done trading
bar-hire = Hire
bar-decline = No, thank you
step-worker = Worker, level { $target }
step-at = Place
step-turn = Turn
step-sell = Sold 1 { $target }
step-buy = Bought 1 { $target }
views = Views
page-city = City
page-build = Build
page-wall = Wall
page-boards = Boards
page-log = Log
table-now = The table now
no-table = There is no such table
no-board = This game has no drawn board yet. It can be played from the list of options below.
no-board-review = This game has no drawn board. The players, their points and the moves in words:

## Connection and errors

loading = Setting the table
still-loading = Still loading
connecting = Connecting
no-connection = No connection.
retry-in = Trying again in { $seconds } s
try-now = Try now
move-saved = Your last move was saved.
move-unsent = Your move was not sent.
missed = { $count ->
    [one] 1 move while you were away
   *[other] { $count } moves while you were away
}
broken = Something broke on our side. The game is safe.
trouble-full = No seat is free.
trouble-too-fast = That was too fast; wait a moment.
trouble-stale = The table has moved on. Here is the current state.
trouble-handed-over = A bot plays this seat.
trouble-running = Not at this stage of the game.
trouble-nothing = There is nothing to take back there.
trouble-revealed = Something was revealed since; only a practice table goes back behind that.
trouble-asked = The others were asked already.
trouble-tables = You have too many tables; finish some first.
trouble-over = There is nothing left to play at this position.
trouble-forbidden = That is for others to decide.
trouble-link = This personal link is not known; it may have been replaced.
trouble-unknown = Nothing is found under this link.
trouble-record = This file is no record of a game that can be shown here.
trouble-hint = No hint could be found just now. Try again.
trouble-no-hints = Hints are given on practice tables and to those who play against bots alone.
trouble-busy = A hint is being thought out already. Please wait for it.
trouble-taken = This seat is not free.
trouble-open-seats = A seat is still free: fill it first.
trouble-open = The game has not begun.
trouble-finished = The game is over.
trouble-not-asked = It is not the turn of this seat.
trouble-illegal = This is not possible now.
trouble-unknown-action = This game knows no such move.
trouble-no-request = Nobody else asks to take something back.
trouble-place = The game does not have that many moves.
trouble-game = This game is not on the shelf here.
trouble-components = This table was begun with other components of the game.
trouble-rules = This table was played by other rules and cannot be shown.
trouble-seats = This number of seats does not fit.
trouble-options = These options do not fit together.
trouble-level = There is no bot of this level.
trouble-name = A name needs a letter.
trouble-empty = There is nothing to say in this line.
trouble-too-long = That was too long.
trouble-guest = The table does not know you any more. Load the page again.
trouble-origin = Requests of foreign pages are refused.
trouble-not-understood = The table did not understand this.
trouble-http = The table cannot answer this; perhaps it is too large.
trouble-connection = The table cannot be reached.
trouble-broken = { broken }
read-rule = Read the rule
rule-number = Rule { $rule }

## Rules

close-rules = Close the rules
find-rule = Find a word or a rule number
rules-now = Now
reconstructed = reconstructed
reconstructed-why = What is marked “reconstructed” could not be found in print: we set it ourselves. Whoever owns a copy can put in the printed figures.
rules-saffron = Rules marked in saffron decide what you can do right now.
rules-in-english = The numbered rules are in English. The reasons why something is not possible are in your language.
nothing-found = Nothing found.

## Waiting for players

seats-free = { $count ->
    [one] One seat is free. Share the link.
   *[other] { $count } seats are free. Share the link.
}
all-here = Everyone is here.
stand-up = Stand up
empty-seat = Empty
copy-link = Copy the link
copied = Copied
start = Start

## Settings

your-name = Your name
save = Save
language = Language
set-theme = Theme
theme-auto = As the device
theme-light = Light
theme-dark = Dark
set-confirm = Confirm
confirm-always = Every choice
confirm-last = The last step
confirm-never = Nothing
set-speed = Motion
speed-calm = Calm
speed-quick = Quick
speed-off = None
single-keys = Single keys: U undo, R rotate, P pass, M magistrate, O options, ? rules
sound-on = A soft sound when it is your turn
notices-on = A notice of the browser when it is your turn and you are elsewhere
take-back = Take { $name }’s seat back from the bot
hand-over = Let a bot play for { $name }
download = Download the record
leave = Leave the table

## End

game-over = The game is over
points-by-source = Points by source
total = Total
share = Share
again = Play again
curtain = Hand the device to { $name }
curtain-why = The next player’s secrets lie behind this curtain.
curtain-open = I am { $name }

## Praetor

city = City
cell = Cell { $place }
neutral = nobody’s
owned-by = owner: { $name }
hit-brings = { $name }: { $brings }
hit-refused = { $name }, not possible: { $reason } { $rule }
build-name = Build { $tile }
whole-city = Whole city
zoom-in = Larger
zoom-out = Smaller
deed-trade = trade
deed-recruit = +1 trainee
deed-retired = level 6
shelf = Tiles to build
shelf-empty = All are built. New ones come in maintenance.
deck-both = { $one } Age I left, then { $two } Age II
deck-two = { $two } Age II left
placing = placing
short = { $count ->
   *[other] { $what } short
}
short-of = { $amount } { $good } short, you have { $stock }.
cost-favor = brings { $favor } favor
wall = Hadrian’s Wall
sections-left = { $count ->
    [one] 1 section left
   *[other] { $count } sections left
}
caesar-asks = Caesar asks
for-you = for you
worth = worth
wall-bonus = { $count ->
    [one] { $base } + { $bonus } for your earlier section
   *[other] { $base } + { $bonus } for your earlier sections
}
wall-taken = No section lies face up now.
mosaics = Mosaics
mosaics-rule = +1 for each equal corner
stores = Stores
market-rates = buy / sell at a Market
workers = Workers
villagers = Villagers
training-one = Training I
training-two = Training II
active = Active
retired = Retired
worker-level = worker of level { $level }
workers-home = workers at home: { $levels }
trainees = { $count ->
    [one] 1 trainee
   *[other] { $count } trainees
}
tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
morale = Morale
morale-is = Morale { $value }
favor-at-end = favor at the end
sections-held = { $count ->
    [0] no section yet
    [one] 1 section, +{ $bonus } each time
   *[other] { $count } sections, +{ $bonus } each time
}
wages = { $short ->
    [0] Wages due: { $upkeep }
   *[other] Wages due: { $upkeep }, { $short } short
}
buy = buy { $price }
sell = sell { $price }
placed-here = { $tile } here: { $favor } favor
placed-sum = { $mosaics ->
    [0] { $printed } on the tile
    [one] { $printed } on the tile + 1 matching mosaic
   *[other] { $printed } on the tile + { $mosaics } matching mosaics
}
now-round = Round { $round }, { $tiles } tiles in the city.
now-player = { $name }: { $favor } favor, { $goods }, { $tiles } tiles.
praetor-round-began = { $last ->
    [true] #Round { $round }, the last
   *[other] #Round { $round }
}
praetor-build = { $me ->
    [yes] **You** build **{ $tile }** with a level { $level }
   *[no] **{ $seat }** builds **{ $tile }** with a level { $level }
}
praetor-activate = { $me ->
    [yes] **You** work **{ $tile }** with a level { $level }
   *[no] **{ $seat }** works **{ $tile }** with a level { $level }
}
praetor-passed = { $me ->
    [yes] **You** pass
   *[no] **{ $seat }** passes
}
praetor-used = { $me ->
    [yes] **You** use **{ $tile }**
   *[no] **{ $seat }** uses **{ $tile }**
}
praetor-recruited = { $me ->
    [yes] **You** recruit a villager
   *[no] **{ $seat }** recruits a villager
}
praetor-trained = { $me ->
    [yes] { $workers ->
        [one] **Your** trainee becomes active
       *[other] **Your** { $workers } trainees become active
    }
   *[no] { $workers ->
        [one] A trainee of **{ $seat }** becomes active
       *[other] { $workers } trainees of **{ $seat }** become active
    }
}
praetor-retired = { $me ->
    [yes] { $workers ->
        [one] **Your** worker retires
       *[other] **Your** { $workers } workers retire
    }
   *[no] { $workers ->
        [one] A worker of **{ $seat }** retires
       *[other] { $workers } workers of **{ $seat }** retire
    }
}
praetor-hired = { $me ->
    [yes] **You** hire a villager in need
   *[no] **{ $seat }** hires a villager in need
}
praetor-section-taken = { $me ->
    [yes] **You** take { $section }
   *[no] **{ $seat }** takes { $section }
}
praetor-section-removed = #{ $section } leaves the game
praetor-morale-moved = { $me ->
    [yes] **Your** morale is now { $value }
   *[no] The morale of **{ $seat }** is now { $value }
}
praetor-board-taken = { $me ->
    [yes] **You** take { $board }
   *[no] **{ $seat }** takes { $board }
}
praetor-game-ended = #The game ends after round { $round }

## Review

timeline = Timeline
first-move = First move
last-move = Last move
step-back = A move back
step-on = A move forward
turn-back = The player’s turn before
turn-on = The player’s next turn
play-moves = Play
pause = Pause
move-of = Move { $at } of { $last }
setup-move = The deal
points-over-time = Points over time
by-move = by move
graph-hidden = The points are shown when the game is over.
moves = Moves
play-on = Play on from here
play-on-later = Playing on is possible when the game is over.
back-to-table = To the table
round-jump = Round { $round }
rounds = Rounds
turns-of = Turns of { $name }
turns-of-all = All turns
speed-times = { $times } ×

## Rome: City of Marble

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
page-districts = Districts
marble-districts = Districts
marble-stacks = Stacks of tiles
marble-actions = Actions
marble-atrium = Atrium
marble-domus = Domus
marble-do-draw_tiles = Draw two tiles
marble-do-expand_aqueducts = Expand aqueducts
marble-do-recall_magistrate = Recall
marble-do-play_tile = Play a tile
marble-meet = { $count } tiles meet
marble-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
marble-left = { $count } left
marble-no-leader = when no one leads
marble-fits = { $count ->
    [one] 1 place where the tile fits
   *[other] { $count } places where the tile fits
}
marble-waits = { $count ->
    [one] { $name }: 1 magistrate
   *[other] { $name }: { $count } magistrates
}
marble-none = none
marble-no-tiles = no tiles
marble-next-turn = playable next turn
marble-spend = spend one for one more action
marble-kept = Kept
marble-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
marble-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
marble-magistrates = { $count ->
    [0] no magistrate left
    [one] 1 magistrate
   *[other] { $count } magistrates
}
marble-bridge-values = Bridges: { $values }
marble-at-end = { $bridges ->
    [0] +{ $points } at end
    [one] 1 bridge, +{ $points } at end
   *[other] { $bridges } bridges, +{ $points } at end
}
marble-empty = { $empty } of { $all } stacks empty
marble-ends = Ends when three are
marble-last-round = Last round
marble-finals = { $count ->
    [0] the last action
    [one] 1 action to come
   *[other] { $count } actions to come
}
marble-hit-cell = { $sites ->
    [0] Place { $place }
   *[other] Place { $place }, completes { $built }
}
marble-hit-tile = { $building } at { $place }, your magistrate
marble-hit-edge = Edge { $place }
marble-hit-site = Site { $place }
marble-completes-mine = { $building } for you: { $points } points
marble-completes-theirs = { $building } for { $name }: { $points } points
marble-completes-fountain = A fountain: no one leads
marble-completes-plaza = A plaza: too few buildings meet
marble-completes-nothing = Completes no site
marble-takes-bridge = Bridge tile for you
marble-manned = with a magistrate
marble-unmanned = without a magistrate
marble-now = { $tiles } tiles and { $sites } closed sites in the city.
marble-now-player = { $name }: { $points } points, { $buildings } buildings, { $magistrates } magistrates at hand, { $coins } coins; tiles: { $tiles }.
marble-turn-began = **{ $seat }**: the last action
marble-skipped = **{ $seat }**: no action possible
marble-drawn = **{ $seat }**: drawn { $tile }
marble-placed = **{ $seat }**: **{ $tile }** tile
marble-placed-manned = **{ $seat }**: **{ $tile }** tile with a magistrate
marble-recalled = **{ $seat }**: a magistrate recalled
marble-recalled-from = **{ $seat }**: a magistrate recalled
marble-bridge-taken = **{ $seat }**: { $bridge }
marble-bridge-seen = **{ $seat }**: the bridge is worth { $value }
marble-bridge-revealed = **{ $seat }**: { $bridge }, { $value }
marble-piece-laid = **{ $seat }**: { $aqueduct }
marble-built = **{ $seat }**: **{ $building }** built
marble-fountain-placed = No one leads: a **fountain**
marble-plaza-closed = The site becomes a plaza
marble-moved = **{ $seat }**: a magistrate to { $space }
marble-imperium-taken = **{ $seat }**: { $imperium } taken
marble-imperium-spent = **{ $seat }**: { $imperium } for one more action
marble-last-round-began = #The last round begins
marble-game-ended = #The game is over

## Hints and judgements

hint = Hint
hint-thinking = Looking ahead for you…
hint-expects = Chance to win { $chance }, about { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
hint-next = Next best:
chance-to-win = Chance to win
points = Points
judge = Judge the decisions
judging = Judging: step { $done } of { $total }
choice-of = { $name }’s choice
costliest = Decisions that cost most
nothing-costly = No decision gave much away.
better = { $played }; { $best } was better
as-played = as played

## Architects of the West Kingdom

page-hand = Hand
bar-make-capture-stop = Stop
bar-capture-freely-stop = Stop
bar-act-at-guardhouse-stop = Done
bar-make-trade-stop = Done trading
bar-destroy = Destroy a Debt
bar-buy_off = Pay silver
bar-owe = Take the Debt
architects-goods = Goods
architects-hand = Buildings in hand
architects-hand-limit = { $count } of { $limit }, only you see them
architects-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
architects-no-cards = no cards
architects-choose = To choose from
architects-apprentices = Apprentices
architects-of = { $count } of { $limit }
architects-free-places = { $count ->
    [one] one free place
   *[other] { $count } free places
}
architects-for-hire = Apprentices for hire
architects-at-hand = { $count ->
    [one] worker at hand
   *[other] workers at hand
}
architects-held = Held by you
architects-captives = { $count ->
    [one] holds { $count } worker of { $name }
   *[other] holds { $count } workers of { $name }
}
architects-workers-of = { $name }: { $count }
architects-unpaid = { $count } unpaid
architects-paid = { $count } paid
architects-cards = { $count ->
    [0] none in play
   *[other] { $count } in play
}
architects-cards-of = Cards of { $name }
architects-nth = { $n ->
    [1] { $n }st worker
    [2] { $n }nd worker
    [3] { $n }rd worker
   *[other] { $n }th worker
}
architects-nth-at = { $n ->
    [1] { $place }, your { $n }st worker:
    [2] { $place }, your { $n }nd worker:
    [3] { $place }, your { $n }rd worker:
   *[other] { $place }, your { $n }th worker:
}
architects-at-kings_storehouse = trade
architects-at-town_centre = capture
architects-at-guardhouse = act
architects-here-retrieve = Take back
architects-capture = { $count ->
    [one] Capture { $count } worker of { $name }: { $place }
   *[other] Capture { $count } workers of { $name }: { $place }
}
architects-from-board = Take a worker back from the board of { $name }
architects-no-market = no Black Market
architects-no-cathedral = no Cathedral
architects-less-tax = less tax
architects-deck = { $count } Building cards in the deck
architects-draw = draw { $count }
architects-silver-on = { $count } silver lies on the card.
architects-all-skills = skills only
architects-market-deal = any hire, or 1 of { $count } cards
architects-market-middle = any Apprentice for nothing, or one of { $count } Building cards
architects-pile = { $count } cards in the pile
architects-third = The third worker brings the Reset
architects-third-soon = The next worker brings the Reset
architects-hall = Guildhall { $count } of { $spaces }
architects-hall-built = { $count } of { $spaces }
architects-next-reset = next Reset at { $at }
architects-last-turns = { $count ->
    [one] one last turn
   *[other] { $count } last turns
}
architects-not-started = not begun
architects-level = { $name }: level { $level }
architects-can-build = Can build
architects-cannot-build = Not now
architects-lacks = no { $skills }
architects-short = { $amount } { $good } short
architects-costs = Costs { $price }.
architects-worth = { $points } victory points.
architects-when-built = { $virtue } virtue when it is built.
architects-skills = Skills: { $skills }.
architects-when-hired = { $virtue } virtue when hired.
architects-begins = Begins with { $goods }.
architects-begins-prison = { $count } workers begin in the Prison.
architects-begins-debts = { $count ->
    [one] Begins with a Debt.
   *[other] Begins with { $count } Debts.
}
architects-begins-cards = { $count ->
    [one] Draws one more Building card.
   *[other] Draws { $count } more Building cards.
}
architects-now = { $tax } silver on the Tax Stand. Workers: { $places }.
architects-now-player = { $name }: { $points } points, virtue { $virtue }, { $workers } workers at hand, { $prison } in Prison, { $stores }; { $buildings } Buildings, Cathedral level { $cathedral }, { $hand } cards in hand.
architects-log-character-taken = **{ $seat }**: character **{ $character }**
architects-log-worker-placed = **{ $seat }**: worker to **{ $place }**
architects-log-worker-retrieved = **{ $seat }**: worker back from { $place }
architects-log-apprentice-hired = **{ $seat }**: **{ $apprentice }** hired
architects-log-apprentice-dismissed = **{ $seat }**: { $apprentice } dismissed
architects-log-workers-captured = **{ $seat }**: { $amount } of **{ $owner }** captured, { $location }
architects-log-building-constructed = **{ $seat }**: **{ $building }** constructed
architects-log-cathedral-advanced = **{ $seat }**: Cathedral, level **{ $level }**
architects-log-market-reset = #Black Market Reset
architects-log-scheme-turned = **{ $seat }**: scheme **{ $scheme }**
architects-log-card-seen = You see **{ $building }**
architects-log-end-triggered = #The Guildhall is full: one last turn for everyone
architects-log-first-player = **{ $seat }**: first player
architects-log-turn-skipped = **{ $seat }**: no worker left to place
architects-log-debt-taken = **{ $seat }**: a Debt taken
architects-log-debt-paid = **{ $seat }**: a Debt paid off
architects-log-debt-destroyed = **{ $seat }**: a Debt destroyed
architects-log-cards-buried = { $amount ->
    [one] **{ $seat }**: a card under the deck
   *[other] **{ $seat }**: { $amount } cards under the deck
}
architects-log-workers-recalled = **{ $seat }**: { $amount } back from { $location }
architects-log-captives-imprisoned = { $amount ->
    [one] **{ $seat }**: a captive to the Prison
   *[other] **{ $seat }**: { $amount } captives to the Prison
}
architects-log-prisoners-released = **{ $seat }**: { $amount } out of the Prison
architects-log-captives-released = **{ $seat }**: { $amount } back from other boards
architects-log-reward-taken = **{ $seat }**: **{ $reward }**
architects-log-effect-resolved = **{ $seat }**: **{ $building }** resolved
architects-log-game-ended = **{ $seat }**: { $points } points in the end
architects-yield = { $base ->
    [0] { $per ->
        [one] 1 { $good } per worker
       *[other] 1 { $good } per { $per } workers
    }
   *[other] { $base } { $good }, +1 per worker
}
architects-does-workshop = Hire, or draw Buildings
architects-does-town_centre = Capture groups of workers
architects-does-guardhouse = Captives, ransom, Debts
architects-does-tax_stand = All of it, virtue { $virtue }
architects-rewards = { $count } Rewards left

## Aquileia

bar-done = No more cards
bar-activate = Pay and activate
bar-change-coins-stop = Done changing
bar-buy-card-decline = Do not buy
bar-buy-servi-decline = Buy none
bar-ante-decline = Do not open
bar-choose-lot-decline = Build nothing
bar-activate-buildings-decline = Do not activate
page-lots = Lots
aquileia-page-city = Areas
aquileia-page-lots = Lots
aquileia-coming = Still to come
aquileia-page-shops = Shops and banks
aquileia-page-villas = Villas
aquileia-areas = The six areas
aquileia-now = What happens now
aquileia-choices = Answers
aquileia-round = Round { $round } of { $rounds }
aquileia-lap = lap { $lap } of { $laps }
aquileia-first = first player
aquileia-first-next = The first here begins the next round.
aquileia-done = done
aquileia-host = hosts
aquileia-hosts = hosts
aquileia-bids = bids { $bid }
aquileia-out = out
aquileia-deck = { $count } left
aquileia-up-to = up to { $count }
aquileia-and-deck = +{ $count } from deck
aquileia-vp = { $points } VP
aquileia-at-once = +{ $points } at once
aquileia-forum-order = each builds one house, in this order
aquileia-lots = Shops and banks
aquileia-lots-when = paid out at the Portus
aquileia-villas = Villas
aquileia-villas-when = value × laurels at the end
aquileia-villa-values = Villas { $value }
aquileia-yields = Portus:
aquileia-nothing = nothing yet
aquileia-coins = Coins
aquileia-hand = Hand
aquileia-hand-hidden = only you see these cards
aquileia-no-cards = no cards
aquileia-laurels = Laurels
aquileia-no-laurels = none yet
aquileia-hidden-laurel = hidden laurel
aquileia-pieces = Pieces
aquileia-henchmen = { $count ->
    [one] 1 henchman left
   *[other] { $count } henchmen left
}
aquileia-houses = { $count ->
    [one] 1 house left
   *[other] { $count } houses left
}
aquileia-to-roll = still to roll
aquileia-step-cards = 1 Cards
aquileia-step-blue_dice = 2 Blue dice
aquileia-step-prizes = 3 Prizes
aquileia-prize-arena-1 = twice the strength in points, or a servi card
aquileia-prize-arena-2 = what the winner leaves
aquileia-prize-stadium-1 = keeps one laurel
aquileia-prize-stadium-2 = gets the other
aquileia-strength-sum = Strength { $now } + { $more } = { $sum }
aquileia-now-area = { $area } is carried out.
aquileia-now-player = { $name }: { $points } points; { $coins }; { $henchmen } henchmen left, { $houses } houses built, villas worth { $villas }, { $laurels } laurels.
aquileia-first-player = #First player: { $seat }
aquileia-round-began = #Round { $round }, placement
aquileia-action-phase-began = #Round { $round }, actions
aquileia-henchman-placed = **{ $seat }**: henchman to **{ $space }**
aquileia-disc-placed = **{ $seat }**: disc on position { $position }
aquileia-passed = **{ $seat }**: pass
aquileia-coin-laid = **{ $seat }**: coin laid under the henchman
aquileia-coin-taken-back = **{ $seat }**: coin taken back
aquileia-coin-stolen = **{ $seat }**: 1 { $metal } stolen from **{ $victim }**
aquileia-gained = **{ $seat }**: income
aquileia-paid = **{ $seat }**: paid
aquileia-scored = **{ $seat }**: { $source }
aquileia-dice-rolled = **{ $seat }**: dice show { $faces }
aquileia-reached = , strength { $strength }
aquileia-coins-changed = **{ $seat }**: changed { $exchange }
aquileia-card-bought = **{ $seat }**: **{ $card }** bought
aquileia-cards-drawn = { $amount ->
    [one] **{ $seat }**: 1 card drawn, { $deck }
   *[other] **{ $seat }**: { $amount } cards drawn, { $deck }
}
aquileia-deck-reshuffled = #{ $deck } reshuffled, { $cards } cards
aquileia-blue-dice-taken = **{ $seat }**: { $dice } blue dice taken
aquileia-contest-began = #{ $contest }
aquileia-card-played = **{ $seat }**: **{ $card }** played
aquileia-card-paid = **{ $seat }**: { $card } paid
aquileia-ranked = **{ $seat }**: place { $place } with strength { $strength }
aquileia-prize-chosen = **{ $seat }**: choice: { $prize }
aquileia-laurels-taken = **{ $seat }**: choice between { $laurel } and the next one
aquileia-laurel-shared = **{ $seat }**: one laurel kept, the other to **{ $second }**
aquileia-laurel-removed = **{ $seat }**: one laurel kept, the other leaves the game
aquileia-laurel-received = **{ $seat }**: { $laurel }
aquileia-auction-opened = **{ $seat }**: auction of **{ $laurel }**
aquileia-ante-declined = **{ $seat }**: no opening bid
aquileia-bid-made = **{ $seat }**: bid of { $amount } { $metal }
aquileia-laurel-bought = **{ $seat }**: **{ $laurel }** won
aquileia-laurel-returned = #{ $laurel } goes under the deck
aquileia-built = **{ $seat }**: **{ $lot }** built
aquileia-declined = **{ $seat }**: no use of { $space }
aquileia-activated = { $buildings ->
    [one] **{ $seat }**: 1 building activated
   *[other] **{ $seat }**: { $buildings } buildings activated
}
aquileia-laurel-revealed = **{ $seat }**: { $laurel } revealed
aquileia-game-ended = #The game ends after round { $round }
