"""What the promises of every game need to know of the toy."""

from __future__ import annotations

from tests.kernel.toy import Toy, ToyState

LONG_OPTIONS: set[str] = set()


def census(state: ToyState) -> list[object]:
    """Count the cards; those played are gone from the hands, and never lie in two places."""
    cards = [*state.deck, *[card for hand in state.hands for card in hand]]
    played = state.seats * (state.game.hand - len(state.hands[0])) if isinstance(state.game, Toy) else 0
    return [len(set(cards)) == len(cards), len(cards) + played]


def hidden(state: ToyState, seat: int) -> dict[str, list[int]]:
    """Return the places that a seat cannot see."""
    others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    return {"deck": state.deck, "hands": others}
