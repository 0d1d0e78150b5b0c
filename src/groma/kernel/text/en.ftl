### What every game, the page and the terminal say alike, in English.

seat-number = Seat { $number }
lesson-at = Step { $step } of { $steps }
points = Points
total = Total
taken-in = Taken in
game-over = The game is over
finished = Finished
city = City
pass = Pass
easy = easy
hard = hard
word-true = yes
word-false = no
name-option_colours = Colours of the players
lead = Cities to build, with friends, strangers or bots. No account needed.
free-seats = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}

## Why the answer of a hint is good, where the game has no reason of its own

reason-gains-now = It brings you something at once, and no other answer leaves you better placed.
reason-costs-nothing = It costs you nothing, and no other answer is worth its price now.
reason-keeps-most = No other answer leaves you better placed for the rest of the game.

## Before a name without an article, such as a person's or that of a cell; `before` is its first letter

joined-and = { $before ->
   *[other] and { $name }
}
joined-to = { $before ->
   *[other] to { $name }
}
joined-of = { $before ->
   *[other] of { $name }
}
joined-from = { $before ->
   *[other] from { $name }
}

## What a finished game tells about itself

stat-best-turn = Best turn
stat-most-at-once = Most at once: { $source }
stat-best-round = Best round
stat-lead = Ahead from here to the end
