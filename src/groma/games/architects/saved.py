"""The table as plain JSON, and back."""

from __future__ import annotations

from typing import Any, Final

from groma.games.architects import knowledge
from groma.games.architects.state import ANY_CARD, ArchitectsState, Player

_PILES: Final = [
    "rival",
    "phase",
    "first",
    "turn",
    "turns_left",
    "reset_due",
    "workers",
    "market",
    "guildhall",
    "tax_stand",
    "display",
    "silver",
    "apprentice_deck",
    "apprentices_known",
    "deck",
    "packs",
    "looked",
    "rewards",
    "rewards_taken",
    "small",
    "large",
    "schemes",
    "schemes_shown",
]
_BOARD: Final = [
    "colour",
    "character",
    "ability",
    "amount",
    "goods",
    "virtue",
    "level",
    "reserve",
    "prison",
    "hall",
    "captives",
    "unpaid",
    "paid",
    "hand",
    "built",
    "apprentices",
    "skills",
    "limit",
    "stock",
]
_ANY_WRITTEN: Final = 60
"""The bit that stands for any card in a record."""


def table(state: ArchitectsState) -> dict[str, Any]:
    """Return all that lies on the table."""
    knowledge.settle(state)
    whole: dict[str, Any] = {name: getattr(state, name) for name in _PILES}
    whole["known"] = [[_written(bits) for bits in row] for row in state.known]
    whole["players"] = [{name: getattr(player, name) for name in _BOARD} for player in state.players]
    return whole


def lay(state: ArchitectsState, data: dict[str, Any]) -> None:
    """Lay a saved table on a blank state."""
    for name in _PILES:
        setattr(state, name, data[name])
    state.known = [[_read(bits) for bits in row] for row in data["known"]]
    state.players = [_player(saved) for saved in data["players"]]
    state.renamed = [[] for _ in range(state.seats)]
    solo = state.seats == 1
    state.hall = state.box.halls[state.box.solo.as_players if solo else state.seats]


def _written(bits: int) -> int:
    """Write what a seat knows of a place as records do: bit n for card n, and a high one for any card."""
    return bits >> 1 | (bits & ANY_CARD) << _ANY_WRITTEN


def _read(written: int) -> int:
    return written >> _ANY_WRITTEN | (written & (1 << _ANY_WRITTEN) - 1) << 1


def _player(saved: dict[str, Any]) -> Player:
    player = Player()
    for name in _BOARD:
        setattr(player, name, saved[name])
    return player
