"""Groma: an open table for city-building board games.

import groma
game = groma.game("praetor")
state = game.new(seats=3, seed=7)
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from groma.kernel import Action, Event, Game, IllegalAction, Record, RecordError, State
from groma.kernel.shelf import game, names, register

__all__ = ["Action", "Event", "Game", "IllegalAction", "Record", "RecordError", "State", "game", "names"]


def _praetor(components: Path | None) -> Game[Any]:
    from groma.games.praetor import Praetor

    return Praetor(components)


def _architects(components: Path | None) -> Game[Any]:
    from groma.games.architects import Architects

    return Architects(components)


def _aquileia(components: Path | None) -> Game[Any]:
    from groma.games.aquileia import Aquileia

    return Aquileia(components)


def _marble(components: Path | None) -> Game[Any]:
    from groma.games.marble import Marble

    return Marble(components)


register("praetor", _praetor)
register("architects", _architects)
register("aquileia", _aquileia)
register("marble", _marble)
