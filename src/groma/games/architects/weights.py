"""The weights of the advice by name: places in one list; `weights.toml` holds the values and how they were measured."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from groma.kernel.weights import Weights, read

GOODS_WORTH: Final = 0
"""What one piece of each resource brings while there is time to use it, beyond its points."""
PLAN_WEIGHTS: Final = 6
"""What the plans for the cards in hand count, the best first."""
SKILL_MISSING: Final = 10
"""What is left of a plan for each skill that is missing."""
APPRENTICE: Final = 11
NEW_SKILL: Final = 12
RESERVE_WORKER: Final = 13
CROWD_WORKER: Final = 14
TOO_BIG_CROWD: Final = 15
PRISONER: Final = 16
CAPTURED: Final = 17
CAPTIVE: Final = 18
VIRTUE_STEP: Final = 19
UNPAID: Final = 20
REWARD: Final = 21
LONGEST_OUTLOOK: Final = 22
"""Turns further away than this are not planned for."""

_NAMES: Final = [
    "goods_worth_clay",
    "goods_worth_wood",
    "goods_worth_stone",
    "goods_worth_gold",
    "goods_worth_marble",
    "goods_worth_silver",
    "plan_weights_1",
    "plan_weights_2",
    "plan_weights_3",
    "plan_weights_4",
    "skill_missing",
    "apprentice",
    "new_skill",
    "reserve_worker",
    "crowd_worker",
    "too_big_crowd",
    "prisoner",
    "captured",
    "captive",
    "virtue_step",
    "unpaid",
    "reward",
    "longest_outlook",
]

WEIGHTS: Final[Weights] = read(Path(__file__).with_name("weights.toml"), _NAMES)
W: Final[list[float]] = WEIGHTS.values
