"""The city as a map of characters: vertices are dots, and whatever lies between them has its own few characters.

·     ·      Six columns part two neighbours of a row, and each row begins three columns further to the right.
   T         A place has a box of five characters at the edge that runs through it: on the line of the vertices
·     ·      if it stands upright (T), on the first line below if it leans to the left (L), on the second if it
  L          leans to the right (R). No two boxes meet, so that every answer can be marked at once.
     R
   ·     ·
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from groma.games.marble.actions import At, Lay, Move, Recall, Resolve
from groma.games.marble.grid import DOWN, LEFT, TOP
from groma.games.marble.state import BARE, FOUNTAIN, NOBODY, OPEN, PLAZA, MarbleState
from groma.kernel import Action
from groma.kernel.drawing import CHOICE, DIM, PLAIN, Line, Picture, Wording

_ACROSS: Final = 6
_SLANT: Final = 3
_DOWN: Final = 3
"""From a vertex to its neighbours: columns to the next of its row, columns and lines to the next of its line."""
_MARGIN: Final = 3
_BOX: Final = 5
_LETTERS: Final = 3
"""So many letters tell the colours apart: Ora, Ivo."""
_INITIALS: Final = 2
"""So many are left for the owner of a building, beside its colour."""
_SIDES: Final = {(1, 0): "-----", (0, 1): "\\\\", (-1, 1): "//"}
WATER: Final = "≈"
HILL: Final = "^"
BRIDGE: Final = "="

Spot = tuple[int, int]
"""A column and a line."""


class CityMap:
    """Draws the city in one language."""

    def __init__(self, state: MarbleState, text: Wording, names: list[str]) -> None:
        self.state = state
        self.grid = state.box.grid
        self.text = text
        self.names = names
        self.letters = [text.word(colour)[0].upper() for colour in state.box.colours_of_tiles]
        self.picture = Picture()
        starts = [_ACROSS * q + _SLANT * r for q, r in self.grid.vertices]
        self.left = min(starts) - _MARGIN
        self.right = max(starts) - self.left
        self.top = self.grid.vertices[0][1]

    def drawn(self) -> Picture:
        """Draw all that lies in the city, from the ground up."""
        self._draw_vertices()
        self._draw_ground()
        for rhombus in self.state.placed:
            self._draw_tile(rhombus)
        self._draw_waters()
        for vertex in self.state.sites:
            self._draw_site(vertex)
        return self.picture

    def mark(self, actions: list[Action]) -> None:
        """Write the number of each answer at the place it names."""
        for number, action in enumerate(actions, 1):
            if isinstance(action, At | Recall | Move):
                self.mark_place(action.rhombus, str(number))
            elif isinstance(action, Lay):
                self._put_in_box(self._box(action.edge), f"[{number}]", CHOICE)
            elif isinstance(action, Resolve):
                column, line = self._spot(action.vertex)
                self.picture.put(column - 1, line, f"[{number}]", CHOICE)

    def mark_place(self, rhombus: int, sign: str) -> None:
        """Write a sign on a place."""
        self._put_in_box(self._box(self.grid.inner[rhombus]), f"[{sign}]", CHOICE)

    # Where things are

    def _spot(self, vertex: int) -> Spot:
        q, r = self.grid.vertices[vertex]
        return _ACROSS * q + _SLANT * r - self.left, _DOWN * (r - self.top) + 1

    def _way(self, edge: int) -> tuple[int, int]:
        """Return the way of an edge from its first vertex: to the right, or down to either side."""
        one, other = self.grid.edges[edge]
        (q, r), (to_q, to_r) = self.grid.vertices[one], self.grid.vertices[other]
        return to_q - q, to_r - r

    def _box(self, edge: int) -> Spot:
        """Return where the box of an edge begins."""
        column, line = self._spot(self.grid.edges[edge][0])
        way = self._way(edge)
        if way == (1, 0):
            return column + 1, line
        return (column, line + 1) if way == (0, 1) else (column - 3, line + 2)

    def _put_in_box(self, box: Spot, text: str, style: str) -> None:
        self.picture.put(box[0] + (_BOX - len(text)) // 2, box[1], text, style)

    # What is drawn

    def _draw_vertices(self) -> None:
        """M2.18  Draw a dot for each vertex, and on the margins the letter of its row and the number of its column."""
        _, last = self._spot(len(self.grid.vertices) - 1)
        for vertex, label in enumerate(self.grid.labels):
            column, line = self._spot(vertex)
            self.picture.put(column, line, "·", DIM)
            for margin in (0, self.right + 2):
                self.picture.put(margin, line, label[0], DIM)
            for margin in (0, last + 1):
                self.picture.put(column, margin, label[1:], DIM)

    def _draw_ground(self) -> None:
        """Draw the hills in play, and the bridges whose tiles still lie there."""
        for hill in self.state.hills:
            self._fill_triangle(self.state.box.hills[hill].triangle, HILL, PLAIN)
        for bridge, space in enumerate(self.state.box.bridges):
            if self.state.bridge_owner[bridge] == NOBODY and self.state.cover[space.triangle] == BARE:
                self._fill_triangle(space.triangle, BRIDGE, DIM)

    def _fill_triangle(self, triangle: int, sign: str, style: str) -> None:
        kind, q, r = self.grid.triangles[triangle]
        column, line = self._spot(self.grid.vertex[q + 1, r])
        if kind == DOWN:
            self._fill(column - 4, line + 1, 3, sign, style)
            self._fill(column - 3, line + 2, 1, sign, style)
        else:
            self._fill(column, line + 1, 1, sign, style)
            self._fill(column - 1, line + 2, 3, sign, style)

    def _fill(self, column: int, line: int, width: int, sign: str, style: str) -> None:
        self.picture.put(column, line, sign * width, style)

    def _draw_tile(self, rhombus: int) -> None:
        """Draw a tile: its sides, its ground, and the magistrate on it."""
        type_ = self.state.type_of[rhombus]
        style = f"on {self.state.box.colours_of_tiles[type_]}"
        for triangle in self.grid.covers[rhombus]:
            self._fill_triangle(triangle, self.letters[type_], style)
        column, line = self._box(self.grid.inner[rhombus])
        self._fill_inner(rhombus, column, line, self.letters[type_], style)
        for edge in self.grid.sides[rhombus]:
            self._draw_edge(edge, _SIDES[self._way(edge)], PLAIN)
        seat = self.state.magistrate[rhombus]
        if seat != NOBODY:
            post = _post(self.grid.rhombi[rhombus][2], column, line)
            self._put_in_box(post, self.names[seat][:_LETTERS], self._colour(seat))

    def _fill_inner(self, rhombus: int, column: int, line: int, sign: str, style: str) -> None:
        """Draw the ground where the edge that runs through a tile would be."""
        orientation = self.grid.rhombi[rhombus][2]
        if orientation == TOP:
            self._fill(column, line, _BOX, sign, style)
        elif orientation == LEFT:
            self._fill(column, line, _BOX, sign, style)
            self._fill(column - 1, line + 1, _BOX, sign, style)
        else:
            self._fill(column - 1, line - 1, _BOX, sign, style)
            self._fill(column, line, _BOX, sign, style)

    def _draw_edge(self, edge: int, signs: str, style: str) -> None:
        column, line = self._spot(self.grid.edges[edge][0])
        way = self._way(edge)
        if way == (1, 0):
            self.picture.put(column + 1, line, signs, style)
            return
        for number, sign in enumerate(signs, 1):
            self.picture.put(column + (number if way == (0, 1) else -number), line + number, sign, style)

    def _draw_waters(self) -> None:
        """Draw the sources, and the lines of the aqueducts."""
        for number, aqueduct in enumerate(self.state.box.aqueducts):
            line = self.state.lines[number]
            column, row = self._spot(aqueduct.source)
            self.picture.put(column - 1, row, f"({WATER})", aqueduct.colour)
            for one, other in pairwise(line):
                edge = self.grid.edge[one, other]
                self._draw_edge(edge, WATER * len(_SIDES[self._way(edge)]), aqueduct.colour)
                column, row = self._spot(other)
                self.picture.put(column, row, WATER, aqueduct.colour)

    def _draw_site(self, vertex: int) -> None:
        column, line = self._spot(vertex)
        self.picture.put_line(column - 1, line, self._site(vertex))

    def _site(self, vertex: int) -> Line:
        standing, owner = self.state.standing[vertex], self.state.owner[vertex]
        if standing in (OPEN, FOUNTAIN, PLAZA):
            return Line(f"({self.text.name('plaza' if standing == PLAZA else 'fountain')[0]})")
        return self.building(standing, owner)

    def building(self, type_: int, seat: int) -> Line:
        """Return a building as the map shows it: the letter of its colour and the owner."""
        sign = Line(self.letters[type_], self.state.box.colours_of_tiles[type_])
        return sign.add(self.names[seat][:_INITIALS], self._colour(seat))

    def _colour(self, seat: int) -> str:
        return self.state.box.colours[self.state.players[seat].colour]


def _post(orientation: int, column: int, line: int) -> Spot:
    """Return where a magistrate stands on a tile: on the line beside its box, so that a number does not cover it."""
    if orientation == TOP:
        return column, line + 1
    return (column - 1, line + 1) if orientation == LEFT else (column - 1, line - 1)
