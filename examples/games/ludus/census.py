"""All components, counted wherever they lie."""

from __future__ import annotations

from typing import Any

from groma.games.ludus.state import LudusState


def census(state: LudusState) -> dict[str, list[Any]]:
    """Count the cards of each kind; the result never changes during a game."""
    hands = [player.hand for player in state.players]
    cards = range(len(state.box.cards))
    return {
        "cards": [state.deck.count(each) + state.played[each] + sum(hand[each] for hand in hands) for each in cards]
    }
