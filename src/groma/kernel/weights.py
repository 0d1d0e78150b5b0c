"""The numbers behind a game's advice: measured, not ruled, and kept in a small file of their own."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


class Weights:
    """Named weights in a fixed order, and how far expected points may drift.

    The rules of thumb read `values` by place; whoever tries other weights changes that list in place.
    """

    def __init__(self, names: list[str], values: list[float], calm: float, drift: float) -> None:
        self.names = names
        self.values = values
        self.calm = calm
        """How many points may still go either way when nothing is left to gain."""
        self.drift = drift
        """How many more for each point that is expected but not yet scored."""

    def take(self, values: list[float]) -> None:
        """Replace all values."""
        if len(values) != len(self.values):
            raise ValueError(f"{len(values)} weights where {len(self.values)} belong")
        self.values[:] = values


def read(path: Path, names: list[str]) -> Weights:
    """Read a file of weights; ValueError names what is missing or unknown."""
    whole: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    found: dict[str, Any] = whole.get("weights", {})
    spread: dict[str, Any] = whole.get("spread", {})
    if sorted(found) != sorted(names) or sorted(spread) != ["calm", "drift"]:
        wrong = sorted(set(found) ^ set(names)) or sorted(set(spread) ^ {"calm", "drift"})
        raise ValueError(f"{path.name}: missing or unknown weights: {', '.join(wrong)}")
    return Weights(names, [float(found[name]) for name in names], float(spread["calm"]), float(spread["drift"]))
