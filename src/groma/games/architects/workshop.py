"""G  The Workshop: hiring Apprentices and drawing Building cards."""

from __future__ import annotations

from groma.games.architects import abilities, piles, preview, taxes, verbs, virtue
from groma.games.architects.actions import OfCard
from groma.games.architects.components import SILVER
from groma.games.architects.state import NO_CARD, ArchitectsState, Player
from groma.kernel import Action, Decision, Step


def faceup(state: ArchitectsState) -> list[Action]:
    """Return an answer for every faceup Apprentice."""
    return [state.words.hire[card] for card in state.display if card != NO_CARD]


class WorkAtWorkshop(Decision[ArchitectsState]):
    """G1, G1.1  Hire an Apprentice or draw Building cards?"""

    workers: int
    question = "work-at-workshop"
    rule = "G1"

    def about(self, state: ArchitectsState) -> dict[str, int | str]:
        """Speak of the cards that drawing gives."""
        return {"cards": state.box.draw.amount(self.workers)}

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Draw, or any faceup Apprentice."""
        return [state.words.draw, *faceup(state)]

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """G1.1, G2.6  The cost and the skip silver must be paid before silver on the card is taken."""
        if not isinstance(action, OfCard):
            return ""
        me = state.players[self.seat]
        silver = me.goods[SILVER] - hire_price(state, me) - taxes.tax_due(state, me, state.box.hire_tax)
        if silver < 0:
            return "G2.1"
        skipped = skipped_cards(state, state.display.index(action.card), self.workers)
        return "G2.3" if silver < skipped * state.box.skip_silver else ""

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show the cards drawn, or the price of an Apprentice."""
        if not isinstance(action, OfCard):
            return {"building_card": min(len(state.deck), state.box.draw.amount(self.workers))}
        me = state.players[self.seat]
        skipped = skipped_cards(state, state.display.index(action.card), self.workers) * state.box.skip_silver
        due = hire_price(state, me) + taxes.tax_due(state, me, state.box.hire_tax) + skipped
        return preview.hire(state, self.seat, action.card, due)

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """G2.1, G2.3, G2.7, G4.1  Draw, or pay, put silver on the cards skipped and take the Apprentice."""
        if not isinstance(action, OfCard):
            piles.draw_cards(state, self.seat, state.box.draw.amount(self.workers))
            return
        slot = state.display.index(action.card)
        taxes.pay(state, self.seat, hire_price(state, state.players[self.seat]), state.box.hire_tax)
        row = slot - slot % state.box.columns
        for skipped in range(skipped_cards(state, slot, self.workers)):
            piles.place_silver(state, self.seat, row + skipped, state.box.skip_silver)
        take(state, self.seat, slot)

    # Made by "make generate" from the fields above.
    __slots__ = ("workers",)

    def __init__(self, seat: int, workers: int) -> None:
        super().__init__(seat)
        self.workers = workers

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.workers]

    # End of what is made.


def hire_price(state: ArchitectsState, me: Player) -> int:
    """G2.1, T2.5, T2.7  Rudolf pays less silver, not less tax nor less skip silver."""
    return max(0, state.box.hire_silver - abilities.hire_discount(me))


def skipped_cards(state: ArchitectsState, slot: int, workers: int) -> int:
    """G2.2, G2.3  With n workers columns 1 to n are free; for column k the first k - n cards of the row are skipped."""
    return max(0, slot % state.box.columns + 1 - workers)


def take(state: ArchitectsState, seat: int, slot: int) -> None:
    """G2.8, G2.10, J2.1, U3.4  Take a paid or free Apprentice; at the limit one of one's own has to go first."""
    me = state.players[seat]
    if len(me.apprentices) >= me.limit:
        state.agenda.append(DismissForHire(seat, slot))
        return
    welcome(state, seat, slot)


def welcome(state: ArchitectsState, seat: int, slot: int) -> None:
    """G2.5, G2.7, P1.2  Take card and silver, apply the virtue change, then refill."""
    state.agenda.append(Refill(slot))
    card = piles.hire(state, seat, slot)
    virtue.change_virtue(state, seat, state.box.apprentices[card].virtue)


class Refill(Step[ArchitectsState]):
    """G3.1  Close a gap in the display."""

    slot: int

    def run(self, state: ArchitectsState) -> None:
        """Slide and refill."""
        piles.slide(state, self.slot)

    # Made by "make generate" from the fields above.
    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.slot]

    # End of what is made.


class DismissForHire(Decision[ArchitectsState]):
    """G2.8, G2.9, G2.10  Which own Apprentice makes room?"""

    slot: int
    question = "dismiss"
    rule = "G2.8"

    def about(self, state: ArchitectsState) -> dict[str, int | str]:
        """Speak of the Apprentice to come."""
        return {"apprentice": state.box.apprentice_ids[state.display[self.slot]]}

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Any of one's own."""
        return [state.words.dismiss[card] for card in state.players[self.seat].apprentices]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """G2.11  Discarding undoes no virtue change."""
        assert isinstance(action, OfCard)
        piles.dismiss(state, self.seat, action.card)
        welcome(state, self.seat, self.slot)

    # Made by "make generate" from the fields above.
    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.slot]

    # End of what is made.


class HireFree(Decision[ArchitectsState]):
    """J2.1, Q2.32, Q3.6  Which faceup Apprentice of any column is hired for nothing, if any?"""

    __slots__ = ()
    question = "hire-free"
    rule = "J2.1"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Q3.2  Any, or none."""
        return [state.words.decline, *faceup(state)]

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show the silver on the card and its virtue change."""
        return preview.hire(state, self.seat, action.card, 0) if isinstance(action, OfCard) else {}

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Take it."""
        if isinstance(action, OfCard):
            take(state, self.seat, state.display.index(action.card))
        else:
            verbs.decline(state, self.seat)
