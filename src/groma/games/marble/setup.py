"""M5  Set-up, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from groma.games.marble import verbs
from groma.games.marble.box import Box
from groma.games.marble.components import TREASURY, TYPES
from groma.games.marble.state import BARE, NOBODY, OPEN, SOURCES, TURNS, MarbleState, Player
from groma.games.marble.turn import NextTurn

NEVER: Final = 7
"""More parts than a hexagon has."""


def set_up(state: MarbleState, box: Box) -> None:
    """M5  Lay out the table."""
    _clear_table(state, box)
    state.players = [_new_player(state, box, seat) for seat in range(state.seats)]
    _draw_hills(state, box)
    _lay_bridges(state, box)
    verbs.deal_tiles(state)
    _draw_start(state)
    state.agenda.append(NextTurn())


def _clear_table(state: MarbleState, box: Box) -> None:
    """M5.4, M5.5, M5.6  Stacks and supply."""
    grid = box.grid
    state.phase = TURNS
    state.finals = 0
    state.stacks = box.tile_counts[:]
    state.imperium = box.imperium_counts[:]
    state.civic_tiles = box.civic_tiles[:]
    state.fountains = box.fountains
    state.coins = box.coins
    state.hills = []
    state.full = _full(state, box)
    state.bridge_owner = [NOBODY] * len(box.bridges)
    state.shared = False
    state.cover = [BARE] * len(grid.triangles)
    state.type_of = [NOBODY] * len(grid.rhombi)
    state.magistrate = [NOBODY] * len(grid.rhombi)
    state.placed = []
    state.places = []
    state.parts = [0] * len(grid.vertices)
    state.buildings = [0] * len(grid.vertices)
    state.side = [False] * len(grid.edges)
    state.standing = [OPEN] * len(grid.vertices)
    state.owner = [NOBODY] * len(grid.vertices)
    state.sites = []
    state.lines = [[] for _ in box.aqueducts]
    state.wet = [source >= 0 for source in box.source_of]


def _full(state: MarbleState, box: Box) -> list[int]:
    """M11.1, M11.6, M25.3  All triangles around a vertex make it complete; at the boundary only if the table likes."""
    boundary = bool(state.chosen["boundary_vertex_is_site"])
    around = zip(box.grid.around, box.grid.interior, strict=True)
    return [len(triangles) if interior or boundary else NEVER for triangles, interior in around]


def _new_player(state: MarbleState, box: Box, seat: int) -> Player:
    """M5.7, M5.8, M5.9, M5.15  Give a player his colour, a score of 0, three magistrates and sixteen cubes."""
    player = Player()
    player.colour = box.colours.index(str(state.chosen["colours"]).split(",")[seat])
    player.score = box.starting_score
    player.earned = [0] * len(SOURCES)
    player.atrium = [0] * len(TYPES)
    player.domus = [0] * len(TYPES)
    player.magistrates = box.magistrates
    player.posted = []
    player.sent = [0] * (TREASURY + 1)
    player.imperium = [0] * len(TYPES)
    player.coins = 0
    player.cubes = box.cubes
    player.buildings = 0
    return player


def _draw_hills(state: MarbleState, box: Box) -> None:
    """M5.1, M3.8, M21.4  Reveal three of the seven Hill tiles; the other spaces stay ordinary triangles."""
    hills = list(range(len(box.hills)))
    state.chance.shuffle(hills)
    for hill in sorted(hills[: box.hills_drawn]):
        verbs.lay_hill(state, hill)
    open_hills(state)


def open_hills(state: MarbleState) -> None:
    """M10.6, M10.7, M10.14, M25.5  The first tiles touch one of the hills in play, with a whole side."""
    grid = state.box.grid
    contact = grid.beside_triangle if state.chosen["hill_contact_needs_full_side"] else grid.near_triangle
    for hill in state.hills:
        verbs.open_places(state, contact[state.box.hills[hill].triangle])


def _lay_bridges(state: MarbleState, box: Box) -> None:
    """M5.2, M5.3, M21.1, M21.4  One unseen Bridge tile on each space; the last is removed unseen."""
    state.bridge_value = box.bridge_values[:]
    state.chance.shuffle(state.bridge_value)


def _draw_start(state: MarbleState) -> None:
    """M5.14, M21.4  Draw the starting player."""
    first = state.chance.below(state.seats)
    verbs.draw_start(state, first)
    state.active = (first - 1) % state.seats
