"""From how the seats stand to how likely each of them wins."""

from __future__ import annotations

from math import exp

from groma.kernel import State


def chances(state: State, expected: list[float], par: float) -> list[float]:
    """Return each seat's chance to win; a player alone is measured against a par."""
    if state.over:
        return _shares(state.winners(), state.seats)
    temperature = temperature_of(state, expected)
    if state.seats == 1:
        return [1.0 / (1.0 + exp(min(50.0, (par - expected[0]) / temperature)))]
    most = max(expected)
    odds = [exp((points - most) / temperature) for points in expected]
    total = sum(odds)
    return [each / total for each in odds]


def temperature_of(state: State, expected: list[float]) -> float:
    """Return the temperature of the softmax, in points: the more is expected beyond today's scores, the hotter."""
    habits = state.game.advice.weights.habits
    still_open = 0.0
    for score, points in zip(state.scores(), expected, strict=True):
        still_open += abs(points - score)
    return habits.temperature + habits.temperature_per_point * still_open / state.seats


def _shares(winners: list[int], seats: int) -> list[float]:
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
