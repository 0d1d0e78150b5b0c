"""M  Advancing work on the Cathedral."""

from __future__ import annotations

from groma.games.architects import abilities, apprentices, payment, piles, verbs, virtue
from groma.games.architects.actions import OfCard
from groma.games.architects.components import CATHEDRAL_ADVANCE
from groma.games.architects.state import ArchitectsState
from groma.kernel import Action, Decision, Step


def refusal(state: ArchitectsState, seat: int) -> str:
    """M2.1, M2.2, M2.7, N2.2  Virtue, a free space on the level above, its cost, and a card in hand."""
    me = state.players[seat]
    if me.virtue < state.box.cathedral_virtue_min:
        return "N2.2"
    if not has_room_above(state, seat):
        return "M2.1"
    if not payment.can_afford(state, me, payment.LEVELS + me.level + 1):
        return "M2.2"
    return "" if me.hand or abilities.keeps_cards(me) else "M2.7"


def has_room_above(state: ArchitectsState, seat: int) -> bool:
    """M1.6, M2.1, M2.4, U3.5  A level has as many spaces at every number of players; who leaves it frees one."""
    above = state.players[seat].level + 1
    if above > len(state.box.levels):
        return False
    taken = 0
    for player in state.players:
        if player.level == above:
            taken += 1
    return taken < state.box.levels[above - 1].spaces


def advance(state: ArchitectsState, seat: int) -> None:
    """M2.2, M2.3, T2.4  Pay, discard a Building card unless one is Frederick, then climb."""
    me = state.players[seat]
    state.agenda.append(Climb(seat))
    if not abilities.keeps_cards(me):
        state.agenda.append(DiscardForCathedral(seat))
    payment.settle(state, seat, payment.LEVELS + me.level + 1)


class DiscardForCathedral(Decision[ArchitectsState]):
    """M2.3  Which Building card goes under the deck?"""

    __slots__ = ()
    question = "discard-for-cathedral"
    rule = "M2.3"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Any in hand."""
        return [state.words.discard[card] for card in state.players[self.seat].hand]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Put it there."""
        assert isinstance(action, OfCard)
        piles.discard(state, self.seat, action.card)


class Climb(Step[ArchitectsState]):
    """M2.4, M2.5, M2.6, M2.8, P2.1  Move up, take the Reward or a virtue instead, then what Acolytes give."""

    seat: int

    def run(self, state: ArchitectsState) -> None:
        """Climb."""
        verbs.advance_marker(state, self.seat)
        apprentices.push_bonus(state, self.seat, CATHEDRAL_ADVANCE)
        if not state.rewards:
            piles.find_no_reward(state, self.seat)
            virtue.gain_all(state, self.seat, state.box.empty_reward)
            return
        reward = piles.turn_up_reward(state, self.seat)
        virtue.gain_all(state, self.seat, state.box.rewards[reward].gain)

    # Made by "make generate" from the fields above.
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat]

    # End of what is made.
