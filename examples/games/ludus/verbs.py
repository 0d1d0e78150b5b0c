"""The only code that changes a state; each verb logs what it did."""

from __future__ import annotations

from groma.games.ludus.events import Built, Drawn, Fallen, Raised, Rolled
from groma.games.ludus.state import LudusState


def build(state: LudusState, seat: int, card: int) -> None:
    """L2.1  Play a card: the house grows by its storeys."""
    me, printed = state.players[seat], state.box.cards[card]
    me.hand[card] -= 1
    state.played[card] += 1
    me.storeys += printed.storeys
    if state.logging:
        state.log(Built(seat, printed.id, printed.storeys))


def roll(state: LudusState, seat: int) -> int:
    """L2.3  Roll the die."""
    pips = state.chance.below(state.box.die) + 1
    if state.logging:
        state.log(Rolled(seat, pips))
    return pips


def rise(state: LudusState, seat: int) -> None:
    """L2.4  Add one storey more."""
    state.players[seat].storeys += 1
    if state.logging:
        state.log(Raised(seat))


def fall(state: LudusState, seat: int, storeys: int) -> None:
    """L2.4  Tear down what a card added."""
    state.players[seat].storeys -= storeys
    if state.logging:
        state.log(Fallen(seat, storeys))


def draw(state: LudusState, seat: int) -> None:
    """L1.3, L2.6  Take the next card of the deck into the hand."""
    card = state.deck.pop()
    state.players[seat].hand[card] += 1
    if state.logging:
        state.log(Drawn(seat, state.box.cards[card].id))
