"""Praetor's city as a map of characters."""

from __future__ import annotations

from shutil import get_terminal_size

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from groma.cli.drawing import STYLES
from groma.cli.text import Text
from groma.games.praetor.state import NO_WORKER, NOBODY, PraetorState, level_of, seat_of

_WIDEST = 8
_NARROWEST = 6
_DESIGNS = "☼≈♣★◆●▲■"
_LETTERS = 3
"""So many letters tell the colours apart: Blu, Bla."""
_SHORT_WORD = 3
"""Words up to this length are left out of a short name: of, de, di."""


class CityMap:
    """Draws the city in one language."""

    def __init__(self, text: Text, names: list[str]) -> None:
        self.text = text
        self.names = names

    def small(self, state: PraetorState) -> RenderableType:
        """Return the city: on each tile its name, its owner and the worker on its activation area."""
        frame = _Frame(state, list(state.city))
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        cells = {cell: self._brief(state, tile, frame.width) for cell, tile in state.city.items()}
        return frame.filled(table, cells)

    def large(self, state: PraetorState, tile: int) -> RenderableType:
        """Return the city with the mosaics in its corners and the free cells around it, and the tile to be placed."""
        frame = _Frame(state, [*state.city, *state.edge])
        cells = {cell: self._free(state, cell) for cell in state.edge}
        for cell, placed in state.city.items():
            cells[cell] = self._full(state, placed, state.rotation[placed], frame.width)
        table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0)
        return Group(frame.filled(table, cells), self._legend(state), self._alone(state, tile))

    def _legend(self, state: PraetorState) -> Line:
        designs = zip(_DESIGNS, state.box.designs, strict=False)
        return Line("  ".join(f"{symbol} {self.text.name(design)}" for symbol, design in designs), style="dim")

    def _alone(self, state: PraetorState, tile: int) -> Table:
        table = Table(box=box.HEAVY, show_header=False, padding=0)
        table.add_row(self._full(state, tile, 0, _WIDEST))
        return table

    def _free(self, state: PraetorState, cell: int) -> Line:
        x, y = state.box.grid.coordinates(cell)
        return Line(f"\n{x},{y}", style="dim", justify="center")

    def _brief(self, state: PraetorState, tile: int, width: int) -> Line:
        drawn = Line(self._short_name(state, tile, width) + "\n", no_wrap=True)
        return drawn.append_text(self._owner(state, tile)).append(" ").append_text(self._visitor(state, tile))

    def _full(self, state: PraetorState, tile: int, rotation: int, width: int) -> Line:
        """Draw a tile: its corners, its name, its owner above and its visitor below."""
        nw, ne, se, sw = (_DESIGNS[design] for design in state.box.tiles[tile].rotated[rotation])
        drawn = Line(no_wrap=True)
        drawn.append_text(_between(nw, self._owner(state, tile), ne, width)).append("\n")
        drawn.append(self._short_name(state, tile, width).center(width) + "\n")
        return drawn.append_text(_between(sw, self._visitor(state, tile), se, width))

    def _short_name(self, state: PraetorState, tile: int, width: int) -> str:
        return short_name(self.text.name(state.box.tiles[tile].id), width)

    def _owner(self, state: PraetorState, tile: int) -> Line:
        owner = state.owner[tile]
        return Line() if owner == NOBODY else self._mark(state, owner, "")

    def _visitor(self, state: PraetorState, tile: int) -> Line:
        worker = state.visitor[tile]
        return Line() if worker == NO_WORKER else self._mark(state, seat_of(worker), str(level_of(worker)))

    def _mark(self, state: PraetorState, seat: int, level: str) -> Line:
        style = STYLES[state.box.colours[state.players[seat].colour]]
        return Line(self.names[seat][:_LETTERS] + level, style=style)


def short_name(name: str, width: int) -> str:
    """Return a name that fits a cell: `Stone Quarry` is `S.Quarry`, `Temple of Maia` is `T.Maia`."""
    words = [word for word in name.split() if len(word) > _SHORT_WORD] or name.split()
    first = "".join(f"{word[0]}." for word in words[:-1])
    return (first + words[-1])[:width]


def _between(left: str, middle: Line, right: str, width: int) -> Line:
    space = width - 2 - len(middle)
    before = space // 2
    return Line(left + " " * before).append_text(middle).append(" " * (space - before) + right)


class _Frame:
    """The rectangle that holds some cells, and how wide a cell may be drawn to fit the terminal."""

    def __init__(self, state: PraetorState, cells: list[int]) -> None:
        self.grid = state.box.grid
        places = [self.grid.coordinates(cell) for cell in cells]
        self.columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
        self.rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
        fitting = (get_terminal_size().columns - 1) // len(self.columns) - 1
        self.width = max(_NARROWEST, min(_WIDEST, fitting))

    def filled(self, table: Table, cells: dict[int, Line]) -> Table:
        """Put the cells into a table row by row."""
        for _ in self.columns:
            table.add_column(width=self.width, no_wrap=True)
        for y in self.rows:
            table.add_row(*(cells.get(self.grid.cell(x, y), Line()) for x in self.columns))
        return table
