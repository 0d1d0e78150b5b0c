"""Which drawing belongs to which game: the one in its folder, and the plain one for a game that has none."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from groma.cli.output import console
from groma.cli.text import Text
from groma.kernel import Game, State
from groma.kernel.drawing import Drawing, player_names


def drawing_of(state: State, text: Text, seat: int | None = None, columns: int | None = None) -> Drawing:
    """Return the drawing of a table, as a person at it or a spectator sees it."""
    width = console().width if columns is None else columns
    return drawing_class(state.game)(state.game, text, player_names(state, text), seat, width)


def drawing_class(game: Game[Any]) -> type[Drawing]:
    """Return the drawing in the module `drawing` beside a game."""
    name = f"{type(game).__module__}.drawing"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return Drawing
    return _only_drawing(module)


def _only_drawing(module: ModuleType) -> type[Drawing]:
    found = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    drawings = [each for each in found if issubclass(each, Drawing)]
    if len(drawings) != 1:
        raise TypeError(f"{module.__name__} must have one drawing, not {len(drawings)}")
    return drawings[0]
