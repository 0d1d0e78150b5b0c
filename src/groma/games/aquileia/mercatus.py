"""Q8  Mercatus: Dolus, Pecunia, Equi et arma, Servi, Potentia."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groma.games.aquileia import piles, verbs
from groma.games.aquileia.actions import Buy, Change, Servi
from groma.games.aquileia.components import (
    EQUI_ET_ARMA,
    METALS,
    SERVI,
    DiceSpace,
    Price,
    Space,
    SpaceFigures,
    close,
    only,
)
from groma.games.aquileia.prices import brought, can_pay, owed
from groma.games.aquileia.state import NOTHING, PECUNIA, AquileiaState
from groma.kernel import Action, Decision, Entry

if TYPE_CHECKING:
    from groma.games.aquileia.box import Box

# Dolus


class DolusSpace(DiceSpace):
    """Roll for coins."""

    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Q8.2.1  Roll red dice and take from the bank one coin of the metal of each."""
        faces = verbs.roll_red(state, seat, self.dice)
        for metal in range(len(METALS)):
            verbs.gain(state, seat, metal, faces.count(metal))


# Pecunia


class PecuniaSpace(Space):
    """Change coins, and score."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.points = only(entry, "gain", "vp")

    def check(self, box: Box, place: str) -> None:
        """Refuse other points than those of the money changer."""
        if self.points != box.pecunia_vp:
            raise box.error(place, f'key "gain" must be the {box.pecunia_vp} VP of [pecunia]')

    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Q8.3.2, Q8.3.3  The points come with the first exchange, unless the table gives them for the visit alone."""
        if not state.chosen["vp_needs_an_exchange"]:
            verbs.score(state, seat, PECUNIA, state.box.pecunia_vp)
        state.agenda.append(ChangeCoins(seat, 0))

    def figures(self) -> SpaceFigures:
        """Show the points."""
        shown = super().figures()
        shown["points"] = self.points
        return shown


class ChangeCoins(Decision[AquileiaState]):
    """Q8.3.1, Q8.3.5, Q17.2  One exchange after the other, or stop."""

    made: int
    question = "change-coins"
    starts_turn = True
    rule = "Q8.3.1"

    def about(self, state: AquileiaState) -> dict[str, int | str]:
        """Speak of the exchanges that are left."""
        return {"left": state.box.max_exchanges - self.made}

    def candidates(self, state: AquileiaState) -> list[Action]:
        """Q7.6, Q8.3.4  The permitted exchanges; stopping is always possible."""
        return [state.words.stop, *state.words.change]

    def refusal(self, state: AquileiaState, action: Action) -> str:
        """Q4.4, Q8.3.5  An exchange needs its coins, and a visit ends after some of them."""
        if not isinstance(action, Change):
            return ""
        if self.made >= state.box.max_exchanges:
            return "Q8.3.5"
        return "" if can_pay(state.players[self.seat], state.box.exchanges[action.exchange].cost) else "Q4.4"

    def preview(self, state: AquileiaState, action: Action) -> dict[str, int]:
        """Show both sides of an exchange."""
        if not isinstance(action, Change):
            return {}
        rate = state.box.exchanges[action.exchange]
        return owed(rate.cost) | brought(rate.gain)

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Change coins and ask again."""
        if not isinstance(action, Change):
            verbs.stop_changing(state, self.seat, self.made)
            return
        verbs.change(state, self.seat, action.exchange)
        if not self.made and state.chosen["vp_needs_an_exchange"]:
            verbs.score(state, self.seat, PECUNIA, state.box.pecunia_vp)
        state.agenda.append(ChangeMoreCoins(self.seat, self.made + 1))

    # Made by "make generate" from the fields above.
    __slots__ = ("made",)

    def __init__(self, seat: int, made: int) -> None:
        super().__init__(seat)
        self.made = made

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.made]

    # End of what is made.


class ChangeMoreCoins(ChangeCoins):
    """Q8.3.5  The same visit goes on."""

    __slots__ = ()
    starts_turn = False


# Equi et arma


class EquiEtArmaSpace(Space):
    """Buy the card of a slot of the display."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.slot = entry.number("slot", 1) - 1
        self.cost: Price = entry.amounts("cost", METALS)
        self.deck_cards = only(entry, "gain", "equi_arma_deck_cards") if entry.has("gain") else 0

    def check(self, box: Box, place: str) -> None:
        """Refuse a slot that the display does not have."""
        if self.slot >= box.slots:
            raise box.error(place, f'key "slot" is beyond the {box.slots} slots of the display')

    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Q8.4.1  Ask whether the card is bought."""
        state.agenda.append(BuyCard(seat, space))

    def figures(self) -> SpaceFigures:
        """Show the slot, the price and the further cards."""
        shown = super().figures()
        shown["slot"] = self.slot
        shown["cost"] = brought(self.cost)
        shown["deck_cards"] = self.deck_cards
        return shown


class BuyCard(Decision[AquileiaState]):
    """Q8.4.1, Q8.4.2, Q17.3  Buy the face-up card of the slot, or not."""

    space: int
    question = "buy-card"
    starts_turn = True
    rule = "Q8.4.2"

    def about(self, state: AquileiaState) -> dict[str, int | str]:
        """Speak of the card."""
        return {"card": state.box.hand_cards[self._card(state)].id}

    def _shop(self, state: AquileiaState) -> EquiEtArmaSpace:
        space = state.box.spaces[self.space]
        assert isinstance(space, EquiEtArmaSpace)
        return space

    def _card(self, state: AquileiaState) -> int:
        return state.display[self._shop(state).slot]

    def candidates(self, state: AquileiaState) -> list[Action]:
        """Q7.6, Q8.4.7  The card, if there is one; declining is always possible."""
        card = self._card(state)
        return [state.words.decline] if card == NOTHING else [state.words.decline, state.words.buy[card]]

    def refusal(self, state: AquileiaState, action: Action) -> str:
        """Q4.4, Q7.7  A purchase needs its coins."""
        price = self._shop(state).cost
        return "Q4.4" if isinstance(action, Buy) and not can_pay(state.players[self.seat], price) else ""

    def preview(self, state: AquileiaState, action: Action) -> dict[str, int]:
        """Show the price."""
        return owed(self._shop(state).cost) if isinstance(action, Buy) else {}

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q8.4.3, Q8.4.4, Q8.4.5  Only a buyer on the left also takes the top card of the deck; no slot is refilled."""
        if not isinstance(action, Buy):
            verbs.decline(state, self.seat, forced=state.logging and len(self.options(state)) == 1)
            return
        shop = self._shop(state)
        piles.take_display_card(state, self.seat, shop.slot)
        verbs.pay(state, self.seat, shop.cost)
        if shop.deck_cards:
            piles.draw(state, self.seat, EQUI_ET_ARMA, shop.deck_cards)

    # Made by "make generate" from the fields above.
    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.space]

    # End of what is made.


# Servi


class ServiSpace(Space):
    """Buy servi cards."""

    def __init__(self, entry: Entry) -> None:
        """Q8.5  The alternatives must be one card, two cards and so on."""
        super().__init__(entry)
        self.prices: list[Price] = [[]]
        """By number of cards."""
        for option in entry.tables("options"):
            if only(option, "gain", "servi_cards") != len(self.prices):
                raise entry.error("options", "must give one servi card, then two, and so on")
            self.prices.append(option.amounts("cost", METALS))
            close(option)

    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Q8.5.5  Ask how many are bought."""
        state.agenda.append(BuyServi(seat, space))

    def figures(self) -> SpaceFigures:
        """Show the prices."""
        shown = super().figures()
        shown["prices"] = [brought(price) for price in self.prices[1:]]
        return shown


class BuyServi(Decision[AquileiaState]):
    """Q8.5.5, Q17.3  State how many servi cards to buy, before seeing any."""

    space: int
    question = "buy-servi"
    starts_turn = True
    rule = "Q8.5.5"

    def about(self, state: AquileiaState) -> dict[str, int | str]:
        """Speak of the space."""
        return {"space": state.box.spaces[self.space].id}

    def candidates(self, state: AquileiaState) -> list[Action]:
        """Q7.6, Q8.5.2, Q8.5.3, Q8.5.4  As many cards as the space sells; declining is always possible."""
        return [state.words.decline, *state.words.servi[1 : len(self._prices(state))]]

    def _prices(self, state: AquileiaState) -> list[Price]:
        space = state.box.spaces[self.space]
        assert isinstance(space, ServiSpace)
        return space.prices

    def refusal(self, state: AquileiaState, action: Action) -> str:
        """Q4.4, Q7.7, Q16.4  A purchase needs its coins, and a card that can be drawn."""
        if not isinstance(action, Servi):
            return ""
        received = min(action.cards, piles.cards_left(state, SERVI))
        if not received:
            return "Q16.4"
        return "" if can_pay(state.players[self.seat], self._prices(state)[received]) else "Q4.4"

    def preview(self, state: AquileiaState, action: Action) -> dict[str, int]:
        """Show the price."""
        if not isinstance(action, Servi):
            return {}
        received = min(action.cards, piles.cards_left(state, SERVI))
        return owed(self._prices(state)[received])

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q8.5.1, Q8.5.5, Q8.5.6  Draw the cards that there are, unseen by the others, and pay for those."""
        if not isinstance(action, Servi):
            verbs.decline(state, self.seat, forced=state.logging and len(self.options(state)) == 1)
            return
        received = min(action.cards, piles.cards_left(state, SERVI))
        piles.draw(state, self.seat, SERVI, received)
        verbs.pay(state, self.seat, self._prices(state)[received])

    # Made by "make generate" from the fields above.
    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.space]

    # End of what is made.


# Potentia


class PotentiaSpace(Space):
    """Take the blue dice."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.blue_dice = entry.number("blue_dice", 1)

    def check(self, box: Box, place: str) -> None:
        """Refuse more dice than there are."""
        if self.blue_dice > box.blue_dice:
            raise box.error(place, "rolls more dice than there are")

    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Q8.6.1  Take the blue dice, free of charge."""
        verbs.take_blue_dice(state, seat, self.blue_dice)

    def figures(self) -> SpaceFigures:
        """Show the dice."""
        shown = super().figures()
        shown["blue_dice"] = self.blue_dice
        return shown
