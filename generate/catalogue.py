"""Writes `groma.game` with the type of each game by its name: `python -m generate.catalogue [--check]`.

A type checker cannot look into folders, so what is found there is written down for it.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from generate.file import renewed

GROMA = Path(__file__).parents[1] / "src" / "groma"
CATALOGUE = GROMA / "catalogue.py"

HEAD = '''"""The games by name, each with its type. Made by "make generate" from the folders of `groma.games`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from groma.kernel import Game, State, shelf

if TYPE_CHECKING:
'''
IMPORT = "    from groma.games.{name} import {kind}\n"
OVERLOAD = """

@overload
def game(name: Literal["{name}"], components: str | Path | None = None) -> {kind}: ...
"""
TAIL = '''

@overload
def game(name: str, components: str | Path | None = None) -> Game[State]: ...


def game(name: str, components: str | Path | None = None) -> Game[Any]:
    """Return a game, with its own components or with those of another file."""
    return shelf.game(name, components)
'''


def games(folder: Path) -> dict[str, str]:
    """Return the class of each game by the name of its folder."""
    found = {file.parent.name: kind_in(file) for file in sorted(folder.glob("*/__init__.py"))}
    return {name: kind for name, kind in found.items() if kind}


def kind_in(file: Path) -> str:
    """Return the kind of `Game` that a file defines, or nothing."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and any(_is_game(base) for base in node.bases):
            return node.name
    return ""


def _is_game(base: ast.expr) -> bool:
    return isinstance(base, ast.Subscript) and isinstance(base.value, ast.Name) and base.value.id == "Game"


def catalogue(found: dict[str, str]) -> str:
    """Return the text of the module."""
    imports = [IMPORT.format(name=name, kind=kind) for name, kind in found.items()]
    overloads = [OVERLOAD.format(name=name, kind=kind) for name, kind in found.items()]
    return HEAD + "".join([*imports, *overloads]) + TAIL


def main(arguments: list[str]) -> int:
    """Write the module, or only tell whether it is up to date."""
    return renewed(CATALOGUE, catalogue(games(GROMA / "games")), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
