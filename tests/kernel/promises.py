"""What the promises of every game need to know of the toy."""

from __future__ import annotations

from tests.kernel.toy import ToyState

LONG_OPTIONS: set[str] = set()


def hidden(state: ToyState, seat: int) -> dict[str, list[int]]:
    """Return the places that a seat cannot see."""
    others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    return {"deck": state.deck, "hands": others}
