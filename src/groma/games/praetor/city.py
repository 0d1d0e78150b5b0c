"""P10  The city on its grid: where tiles may lie, and what their mosaics score."""

from __future__ import annotations

from groma.games.praetor.state import NOBODY, PraetorState


def extend_edge(state: PraetorState, cell: int) -> None:
    """P9.4, P10.2  Keep up the lists of empty cells around the city after a tile came to a cell."""
    grid, city = state.box.grid, state.city
    fresh = [other for other in grid.sides[cell] if other not in city and _touched(city, grid.sides[other]) == 1]
    state.edge = [other for other in state.edge if other != cell] + fresh
    corners = [other for other in state.corners if other != cell and other not in fresh]
    for other in grid.diagonals[cell]:
        if other not in city and _touched(city, grid.sides[other]) == 0 and other not in corners:
            corners.append(other)
    state.corners = corners


def _touched(city: dict[int, int], cells: list[int]) -> int:
    """Count the cells on which a tile lies."""
    touched = 0
    for cell in cells:
        if cell in city:
            touched += 1
    return touched


def matches_by_rotation(state: PraetorState, tile: int, cell: int) -> list[int]:
    """P10.6, P10.7  Count all matching corners for each way round."""
    tiles, city, rotated = state.box.tiles, state.city, state.box.tiles[tile].rotated
    counts = [0] * len(rotated)
    for own, way, other in state.box.grid.touching:
        neighbour = city.get(cell + way, NOBODY)
        if neighbour != NOBODY:
            design = tiles[neighbour].rotated[state.rotation[neighbour]][other]
            for rotation, corners in enumerate(rotated):
                if corners[own] == design:
                    counts[rotation] += 1
    return counts


def matches(state: PraetorState, tile: int, cell: int, rotation: int) -> int:
    """P10.7  Count all matching corners, twelve at most."""
    return sum(matches_by_corner(state, tile, cell, rotation))


def matches_by_corner(state: PraetorState, tile: int, cell: int, rotation: int) -> list[int]:
    """P10.6, P10.7  Count, for each corner, the touching ones with the same design, whoever owns the other tiles."""
    tiles, city = state.box.tiles, state.city
    mine = tiles[tile].rotated[rotation]
    counts = [0, 0, 0, 0]
    for own, way, other in state.box.grid.touching:
        neighbour = city.get(cell + way, NOBODY)
        if neighbour != NOBODY and tiles[neighbour].rotated[state.rotation[neighbour]][other] == mine[own]:
            counts[own] += 1
    return counts


def largest_area(state: PraetorState, seat: int) -> int:
    """P21.3  Count the largest group of a player's tiles connected by sides."""
    owned = {cell for cell, tile in state.city.items() if state.owner[tile] == seat}
    return max([_take_group(state, start, owned) for start in state.city if start in owned], default=0)


def _take_group(state: PraetorState, start: int, owned: set[int]) -> int:
    """Count the tiles connected with the start that no group has taken yet, and take them."""
    if start not in owned:
        return 0
    owned.discard(start)
    group = [start]
    for cell in group:
        for beside in state.box.grid.sides[cell]:
            if beside in owned:
                owned.discard(beside)
                group.append(beside)
    return len(group)
