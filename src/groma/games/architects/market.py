"""J  The Black Market."""

from __future__ import annotations

from groma.games.architects import abilities, apprentices, piles, preview, verbs, virtue, workshop
from groma.games.architects.actions import MARKET, OfCard
from groma.games.architects.components import (
    AT_LOCATION,
    BLACK_MARKET,
    BUILDING_CARD,
    LARGE,
    MIDDLE,
    SILVER,
    SMALL,
    Price,
)
from groma.games.architects.state import NOBODY, ArchitectsState, Player
from groma.kernel import Action, Decision, Step


def refusal(state: ArchitectsState, me: Player, space: int) -> str:
    """D3.2, J1.7, J1.8, N2.3  The space must be empty, the virtue low enough, the silver there; no tax is due."""
    if state.market[space] != NOBODY:
        return "D1.2"
    if me.virtue > state.box.market_virtue_max:
        return "J1.7"
    if me.goods[SILVER] >= state.box.market_spaces[space].silver:
        return ""
    return "" if me.goods[SILVER] >= price(state, me, space) else "D3.2"


def price(state: ArchitectsState, me: Player, space: int) -> int:
    """J1.1, J1.2, J1.3, J3.2, P2.17  The silver of a space, less for the owner of a Trickster."""
    silver = state.box.market_spaces[space].silver
    return max(0, silver - apprentices.silver_off(state, me, BLACK_MARKET))


def goods_on(state: ArchitectsState, space: int) -> Price:
    """J1.4, J1.5, J1.6  The visible side of the top card, or what the board prints where no card lies."""
    cards = state.box.market_cards
    if space == SMALL and state.small:
        return cards[state.small[-1]].small
    if space == LARGE and state.large:
        return cards[state.large[-1]].large
    return state.box.market_spaces[space].printed


def visit(state: ArchitectsState, seat: int, place: int) -> None:
    """J3.1, J3.2, J3.3, P1.5, P2.5  Pay, lose virtue, take what the space gives, then the bonuses owned on arrival."""
    space = place - MARKET
    me = state.players[seat]
    silver = price(state, me, space)
    loss = state.box.market_spaces[space].virtue_loss
    loss -= apprentices.virtue_off(state, me, BLACK_MARKET)
    if NOBODY not in state.market:
        verbs.order_reset(state)
    push_bonus(state, seat)
    state.agenda.append(ChooseDeal(seat) if space == MIDDLE else TakeMarketGoods(seat, space))
    verbs.pay_silver(state, seat, silver, 0)
    virtue.lose_virtue(state, seat, max(0, loss))


def push_bonus(state: ArchitectsState, seat: int) -> None:
    """J3.1, P2.14, T2.2, T2.8  Swindlers' goods and Caroline's card follow the rest of the action."""
    me = state.players[seat]
    amounts = apprentices.bonus_at(state, seat, AT_LOCATION + BLACK_MARKET)
    amounts[BUILDING_CARD] += abilities.market_cards(me)
    if any(amounts):
        state.agenda.append(apprentices.Bonus(seat, *amounts))


class TakeMarketGoods(Step[ArchitectsState]):
    """J1.1, J1.3  Take the goods of the small or the large space."""

    seat: int
    space: int

    def run(self, state: ArchitectsState) -> None:
        """Take them."""
        verbs.gain_goods(state, self.seat, goods_on(state, self.space))

    # Made by "make generate" from the fields above.
    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.space]

    # End of what is made.


class ChooseDeal(Decision[ArchitectsState]):
    """J1.2, J2.1, J2.2, J3.4  The middle space: hire any faceup Apprentice, or look at Building cards and keep one?"""

    __slots__ = ()
    question = "choose-deal"
    rule = "J1.2"

    def about(self, state: ArchitectsState) -> dict[str, int | str]:
        """Speak of the cards to look at."""
        return {"cards": state.box.market_spaces[MIDDLE].draw}

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Look, or any faceup Apprentice."""
        return [state.words.look, *workshop.faceup(state)]

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """J2.3  From an empty deck nobody can draw."""
        return "J2.3" if action is state.words.look and not state.deck else ""

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show the silver on a card and its virtue change."""
        return preview.hire(state, self.seat, action.card, 0) if isinstance(action, OfCard) else {}

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """J2.3  Draw what is there."""
        if isinstance(action, OfCard):
            workshop.take(state, self.seat, state.display.index(action.card))
            return
        piles.look(state, self.seat, state.box.market_spaces[MIDDLE].draw)
        state.agenda.append(KeepCard(self.seat))


class KeepCard(Decision[ArchitectsState]):
    """J2.2, U1.4  Which of the cards looked at is kept?"""

    __slots__ = ()
    question = "keep-card"
    rule = "J2.2"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Any of them."""
        return [state.words.keep[card] for card in state.looked]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """J2.4  The others go under the deck."""
        assert isinstance(action, OfCard)
        piles.keep_looked(state, self.seat, action.card)
