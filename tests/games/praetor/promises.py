"""What the promises of every game need to know of Praetor."""

from __future__ import annotations

from groma.games.praetor.state import PraetorState

LONG_OPTIONS = {"colours", "age_order"}


def hidden(state: PraetorState, seat: int) -> dict[str, list[int]]:
    """Return the places that a seat cannot see."""
    return {"deck": state.deck, "wall_pile": state.wall_pile}
