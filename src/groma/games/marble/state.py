"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groma.games.marble.actions import Words
from groma.games.marble.box import Box
from groma.kernel import State
from groma.kernel.fields import Given, Lent, Shared

if TYPE_CHECKING:
    from groma.games.marble.view import MarbleView

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

    colour: int
    score: int
    earned: Shared[list[int]]
    """Points by source."""
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

    # Made by "make generate" from the fields above.
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

    def saved(self) -> dict[str, Any]:
        """Return the player as plain JSON."""
        return {
            "colour": self.colour,
            "score": self.score,
            "earned": self.earned,
            "atrium": self.atrium,
            "domus": self.domus,
            "magistrates": self.magistrates,
            "posted": self.posted,
            "sent": self.sent,
            "imperium": self.imperium,
            "coins": self.coins,
            "cubes": self.cubes,
            "buildings": self.buildings,
        }

    def lay(self, saved: dict[str, Any]) -> Player:
        """Fill this blank player with what was saved, and return it."""
        self.colour = saved["colour"]
        self.score = saved["score"]
        self.earned = saved["earned"]
        self.atrium = saved["atrium"]
        self.domus = saved["domus"]
        self.magistrates = saved["magistrates"]
        self.posted = saved["posted"]
        self.sent = saved["sent"]
        self.imperium = saved["imperium"]
        self.coins = saved["coins"]
        self.cubes = saved["cubes"]
        self.buildings = saved["buildings"]
        return self

    # End of what is made.


class MarbleState(State):
    """The whole table.

    Copies share the lists of the city. Those of the tiles may be changed after `own_tiles`, which copies them
    if they are shared; the others are replaced when something is put on the board, never changed.
    """

    box: Given[Box]
    words: Given[Words]
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
    hills: Shared[list[int]]
    """The hills in play; fixed at set-up."""
    full: Shared[list[int]]
    """By vertex: how many covered triangles make the site there complete; fixed at set-up."""
    bridge_value: Shared[list[int]]
    """The values of the tiles by bridge space, then of the removed one; only `deal_again` replaces it."""
    bridge_owner: Shared[list[int]]
    """By bridge space: who took its tile."""
    shared: Lent
    """Whether another state may hold the lists of the tiles too: from `cover` to `side`."""
    cover: Shared[list[int]]
    """By triangle: the rhombus that covers it, or hill, or bare."""
    type_of: Shared[list[int]]
    """By rhombus: the type of the tile there."""
    magistrate: Shared[list[int]]
    """By rhombus: whose magistrate stands there."""
    placed: Shared[list[int]]
    """The rhombi of the city in the order of placement."""
    parts: Shared[list[int]]
    """By vertex: how many triangles around it are covered."""
    buildings: Shared[list[int]]
    """By vertex: how many buildings the corners there show (M11.13)."""
    side: Shared[list[bool]]
    """By edge: whether it is a side of a neighbourhood tile."""
    places: Shared[list[int]]
    """The rhombi on which a tile may be placed now, in the order of their numbers."""
    standing: Shared[list[int]]
    """By vertex: building, fountain or plaza."""
    owner: Shared[list[int]]
    """By vertex: who owns the building there."""
    sites: Shared[list[int]]
    """The vertices of the resolved sites, in that order."""
    lines: Shared[list[list[int]]]
    """By aqueduct: the vertices of its line from the source; empty while it has not started."""
    wet: Shared[list[bool]]
    """By vertex: whether an aqueduct passes there or may only begin there."""

    def view(self, seat: int | None) -> MarbleView:
        """Return what a seat, or a spectator, may see."""
        seen: MarbleView = self.game.view(self, seat)
        return seen

    # Made by "make generate" from the fields above.
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

    def take(self, game: Any) -> None:
        """Take what the game gives to all its states."""
        self.box = game.box
        self.words = game.words

    def copy(self) -> MarbleState:
        """Return an equal and independent state."""
        other = MarbleState()
        self.copy_into(other)
        other.box = self.box
        other.words = self.words
        other.players = [one.copy() for one in self.players]
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
        other.parts = self.parts
        other.buildings = self.buildings
        other.side = self.side
        other.places = self.places
        other.standing = self.standing
        other.owner = self.owner
        other.sites = self.sites
        other.lines = self.lines
        other.wet = self.wet
        return other

    def saved(self) -> dict[str, Any]:
        """Return the state as plain JSON."""
        return {
            "players": [one.saved() for one in self.players],
            "start": self.start,
            "active": self.active,
            "phase": self.phase,
            "finals": self.finals,
            "stacks": self.stacks,
            "imperium": self.imperium,
            "civic_tiles": self.civic_tiles,
            "fountains": self.fountains,
            "coins": self.coins,
            "hills": self.hills,
            "full": self.full,
            "bridge_value": self.bridge_value,
            "bridge_owner": self.bridge_owner,
            "cover": self.cover,
            "type_of": self.type_of,
            "magistrate": self.magistrate,
            "placed": self.placed,
            "parts": self.parts,
            "buildings": self.buildings,
            "side": self.side,
            "places": self.places,
            "standing": self.standing,
            "owner": self.owner,
            "sites": self.sites,
            "lines": self.lines,
            "wet": self.wet,
        }

    def lay(self, saved: dict[str, Any]) -> MarbleState:
        """Fill this blank state with what was saved, and return it."""
        self.players = [Player().lay(one) for one in saved["players"]]
        self.start = saved["start"]
        self.active = saved["active"]
        self.phase = saved["phase"]
        self.finals = saved["finals"]
        self.stacks = saved["stacks"]
        self.imperium = saved["imperium"]
        self.civic_tiles = saved["civic_tiles"]
        self.fountains = saved["fountains"]
        self.coins = saved["coins"]
        self.hills = saved["hills"]
        self.full = saved["full"]
        self.bridge_value = saved["bridge_value"]
        self.bridge_owner = saved["bridge_owner"]
        self.shared = False
        self.cover = saved["cover"]
        self.type_of = saved["type_of"]
        self.magistrate = saved["magistrate"]
        self.placed = saved["placed"]
        self.parts = saved["parts"]
        self.buildings = saved["buildings"]
        self.side = saved["side"]
        self.places = saved["places"]
        self.standing = saved["standing"]
        self.owner = saved["owner"]
        self.sites = saved["sites"]
        self.lines = saved["lines"]
        self.wet = saved["wet"]
        return self

    # End of what is made.


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


def lies(state: MarbleState, rhombus: int) -> tuple[int, int, str, str, str]:
    """M2.18  Return how the log tells a place: q, r and orientation, and the labels of the wide corners."""
    grid = state.box.grid
    q, r, orientation = grid.rhombi[rhombus]
    one, other = grid.wide[rhombus]
    return q, r, state.box.orientations[orientation], grid.labels[one], grid.labels[other]
