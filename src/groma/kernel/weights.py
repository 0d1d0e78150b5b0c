"""The numbers behind a game's advice: measured, not ruled, and kept in a small file of their own."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

EVERY = 1000
"""More options than any decision has."""
SIMULATIONS = 24
"""Few enough for a game of which nothing is known."""


class Habits:
    """How bots use the advice of a game; the defaults suit a game of which nothing is known."""

    def __init__(self) -> None:
        self.temperature = 2.0
        """Of the softmax that turns expected points into chances to win, when nothing is left to gain."""
        self.temperature_per_point = 0.2
        """How much hotter it is for each point that is expected but not yet scored."""
        self.width = EVERY
        """How many of the most promising options are compared before a choice, and at the root of a search."""
        self.rollout_width = 1
        """How many are compared for each move of a rollout."""
        self.rollout_rounds = 0
        """How many rounds a rollout lasts at least: with none, up to the end of the turn."""
        self.exploration = 0.6
        """How much a search tries an option for its prior alone, where the chances of the options differ by 1."""

    def named(self) -> dict[str, Any]:
        """Return all habits by their names, in the order of the file."""
        return {
            "temperature": self.temperature,
            "temperature_per_point": self.temperature_per_point,
            "width": self.width,
            "rollout_width": self.rollout_width,
            "rollout_rounds": self.rollout_rounds,
            "exploration": self.exploration,
        }


class Weights:
    """Named weights in a fixed order, and the habits that go with them.

    The rules of thumb read `values` by place; whoever tries other weights changes that list in place.
    """

    def __init__(self, names: list[str], values: list[float], habits: Habits) -> None:
        self.names = names
        self.values = values
        self.habits = habits
        self.simulations = SIMULATIONS
        """What `hard` has in the table of strength instead of its second: less than it gets done in one."""
        self.simulations_against_expert = SIMULATIONS
        """What it has there where all seats search."""

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
    weights = Weights(names, [float(found[name]) for name in names], _habits(path, whole.get("habits", {})))
    arena: dict[str, Any] = whole.get("arena", {})
    weights.simulations = int(arena.get("simulations", SIMULATIONS))
    weights.simulations_against_expert = int(arena.get("simulations_against_expert", SIMULATIONS))
    return weights


def _habits(path: Path, found: dict[str, Any]) -> Habits:
    habits = Habits()
    wrong = sorted(set(found) ^ set(habits.named()))
    if wrong:
        raise ValueError(f"{path.name}: missing or unknown habits: {', '.join(wrong)}")
    habits.temperature = float(found["temperature"])
    habits.temperature_per_point = float(found["temperature_per_point"])
    habits.width = int(found["width"]) or EVERY
    habits.rollout_width = int(found["rollout_width"]) or EVERY
    habits.rollout_rounds = int(found["rollout_rounds"])
    habits.exploration = float(found["exploration"])
    return habits
