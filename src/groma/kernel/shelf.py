"""The games at hand, by name; each is made on first use."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from groma.kernel.game import Game

Maker = Callable[[Path | None], Game[Any]]

_makers: dict[str, Maker] = {}
_games: dict[str, Game[Any]] = {}


def register(name: str, maker: Maker) -> None:
    """Put a game on the shelf."""
    _makers[name] = maker


def names() -> list[str]:
    """Return the names of all games."""
    return list(_makers)


def game(name: str, components: str | Path | None = None) -> Game[Any]:
    """Return a game, with its own components or with those of another file."""
    if name not in _makers:
        raise ValueError(f"there is no game {name!r}; there are {', '.join(_makers)}")
    if components is not None:
        return _makers[name](Path(components))
    if name not in _games:
        _games[name] = _makers[name](None)
    return _games[name]
