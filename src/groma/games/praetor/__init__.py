"""Praetor: two to five players build one city and a wall with dice for workers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from groma.games.praetor import (
    advice,
    build,
    effects,
    endgame,
    figures,
    maintenance,
    market,
    reasons,
    setup,
    special,
    turn,
    view,
)
from groma.games.praetor.actions import Words
from groma.games.praetor.activate import ChooseVisitor
from groma.games.praetor.box import UNKNOWN_AGES, Box
from groma.games.praetor.state import PraetorState
from groma.games.praetor.weights import WEIGHTS
from groma.kernel import Action, Game, OptionValue, Step
from groma.kernel.weights import Weights

# P24.7  The decisions among these are all the choices there are; everything else is automatic.
_STEPS: Final[list[type[Step[Any]]]] = [
    build.ChooseBuilder,
    build.ChooseCell,
    build.ChooseRotation,
    ChooseVisitor,
    effects.ChooseAmount,
    endgame.ScoreFinally,
    maintenance.BeginMaintenance,
    maintenance.ChooseAcademy,
    maintenance.ChooseHire,
    maintenance.Maintain,
    maintenance.MaintainCity,
    maintenance.Train,
    market.Trade,
    setup.ChooseBoard,
    special.UseRetired,
    turn.Rounds,
    turn.NextTurn,
    turn.TakeTurn,
]


class Praetor(Game[PraetorState]):
    """The game, with the components of the rulebook or of another file."""

    def __init__(self, components: Path | None = None) -> None:
        self.name = "praetor"
        self.version = "1"
        self.end_rule = "P6.2"
        self.box = Box(components)
        self.words = Words(self.box)
        self.state_type = PraetorState
        self.components = self.box.components
        self.names = self.box.names
        self.texts = Path(__file__).with_name("text")
        self.players = range(self.box.players_min, self.box.players_max + 1)
        self.options = self.box.options
        self.steps = {step.__name__: step for step in _STEPS}
        self.name_actions(self.words.all)

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

    def view(self, state: PraetorState, seat: int | None) -> Any:
        """Return what a seat, or a spectator, may see."""
        return view.view(state, seat)

    def figures(self) -> dict[str, Any]:
        """Return what is printed on tiles, wall sections and boards."""
        return figures.figures(self.box)

    def deal_again(self, state: PraetorState, seat: int, rng: Random) -> None:
        """Deal the hidden piles again; they are the same for every seat."""
        view.deal_again(state, rng)

    def scores(self, state: PraetorState) -> list[int]:
        """Return the favor of each seat."""
        return [player.favor for player in state.players]

    def winners(self, state: PraetorState) -> list[int]:
        """Return the seats that won."""
        return endgame.winners(state)

    def evaluate(self, state: PraetorState, seat: int) -> float:
        """Return how well a seat stands."""
        return advice.evaluate(state, seat)

    def promising(self, state: PraetorState, seat: int) -> list[Action]:
        """Return the options, the most promising first."""
        return advice.promising(state, seat)

    def features(self, state: PraetorState, seat: int) -> list[float]:
        """Return what a learner should look at."""
        return advice.features(state, seat)

    def reason(self, state: PraetorState, seat: int, action: Action) -> str:
        """Return why an option is good, where it is clear."""
        return reasons.reason(state, seat, action)

    def reasons(self) -> tuple[str, ...]:
        """Return every reason that it knows."""
        return reasons.REASONS

    def weights(self) -> Weights:
        """Return the weights behind its advice."""
        return WEIGHTS
