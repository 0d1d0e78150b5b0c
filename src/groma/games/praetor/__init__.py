"""Praetor: two to five players build one city and a wall with dice for workers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from groma.games.praetor import census, compass, encoding, figures, setup, verdict, view
from groma.games.praetor.actions import Activate, At, Build, Convert, Use, Words
from groma.games.praetor.advice import PraetorAdvice
from groma.games.praetor.box import UNKNOWN_AGES, Box
from groma.games.praetor.effects import ChooseAmount
from groma.games.praetor.preview import CORNER_NAMES
from groma.games.praetor.state import NOBODY, PraetorState
from groma.games.praetor.statistics import PraetorCounting
from groma.games.praetor.turn import turn_order
from groma.games.praetor.view import OwnView, PraetorView
from groma.kernel import Action, Game, OptionValue
from groma.kernel.encoding import Encoding


class Praetor(Game[PraetorState]):
    """The game, with the components of the rulebook or of another file.

    P24.7  The decisions of this folder are all the choices there are; everything else is automatic.
    """

    version = "1"
    end_rule = "P6.2"
    minutes = 75
    formerly = {"39d8118dd258a90f": "6277ec6c55805f6a"}

    def __init__(self, components: Path | None = None) -> None:
        self.box = Box(components)
        self.words = Words(self.box)
        self.state_type = PraetorState
        super().__init__(self.box, self.words.all, PraetorAdvice())

    def options_for(self, seats: int) -> dict[str, tuple[OptionValue, ...]]:
        """P4.16, P21.1  The veteran game needs three players; the last visitor of Rome must sit at the table."""
        return {name: self._values_for(name, values, seats) for name, values in self.options.items()}

    def _values_for(self, name: str, values: tuple[OptionValue, ...], seats: int) -> tuple[OptionValue, ...]:
        if seats < self.box.option_players_min.get(name, 0):
            return values[:1]
        if name == "age_order":
            return tuple(value for value in values if value == UNKNOWN_AGES or str(value).count(",") == seats - 1)
        if name == "rome_visitor":
            return tuple(value for value in values if value == "random" or int(value) < seats)
        return values

    def set_up(self, state: PraetorState) -> None:
        """Lay out the table."""
        setup.set_up(state, self.box)

    def view(self, state: PraetorState, seat: int | None) -> PraetorView:
        """Return what a seat, or a spectator, may see."""
        return view.view(state, seat)

    def own_view(self, state: PraetorState, seat: int | None) -> OwnView:
        """Return the part of the view that differs by who looks."""
        return view.own(state, seat)

    def figures(self) -> figures.PraetorFigures:
        """Return what is printed on tiles, wall sections and boards."""
        return figures.figures(self.box)

    def make_encoding(self) -> Encoding[PraetorState]:
        """Return the blocks of what a seat knows."""
        return encoding.encoding(self, self.box)

    def counting(self) -> PraetorCounting:
        """Return what its facts mean in the statistics of a finished game."""
        return PraetorCounting()

    def first_player(self, state: PraetorState) -> int:
        """Return the seat that begins."""
        return turn_order(state)[0]

    def deal_again(self, state: PraetorState, seat: int, rng: Random) -> None:
        """Deal the hidden piles again; they are the same for every seat."""
        view.deal_again(state, rng)

    def about(self, state: PraetorState, action: Action) -> dict[str, int | str]:
        """Tell equal tiles apart: by their corners before they are built, then by their owner or where they lie."""
        said = super().about(state, action)
        if isinstance(action, At):
            return compass.spot(state, action.cell).about()
        if isinstance(action, Build):
            return {**said, "copies": self._copies(action.tile, state.display), **self._corners(action.tile)}
        if isinstance(action, Activate | Use) and action.tile in state.city.values():
            return {**said, **self._which(state, action.tile)}
        decision = state.decision()
        if isinstance(action, Convert) and isinstance(decision, ChooseAmount):
            return {**said, **decision.effect(state).about()}
        return said

    def _which(self, state: PraetorState, tile: int) -> dict[str, int | str]:
        """Return how many tiles of the city are like this one, how many of these have its owner, and where it lies."""
        city, owner = list(state.city.values()), state.owner[tile]
        where = compass.spot(state, compass.cell_of(state, tile)).about()
        about = {"copies": self._copies(tile, city), "alike": 0, **where}
        if owner != NOBODY:
            about["alike"] = self._copies(tile, [other for other in city if state.owner[other] == owner])
            about["seat"] = owner
        return about

    def _copies(self, tile: int, among: list[int]) -> int:
        tiles = self.box.tiles
        kind = tiles[tile].kind
        return len([other for other in among if tiles[other].kind is kind])

    def _corners(self, tile: int) -> dict[str, int | str]:
        designs = self.box.tiles[tile].rotated[0]
        return {corner: self.box.designs[design] for corner, design in zip(CORNER_NAMES, designs, strict=True)}

    def census(self, state: PraetorState) -> dict[str, list[Any]]:
        """Count all components wherever they lie."""
        return census.census(state)

    def scores(self, state: PraetorState) -> list[int]:
        """Return the favor of each seat."""
        return [player.favor for player in state.players]

    def winners(self, state: PraetorState) -> list[int]:
        """Return the seats that won."""
        return verdict.winners(state)
