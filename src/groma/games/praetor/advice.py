"""What bots should know."""

from __future__ import annotations

from groma.games.praetor.state import PraetorState
from groma.kernel import Action


def evaluate(state: PraetorState, seat: int) -> float:
    return float(state.players[seat].favor)


def promising(state: PraetorState, seat: int) -> list[Action]:
    return state.options(seat)


def features(state: PraetorState, seat: int) -> list[float]:
    return []
