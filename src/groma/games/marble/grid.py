"""M2, M3  The grid of triangles: vertices, triangles, edges and rhombi as small numbers, tables computed once."""

from __future__ import annotations

from typing import Final

DOWN: Final = 0
UP: Final = 1
KINDS: Final = ["D", "U"]

RIGHT: Final = 0
TOP: Final = 1
LEFT: Final = 2
ORIENTATIONS: Final = ["R", "T", "L"]

DIRECTIONS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""M2.4  East, then clockwise on the map."""

_DOWN_CORNERS: Final = [(0, 0), (1, 0), (0, 1)]
_UP_CORNERS: Final = [(1, 0), (1, 1), (0, 1)]
TRIANGLES: Final = {"D": _DOWN_CORNERS, "U": _UP_CORNERS}
"""M2.7  By the name of a kind: the corners of a triangle, as ways from (q,r)."""
_AROUND: Final = [(DOWN, 0, 0), (UP, -1, 0), (DOWN, -1, 0), (UP, -1, -1), (DOWN, 0, -1), (UP, 0, -1)]

Point = tuple[int, int]
Place = tuple[int, int, int]
"""A kind or an orientation with its q and r: (kind, q, r) of a triangle, (q, r, orientation) of a rhombus."""


def distance(one: Point, other: Point) -> int:
    """M2.5  Return the grid distance of two vertices."""
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


class Shape:
    """M2.12  One way a rhombus can lie: the U triangle beside D(q,r) and the corners, as ways from (q,r)."""

    def __init__(self, up: Point, wide: list[Point], narrow: list[Point]) -> None:
        self.up = up
        self.wide = wide
        self.narrow = narrow


SHAPES: Final = [
    Shape(up=(0, 0), wide=[(1, 0), (0, 1)], narrow=[(0, 0), (1, 1)]),
    Shape(up=(0, -1), wide=[(0, 0), (1, 0)], narrow=[(0, 1), (1, -1)]),
    Shape(up=(-1, 0), wide=[(0, 0), (0, 1)], narrow=[(1, 0), (-1, 1)]),
]
"""M2.13, M2.14, M2.15  By orientation: right, top, left."""


class Grid:
    """A city of triangles between bounds of q, r and q + r, each with both ends (M3.1)."""

    def __init__(self, q: range, r: range, diagonal: range) -> None:
        self._lay_vertices(q, r, diagonal)
        self._label_vertices()
        self._lay_triangles()
        self._lay_edges()
        self._lay_rhombi()
        self._relate_rhombi()

    def _lay_vertices(self, q: range, r: range, diagonal: range) -> None:
        """M3.1  Row by row from the north, each from the west."""
        self.vertices: list[Point] = [(x, y) for y in r for x in q if x + y in diagonal]
        self.vertex: dict[Point, int] = {point: number for number, point in enumerate(self.vertices)}
        self.neighbours = [
            [self.vertex[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in self.vertex]
            for q, r in self.vertices
        ]
        """M2.4, M14.6  By vertex: the vertices at grid distance 1."""

    def _label_vertices(self) -> None:
        """M2.18  Rows are letters from the north, upright columns are numbers from the west, half an edge apart."""
        north, west = self.vertices[0][1], min([2 * q + r for q, r in self.vertices])
        self.labels = [f"{chr(ord('A') + r - north)}{2 * q + r - west + 1}" for q, r in self.vertices]

    def _lay_triangles(self) -> None:
        """M2.7, M2.8, M3.2  Every triangle whose three vertices belong to the city."""
        self.triangles: list[Place] = []
        self.corners_of: list[list[int]] = []
        """By triangle: its three vertices."""
        qs, rs = [q for q, _ in self.vertices], [r for _, r in self.vertices]
        for kind, ways in ((DOWN, _DOWN_CORNERS), (UP, _UP_CORNERS)):
            for r in range(min(rs) - 1, max(rs) + 1):
                for q in range(min(qs) - 1, max(qs) + 1):
                    points = [(q + dq, r + dr) for dq, dr in ways]
                    if all(point in self.vertex for point in points):
                        self.triangles.append((kind, q, r))
                        self.corners_of.append([self.vertex[point] for point in points])
        self.triangle: dict[Place, int] = {place: number for number, place in enumerate(self.triangles)}
        self.around = [self._around(q, r) for q, r in self.vertices]
        """M2.11  By vertex: the triangles around it that belong to the city, clockwise."""
        self.interior = [len(triangles) == len(_AROUND) for triangles in self.around]
        """M3.3  By vertex: whether all six do."""

    def _around(self, q: int, r: int) -> list[int]:
        places = [(kind, q + dq, r + dr) for kind, dq, dr in _AROUND]
        return [self.triangle[place] for place in places if place in self.triangle]

    def _lay_edges(self) -> None:
        """M2.6  An edge joins two neighbours."""
        pairs = [(v, w) for v, others in enumerate(self.neighbours) for w in sorted(others) if v < w]
        self.edges: list[Point] = sorted(pairs)
        self.edge: dict[Point, int] = {}
        for number, (v, w) in enumerate(self.edges):
            self.edge[v, w] = self.edge[w, v] = number
        self.spokes = [[(self.edge[v, w], w) for w in others] for v, others in enumerate(self.neighbours)]
        """By vertex: each edge that begins there, with the vertex at its other end."""
        self.borders = [[self.edge[a, b], self.edge[b, c], self.edge[c, a]] for a, b, c in self.corners_of]
        """By triangle: its three edges."""

        beside: list[list[int]] = [[] for _ in self.edges]
        for triangle, edges in enumerate(self.borders):
            for edge in edges:
                beside[edge].append(triangle)
        self.across = [
            [other for edge in edges for other in beside[edge] if other != triangle]
            for triangle, edges in enumerate(self.borders)
        ]
        """M2.9, M2.10  By triangle: the triangles that share an edge with it."""

    def _lay_rhombi(self) -> None:
        """M2.12, M10.2  Every pair of city triangles that share an edge, once."""
        self.rhombi: list[Place] = []
        self.covers: list[tuple[int, int]] = []
        """By rhombus: its two triangles, that which points down first."""
        self.wide: list[list[int]] = []
        self.narrow: list[list[int]] = []
        for kind, q, r in self.triangles:
            for orientation, shape in enumerate(SHAPES):
                up = (UP, q + shape.up[0], r + shape.up[1])
                if kind == DOWN and up in self.triangle:
                    self.rhombi.append((q, r, orientation))
                    self.covers.append((self.triangle[kind, q, r], self.triangle[up]))
                    self.wide.append([self.vertex[q + dq, r + dr] for dq, dr in shape.wide])
                    self.narrow.append([self.vertex[q + dq, r + dr] for dq, dr in shape.narrow])
        self.down = [down for down, _ in self.covers]
        self.up = [up for _, up in self.covers]
        self.rhombus: dict[Place, int] = {place: number for number, place in enumerate(self.rhombi)}
        self.corners = [wide + narrow for wide, narrow in zip(self.wide, self.narrow, strict=True)]
        """By rhombus: wide corners, then narrow ones."""
        self.parts = [2, 2, 1, 1]
        """M2.16  By corner of a rhombus in that order: how many of the six triangles there it takes."""
        self.inner = [self.edge[one, other] for one, other in self.wide]
        """By rhombus: the edge that runs through it (M2.17)."""
        self.sides = [
            [self.edge[w, n] for w in wide for n in narrow] for wide, narrow in zip(self.wide, self.narrow, strict=True)
        ]
        """M2.17  By rhombus: its four sides, each from a wide corner to a narrow one."""

    def _relate_rhombi(self) -> None:
        numbers = range(len(self.rhombi))
        on: list[list[int]] = [[] for _ in self.triangles]
        at: list[list[int]] = [[] for _ in self.vertices]
        self.along: list[list[int]] = [[] for _ in self.edges]
        """By edge: the rhombi of which it is a side."""
        for rhombus in numbers:
            for triangle in self.covers[rhombus]:
                on[triangle].append(rhombus)
            for corner in self.corners[rhombus]:
                at[corner].append(rhombus)
            for side in self.sides[rhombus]:
                self.along[side].append(rhombus)
        self.overlapping = [frozenset(on[one] + on[other]) for one, other in self.covers]
        """M10.3  By rhombus: the rhombi that share a triangle with it, itself among them."""
        self.beside = [self._touching(r, [self.along[side] for side in self.sides[r]]) for r in numbers]
        """M10.5  By rhombus: those that have a side in common with it."""
        self.near = [self._touching(r, [at[corner] for corner in self.corners[r]]) for r in numbers]
        """By rhombus: those that have a side or a corner in common with it."""
        triangles = range(len(self.triangles))
        self.beside_triangle = [self._clear_of(t, [self.along[side] for side in self.borders[t]]) for t in triangles]
        """M10.14  By triangle: the rhombi that have a side in common with it."""
        self.near_triangle = [self._clear_of(t, [at[corner] for corner in self.corners_of[t]]) for t in triangles]
        """By triangle: the rhombi that have a side or a corner in common with it."""

    def _touching(self, rhombus: int, groups: list[list[int]]) -> list[int]:
        return sorted({other for group in groups for other in group} - self.overlapping[rhombus])

    def _clear_of(self, triangle: int, groups: list[list[int]]) -> list[int]:
        others = {other for group in groups for other in group}
        return sorted(other for other in others if triangle not in self.covers[other])

    def vertex_name(self, vertex: int) -> str:
        """Return a vertex as actions write it: `6,4`."""
        q, r = self.vertices[vertex]
        return f"{q},{r}"

    def edge_name(self, edge: int) -> str:
        """Return an edge as actions write it: `11,4-10,4`."""
        one, other = self.edges[edge]
        return f"{self.vertex_name(one)}-{self.vertex_name(other)}"

    def rhombus_name(self, rhombus: int) -> str:
        """M2.12  Return a placement as actions write it: `6,3,R`."""
        q, r, orientation = self.rhombi[rhombus]
        return f"{q},{r},{ORIENTATIONS[orientation]}"
