### Aquileia in English: questions, answers, the log, reasons and words.
### The names of the components come from components.toml.

## Questions

ask-place-piece = Lap { $lap }: place a henchman or your disc, or pass
ask-change-coins = { $left ->
    [one] Change coins with the bank ({ $left } exchange left), or stop
   *[other] Change coins with the bank ({ $left } exchanges left), or stop
}
ask-buy-card = Do you buy { $card }?
ask-buy-servi = { $space }: how many servi cards do you buy?
ask-play-cards = { $contest }: you have strength { $strength }. Which cards do you add?
ask-roll-blue-dice = You have strength { $strength }. How many blue dice do you roll?
ask-choose-prize = You won the fight. Do you take { $points } points or a servi card?
ask-keep-laurel = You won the race. Which laurel do you keep?
ask-ante = { $laurel } is up for auction. Do you open the bidding, and in which metal?
ask-bid = { $laurel }: the highest bid is { $bid } { $metal }. Do you raise it?
ask-choose-lot = On which lot do you build?
ask-pay-slaves = { $slaves ->
    [one] { $lot }: { $slaves } slave is still to be paid. Which card do you pay?
   *[other] { $lot }: { $slaves } slaves are still to be paid. Which card do you pay?
}
ask-activate-buildings = Do you pay and activate your shops and private banks?

## Answers

action-pass = Pass
action-disc = Put the disc on the tiebreaker track
action-stop = Stop changing
action-done = No more cards
action-decline = No, thank you
action-activate = Pay and activate
action-place = Henchman to { $target }
action-change = Change { $target }
action-buy = Buy { $target }
action-servi = Buy servi cards: { $target }
action-play = Play { $target }
action-roll = Blue dice to roll: { $target }
action-prize = { $target ->
    [vp_double_strength] Take the points
   *[servi_card] Take the servi card
}
action-keep = Keep { $target }
action-ante = Open with 1 { $target }
action-bid = Bid { $target }
action-build = Build { $target }
action-pay = Pay { $target }

## The log

log-first-player = { $seat } is the first player
log-round-began = Round { $round } begins
log-action-phase-began = The action phase of round { $round } begins
log-henchman-placed = { $seat } sends a henchman to { $space }
log-disc-placed = { $seat } puts the disc on position { $position } of the tiebreaker track
log-passed = { $seat } passes
log-coin-laid = { $seat } lays 1 { $metal } under the henchman
log-coin-taken-back = { $seat } takes 1 { $metal } back
log-coin-stolen = { $seat } takes 1 { $metal } from under the henchman of { $victim }
log-gained = { $seat } gains { $amount } { $metal }
log-paid = { $seat } pays { $amount } { $metal }
log-scored = { $amount ->
    [one] { $seat }: { $amount } point ({ $source }), { $score } in all
   *[other] { $seat }: { $amount } points ({ $source }), { $score } in all
}
log-dice-rolled = { $seat } rolls: { $gold } { name-gold }, { $silver } { name-silver }, { $bronze } { name-bronze }
log-coins-changed = { $seat } changes { $exchange }
log-card-bought = { $seat } buys { $card }
log-cards-drawn = { $amount ->
    [one] { $seat } draws { $amount } card: { $deck }
   *[other] { $seat } draws { $amount } cards: { $deck }
}
log-card-seen = { $seat } draws { $card }
log-card-uncovered = { $card } lies in slot { $slot } of the display
log-deck-reshuffled = { $deck }: the discard pile of { $cards } is shuffled and becomes the deck
log-blue-dice-taken = { $seat } takes the { $dice } blue dice
log-contest-began = { $contest } begins
log-strength-reached = { $seat } has strength { $strength }
log-card-played = { $seat } plays { $card }
log-card-paid = { $seat } pays { $card }
log-ranked = { $contest }: { $seat } comes in at place { $place } with strength { $strength }
log-prize-chosen = { $seat } chooses { $prize }
log-laurels-taken = { $seat } looks at { $laurel } and at the next laurel of the deck
log-laurel-seen = { $seat } sees { $laurel }
log-laurel-shared = { $seat } keeps one laurel and gives the other to { $second }
log-laurel-removed = { $seat } keeps one laurel; the other leaves the game
log-laurel-received = { $seat } now owns { $laurel }
log-laurel-uncovered = { $laurel } lies face up at the stadium
log-auction-opened = { $seat } puts { $laurel } up for auction
log-ante-declined = { $seat } does not open the bidding
log-bid-made = { $seat } bids { $amount } { $metal }
log-laurel-bought = { $seat } wins { $laurel }
log-laurel-returned = Nobody opened the bidding: { $laurel } goes under the deck
log-built = { $seat } builds { $lot }
log-declined = { $seat } makes no use of { $space }
log-activated = { $buildings ->
    [one] { $seat } activates { $buildings } building
   *[other] { $seat } activates { $buildings } buildings
}
log-laurel-revealed = { $seat } reveals { $laurel }
log-game-ended = The game ends after round { $round }

## Why not?

refusal-Q4-4 = You lack a coin that this costs; no other metal is accepted.
refusal-Q6-1 = You have already placed this piece.
refusal-Q6-3 = In your turn you place a henchman or the disc, or you pass.
refusal-Q6-9 = This is the last lap: your disc must be placed now.
refusal-Q6-15 = In one round you use only one side of the stadium.
refusal-Q6-16 = In one round you occupy only one of the three metal spaces.
refusal-Q6-17 = You need a coin of this metal to lay under the henchman.
refusal-Q6-23 = A henchman already stands here.
refusal-Q8-3-1 = At Pecunia you change coins or stop.
refusal-Q8-3-5 = This visit has seen its last exchange.
refusal-Q8-4-2 = You can buy the face-up card of your slot, or decline.
refusal-Q8-5-5 = You say how many servi cards you buy, or decline.
refusal-Q8-6-3 = You do not have so many blue dice left in this round.
refusal-Q9-6 = You add cards from your hand, or you are done.
refusal-Q9-8 = You say how many blue dice you roll.
refusal-Q9-12 = The winner takes the points or the servi card.
refusal-Q9-20 = Horses do not fight in the arena.
refusal-Q10-8 = Only horses of your own side run in the stadium.
refusal-Q10-13 = The winner keeps one of the two laurels.
refusal-Q11-5 = You name a metal and open the bidding, or decline.
refusal-Q11-7 = You raise the highest bid or pass.
refusal-Q11-8 = Your supply does not hold so many coins of this metal.
refusal-Q12-3 = You build on a free lot, or decline.
refusal-Q12-8 = Your servi cards do not show enough slaves.
refusal-Q12-9 = With this card another one would be needless.
refusal-Q12-11 = You have no house left.
refusal-Q12-17 = A house already stands on this lot.
refusal-Q13-9 = You pay and activate, or decline.
refusal-Q13-11 = The coin was stolen, and you have no other of this metal.
refusal-Q15-1 = The game is over.
refusal-Q16-4 = There is no card left to draw.

## Words: phases, sources of points, prizes, options

word-placement = Placement
word-action = Actions
word-finished = Finished
word-start = start
word-arena = arena
word-lots = new building
word-shops = shops
word-laurels = laurels
word-villas = villas
word-points = points
word-slaves = slaves
word-strength = strength
word-vp_double_strength = the points
word-servi_card = a servi card
word-option_vp_needs_an_exchange = Pecunia scores only with an exchange
word-option_colours = Colours of the players
word-true = yes
word-false = no

## Why this option is good

reason-first-disc = The first disc on the track wins every tie and makes you first player of the next round.
reason-strong-cards = You hold strong cards for this contest.
reason-uncontested = So far nobody else takes part, so a prize may come cheap.
reason-blue-dice-help = The blue dice will back up your henchmen in the contest.
reason-sure-points = These points are certain, whatever the dice say.
reason-lot-in-reach = You can already pay for a free lot.
reason-shops-pay = Several of your shops and private banks pay out at once.
reason-coins-to-steal = Several coins of other players lie in the Portus, ready to be stolen.
reason-coins-needed = You are short of coins, and these cost nothing.
reason-slaves-needed = Most free lots ask for slaves, and you have none.
reason-two-cards = Here a second card comes on top for the same price.
reason-takes-the-lead = With this card you take the lead.
reason-sure-win = Victory is already yours: you can save your cards.
reason-strength-pays = Your strength counts double as points, and it is high.
reason-better-laurel = With your villas as they stand, this laurel scores more than the other.
reason-counts-villas = This laurel would score your villas once more.
reason-laurels-multiply = You hold laurels that will score this villa.
reason-yields-now = Your henchman in the Portus can put it to work this very round.
reason-yields-often = Built this early, it can pay out in several rounds.

## On the page

tagline = Six places, three metals, one fight in the arena each round.
tab-city = City
bar-done = No more cards
bar-activate = Pay and activate
bar-change-coins-stop = Done changing
bar-buy-card-decline = Do not buy
bar-buy-servi-decline = Buy none
bar-ante-decline = Do not open
bar-choose-lot-decline = Build nothing
bar-activate-buildings-decline = Do not activate
tab-lots = Lots
page-page-city = Areas
page-page-lots = Lots
page-coming = Still to come
page-page-shops = Shops and banks
page-page-villas = Villas
page-areas = The six areas
page-now = What happens now
page-choices = Answers
page-round-of = Round { $round } of { $rounds }
page-lap = lap { $lap } of { $laps }
page-first = first player
page-first-next = The first here begins the next round.
page-done = done
page-host = hosts
page-hosts = hosts
page-bids = bids { $bid }
page-out = out
page-deck = { $count } left
page-up-to = up to { $count }
page-and-deck = +{ $count } from deck
page-vp = { $points } VP
page-at-once = +{ $points } at once
page-forum-order = each builds one house, in this order
page-lots = Shops and banks
page-lots-when = paid out at the Portus
page-villas = Villas
page-villas-when = value × laurels at the end
page-villa-values = Villas { $value }
page-yields = Portus:
page-nothing = nothing yet
page-coins = Coins
page-hand = Hand
page-hand-hidden = only you see these cards
page-no-cards = no cards
page-laurels = Laurels
page-no-laurels = none yet
page-hidden-laurel = hidden laurel
page-pieces = Pieces
page-henchmen = { $count ->
    [one] 1 henchman left
   *[other] { $count } henchmen left
}
page-houses = { $count ->
    [one] 1 house left
   *[other] { $count } houses left
}
page-to-roll = still to roll
page-step-cards = 1 Cards
page-step-blue_dice = 2 Blue dice
page-step-prizes = 3 Prizes
page-prize-arena-1 = twice the strength in points, or a servi card
page-prize-arena-2 = what the winner leaves
page-prize-stadium-1 = keeps one laurel
page-prize-stadium-2 = gets the other
page-strength-sum = Strength { $now } + { $more } = { $sum }
page-now-area = { $area } is carried out.
page-now-player = { $name }: { $points } points; { $coins }; { $henchmen } henchmen left, { $houses } houses built, villas worth { $villas }, { $laurels } laurels.
page-reached = , strength { $strength }
