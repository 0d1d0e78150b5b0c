"""What bots should know."""

from __future__ import annotations

from groma.games.aquileia.state import AquileiaState
from groma.kernel import Action


def evaluate(state: AquileiaState, seat: int) -> float:
    """Return how well a seat stands, in points."""
    return float(state.players[seat].score)


def promising(state: AquileiaState, seat: int) -> list[Action]:
    """Return the options, the most promising first."""
    return state.options(seat)


def features(state: AquileiaState, seat: int) -> list[float]:
    """Return what a learner should look at."""
    return []
