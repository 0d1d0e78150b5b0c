"""P20  The winner, and how a tie was broken."""

from __future__ import annotations

from typing import Final

from groma.games.praetor.box import UNKNOWN_AGES
from groma.games.praetor.events import TieCompared, Tied, VictoryShared, Won, WonTie
from groma.games.praetor.state import PraetorState, morale_value

YOUTH: Final = "youth"
MEASURES: Final = ["morale_value", "wall_sections", "owned_tiles", YOUTH]
"""What breaks a tie, in this order."""


def winners(state: PraetorState) -> list[int]:
    """P20.1, P20.2  Most favor wins; ties go by morale, wall sections, owned tiles, then to the youngest."""
    tied = _leaders(state)
    for measure in MEASURES:
        tied = _best(state, tied, measure)
    return tied


def tell(state: PraetorState) -> None:
    """P20.1, P20.2  Say who won, and where several have most favor what each of them has of what breaks the tie."""
    tied = _leaders(state)
    favor = state.players[tied[0]].favor
    if len(tied) == 1:
        state.log(Won(tied[0], favor))
        return
    state.log(Tied(len(tied), favor))
    for measure in MEASURES:
        _compare(state, tied, measure)
        tied = _best(state, tied, measure)
        if len(tied) == 1:
            state.log(WonTie(tied[0], favor, measure))
            return
    for seat in tied:
        state.log(VictoryShared(seat, favor))


def _compare(state: PraetorState, tied: list[int], measure: str) -> None:
    """Say what each has; ages are not told."""
    if measure != YOUTH:
        for seat in tied:
            state.log(TieCompared(seat, measure, _measured(state, seat, measure)))


def _leaders(state: PraetorState) -> list[int]:
    most = max([player.favor for player in state.players])
    return [seat for seat in range(state.seats) if state.players[seat].favor == most]


def _best(state: PraetorState, tied: list[int], measure: str) -> list[int]:
    best = max([_measured(state, seat, measure) for seat in tied])
    return [seat for seat in tied if _measured(state, seat, measure) == best]


def _measured(state: PraetorState, seat: int, measure: str) -> int:
    """P20.3  Morale is compared by value, not by step."""
    me = state.players[seat]
    if measure == "morale_value":
        return morale_value(state, me)
    if measure == "wall_sections":
        return len(me.sections)
    return me.tiles if measure == "owned_tiles" else youth(state, seat)


def youth(state: PraetorState, seat: int) -> int:
    """P20.4  The younger, the more; without a given order all are alike and share the victory."""
    ages = str(state.chosen["age_order"])
    return 0 if ages == UNKNOWN_AGES else -ages.split(",").index(str(seat))
