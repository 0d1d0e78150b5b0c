"""What is printed on the components, as a board draws it."""

from __future__ import annotations

from typing import TypedDict

from groma.games.ludus.components import Box


class CardFigures(TypedDict):
    """A kind of card."""

    card: str
    storeys: int


class LudusFigures(TypedDict):
    """All that is printed."""

    cards: list[CardFigures]
    die: int


def figures(box: Box) -> LudusFigures:
    """Return the cards in their order, and the sides of the die."""
    return {"cards": [{"card": card.id, "storeys": card.storeys} for card in box.cards], "die": box.die}
