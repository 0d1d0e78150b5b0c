"""What the promises of every game need to know of Ludus."""

from __future__ import annotations

from groma.games.ludus.state import LudusState

LONG_OPTIONS: set[str] = set()


def hidden(state: LudusState, seat: int) -> dict[str, list[int]]:
    """Return the cards that a seat cannot see, those in other hands first."""
    others = [count for number, player in enumerate(state.players) if number != seat for count in player.hand]
    return {"cards": others + state.deck}
