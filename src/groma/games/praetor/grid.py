"""P10  The grid: square cells, and the points where their corners meet."""

from __future__ import annotations

from typing import Final

NW: Final = 0
NE: Final = 1
SE: Final = 2
SW: Final = 3


class Grid:
    """Cells from -reach to reach both ways, numbered row by row, so that a neighbour is a constant away."""

    def __init__(self, reach: int) -> None:
        self.reach = reach
        self.width = 2 * reach + 1
        north, east, south, west = -self.width, 1, self.width, -1
        self.touching = [
            (NW, west, NE),
            (NW, north + west, SE),
            (NW, north, SW),
            (NE, north, SE),
            (NE, north + east, SW),
            (NE, east, NW),
            (SE, east, SW),
            (SE, south + east, NW),
            (SE, south, NE),
            (SW, south, NW),
            (SW, south + west, NE),
            (SW, west, SE),
        ]
        """P10.3, P10.4, P10.5  (own corner, way to the other cell, its corner) for all corners on one grid point."""
        cells = range(self.width * self.width)
        self.sides = [self._inside(cell, [(0, -1), (1, 0), (0, 1), (-1, 0)]) for cell in cells]
        """P10.2  By cell: the cells that share a whole side with it."""
        self.diagonals = [self._inside(cell, [(-1, -1), (1, -1), (1, 1), (-1, 1)]) for cell in cells]
        """P10.2  By cell: the cells that touch it only at a point."""

    def cell(self, x: int, y: int) -> int:
        """Return the number of a cell."""
        return (y + self.reach) * self.width + x + self.reach

    def _inside(self, cell: int, ways: list[tuple[int, int]]) -> list[int]:
        x, y = self.coordinates(cell)
        spots = [(x + east, y + south) for east, south in ways]
        return [self.cell(*spot) for spot in spots if max(abs(spot[0]), abs(spot[1])) <= self.reach]

    def coordinates(self, cell: int) -> tuple[int, int]:
        """Return x and y of a cell."""
        return cell % self.width - self.reach, cell // self.width - self.reach
