"""P15  Wall sections."""

from __future__ import annotations

from groma.games.praetor import verbs
from groma.games.praetor.components import Price, owed
from groma.games.praetor.state import NO_SECTION, WALL_BUILT, Player, PraetorState


def refusal(state: PraetorState, me: Player, fee: Price) -> str:
    """P14.26  There must be a face-up section, and its demand in stock after the fee."""
    if state.section == NO_SECTION:
        return "P14.26"
    for resource, due in state.box.sections[state.section].demand:
        if me.resources[resource] < due + _of(fee, resource):
            return "P14.26"
    return ""


def _of(price: Price, wanted: int) -> int:
    """Return how much of a resource a price holds."""
    for resource, amount in price:
        if resource == wanted:
            return amount
    return 0


def bonus(state: PraetorState, me: Player) -> int:
    """P15.2  The favor that the sections already held add to the next one."""
    return sum([state.box.sections[held].back_bonus for held in me.sections])


def preview(state: PraetorState, me: Player) -> dict[str, int]:
    """P15.2  The demand of the face-up section against its favor and the bonus of those held."""
    if state.section == NO_SECTION:
        return {}
    section = state.box.sections[state.section]
    return {"favor": section.favor + bonus(state, me), **owed(section.demand)}


def take_section(state: PraetorState, seat: int) -> None:
    """P15.1, P15.2, P15.3, P15.4, P15.6  Pay the demand, score the favor and 3 for each section already held, take it.

    The face-up section is not replaced before maintenance.
    """
    section = state.box.sections[state.section]
    favor = section.favor + bonus(state, state.players[seat])
    verbs.pay(state, seat, section.demand)
    verbs.take_section(state, seat)
    verbs.score(state, seat, WALL_BUILT, favor)
