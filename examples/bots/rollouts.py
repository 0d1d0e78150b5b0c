"""A bot that beats `medium`: it plays its best options on for some answers, over several deals, and compares the ends.

    cd examples/bots && groma arena praetor --seats 2 --bots rollouts:Rollouts,medium --games 120

That way it won 60 % of the games (95 %: 51 % to 68 %). All it knows of a game is what every game tells: options,
copies, imagined deals, and the game's advice.
"""

from __future__ import annotations

from random import Random

from groma.bots.greedy import best_first
from groma.kernel import Action, State

NEAR = 6
"""So many of the most promising options are thought to the end of the turn, as `medium` does."""
WIDTH = 3
"""So many of those are compared further."""
DEALS = 3
"""On so many imagined deals each."""
AHEAD = 6
"""After so many answers, and at the end of a turn, the position is judged."""


class Rollouts:
    """Compares options by what becomes of them when everybody plays on well."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> Action:
        """Take the option that comes out best on the whole."""
        options = best_first(state, seat, NEAR)[:WIDTH]
        if len(options) == 1:
            return options[0]
        deals = [state.imagine(seat, self.rng) for _ in range(DEALS)]
        return max(options, key=lambda option: sum(lead_after(deal, seat, option) for deal in deals))


def lead_after(deal: State, seat: int, option: Action) -> float:
    """Play an option and some more, and return how far the seat is ahead of the best other."""
    after = deal.copy()
    after.play(option, seat)
    answers = 0
    while (asked := after.decision()) and (answers < AHEAD or not asked.starts_turn):
        after.play(best_first(after, asked.seat, NEAR)[0], asked.seat)
        answers += 1
    worth = [deal.game.advice.evaluate(after, each) for each in range(deal.seats)]
    return worth[seat] - max([worth[each] for each in range(deal.seats) if each != seat], default=0.0)
