"""How much is played: little while one works (`make check`), more on the sources, very much on what make compiled."""

from __future__ import annotations

import os
from dataclasses import dataclass

from hypothesis import HealthCheck, settings


@dataclass(frozen=True)
class Amount:
    """How many random games are played at each seat count, and how many examples a promise is tried on."""

    games: int
    examples: int
    whole_games: int


FEW = Amount(games=2, examples=1, whole_games=1)
SOME = Amount(games=10, examples=3, whole_games=1)
MANY = Amount(games=1000, examples=8, whole_games=3)
"""On the engine as it is installed, wherever it could be compiled."""


def amount() -> Amount:
    """Return how much shall be played now."""
    if "GROMA_FEW" in os.environ:
        return FEW
    return MANY if "GROMA_EXPECTED" in os.environ else SOME


def tried(examples: int) -> settings:
    """Return the settings of a promise that is tried on so many examples."""
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
