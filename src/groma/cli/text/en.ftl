### What the terminal itself says around a game, in English.

## The table

players = { $least } to { $most } players
values = values, the default first
option-value = { $value }: { $said }
orders = { $first } or any other order
you = { $name } (you)
welcome = You are { $name }. Answer with a number or a notation; “help” explains the rest.
prompt = Your choice
help-number = a number, or a notation such as “{ $notation }”: answers the question
help-why = what you cannot do now, and why
help-hint = what a strong bot would do here, and why
help-rule = with a number, such as “rule { $number }”: tells that rule, or a chapter
help-undo = takes back your last answer and all that followed
help-table = shows the table again
help-log = tells the game so far
help-quit = leaves the table
help-show = shows what the lesson asks for
help-skip = goes on without the coach
lesson-shown = Asked for: { $actions }
lesson-enter = Enter goes on
wrong = “{ $given }” is no answer here: choose 1 to { $count }, or type help
refused = { $action }: { $reason } ({ $rule })
nothing-refused = No rule forbids anything here.
nothing-to-undo = There is nothing to take back.
hinted = A strong bot would answer: { $action } [{ $notation }], with a chance of { $chance } % to win.
no-rule = There is no rule “{ $number }”; they are numbered like { $example }.
undone = Taken back: { $action }
goodbye = Goodbye. The game was not finished.
saved = The record is in { $file }.
seed = Seed: { $seed }
winner = { $names } { $count ->
    [one] wins.
   *[other] share the victory.
}
not-over = The game was not finished.

## Headings that several games need

cost = Cost
effect = Effect
label = { $name }: { $value }

## Statistics of a recorded game

statistics-round = Round
statistics-turn = Turn
statistics-facts = Moments and facts
move = Move
