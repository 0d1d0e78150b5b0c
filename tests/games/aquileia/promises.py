"""What the promises of every game need to know of Aquileia."""

from __future__ import annotations

from groma.games.aquileia.state import AquileiaState

LONG_OPTIONS = {"colours"}


def hidden(state: AquileiaState, seat: int) -> dict[str, object]:
    """Return the places that a seat cannot see."""
    others = [player for number, player in enumerate(state.players) if number != seat]
    return {
        "servi_deck": state.servi_deck,
        "equi_deck": state.equi_deck,
        "hands": [player.hand for player in others],
        "stadium_deck": state.stadium_deck,
        "races": [[race.kept, race.given] for race in state.races],
        "theatrum_deck": state.theatrum_deck,
    }
