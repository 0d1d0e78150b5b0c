"""What a game knows about playing well. Bots and hints ask it, the rules never do."""

from __future__ import annotations

from typing import Generic

from groma.kernel.action import Action
from groma.kernel.agenda import S
from groma.kernel.native import mypyc_attr
from groma.kernel.weights import Weights, no_weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """How well a seat stands and which options look good; this one knows the scores and nothing else."""

    weights: Weights
    """The numbers behind it, which can be measured and changed."""
    reasons: tuple[str, ...]
    """Every id that `reason` can give."""
    leanings: tuple[str, ...]
    """The tastes that it knows besides the balanced one, such as to prefer one kind of house."""

    def __init__(
        self, weights: Weights | None = None, reasons: tuple[str, ...] = (), leanings: tuple[str, ...] = ()
    ) -> None:
        self.weights = weights or no_weights()
        self.reasons = reasons
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
