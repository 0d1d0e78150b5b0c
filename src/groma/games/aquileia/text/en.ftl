### Aquileia in English: questions, answers, the log, reasons and words.
### The names of the components come from components.toml.

## Questions

ask-place-piece = Lap { $lap }: place a henchman or your disc, or pass
ask-change-coins = { $left ->
    [one] Change coins with the bank ({ $left } exchange left), or stop
   *[other] Change coins with the bank ({ $left } exchanges left), or stop
}
ask-buy-card = Do you buy the card with { ONE($card) }?
ask-buy-servi = { $space }: how many servi cards do you buy?
ask-play-cards = { $contest }: you have strength { $strength }. Which cards do you add?
ask-roll-blue-dice = You have strength { $strength }. How many blue dice do you roll?
ask-choose-prize = { $points ->
    [one] You won the fight. Do you take { $points } point or a servi card?
   *[other] You won the fight. Do you take { $points } points or a servi card?
}
ask-keep-laurel = You won the race. Which laurel do you keep?
ask-ante = Up for auction: { THE($laurel) }. Do you open the bidding, and in which metal?
ask-bid = Up for auction: { THE($laurel) }. The highest bid is { COUNT($bid, $metal) }. Do you raise it?
ask-choose-lot = On which lot do you build?
ask-pay-slaves = { $slaves ->
    [one] { $lot }: { $slaves } slave is still to be paid. Which card do you pay?
   *[other] { $lot }: { $slaves } slaves are still to be paid. Which card do you pay?
}
ask-activate-buildings = Do you pay and activate your shops and private banks?

## Answers

action-pass = { $asked ->
    [bid] Leave the auction
   *[place-piece] Pass
}
action-disc = Put the disc on the tiebreaker track
action-stop = Stop changing
action-done = { $cards ->
    [0] Play no cards
   *[other] Play no more cards
}
action-decline = { $asked ->
    [buy-card] Do not buy the card
    [buy-servi] Buy no servi cards
    [ante] Do not open the bidding
    [choose-lot] Build nothing
   *[activate-buildings] Do not activate your buildings
}
action-activate = Pay and activate your buildings
action-place = Send a henchman { TO($target) }
action-change = Change { ONE($target) }
action-buy = Buy the card with { ONE($target) }
action-servi = Buy { COUNT($amount, $card) }
action-play = Play the card with { ONE($target) }
action-roll = { $amount ->
    [0] Roll no { MANY($die) }
   *[other] Roll { COUNT($amount, $die) }
}
action-prize = { $points ->
    [0] Take the servi card
    [one] Take { $points } point
   *[other] Take { $points } points
}
action-keep = Keep { THE($target) }
action-ante = Open the bidding with { COUNT($amount, $metal) }
action-bid = Bid { COUNT($amount, $metal) }
action-build = Build { THE($target) }
action-pay = Pay the card with { ONE($target) }

## The log

log-first-player = { $seat } is the first player
log-round-began = # Round { $round }: placement
log-action-phase-began = # Round { $round }: actions
log-area-began = # { $area }
log-henchman-placed = { $seat } sends a henchman { TO($space) }
log-disc-placed = { $forced ->
    [true] It is the last lap: { $seat } must put the disc on the tiebreaker track, at position { $position }
   *[false] { $seat } puts the disc on the tiebreaker track, at position { $position }
}
log-passed = { $forced ->
    [true] { $seat } can place nothing more and passes
   *[false] { $seat } passes
}
log-coin-laid = { $seat } lays { COUNT(1, $metal) } under the henchman
log-coin-taken-back = { $seat } takes { COUNT(1, $metal) } back from under the henchman
log-coin-stolen = { $seat } steals { COUNT(1, $metal) } from under the henchman of { $victim }
log-nothing-stolen = { $seat } finds no coin to steal
log-gained = { $seat } gains { COUNT($amount, $metal) }
log-paid = { $seat } pays { COUNT($amount, $metal) }
log-deposit-paid = { $seat } pays with the coin under the henchman: { COUNT(1, $metal) }
log-scored = { $amount ->
    [one] { $seat } scores **{ $amount } point** { FROM($source) } (now { $score })
   *[other] { $seat } scores **{ $amount } points** { FROM($source) } (now { $score })
}
log-dice-rolled = { $seat } rolls { COUNT($dice, $die) }: { rolled-faces }
log-coins-changed = { $seat } changes { ONE($exchange) }
log-changing-stopped = { $exchanges ->
    [0] { $seat } changes no coins
   *[other] { $seat } changes no more coins
}
log-card-bought = { $seat } buys the card with { ONE($card) }
log-cards-drawn = { $seat } draws { COUNT($amount, $deck) }
log-no-card-left = { $seat } draws nothing: there are no { MANY($deck) } left
log-card-seen = { $seat } looks at the card with { ONE($card) }
log-card-uncovered = Equi et arma, slot { $slot }: the card with { ONE($card) } is turned up
log-deck-reshuffled = The deck is used up: the discard pile ({ COUNT($cards, $deck) }) is shuffled and replaces it
log-blue-dice-taken = { $dice ->
    [one] { $seat } takes { $dice } blue die
   *[other] { $seat } takes { $dice } blue dice
}
log-fighter-entered = { $seat } enters the Arena with strength **{ $strength }**
log-runner-entered = { $seat } races on the { ONE($side) } side and starts with strength **{ $strength }**
log-strength-reached = { $amount ->
    [0] The strength of { $seat } stays { $strength }
   *[other] The strength of { $seat } rises by **{ $amount }** (now { $strength })
}
log-card-played = { $seat } plays the card with { ONE($card) }
log-cards-ended = { $cards ->
    [0] { $seat } plays no cards
   *[other] { $seat } plays no more cards
}
log-blue-dice-kept = { $seat } rolls no blue dice ({ $dice } left)
log-card-paid = { $seat } pays the card with { ONE($card) }
log-ranked = { $place ->
    [1] { $seat } comes in **first** with strength { $strength }
    [2] { $seat } comes in **second** with strength { $strength }
    [3] { $seat } comes in **third** with strength { $strength }
    [4] { $seat } comes in **fourth** with strength { $strength }
   *[5] { $seat } comes in **fifth** with strength { $strength }
}
log-tie-broken = Equal strength: { $seat } is ahead of { $other } on the tiebreaker track
log-prize-chosen = { $seat } chooses { THE($prize) }
log-prize-left = { $seat } gets what is left: { THE($prize) }
log-prize-lost = { GENDER($prize) ->
    [mp] Nobody comes in second: { THE($prize) } are lost
   *[f] Nobody comes in second: { THE($prize) } is lost
}
log-laurels-taken = { $seat } looks at { THE($laurel) } and at the next laurel of the deck
log-laurel-seen = { $seat } sees { THE($laurel) }
log-laurel-shared = { $seat } keeps one laurel and gives the other to { $second }
log-laurel-removed = { $seat } keeps one laurel; the other leaves the game
log-laurel-received = { $seat } now owns { THE($laurel) }
log-laurel-uncovered = At the Stadium { THE($laurel) } is turned up
log-auction-opened = { $seat } puts { THE($laurel) } up for auction
log-ante-declined = { $seat } does not open the bidding
log-bid-made = { $seat } bids { COUNT($amount, $metal) }
log-auction-left = { $forced ->
    [true] { $seat } cannot raise and leaves the auction
   *[false] { $seat } leaves the auction
}
log-laurel-bought = { $seat } wins { THE($laurel) }
log-laurel-returned = Nobody opens the bidding: { THE($laurel) } goes under the deck
log-building-begun = { $seat } begins to build { THE($lot) }; the slaves are still to be paid
log-built = { $seat } builds { THE($lot) }
log-declined = { $forced ->
    [true] { $seat } can make no use of { THE($space) }
   *[false] { $seat } makes no use of { THE($space) }
}
log-activated = { $buildings ->
    [0] { $seat } has no buildings to activate
    [one] { $seat } activates { $buildings } building
   *[other] { $seat } activates { $buildings } buildings
}
log-building-activated = { $seat } uses { THE($lot) }
log-activation-unpaid = { $seat } cannot pay { COUNT(1, $metal) } and activates nothing
log-round-ended = # Round { $round } ends
log-final-scoring-began = # Final scoring after round { $round }
log-laurel-revealed = { $seat } reveals { THE($laurel) }
log-villas-scored = { $seat } scores **{ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}** for { ONE($colour) }: villas worth { $value } × { $laurels ->
    [one] { $laurels } laurel
   *[other] { $laurels } laurels
} (now { $score })
log-nothing-scored = The final scoring brings { $seat } nothing
log-total-reached = { $score ->
    [one] { $seat } ends with **{ $score } point**
   *[other] { $seat } ends with **{ $score } points**
}
log-game-ended = # The game ends after round { $round }
log-won = { $score ->
    [one] { $seat } wins with **{ $score } point**
   *[other] { $seat } wins with **{ $score } points**
}
log-victory-shared = { $score ->
    [one] { $seat } shares the victory with **{ $score } point**: nobody has more
   *[other] { $seat } shares the victory with **{ $score } points**: nobody has more
}

rolled-gold = { $gold ->
    [one] { $gold } gold
   *[other] { $gold } gold
}
rolled-silver = { $silver ->
    [one] { $silver } silver
   *[other] { $silver } silver
}
rolled-bronze = { $bronze ->
    [one] { $bronze } bronze
   *[other] { $bronze } bronze
}
rolled-faces = { $gold ->
    [0] { $silver ->
        [0] { rolled-bronze }
       *[other] { $bronze ->
            [0] { rolled-silver }
           *[other] { rolled-silver }, { rolled-bronze }
        }
    }
   *[other] { $silver ->
        [0] { $bronze ->
            [0] { rolled-gold }
           *[other] { rolled-gold }, { rolled-bronze }
        }
       *[other] { $bronze ->
            [0] { rolled-gold }, { rolled-silver }
           *[other] { rolled-gold }, { rolled-silver }, { rolled-bronze }
        }
    }
}

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
refusal-Q15-1 = { game-over }.
refusal-Q16-4 = There is no card left to draw.

## Words: phases, sources of points, prizes, options

word-placement = Placement
word-action = Actions
word-finished = { finished }
word-start = Start
    .from = from the start
word-arena = { name-area_arena }
    .from = from the Arena
word-lots = New buildings
    .from = from the new building
word-shops = Shops
    .from = from the shop
word-laurels = Laurels
    .from = from laurels
word-villas = Villas
    .from = from villas
word-points = points
    .count = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
word-slaves = slaves
    .count = { $amount ->
        [one] { $amount } slave
       *[other] { $amount } slaves
    }
word-strength = strength
word-servi = Servi
word-equi_et_arma = Equi et arma
word-vp_double_strength = { word-points }
    .the = the points
    .gender = mp
word-servi_card = { name-deck_servi.one }
    .the = the servi card
    .gender = f
name-option_vp_needs_an_exchange = Pecunia scores only with an exchange

## Why this option is good

reason-first-disc = The first disc wins ties in the Arena and the Stadium and makes you first player of the next round.
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
reason-arena-prizes = The first three in the Arena get bronze, and the first two points or a servi card.
reason-race-prizes = The first three of the race get coins, and the first two a laurel for the end.
reason-slaves-serve = Slaves pay for houses and fight in the Arena; without them most lots stay closed to you.
reason-cards-help = This card adds strength to a contest, and nobody else can take it then.
reason-free-coins = Coins for nothing, whatever the dice show.
reason-host-chooses = As host you choose the metal in which everyone must bid.
reason-builds-at-all = Without a space in the Forum you build nothing in this round.
reason-portus-opens = Without a space here your shops and banks bring nothing in this round.
reason-villa-waits = A villa counts once for every laurel of its colour that you still win.
reason-disc-ranks = The earlier your disc, the more ties you win in the Arena and the Stadium.
reason-laurel-waits = A laurel scores every villa of its colour once more, those you still build too.

## Statistics of a finished game

stat-dice-luck = Luckiest dice in contests: { $dice } rolled, { $expected } expected to count
stat-thefts = Most coins stolen
stat-robbed = Most often robbed
stat-contests = Most contests won
stat-houses = Most houses built
stat-villas = Best villas: { $colour }, { $value } × { $laurels }

## On the page

tagline = Six places, three metals, one fight in the arena each round.
tab-city = { city }
bar-done = Play no more cards
bar-activate = Pay and activate
bar-change-coins-stop = { action-stop }
bar-buy-card-decline = Do not buy
bar-buy-servi-decline = Buy none
bar-ante-decline = Do not open
bar-choose-lot-decline = Build nothing
bar-activate-buildings-decline = Do not activate
tab-lots = Lots
page-page-lots = { tab-lots }
page-coming = Still to come
page-areas = The six areas
page-now = What happens now
page-choices = Answers
page-round-of = Round { $round } of { $rounds }
page-round-name = Round
page-round-one = round
page-round = { page-round-name } { $round }
page-round-jump = { page-round }
page-rounds = Rounds
page-rounds-played = { $count } { $count ->
    [one] { page-round-one }
   *[other] rounds
}
page-points-by-round = Points by { page-round-one }
page-chance-by-round = Chance to win, by { page-round-one }
page-by-round-shows = What is drawn by { page-round-one }
page-lap = lap { $lap } of { $laps }
page-first = first player
page-first-next = The first here begins the next round.
page-done = done
page-host = hosts
page-hosts = { page-host }
page-bids = bids { $bid }
page-out = out
page-deck = { $count } left
page-up-to = up to { $count }
page-and-deck = +{ $count } from deck
page-vp = { $points } VP
page-at-once = { $points ->
    [one] { $points } point at once
   *[other] { $points } points at once
}
page-forum-order = each builds one house, in this order
page-lots = Shops and banks
page-lots-when = paid out at the Portus
page-villas = { word-villas }
page-villas-when = value × laurels at the end
page-villa-values = Villas: { $value }
page-yields = Portus:
page-nothing = nothing yet
page-coins = Coins
page-hand = Hand
page-hand-hidden = only you see these cards
page-no-cards = no cards
page-laurels = { word-laurels }
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
page-now-henchmen = Henchmen, from the Mercatus to the Portus: { $henchmen }.
page-now-free = Free spaces: { $areas }.
page-now-track = On the tiebreaker track, from the first: { $names }.
page-now-houses = Houses: { $houses }.
page-now-player = { $name }: { $points }; { $coins }; { $henchmen } to place, { $houses } on the board, villas worth { $villas }, { $laurels }.
page-laurel-count = { $count ->
    [one] { $count } laurel
   *[other] { $count } laurels
}
page-reached = , strength { $strength }
page-note-free = { $area }, free
page-note-taken = { $area }, { $name } is here
page-note-lot = { $price } to build
page-note-lot-yields = { $price } to build, brings { $yields }
page-note-lot-owned = of { $name }
page-note-lot-works = of { $name }, brings { $yields }
