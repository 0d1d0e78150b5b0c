"""What is printed on the components, and the shapes of the grid, as a board draws them."""

from __future__ import annotations

from typing import Any

from groma.games.marble.box import Box
from groma.games.marble.components import FEWEST_BUILDINGS, TREASURY, TYPES
from groma.games.marble.grid import ORIENTATIONS, SHAPES, TRIANGLES, Shape


def figures(box: Box) -> dict[str, Any]:
    """Return the districts in their order, the ways pieces lie on the grid, and what each player owns."""
    return {
        "districts": [_district(box, type_) for type_ in range(len(TYPES))],
        "treasury": box.spaces[TREASURY],
        "actions": list(box.actions),
        "rhombi": {name: _shape(shape) for name, shape in zip(ORIENTATIONS, SHAPES, strict=True)},
        "triangles": {kind: [list(way) for way in ways] for kind, ways in TRIANGLES.items()},
        "magistrates": box.magistrates,
    }


def _district(box: Box, type_: int) -> dict[str, Any]:
    return {
        "type": TYPES[type_],
        "tile": box.tiles[type_],
        "imperium": box.imperium[type_],
        "space": box.spaces[type_],
        "meet": type_ + FEWEST_BUILDINGS,
        "points": box.points[type_],
    }


def _shape(shape: Shape) -> dict[str, list[list[int]]]:
    return {"wide": [list(way) for way in shape.wide], "narrow": [list(way) for way in shape.narrow]}
