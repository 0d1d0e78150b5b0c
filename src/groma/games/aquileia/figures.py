"""What is printed on the board, as a drawing needs it."""

from __future__ import annotations

from typing import TypedDict

from groma.games.aquileia.box import Box
from groma.games.aquileia.components import AREAS, BANK, METALS, SHOP, VILLA, Contest, SpaceFigures
from groma.games.aquileia.prices import brought


class AreaFigures(TypedDict):
    """An area with its spaces, in their order."""

    area: str
    spaces: list[str]


class ExchangeFigures(TypedDict):
    """An exchange of coins."""

    cost: dict[str, int]
    gain: dict[str, int]


class AquileiaFigures(TypedDict):
    """All that is printed."""

    areas: list[AreaFigures]
    spaces: dict[str, SpaceFigures]
    exchanges: dict[str, ExchangeFigures]
    prizes: dict[str, list[dict[str, dict[str, int]]]]
    """By contest, then by place, then by the metal of the side."""
    shops: list[str]
    banks: list[str]
    villas: dict[str, list[str]]
    henchmen: int
    positions: int


def figures(box: Box) -> AquileiaFigures:
    """Return the areas with their spaces, the lots in their columns, exchanges, prizes and the pieces of a player."""
    return {
        "areas": [_area(box, area) for area in range(len(AREAS))],
        "spaces": {space.id: space.figures() for space in box.spaces},
        "exchanges": {one.id: {"cost": brought(one.cost), "gain": brought(one.gain)} for one in box.exchanges},
        "prizes": {contest.id: _prizes(contest) for contest in box.contests},
        "shops": [lot.id for lot in box.lots if lot.kind == SHOP],
        "banks": [lot.id for lot in box.lots if lot.kind == BANK],
        "villas": {colour: _villas(box, number) for number, colour in enumerate(box.villa_colours)},
        "henchmen": box.henchmen,
        "positions": box.positions,
    }


def _area(box: Box, area: int) -> AreaFigures:
    return {"area": AREAS[area], "spaces": [space.id for space in box.spaces if space.area == area]}


def _prizes(contest: Contest) -> list[dict[str, dict[str, int]]]:
    """Return by place, then by the metal of the side, the coins of a contest; in the arena the side is bronze."""
    return [{METALS[side]: brought(coins) for side, coins in enumerate(place) if coins} for place in contest.coins]


def _villas(box: Box, colour: int) -> list[str]:
    return [lot.id for lot in box.lots if lot.kind == VILLA and lot.colour == colour]
