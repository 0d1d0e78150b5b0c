"""Architects of the West Kingdom: one to five players place workers and build a kingdom's landmarks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from groma.games.architects import answers, census, encoding, endgame, figures, setup, view
from groma.games.architects.actions import Words
from groma.games.architects.advice import ArchitectsAdvice
from groma.games.architects.box import Box
from groma.games.architects.state import ArchitectsState
from groma.games.architects.statistics import ArchitectsCounting
from groma.games.architects.view import ArchitectsView, OwnView
from groma.kernel import Action, Game, OptionValue
from groma.kernel.encoding import Encoding


class Architects(Game[ArchitectsState]):
    """The game, with the components of the printed cards or of another file."""

    version = "2"
    end_rule = "S1.2"
    minutes = 80
    formerly = {"f39d599d5fc08849": "d0e145ffb4498720"}

    def __init__(self, components: Path | None = None) -> None:
        self.box = Box(components)
        self.words = Words(self.box)
        self.state_type = ArchitectsState
        super().__init__(self.box, self.words.all, ArchitectsAdvice())

    def options_for(self, seats: int) -> dict[str, tuple[OptionValue, ...]]:
        """W3.4  Rival and level are chosen in the solo game only."""
        allowed = self.box.option_players
        return {name: values if seats in allowed[name] else values[:1] for name, values in self.options.items()}

    def about(self, state: ArchitectsState, action: Action) -> dict[str, int | str]:
        """Return what an answer of the asked seat speaks of."""
        return answers.about(state, state.waiting[0] if state.waiting else 0, action)

    def set_up(self, state: ArchitectsState) -> None:
        """Lay out the table."""
        setup.set_up(state, self.box)

    def view(self, state: ArchitectsState, seat: int | None) -> ArchitectsView:
        """Return what a seat, or a spectator, may see."""
        return view.view(state, seat)

    def own_view(self, state: ArchitectsState, seat: int | None) -> OwnView:
        """Return the part of the view that differs by who looks."""
        return view.own(state, seat)

    def make_encoding(self) -> Encoding[ArchitectsState]:
        """Return the blocks of what a seat knows."""
        return encoding.encoding(self, self.box)

    def counting(self) -> ArchitectsCounting:
        """Return what its facts mean in the statistics of a finished game."""
        return ArchitectsCounting()

    def first_player(self, state: ArchitectsState) -> int:
        """Return the seat that begins."""
        return state.first

    def deal_again(self, state: ArchitectsState, seat: int, rng: Random) -> None:
        """Deal everything again that a seat cannot know."""
        view.deal_again(state, seat, rng)

    def census(self, state: ArchitectsState) -> dict[str, list[Any]]:
        """Count all components wherever they lie."""
        return census.census(state)

    def scores(self, state: ArchitectsState) -> list[int]:
        """Return the victory points of each seat as they stand."""
        return [sum(endgame.points(state, seat)) for seat in range(state.seats)]

    def winners(self, state: ArchitectsState) -> list[int]:
        """Return the seats that won; none if the rival did."""
        return endgame.winners(state)

    def figures(self) -> figures.ArchitectsFigures:
        """Return what is printed on the components."""
        return figures.figures(self.box)
