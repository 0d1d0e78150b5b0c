"""Q2, Q3  Effects of Buildings: each op of the data is one short rule."""

from __future__ import annotations

from groma.games.architects import (
    captures,
    cards,
    counting,
    piles,
    verbs,
    virtue,
    workshop,
)
from groma.games.architects.actions import OfCard, OfGood
from groma.games.architects.components import (
    ALL_GAIN,
    ALL_LOSE_IF_PRISONERS,
    CAPTURE,
    CHOOSE,
    DESTROY_DEBT,
    DISCARD_APPRENTICE,
    DISCARD_CARD_TO_GAIN,
    EXTRA_GUILDHALL,
    GAIN,
    GAIN_IF_MOST,
    GAIN_PER,
    HIRE_FREE,
    LOSE,
    ONE_OF,
    RELEASE_PRISON,
    Effect,
)
from groma.games.architects.state import ArchitectsState, clockwise
from groma.kernel import Action, Decision, Step


def push(state: ArchitectsState, seat: int, card: int) -> None:
    """Q1.4, Q3.1  Put the immediate effects of a Building on the agenda."""
    for number in reversed(range(len(state.box.buildings[card].when_built))):
        state.agenda.append(BuildingEffect(seat, card, number))


class BuildingEffect(Step[ArchitectsState]):
    """Q3.1  An immediate effect that waits for its turn."""

    __slots__ = ("card", "number", "seat")
    seat: int
    card: int
    number: int

    def __init__(self, seat: int, card: int, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.card, self.number]

    def run(self, state: ArchitectsState) -> None:
        """Carry it out."""
        carry_out(state, self.seat, self.card, state.box.buildings[self.card].when_built[self.number])


def carry_out(state: ArchitectsState, seat: int, card: int, effect: Effect) -> None:
    """Q3.2, Q3.5  Carry out what must be done and ask for what may be done, unless nothing is there to act on.

    gain: Q2.4, Q2.11, Q2.13, Q2.21, Q2.29, Q2.33, Q2.39. choose: Q2.10, Q2.36. capture: Q2.2, Q2.14.
    release_prison: Q2.17. one_of: Q2.3. hire_free: Q2.32. destroy_debt: Q2.8. discard_card_to_gain: Q2.19.
    gain_per: Q2.6, Q2.25, Q2.26, Q2.27, Q2.35. gain_if_most: Q2.7. lose: Q2.12.
    all_gain: Q2.24. all_lose_if_prisoners: Q2.38.
    """
    op, me = effect.op, state.players[seat]
    if op == GAIN:
        virtue.gain_all(state, seat, effect.gain)
    elif op == CHOOSE:
        state.agenda.append(ChooseGain(seat, card))
    elif op == CAPTURE:
        captures.grant(state, seat, effect.number)
    elif op == RELEASE_PRISON and me.prison:
        state.agenda.append(FreePrisoners(seat))
    elif op == ONE_OF:
        cards.barracks(state, seat)
    elif op == HIRE_FREE:
        state.agenda.append(workshop.HireFree(seat))
    elif op == DESTROY_DEBT and me.unpaid:
        state.agenda.append(virtue.DestroyDebt(seat, effect.number))
    elif op == DISCARD_CARD_TO_GAIN and me.hand:
        state.agenda.append(SellCard(seat, card))
    elif op == EXTRA_GUILDHALL:
        cards.crane(state, seat)
    elif op == DISCARD_APPRENTICE:
        state.agenda.append(cards.DismissForGraveyard(seat))
    else:
        _change_state(state, seat, effect)


def _change_state(state: ArchitectsState, seat: int, effect: Effect) -> None:
    """A2.15, A2.16  Carry out effects that count or that concern everyone."""
    op = effect.op
    if op == GAIN_PER:
        _gain_times(state, seat, effect, counting.count(state, seat, effect.of) // effect.per)
    elif op == GAIN_IF_MOST and counting.has_most(state, seat, effect.of):
        virtue.gain_all(state, seat, effect.gain)
    elif op == LOSE:
        virtue.lose_virtue(state, seat, effect.number)
    elif op == ALL_GAIN:
        _everyone(state, seat, effect.gain.virtue, 0)
    elif op == ALL_LOSE_IF_PRISONERS:
        _everyone(state, seat, -effect.number, effect.at_least)


def _gain_times(state: ArchitectsState, seat: int, effect: Effect, times: int) -> None:
    for good, amount in effect.gain.goods:
        verbs.gain(state, seat, good, amount * times)
    virtue.gain_virtue(state, seat, effect.gain.virtue * times)


def _everyone(state: ArchitectsState, seat: int, steps: int, prisoners: int) -> None:
    """Q3.3, V2.8  Change the virtue of all with so many prisoners, clockwise, the builder first."""
    for other in reversed(clockwise(state, seat)):
        if state.players[other].prison >= prisoners:
            state.agenda.append(virtue.ChangeVirtue(other, steps))


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
        choices = _first(state, self.card, CHOOSE).choices
        return [state.words.take[choice[0][0]] for choice in choices]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Take it."""
        assert isinstance(action, OfGood)
        for choice in _first(state, self.card, CHOOSE).choices:
            if choice[0][0] == action.good:
                verbs.gain_goods(state, self.seat, choice)


class SellCard(OfBuilding):
    """Q2.19, Q3.6  Does the builder discard a Building card for gold?"""

    __slots__ = ()
    question = "sell-card"
    rule = "Q2.19"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Decline, or any card in hand."""
        words = state.words
        return [words.decline, *[words.discard[card] for card in state.players[self.seat].hand]]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Discard it under the deck, then gain."""
        if isinstance(action, OfCard):
            piles.discard(state, self.seat, action.card)
            virtue.gain_all(state, self.seat, _first(state, self.card, DISCARD_CARD_TO_GAIN).gain)


class FreePrisoners(Decision[ArchitectsState]):
    """Q2.17, Q3.2  Does the builder release all own workers from the Prison?"""

    __slots__ = ()
    question = "free-prisoners"
    rule = "Q2.17"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Yes or no."""
        return [state.words.free, state.words.decline]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Release them."""
        if action is state.words.free:
            verbs.release_prisoners(state, self.seat, state.players[self.seat].prison)


def _first(state: ArchitectsState, card: int, op: int) -> Effect:
    return next(effect for effect in state.box.buildings[card].when_built if effect.op == op)
