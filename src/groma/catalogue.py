"""The games by name, each with its type. Made by "make generate" from the folders of `groma.games`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from groma.kernel import Game, State, shelf

if TYPE_CHECKING:
    from groma.games.aquileia import Aquileia
    from groma.games.architects import Architects
    from groma.games.marble import Marble
    from groma.games.praetor import Praetor


@overload
def game(name: Literal["aquileia"], components: str | Path | None = None) -> Aquileia: ...


@overload
def game(name: Literal["architects"], components: str | Path | None = None) -> Architects: ...


@overload
def game(name: Literal["marble"], components: str | Path | None = None) -> Marble: ...


@overload
def game(name: Literal["praetor"], components: str | Path | None = None) -> Praetor: ...


@overload
def game(name: str, components: str | Path | None = None) -> Game[State]: ...


def game(name: str, components: str | Path | None = None) -> Game[Any]:
    """Return a game, with its own components or with those of another file."""
    return shelf.game(name, components)
