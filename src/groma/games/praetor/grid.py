"""P10  The grid: square cells, and the points where their corners meet."""

from __future__ import annotations

NW, NE, SE, SW = range(4)


class Grid:
    """Cells from -reach to reach both ways, numbered row by row, so that a neighbour is a constant away."""

    def __init__(self, reach: int) -> None:
        self.reach = reach
        self.width = 2 * reach + 1
        north, east, south, west = -self.width, 1, self.width, -1
        self.sides = [north, east, south, west]
        self.diagonals = [north + west, north + east, south + east, south + west]
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

    def cell(self, x: int, y: int) -> int:
        """Return the number of a cell."""
        return (y + self.reach) * self.width + x + self.reach

    def coordinates(self, cell: int) -> tuple[int, int]:
        """Return x and y of a cell."""
        return cell % self.width - self.reach, cell // self.width - self.reach
