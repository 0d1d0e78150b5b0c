"""What lies on the table."""

from __future__ import annotations

from typing import Final

from groma.games.marble.actions import Words
from groma.games.marble.box import Box
from groma.kernel import State

NOBODY: Final = -1
BARE: Final = -1
HILL: Final = -2
"""What covers a triangle that bears no neighbourhood tile."""
OPEN: Final = -1
FOUNTAIN: Final = 4
PLAZA: Final = 5
"""What stands on a vertex, besides the four types of buildings."""
STANDING: Final = ["temple", "baths", "theatre", "arena", "fountain", "plaza"]

TURNS: Final = 0
LAST_ROUND: Final = 1
FINISHED: Final = 2
PHASES: Final = ["turns", "last_round", "finished"]

SOURCES: Final = ["buildings", "bridges", "aqueducts", "fountains", "coins", "most_coins", "imperium"]
BUILDINGS: Final = 0
BRIDGES: Final = 1
AQUEDUCTS: Final = 2
FOUNTAINS: Final = 3
COINS: Final = 4
MOST_COINS: Final = 5
IMPERIUM: Final = 6


class Player:
    """One player's board and pieces."""

    __slots__ = (
        "atrium",
        "buildings",
        "coins",
        "colour",
        "cubes",
        "domus",
        "earned",
        "imperium",
        "magistrates",
        "posted",
        "score",
        "sent",
    )
    colour: int
    score: int
    earned: list[int]
    """Points by source; replaced when points are scored, so that copies share it."""
    atrium: list[int]
    """Playable tiles by type."""
    domus: list[int]
    """Tiles drawn in this turn, by type."""
    magistrates: int
    """How many magistrates are in the atrium."""
    posted: list[int]
    """The rhombi on which magistrates stand."""
    sent: list[int]
    """How many magistrates stand on each Imperium space, and in the Treasury."""
    imperium: list[int]
    """Imperium tiles by type."""
    coins: int
    cubes: int
    buildings: int
    """How many civic buildings the player owns."""

    def copy(self) -> Player:
        """Return an equal and independent player."""
        other = Player()
        other.colour = self.colour
        other.score = self.score
        other.earned = self.earned
        other.atrium = self.atrium[:]
        other.domus = self.domus[:]
        other.magistrates = self.magistrates
        other.posted = self.posted[:]
        other.sent = self.sent[:]
        other.imperium = self.imperium[:]
        other.coins = self.coins
        other.cubes = self.cubes
        other.buildings = self.buildings
        return other


class MarbleState(State):
    """The whole table.

    Copies share the lists of the city. Those of the tiles may be changed after `own_tiles`, which copies them
    if they are shared; the others are replaced when something is put on the board, never changed.
    """

    __slots__ = (
        "active",
        "box",
        "bridge_owner",
        "bridge_value",
        "buildings",
        "civic_tiles",
        "coins",
        "cover",
        "finals",
        "fountains",
        "full",
        "hills",
        "imperium",
        "lines",
        "magistrate",
        "owner",
        "parts",
        "phase",
        "placed",
        "places",
        "players",
        "shared",
        "side",
        "sites",
        "stacks",
        "standing",
        "start",
        "type_of",
        "wet",
        "words",
    )
    box: Box
    words: Words
    players: list[Player]
    start: int
    """The starting player."""
    active: int
    """The active player."""
    phase: int
    finals: int
    """How many final actions are left in the last round."""
    stacks: list[int]
    """Tiles left by type."""
    imperium: list[int]
    """Imperium tiles left by type."""
    civic_tiles: list[int]
    """Civic tiles left by pile."""
    fountains: int
    coins: int
    hills: list[int]
    """The hills in play; fixed at set-up."""
    full: list[int]
    """By vertex: how many covered triangles make the site there complete; fixed at set-up."""
    bridge_value: list[int]
    """The values of the tiles by bridge space, then of the removed one; only `deal_again` replaces it."""
    bridge_owner: list[int]
    """By bridge space: who took its tile."""
    shared: bool
    """Whether another state may hold the lists of the tiles too: from `cover` to `side`."""
    cover: list[int]
    """By triangle: the rhombus that covers it, or hill, or bare."""
    type_of: list[int]
    """By rhombus: the type of the tile there."""
    magistrate: list[int]
    """By rhombus: whose magistrate stands there."""
    placed: list[int]
    """The rhombi of the city in the order of placement."""
    parts: list[int]
    """By vertex: how many triangles around it are covered."""
    buildings: list[int]
    """By vertex: how many buildings the corners there show (M11.13)."""
    side: list[bool]
    """By edge: whether it is a side of a neighbourhood tile."""
    places: list[int]
    """The rhombi on which a tile may be placed now, in the order of their numbers."""
    standing: list[int]
    """By vertex: building, fountain or plaza."""
    owner: list[int]
    """By vertex: who owns the building there."""
    sites: list[int]
    """The vertices of the resolved sites, in that order."""
    lines: list[list[int]]
    """By aqueduct: the vertices of its line from the source; empty while it has not started."""
    wet: list[bool]
    """By vertex: whether an aqueduct passes there or may only begin there."""

    def copy(self) -> MarbleState:
        """Return an equal and independent state."""
        other = MarbleState()
        self.copy_into(other)
        other.box = self.box
        other.words = self.words
        other.players = [player.copy() for player in self.players]
        other.start = self.start
        other.active = self.active
        other.phase = self.phase
        other.finals = self.finals
        other.stacks = self.stacks[:]
        other.imperium = self.imperium[:]
        other.civic_tiles = self.civic_tiles[:]
        other.fountains = self.fountains
        other.coins = self.coins
        other.hills = self.hills
        other.full = self.full
        other.bridge_value = self.bridge_value
        other.bridge_owner = self.bridge_owner
        other.shared = self.shared = True
        other.cover = self.cover
        other.type_of = self.type_of
        other.magistrate = self.magistrate
        other.placed = self.placed
        other.places = self.places
        other.parts = self.parts
        other.buildings = self.buildings
        other.side = self.side
        other.standing = self.standing
        other.owner = self.owner
        other.sites = self.sites
        other.lines = self.lines
        other.wet = self.wet
        return other


def has_any(amounts: list[int]) -> bool:
    """Tell whether one of some amounts is not 0."""
    for amount in amounts:
        if amount:
            return True
    return False


def own_tiles(state: MarbleState) -> None:
    """Copy the lists of the tiles if another state may hold them, so that they can be changed."""
    if not state.shared:
        return
    state.shared = False
    state.cover = state.cover[:]
    state.type_of = state.type_of[:]
    state.magistrate = state.magistrate[:]
    state.placed = state.placed[:]
    state.parts = state.parts[:]
    state.buildings = state.buildings[:]
    state.side = state.side[:]


def is_complete(state: MarbleState, vertex: int) -> bool:
    """M11.1  Tell whether all parts of a hexagon lie on the board."""
    return state.parts[vertex] == state.full[vertex]


def tiles_at(state: MarbleState, vertex: int) -> list[int]:
    """Return the tiles that meet at a vertex, each once, clockwise."""
    cover = state.cover
    found: list[int] = []
    for triangle in state.box.grid.around[vertex]:
        rhombus = cover[triangle]
        if rhombus >= 0 and rhombus not in found:
            found.append(rhombus)
    return found
