"""Where a cell lies, as a person finds it on the table: so many steps by compass from a landmark of the city."""

from __future__ import annotations

from dataclasses import dataclass

from groma.games.praetor.state import PraetorState


@dataclass(frozen=True)
class Spot:
    """A cell seen from the landmark; the words are ids of texts."""

    across: int
    eastward: str
    along: int
    northward: str
    landmark: str

    def about(self) -> dict[str, int | str]:
        """Return what a sentence says of it."""
        return {
            "across": self.across,
            "eastward": self.eastward,
            "along": self.along,
            "northward": self.northward,
            "landmark": self.landmark,
        }


def spot(state: PraetorState, cell: int) -> Spot:
    """P10.1  Return where a cell lies; x grows to the east, y to the south."""
    landmark = _landmark(state)
    grid = state.box.grid
    x, y = grid.coordinates(cell)
    from_x, from_y = grid.coordinates(landmark)
    eastward = "east" if x > from_x else "west"
    northward = "south" if y > from_y else "north"
    name = state.box.tiles[state.city[landmark]].id
    return Spot(abs(x - from_x), eastward, abs(y - from_y), northward, name)


def cell_of(state: PraetorState, tile: int) -> int:
    """Return the cell of a tile of the city."""
    (found,) = [cell for cell, other in state.city.items() if other == tile]
    return found


def _landmark(state: PraetorState) -> int:
    """P23.5  The tile in the middle: the Imperial Outpost, in every layout."""
    middle = state.box.grid.cell(0, 0)
    return middle if middle in state.city else min(state.city, key=lambda cell: _distance(state, cell))


def _distance(state: PraetorState, cell: int) -> int:
    x, y = state.box.grid.coordinates(cell)
    return abs(x) + abs(y)
