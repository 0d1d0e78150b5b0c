"""What a search asks where it looks no further: which options are likely the best, and how likely each seat wins."""

from __future__ import annotations

from typing import Final

from groma.bots.chances import chances
from groma.bots.greedy import best_first
from groma.kernel import Action, State
from groma.kernel.native import mypyc_attr
from groma.kernel.weights import Habits

UNCOMPARED: Final = 0.2
"""What is left of the prior of options that are not among those compared."""


class Ranking:
    """The options of a decision, the most promising first, each with its prior; together the priors are about 1."""

    def __init__(self, ordered: list[Action], priors: list[float]) -> None:
        self.ordered = ordered
        self.priors = priors


class Verdict:
    """How a position stands for every seat: its chance to win, and the points that it may expect."""

    def __init__(self, chances: list[float], points: list[float]) -> None:
        self.chances = chances
        self.points = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the game's advice and habits alone."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.rounds = habits.rollout_rounds
        """How many rounds a rollout lasts at least before its end is judged."""
        self.exploration = habits.exploration
        self.levels: list[str] = []
        """The levels that it serves, for which it was measured."""

    def opening(self, state: State, seat: int) -> Ranking:
        """Rank the options that are really to be decided, by how well the seat stands right after its turn."""
        width = self.habits.width
        ordered = best_first(state, seat, width)
        found = priors(len(ordered))
        for rank in range(width, len(ordered)):
            found[rank] *= UNCOMPARED
        return Ranking(ordered, found)

    def ranking(self, state: State, seat: int) -> Ranking:
        """Rank the options of a decision that may come."""
        ordered = best_first(state, seat, self.habits.rollout_width)
        return Ranking(ordered, priors(len(ordered)))

    def verdict(self, state: State, par: float) -> Verdict:
        """Judge a position at the beginning of a turn or at the end; a player alone is measured against a par."""
        points = state.game.advice.expectations(state)
        return Verdict(chances(state, points, par), points)


def priors(count: int) -> list[float]:
    """Return the prior of each rank among so many options; together 1."""
    total = 0.0
    for rank in range(count):
        total += 1.0 / (rank + 1.0)
    return [1.0 / (rank + 1.0) / total for rank in range(count)]
