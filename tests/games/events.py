"""All kinds of facts that a game can tell."""

from __future__ import annotations

from importlib import import_module

import groma
from groma.kernel import Event


def events_of(game: str) -> set[type[Event]]:
    """Return the events of a game, from all files that declare some."""
    files = groma.game(game).texts.parent.glob("events*.py")
    found = [each for file in files for each in vars(import_module(f"groma.games.{game}.{file.stem}")).values()]
    return {each for each in found if isinstance(each, type) and issubclass(each, Event)} - {Event}
