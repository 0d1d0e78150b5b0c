"""The city as a map of characters."""

from __future__ import annotations

from typing import Final

from groma.games.praetor.state import NO_WORKER, NOBODY, PraetorState, level_of, seat_of
from groma.kernel.drawing import DIM, Line, Part, Picture, Wording

_WIDEST: Final = 8
_NARROWEST: Final = 6
_DESIGNS: Final = "☼≈♣★◆●▲■"
_LETTERS: Final = 3
"""So many letters tell the colours apart: Blu, Bla."""
_SHORT_WORD: Final = 3
"""Words up to this length are left out of a short name: of, de, di."""
_LINES: Final = 3
"""The lines of a tile with its corners."""


class CityMap:
    """Draws the city in one language."""

    def __init__(self, text: Wording, names: list[str], columns: int) -> None:
        self.text = text
        self.names = names
        self.columns = columns

    def small(self, state: PraetorState) -> Picture:
        """Return the city: on each tile its name, its owner and the worker on its activation area."""
        frame = _Frame(state, list(state.city), self.columns)
        picture = Picture()
        for cell, tile in state.city.items():
            column, row = frame.place(cell)
            left, top = column * (frame.width + 1), row * (_LINES - 1)
            picture.put(left, top, self._short_name(state, tile, frame.width))
            picture.put_line(left, top + 1, self._people(state, tile))
        return picture

    def large(self, state: PraetorState, tile: int) -> list[Part]:
        """Return the city with the mosaics in its corners and the free cells around it, and the tile to be placed."""
        frame = _Frame(state, [*state.city, *state.edge], self.columns)
        picture = Picture()
        _rule(picture, frame)
        for cell in state.edge:
            self._put_cell(picture, frame, cell, self._free(state, cell, frame.width))
        for cell, placed in state.city.items():
            self._put_cell(picture, frame, cell, self._full(state, placed, state.rotation[placed], frame.width))
        return [picture, self._legend(state), self._alone(state, tile)]

    def _put_cell(self, picture: Picture, frame: _Frame, cell: int, lines: list[Line]) -> None:
        column, row = frame.place(cell)
        for number, line in enumerate(lines):
            picture.put_line(column * (frame.width + 1) + 1, row * (_LINES + 1) + 1 + number, line)

    def _legend(self, state: PraetorState) -> Line:
        designs = zip(_DESIGNS, state.box.designs, strict=False)
        return Line("  ".join([f"{symbol} {self.text.name(design)}" for symbol, design in designs]), DIM)

    def _alone(self, state: PraetorState, tile: int) -> Picture:
        picture = Picture()
        picture.put(0, 0, f"┏{'━' * _WIDEST}┓")
        for number, line in enumerate(self._full(state, tile, 0, _WIDEST), 1):
            picture.put_line(0, number, Line("┃").add_line(line).add("┃"))
        picture.put(0, _LINES + 1, f"┗{'━' * _WIDEST}┛")
        return picture

    def _free(self, state: PraetorState, cell: int, width: int) -> list[Line]:
        x, y = state.box.grid.coordinates(cell)
        return [Line(), Line(f"{x},{y}".center(width), DIM), Line()]

    def _people(self, state: PraetorState, tile: int) -> Line:
        return self._owner(state, tile).add(" ").add_line(self._visitor(state, tile))

    def _full(self, state: PraetorState, tile: int, rotation: int, width: int) -> list[Line]:
        """Draw a tile: its corners, its name, its owner above and its visitor below."""
        nw, ne, se, sw = [_DESIGNS[design] for design in state.box.tiles[tile].rotated[rotation]]
        return [
            _between(nw, self._owner(state, tile), ne, width),
            Line(self._short_name(state, tile, width).center(width)),
            _between(sw, self._visitor(state, tile), se, width),
        ]

    def _short_name(self, state: PraetorState, tile: int, width: int) -> str:
        return short_name(self.text.name(state.box.tiles[tile].id), width)

    def _owner(self, state: PraetorState, tile: int) -> Line:
        owner = state.owner[tile]
        return Line() if owner == NOBODY else self._mark(state, owner, "")

    def _visitor(self, state: PraetorState, tile: int) -> Line:
        worker = state.visitor[tile]
        return Line() if worker == NO_WORKER else self._mark(state, seat_of(worker), str(level_of(worker)))

    def _mark(self, state: PraetorState, seat: int, level: str) -> Line:
        return Line(self.names[seat][:_LETTERS] + level, state.box.colours[state.players[seat].colour])


def short_name(name: str, width: int) -> str:
    """Return a name that fits a cell: `Stone Quarry` is `S.Quarry`, `Temple of Maia` is `T.Maia`."""
    words = [word for word in name.split() if len(word) > _SHORT_WORD] or name.split()
    first = "".join([f"{word[0]}." for word in words[:-1]])
    return (first + words[-1])[:width]


def _between(left: str, middle: Line, right: str, width: int) -> Line:
    space = width - 2 - len(middle.plain())
    before = space // 2
    return Line(left + " " * before).add_line(middle).add(" " * (space - before) + right)


class _Frame:
    """The rectangle that holds some cells, and how wide a cell may be drawn to fit the terminal."""

    def __init__(self, state: PraetorState, cells: list[int], terminal: int) -> None:
        self.grid = state.box.grid
        places = [self.grid.coordinates(cell) for cell in cells]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        self.left, self.top = min(xs), min(ys)
        self.columns, self.rows = max(xs) - self.left + 1, max(ys) - self.top + 1
        self.width = max(_NARROWEST, min(_WIDEST, (terminal - 1) // self.columns - 1))

    def place(self, cell: int) -> tuple[int, int]:
        """Return the column and the row of a cell in the rectangle."""
        x, y = self.grid.coordinates(cell)
        return x - self.left, y - self.top


def _rule(picture: Picture, frame: _Frame) -> None:
    """Draw the lines between all cells of a rectangle."""
    bar = "─" * frame.width
    blank = "│" + (" " * frame.width + "│") * frame.columns
    for row in range(frame.rows):
        left, middle, right = "┌┬┐" if row == 0 else "├┼┤"
        picture.put(0, row * (_LINES + 1), left + middle.join([bar] * frame.columns) + right)
        for line in range(_LINES):
            picture.put(0, row * (_LINES + 1) + 1 + line, blank)
    picture.put(0, frame.rows * (_LINES + 1), "└" + "┴".join([bar] * frame.columns) + "┘")
