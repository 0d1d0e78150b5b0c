"""Ludus: two to four players raise a house each, card by card, and dare to build higher."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from groma.games.ludus import census, encoding, endgame, figures, setup, view
from groma.games.ludus.actions import Words
from groma.games.ludus.advice import LudusAdvice
from groma.games.ludus.components import Box
from groma.games.ludus.state import LudusState
from groma.kernel import Game
from groma.kernel.encoding import Encoding


class Ludus(Game[LudusState]):
    """The game, with its own components or with those of another file."""

    version = "1"
    end_rule = "L3.1"
    minutes = 5

    def __init__(self, components: Path | None = None) -> None:
        self.box = Box(components)
        self.words = Words(self.box)
        self.state_type = LudusState
        super().__init__(self.box, self.words.all, LudusAdvice())

    def set_up(self, state: LudusState) -> None:
        """Lay out the table."""
        setup.set_up(state)

    def view(self, state: LudusState, seat: int | None) -> view.LudusView:
        """Return what a seat, or a spectator, may see."""
        return view.view(state, seat)

    def figures(self) -> figures.LudusFigures:
        """Return what is printed on the components."""
        return figures.figures(self.box)

    def make_encoding(self) -> Encoding[LudusState]:
        """Return the blocks of what a seat knows."""
        return encoding.encoding(self, self.box)

    def deal_again(self, state: LudusState, seat: int, rng: Random) -> None:
        """Deal all cards again that the seat does not see."""
        view.deal_again(state, seat, rng)

    def census(self, state: LudusState) -> dict[str, list[Any]]:
        """Count all components wherever they lie."""
        return census.census(state)

    def scores(self, state: LudusState) -> list[int]:
        """Return the points of each seat."""
        return endgame.scores(state)

    def winners(self, state: LudusState) -> list[int]:
        """Return the seats that won."""
        return endgame.winners(state)
