### Ludus in English: questions, answers, the log, reasons and words.
### The names of the components come from components.toml.

## Questions

ask-play-card = Your turn: which card do you play?
ask-dare = { $card }: do you leave your house as it is, or dare to build higher with a roll of { $pips } or more?

## Answers

action-build = Build with { THE($target) }
action-leave = Leave it
action-dare = Dare

## The log

log-built = { $storeys ->
    [one] { $seat } builds 1 storey with { THE($card) }
   *[other] { $seat } builds { $storeys } storeys with { THE($card) }
}
log-rolled = { $seat } dares and rolls { $pips }
log-raised = { $seat } adds one storey more
log-fallen = { $storeys ->
    [one] { $seat } loses 1 storey
   *[other] { $seat } loses { $storeys } storeys
}
log-drawn = { $seat } draws { THE($card) }

## Why not?

refusal-L2-1 = It is another player’s turn to play a card.
refusal-L2-2 = You do not hold such a card.
refusal-L2-3 = Leave the house as it is, or dare.
refusal-L2-5 = Your house has reached the height that the law allows.
refusal-L3-1 = { game-over }.

## Words

word-storeys = storeys
    .count = { $amount ->
        [one] { $amount } storey
       *[other] { $amount } storeys
    }
word-cards = cards
    .count = { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
word-hand = Hand

## Why this option is good

reason-worth-the-risk = On average a roll adds more than it takes.
reason-too-much-at-stake = On average a roll takes more than it adds.

## The table in a terminal

drawing-deck = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}

## On the page

tagline = Storey by storey, and one more if you dare.
bar-leave = Leave it
bar-dare = Dare
tab-houses = Houses
page-deck = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
page-hand = Hand
page-house = { $storeys ->
    [one] { $name }: a house of 1 storey
   *[other] { $name }: a house of { $storeys } storeys
}
