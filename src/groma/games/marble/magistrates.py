"""The verbs of magistrates, and of what their spaces and fountains pay: Imperium tiles and coins."""

from __future__ import annotations

from groma.games.marble.components import TREASURY
from groma.games.marble.events import (
    CoinCollected,
    CoinMissed,
    CoinTaken,
    ImperiumSpent,
    ImperiumTaken,
    Moved,
    Recalled,
    RecalledFrom,
    RewardMissed,
    Stayed,
)
from groma.games.marble.state import (
    NOBODY,
    MarbleState,
    lies,
    own_tiles,
)


def man(state: MarbleState, rhombus: int, seat: int) -> None:
    own_tiles(state)
    state.magistrate[rhombus] = seat


def recall(state: MarbleState, seat: int, rhombus: int) -> None:
    """M9.1, M9.2  Take a magistrate from a tile back into the atrium, ready for the next action."""
    me = state.players[seat]
    me.posted.remove(rhombus)
    me.magistrates += 1
    man(state, rhombus, NOBODY)
    if state.logging:
        q, r, orientation, one, other = lies(state, rhombus)
        tile = state.box.tiles[state.type_of[rhombus]]
        state.log(Recalled(seat, q, r, orientation, one, other, tile))


def recall_from(state: MarbleState, seat: int, space: int) -> None:
    """M25.7  Take a magistrate from a space back into the atrium, without its reward."""
    me = state.players[seat]
    me.sent[space] -= 1
    me.magistrates += 1
    if state.logging:
        state.log(RecalledFrom(seat, state.box.spaces[space]))


def send(state: MarbleState, seat: int, rhombus: int, space: int) -> None:
    """M3.16, M11.20, M11.21, M15.1  Move a magistrate from a tile to a space, which holds any number."""
    me = state.players[seat]
    me.posted.remove(rhombus)
    me.sent[space] += 1
    man(state, rhombus, NOBODY)
    if state.logging:
        q, r, orientation, one, other = lies(state, rhombus)
        tile = state.box.tiles[state.type_of[rhombus]]
        state.log(Moved(seat, q, r, orientation, one, other, tile, state.box.spaces[space]))


def stay(state: MarbleState, seat: int, vertex: int) -> None:
    """M11.22  Leave all magistrates in a site."""
    if state.logging:
        state.log(Stayed(seat, state.box.grid.labels[vertex]))


def collect(state: MarbleState, seat: int) -> None:
    """M15.3, M17.2, M17.3  All magistrates on spaces earn their rewards and return to the atrium."""
    me = state.players[seat]
    for space, magistrates in enumerate(me.sent):
        for _ in range(magistrates):
            take_reward(state, seat, space)
        me.magistrates += magistrates
        me.sent[space] = 0


def take_reward(state: MarbleState, seat: int, space: int) -> None:
    """M17.4  Take the Imperium tile or coin of a space, if one is left."""
    name = state.box.spaces[space]
    if not (state.coins if space == TREASURY else state.imperium[space]):
        if state.logging:
            state.log(RewardMissed(seat, name))
    elif space == TREASURY:
        _take_coin(state, seat)
        if state.logging:
            state.log(CoinCollected(seat, name))
    else:
        state.imperium[space] -= 1
        state.players[seat].imperium[space] += 1
        if state.logging:
            state.log(ImperiumTaken(seat, name, state.box.imperium[space]))


def reach_fountain(state: MarbleState, seat: int) -> None:
    """M14.4, M17.5  Take a coin for a piece that reaches a fountain; with an empty supply it is lost."""
    if not state.coins:
        if state.logging:
            state.log(CoinMissed(seat))
        return
    _take_coin(state, seat)
    if state.logging:
        state.log(CoinTaken(seat))


def _take_coin(state: MarbleState, seat: int) -> None:
    state.coins -= 1
    state.players[seat].coins += 1


def spend_imperium(state: MarbleState, seat: int, type_: int) -> None:
    """M16.1  Return an Imperium tile to its stack."""
    state.players[seat].imperium[type_] -= 1
    state.imperium[type_] += 1
    if state.logging:
        state.log(ImperiumSpent(seat, state.box.imperium[type_]))
