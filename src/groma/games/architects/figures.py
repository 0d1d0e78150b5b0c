"""What is printed on the components, as a board draws it."""

from __future__ import annotations

from typing import Any

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
    Trade,
    Yield,
    amounts_of,
)


def figures(box: Box) -> dict[str, Any]:
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


def _building(building: Building) -> dict[str, Any]:
    return {
        "skills": _skills(building.skills),
        "cost": amounts_of(building.cost),
        "vp": building.vp,
        "virtue": building.virtue,
    }


def _apprentice(apprentice: Apprentice) -> dict[str, Any]:
    return {
        "kind": apprentice.id,
        "skills": _skills(apprentice.skills),
        "virtue": apprentice.virtue,
        "effects": [_effect(effect) for effect in apprentice.effects],
    }


def _effect(effect: Effect) -> dict[str, Any]:
    said = effect.arguments()
    return {
        "when": WHENS[effect.when],
        "op": effect.kind,
        "pay": said.get("pay", {}),
        "gain": said.get("gain", {}),
        "what": said.get("what", "silver"),
        "number": effect.silver_off() + effect.virtue_off() + effect.released() + effect.extra_workers(),
    }


def _character(character: Character) -> dict[str, Any]:
    return {
        "prison": character.prison,
        "silver": character.silver,
        "virtue": character.virtue,
        "goods": amounts_of(character.goods),
        "cards": character.cards,
        "debts": character.debts,
    }


def _yield(each: Yield) -> dict[str, Any]:
    return {"good": RESOURCES[each.good], "base": each.base, "per": each.per_workers}


def _market_space(space: MarketSpace) -> dict[str, Any]:
    return {"space": space.id, "silver": space.silver, "virtue": -space.virtue_loss, "draw": space.draw}


def _level(level: Level) -> dict[str, Any]:
    return {"pay": amounts_of(level.pay), "mixed": level.mixed, "vp": level.vp, "spaces": level.spaces}


def _trade(trade: Trade) -> dict[str, Any]:
    return {"trade": trade.name, "pay": amounts_of(trade.pay), "gain": trade.gain.amounts()}


def _skills(mask: int) -> list[str]:
    return [skill for number, skill in enumerate(SKILLS) if mask >> number & 1]
