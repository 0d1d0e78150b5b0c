"""The numbers behind a game's advice: measured, not ruled, and kept in a small file of their own."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

EVERY = 1000
"""More options than any decision has."""


class Habits:
    """How bots use the advice of a game; the defaults suit a game of which nothing is known."""

    def __init__(self) -> None:
        self.calm = 2.0
        """How many points may still go either way when nothing is left to gain."""
        self.drift = 0.2
        """How many more for each point that is expected but not yet scored."""
        self.breadth = EVERY
        """How many of the most promising options are compared before a choice."""
        self.compared = 1
        """How many are compared for each move that a search plays on with."""
        self.rounds = 0
        """How many rounds a search plays on at least: with none, up to the end of the turn."""
        self.curiosity = 0.6
        """How much a search tries an option for its promise alone, where the chances of the options differ by 1."""

    def named(self) -> dict[str, Any]:
        """Return all habits by their names, in the order of the file."""
        return {
            "calm": self.calm,
            "drift": self.drift,
            "breadth": self.breadth,
            "compared": self.compared,
            "rounds": self.rounds,
            "curiosity": self.curiosity,
        }


class Weights:
    """Named weights in a fixed order, and the habits that go with them.

    The rules of thumb read `values` by place; whoever tries other weights changes that list in place.
    """

    def __init__(self, names: list[str], values: list[float], habits: Habits) -> None:
        self.names = names
        self.values = values
        self.habits = habits

    def take(self, values: list[float]) -> None:
        """Replace all values."""
        if len(values) != len(self.values):
            raise ValueError(f"{len(values)} weights where {len(self.values)} belong")
        self.values[:] = values


def no_weights() -> Weights:
    """Return the weights of a game that has none."""
    return Weights([], [], Habits())


def read(path: Path, names: list[str]) -> Weights:
    """Read a file of weights; ValueError names what is missing or unknown."""
    whole: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    found: dict[str, Any] = whole.get("weights", {})
    wrong = sorted(set(found) ^ set(names))
    if wrong:
        raise ValueError(f"{path.name}: missing or unknown weights: {', '.join(wrong)}")
    return Weights(names, [float(found[name]) for name in names], _habits(path, whole.get("habits", {})))


def _habits(path: Path, found: dict[str, Any]) -> Habits:
    habits = Habits()
    wrong = sorted(set(found) ^ set(habits.named()))
    if wrong:
        raise ValueError(f"{path.name}: missing or unknown habits: {', '.join(wrong)}")
    habits.calm, habits.drift = float(found["calm"]), float(found["drift"])
    habits.breadth, habits.compared = int(found["breadth"]) or EVERY, int(found["compared"]) or EVERY
    habits.rounds, habits.curiosity = int(found["rounds"]), float(found["curiosity"])
    return habits
