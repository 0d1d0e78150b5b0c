"""Aquileia: three to five patricians trade, fight, race and build in a Roman city."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from groma.games.aquileia import (
    advice,
    arena,
    contest,
    endgame,
    figures,
    forum,
    memory,
    mercatus,
    phase,
    placement,
    portus,
    reasons,
    rounds,
    setup,
    stadium,
    theatrum,
    view,
)
from groma.games.aquileia.actions import Words
from groma.games.aquileia.box import Box
from groma.games.aquileia.state import AquileiaState
from groma.games.aquileia.weights import WEIGHTS
from groma.kernel import Action, Game, Step
from groma.kernel.weights import Weights

_STEPS: Final[list[type[Step[Any]]]] = [
    arena.AwardArena,
    arena.ChoosePrize,
    contest.PlayCards,
    contest.PlayMoreCards,
    contest.RollBlueDice,
    endgame.ScoreFinally,
    forum.ChooseLot,
    forum.PaySlaves,
    mercatus.BuyCard,
    mercatus.BuyServi,
    mercatus.ChangeCoins,
    mercatus.ChangeMoreCoins,
    phase.ActionPhase,
    placement.PlacePiece,
    portus.ActivateBuildings,
    rounds.EndRound,
    rounds.Rounds,
    stadium.AwardStadium,
    stadium.KeepLaurel,
    theatrum.Ante,
    theatrum.Bid,
]


class Aquileia(Game[AquileiaState]):
    """The game, with the components of the rulebook or of another file."""

    def __init__(self, components: Path | None = None) -> None:
        """Q3.12  The components say how many can play: three to five."""
        self.name = "aquileia"
        self.version = "1"
        self.end_rule = "Q15.1"
        self.box = Box(components)
        self.words = Words(self.box)
        self.state_type = AquileiaState
        self.components = self.box.components
        self.names = self.box.names
        self.texts = Path(__file__).with_name("text")
        self.players = range(self.box.players_min, self.box.players_max + 1)
        self.options = self.box.options
        self.steps = {step.__name__: step for step in _STEPS}
        self.name_actions(self.words.all)

    def set_up(self, state: AquileiaState) -> None:
        """Lay out the table."""
        setup.set_up(state, self.box)

    def view(self, state: AquileiaState, seat: int | None) -> Any:
        """Return what a seat, or a spectator, may see."""
        return view.view(state, seat)

    def figures(self) -> dict[str, Any]:
        """Return what is printed on the board."""
        return figures.figures(self.box)

    def deal_again(self, state: AquileiaState, seat: int, rng: Random) -> None:
        """Deal everything again that a seat cannot know."""
        memory.deal_again(state, seat, rng)

    def scores(self, state: AquileiaState) -> list[int]:
        """Return the points of each seat on the score track."""
        return [player.score for player in state.players]

    def winners(self, state: AquileiaState) -> list[int]:
        """Return the seat that won."""
        return endgame.winners(state)

    def evaluate(self, state: AquileiaState, seat: int) -> float:
        """Return how well a seat stands."""
        return advice.evaluate(state, seat)

    def leanings(self) -> list[str]:
        """Return the tastes for one kind of house."""
        return list(advice.LEANINGS)

    def evaluate_leaning(self, state: AquileiaState, seat: int, leaning: str) -> float:
        """Return how well a seat stands in the eyes of a taste."""
        return advice.evaluate_leaning(state, seat, leaning)

    def promising(self, state: AquileiaState, seat: int) -> list[Action]:
        """Return the options, the most promising first."""
        return advice.promising(state, seat)

    def features(self, state: AquileiaState, seat: int) -> list[float]:
        """Return what a learner should look at."""
        return advice.features(state, seat)

    def reason(self, state: AquileiaState, seat: int, action: Action) -> str:
        """Return why an option is good, where it is clear."""
        return reasons.reason(state, seat, action)

    def reasons(self) -> tuple[str, ...]:
        """Return every reason that it knows."""
        return reasons.REASONS

    def weights(self) -> Weights:
        """Return the weights behind its advice."""
        return WEIGHTS
