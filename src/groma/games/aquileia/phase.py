"""Q7  The action phase: the areas and their spaces in order."""

from __future__ import annotations

from groma.games.aquileia import arena, forum, mercatus, portus, stadium, theatrum, verbs
from groma.games.aquileia.components import (
    ACTIVATE,
    AUCTION,
    BUILD,
    BUY_DISPLAY_CARD,
    BUY_SERVI,
    EXCHANGE,
    FIGHT,
    RACE,
    ROLL_FOR_COINS,
    STEAL,
)
from groma.games.aquileia.state import NOBODY, NOTHING, AquileiaState
from groma.kernel import Step


class ActionPhase(Step[AquileiaState]):
    """Q7.1, Q7.4, Q7.5, Q8.1  The spaces one after the other; those of a contest together.

    Q7.8  Each is carried out with what its player has by then.
    """

    group: int

    def run(self, state: AquileiaState) -> None:
        """Q7.2, Q7.3  Take the henchmen of the group before back and carry out the next group that has any."""
        if self.group == 0:
            verbs.begin_actions(state)
        else:
            _return_henchmen(state, self.group - 1)
        groups = state.box.groups
        for group in range(self.group, len(groups)):
            for space in groups[group]:
                if state.spaces[space] != NOBODY:
                    state.agenda.append(ActionPhase(group + 1))
                    verbs.resolve_group(state, group)
                    carry_out(state, space)
                    return
        verbs.resolve_group(state, NOTHING)

    # Made by "make generate" from the fields above.
    __slots__ = ("group",)

    def __init__(self, group: int) -> None:
        self.group = group

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.group]

    # End of what is made.


def _return_henchmen(state: AquileiaState, group: int) -> None:
    for space in state.box.groups[group]:
        verbs.return_henchman(state, space)


def carry_out(state: AquileiaState, space: int) -> None:
    """Q7.9  Carry out one space, or the contest to which it belongs."""
    effect = state.box.spaces[space].effect
    seat = state.spaces[space]
    if effect == FIGHT:
        arena.fight(state)
    elif effect == RACE:
        stadium.race(state)
    elif effect == BUILD:
        forum.build(state, seat, space)
    elif effect == BUY_SERVI:
        state.agenda.append(mercatus.BuyServi(seat, space))
    elif effect == BUY_DISPLAY_CARD:
        state.agenda.append(mercatus.BuyCard(seat, space))
    elif effect == ACTIVATE:
        state.agenda.append(portus.ActivateBuildings(seat, space))
    elif effect == AUCTION:
        theatrum.auction(state, seat, space)
    elif effect == EXCHANGE:
        mercatus.pecunia(state, seat)
    elif effect == ROLL_FOR_COINS:
        mercatus.dolus(state, seat, space)
    elif effect == STEAL:
        portus.latro(state, seat, space)
    else:
        mercatus.potentia(state, seat, space)
