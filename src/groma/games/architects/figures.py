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


class EffectFigures(TypedDict):
    """What a card does, as a sentence says it."""

    sentence: str
    """The id of the message."""
    arguments: Said
    """What the message speaks of: numbers, ids, and amounts by id, which are listed."""
    occasion: str
    """The id of the message that says when it happens; nothing if that is at once."""


class TradeFigures(TypedDict):
    """A trade at the King's Storehouse."""

    trade: str
    pay: dict[str, int]
    gain: dict[str, int]


class AbilityFigures(TypedDict):
    """What an Apprentice does, as its card draws it."""

    when: str
    trade: TradeFigures | None
    gain: dict[str, int]
    """Besides a trade."""
    silver_off: int
    """Less silver to pay."""
    virtue_off: int
    """Less virtue to lose."""
    extra_workers: int
    released: int
    """Workers who may leave the Prison."""


class BuildingFigures(TypedDict):
    """A Building card."""

    skills: list[str]
    cost: dict[str, int]
    vp: int
    virtue: int
    effects: list[EffectFigures]


class ApprenticeFigures(TypedDict):
    """An Apprentice card."""

    kind: str
    skills: list[str]
    virtue: int
    effects: list[EffectFigures]
    abilities: list[AbilityFigures]
    """The same effects, drawn."""


class CharacterFigures(TypedDict):
    """What a character begins with and can do."""

    prison: int
    silver: int
    virtue: int
    goods: dict[str, int]
    cards: int
    debts: int
    effects: list[EffectFigures]


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
        "apprentices": {name: _apprentice(name, apprentice) for name, apprentice in apprentices},
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
        "effects": [_effect(effect) for effect in building.effects],
    }


def _apprentice(name: str, apprentice: Apprentice) -> ApprenticeFigures:
    return {
        "kind": apprentice.id,
        "skills": _skills(apprentice.skills),
        "virtue": apprentice.virtue,
        "effects": [_effect(effect) for effect in apprentice.effects],
        "abilities": [_ability(name, effect) for effect in apprentice.effects],
    }


def _effect(effect: Effect) -> EffectFigures:
    return {"sentence": effect.sentence(), "arguments": effect.arguments(), "occasion": effect.occasion()}


def _ability(name: str, effect: Effect) -> AbilityFigures:
    trade = effect.trade(name)
    return {
        "when": WHENS[effect.when],
        "trade": _trade(trade) if trade else None,
        "gain": {} if trade else _gain(effect),
        "silver_off": effect.silver_off(),
        "virtue_off": effect.virtue_off(),
        "extra_workers": effect.extra_workers(),
        "released": effect.released(),
    }


def _gain(effect: Effect) -> dict[str, int]:
    gain = effect.arguments().get("gain")
    return gain if isinstance(gain, dict) else {}


def _character(character: Character) -> CharacterFigures:
    return {
        "prison": character.prison,
        "silver": character.silver,
        "virtue": character.virtue,
        "goods": amounts_of(character.goods),
        "cards": character.cards,
        "debts": character.debts,
        "effects": [{"sentence": f"effect-{character.id}", "arguments": {}, "occasion": ""}],
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
