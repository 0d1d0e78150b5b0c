"""What a game knows about playing well. Bots and hints ask it, the rules never do."""

from __future__ import annotations

from typing import Final, Generic

from groma.kernel.action import Action
from groma.kernel.agenda import S
from groma.kernel.native import mypyc_attr
from groma.kernel.weights import Weights, no_weights

GAINS_NOW: Final = "gains-now"
COSTS_NOTHING: Final = "costs-nothing"
KEEPS_MOST: Final = "keeps-most"


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """How well a seat stands and which options look good; this one knows the scores and nothing else."""

    weights: Weights
    """The numbers behind it, which can be measured and changed."""
    reasons: tuple[str, ...]
    """Every id that `why` can give."""
    leanings: tuple[str, ...]
    """The tastes that it knows besides the balanced one, such as to prefer one kind of house."""

    def __init__(
        self, weights: Weights | None = None, reasons: tuple[str, ...] = (), leanings: tuple[str, ...] = ()
    ) -> None:
        self.weights = weights or no_weights()
        self.reasons = (*reasons, GAINS_NOW, COSTS_NOTHING, KEEPS_MOST)
        self.leanings = leanings

    def evaluate(self, state: S, seat: int) -> float:
        """Return how well a seat stands, in points."""
        return float(state.scores()[seat])

    def expectations(self, state: S) -> list[float]:
        """Return the points that each seat may expect at the end."""
        return [self.evaluate(state, seat) for seat in range(state.seats)]

    def promising(self, state: S, seat: int) -> list[Action]:
        """Return the options of a seat, the most promising first."""
        return state.options(seat)

    def ways(self, state: S, seat: int) -> list[Action]:
        """Return the answers that are worth comparing when a turn is thought to its end: one, where one is clear."""
        return self.promising(state, seat)[:1]

    def evaluate_leaning(self, state: S, seat: int, leaning: str) -> float:
        """Return how well a seat stands in the eyes of a taste; for bots that probe the balance of a game."""
        return self.evaluate(state, seat)

    def reason(self, state: S, seat: int, action: Action) -> str:
        """Return the id of the text `reason-<id>` that says why an option is good, or an empty text."""
        return ""

    def purpose(self, state: S, seat: int, action: Action) -> str:
        """Return the id of the text `reason-<id>` that says what an option is good for in any position, or nothing."""
        return ""

    def why(self, state: S, seat: int, best: Action) -> str:
        """Return the reason of the option that was found to be best: the game's own, else what is seen of it."""
        own = self.reason(state, seat, best) or self.purpose(state, seat, best)
        decision = state.decision(seat)
        if own or decision is None:
            return own or KEEPS_MOST
        shown = decision.preview(state, best)
        if any(amount > 0 for amount in shown.values()):
            return GAINS_NOW
        if any(amount < 0 for amount in shown.values()):
            return KEEPS_MOST
        others = [decision.preview(state, other) for other in state.options(seat) if other is not best]
        return COSTS_NOTHING if any(amount < 0 for other in others for amount in other.values()) else KEEPS_MOST
