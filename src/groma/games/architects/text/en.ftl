### Architects of the West Kingdom in English: questions, answers, the log, reasons, words and cards.
### The names of the components come from components.toml.

## Questions

ask-place-worker = Your turn: where do you place a worker?
ask-retrieve-worker = You have no worker left. From where do you take one back?
ask-discard-to-limit = { $limit ->
    [one] You may keep { $limit } Building card. Which one do you discard?
   *[other] You may keep { $limit } Building cards. Which one do you discard?
}
ask-draft-card = Which Building card do you keep?
ask-discard-at-start = Which Building card do you put under the deck?
ask-pick-character = Which character do you play?
ask-take-starting-apprentice = Which Apprentice do you begin with?
ask-choose-good = { $location }: { $clay } clay or { $gold } gold?
ask-make-trade = { $left ->
    [one] One trade left: which one, or stop?
   *[other] { $left } trades left: which one, or stop?
}
ask-work-at-workshop = { $cards ->
    [one] Hire an Apprentice, or draw a Building card?
   *[other] Hire an Apprentice, or draw { $cards } Building cards?
}
ask-dismiss = You have as many Apprentices as you may. Who makes room for { THE($apprentice) }?
ask-hire-free = Which Apprentice do you hire for nothing, if any?
ask-make-capture = { $left ->
    [one] One capture left: which group, or stop?
   *[other] { $left } captures left: which group, or stop?
}
ask-capture-freely = { $left ->
    [one] One free capture left: which group, or stop?
   *[other] { $left } free captures left: which group, or stop?
}
ask-act-at-guardhouse = { $left ->
    [one] One action left: which one, or stop?
   *[other] { $left } actions left: which one, or stop?
}
ask-choose-deal = { $cards ->
    [one] Hire any Apprentice for nothing, or take a Building card?
   *[other] Hire any Apprentice for nothing, or look at { $cards } Building cards and keep one?
}
ask-keep-card = Which Building card do you keep? The others go under the deck
ask-work-at-guildhall = Do you construct a Building or advance work on the Cathedral?
ask-discard-for-cathedral = Which Building card do you give up for the Cathedral?
ask-pay-mixed = { $subject }: { $count } in wood and stone. How many are wood?
ask-pay-precious = { $subject }: { $count } in gold and marble. How many are gold?
ask-spare-good = { $subject }: of which good do you pay { $count } less?
ask-choose-gain = { $building }: what do you take?
ask-sell-card = { $building }: do you discard a Building card for gold?
ask-free-prisoners = Do you release all your workers from the Prison?
ask-use-barracks = Do you take your workers back from other boards, capture a group, or neither?
ask-use-crane = Do you send another worker to the Guildhall at once?
ask-dismiss-for-graveyard = Which Apprentice do you discard?
ask-destroy-debt = Do you destroy an unpaid Debt?
ask-buy-off-debt = Do you pay silver, or take the Debt?
ask-order-abilities = Black Market Reset: which ability do you use next?
ask-release-at-reset = How many of your workers leave the Prison?
ask-resolve-effect = The game is over. Which Building do you resolve next?

## Answers

action-place = Place a worker at { THE($place) }
action-retrieve = { $place ->
    [board] Take a worker back from the board of { $seat }
   *[other] Take a worker back { FROM($place) }
}
action-capture = { $own ->
    [0] Capture { counted-workers } of { $seat } at { THE($place) }
   *[other] Take back { counted-workers } { FROM($place) }
}
counted-workers = { $amount ->
    [one] { $amount } worker
   *[other] { $amount } workers
}
action-trade = { $offered ->
    [0] Trade { traded }
   *[other] Trade { traded } ({ ONE($by) })
}
traded = { $more ->
    [0] { COUNT($amount, $first) } for { COUNT($gained, $gain) }
   *[other] { COUNT($amount, $first) } and { COUNT($more, $second) } for { COUNT($gained, $gain) }
}
action-take = Take { COUNT($amount, $target) }
action-spare = Pay { COUNT($amount, $target) } less
action-keep = Keep { THE($target) }
action-build = Construct { THE($target) }
action-discard = Discard { THE($target) }
action-resolve = Resolve { THE($target) }
action-hire = { $row ->
    [0] Hire { THE($target) }
   *[other] Hire { THE($target) } (row { $row }, column { $column })
}
action-dismiss = { $row ->
    [0] Discard { THE($target) }
   *[other] Discard { THE($target) } (number { $column })
}
action-character = Play { THE($target) }
action-use = Use { THE($target) }
action-wood = Pay { $target } wood and { $rest } stone
action-gold = Pay { $target } gold and { $rest } marble
action-release = { $target ->
    [0] Release nobody
    [one] Release { $target } worker
   *[other] Release { $target } workers
}
action-draw = { $amount ->
    [one] Draw { $amount } Building card
   *[other] Draw { $amount } Building cards
}
action-look = { $amount ->
    [one] Take { $amount } Building card
   *[other] Look at { $amount } Building cards and keep one
}
action-send = Send { counted-captives } to the Prison for silver
counted-captives = { $amount ->
    [one] { $amount } captured worker
   *[other] { $amount } captured workers
}
action-free = Release { counted-workers } from the Prison
action-rescue = Take back { counted-workers } from other boards
action-ransom = { $silver ->
    [0] Ransom { counted-workers } by taking a Debt and losing virtue
   *[other] Ransom { counted-workers } for { $silver } silver
}
action-settle = Pay off a Debt
action-advance = Advance work on the Cathedral
action-destroy = Destroy a Debt
action-buy_off = Pay { $silver } silver
action-owe = Take the Debt
action-stop = Stop
action-decline = Decline

## The log

log-setup-began = # Setup
log-character-taken = { $seat } plays { THE($character) }
log-first-player = { $seat } goes first
log-starting-virtue = { $seat } begins with virtue **{ $virtue }**
log-starting-prisoners = { $amount ->
    [one] { $seat } begins with **{ $amount }** worker in the Prison
   *[other] { $seat } begins with **{ $amount }** workers in the Prison
}
log-play-began = # The game begins
log-last-round-began = # Last round
log-worker-placed = { $seat } places a worker at { THE($place) }
log-worker-retrieved = { $seat } takes a worker back { FROM($place) }
log-turn-skipped = { $seat } has no worker to place or to take back: the turn is skipped
log-visit-ended = { $seat } stops at { THE($place) }
log-declined = { $seat } declines
log-nothing-gained = { $seat } gets nothing { FROM($source) }
log-gained = { $seat } gains { COUNT($amount, $resource) }
log-paid = { $seat } pays { COUNT($amount, $resource) }
log-tax-paid = { $seat } pays **{ $amount } silver** as tax
log-taxes-taken = { $seat } takes **{ $amount } silver** from the Tax Stand
log-virtue-gained = { $seat } gains **{ $amount } virtue** (now { $virtue })
log-virtue-lost = { $seat } loses **{ $amount } virtue** (now { $virtue })
log-virtue-at-top = The virtue of { $seat } cannot rise further
log-debt-taken = { $seat } takes a Debt
log-debt-bought-off = { $seat } pays instead of taking a Debt
log-debt-paid = { $seat } pays off a Debt
log-debt-destroyed = { $seat } destroys a Debt
log-cards-drawn = { $amount ->
    [one] { $seat } draws **{ $amount } Building card**
   *[other] { $seat } draws **{ $amount } Building cards**
}
log-cards-looked-at = { $amount ->
    [one] { $seat } looks at **{ $amount } Building card**
   *[other] { $seat } looks at **{ $amount } Building cards**
}
log-deck-found-empty = The Building deck is empty: { $seat } draws nothing
log-card-seen = { $seat } sees { THE($building) }
log-card-kept = { $seat } keeps { THE($building) }
log-card-discarded = { $seat } discards { THE($building) }
log-pack-passed = { $amount ->
    [one] { $seat } receives **{ $amount } Building card**
   *[other] { $seat } receives **{ $amount } Building cards**
}
log-cards-buried = { $amount ->
    [one] { $seat } puts **{ $amount } Building card** under the deck
   *[other] { $seat } puts **{ $amount } Building cards** under the deck
}
log-apprentice-hired = { $silver ->
    [0] { $seat } hires { THE($apprentice) }
   *[other] { $seat } hires { THE($apprentice) } and takes **{ $silver } silver** from the card
}
log-apprentice-dismissed = { $seat } discards { THE($apprentice) }
log-apprentice-left = The { ONE($apprentice) } leaves the Workshop
log-apprentice-shown = The { ONE($apprentice) } comes to the Workshop
log-silver-placed = { $seat } puts **{ $amount } silver** { ON($apprentice) }
log-workers-captured = { $amount ->
    [one] { $seat } captures **{ $amount } worker** of { $owner } at { THE($location) }
   *[other] { $seat } captures **{ $amount } workers** of { $owner } at { THE($location) }
}
log-workers-recalled = { $amount ->
    [one] { $seat } takes back **{ $amount } worker** { FROM($location) }
   *[other] { $seat } takes back **{ $amount } workers** { FROM($location) }
}
log-captives-imprisoned = { $amount ->
    [one] { $seat } sends **{ $amount } worker** of { $owner } to the Prison
   *[other] { $seat } sends **{ $amount } workers** of { $owner } to the Prison
}
log-prisoners-released = { $amount ->
    [0] { $seat } releases nobody from the Prison
    [one] { $seat } releases **{ $amount } worker** from the Prison
   *[other] { $seat } releases **{ $amount } workers** from the Prison
}
log-captives-released = { $amount ->
    [one] { $seat } takes back **{ $amount } worker** from the board of { $owner }
   *[other] { $seat } takes back **{ $amount } workers** from the board of { $owner }
}
log-building-constructed = { $seat } constructs { THE($building) }
log-cathedral-advanced = { $seat } reaches level **{ $level }** of the Cathedral
log-reward-taken = { $seat } turns up { THE($reward) }
log-no-reward-left = No Reward is left for { $seat }
log-market-reset = # Black Market Reset
log-market-workers-jailed = { $amount ->
    [one] **{ $amount } worker** of { $seat } goes from the Black Market to the Prison
   *[other] **{ $amount } workers** of { $seat } go from the Black Market to the Prison
}
log-market-found-empty = The Black Market is empty: nobody goes to the Prison
log-market-card-flipped = The card { ONE($card) } is flipped onto the large pile
log-market-shuffled = The market cards are shuffled into a new small pile
log-ability-used = { $seat } uses { THE($card) }
log-too-many-prisoners = { $prisoners ->
    [one] { $seat } has **{ $prisoners } worker** in the Prison
   *[other] { $seat } has **{ $prisoners } workers** in the Prison
}
log-nobody-has-too-many = { $prisoners ->
    [one] Nobody has a worker in the Prison: nobody loses virtue
   *[other] Nobody has { $prisoners } or more workers in the Prison: nobody loses virtue
}
log-most-prisoners = { $seat } has most workers in the Prison (**{ $prisoners }**)
log-prison-found-empty = The Prison is empty: nobody takes a Debt
log-scheme-turned = { $seat } turns up a scheme: { ONE($scheme) }
log-scheme-replaced = { $seat } cannot follow the scheme: { ONE($scheme) }
log-schemes-shuffled = The schemes of { $seat } are shuffled again
log-stock-gained = { $seat } gains **{ $amount } stock**
log-stock-paid = { $seat } pays **{ $amount } stock**
log-end-triggered = { $seat } fills the last space of the Guildhall: everyone has one more turn
log-end-effects-began = # Effects at the end of the game
log-effect-resolved = { $seat } resolves { THE($building) }
log-scoring-began = # Final scoring
log-building-scored = { $points ->
    [0] { $seat } scores nothing { FROM($building) }
   *[other] { $seat } scores **{ $points } VP** { FROM($building) }
}
log-points-scored = { $seat } scores **{ $points } VP** ({ MANY($source) })
log-points-lost = { $seat } loses **{ $points } VP** ({ MANY($source) })
log-game-ended = { $seat } ends with **{ $points } VP**
log-won-by-points = { $seat } wins with **{ $points } VP**
log-won-by-virtue = { $seat } wins: at { $points } VP each, virtue **{ $virtue }** beats { $others }
log-won-by-silver = { $seat } wins: at { $points } VP and virtue { $virtue } each, **{ $silver } silver** beats { $others }
log-won-as-rival = { $seat } wins: all is equal at { $points } VP, and then the rival wins
log-victory-shared = { $seat } shares the victory: { $points } VP, virtue { $virtue } and { $silver } silver

## Why not?

refusal-A2-16 = Somebody else has as much of it as you.
refusal-B3-2 = Keep one of the cards you hold.
refusal-C1-3 = In your turn you must place a worker.
refusal-C2-1 = Without workers in reserve you take one of your own back.
refusal-C2-2 = As long as one of your workers stands at an open location, you take one from there.
refusal-C3-1 = You hold too many Building cards: discard one.
refusal-D1-2 = This space of the Black Market is occupied.
refusal-D3-1 = There is no silver on the Tax Stand.
refusal-D3-2 = You cannot pay the silver for this space.
refusal-D3-3 = You could neither construct a Building nor work on the Cathedral.
refusal-E1-4 = Choose clay or gold.
refusal-E1-5 = Gold takes two of your workers in the Mines.
refusal-F1-1 = Make a trade, or stop.
refusal-F1-2 = You do not have these two goods.
refusal-F1-3 = You do not have this wood and stone.
refusal-F1-4 = You cannot pay for this trade.
refusal-G1 = At the Workshop you hire an Apprentice or draw Building cards.
refusal-G2-1 = You cannot pay an Apprentice.
refusal-G2-3 = You cannot also pay for the cards you skip.
refusal-G2-8 = You may have no more Apprentices: one has to go.
refusal-H1-1 = Capture a group, or stop.
refusal-H1-4 = Your captures may not touch a further location.
refusal-H1-10 = You cannot pay for this capture.
refusal-H2-1 = Capture a group for nothing, or stop.
refusal-J1-2 = Hire an Apprentice, or look at Building cards.
refusal-J1-7 = You are too virtuous for the Black Market.
refusal-J2-1 = Hire a faceup Apprentice, or nobody.
refusal-J2-2 = Keep one of the cards you look at.
refusal-J2-3 = The Building deck is empty.
refusal-K1 = Take an action of the Guardhouse, or stop.
refusal-K1-4 = None of your workers is held on another board.
refusal-K1-7 = There is nothing to act on.
refusal-K1-9 = You cannot pay for this action.
refusal-L2-1 = In the Guildhall you construct a Building or work on the Cathedral.
refusal-M1-2 = Say how much of the price is wood.
refusal-M2-1 = There is no free space on the next level.
refusal-M2-2 = You cannot pay for the next level.
refusal-M2-3 = Work on the Cathedral takes a Building card from your hand.
refusal-M2-7 = You have no Building card to give up.
refusal-N2-2 = Your virtue is too low for the Cathedral.
refusal-N3-1 = Destroy a Debt, or decline.
refusal-P2-12 = One of your workers is in the Prison.
refusal-Q1-1 = You do not have the goods for this Building.
refusal-Q1-2 = Your Apprentices lack a skill for this Building.
refusal-Q2-3 = Take your workers back, capture a group, or decline.
refusal-Q2-10 = Take one of the two.
refusal-Q2-17 = Release your workers, or decline.
refusal-Q2-19 = Discard a Building card, or decline.
refusal-Q3-5 = There is nothing for the effect to act on.
refusal-R2-3 = Say how many workers leave the Prison.
refusal-R2-8 = Use one of the abilities you have left.
refusal-S1-2 = { game-over }.
refusal-S2-2 = Resolve one of your Buildings.
refusal-T1-5 = This colour has already been taken.
refusal-T2-6 = You do not have this gold and marble.
refusal-V1-4 = Put one of your cards under the deck.
refusal-W1-4 = Take a faceup Apprentice.
refusal-W2-1 = Spare a wood or a stone.
refusal-W2-2 = Pay silver, or take the Debt.
refusal-W2-6 = Place another worker, or decline.
refusal-W2-7 = { effect-graveyard }.

## Words: phases, sources of points, values of the options

word-setup = { name-option_setup }
word-play = Play
word-finished = { finished }
word-points = VP
word-buildings = Buildings
word-building_effects = Effects of Buildings
word-debts = Debts
word-gold_and_marble = Gold and marble
    .many = gold and marble
word-coins = { name-silver }
    .many = silver
word-prisoners = Workers in Prison
    .many = workers in Prison
word-apprentices = Apprentices
word-standard = standard
word-variable = variable, with characters
word-random = by lot
word-chosen = chosen by the players
word-normal = normal
word-easy = { easy }
word-hard = { hard }
word-constantine = { name-constantine }
word-helena = { name-helena }

## What odd cards and characters do

effect-barracks = You may take your workers back from other boards or make a free capture
effect-crane = You may place another worker in the Guildhall at once
effect-graveyard = Discard one of your Apprentices
effect-therese = Gold and marble are the same to her
effect-caroline = Draws a Building card with each Black Market action
effect-ada = Ignores 1 tax of every taxed cost
effect-frederick = Discards no Building card for the Cathedral
effect-rudolf = Hires for 1 silver less and may have 6 Apprentices
effect-lothaire = Constructs and advances for 1 wood or 1 stone less
effect-hugo = May pay 2 silver instead of taking a Debt
effect-clovis = Draws a Building card after constructing
effect-fara = May release 1 worker from the Prison at each Reset
effect-bertha = Gains 2 silver more when sending captives to the Prison

## What each kind of effect does, and when

effect-on = { $occasion }: { $effect }
effect-none = No ability beyond the skills
occasion-end = at the end
occasion-score = { occasion-end }
occasion-cathedral_advance = when you advance the Cathedral
occasion-debt_paid = when you pay off a Debt
occasion-reset = at each Reset
occasion-captives_to_prison = when you send captives to the Prison

effect-gain = gain { $gain }
effect-draw = { $amount ->
    [one] draw { $amount } Building card
   *[other] draw { $amount } Building cards
}
effect-owe = { $amount ->
    [one] take { $amount } unpaid Debt
   *[other] take { $amount } unpaid Debts
}
effect-gain_if_no_prisoners = gain { $gain } if none of your workers is in the Prison
effect-gain_per = { $gain } for every { counted }
effect-gain_if_most = { $gain } if { counted-most }
effect-lose = lose { $loss }
effect-all_gain = every player gains { $gain }
effect-all_lose_if_prisoners = { $prisoners ->
    [one] every player with a worker in the Prison loses { $loss }
   *[other] every player with { $prisoners } or more workers in the Prison loses { $loss }
}
effect-choose = gain { $one } or { $other }
effect-capture = { $captures ->
    [one] you may make a free capture
   *[other] you may make up to { $captures } free captures
}
effect-release_prison = { $most ->
    [one] you may release { $most } of your workers from the Prison
   *[other] you may release up to { $most } of your workers from the Prison
}
effect-release_all = you may release all your workers from the Prison
effect-hire_free = you may hire any faceup Apprentice for nothing
effect-destroy_debt = { $debts ->
    [one] you may destroy an unpaid Debt
   *[other] you may destroy up to { $debts } unpaid Debts
}
effect-discard_card_to_gain = you may discard a Building card for { $gain }
effect-vp_per = { $vp } VP for every { counted }
effect-vp_if_most = { $vp } VP if { counted-most }
effect-vp_if_zero = { $vp } VP if { counted-none }
effect-debt_less = each of your unpaid Debts costs { $vp } VP less
effect-debt_more = each of your unpaid Debts costs { $vp } VP more
effect-trade = { $pay } → { $gain }
effect-discount = { $what ->
    [virtue_loss] lose { $amount } virtue less
   *[silver] pay { $amount } silver less
}
effect-extra_worker = { $workers ->
    [one] you count as having { $workers } worker more
   *[other] you count as having { $workers } workers more
}
counted = { $of ->
    [buildings_built] { $per ->
        [1] own Building
       *[other] { $per } own Buildings
    }
    [captives] { $per ->
        [1] captured worker
       *[other] { $per } captured workers
    }
    [paid_debts] { $per ->
        [1] paid Debt
       *[other] { $per } paid Debts
    }
    [unpaid_debts] { $per ->
        [1] unpaid Debt
       *[other] { $per } unpaid Debts
    }
    [apprentices_with] { $per ->
        [1] own Apprentice with { $skill }
       *[other] { $per } own Apprentices with { $skill }
    }
    [cathedral_level] { $per ->
        [1] level on the Cathedral
       *[other] { $per } levels on the Cathedral
    }
    [basic_goods] { $per ->
        [1] clay, wood or stone
       *[other] { $per } clay, wood and stone together
    }
    [clay] { $per ->
        [1] clay
       *[other] { $per } clay
    }
    [wood] { $per ->
        [1] wood
       *[other] { $per } wood
    }
    [stone] { $per ->
        [1] stone
       *[other] { $per } stone
    }
    [gold] { $per ->
        [1] gold
       *[other] { $per } gold
    }
    [marble] { $per ->
        [1] marble
       *[other] { $per } marble
    }
    [silver] { $per ->
        [1] silver
       *[other] { $per } silver
    }
   *[virtue] { $per ->
        [1] virtue
       *[other] { $per } virtue
    }
}
counted-most = { $of ->
    [buildings_built] you have most Buildings
    [captives] you hold most captured workers
    [paid_debts] you have most paid Debts
    [unpaid_debts] you have most unpaid Debts
    [apprentices_with] you have most Apprentices with { $skill }
    [cathedral_level] you are highest on the Cathedral
    [basic_goods] you have most clay, wood and stone together
    [clay] you have most clay
    [wood] you have most wood
    [stone] you have most stone
    [gold] you have most gold
    [marble] you have most marble
    [silver] you have most silver
   *[virtue] you have most virtue
}
counted-none = { $of ->
    [buildings_built] you have no Building
    [captives] you hold no captured worker
    [paid_debts] you have no paid Debt
    [unpaid_debts] you have no unpaid Debt
    [apprentices_with] you have no Apprentice with { $skill }
    [cathedral_level] you are not on the Cathedral
    [basic_goods] you have no clay, no wood and no stone
    [clay] you have no clay
    [wood] you have no wood
    [stone] you have no stone
    [gold] you have no gold
    [marble] you have no marble
    [silver] you have no silver
   *[virtue] you have no virtue
}

## Why this option is good

reason-virtue-cathedral = It raises your virtue far enough for work on the Cathedral.
reason-completes-building = It brings the last goods you lack for a Building in your hand.
reason-points-now = You have all it takes to turn your goods into points.
reason-crowd = The workers you already have there make this visit pay more.
reason-taxes-full = A lot of silver is waiting on the Tax Stand.
reason-capture-crowd = A rival has a large group together: capturing it holds them back, and captives are worth silver.
reason-workers-back = Several of your workers come back to you at once.
reason-captives-pay = You hold several captives, and each one is worth silver here.
reason-prison-cost = With so many workers in the Prison, a Reset would cost you virtue.
reason-debt-costs = Every Debt still unpaid at the end costs points.
reason-no-plans = Your hand is empty: without cards there is nothing to construct.
reason-needed-skill = This Apprentice has a skill that a Building in your hand asks for.
reason-last-space = It is the last free space on the next level of the Cathedral, and others could take it.
reason-cathedral-climb = The next level brings points and a Reward.
reason-precious-scores = Gold and marble count as points at the end, even unspent.
reason-group-grows = Every worker here makes the next one bring more, as long as nobody captures them.
reason-trades-up = Goods that you can spare become virtue or marble here.
reason-plans-and-hands = Apprentices bring skills and cards something to build; without both the Guildhall stays closed.
reason-goods-at-once = The Black Market gives at once what would take several turns to gather.
reason-frees-hands = It sets workers free or takes them from others, before a Reset makes Prison dear.
reason-coins-first = Whoever comes first takes all the coins, and leaves none to the others.
reason-works-for-good = This Apprentice works for you for the rest of the game, and for nobody else.
reason-hand-again = You can place this worker again from your next turn on, and nobody captures it meanwhile.
reason-plans-ahead = A Building to work towards, and one that nobody after you can take.
reason-least-missed = Of the cards in your hand, this is the one you will miss least.

## Statistics of a finished game

stat-captives = Most workers captured
stat-captured-at-once = Largest group captured at once
stat-virtue-high = Highest virtue
stat-virtue-low = Lowest virtue
stat-debts-taken = Most Debts taken
stat-debts-paid = Most Debts paid off
stat-buildings = Most Buildings constructed
stat-cathedral = Highest on the Cathedral

## The table in a terminal

drawing-skills = Skills
drawing-rival = { $left ->
    [one] stock { $stock }, { $left } scheme face down, turned up: { $schemes }
   *[other] stock { $stock }, { $left } schemes face down, turned up: { $schemes }
}

## On the page

tagline = Crowd the quarries, jail your rivals, raise the cathedral.
tab-city = { city }
tab-hand = { name-hand }
bar-make-capture-stop = { action-stop }
bar-capture-freely-stop = { action-stop }
bar-act-at-guardhouse-stop = Done
bar-make-trade-stop = Done trading
bar-destroy = { action-destroy }
bar-buy_off = Pay silver
bar-owe = { action-owe }
page-goods = Goods
page-hand = Buildings in hand
page-hand-limit = { $count } of { $limit }, only you see them
page-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-no-cards = no cards
page-choose = To choose from
page-apprentices = { word-apprentices }
page-of = { $count } of { $limit }
page-free-places = { $count ->
    [one] one free place
   *[other] { $count } free places
}
page-for-hire = Apprentices for hire
page-at-hand = { $count ->
    [one] 1 worker at hand
   *[other] { $count } workers at hand
}
page-held = Held by you
page-captives = { $count ->
    [one] holds { $count } worker of { $name }
   *[other] holds { $count } workers of { $name }
}
page-workers-of = { $name }: { $count }
page-unpaid = { $count } unpaid
page-paid = { $count } paid
page-cards = { $count ->
    [0] none in play
   *[other] { $count } in play
}
page-cards-of = Cards of { $name }
page-nth = { $n ->
    [1] { $n }st worker
    [2] { $n }nd worker
    [3] { $n }rd worker
   *[other] { $n }th worker
}
page-nth-at = { $n ->
    [1] { $place }, your { $n }st worker:
    [2] { $place }, your { $n }nd worker:
    [3] { $place }, your { $n }rd worker:
   *[other] { $place }, your { $n }th worker:
}
page-at-kings_storehouse = trade
page-at-town_centre = capture
page-at-guardhouse = act
page-here-retrieve = Take back
page-no-market = no Black Market
page-no-cathedral = no Cathedral
page-less-tax = less tax
page-deck = { $count ->
    [0] no Building card in the deck
    [one] { $count } Building card in the deck
   *[other] { $count } Building cards in the deck
}
page-draw = draw { $count }
page-silver-on = { $count } silver lies on the card.
page-all-skills = skills only
page-market-deal = any hire, or 1 of { $count } cards
page-market-middle = { $count ->
    [one] any Apprentice for nothing, or a Building card
   *[other] any Apprentice for nothing, or one of { $count } Building cards
}
page-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
page-third = The third worker brings the Reset
page-third-soon = The next worker brings the Reset
page-hall = Guildhall { $count } of { $spaces }
page-hall-built = { $count } of { $spaces }
page-next-reset = next Reset at { $at }
page-last-round = Last round
page-debt-stamp = Debt
page-last-turns = { $count ->
    [0] last turn
    [one] { $count } more turn after this one
   *[other] { $count } more turns after this one
}
page-not-started = not begun
page-level = { $name }: level { $level }
page-can-build = Can build
page-cannot-build = Not yet
page-lacks = no { $skills }
page-short = { $missing } short
page-costs = Costs { $price }.
page-worth = { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
}
page-when-built = { $virtue } virtue when it is built.
page-skills = Skills: { $skills }.
page-when-hired = { $virtue } virtue when hired.
page-begins = Begins with { $goods }.
page-begins-prison = { $count ->
    [one] { $count } worker begins in the Prison.
   *[other] { $count } workers begin in the Prison.
}
page-begins-debts = { $count ->
    [one] Begins with a Debt.
   *[other] Begins with { $count } Debts.
}
page-begins-cards = { $count ->
    [one] Draws one more Building card.
   *[other] Draws { $count } more Building cards.
}
page-now = { $tax } silver on the Tax Stand. Workers: { $places }.
page-now-nobody = none
page-now-player = { $name }: { $points } VP, virtue { $virtue }, { $workers } at hand, { $prison } in Prison, { $stores }; { $buildings }, Cathedral level { $cathedral }, { $hand } in hand.
page-yield = { $base ->
    [0] { $per ->
        [one] { $one } per worker
       *[other] { $one } per { $per } workers
    }
   *[other] { $start }, +1 per worker
}
page-does-workshop = Hire, or draw cards
page-does-town_centre = Capture workers
page-does-guardhouse = Captives, ransom, Debts
page-does-tax_stand = All of it, { $virtue } virtue
page-rewards = { $count ->
    [0] no Rewards left
    [one] { $count } Reward left
   *[other] { $count } Rewards left
}
page-note-free = nobody is here
page-note-there = { $who } is here
