"""Whether the components of a file fit together: a file that could not be played is refused when it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groma.games.marble.grid import distance

if TYPE_CHECKING:
    from groma.games.marble.box import Box

OPTIONS: Final[dict[str, set[bool | int | str]]] = {
    "hill_counts_as_building": {True, False},
    "boundary_vertex_is_site": {True, False},
    "contact_needs_full_side": {True, False},
    "hill_contact_needs_full_side": {True, False},
    "fountain_adjacency": {"grid_distance_1", "tile_side"},
    "recall_from_imperium_or_treasury": {True, False},
    "collect_after_final_action": {True, False},
    "component_shortage_stops_building": {True, False},
    "fountain_shortage": {"plaza", "unlimited"},
}
"""The options that the rules read, and the values that they know."""


def check_playable(box: Box) -> None:
    """Refuse what the single rows cannot see."""
    _check_players(box)
    _check_options(box)
    _check_hills(box)
    _check_bridges(box)
    _check_meetings(box)


def _check_players(box: Box) -> None:
    if len(box.colours) < box.players_max:
        raise box.error("[[player_colour]]", f"must hold one for each of {box.players_max} players")
    for name, count in zip(box.tiles, box.tile_counts, strict=True):
        if count < box.players_max * box.starting_tiles:
            raise box.error(f'[[neighbourhood]] "{name}":', 'key "count" must give every player the starting tiles')
    if box.empty_stacks_at_end > len(box.tiles):
        raise box.error("[constants.end]:", f'key "empty_stacks_to_trigger" must not exceed {len(box.tiles)}')


def _check_options(box: Box) -> None:
    for name, known in OPTIONS.items():
        if name not in box.options:
            raise box.error("[[options]]", f"must hold {name}")
        unknown = [value for value in box.options[name] if value not in known or type(value) not in map(type, known)]
        if unknown:
            raise box.error(f'[[options]] "{name}":', f'key "values" holds {unknown[0]!r}, which the rules do not know')
    for name in box.options:
        if name not in OPTIONS and name != "colours":
            raise box.error("[[options]]", f"holds {name}, which the rules do not know")


def _check_hills(box: Box) -> None:
    """M3.7  Hills have interior corners and stand apart; some are drawn, and some are left."""
    if not 1 <= box.hills_drawn <= len(box.hills):
        raise box.error("[hill_tiles]:", f'key "drawn" must lie between 1 and {len(box.hills)}')
    grid = box.grid
    corners = [[grid.vertices[vertex] for vertex in grid.corners_of[hill.triangle]] for hill in box.hills]
    for number, (hill, one) in enumerate(zip(box.hills, corners, strict=True)):
        if False in [grid.interior[grid.vertex[point]] for point in one]:
            raise box.error(f'[[hill]] "{hill.id}":', 'key "triangle" must have interior corners')
        if box.bridge_on[hill.triangle] >= 0:
            raise box.error(f'[[hill]] "{hill.id}":', 'key "triangle" must not be a bridge space')
        for other in corners[:number]:
            if min([distance(a, b) for a in one for b in other]) < 2:
                raise box.error(f'[[hill]] "{hill.id}":', 'key "triangle" lies too near to another hill')


def _check_bridges(box: Box) -> None:
    """M5.2, M5.3  There is one Bridge tile more than there are spaces."""
    if len(box.bridge_values) != len(box.bridges) + 1:
        raise box.error("[[bridge_tile]]", f"must be {len(box.bridges) + 1} tiles, one more than bridge spaces")
    if len({bridge.triangle for bridge in box.bridges}) < len(box.bridges):
        raise box.error("[[bridge_space]]", "two bridges share a triangle")
    if len({aqueduct.source for aqueduct in box.aqueducts}) < len(box.aqueducts):
        raise box.error("[[aqueduct]]", "two aqueducts share a water source")


def _check_meetings(box: Box) -> None:
    """M3.12, M10.12  No tile covers two bridge spaces, touches two sources, or does both."""
    grid = box.grid
    for rhombus, covered in enumerate(grid.covers):
        bridges = [triangle for triangle in covered if box.bridge_on[triangle] >= 0]
        sources = [vertex for vertex in grid.corners[rhombus] if box.source_of[vertex] >= 0]
        if len(bridges) + len(sources) > 1:
            raise box.error("[[bridge_space]]", f"a tile at {grid.rhombus_name(rhombus)} would meet two of them")
