"""Positions for the tests of Ludus: a set-up table, and words to change it and to play on it."""

from __future__ import annotations

from typing import Any

import groma
from groma.games.ludus import Ludus
from groma.games.ludus.state import LudusState
from groma.games.ludus.turn import NextTurn

TIMBER, BRICK, CONCRETE = 0, 1, 2


def ludus() -> Ludus:
    """Return the game with its own components."""
    game = groma.game("ludus")
    assert isinstance(game, Ludus)
    return game


def table(*hand: int, seats: int = 2, seed: int = 7, **options: Any) -> LudusState:
    """Return a table at which the first player begins with these cards, by kind."""
    state = ludus().new(seats, seed, options)
    state.players[0].hand = list(hand) or [1, 1, 1]
    state.active = seats - 1
    state.agenda = [NextTurn()]
    state.advance()
    return state


def play(state: LudusState, *notations: str) -> LudusState:
    """Play actions one after the other, each by the seat that is asked."""
    for notation in notations:
        state.play(state.game.action(notation))
    return state


def daring(card: str, lucky: bool, **options: Any) -> LudusState:
    """Return a table at which the first player has just dared with a card, and was lucky or not."""
    for seed in range(100):
        state = play(table(seed=seed, **options), f"build {card}", "dare")
        if any(event.kind() == "raised" for event in state.events) == lucky:
            return state
    raise AssertionError("a hundred rolls were the same")
