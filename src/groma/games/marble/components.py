"""The rows of the components file as typed pieces, each checked on loading; `box.py` puts them together."""

from __future__ import annotations

from typing import Any, Final

from groma.games.marble.grid import KINDS, ORIENTATIONS, SHAPES, Grid
from groma.kernel import Entry

TYPES: Final = ["temple", "baths", "theatre", "arena"]
TEMPLE: Final = 0
BATHS: Final = 1
THEATRE: Final = 2
ARENA: Final = 3
"""M1.8, M11.14  Types of buildings, tiles (green, blue, yellow, red) and Imperium, by the buildings of a site."""
FEWEST_BUILDINGS: Final = 3

TREASURY: Final = 4
"""The space after the four Imperium spaces."""

ACTIONS: Final = ["draw_tiles", "expand_aqueducts", "recall_magistrate", "play_tile"]
DRAW_TILES: Final = 0
EXPAND_AQUEDUCTS: Final = 1
RECALL_MAGISTRATE: Final = 2
PLAY_TILE: Final = 3


class Hill:
    """M3.6  A hill space, one triangle."""

    def __init__(self, entry: Entry, grid: Grid) -> None:
        self.id = entry.text("id")
        self.triangle = read_triangle(entry, grid)
        finish(entry, "map_letter")


class Bridge:
    """M3.11  A bridge space, one triangle."""

    def __init__(self, entry: Entry, grid: Grid) -> None:
        self.id = entry.text("id")
        self.triangle = read_triangle(entry, grid)
        self.bank = [read_vertex(entry, "bank_edge", point, grid) for point in entry.value("bank_edge")]
        finish(entry, "map_digit")


class Aqueduct:
    """M3.14, M13.13  An aqueduct: its water source and the supply of its pieces."""

    def __init__(self, entry: Entry, grid: Grid) -> None:
        self.id = entry.text("id")
        self.colour = entry.text("colour")
        self.pieces = entry.number("pieces", 1)
        self.source = read_vertex(entry, "water_source_vertex", entry.value("water_source_vertex"), grid)
        if grid.interior[self.source]:
            raise entry.error("water_source_vertex", "must lie on the edge of the city")
        finish(entry, "map_letter", "pieces_source")


def finish(entry: Entry, *told: str) -> None:
    """Refuse unknown keys of a row; those that only tell something may stand there."""
    for key in ("name", *told):
        entry.told(key)
    entry.done()


def read_span(entry: Entry, key: str) -> range:
    """Read bounds such as `[0, 12]`, both ends included."""
    bounds = entry.numbers(key)
    if len(bounds) != 2 or bounds[0] > bounds[1]:
        raise entry.error(key, f"must be the first and the last number, not {bounds}")
    return range(bounds[0], bounds[1] + 1)


def read_triangle(entry: Entry, grid: Grid) -> int:
    """M2.7, M2.8  Read a triangle such as `{ k = "D", q = 4, r = 4 }`."""
    inner = entry.inner("triangle")
    place = (inner.choice("k", KINDS), inner.number("q"), inner.number("r"))
    if place not in grid.triangle:
        raise entry.error("triangle", f"lies outside the city: {entry.value('triangle')}")
    return grid.triangle[place]


def read_vertex(entry: Entry, key: str, point: Any, grid: Grid) -> int:
    """Read a vertex such as `[12, 4]`."""
    place = tuple(point) if isinstance(point, list) else ()
    if place not in grid.vertex:
        raise entry.error(key, f"names {point!r}, which is no vertex of the city")
    return grid.vertex[place]


def by_type(rows: list[Entry], key: str) -> list[Entry]:
    """Return the rows in the order of the types, one for each."""
    found = {row.choice(key, TYPES): row for row in rows}
    if len(found) != len(TYPES) or len(rows) != len(TYPES):
        raise rows[0].error(key, f"must name each of {', '.join(TYPES)} once")
    return [found[kind] for kind in range(len(TYPES))]


def check_orientations(rows: list[Entry]) -> None:
    """M2.12  The ways a rhombus can lie are fixed."""
    if len(rows) != len(SHAPES):
        raise rows[0].error("code", f"must occur as {', '.join(ORIENTATIONS)}")
    for row, code, shape in zip(rows, ORIENTATIONS, SHAPES, strict=True):
        fixed(row, "code", code)
        fixed(row, "u_offset", list(shape.up))
        fixed(row, "wide", [list(way) for way in shape.wide])
        fixed(row, "narrow", [list(way) for way in shape.narrow])


def fixed(entry: Entry, key: str, expected: object) -> None:
    """Refuse a value that the rules or the other tables have otherwise."""
    if entry.told(key) != expected:
        raise entry.error(key, f"must be {expected!r} here, as the rules and the other tables have it")
