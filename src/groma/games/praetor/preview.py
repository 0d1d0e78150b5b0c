"""What an option would bring the asked player at once: the numbers that a board shows on its targets."""

from __future__ import annotations

from typing import Final

from groma.games.praetor import city, effects
from groma.games.praetor.components import CONVERT, FAVOR, GAIN, MORALE, RESOURCES, WALL, Price
from groma.games.praetor.state import NO_SECTION, PraetorState, stock_after_fee

CORNER_NAMES: Final = ["nw", "ne", "se", "sw"]


def build(state: PraetorState, tile: int) -> dict[str, int]:
    """P9.3, P9.6  Building costs the price and brings the printed favor; the mosaics are not known yet."""
    kind = state.box.tiles[tile].kind
    return {"favor": kind.favor, **_owed(kind.cost)}


def cell(state: PraetorState, tile: int, place: int) -> dict[str, int]:
    """P10.6  The favor of the mosaics on a cell, turned the best way."""
    best = max(city.matches_by_rotation(state, tile, place))
    return {"mosaics": best * state.box.favor_per_match}


def rotation(state: PraetorState, tile: int, place: int, quarters: int) -> dict[str, int]:
    """P10.6  The favor of the mosaics for one rotation, in all and by corner."""
    by_corner = city.matches_by_corner(state, tile, place, quarters)
    matched = {name: count for name, count in zip(CORNER_NAMES, by_corner, strict=True) if count}
    return {"mosaics": sum(by_corner) * state.box.favor_per_match, **matched}


def activate(state: PraetorState, seat: int, tile: int, level: int) -> dict[str, int]:
    """P11.3, P11.9, P14  Activating costs the fee and then brings the effect with a worker of this level."""
    me = state.players[seat]
    before = me.resources
    me.resources = stock_after_fee(state, seat, tile)
    brought = {name: left - had for name, had, left in zip(RESOURCES, before, me.resources, strict=True) if left != had}
    for name, amount in _effect(state, seat, tile, level).items():
        brought[name] = brought.get(name, 0) + amount
    me.resources = before
    return brought


def best_level(state: PraetorState, seat: int) -> int:
    """Return the highest level among the active workers at home."""
    return max([level for level, workers in enumerate(state.players[seat].home) if workers], default=0)


def _effect(state: PraetorState, seat: int, tile: int, level: int) -> dict[str, int]:
    effect = state.box.tiles[tile].kind.effect
    if effect.op == WALL:
        return _wall(state, seat)
    amount = effects.amount(state, seat, effect, level)
    if effect.op == GAIN:
        return {RESOURCES[effect.resource]: amount}
    if effect.op == FAVOR:
        return {"favor": amount}
    if effect.op == MORALE:
        me = state.players[seat]
        top = len(state.box.boards[me.board].morale) - 1
        return {"morale": min(amount, top - me.morale)}
    if effect.op == CONVERT:
        most = min(amount, state.players[seat].resources[effect.given])
        return {RESOURCES[effect.taken]: most, RESOURCES[effect.given]: -most}
    return {}


def _wall(state: PraetorState, seat: int) -> dict[str, int]:
    """P15.2  The demand of the face-up section against its favor and the bonus of those held."""
    if state.section == NO_SECTION:
        return {}
    section = state.box.sections[state.section]
    bonus = sum([state.box.sections[held].back_bonus for held in state.players[seat].sections])
    return {"favor": section.favor + bonus, **_owed(section.demand)}


def _owed(price: Price) -> dict[str, int]:
    return {RESOURCES[resource]: -amount for resource, amount in price}
