"""What every bot is."""

from __future__ import annotations

from random import Random

from groma.kernel import Action, State
from groma.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program, with luck of its own."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, state: State, seat: int) -> Action:
        """Choose an action for a seat that is asked; the bot itself only sees an imagined state."""
        return self.choose(state.imagine(seat, self.rng), seat)

    def choose(self, state: State, seat: int) -> Action:
        """Choose an action in an imagined state."""
        raise NotImplementedError
