"""What is printed on the components, and the shapes of the grid, as a board draws them."""

from __future__ import annotations

from typing import TypedDict

from groma.games.marble.box import Box
from groma.games.marble.components import FEWEST_BUILDINGS, TREASURY, TYPES
from groma.games.marble.grid import ORIENTATIONS, SHAPES, TRIANGLES, Point, Shape


class DistrictFigures(TypedDict):
    """A district: its pieces, how many buildings must meet for one of its type, and the points of that."""

    type: str
    tile: str
    imperium: str
    space: str
    meet: int
    points: int


class WayFigures(TypedDict):
    """A way over the grid."""

    q: int
    r: int


class ShapeFigures(TypedDict):
    """How a rhombus lies: the ways from its first vertex to those of its wide and of its narrow corners."""

    wide: list[WayFigures]
    narrow: list[WayFigures]


class MarbleFigures(TypedDict):
    """All that is printed, and the ways that pieces lie on the grid."""

    districts: list[DistrictFigures]
    treasury: str
    actions: list[str]
    rhombi: dict[str, ShapeFigures]
    triangles: dict[str, list[WayFigures]]
    magistrates: int


def figures(box: Box) -> MarbleFigures:
    """Return the districts in their order, the ways pieces lie on the grid, and what each player owns."""
    return {
        "districts": [_district(box, type_) for type_ in range(len(TYPES))],
        "treasury": box.spaces[TREASURY],
        "actions": list(box.actions),
        "rhombi": {name: _shape(shape) for name, shape in zip(ORIENTATIONS, SHAPES, strict=True)},
        "triangles": {kind: [_way(way) for way in ways] for kind, ways in TRIANGLES.items()},
        "magistrates": box.magistrates,
    }


def _district(box: Box, type_: int) -> DistrictFigures:
    return {
        "type": TYPES[type_],
        "tile": box.tiles[type_],
        "imperium": box.imperium[type_],
        "space": box.spaces[type_],
        "meet": type_ + FEWEST_BUILDINGS,
        "points": box.points[type_],
    }


def _shape(shape: Shape) -> ShapeFigures:
    return {"wide": [_way(way) for way in shape.wide], "narrow": [_way(way) for way in shape.narrow]}


def _way(way: Point) -> WayFigures:
    return {"q": way[0], "r": way[1]}
