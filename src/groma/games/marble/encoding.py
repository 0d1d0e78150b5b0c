"""What a seat knows of the table, as numbers for learners: all that its view shows, the city in planes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groma.games.marble.grid import ORIENTATIONS, Grid
from groma.games.marble.play import ChooseMagistrate, ChoosePlace
from groma.games.marble.sites import MoveMagistrate
from groma.games.marble.state import PHASES, SOURCES, STANDING, MarbleState
from groma.games.marble.view import knows_bridge
from groma.kernel.encoding import MOST, Block, Encoding, Planes, SeatBlock, away, ids, one_of, places

if TYPE_CHECKING:
    from groma.games.marble.box import Box

TABLE: Final = ("start", "active", "finals", "fountains", "coins")
BOARD: Final = ("colour", "score", "magistrates", "coins", "cubes", "buildings")
DOING: Final = ("seat", "tile", "place", "site", "space")


def encoding(game: Any, box: Box) -> Encoding[MarbleState]:
    """Return the blocks of the game."""
    return Encoding(game, [*_of_the_table(box), *_of_the_players(box), *_of_the_city(box)])


def _of_the_table(box: Box) -> list[Block[MarbleState]]:
    seats, bridges, hills = box.players_max, len(box.bridges), tuple([hill.id for hill in box.hills])
    values = (0, max(box.bridge_values) + 1)
    piles = len(box.civic_tiles)
    return [
        Block("table", (len(TABLE),), (0, MOST), "What there is once.", _table, TABLE),
        Block("phase", (len(PHASES),), (0, 1), "The phase of the game.", _phase, tuple(PHASES)),
        Block("doing", (len(DOING),), (0, MOST), "The tile being played or the site being resolved.", _doing, DOING),
        Block("stacks", (len(box.tiles),), (0, MOST), "Tiles left by type.", _stacks, tuple(box.tiles)),
        Block("imperium", (len(box.imperium),), (0, MOST), "Imperium tiles left.", _imperium, tuple(box.imperium)),
        Block("civic_tiles", (piles,), (0, MOST), "Civic tiles left by pile.", _civic_tiles),
        Block("hills", (len(hills),), (0, 1), "The hills in play.", _hills, hills),
        Block("bridge_owners", (bridges,), (0, seats), "By bridge space: who took its tile.", _owners),
        Block("bridge_values", (bridges,), values, "Its value plus 1; 0 if the seat does not know it.", _values),
    ]


def _of_the_players(box: Box) -> list[Block[MarbleState]]:
    seats, tiles, imperium, spaces = box.players_max, tuple(box.tiles), tuple(box.imperium), tuple(box.spaces)
    return [
        SeatBlock("boards", (seats, len(BOARD)), (0, MOST), "By seat: its board and pieces.", _board, BOARD),
        SeatBlock("earned", (seats, len(SOURCES)), (0, MOST), "By seat: points by source.", _earned, tuple(SOURCES)),
        SeatBlock("atrium", (seats, len(tiles)), (0, MOST), "By seat: its playable tiles.", _atrium, tiles),
        SeatBlock("domus", (seats, len(tiles)), (0, MOST), "By seat: the tiles drawn in this turn.", _domus, tiles),
        SeatBlock("sent", (seats, len(spaces)), (0, MOST), "By seat: magistrates on the spaces.", _sent, spaces),
        SeatBlock("taken", (seats, len(imperium)), (0, MOST), "By seat: its Imperium tiles.", _taken, imperium),
    ]


def _of_the_city(box: Box) -> list[Block[MarbleState]]:
    seats, city = box.players_max, City(box.grid)
    plane = (city.rows, city.columns)
    rhombi = (len(ORIENTATIONS), *plane)
    laid = f"By place of a tile, in planes {', '.join(ORIENTATIONS)} by row from the north: "
    sites = "By vertex, by row from the north: "
    longest = max([aqueduct.pieces for aqueduct in box.aqueducts]) + 1
    return [
        Planes("tiles", rhombi, (0, len(box.tiles)), laid + "the type of the tile there.", city.tiles),
        Planes("magistrates", rhombi, (0, seats), laid + "whose magistrate stands there.", city.magistrates),
        Planes("placed", rhombi, (0, MOST), laid + "as which it came, from 1.", city.placed),
        Planes("free", rhombi, (0, 1), laid + "whether a tile may be placed there now.", city.free),
        Planes("standing", plane, (0, len(STANDING)), sites + f"{', '.join(STANDING)}, from 1.", city.standing),
        Planes("site_owners", plane, (0, seats), sites + "who owns the building.", city.site_owners),
        Planes("resolved", plane, (0, MOST), sites + "as which the site was resolved, from 1.", city.resolved),
        Planes("parts", plane, (0, MOST), sites + "how many triangles around it are covered.", city.parts),
        Planes("corners", plane, (0, MOST), sites + "how many buildings the corners there show.", city.corners),
        Block(
            "aqueducts",
            (len(box.aqueducts), longest),
            (0, len(box.grid.vertices)),
            "By aqueduct: the vertices of its line from the source, by row from the north, from 1.",
            _aqueducts,
        ),
    ]


def _table(state: MarbleState, seat: int) -> list[int]:
    start, active = away(state.start, seat, state.seats), away(state.active, seat, state.seats)
    return [start, active, state.finals, state.fountains, state.coins]


def _phase(state: MarbleState, seat: int) -> list[int]:
    return one_of(state.phase, len(PHASES))


def _doing(state: MarbleState, seat: int) -> list[int]:
    decision = state.decision()
    if isinstance(decision, ChoosePlace):
        return [away(decision.seat, seat, state.seats), decision.type + 1, 0, 0, 0]
    if isinstance(decision, ChooseMagistrate):
        return [away(decision.seat, seat, state.seats), decision.type + 1, decision.rhombus + 1, 0, 0]
    if isinstance(decision, MoveMagistrate):
        return [away(decision.seat, seat, state.seats), 0, 0, decision.vertex + 1, decision.space + 1]
    return [0] * len(DOING)


def _stacks(state: MarbleState, seat: int) -> list[int]:
    return state.stacks


def _imperium(state: MarbleState, seat: int) -> list[int]:
    return state.imperium


def _civic_tiles(state: MarbleState, seat: int) -> list[int]:
    return state.civic_tiles


def _hills(state: MarbleState, seat: int) -> list[int]:
    return [1 if hill in state.hills else 0 for hill in range(len(state.box.hills))]


def _owners(state: MarbleState, seat: int) -> list[int]:
    return [away(owner, seat, state.seats) for owner in state.bridge_owner]


def _values(state: MarbleState, seat: int) -> list[int]:
    """M21.1, M21.2  The owner knows a value; after the end everyone knows all."""
    return [
        state.bridge_value[bridge] + 1 if knows_bridge(state, bridge, seat) else 0
        for bridge in range(len(state.box.bridges))
    ]


def _board(state: MarbleState, seat: int, viewer: int) -> list[int]:
    me = state.players[seat]
    return [me.colour + 1, me.score, me.magistrates, me.coins, me.cubes, me.buildings]


def _earned(state: MarbleState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].earned


def _atrium(state: MarbleState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].atrium


def _domus(state: MarbleState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].domus


def _sent(state: MarbleState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].sent


def _taken(state: MarbleState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].imperium


def _aqueducts(state: MarbleState, seat: int) -> list[int]:
    found: list[int] = []
    longest = max([aqueduct.pieces for aqueduct in state.box.aqueducts]) + 1
    for line in state.lines:
        found += ids(line, longest)
    return found


class City:
    """Planes of the grid: a row for each r from the north, a column for each q from the west."""

    def __init__(self, grid: Grid) -> None:
        west, north = min(grid.vertices)[0], grid.vertices[0][1]
        self.columns = max(grid.vertices)[0] - west + 1
        self.rows = grid.vertices[-1][1] - north + 1
        size = self.rows * self.columns
        self.spots = [(r - north) * self.columns + q - west for q, r in grid.vertices]
        """By vertex: its place in a plane."""
        self.lying = [o * size + (r - north) * self.columns + q - west for q, r, o in grid.rhombi]
        """By rhombus: its place in the planes of the orientations."""

    def _by_rhombus(self, rhombi: list[int], numbers: list[int]) -> list[int]:
        """Return the places of some rhombi in the planes, each with its number."""
        found: list[int] = []
        for place, rhombus in enumerate(rhombi):
            found += [self.lying[rhombus], numbers[place]]
        return found

    def _by_vertex(self, numbers: list[int]) -> list[int]:
        """Return the places of the vertices in a plane that have a number, each with it."""
        found: list[int] = []
        for vertex, number in enumerate(numbers):
            if number:
                found += [self.spots[vertex], number]
        return found

    def tiles(self, state: MarbleState, seat: int) -> list[int]:
        """Return the types of the tiles."""
        return self._by_rhombus(state.placed, [state.type_of[rhombus] + 1 for rhombus in state.placed])

    def magistrates(self, state: MarbleState, seat: int) -> list[int]:
        """Return the seats of the magistrates on them."""
        standing = [away(state.magistrate[rhombus], seat, state.seats) for rhombus in state.placed]
        return self._by_rhombus(state.placed, standing)

    def placed(self, state: MarbleState, seat: int) -> list[int]:
        """Return the order in which they came."""
        return self._by_rhombus(state.placed, list(range(1, len(state.placed) + 1)))

    def free(self, state: MarbleState, seat: int) -> list[int]:
        """Return where a tile may be placed."""
        return self._by_rhombus(state.places, [1] * len(state.places))

    def standing(self, state: MarbleState, seat: int) -> list[int]:
        """Return what stands on the sites."""
        return self._by_vertex([standing + 1 for standing in state.standing])

    def site_owners(self, state: MarbleState, seat: int) -> list[int]:
        """Return who owns the buildings."""
        return self._by_vertex([away(owner, seat, state.seats) for owner in state.owner])

    def resolved(self, state: MarbleState, seat: int) -> list[int]:
        """Return the order in which the sites were resolved."""
        return self._by_vertex(places(state.sites, len(self.spots)))

    def parts(self, state: MarbleState, seat: int) -> list[int]:
        """Return how many triangles are covered around each vertex."""
        return self._by_vertex(state.parts)

    def corners(self, state: MarbleState, seat: int) -> list[int]:
        """Return how many buildings the corners at each vertex show."""
        return self._by_vertex(state.buildings)
