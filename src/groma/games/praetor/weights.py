"""The weights of the advice by name: places in one list; `weights.toml` holds the values and how they were measured."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from groma.kernel.weights import Weights, read

GOODS_WORTH: Final = 0
"""What one unit of each resource brings while there is time to use it."""
HOARD: Final = 5
"""Units of one resource beyond this many are worth little: a player has few workers to spend them."""
WORKER_PER_ROUND: Final = 6
LEVEL_PER_ROUND: Final = 7
RETIRED_PER_ROUND: Final = 8
TILE_PER_ROUND: Final = 9
SECTION_PER_ROUND: Final = 10
MISSING_GOLD: Final = 11
MOSAIC_GUESS: Final = 12
LONGEST_OUTLOOK: Final = 13
"""Rounds further away than this are not planned for."""

_NAMES: Final = [
    "goods_worth_gold",
    "goods_worth_wood",
    "goods_worth_stone",
    "goods_worth_marble",
    "goods_worth_weapons",
    "hoard",
    "worker_per_round",
    "level_per_round",
    "retired_per_round",
    "tile_per_round",
    "section_per_round",
    "missing_gold",
    "mosaic_guess",
    "longest_outlook",
]

WEIGHTS: Final[Weights] = read(Path(__file__).with_name("weights.toml"), _NAMES)
W: Final[list[float]] = WEIGHTS.values
