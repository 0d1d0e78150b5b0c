### The page's own words in English; the words of the games come from the games.

tagline = an open table for city builders

## Home

play = Play
your-games = Your games
interface = For programs
pages = Pages
plays-as = plays as
guest = guest
former-player = Former player { $letter }
own-name = A name of your own
choose-game = Choose a game
home-away = This page is kept on your device; it goes on by itself as soon as the server answers.
seats-range = { $from } to { $to }
minutes = { $count } min
play-now = Play now
not-drawn = board not drawn yet
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
sit-down = Sit down
resume = Resume
look = Look
new-table = New table
host = host
you-small = you
bot = Bot
human = { open-seat }
here = On this device
same-device = Another player
hot-seat = on this device
open-seat = Open seat
anyone-with-link = anyone with the link
remove-seat = Remove seat { $number }
add-seat = Add a seat
level-easy = { easy }
level-medium = medium
level-hard = { hard }
level-expert = expert
level-random = random
level-greedy = greedy
level-about-easy = sees what is good, and often does something else
level-about-medium = takes what looks best after its own turn
level-about-hard = looks ahead for a second
level-about-expert = looks ahead for five seconds
level-about-random = plays anything
level-about-greedy = quick and greedy
level-about-own = a bot of this server’s own
pace = Pace
clock-none = No clock
clock-quick = Quick
clock-standard = Standard
clock-calm = Calm
clock-brisk = Brisk
clock-daily = Daily
clock-easy = Unhurried
clocks-live = At one sitting
clocks-days = Over days
clock-saved = { $budget } + { $step }
clock-turn = { $step } a turn
clock-with-weekends = { $clock }, weekends rest
weekends-rest = Weekends rest
amount-seconds = { $count } s
amount-hours = { $count } h
amount-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-out = When time is out
time-out-stand-in = A bot plays
time-out-vote = The others decide
stand-in-level = The bot then
out-stand-in = When time is out, a bot plays until you take your seat back.
out-vote = When time is out, the others decide: wait, let a bot play, or end the game.
find-game = Find a game
seeking = { $count ->
    [0] Nobody else is looking now. Leave a search over days, and the table begins by itself.
    [one] One other person is looking.
   *[other] { $count } others are looking.
}
any-game = any game
seek-from = Players, at least
seek-to = at most
bots-fill = Bots fill up
fill-never = never
fill-soon = after 2 min
fill-later = after a day
seek-game = Look for { $game }
seek-stop = Stop looking
seek-stop-of = Stop looking: { $game }
filters = Which tables to show
filter-game = Game
all-cities = All games
all-seats = Any number of seats
for-players = { $count } players
all-paces = Any pace
outside-filter = { $count ->
    [one] One more table outside your choice.
   *[other] { $count } more tables outside your choice.
}
show-all = Show all
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
recap = What happened since your turn
stage-all = for all players, in turn order
stage-again = Show what happened to all players
stage-next = Next
stage-skip = Skip
stage-player = Player
since-turn = Since your turn: { $deeds }
you-too = you
recap-at = Looking back, turn { $at } of { $last }
recap-where = Before your turn, { $at } of { $last }
recap-heard = { $count } turns since yours
recap-before = { $count ->
    [one] { $count } turn before
   *[other] { $count } turns before
}
recap-passes = { $count ->
    [one] { $count } passes
   *[other] { $count } pass
}
recap-offer = { $count ->
    [one] Look at { $count } turn since yours (B)
   *[other] Look at { $count } turns since yours (B)
}
to-my-turn = To my turn
to-the-present = To the present
see-position = See the table after this move
chat-empty = Nobody has said anything yet.
chat-hidden = { $name } is muted: { $count ->
    [one] 1 line hidden
   *[other] { $count } lines hidden
}
chat-who = Mute
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-quiet = Only players may write
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
undo-unrolls = These moves would be taken back:
undo-yes = Agree
undo-no = Not now
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
clock-left = time left
clock-short = You have { $time } left.
clock-out = Your time is out.
clock-takes-over = bot in { $seconds } s
clock-holiday = on holiday
clock-weekend = weekend rest
late-vote = { $name } has no time left.
late-bot = { $name } has no time left: a bot is about to take over.
vote-wait = Wait
vote-bot = Let a bot play
vote-end = End the game
stopped = The rules were corrected: move { $move }, by { $name }, would go differently now. The game rests before it.
stopped-ended = From move { $move } on this game was played by earlier rules; its result stands.
stopped-go-on = Go on from here
stopped-finish = End with these points
stopped-for-going-on = To go on: { $names }.
stopped-for-finishing = To end: { $names }.
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
bar-pass = { pass }
bar-decline = No, thank you
clear = Clear
views = Views
page-boards = Boards
page-log = { log }
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
trouble-in-time = There is still time, or nobody is asked for.
trouble-resting = You are on holiday: come back first.
trouble-seeks = You are looking for three games already.
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
trouble-finished = { game-over }.
trouble-not-asked = It is not the turn of this seat.
trouble-not-now = The lesson asks for another move now.
trouble-no-lesson = No lesson is given here any more.
trouble-illegal = This is not possible now.
trouble-unknown-action = This game knows no such move.
trouble-no-request = Nobody else asks to take something back.
trouble-ply = The game does not have that many moves.
trouble-game = This game is not on the shelf here.
trouble-components = This table was begun with other components of the game.
trouble-stopped = The rules changed: the players decide together how this game goes on.
trouble-not-stopped = This game was not stopped.
trouble-rules = This table was played by other rules and cannot be shown.
trouble-seats = This number of seats does not fit.
trouble-options = These options do not fit together.
trouble-level = There is no bot of this level.
trouble-colour = There is no such colour.
trouble-colour-taken = Somebody has this colour; take another one.
trouble-name = A name needs a letter.
trouble-handle-taken = This name belongs to somebody, or looks like it. Take another.
trouble-empty = There is nothing to say in this line.
trouble-quiet = The host lets only players write here.
trouble-too-long = That was too long.
trouble-guest = The table does not know you any more. Load the page again.
trouble-origin = Requests of foreign pages are refused.
trouble-not-understood = The table did not understand this.
trouble-http = The table cannot answer this; perhaps it is too large.
trouble-connection = The table cannot be reached.
trouble-not-yours = Only a step of your own can be taken back, with all that followed.
trouble-database = The table cannot be read or written just now. Try again in a moment.
trouble-reviews = Another game is being reviewed for spectators. Ask again later.
trouble-broken = { broken }
read-rule = Read the rule
rule-number = Rule { $rule }
note-for-you = For you
note-pin = pin
note-held = { $name }: { $amount }

## Lessons

lesson = guided game
learn = Learn
lesson-offer = { $count } steps, with a coach
lesson-done = Lesson finished
lesson-again = Once more
lesson-leave = Leave, resume later
lesson-back = Back
lesson-why = Why?
lesson-show = Show me
lesson-skip = End lesson
lesson-go-on = Go on
lesson-play-on = Play on
lesson-to-mark = To what is marked
try-it = Try it on the table
tip = Tip
tip-close = Close this tip
tips-end = No more tips
tips-on = Tips on what is new, in your first games

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

seed-chosen = The host chose the deal: seed { $seed }. Whoever knows the seed can know all cards.
stand-up = Stand up
empty-seat = Empty
copy-link = Copy the link
copied = Copied
start = Start
waiting-room = Waiting room
room-of = { $host }’s table, { $seats } seats
room-minutes = about { $count } minutes
room-seats = Seats
room-shapes = pick your colour; every colour has its shape
room-colour = Your colour
colour = { $colour ->
    [lapis] Lapis, a disc
    [ochre] Ochre, a triangle
    [cinnabar] Cinnabar, a square
    [basalt] Basalt, a diamond
   *[murex] Murex, a cross
}
room-ready = ready
room-watch = Anyone with the link may watch.
room-players = Players
room-time = Time
room-open-seats = { $count ->
    [one] One seat is still open
   *[other] { $count } seats are still open
}
room-unready = Not ready yet: { $names }
room-all-ready = Everyone is here and ready
room-starting = Starting in { $seconds }
room-way-sit = Take a free seat to play, or just look on.
room-way-guest = { $host } starts the game.
room-host-other = { $host } hosts this table now.
room-host-me = You host this table now.
room-way-fill = { $count ->
    [one] Start now and a bot takes it, or wait for somebody.
   *[other] Start now and bots take them, or wait for the others.
}
room-way-start = You start the game, whether all are ready or not.
room-fill = { $count ->
    [one] Seat a bot and start
   *[other] Seat { $count } bots and start
}
close-seat = Close
seat-a-bot = Seat a bot
bot-level = Level of { $name }
ready = Ready
invite = Invite
invite-code = The link as a QR code
invite-scan = Scan it to sit down with a phone. No account is needed.
copy = Copy
share = Share

## Settings

your-name = Your name
save = Save
language = Language
set-theme = Theme
theme-auto = As the device
theme-light = Light
theme-dark = Dark
set-confirm = { confirm }
confirm-always = Every choice
confirm-last = The last step
confirm-never = Nothing
set-motion = Motion
motion-calm = Calm
motion-table = As at a table
motion-brisk = Brisk
motion-none = None
set-sounds = Sound
sounds-off = Off
sounds-turn = Your turn only
sounds-all = All
volume = Volume
single-keys = Single keys (? lists them)
notices-on = A notice of the browser when it is your turn and you are elsewhere
take-back = Take { $name }’s seat back from the bot
hand-over = Let a bot play for { $name }
download = Download the record
leave = Leave the table

## End

points-by-source = Points by source
share = Share
again = Play again
join-again = Join the new game
again-ask = Again?
is-ready = is ready
see-board = See the board
judge-mine = Judge my decisions
to-the-end = To the end
as-table = As a table
points-by-round = Points by round
points-by-turn = Points by turn
ahead = ahead for good
chance-by-round = Chance to win, by round
chance-by-turn = Chance to win, by turn
chance-unjudged = How likely each was to win is known once the decisions are judged.
by-round-shows = What is drawn by round
turning-point = turning point
moments = Moments
records = Records
turn-number = Turn { $turn }
rounds-played = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
turns-played = { $count ->
    [one] 1 turn each
   *[other] { $count } turns each
}
postcard = Postcard
postcard-of = Postcard of { $game }, { $date }: { $players }
save-png = Save as PNG
save-svg = Save as SVG
not-saved = The postcard could not be saved.
curtain = Hand the device to { $name }
curtain-why = The next player’s secrets lie behind this curtain.
curtain-open = I am { $name }

## Boards

cell = Cell { $place }
hit-brings = { $name }: { $brings }
hit-refused = { $name }, not possible: { $reason } { $rule }
whole-city = Whole city
closer = Closer
zoom-in = Larger
zoom-out = Smaller
follow = Follow
city-map = Map of the city: drag, or the arrow keys, to see another part; Enter to go back
edge-places = { $count ->
    [one] 1 place
   *[other] { $count } places
} { $side ->
    [above] above
    [below] below
    [left] to the left
   *[right] to the right
}{ $best ->
    [0] { "" }
   *[other] , best +{ $best }
}
edge-scene = Just played { $side ->
    [above] above
    [below] below
    [left] to the left
   *[right] to the right
}
short-of = { $amount ->
   *[other] { $missing } short, you have { $stock }.
}
tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

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
try-again-here = Try again here
final-scoring = Final scoring
back-to-table = To the table
round-jump = { round }
rounds = Rounds
turns-of = Turns of { $name }
turns-of-all = All turns
speed-times = { $times } ×

## Hints and judgements

hint = Hint
hint-thinking = Looking ahead for you…
hint-expects = Chance to win { $chance }, about { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
hint-brings = At once: { $brings }.
hint-prevents = { $points ->
    [0] “{ $other }” would be nearly as good.
    [one] With “{ $other }” you could expect about 1 point less.
   *[other] With “{ $other }” you could expect about { $points } points less.
}
hint-next = Next best:
chance-to-win = Chance to win
judge = Judge the decisions
judging = Judging: step { $done } of { $total }
choice-of = { $name }’s choice
costliest = Decisions that cost most
nothing-costly = No decision gave much away.
better = { $played }; { $best } was better
as-played = as played

## The players' rulebook

contents = Contents
chapters = Chapters
chapter-of = { $title }, chapter { $number }
skip-text = Go to the text
found = Found
nearest-chapters = These chapters come nearest:
example = Example
rules-of-game = Rules of { $game }
numbered-rules = Numbered rules, for referees
whole-book = The whole book, to print
print = Print
player-aid = Player aid, one page
open-as-page = Open as a page
beside-the-text = Beside the text
on-this-page = On this page
often-asked = Often asked
words-here = Words of this page
whole-rules-at = All the rules:

## Keys

keys = Keys
keys-off = Single keys are switched off in the settings.
key-back = A step back, or close what is open
key-number = Choose an option by its number
key-arrows = Go to the next target on that side
key-regions = Go to the next part of the page
key-whole = See the whole city while the key is held
key-size = City larger, smaller, as at first
key-skip = End the scene that is shown
key-skip-all = End all scenes
key-next-lane = The next player, where it happens to all in turn
key-log = Log, and once more what happened to all players
key-next = The next table that waits for you
key-rules = Rules and keys
command = Type an answer
command-hint = Name or notation
command-wait = You are not asked anything now.
command-none = “{ $typed }” fits no answer. Possible: { $answers }{ $more ->
    [0] .
   *[other] ; and { $more } more.
}
command-many = Several answers fit: { $answers }{ $more ->
    [0] .
   *[other] ; and { $more } more.
}
