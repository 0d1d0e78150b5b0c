"""What is printed on the components, as a board draws it."""

from __future__ import annotations

from typing import TypedDict

from groma.games.architects.box import Box
from groma.games.architects.components import (
    LOCATIONS,
    OPEN,
    RESOURCES,
    SKILLS,
    WHENS,
    Apprentice,
    Building,
    Character,
    Effect,
    Level,
    MarketSpace,
    Said,
    Trade,
    Yield,
    amounts_of,
)


class YieldFigures(TypedDict):
    """What a location gives: so much at once, and one more for so many workers there."""

    good: str
    base: int
    per: int


class BuildingFigures(TypedDict):
    """A Building card."""

    skills: list[str]
    cost: dict[str, int]
    vp: int
    virtue: int


class EffectFigures(TypedDict):
    """An ability of an Apprentice."""

    when: str
    op: str
    pay: dict[str, int]
    gain: dict[str, int]
    what: str
    number: int


class ApprenticeFigures(TypedDict):
    """An Apprentice card."""

    kind: str
    skills: list[str]
    virtue: int
    effects: list[EffectFigures]


class CharacterFigures(TypedDict):
    """What a character begins with."""

    prison: int
    silver: int
    virtue: int
    goods: dict[str, int]
    cards: int
    debts: int


class MarketFigures(TypedDict):
    """What a space of the Black Market costs and gives besides its card."""

    space: str
    silver: int
    virtue: int
    draw: int


class LevelFigures(TypedDict):
    """A level of the Cathedral."""

    pay: dict[str, int]
    mixed: int
    vp: int
    spaces: int


class VirtueFigures(TypedDict):
    """The virtue track."""

    vp: list[int]
    tax_evaded: list[int]
    market_max: int
    cathedral_min: int


class TradeFigures(TypedDict):
    """A trade at the King's Storehouse."""

    trade: str
    pay: dict[str, int]
    gain: dict[str, int]


class TaxStandFigures(TypedDict):
    """What it costs to take the taxes."""

    virtue: int


class ArchitectsFigures(TypedDict):
    """All that is printed."""

    yields: dict[str, list[YieldFigures]]
    buildings: dict[str, BuildingFigures]
    apprentices: dict[str, ApprenticeFigures]
    characters: dict[str, CharacterFigures]
    market: list[MarketFigures]
    levels: list[LevelFigures]
    virtue: VirtueFigures
    trades: list[TradeFigures]
    tax_stand: TaxStandFigures
    hand_limit: int


def figures(box: Box) -> ArchitectsFigures:
    """Return cards by id, and the figures of the board."""
    apprentices = zip(box.apprentice_ids, box.apprentices, strict=True)
    return {
        "yields": {LOCATIONS[place]: [_yield(each) for each in box.yields[place]] for place in range(OPEN)},
        "buildings": {building.id: _building(building) for building in box.buildings},
        "apprentices": {name: _apprentice(apprentice) for name, apprentice in apprentices},
        "characters": {character.id: _character(character) for character in box.characters},
        "market": [_market_space(space) for space in box.market_spaces],
        "levels": [_level(level) for level in box.levels],
        "virtue": {
            "vp": list(box.virtue_vp),
            "tax_evaded": list(box.tax_evaded),
            "market_max": box.market_virtue_max,
            "cathedral_min": box.cathedral_virtue_min,
        },
        "trades": [_trade(trade) for trade in box.trades],
        "tax_stand": {"virtue": -box.tax_stand_virtue_loss},
        "hand_limit": box.hand_limit,
    }


def _building(building: Building) -> BuildingFigures:
    return {
        "skills": _skills(building.skills),
        "cost": amounts_of(building.cost),
        "vp": building.vp,
        "virtue": building.virtue,
    }


def _apprentice(apprentice: Apprentice) -> ApprenticeFigures:
    return {
        "kind": apprentice.id,
        "skills": _skills(apprentice.skills),
        "virtue": apprentice.virtue,
        "effects": [_effect(effect) for effect in apprentice.effects],
    }


def _effect(effect: Effect) -> EffectFigures:
    said = effect.arguments()
    return {
        "when": WHENS[effect.when],
        "op": effect.kind,
        "pay": _amounts_in(said, "pay"),
        "gain": _amounts_in(said, "gain"),
        "what": str(said.get("what", "silver")),
        "number": effect.silver_off() + effect.virtue_off() + effect.released() + effect.extra_workers(),
    }


def _amounts_in(said: Said, key: str) -> dict[str, int]:
    amounts = said.get(key)
    return amounts if isinstance(amounts, dict) else {}


def _character(character: Character) -> CharacterFigures:
    return {
        "prison": character.prison,
        "silver": character.silver,
        "virtue": character.virtue,
        "goods": amounts_of(character.goods),
        "cards": character.cards,
        "debts": character.debts,
    }


def _yield(each: Yield) -> YieldFigures:
    return {"good": RESOURCES[each.good], "base": each.base, "per": each.per_workers}


def _market_space(space: MarketSpace) -> MarketFigures:
    return {"space": space.id, "silver": space.silver, "virtue": -space.virtue_loss, "draw": space.draw}


def _level(level: Level) -> LevelFigures:
    return {"pay": amounts_of(level.pay), "mixed": level.mixed, "vp": level.vp, "spaces": level.spaces}


def _trade(trade: Trade) -> TradeFigures:
    return {"trade": trade.name, "pay": amounts_of(trade.pay), "gain": trade.gain.amounts()}


def _skills(mask: int) -> list[str]:
    return [skill for number, skill in enumerate(SKILLS) if mask >> number & 1]
