"""What a seat knows of the table, as numbers for learners: all that its view shows, the city in planes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groma.games.marble.grid import ORIENTATIONS
from groma.games.marble.play import ChooseMagistrate, ChoosePlace
from groma.games.marble.sites import MoveMagistrate
from groma.games.marble.state import NOBODY, PHASES, SOURCES, STANDING, MarbleState
from groma.games.marble.view import knows_bridge
from groma.kernel.encoding import MOST, Block, Encoding, Planes, SeatBlock, Sheet, Sparse, away, one_of

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
    seats, city = box.players_max, City(box)
    plane = (city.rows, city.columns)
    rhombi = (len(ORIENTATIONS), *plane)
    laid = f"By place of a tile, in planes {', '.join(ORIENTATIONS)} by row from the north: "
    sites = "By vertex, by row from the north: "
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
        Sparse(
            "aqueducts",
            (len(box.aqueducts), city.longest),
            (0, len(box.grid.vertices)),
            "By aqueduct: the vertices of its line from the source, by row from the north, from 1.",
            city.aqueducts,
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


class City:
    """Planes of the grid: a row for each r from the north, a column for each q from the west."""

    def __init__(self, box: Box) -> None:
        grid = box.grid
        west, north = min(grid.vertices)[0], grid.vertices[0][1]
        self.columns = max(grid.vertices)[0] - west + 1
        self.rows = grid.vertices[-1][1] - north + 1
        size = self.rows * self.columns
        self.spots = [(r - north) * self.columns + q - west for q, r in grid.vertices]
        """By vertex: its place in a plane."""
        self.lying = [o * size + (r - north) * self.columns + q - west for q, r, o in grid.rhombi]
        """By rhombus: its place in the planes of the orientations."""

        self.longest = max([aqueduct.pieces for aqueduct in box.aqueducts]) + 1
        """How many vertices the line of an aqueduct may have."""

    def _by_vertex(self, numbers: list[int], sheet: Sheet) -> None:
        """Write the number of each vertex."""
        for vertex, number in enumerate(numbers):
            if number:
                sheet.put(self.spots[vertex], number)

    def tiles(self, state: MarbleState, seat: int, sheet: Sheet) -> None:
        """Write the types of the tiles."""
        for rhombus in state.placed:
            sheet.put(self.lying[rhombus], state.type_of[rhombus] + 1)

    def magistrates(self, state: MarbleState, seat: int, sheet: Sheet) -> None:
        """Write the seats of the magistrates on them."""
        for rhombus in state.placed:
            sheet.put(self.lying[rhombus], away(state.magistrate[rhombus], seat, state.seats))

    def placed(self, state: MarbleState, seat: int, sheet: Sheet) -> None:
        """Write the order in which they came."""
        for place, rhombus in enumerate(state.placed):
            sheet.put(self.lying[rhombus], place + 1)

    def free(self, state: MarbleState, seat: int, sheet: Sheet) -> None:
        """Write where a tile may be placed."""
        for rhombus in state.places:
            sheet.put(self.lying[rhombus], 1)

    def standing(self, state: MarbleState, seat: int, sheet: Sheet) -> None:
        """Write what stands on the sites."""
        for vertex, standing in enumerate(state.standing):
            if standing >= 0:
                sheet.put(self.spots[vertex], standing + 1)

    def site_owners(self, state: MarbleState, seat: int, sheet: Sheet) -> None:
        """Write who owns the buildings."""
        for vertex, owner in enumerate(state.owner):
            if owner != NOBODY:
                sheet.put(self.spots[vertex], away(owner, seat, state.seats))

    def resolved(self, state: MarbleState, seat: int, sheet: Sheet) -> None:
        """Write the order in which the sites were resolved."""
        for place, vertex in enumerate(state.sites):
            sheet.put_once(self.spots[vertex], place + 1)

    def parts(self, state: MarbleState, seat: int, sheet: Sheet) -> None:
        """Write how many triangles are covered around each vertex."""
        self._by_vertex(state.parts, sheet)

    def corners(self, state: MarbleState, seat: int, sheet: Sheet) -> None:
        """Write how many buildings the corners at each vertex show."""
        self._by_vertex(state.buildings, sheet)

    def aqueducts(self, state: MarbleState, seat: int, sheet: Sheet) -> None:
        """Write the lines from their sources."""
        for aqueduct, line in enumerate(state.lines):
            sheet.cards(aqueduct * self.longest, line)
