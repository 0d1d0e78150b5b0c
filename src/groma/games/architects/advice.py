"""What bots should know."""

from __future__ import annotations

from groma.games.architects import endgame
from groma.games.architects.state import ArchitectsState
from groma.kernel import Action


def evaluate(state: ArchitectsState, seat: int) -> float:
    """Return how well a seat stands, in points."""
    return float(sum(endgame.points(state, seat)))


def promising(state: ArchitectsState, seat: int) -> list[Action]:
    """Return the options, the most promising first."""
    return state.options(seat)


def features(state: ArchitectsState, seat: int) -> list[float]:
    """Return what a learner should look at."""
    return []
