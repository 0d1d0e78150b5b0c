"""What bots should know."""

from __future__ import annotations

from groma.games.marble.state import MarbleState
from groma.kernel import Action


def evaluate(state: MarbleState, seat: int) -> float:
    return float(state.players[seat].score)


def promising(state: MarbleState, seat: int) -> list[Action]:
    return state.options(seat)


def features(state: MarbleState, seat: int) -> list[float]:
    return []
