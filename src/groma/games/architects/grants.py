"""H2, Q2, Q3  Effects that let a builder do something: captures, releases, hires; and what is asked for it."""

from __future__ import annotations

from typing import Final

from groma.games.architects import captures, piles, preview, verbs, virtue, workshop
from groma.games.architects.actions import OfCard, OfGood
from groma.games.architects.components import (
    NOTHING,
    RESOURCES,
    Bundle,
    Effect,
    Price,
    Said,
    amounts_of,
    read_bundle,
)
from groma.games.architects.state import ArchitectsState
from groma.kernel import Action, Decision, Entry

ALL: Final = 99
"""As many as there are."""


def _free(entry: Entry) -> None:
    """H2.1  Refuse a price: nothing that a Building grants is paid for."""
    if not entry.flag("free"):
        raise entry.error("free", "must be true: nothing that a Building grants is paid for (H2.1)")


class Choose(Effect):
    """Q2.10, Q2.36  Take one of two things."""

    kind = "choose"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.choices = [_price(entry, row) for row in entry.value("options")]
        if len(self.choices) != 2:
            raise entry.error("options", "must be two")

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Ask."""
        state.agenda.append(ChooseGain(seat, card))

    def arguments(self) -> Said:
        """Name both."""
        return {"one": amounts_of(self.choices[0]), "other": amounts_of(self.choices[1])}


def _price(entry: Entry, row: dict[str, int]) -> Price:
    return Entry(entry.file, f"{entry.place}, options", {"row": row}).amounts("row", RESOURCES)


class Capture(Effect):
    """Q2.2, Q2.14, H2.1  Make captures that cost nothing."""

    kind = "capture"
    may_decline = True

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.captures = entry.number("count", 1)
        _free(entry)

    def refusal(self, state: ArchitectsState, seat: int) -> str:
        """Q3.5  Somebody must stand at an open location."""
        return "" if any(state.workers) else "Q3.5"

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Ask."""
        captures.grant(state, seat, self.captures)

    def arguments(self) -> Said:
        """Name their number."""
        return {"captures": self.captures}


class ReleasePrison(Effect):
    """Q2.17, P2.4  Own workers may leave the Prison: all of them once, or some at each Reset."""

    kind = "release_prison"
    may_decline = True

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.most = ALL if entry.value("max") == "all" else entry.number("max", 1)

    def refusal(self, state: ArchitectsState, seat: int) -> str:
        """Q3.5  There must be a prisoner."""
        return "" if state.players[seat].prison else "Q3.5"

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Ask."""
        state.agenda.append(FreePrisoners(seat))

    def released(self) -> int:
        """P2.4  So many at most."""
        return self.most

    def sentence(self) -> str:
        """All of them is another sentence."""
        return "effect-release_all" if self.most == ALL else "effect-release_prison"

    def arguments(self) -> Said:
        """Name their number."""
        return {"most": self.most}


class HireFree(Effect):
    """Q2.32, Q3.6  Hire any faceup Apprentice for nothing."""

    kind = "hire_free"
    may_decline = True

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        entry.fixed("count", 1)

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Ask."""
        state.agenda.append(workshop.HireFree(seat))


class DestroyDebt(Effect):
    """Q2.8  Destroy unpaid Debts."""

    kind = "destroy_debt"
    may_decline = True

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.debts = entry.number("max", 1)

    def refusal(self, state: ArchitectsState, seat: int) -> str:
        """Q3.5  There must be one."""
        return "" if state.players[seat].unpaid else "Q3.5"

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Ask."""
        state.agenda.append(virtue.DestroyDebt(seat, self.debts))

    def arguments(self) -> Said:
        """Name their number."""
        return {"debts": self.debts}


class DiscardCardToGain(Effect):
    """Q2.19, Q3.6  Discard a Building card from hand for something."""

    kind = "discard_card_to_gain"
    may_decline = True

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        entry.fixed("cards", 1)
        self.gain = read_bundle(entry)

    def refusal(self, state: ArchitectsState, seat: int) -> str:
        """Q3.5  There must be a card."""
        return "" if state.players[seat].hand else "Q3.5"

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Ask."""
        state.agenda.append(SellCard(seat, card))

    def arguments(self) -> Said:
        """Name the gain."""
        return {"gain": self.gain.amounts()}


# Questions


class OfBuilding(Decision[ArchitectsState]):
    """A question put by a Building."""

    card: int

    def about(self, state: ArchitectsState) -> dict[str, int | str]:
        """Speak of the Building."""
        return {"building": state.box.building_ids[self.card]}

    # Made by "make generate" from the fields above.
    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.card]

    # End of what is made.


class ChooseGain(OfBuilding):
    """Q2.10, Q2.36  Which of the gains does the builder take?"""

    __slots__ = ()
    question = "choose-gain"
    rule = "Q2.10"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Each, named by its good."""
        return [state.words.take[good] for choice in self._choices(state) for good, _ in choice[:1]]

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show what is taken."""
        return amounts_of(self._chosen(state, action))

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Take it."""
        verbs.gain_goods(state, self.seat, self._chosen(state, action))

    def _choices(self, state: ArchitectsState) -> list[Price]:
        for effect in state.box.buildings[self.card].when_built:
            if isinstance(effect, Choose):
                return effect.choices
        return []

    def _chosen(self, state: ArchitectsState, action: Action) -> Price:
        assert isinstance(action, OfGood)
        for choice in self._choices(state):
            if choice[0][0] == action.good:
                return choice
        return []


class SellCard(OfBuilding):
    """Q2.19, Q3.6  Does the builder discard a Building card for gold?"""

    __slots__ = ()
    question = "sell-card"
    rule = "Q2.19"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Decline, or any card in hand."""
        words = state.words
        return [words.decline, *[words.discard[card] for card in state.players[self.seat].hand]]

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show what a card brings."""
        return preview.told(preview.taken(state, self.seat, self._gain(state))) if isinstance(action, OfCard) else {}

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Discard it under the deck, then gain."""
        if isinstance(action, OfCard):
            piles.discard(state, self.seat, action.card)
            virtue.gain_all(state, self.seat, self._gain(state))
        else:
            verbs.decline(state, self.seat)

    def _gain(self, state: ArchitectsState) -> Bundle:
        for effect in state.box.buildings[self.card].when_built:
            if isinstance(effect, DiscardCardToGain):
                return effect.gain
        return NOTHING


class FreePrisoners(Decision[ArchitectsState]):
    """Q2.17, Q3.2  Does the builder release all own workers from the Prison?"""

    __slots__ = ()
    question = "free-prisoners"
    rule = "Q2.17"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Yes or no."""
        return [state.words.free, state.words.decline]

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show how many come home."""
        return {"worker": state.players[self.seat].prison} if action is state.words.free else {}

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Release them."""
        if action is state.words.free:
            verbs.release_prisoners(state, self.seat, state.players[self.seat].prison)
        else:
            verbs.decline(state, self.seat)
