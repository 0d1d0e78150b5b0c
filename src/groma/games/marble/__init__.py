"""Rome: City of Marble: two to four players lay the districts of Augustan Rome and build where their corners meet."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from groma.games.marble import (
    advice,
    aqueducts,
    draw,
    endgame,
    figures,
    play,
    reasons,
    recall,
    setup,
    sites,
    turn,
    view,
)
from groma.games.marble.actions import Words
from groma.games.marble.box import Box
from groma.games.marble.state import MarbleState
from groma.games.marble.weights import WEIGHTS
from groma.kernel import Action, Game, Step
from groma.kernel.weights import Weights

_STEPS: Final[list[type[Step[Any]]]] = [
    aqueducts.LayPiece,
    draw.DrawTile,
    endgame.ScoreFinally,
    play.ChooseMagistrate,
    play.ChoosePlace,
    play.ChooseTile,
    recall.ChooseRecall,
    sites.ChooseSite,
    sites.MoveMagistrate,
    sites.Sites,
    turn.EndTurn,
    turn.NextTurn,
    turn.SpendImperium,
    turn.TakeAction,
    turn.TakeAnother,
]


class Marble(Game[MarbleState]):
    """The game, with the components of the rulebook or of another file."""

    def __init__(self, components: Path | None = None) -> None:
        self.name = "marble"
        self.version = "1"
        self.end_rule = "M18.9"
        self.box = Box(components)
        self.words = Words(self.box)
        self.state_type = MarbleState
        self.components = self.box.components
        self.names = self.box.names
        self.texts = Path(__file__).with_name("text")
        self.players = range(self.box.players_min, self.box.players_max + 1)
        self.options = self.box.options
        self.steps = {step.__name__: step for step in _STEPS}
        self.name_actions(self.words.all)

    def set_up(self, state: MarbleState) -> None:
        """Lay out the table."""
        setup.set_up(state, self.box)

    def view(self, state: MarbleState, seat: int | None) -> Any:
        """Return what a seat, or a spectator, may see."""
        return view.view(state, seat)

    def figures(self) -> dict[str, Any]:
        """Return what is printed on the components."""
        return figures.figures(self.box)

    def deal_again(self, state: MarbleState, seat: int, rng: Random) -> None:
        """Deal the Bridge tiles again whose values the seat does not know."""
        view.deal_again(state, seat, rng)

    def scores(self, state: MarbleState) -> list[int]:
        """Return the points of each seat."""
        return [player.score for player in state.players]

    def winners(self, state: MarbleState) -> list[int]:
        """Return the seats that won."""
        return endgame.winners(state)

    def evaluate(self, state: MarbleState, seat: int) -> float:
        """Return how well a seat stands."""
        return advice.evaluate(state, seat)

    def promising(self, state: MarbleState, seat: int) -> list[Action]:
        """Return the options, the most promising first."""
        return advice.promising(state, seat)

    def features(self, state: MarbleState, seat: int) -> list[float]:
        """Return what a learner should look at."""
        return advice.features(state, seat)

    def expectations(self, state: MarbleState) -> list[float]:
        """Return the points that each seat may expect at the end, in one look at the city."""
        return advice.expectations(state)

    def reason(self, state: MarbleState, seat: int, action: Action) -> str:
        """Return why an option is good, where it is clear."""
        return reasons.reason(state, seat, action)

    def reasons(self) -> tuple[str, ...]:
        """Return every reason that it knows."""
        return reasons.REASONS

    def weights(self) -> Weights:
        """Return the weights behind its advice."""
        return WEIGHTS
