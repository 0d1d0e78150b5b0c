"""M1, Q1, T2.6, W2.1  Paying for a Building or a level of the Cathedral, where a player may choose the pieces."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from groma.games.architects import abilities, verbs
from groma.games.architects.actions import OfGood, OfNumber
from groma.games.architects.components import (
    GOLD,
    MARBLE,
    STONE,
    WOOD,
    Price,
)
from groma.games.architects.state import ArchitectsState, Player, has_goods
from groma.kernel import Action, Decision

LEVELS: Final = 1000
"""A subject of payment is a Building card, or a level of the Cathedral added to this."""


def price_of(state: ArchitectsState, subject: int) -> Price:
    """Return the fixed price of a Building or a level."""
    if subject >= LEVELS:
        return state.box.levels[subject - LEVELS - 1].pay
    return state.box.buildings[subject].cost


def mixed_of(state: ArchitectsState, me: Player, subject: int) -> int:
    """M1.2, M1.4, W2.1  Return how many stone and wood in any mix a level costs; Lothaire pays one less."""
    if subject < LEVELS:
        return 0
    mixed = state.box.levels[subject - LEVELS - 1].mixed
    return max(0, mixed - abilities.building_discount(me))


def can_afford(state: ArchitectsState, me: Player, subject: int) -> bool:
    """Tell whether a player can pay for a Building or a level in some way."""
    mixed = mixed_of(state, me, subject)
    if mixed:
        return me.goods[STONE] + me.goods[WOOD] >= mixed
    price = price_of(state, subject)
    if abilities.gold_is_marble(me):
        return has_goods(me, plain_part(price)) and me.goods[GOLD] + me.goods[MARBLE] >= precious_part(price)
    less = abilities.building_discount(me)
    if less:
        return any(has_goods(me, each) for each in discounted(price, less))
    return has_goods(me, price)


def plain_part(price: Price) -> Price:
    """Return the price without gold and marble."""
    return [(good, amount) for good, amount in price if good not in (GOLD, MARBLE)]


def precious_part(price: Price) -> int:
    """T2.6  Count gold and marble together."""
    return sum([amount for good, amount in price if good in (GOLD, MARBLE)])


def discounted(price: Price, less: int) -> list[Price]:
    """W2.1  Return the prices with one wood less and with one stone less; a price without both is unchanged."""
    spared = [good for good, _ in price if good in (WOOD, STONE)]
    return [spare(price, good, less) for good in spared] or [price]


def spare(price: Price, spared: int, less: int) -> Price:
    """W2.1  Return a price with less of one good."""
    return [(good, max(0, amount - less) if good == spared else amount) for good, amount in price]


def settle(state: ArchitectsState, seat: int, subject: int) -> None:
    """Pay for a Building or a level; where the pieces are a matter of choice, ask."""
    me = state.players[seat]
    price = price_of(state, subject)
    if mixed_of(state, me, subject):
        state.agenda.append(PayMixed(seat, subject))
    elif abilities.gold_is_marble(me) and precious_part(price):
        state.agenda.append(PayPrecious(seat, subject))
    elif abilities.building_discount(me):
        settle_discounted(state, seat, subject)
    else:
        verbs.pay(state, seat, price)


def settle_discounted(state: ArchitectsState, seat: int, subject: int) -> None:
    """W2.1  Pay less of one good; which one is asked where there are two."""
    prices = discounted(price_of(state, subject), abilities.building_discount(state.players[seat]))
    if len(prices) > 1:
        state.agenda.append(SpareGood(seat, subject))
    else:
        verbs.pay(state, seat, prices[0])


class Payment(Decision[ArchitectsState], ABC):
    """A question about the pieces of a payment."""

    subject: int

    def about(self, state: ArchitectsState) -> dict[str, int | str]:
        """Speak of the Building, or of the Cathedral, and of the pieces to choose."""
        if self.subject >= LEVELS:
            return {"subject": "cathedral", "count": self.count(state)}
        return {"subject": state.box.building_ids[self.subject], "count": self.count(state)}

    @abstractmethod
    def count(self, state: ArchitectsState) -> int:
        """Return how many pieces are to choose."""

    # Made by "make generate" from the fields above.
    __slots__ = ("subject",)

    def __init__(self, seat: int, subject: int) -> None:
        super().__init__(seat)
        self.subject = subject

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.subject]

    # End of what is made.


class PayMixed(Payment):
    """M1.2, M1.4  How much of the price is wood? The rest is stone."""

    __slots__ = ()
    question = "pay-mixed"
    rule = "M1.2"

    def count(self, state: ArchitectsState) -> int:
        """Return the pieces in all."""
        return mixed_of(state, state.players[self.seat], self.subject)

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """From none to all."""
        return list(state.words.wood[: self.count(state) + 1])

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """M2.2  Both parts must be there."""
        assert isinstance(action, OfNumber)
        return "" if has_goods(state.players[self.seat], self._price(state, action.number)) else "M2.2"

    def _price(self, state: ArchitectsState, wood: int) -> Price:
        return [(WOOD, wood), (STONE, self.count(state) - wood)]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Pay."""
        assert isinstance(action, OfNumber)
        verbs.pay(state, self.seat, self._price(state, action.number))


class PayPrecious(Payment):
    """T2.1, T2.6  How much of what is gold and marble does Therese pay in gold? The rest is marble."""

    __slots__ = ()
    question = "pay-precious"
    rule = "T2.6"

    def count(self, state: ArchitectsState) -> int:
        """Return the pieces in all."""
        return precious_part(price_of(state, self.subject))

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """From none to all."""
        return list(state.words.gold[: self.count(state) + 1])

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """T2.6  Both parts must be there."""
        assert isinstance(action, OfNumber)
        return "" if has_goods(state.players[self.seat], self._price(state, action.number)) else "T2.6"

    def _price(self, state: ArchitectsState, gold: int) -> Price:
        return [(GOLD, gold), (MARBLE, self.count(state) - gold)]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Pay everything."""
        assert isinstance(action, OfNumber)
        verbs.pay(state, self.seat, plain_part(price_of(state, self.subject)))
        verbs.pay(state, self.seat, self._price(state, action.number))


class SpareGood(Payment):
    """W2.1  Does Lothaire spare a wood or a stone?"""

    __slots__ = ()
    question = "spare-good"
    rule = "W2.1"

    def count(self, state: ArchitectsState) -> int:
        """Return the pieces spared."""
        return abilities.building_discount(state.players[self.seat])

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Wood or stone."""
        return list(state.words.spare)

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """W2.1  The rest must be there."""
        assert isinstance(action, OfGood)
        return "" if has_goods(state.players[self.seat], self._price(state, action.good)) else "Q1.1"

    def _price(self, state: ArchitectsState, good: int) -> Price:
        return spare(price_of(state, self.subject), good, self.count(state))

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Pay the rest."""
        assert isinstance(action, OfGood)
        verbs.pay(state, self.seat, self._price(state, action.good))
