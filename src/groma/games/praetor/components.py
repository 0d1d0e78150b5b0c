"""The rows of the components file as typed pieces, each checked on loading; `box.py` puts them together."""

from __future__ import annotations

from typing import Final

from groma.kernel import Entry

RESOURCES: Final = ["gold", "wood", "stone", "marble", "weapons"]
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
MARBLE: Final = 3
WEAPONS: Final = 4

COLOURS_OF_ACTIVATION: Final = ["red", "green", "grey", "none"]
RED: Final = 0
GREEN: Final = 1
GREY: Final = 2
NO_ACTIVATION: Final = 3

TIMINGS: Final = ["action", "maintenance", "never"]
ACTION_PHASE: Final = 0
MAINTENANCE_PHASE: Final = 1

RANKINGS: Final = ["largest_area", "wall_sections", "villagers"]
LARGEST_AREA: Final = 0
WALL_SECTIONS: Final = 1
VILLAGERS: Final = 2

MAINTENANCE: Final = ["train", "return_retired", "return_workers", "retire", "pay", "emergency_hire"]
CITY_MAINTENANCE: Final = ["refill_city", "replace_wall", "check_last_round"]
SCORING: Final = ["active_workers", "trainees", "morale", "resources"]
TIE_BREAKS: Final = ["morale", "wall_sections", "owned_tiles", "youngest"]

Price = list[tuple[int, int]]
"""Pairs of resource and amount."""


def owed(price: Price) -> dict[str, int]:
    """Return a price as the changes that paying it brings."""
    return {RESOURCES[resource]: -amount for resource, amount in price}


class Section:
    """One wall section."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.demand = entry.amounts("cost", RESOURCES)
        self.favor = entry.number("favor")
        self.back_bonus = entry.number("back_bonus")
        entry.done()


class Board:
    """One side of a player board."""

    def __init__(self, entry: Entry, start_value: int) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.side = ["A", "B"][entry.choice("side", ["A", "B"])]
        self.morale = entry.numbers("morale")
        self.wage = entry.number("wage")
        self.pension = entry.number("pension")
        self.buy = _rates(entry, "buy")
        self.sell = _rates(entry, "sell")
        entry.done()
        if self.morale != sorted(self.morale) or self.morale.count(start_value) != 1:
            raise entry.error("morale", f"must rise from left to right and hold {start_value} once")
        self.start = self.morale.index(start_value)
        self._check_rates(entry)

    def _check_rates(self, entry: Entry) -> None:
        """P16.5  No board sells a good for more than it buys it."""
        for good in range(WOOD, WEAPONS + 1):
            if not self.buy[good]:
                raise entry.error("buy", f"must hold a rate from 1 up for {RESOURCES[good]}")
            if self.sell[good] > self.buy[good]:
                raise entry.error("sell", f"must not exceed the buying rate of {RESOURCES[good]} (P16.5)")


def _rates(entry: Entry, key: str) -> list[int]:
    rates = [0] * len(RESOURCES)
    for resource, rate in entry.amounts(key, RESOURCES):
        rates[resource] = rate
    rates[GOLD] = 1
    return rates


class Ranking:
    """One ranking of the veteran game."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.favor = entry.numbers("favor")
        if min(self.favor) < 0:
            raise entry.error("favor", "must not hold a number below 0")
        self.zero_ranked = entry.flag("zero_ranked")
        entry.done()
        if self.id not in RANKINGS:
            raise entry.error("id", f"must be one of {', '.join(RANKINGS)}")
