"""Q12  Building in the Forum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groma.games.aquileia import piles, verbs
from groma.games.aquileia.actions import Build, Pay
from groma.games.aquileia.components import Space
from groma.games.aquileia.prices import can_pay, owed, slaves_in_hand
from groma.games.aquileia.state import LOTS, NOBODY, AquileiaState
from groma.kernel import Action, Decision, Entry

if TYPE_CHECKING:
    from groma.games.aquileia.box import Box

NO_CARD: Final = 0


class ForumSpace(Space):
    """Build."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.buildings = entry.number("buildings", 1)

    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Q12.1, Q12.2, Q12.15  Each henchman may build, number after number."""
        for _ in range(self.buildings):
            state.agenda.append(ChooseLot(seat))


class ChooseLot(Decision[AquileiaState]):
    """Q7.10, Q12.3, Q17.9  Which lot, or none? Asked always, since the servi cards are hidden."""

    __slots__ = ()
    question = "choose-lot"
    starts_turn = True
    always_asked = True
    rule = "Q12.3"

    def candidates(self, state: AquileiaState) -> list[Action]:
        """Q7.6  Every lot; declining is always possible."""
        return [state.words.decline, *state.words.build]

    def refusal(self, state: AquileiaState, action: Action) -> str:
        """Q4.4, Q12.8, Q12.11, Q12.17  A free lot, a house, the coins and the slaves are needed."""
        if not isinstance(action, Build):
            return ""
        me = state.players[self.seat]
        lot = state.box.lots[action.lot]
        if state.owner[action.lot] != NOBODY:
            return "Q12.17"
        if len(me.lots) >= state.box.houses:
            return "Q12.11"
        if not can_pay(me, lot.cost):
            return "Q4.4"
        return "Q12.8" if lot.slaves > slaves_in_hand(state, me) else ""

    def preview(self, state: AquileiaState, action: Action) -> dict[str, int]:
        """Show the cost of a lot and the points that it gives at once."""
        if not isinstance(action, Build):
            return {}
        lot = state.box.lots[action.lot]
        slaves = {"slaves": -lot.slaves} if lot.slaves else {}
        points = {"points": lot.vp} if lot.vp else {}
        return owed(lot.cost) | slaves | points

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q12.3  Pay the coins and, where the lot asks for any, the slaves; the house is put up."""
        if not isinstance(action, Build):
            verbs.decline(state, self.seat, forced=False)
            return
        lot = state.box.lots[action.lot]
        if lot.slaves:
            verbs.begin_building(state, self.seat, action.lot)
            verbs.pay(state, self.seat, lot.cost)
            state.agenda.append(PaySlaves(self.seat, action.lot, lot.slaves, NO_CARD))
        else:
            put_up(state, self.seat, action.lot)
            verbs.pay(state, self.seat, lot.cost)


class PaySlaves(Decision[AquileiaState]):
    """Q7.10, Q12.8, Q17.9  Which servi card is paid next?

    Q12.9  `least` is the smallest card paid so far: the surplus must stay below it.
    """

    lot: int
    owed: int
    least: int
    question = "pay-slaves"
    always_asked = True
    rule = "Q12.8"

    def about(self, state: AquileiaState) -> dict[str, int | str]:
        """Speak of the lot and of the slaves still owed."""
        return {"lot": state.box.lots[self.lot].id, "slaves": self.owed}

    def candidates(self, state: AquileiaState) -> list[Action]:
        """The servi cards in hand."""
        hand = state.players[self.seat].hand
        return [word for word in state.words.pay if hand[word.card]]

    def refusal(self, state: AquileiaState, action: Action) -> str:
        """Q12.9  A card must belong to a set from which no card could be left out."""
        assert isinstance(action, Pay)
        hand = state.players[self.seat].hand[: len(state.box.servi)]
        return "" if can_settle_with(state.box, hand, self.owed, self.least, action.card) else "Q12.9"

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q12.8  Pay the card; surplus symbols are lost."""
        assert isinstance(action, Pay)
        piles.pay_card(state, self.seat, action.card)
        slaves = state.box.servi[action.card].slaves
        if slaves < self.owed:
            least = smaller(self.least, slaves)
            state.agenda.append(PaySlaves(self.seat, self.lot, self.owed - slaves, least))
        else:
            put_up(state, self.seat, self.lot)

    # Made by "make generate" from the fields above.
    __slots__ = ("least", "lot", "owed")

    def __init__(self, seat: int, lot: int, owed: int, least: int) -> None:
        super().__init__(seat)
        self.lot = lot
        self.owed = owed
        self.least = least

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.lot, self.owed, self.least]

    # End of what is made.


def smaller(least: int, slaves: int) -> int:
    """Return the smallest card paid, this one included."""
    return slaves if least == NO_CARD else min(least, slaves)


def can_settle_with(box: Box, hand: list[int], owed: int, least: int, card: int) -> bool:
    """Q12.9  Tell whether a debt can be settled without a needless card if this card is paid next."""
    slaves = box.servi[card].slaves
    least = smaller(least, slaves)
    if slaves >= owed:
        return slaves - owed < least
    rest = hand[:]
    rest[card] -= 1
    for other, count in enumerate(rest):
        if count and can_settle_with(box, rest, owed - slaves, least, other):
            return True
    return False


def put_up(state: AquileiaState, seat: int, lot: int) -> None:
    """Q12.3, Q12.6, Q12.13, Q12.14  Put the house on the lot and score what it gives at once; nothing is activated."""
    verbs.put_house(state, seat, lot)
    verbs.score(state, seat, LOTS, state.box.lots[lot].vp)
