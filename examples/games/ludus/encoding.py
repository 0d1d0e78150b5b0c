"""What a seat knows of the table, as numbers for learners: all that its view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groma.games.ludus.turn import Dare
from groma.kernel.encoding import MOST, Block, Encoding, SeatBlock, away

if TYPE_CHECKING:
    from groma.games.ludus.components import Box
    from groma.games.ludus.state import LudusState


def encoding(game: Any, box: Box) -> Encoding[LudusState]:
    """Return the blocks of the game."""
    kinds, houses = tuple([card.id for card in box.cards]), (box.players_max, 2)
    table = ("active", "deck", "building")
    return Encoding(
        game,
        [
            Block("table", (3,), (0, MOST), "The active player, the deck, the card at stake from 1.", _table, table),
            SeatBlock("houses", houses, (-MOST, MOST), "By seat: its house and hand.", _house, ("storeys", "cards")),
            Block("hand", (len(kinds),), (0, MOST), "The own hand by kind of card.", _hand, kinds),
            Block("played", (len(kinds),), (0, MOST), "The cards that were played.", _played, kinds),
        ],
    )


def _table(state: LudusState, seat: int) -> list[int]:
    decision = state.decision()
    building = decision.card + 1 if isinstance(decision, Dare) else 0
    return [away(state.active, seat, state.seats), len(state.deck), building]


def _house(state: LudusState, seat: int, viewer: int) -> list[int]:
    return [state.players[seat].storeys, sum(state.players[seat].hand)]


def _hand(state: LudusState, seat: int) -> list[int]:
    return state.players[seat].hand


def _played(state: LudusState, seat: int) -> list[int]:
    return state.played
