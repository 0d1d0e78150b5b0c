"""What an effect counts: each counter a small class, found by the word that the data use for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from groma.games.praetor.components import MARBLE, STONE, WEAPONS, WOOD
from groma.games.praetor.state import Player, PraetorState, active_workers, morale_value, retired_workers


class Counter(ABC):
    """Counts one thing of a player."""

    by_level = False
    """Whether the level of the worker counts."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def count(self, state: PraetorState, me: Player, level: int) -> int:
        """Return how many there are, with a worker of this level on the tile."""


class WorkerLevel(Counter):
    """The level of the worker who activates the tile."""

    by_level = True

    def count(self, state: PraetorState, me: Player, level: int) -> int:
        """Return his level."""
        return level


class OwnedTiles(Counter):
    """The tiles of the city that bear the player's token."""

    def count(self, state: PraetorState, me: Player, level: int) -> int:
        """P14.23  The starting Gold Mine counts; neutral tiles count for nobody."""
        return me.tiles


class ActiveWorkers(Counter):
    """The player's active workers."""

    def count(self, state: PraetorState, me: Player, level: int) -> int:
        """P14.27  Those at home and those on tiles."""
        return active_workers(me)


class RetiredWorkers(Counter):
    """The player's retired workers."""

    def count(self, state: PraetorState, me: Player, level: int) -> int:
        """Wherever they stand."""
        return retired_workers(me)


class MoraleValue(Counter):
    """The favor value of the player's morale step."""

    def count(self, state: PraetorState, me: Player, level: int) -> int:
        """P14.21  A negative morale counts as nothing."""
        return max(0, morale_value(state, me))


class Held(Counter):
    """What the player has of one resource in stock."""

    def __init__(self, name: str, resource: int) -> None:
        super().__init__(name)
        self.resource = resource

    def count(self, state: PraetorState, me: Player, level: int) -> int:
        """Return the stock after the fee."""
        return me.resources[self.resource]


COUNTERS: Final[list[Counter]] = [
    WorkerLevel("worker_level"),
    OwnedTiles("owned_tiles"),
    ActiveWorkers("active_workers"),
    RetiredWorkers("retired_workers"),
    Held("held_wood", WOOD),
    Held("held_stone", STONE),
    Held("held_marble", MARBLE),
    Held("held_weapons", WEAPONS),
    MoraleValue("morale_value"),
]
COUNTED: Final = [counter.name for counter in COUNTERS]
"""The words that the data use for them."""
