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
HOARDED: Final = 13
RESERVE_WORKER: Final = 14
CROWD_WORKER: Final = 15
TOO_BIG_CROWD: Final = 16
PRISONER: Final = 17
CAPTURED: Final = 18
CAPTIVE: Final = 19
VIRTUE_STEP: Final = 20
UNPAID: Final = 21
REWARD: Final = 22
LONGEST_OUTLOOK: Final = 23
"""Turns further away than this are not planned for."""
IN_GUILDHALL: Final = 24
"""What a worker in the Guildhall counts beyond the points: who only prepares never ends a game."""

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
    "hoarded",
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
    "in_guildhall",
]

WEIGHTS: Final[Weights] = read(Path(__file__).with_name("weights.toml"), _NAMES)
W: Final[list[float]] = WEIGHTS.values
