"""Groma: an open table for city-building board games.

import groma
game = groma.game("praetor")
state = game.new(seats=3, seed=7)
"""

from __future__ import annotations

from groma.catalogue import game
from groma.kernel import Action, Event, Game, IllegalAction, Record, RecordError, State
from groma.kernel.shelf import names, search

__all__ = ["Action", "Event", "Game", "IllegalAction", "Record", "RecordError", "State", "game", "names"]

search("groma.games")
