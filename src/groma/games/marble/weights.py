"""The weights of the advice by name: places in one list; `weights.toml` holds the values and how they were measured."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from groma.kernel.weights import Weights, read

IMPERIUM_WORTH: Final = 0
COIN_WORTH: Final = 1
MAGISTRATE_WORTH: Final = 2
TILE_WORTH: Final = 3
"""What a tile of each type in hand is good for, while there is time to play it."""
CONNECTION_WORTH: Final = 7
FURTHER_ACTION: Final = 8
"""What a further action must bring to be worth an Imperium tile."""
SHAKEN: Final = 9
"""How much of a majority each turn to come puts in doubt."""
ENOUGH_TURNS: Final = 10
"""With fewer turns left, open sites are less likely to be filled."""
CHANCE_OF_COMPLETION: Final = 11
"""By open triangles around a site: how likely someone fills them while there is time."""
LEAD: Final = 17
"""How a prospect counts with more influence than the others."""
TIE: Final = 18
"""How it counts with as much."""
TRAIL: Final = 19
"""How it counts with less."""
BESIDES: Final = 20
"""What a building is worth besides its points: Imperium, water, fountains."""
FOUNTAIN_WORTH: Final = 21
BRIDGE_WORTH: Final = 22

_NAMES: Final = [
    "imperium_worth",
    "coin_worth",
    "magistrate_worth",
    "tile_worth_1",
    "tile_worth_2",
    "tile_worth_3",
    "tile_worth_4",
    "connection_worth",
    "further_action",
    "shaken",
    "enough_turns",
    "chance_of_completion_0",
    "chance_of_completion_1",
    "chance_of_completion_2",
    "chance_of_completion_3",
    "chance_of_completion_4",
    "chance_of_completion_5",
    "lead",
    "tie",
    "trail",
    "besides",
    "fountain_worth",
    "bridge_worth",
]

WEIGHTS: Final[Weights] = read(Path(__file__).with_name("weights.toml"), _NAMES)
W: Final[list[float]] = WEIGHTS.values
