"""What is printed on the components, as a board draws it."""

from __future__ import annotations

from typing import Any

from groma.games.praetor.box import Box
from groma.games.praetor.components import (
    COLOURS_OF_ACTIVATION,
    GOLD,
    RESOURCES,
    Board,
    Price,
    Section,
)
from groma.games.praetor.tiles import Kind, Tile


def figures(box: Box) -> dict[str, Any]:
    """Return tiles, kinds of tiles, wall sections and boards by id."""
    return {
        "kinds": {kind.id: _kind(kind, box) for kind in box.kinds},
        "tiles": {tile.id: _tile(tile, box) for tile in box.tiles},
        "sections": {section.id: _section(section) for section in box.sections},
        "boards": {board.id: _board(board) for board in box.boards},
        "retire_level": box.retire_level,
    }


def _kind(kind: Kind, box: Box) -> dict[str, Any]:
    return {
        "group": box.groups[kind.group],
        "cost": _amounts(kind.cost),
        "favor": kind.favor,
        "colour": COLOURS_OF_ACTIVATION[kind.colour],
        "fee": _amounts(kind.fee),
        "effect": kind.effect.figures(),
    }


def _tile(tile: Tile, box: Box) -> dict[str, Any]:
    return {"kind": tile.kind.id, "age": tile.age, "corners": [box.designs[design] for design in tile.rotated[0]]}


def _section(section: Section) -> dict[str, Any]:
    return {"demand": _amounts(section.demand), "favor": section.favor, "bonus": section.back_bonus}


def _board(board: Board) -> dict[str, Any]:
    goods = [good for good in range(len(RESOURCES)) if good != GOLD]
    return {
        "morale": list(board.morale),
        "wage": board.wage,
        "pension": board.pension,
        "buy": {RESOURCES[good]: board.buy[good] for good in goods},
        "sell": {RESOURCES[good]: board.sell[good] for good in goods},
    }


def _amounts(price: Price) -> dict[str, int]:
    return {RESOURCES[resource]: amount for resource, amount in price}
