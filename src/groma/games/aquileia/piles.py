"""Q16  The verbs of the servi and of the equi et arma: drawing, buying, playing, paying."""

from __future__ import annotations

from groma.games.aquileia.components import DECKS, EQUI_ET_ARMA, SERVI
from groma.games.aquileia.events import (
    CardBought,
    CardPaid,
    CardsDrawn,
    CardSeen,
    CardUncovered,
    DeckReshuffled,
    NoCardLeft,
)
from groma.games.aquileia.events_contests import CardPlayed
from groma.games.aquileia.state import NOTHING, AquileiaState, Player


def cards_left(state: AquileiaState, deck: int) -> int:
    """Q16.4  Count the cards that can be drawn: the deck and its discard pile."""
    pile = state.servi_deck if deck == SERVI else state.equi_deck
    return len(pile) + len(state.discards[deck])


def _top_card(state: AquileiaState, deck: int) -> int:
    """Q16.2, Q16.3  Take the top card; only then is an empty deck replaced by its shuffled discard pile."""
    pile = state.servi_deck if deck == SERVI else state.equi_deck
    if not pile:
        pile = _reshuffle(state, deck)
    if deck == SERVI:
        state.servi_deck = pile[:-1]
    else:
        state.equi_deck = pile[:-1]
    return pile[-1]


def _reshuffle(state: AquileiaState, deck: int) -> list[int]:
    pile = state.discards[deck][:]
    state.chance.shuffle_pile(DECKS[deck], pile)
    state.discards = state.discards[:]
    state.discards[deck] = []
    _remember_reshuffle(state, deck)
    if state.logging:
        state.log(DeckReshuffled("deck_" + DECKS[deck], len(pile)))
    return pile


def _remember_reshuffle(state: AquileiaState, deck: int) -> None:
    """Q4.14  Everybody saw the discard pile: what the hands hold now is what was not in it."""
    for player in state.players:
        player.old = player.old[:]
        for kind in state.box.kinds_of[deck]:
            player.old[kind] = player.hand[kind] - player.known[kind]


def draw(state: AquileiaState, seat: int, deck: int, amount: int) -> None:
    """Q4.11, Q4.13, Q16.4  Draw cards, as far as there are any, unseen by the others, who see how many."""
    me = state.players[seat]
    amount = min(amount, cards_left(state, deck))
    me.hand = me.hand[:]
    cards = [_top_card(state, deck) for _ in range(amount)]
    for card in cards:
        me.hand[card] += 1
    if state.logging:
        name = "deck_" + DECKS[deck]
        state.log(CardsDrawn(seat, name, amount) if amount else NoCardLeft(seat, name))
        for card in cards:
            state.log(CardSeen(seat, state.box.hand_cards[card].id))


def take_display_card(state: AquileiaState, seat: int, slot: int) -> None:
    """Q8.4.2  Take the face-up card of a slot, seen by all."""
    me = state.players[seat]
    card = state.display[slot]
    state.display = state.display[:]
    state.display[slot] = NOTHING
    me.hand = me.hand[:]
    me.hand[card] += 1
    me.known = me.known[:]
    me.known[card] += 1
    if state.logging:
        state.log(CardBought(seat, state.box.hand_cards[card].id))


def fill_display(state: AquileiaState) -> None:
    """Q3.5, Q8.4.6, Q14.3  Fill the empty slots from left to right while there are cards; the other cards stay."""
    for slot in range(len(state.display)):
        if state.display[slot] == NOTHING and cards_left(state, EQUI_ET_ARMA):
            card = _top_card(state, EQUI_ET_ARMA)
            state.display = state.display[:]
            state.display[slot] = card
            if state.logging:
                state.log(CardUncovered(state.box.hand_cards[card].id, slot + 1))


def play_card(state: AquileiaState, seat: int, card: int) -> None:
    """Q9.18, Q16.1  Add a card in a contest; it goes to its discard pile at once."""
    _discard(state, state.players[seat], card)
    contest = state.contest
    assert contest is not None
    contest.cards[seat] = [*contest.cards[seat], card]
    if state.logging:
        state.log(CardPlayed(seat, state.box.hand_cards[card].id))


def pay_card(state: AquileiaState, seat: int, card: int) -> None:
    """Q12.8, Q16.1  Pay a servi card, which goes to its discard pile."""
    _discard(state, state.players[seat], card)
    if state.logging:
        state.log(CardPaid(seat, state.box.hand_cards[card].id))


def _discard(state: AquileiaState, me: Player, card: int) -> None:
    """Q4.14  Equal cards cannot be told apart: the one that everybody knows is the one that leaves."""
    deck = state.box.hand_cards[card].deck
    if me.known[card]:
        me.known = me.known[:]
        me.known[card] -= 1
    else:
        _forget_ages(state, me, deck, card)
    me.hand = me.hand[:]
    me.hand[card] -= 1
    state.discards = state.discards[:]
    state.discards[deck] = [*state.discards[deck], card]


def _forget_ages(state: AquileiaState, me: Player, deck: int, card: int) -> None:
    """Q4.14  If a hand mixes hidden cards from before and after a reshuffle, nobody can tell which of them has left."""
    kinds = state.box.kinds_of[deck]
    old = sum([me.old[kind] for kind in kinds])
    if old == sum([me.hand[kind] - me.known[kind] for kind in kinds]):
        me.old = me.old[:]
        me.old[card] -= 1
    elif old:
        for player in state.players:
            player.old = [0 if kind in kinds else count for kind, count in enumerate(player.old)]
