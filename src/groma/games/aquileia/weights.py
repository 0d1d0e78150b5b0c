"""The weights of the advice by name: places in one list; `weights.toml` holds the values and how they were measured."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from groma.kernel.weights import Weights, read

COIN_WORTH: Final = 0
"""What a coin of each metal brings while there is time to use it."""
HOARD: Final = 3
"""Coins of one metal beyond this many are worth little."""
SLAVE_WORTH: Final = 4
WEAPON_WORTH: Final = 5
HORSE_WORTH: Final = 6
ACTIVATIONS_PER_ROUND: Final = 7
LAURELS_PER_ROUND: Final = 8
"""Laurels of one colour that a player can hope for."""
VILLAS_PER_ROUND: Final = 9
"""Value of villas that a player can hope to build for a laurel."""
UNKNOWN_LAUREL: Final = 10
DISC_WORTH: Final = 11
"""By position on the tiebreaker track, from none at all."""
HOPE: Final = 17
"""What a space may bring though its price cannot be paid yet."""
CARDS_PLAYED: Final = 18
"""Strength that a hidden card of an opponent may add."""
SPREAD: Final = 19
"""How far strengths may still drift apart."""
CHANCE_OF_A_RAISE: Final = 20

_NAMES: Final = [
    "coin_worth_gold",
    "coin_worth_silver",
    "coin_worth_bronze",
    "hoard",
    "slave_worth",
    "weapon_worth",
    "horse_worth",
    "activations_per_round",
    "laurels_per_round",
    "villas_per_round",
    "unknown_laurel",
    "disc_worth_0",
    "disc_worth_1",
    "disc_worth_2",
    "disc_worth_3",
    "disc_worth_4",
    "disc_worth_5",
    "hope",
    "cards_played",
    "spread",
    "chance_of_a_raise",
]

WEIGHTS: Final[Weights] = read(Path(__file__).with_name("weights.toml"), _NAMES)
W: Final[list[float]] = WEIGHTS.values
