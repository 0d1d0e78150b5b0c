"""A bot that beats `medium`: it plays its best options on for some turns, over several deals, and compares the ends.

    cd examples/bots && groma arena marble --seats 2 --bots rollouts:Rollouts,medium --games 60

All it knows of a game is what every game tells: options, copies, imagined deals, and the game's advice.
"""

from __future__ import annotations

from random import Random

from groma.kernel import Action, State

WIDTH = 5
"""So many of the most promising options are compared."""
DEALS = 4
"""On so many imagined deals each."""
AHEAD = 14
"""After so many answers the position is judged."""


class Rollouts:
    """Compares options by what becomes of them when everybody plays on as the game's advice says."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> Action:
        """Take the option that comes out best on the whole."""
        options = state.game.advice.promising(state, seat)[:WIDTH]
        if len(options) == 1:
            return options[0]
        deals = [state.imagine(seat, self.rng) for _ in range(DEALS)]
        return max(options, key=lambda option: sum(lead_after(deal, seat, option) for deal in deals))


def lead_after(deal: State, seat: int, option: Action) -> float:
    """Play an option and some more, and return how far the seat is ahead of the best other."""
    after, advice = deal.copy(), deal.game.advice
    after.play(option, seat)
    for _ in range(AHEAD):
        if after.over:
            break
        asked = after.waiting[0]
        after.play(advice.promising(after, asked)[0], asked)
    worth = [advice.evaluate(after, each) for each in range(after.seats)]
    return worth[seat] - max([worth[each] for each in range(after.seats) if each != seat], default=0.0)
