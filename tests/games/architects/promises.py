"""What the promises of every game need to know of Architects of the West Kingdom."""

from __future__ import annotations

from groma.games.architects.state import NOBODY, ArchitectsState

LONG_OPTIONS: set[str] = set()


def hidden(state: ArchitectsState, seat: int) -> dict[str, list[int]]:
    """Return the places that a seat cannot see."""
    places = {
        "deck": state.deck,
        "apprentice_deck": state.apprentice_deck,
        "rewards": state.rewards,
        "small": state.small,
    }
    if state.rival != NOBODY:
        return {**places, "schemes": state.schemes}
    others = [other for other in range(state.seats) if other != seat]
    places["hands"] = [card for other in others for card in state.players[other].hand]
    if state.packs:
        places["packs"] = [card for other in others for card in state.packs[other]]
    return places
