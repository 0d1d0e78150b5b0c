"""The games at hand, by name: found in folders, and made on first use."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from tempfile import NamedTemporaryFile
from typing import Any

from groma.kernel.game import Game
from groma.kernel.native import module_of

Maker = Callable[[Path | None], Game[Any]]

_packages: list[str] = []
_makers: dict[str, Maker] = {}
_games: dict[str, Game[Any]] = {}
_travelling: dict[tuple[str, bytes], Game[Any]] = {}
"""Games with other components than their own, by name and file: each there is once, wherever it was sent."""


def search(package: str) -> None:
    """Look for games in the folders of a package from now on."""
    _packages.append(package)


def register(name: str, maker: Maker) -> None:
    """Put a game on the shelf that lies in no such folder."""
    _makers[name] = maker


def names() -> list[str]:
    """Return the names of all games: those that were found by the alphabet, then those that were registered."""
    return list(dict.fromkeys([*sorted(_found()), *_makers]))


def game(name: str, components: str | Path | None = None) -> Game[Any]:
    """Return a game, with its own components or with those of another file."""
    if components is not None:
        return _maker(name)(Path(components))
    if name not in _games:
        _games[name] = _maker(name)(None)
    return _games[name]


def luggage(game: Game[Any]) -> bytes | None:
    """Return the components file that a game must take along; nothing if its own are enough."""
    if _games.get(game.name) is game:
        return None
    content = game.components.content
    _travelling.setdefault((game.name, content), game)
    return content


def travelled(name: str, content: bytes | None) -> Game[Any]:
    """Return the game that came with this luggage."""
    if content is None:
        return game(name)
    if (name, content) not in _travelling:
        with NamedTemporaryFile(suffix=".toml") as file:
            Path(file.name).write_bytes(content)
            _travelling[name, content] = game(name, file.name)
    return _travelling[name, content]


def _maker(name: str) -> Maker:
    if name in _makers:
        return _makers[name]
    found = _found()
    if name not in found:
        raise ValueError(f"there is no game {name!r}; there are {', '.join(names())}")
    return game_in(f"{found[name]}.{name}")


def game_in(module: str) -> type[Any]:
    """Return the one kind of `Game` that a module defines."""
    defined = vars(import_module(module)).values()
    games = [kind for kind in defined if isinstance(kind, type) and issubclass(kind, Game)]
    own = [kind for kind in games if module_of(kind) == module]
    if len(own) != 1:
        raise ValueError(f"{module} must define one game, not {len(own)}")
    return own[0]


def _found() -> dict[str, str]:
    """Return where each game was found: by its name, the package of its folder."""
    found: dict[str, str] = {}
    for package in _packages:
        for folder in import_module(package).__path__:
            if not Path(folder).is_dir():
                raise ValueError(f"games are looked for in {folder}, which is no folder")
            for module in iter_modules([folder]):
                if module.ispkg:
                    found.setdefault(module.name, package)
    return found
