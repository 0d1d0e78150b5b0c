"""How a drawing looks in a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table as RichTable
from rich.text import Text as RichText

from groma.cli.text import HEADED, MARK, plain
from groma.kernel.drawing import CHOICE, DIM, HEADING, STRONG, Line, Part, Picture, Table

STYLES = {
    HEADING: "bold",
    STRONG: "bold",
    DIM: "dim",
    CHOICE: "bold reverse",
    "blue": "bright_blue",
    "yellow": "yellow",
    "white": "bold",
    "black": "bright_black",
    "purple": "magenta",
    "red": "red",
    "green": "green",
    "orange": "dark_orange",
    "ivory": "bright_white",
    "grey": "grey62",
    "brown": "orange4",
}
GROUNDS = {
    "on green": "white on dark_green",
    "on blue": "white on navy_blue",
    "on yellow": "black on gold3",
    "on red": "white on dark_red",
}


def rendered(part: Part) -> RenderableType:
    """Return a part of a drawing as the terminal shows it."""
    if isinstance(part, Table):
        return _table(part)
    if isinstance(part, Picture):
        return RichText("\n").join(_line(line) for line in part.lines())
    assert isinstance(part, Line)
    return _line(part)


def stressed(sentence: str, before: str) -> RichText:
    """Return a sentence with what it stresses in bold; one that begins with `#` is a heading."""
    if sentence.startswith(HEADED):
        return RichText(plain(sentence.removeprefix(HEADED)), style=STYLES[HEADING])
    shown = RichText(before)
    for number, part in enumerate(sentence.split(MARK)):
        shown.append(part, style="bold" if number % 2 else "")
    return shown


def _line(line: Line) -> RichText:
    shown = RichText()
    for span in line.spans:
        shown.append(span.text, style=_style(span.style))
    return shown


def _style(style: str) -> str:
    """Return rich's words for a style; a colour that nobody knows is at least told apart."""
    unknown = "reverse" if style.startswith("on ") else "bold"
    return (STYLES | GROUNDS).get(style, unknown) if style else ""


def _table(table: Table) -> RichTable:
    shown = _framed(table.title) if table.title else _bare()
    shown.show_header = any(column.heading for column in table.columns)
    for column in table.columns:
        shown.add_column(column.heading, justify="right" if column.numbers else "left")
    for row in table.rows:
        shown.add_row(*_cells(row))
    if table.total:
        shown.add_section()
        shown.add_row(*_cells(table.total), style="bold")
    return shown


def _framed(title: str) -> RichTable:
    return RichTable(title=title, title_justify="left")


def _bare() -> RichTable:
    return RichTable(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))


def _cells(row: Iterable[Line]) -> list[RichText]:
    return [_line(cell) for cell in row]
