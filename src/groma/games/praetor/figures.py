"""What is printed on the components, as a board draws it."""

from __future__ import annotations

from typing import TypedDict

from groma.games.praetor.box import Box
from groma.games.praetor.components import (
    COLOURS_OF_ACTIVATION,
    GOLD,
    RESOURCES,
    Board,
    Price,
    Section,
)
from groma.games.praetor.effects import EffectFigures
from groma.games.praetor.tiles import Kind, Tile


class KindFigures(TypedDict):
    """A kind of tile."""

    group: str
    cost: dict[str, int]
    favor: int
    colour: str
    """Of its activation."""
    fee: dict[str, int]
    effect: EffectFigures


class TileFigures(TypedDict):
    """A tile, its mosaics clockwise from the northwest."""

    kind: str
    age: int
    corners: list[str]


class SectionFigures(TypedDict):
    """A wall section."""

    demand: dict[str, int]
    favor: int
    bonus: int


class BoardFigures(TypedDict):
    """A side of a player's board."""

    morale: list[int]
    wage: int
    pension: int
    buy: dict[str, int]
    sell: dict[str, int]


class PraetorFigures(TypedDict):
    """All that is printed, by id."""

    kinds: dict[str, KindFigures]
    tiles: dict[str, TileFigures]
    sections: dict[str, SectionFigures]
    boards: dict[str, BoardFigures]
    retire_level: int


def figures(box: Box) -> PraetorFigures:
    """Return tiles, kinds of tiles, wall sections and boards by id."""
    return {
        "kinds": {kind.id: _kind(kind, box) for kind in box.kinds},
        "tiles": {tile.id: _tile(tile, box) for tile in box.tiles},
        "sections": {section.id: _section(section) for section in box.sections},
        "boards": {board.id: _board(board) for board in box.boards},
        "retire_level": box.retire_level,
    }


def _kind(kind: Kind, box: Box) -> KindFigures:
    return {
        "group": box.groups[kind.group],
        "cost": _amounts(kind.cost),
        "favor": kind.favor,
        "colour": COLOURS_OF_ACTIVATION[kind.colour],
        "fee": _amounts(kind.fee),
        "effect": kind.effect.figures(),
    }


def _tile(tile: Tile, box: Box) -> TileFigures:
    return {"kind": tile.kind.id, "age": tile.age, "corners": [box.designs[design] for design in tile.rotated[0]]}


def _section(section: Section) -> SectionFigures:
    return {"demand": _amounts(section.demand), "favor": section.favor, "bonus": section.back_bonus}


def _board(board: Board) -> BoardFigures:
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
