"""P2, Q2, Q3  Effects of cards: each kind is a small class that reads its figures, refuses, carries out and previews.

The key `op` of the components file names the class by its `kind`; `Effect` in `components.py` tells all that it can do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from groma.games.architects import captures, cards, piles, preview, verbs, virtue, workshop
from groma.games.architects.actions import OfCard, OfGood
from groma.games.architects.components import (
    AT_END,
    AT_STOREHOUSE,
    NOTHING,
    RESOURCES,
    WHEN_BUILT,
    Bundle,
    Effect,
    Price,
    Said,
    Trade,
    amounts_of,
    read_bundle,
)
from groma.games.architects.counters import read_count
from groma.games.architects.state import ArchitectsState, clockwise
from groma.kernel import Action, Decision, Entry

ALL: Final = 99
"""As many as there are."""


def _free(entry: Entry) -> None:
    """H2.1  Refuse a price: nothing that a Building grants is paid for."""
    if not entry.flag("free"):
        raise entry.error("free", "must be true: nothing that a Building grants is paid for (H2.1)")


# Gaining and losing


class Gain(Effect):
    """Q2.4, Q2.11, Q2.13, Q2.21, Q2.29, Q2.33, Q2.39, P2.1, P2.3  Take goods, cards, Debts or virtue."""

    kind = "gain"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.gain = read_bundle(entry)

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Take them."""
        virtue.gain_all(state, seat, self.gain)

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name them."""
        return preview.taken(state, seat, self.gain)

    def bonus(self, state: ArchitectsState, seat: int) -> Bundle:
        """P1.5  Add them on the occasion."""
        return self.gain

    def sentence(self) -> str:
        """Cards are drawn and Debts are taken, all else is gained."""
        if list(self.gain.amounts()) == ["building_card"]:
            return "effect-draw"
        return "effect-owe" if list(self.gain.amounts()) == ["debt"] else "effect-gain"

    def arguments(self) -> Said:
        """Name them, and how many in all."""
        amounts = self.gain.amounts()
        return {"gain": amounts, "amount": sum(amounts.values())}


class GainIfNoPrisoners(Effect):
    """P2.12  Take goods or virtue if no own worker is in the Prison."""

    kind = "gain_if_no_prisoners"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.gain = read_bundle(entry)

    def refusal(self, state: ArchitectsState, seat: int) -> str:
        """P2.12  A prisoner prevents it."""
        return "P2.12" if state.players[seat].prison else ""

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Take them."""
        virtue.gain_all(state, seat, self.gain)

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name them."""
        return preview.taken(state, seat, self.gain)

    def bonus(self, state: ArchitectsState, seat: int) -> Bundle:
        """Add them on the occasion, unless there is a prisoner."""
        return NOTHING if self.refusal(state, seat) else self.gain

    def arguments(self) -> Said:
        """Name them."""
        return {"gain": self.gain.amounts()}


class GainPer(Effect):
    """Q2.6, Q2.25, Q2.26, Q2.27, Q2.35, W1.3  Take goods or virtue for every full set of something."""

    kind = "gain_per"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.gain = read_bundle(entry)
        self.per = entry.number("per", 1)
        self.counted = read_count(entry)
        if self.gain.cards or self.gain.debts:
            raise entry.error("gain", "may hold goods and virtue only")

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """A2.15, S2.3  Count at this moment."""
        times = self.counted.full(state, seat, self.per)
        for good, amount in self.gain.goods:
            verbs.gain(state, seat, good, amount * times)
        virtue.gain_virtue(state, seat, self.gain.virtue * times)

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Count at this moment."""
        times = self.counted.full(state, seat, self.per)
        goods = [(RESOURCES[good], amount * times) for good, amount in self.gain.goods]
        return goods + preview.virtue(state, seat, self.gain.virtue * times)

    def arguments(self) -> Said:
        """Name the gain and what is counted."""
        return {"gain": self.gain.amounts(), "per": self.per, **self.counted.arguments()}


class GainIfMost(Effect):
    """Q2.7  Take something if no other player has as much of something else."""

    kind = "gain_if_most"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.gain = read_bundle(entry)
        self.counted = read_count(entry)

    def refusal(self, state: ArchitectsState, seat: int) -> str:
        """A2.16  A tie is not most."""
        return "" if self.counted.is_most(state, seat) else "A2.16"

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Take it."""
        virtue.gain_all(state, seat, self.gain)

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name it."""
        return preview.taken(state, seat, self.gain)

    def arguments(self) -> Said:
        """Name the gain and what is counted."""
        return {"gain": self.gain.amounts(), **self.counted.arguments()}


class Lose(Effect):
    """Q2.12  Lose virtue."""

    kind = "lose"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.virtue = entry.number("virtue", 1)

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Lose it."""
        virtue.lose_virtue(state, seat, self.virtue)

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name it."""
        return preview.virtue(state, seat, -self.virtue)

    def arguments(self) -> Said:
        """Name it."""
        return {"loss": {"virtue": self.virtue}}


class AllGain(Effect):
    """Q2.24, Q3.3  Every player gains virtue."""

    kind = "all_gain"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.virtue = dict(entry.amounts("gain", ["virtue"])).get(0, 0)

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Q3.3, V2.8  Clockwise, the builder first."""
        for other in reversed(clockwise(state, seat)):
            state.agenda.append(virtue.ChangeVirtue(other, self.virtue))

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name the builder's part."""
        return preview.virtue(state, seat, self.virtue)

    def arguments(self) -> Said:
        """Name it."""
        return {"gain": {"virtue": self.virtue}}


class AllLoseIfPrisoners(Effect):
    """Q2.38, Q3.3  Every player with so many workers in the Prison loses virtue."""

    kind = "all_lose_if_prisoners"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.prisoners = entry.number("at_least", 1)
        self.virtue = entry.number("virtue", 1)

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Q3.3, V2.8  Clockwise, the builder first."""
        for other in reversed(clockwise(state, seat)):
            if state.players[other].prison >= self.prisoners:
                state.agenda.append(virtue.ChangeVirtue(other, -self.virtue))

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name the builder's part."""
        hit = state.players[seat].prison >= self.prisoners
        return preview.virtue(state, seat, -self.virtue) if hit else []

    def arguments(self) -> Said:
        """Name the loss and the number of prisoners."""
        return {"loss": {"virtue": self.virtue}, "prisoners": self.prisoners}


# What a Building asks its builder


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


class OddCard(Effect):
    """What the data cannot say: the function of `cards.py` that is named like the card."""

    kind = "card"

    def __init__(self, entry: Entry, card: str) -> None:
        super().__init__(entry)
        if self.when not in (WHEN_BUILT, AT_END):
            raise entry.error("when", "must be build or end for an odd card")
        self.card = card
        self.function = function_of(entry, card)
        entry.spare("optional")
        entry.done()

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Call it."""
        self.function(state, seat)

    def sentence(self) -> str:
        """It has a sentence of its own."""
        return f"effect-{self.card}"


def function_of(entry: Entry, card: str) -> Callable[[ArchitectsState, int], None]:
    """Find what an odd card does."""
    function: Callable[[ArchitectsState, int], None] | None = getattr(cards, card, None)
    if function is None:
        raise entry.error("op", f"needs a function {card} in cards.py")
    return function


# Points


class VpPer(Effect):
    """Q2.1, Q2.5, Q2.18, Q2.20, Q2.22, Q2.23, Q2.34, Q3.4, O2.2  Points for every full set of something."""

    kind = "vp_per"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.vp = entry.number("vp", 1)
        self.per = entry.number("per", 1)
        self.counted = read_count(entry)

    def points(self, state: ArchitectsState, seat: int) -> int:
        """A2.15  Count full sets."""
        return self.vp * self.counted.full(state, seat, self.per)

    def arguments(self) -> Said:
        """Name the points and what is counted."""
        return {"vp": self.vp, "per": self.per, **self.counted.arguments()}


class VpIfMost(Effect):
    """Q2.9, Q2.28, Q2.30, Q2.31, Q2.40  Points if no other player has as much of something."""

    kind = "vp_if_most"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.vp = entry.number("vp", 1)
        self.counted = read_count(entry)

    def points(self, state: ArchitectsState, seat: int) -> int:
        """A2.16  A tie is not most."""
        return self.vp if self.counted.is_most(state, seat) else 0

    def arguments(self) -> Said:
        """Name the points and what is counted."""
        return {"vp": self.vp, **self.counted.arguments()}


class VpIfZero(Effect):
    """Q2.37  Points if there is none of something."""

    kind = "vp_if_zero"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.vp = entry.number("vp", 1)
        self.counted = read_count(entry)

    def points(self, state: ArchitectsState, seat: int) -> int:
        """Count."""
        return 0 if self.counted.of(state, seat) else self.vp

    def arguments(self) -> Said:
        """Name the points and what is counted."""
        return {"vp": self.vp, **self.counted.arguments()}


class DebtVp(Effect):
    """Q2.15, Q2.16, S3.5  Every unpaid Debt is worth more or less."""

    kind = "debt_vp"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.change = entry.number("delta", -9)

    def debt_points(self) -> int:
        """Return the change."""
        return self.change

    def sentence(self) -> str:
        """To cost less is another sentence than to cost more."""
        return "effect-debt_less" if self.change > 0 else "effect-debt_more"

    def arguments(self) -> Said:
        """Name the change."""
        return {"vp": abs(self.change)}


# What Apprentices add at locations


class OfferTrade(Effect):
    """F1.4, P2.8, P2.10, P2.16  One more way to trade at the King's Storehouse."""

    kind = "trade"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        if self.when != AT_STOREHOUSE:
            raise entry.error("when", "must be storehouse for a trade (F1.4)")
        self.pay = entry.amounts("pay", RESOURCES)
        self.gain = read_bundle(entry)

    def trade(self, name: str) -> Trade | None:
        """F1.4  Whoever cannot pay for it cannot make it."""
        return Trade(name, "F1.4", self.pay, self.gain)

    def arguments(self) -> Said:
        """Name both sides."""
        return {"pay": amounts_of(self.pay), "gain": self.gain.amounts()}


class Discount(Effect):
    """P2.2, P2.5, P2.15, P2.17  Pay less silver or lose less virtue at a location."""

    kind = "discount"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.what = ["silver", "virtue_loss"][entry.choice("what", ["silver", "virtue_loss"])]
        self.amount = entry.number("amount", 1)

    def silver_off(self) -> int:
        """Return the silver."""
        return self.amount if self.what == "silver" else 0

    def virtue_off(self) -> int:
        """Return the virtue."""
        return self.amount if self.what == "virtue_loss" else 0

    def arguments(self) -> Said:
        """Name the amount and what it is of."""
        return {"amount": self.amount, "what": self.what}


class ExtraWorker(Effect):
    """W1.2  Count as having more workers at a location."""

    kind = "extra_worker"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.workers = entry.number("count", 1)

    def extra_workers(self) -> int:
        """Return how many."""
        return self.workers

    def arguments(self) -> Said:
        """Name their number."""
        return {"workers": self.workers}


KINDS: Final[list[type[Effect]]] = [
    Gain,
    GainIfNoPrisoners,
    GainPer,
    GainIfMost,
    Lose,
    AllGain,
    AllLoseIfPrisoners,
    Choose,
    Capture,
    ReleasePrison,
    HireFree,
    DestroyDebt,
    DiscardCardToGain,
    VpPer,
    VpIfMost,
    VpIfZero,
    DebtVp,
    OfferTrade,
    Discount,
    ExtraWorker,
]


def read_effects(entry: Entry) -> list[Effect]:
    """Read the effects of a card."""
    rows = [Entry(entry.file, f"{entry.place}, effects", row) for row in entry.value("effects")]
    return [read_effect(row, entry.text("id")) for row in rows]


def read_effect(entry: Entry, card: str) -> Effect:
    """Q3.2  Read one effect of a card; whether it may be declined is fixed for each kind."""
    known = entry.choice("op", [*[kind.kind for kind in KINDS], OddCard.kind])
    if known >= len(KINDS):
        return OddCard(entry, card)
    effect = KINDS[known](entry)
    optional = entry.has("optional") and entry.flag("optional")
    if effect.when == WHEN_BUILT and optional != effect.may_decline:
        raise entry.error("optional", f"is fixed by the rules for {effect.kind} (Q3.2)")
    entry.done()
    return effect


# Questions


class OfBuilding(Decision[ArchitectsState]):
    """A question put by a Building."""

    __slots__ = ("card",)
    card: int

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.card]

    def about(self, state: ArchitectsState) -> dict[str, int | str]:
        """Speak of the Building."""
        return {"building": state.box.building_ids[self.card]}


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
