"""Writes down what a seat may see: `python -m generate.views [--check]` makes docs/views.md from the games' view.py."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Any

from generate.file import renewed

import groma
from groma.kernel import Game

FILE = Path(__file__).parents[1] / "docs" / "views.md"
HEAD = """# What a seat may see

Made by `make generate` from the `TypedDict`s of the games' `view.py`.

`state.view(seat)` is all that a seat may see, `state.view(None)` what everybody may: plain JSON, the same that boards
draw and programs get over the wire. Its type in Python is the first of each chapter; a type checker knows it from
`groma.game("marble").new(2).view(0)`. Texts are ids of components, whose names are in `game.names`; numbers of seats
count from 0. What is hidden from a seat is `null`, or missing from a list.

In every view `game`, `seats` and `options` say what is played, `seat` who looks, `waiting` who may act, and `over` and
`winners` how it ended.
"""
ENDING = "View"


def page() -> str:
    """Return the whole page."""
    return HEAD + "".join([chapter(groma.game(name)) for name in groma.names()])


def chapter(game: Game[Any]) -> str:
    """Return the schema of one game, that of the whole view first."""
    tree = ast.parse((game.texts.parent / "view.py").read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    found = {node.name: node for node in classes if _bases(node)}
    first = type(game).__name__ + ENDING
    names = [first, *[name for name in found if name != first]]
    links = {name: f"{game.name}-{name.lower()}" for name in names}
    head = f"\n## {game.names[game.name]['en']}\n"
    return head + "".join([schema(found[name], _fields(found[name], found), links) for name in names])


def _bases(node: ast.ClassDef) -> list[str]:
    return [base.id for base in node.bases if isinstance(base, ast.Name)]


def _fields(node: ast.ClassDef, found: dict[str, ast.ClassDef]) -> list[ast.stmt]:
    """Return what a class declares after its docstring, with what those declare that it goes on from."""
    return [field for name in [*_bases(node), node.name] if name in found for field in found[name].body[1:]]


def schema(node: ast.ClassDef, body: list[ast.stmt], links: dict[str, str]) -> str:
    """Return a table of the fields of one class."""
    head = f'\n### <a id="{links[node.name]}"></a>{node.name}\n\n{ast.get_docstring(node) or ""}\n\n'
    rows = [
        f"| `{field.target.id}` | {_type(field.annotation, links)} | {_meaning(after)} |\n"
        for field, after in zip(body, [*body[1:], None], strict=True)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    ]
    return head + "| field | type | meaning |\n|---|---|---|\n" + "".join(rows)


def _type(annotation: ast.expr, links: dict[str, str]) -> str:
    """Return a type, linked to the class that it names; a bar would end the cell of the table."""
    text = ast.unparse(annotation).replace(" | ", " or ")
    named = [node.id for node in ast.walk(annotation) if isinstance(node, ast.Name) and node.id in links]
    return f"[`{text}`](#{links[named[0]]})" if named else f"`{text}`"


def _meaning(after: ast.stmt | None) -> str:
    """Return the docstring below a field."""
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
        return " ".join(str(after.value.value).split())
    return ""


def main(arguments: list[str]) -> int:
    """Write the page, or only tell whether it is up to date."""
    return renewed(FILE, page(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
