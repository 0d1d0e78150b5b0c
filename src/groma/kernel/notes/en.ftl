### What stands before the facts of a note, in every game.

fact-when = When
fact-often = How often
fact-use = What for
fact-counts = What counts
fact-from = From
fact-whose = Whose
fact-must = Must I
fact-order = In order
fact-hidden = Hidden
fact-most = At most
fact-end = At the end
fact-tie = If tied
fact-short = If short
fact-fee = Fee
fact-strip = Strip
fact-level = Level
fact-retires = Retires
fact-reward = Reward
fact-wage = Wage
fact-need = In need
fact-price = Price
fact-then = Then
fact-who = Who
fact-beware = Beware
fact-count = How many
