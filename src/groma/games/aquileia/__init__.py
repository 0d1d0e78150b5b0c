"""Aquileia: three to five patricians trade, fight, race and build in a Roman city."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from groma.games.aquileia import census, encoding, endgame, figures, knowledge, setup, spoken, view
from groma.games.aquileia.actions import Words
from groma.games.aquileia.advice import AquileiaAdvice
from groma.games.aquileia.box import Box
from groma.games.aquileia.state import AquileiaState
from groma.games.aquileia.statistics import AquileiaCounting
from groma.games.aquileia.view import AquileiaView, OwnView
from groma.kernel import Action, Game
from groma.kernel.encoding import Encoding


class Aquileia(Game[AquileiaState]):
    """The game, with the components of the rulebook or of another file."""

    version = "2"
    end_rule = "Q15.1"
    minutes = 90

    def __init__(self, components: Path | None = None) -> None:
        """Q3.12  The components say how many can play: three to five."""
        self.box = Box(components)
        self.words = Words(self.box)
        self.state_type = AquileiaState
        super().__init__(self.box, self.words.all, AquileiaAdvice())

    def about(self, state: AquileiaState, action: Action) -> dict[str, int | str]:
        """Return what the sentence of an action speaks of: for numbers also what is counted."""
        return spoken.about(state, action)

    def set_up(self, state: AquileiaState) -> None:
        """Lay out the table."""
        setup.set_up(state, self.box)

    def view(self, state: AquileiaState, seat: int | None) -> AquileiaView:
        """Return what a seat, or a spectator, may see."""
        return view.view(state, seat)

    def own_view(self, state: AquileiaState, seat: int | None) -> OwnView:
        """Return the part of the view that differs by who looks."""
        return view.own(state, seat)

    def figures(self) -> figures.AquileiaFigures:
        """Return what is printed on the board."""
        return figures.figures(self.box)

    def make_encoding(self) -> Encoding[AquileiaState]:
        """Return the blocks of what a seat knows."""
        return encoding.encoding(self, self.box)

    def counting(self) -> AquileiaCounting:
        """Return what its facts mean in the statistics of a finished game."""
        return AquileiaCounting(self.box)

    def first_player(self, state: AquileiaState) -> int:
        """Return the seat that begins."""
        return state.first

    def deal_again(self, state: AquileiaState, seat: int, rng: Random) -> None:
        """Deal everything again that a seat cannot know."""
        knowledge.deal_again(state, seat, rng)

    def census(self, state: AquileiaState) -> dict[str, list[Any]]:
        """Count all components wherever they lie."""
        return census.census(state)

    def scores(self, state: AquileiaState) -> list[int]:
        """Return the points of each seat on the score track."""
        return [player.score for player in state.players]

    def winners(self, state: AquileiaState) -> list[int]:
        """Return the seats that won."""
        return endgame.winners(state)
