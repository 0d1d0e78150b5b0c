"""Q1  Constructing a Building."""

from __future__ import annotations

from groma.games.architects import abilities, payment, piles, verbs, virtue
from groma.games.architects.apprentices import Bonus
from groma.games.architects.components import Effect
from groma.games.architects.state import ArchitectsState
from groma.kernel import Step


def refusal(state: ArchitectsState, seat: int, card: int) -> str:
    """P2.7, Q1.1, Q1.2  All skills must be present among own Apprentices, who are not used up, and the cost too."""
    me = state.players[seat]
    skills = state.box.buildings[card].skills
    if skills & me.skills != skills:
        return "Q1.2"
    return "" if payment.can_afford(state, me, card) else "Q1.1"


def can_construct(state: ArchitectsState, seat: int) -> bool:
    """D3.3  Tell whether some Building in hand could be constructed at once."""
    for card in state.players[seat].hand:
        if not refusal(state, seat, card):
            return True
    return False


def construct(state: ArchitectsState, seat: int, card: int) -> None:
    """Q1.3  Pay the cost, then lay the card."""
    state.agenda.append(LayBuilding(seat, card))
    payment.settle(state, seat, card)


class LayBuilding(Step[ArchitectsState]):
    """Q1.3, Q1.4, W2.3  Lay the card faceup, apply its virtue change, then its effects; at the end Clovis draws."""

    seat: int
    card: int

    def run(self, state: ArchitectsState) -> None:
        """Put what follows on the agenda, the last first."""
        me, building = state.players[self.seat], state.box.buildings[self.card]
        piles.construct(state, self.seat, self.card)
        drawn = abilities.cards_for_building(me)
        if drawn:
            state.agenda.append(Bonus(self.seat, 0, 0, 0, 0, 0, 0, drawn))
        for number in reversed(range(len(building.when_built))):
            state.agenda.append(BuildingEffect(self.seat, self.card, number))
        virtue.change_virtue(state, self.seat, building.virtue)

    # Made by "make generate" from the fields above.
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.card]

    # End of what is made.


class BuildingEffect(Step[ArchitectsState]):
    """Q3.1  An immediate effect that waits for its turn."""

    seat: int
    card: int
    number: int

    def run(self, state: ArchitectsState) -> None:
        """Carry it out."""
        carry_out(state, self.seat, self.card, state.box.buildings[self.card].when_built[self.number])

    # Made by "make generate" from the fields above.
    __slots__ = ("card", "number", "seat")

    def __init__(self, seat: int, card: int, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.card, self.number]

    # End of what is made.


def carry_out(state: ArchitectsState, seat: int, card: int, effect: Effect) -> None:
    """Q3.2, Q3.5  Carry out what must be done and ask for what may be done, unless nothing is there to act on."""
    told, due = len(state.events), len(state.agenda)
    if not effect.refusal(state, seat):
        effect.carry_out(state, seat, card)
    if len(state.events) == told and len(state.agenda) == due:
        verbs.find_nothing(state, seat, state.box.building_ids[card])
