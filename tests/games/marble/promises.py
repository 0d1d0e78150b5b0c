"""What the promises of every game need to know of Rome: City of Marble."""

from __future__ import annotations

from itertools import pairwise

from groma.games.marble.state import BARE, FINISHED, FOUNTAIN, HILL, NOBODY, MarbleState

LONG_OPTIONS = {"colours"}


def check_books(state: MarbleState) -> None:
    """Check what verbs keep up to date: points by source, covered triangles, sides, sites, aqueducts."""
    grid = state.box.grid
    for seat, player in enumerate(state.players):
        assert player.score == sum(player.earned)
        assert player.buildings == state.owner.count(seat)
        assert player.cubes == max(state.box.cubes - player.buildings, 0)
        assert min(*player.atrium, *player.domus, *player.imperium, player.coins, player.magistrates) >= 0
    covered = [0 if covering == BARE else 1 for covering in state.cover]
    assert sum(covered) == 2 * len(state.placed) + len(state.hills)
    assert state.cover.count(HILL) == len(state.hills)
    assert state.parts == [sum(covered[triangle] for triangle in triangles) for triangles in grid.around]
    assert state.buildings == [_buildings(state, vertex) for vertex in range(len(grid.vertices))]
    assert {e for e, is_side in enumerate(state.side) if is_side} == {e for r in state.placed for e in grid.sides[r]}
    assert [v for v, parts in enumerate(state.parts) if parts == state.full[v] and not _resolving(state, v)] == sorted(
        state.sites
    )
    assert state.places == sorted(set(state.places))
    _check_supply(state)
    _check_lines(state)


def _buildings(state: MarbleState, vertex: int) -> int:
    """Count what meets at a vertex by looking at the triangles around it."""
    there = {state.cover[triangle] for triangle in state.box.grid.around[vertex]} - {BARE}
    return len(there if state.chosen["hill_counts_as_building"] else there - {HILL})


def _resolving(state: MarbleState, vertex: int) -> bool:
    """Tell whether a site waits for its turn to be resolved, as a corner of the tile placed last."""
    return state.standing[vertex] == NOBODY and vertex in state.box.grid.corners[state.placed[-1]]


def _check_supply(state: MarbleState) -> None:
    fountains = state.standing.count(FOUNTAIN)
    assert state.fountains == max(state.box.fountains - fountains, 0)
    for pile, count in enumerate(state.box.civic_tiles):
        built = sum(state.box.pile_of[kind] == pile for kind in state.standing if 0 <= kind < FOUNTAIN)
        assert state.civic_tiles[pile] == max(count - built, 0)


def _check_lines(state: MarbleState) -> None:
    """Aqueducts lie on sides of tiles, and no vertex is on two of them or twice on one."""
    grid = state.box.grid
    visited = [vertex for line in state.lines for vertex in line]
    assert len(set(visited)) == len(visited)
    for aqueduct, line in zip(state.box.aqueducts, state.lines, strict=True):
        assert not line or line[0] == aqueduct.source
        assert len(line) <= aqueduct.pieces + 1
        assert all(state.side[grid.edge[one, other]] for one, other in pairwise(line))


def hidden(state: MarbleState, seat: int) -> dict[str, list[int]]:
    """Return the values of the Bridge tiles that a seat cannot see."""
    if state.phase == FINISHED:
        return {}
    taken_by_others = [
        state.bridge_value[bridge] for bridge, owner in enumerate(state.bridge_owner) if owner not in (NOBODY, seat)
    ]
    on_board = [state.bridge_value[bridge] for bridge, owner in enumerate(state.bridge_owner) if owner == NOBODY]
    return {"bridges": [*on_board, *taken_by_others, state.bridge_value[-1]]}
