"""Counting what effects and scoring ask for."""

from __future__ import annotations

from groma.games.architects import abilities
from groma.games.architects.components import (
    BASIC_GOODS,
    COUNT_BASIC_GOODS,
    COUNT_BUILT,
    COUNT_CAPTIVES,
    COUNT_LEVEL,
    COUNT_PAID,
    COUNT_SKILL,
    COUNT_UNPAID,
    COUNT_VIRTUE,
    GOLD,
    MARBLE,
    SILVER,
)
from groma.games.architects.state import ArchitectsState


def count(state: ArchitectsState, seat: int, of: int) -> int:
    """Q3.4, T2.6, V4.2  Count one thing; Therese counts gold and marble as one, the rival a share of its stock."""
    me = state.players[seat]
    if of <= SILVER:
        if seat == state.rival and of in BASIC_GOODS:
            return me.stock // state.box.solo.stock_per_basic_good
        if of in (GOLD, MARBLE) and abilities.gold_is_marble(me):
            return me.goods[GOLD] + me.goods[MARBLE]
        return me.goods[of]
    if of == COUNT_VIRTUE:
        return me.virtue
    if of == COUNT_BASIC_GOODS:
        return sum([me.goods[good] for good in BASIC_GOODS])
    if of == COUNT_LEVEL:
        return me.level
    if of == COUNT_BUILT:
        return len(me.built)
    if of == COUNT_CAPTIVES:
        return sum(me.captives)
    if of == COUNT_PAID:
        return me.paid
    if of == COUNT_UNPAID:
        return me.unpaid
    skill = 1 << of - COUNT_SKILL
    return sum([1 for card in me.apprentices if state.box.apprentices[card].skills & skill])


def has_most(state: ArchitectsState, seat: int, of: int) -> bool:
    """A2.16  Strictly more than every other player; a tie counts as not having it."""
    mine = count(state, seat, of)
    for other in range(len(state.players)):
        if other != seat and count(state, other, of) >= mine:
            return False
    return True
