"""Rome: City of Marble: two to four players lay the districts of Augustan Rome and build where their corners meet."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from groma.games.marble import census, encoding, endgame, figures, setup, speech, view
from groma.games.marble.actions import Words
from groma.games.marble.advice import MarbleAdvice
from groma.games.marble.box import Box
from groma.games.marble.state import MarbleState
from groma.games.marble.statistics import MarbleCounting
from groma.games.marble.view import MarbleView, OwnView
from groma.kernel import Action, Game
from groma.kernel.encoding import Encoding


class Marble(Game[MarbleState]):
    """The game, with the components of the rulebook or of another file."""

    version = "1"
    end_rule = "M18.9"
    minutes = 60
    formerly = {"51f5bb71f560e1f8": "b6a6ee912aa27049"}

    def __init__(self, components: Path | None = None) -> None:
        self.box = Box(components)
        self.words = Words(self.box)
        self.state_type = MarbleState
        super().__init__(self.box, self.words.all, MarbleAdvice())

    def set_up(self, state: MarbleState) -> None:
        """Lay out the table."""
        setup.set_up(state, self.box)

    def text(self, language: str) -> str:
        """Return its texts, among them the labels of the vertices, which are the same in every language."""
        return super().text(language) + "\n".join(
            ["", *[f"word-{label} = {label}" for label in self.box.grid.labels], ""]
        )

    def about(self, state: MarbleState, action: Action) -> dict[str, int | str]:
        """Return what the sentence of an action speaks of."""
        return speech.about(state, action) or super().about(state, action)

    def view(self, state: MarbleState, seat: int | None) -> MarbleView:
        """Return what a seat, or a spectator, may see."""
        return view.view(state, seat)

    def own_view(self, state: MarbleState, seat: int | None) -> OwnView:
        """Return the part of the view that differs by who looks."""
        return view.own(state, seat)

    def figures(self) -> figures.MarbleFigures:
        """Return what is printed on the components."""
        return figures.figures(self.box)

    def make_encoding(self) -> Encoding[MarbleState]:
        """Return the blocks of what a seat knows."""
        return encoding.encoding(self, self.box)

    def counting(self) -> MarbleCounting:
        """Return what its facts mean in the statistics of a finished game."""
        return MarbleCounting()

    def first_player(self, state: MarbleState) -> int:
        """Return the seat that begins."""
        return state.start

    def deal_again(self, state: MarbleState, seat: int, rng: Random) -> None:
        """Deal the Bridge tiles again whose values the seat does not know."""
        view.deal_again(state, seat, rng)

    def census(self, state: MarbleState) -> dict[str, list[Any]]:
        """Count all components wherever they lie."""
        return census.census(state)

    def scores(self, state: MarbleState) -> list[int]:
        """Return the points of each seat."""
        return [player.score for player in state.players]

    def winners(self, state: MarbleState) -> list[int]:
        """Return the seats that won."""
        return endgame.winners(state)
