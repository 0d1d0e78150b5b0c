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

OPS: Final = [
    "gain",
    "convert",
    "favor",
    "morale",
    "recruit",
    "trade",
    "wall",
    "skip_training",
    "use_retired",
    "none",
]
GAIN: Final = 0
CONVERT: Final = 1
FAVOR: Final = 2
MORALE: Final = 3
RECRUIT: Final = 4
TRADE: Final = 5
WALL: Final = 6
SKIP_TRAINING: Final = 7
USE_RETIRED: Final = 8
NO_EFFECT: Final = 9

COUNTERS: Final = [
    "worker_level",
    "owned_tiles",
    "active_workers",
    "retired_workers",
    "held_wood",
    "held_stone",
    "held_marble",
    "held_weapons",
    "morale_value",
]
WORKER_LEVEL: Final = 0
OWNED_TILES: Final = 1
ACTIVE_WORKERS: Final = 2
RETIRED_WORKERS: Final = 3
HELD_WOOD: Final = 4
HELD_STONE: Final = 5
HELD_MARBLE: Final = 6
HELD_WEAPONS: Final = 7
MORALE_VALUE: Final = 8

RANKINGS: Final = ["largest_area", "wall_sections", "villagers"]
LARGEST_AREA: Final = 0
WALL_SECTIONS: Final = 1
VILLAGERS: Final = 2

MAINTENANCE: Final = ["train", "return_retired", "return_workers", "retire", "pay", "emergency_hire"]
CITY_MAINTENANCE: Final = ["refill_city", "replace_wall", "check_last_round"]
SCORING: Final = ["active_workers", "trainees", "morale", "resources"]
TIE_BREAKS: Final = ["morale", "wall_sections", "owned_tiles", "youngest"]
CORNERS: Final = 4

Price = list[tuple[int, int]]
"""Pairs of resource and amount."""


class Effect:
    """What an activation does: n = factor * sum of the counters // divisor."""

    def __init__(self, entry: Entry) -> None:
        self.op = entry.choice("op", OPS)
        counted = self.op in (GAIN, CONVERT, FAVOR, MORALE)
        self.per = entry.choices("per", COUNTERS) if counted else []
        self.factor = entry.number("factor", 1) if counted else 1
        self.divisor = entry.number("divisor", 1) if counted else 1
        self.factor_option = entry.text("factor_option") if entry.has("factor_option") else ""
        self.resource = entry.choice("resource", RESOURCES) if self.op == GAIN else GOLD
        self.given = entry.choice("from", RESOURCES) if self.op == CONVERT else GOLD
        self.taken = entry.choice("to", RESOURCES) if self.op == CONVERT else GOLD
        self.level = entry.number("level", 1) if self.op == USE_RETIRED else 0
        entry.done()


class Kind:
    """A kind of city tile."""

    def __init__(self, entry: Entry, groups: list[str]) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.group = entry.choice("group", groups)
        self.cost = entry.amounts("cost", RESOURCES)
        self.favor = entry.number("favor")
        self.colour = entry.choice("colour", COLOURS_OF_ACTIVATION)
        self.fee = entry.amounts("fee", RESOURCES)
        self.timing = entry.choice("timing", TIMINGS)
        self.effect = Effect(entry.inner("effect"))
        entry.done()
        self._check(entry)

    def _check(self, entry: Entry) -> None:
        op = self.effect.op
        if (op == NO_EFFECT) != (self.colour == NO_ACTIVATION):
            raise entry.error("colour", "must be none exactly where the effect is none")
        if (op in (SKIP_TRAINING, USE_RETIRED)) != (self.colour == GREY):
            raise entry.error("colour", "must be grey exactly where the effect is skip_training or use_retired")
        timing = "never" if op == NO_EFFECT else "maintenance" if op == SKIP_TRAINING else "action"
        if op == CONVERT and self.effect.per != [WORKER_LEVEL]:
            raise entry.error("effect", 'of op "convert" must have per = ["worker_level"]')
        if TIMINGS[self.timing] != timing:
            raise entry.error("timing", f"must be {timing} for the effect {OPS[op]}")


class Tile:
    """One city tile."""

    def __init__(self, entry: Entry, kinds: list[Kind], designs: list[str]) -> None:
        self.id = entry.text("id")
        self.kind = kinds[entry.choice("kind", [kind.id for kind in kinds])]
        self.age = entry.number("age")
        self.min_players = entry.number("min_players", 2)
        corners = entry.choices("corners", designs)
        entry.done()
        if self.age > 2:
            raise entry.error("age", f"must be 0, 1 or 2, not {self.age}")
        if len(corners) != CORNERS:
            raise entry.error("corners", "must name four designs: nw, ne, se, sw")
        self.rotated = [_rotated(corners, rotation) for rotation in range(CORNERS)]


def _rotated(corners: list[int], rotation: int) -> list[int]:
    """P10.9  A quarter turn clockwise moves the design at index i to index i + 1."""
    return [corners[(index - rotation) % CORNERS] for index in range(CORNERS)]


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


class Placement:
    """A starting tile in its place."""

    def __init__(self, entry: Entry, tiles: list[Tile], players: int) -> None:
        self.tile = entry.choice("tile", [tile.id for tile in tiles])
        self.x = entry.number("x", -100)
        self.y = entry.number("y", -100)
        self.rotation = entry.number("rotation") % CORNERS
        self.owner = entry.number("owner", -1)
        entry.done()
        if self.owner >= players:
            raise entry.error("owner", f"must be below the number of players, {players}")


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
