"""What a seat knows of the table, as numbers for learners: all that its view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groma.games.praetor.build import ChooseRotation
from groma.games.praetor.components import RESOURCES
from groma.games.praetor.maintenance import current_age, upkeep
from groma.games.praetor.state import (
    NO_WORKER,
    PHASES,
    SETUP,
    SOURCES,
    PraetorState,
    in_last_round,
    level_of,
    seat_of,
)
from groma.games.praetor.turn import turn_order
from groma.kernel.encoding import MOST, PLACES, Block, Encoding, Planes, SeatBlock, Sheet, Sparse, away, one_of

if TYPE_CHECKING:
    from groma.games.praetor.box import Box

REACH: Final = 8
"""How far the planes go from the centre; in the table of tiles every tile is told, wherever it lies."""
WIDTH: Final = 2 * REACH + 1
PLANES: Final = (
    "kind",
    "owner",
    "builder",
    "builder_level",
    "visitor",
    "visitor_level",
    "corner_nw",
    "corner_ne",
    "corner_se",
    "corner_sw",
    "beside",
    "touching",
)
AREA: Final = WIDTH * WIDTH
OWNER: Final = 1 * AREA
BUILDER: Final = 2 * AREA
VISITOR: Final = 4 * AREA
CORNERS: Final = 6 * AREA
BESIDE: Final = 10 * AREA
TOUCHING: Final = 11 * AREA
"""Where these planes begin; the level of a worker stands in the plane after his."""
OUTSIDE: Final = -1
"""The place in the planes of a cell that is not on them."""

UNSEEN: Final = 1
IN_DISPLAY: Final = 2
IN_CITY: Final = 3
TABLE: Final = ("round", "last_round", "deck", "age", "wall_pile", "section", "turn")
TILE: Final = (
    "where",
    "place",
    "x",
    "y",
    "rotation",
    "owner",
    "builder",
    "builder_level",
    "visitor",
    "visitor_level",
)
COLUMNS: Final = 10
"""How many numbers a tile has; its row has its place, cell, rotation, owner and workers here:"""
PLACE: Final = 1
X: Final = 2
Y: Final = 3
ROTATION: Final = 4
TOKEN: Final = 5
ON_BUILDER: Final = 6
ON_VISITOR: Final = 8
BOARD: Final = (
    "colour",
    "board",
    "favor",
    "morale",
    "away",
    "villagers",
    "zone_one",
    "zone_two",
    "retired",
    "retired_away",
    "upkeep",
    "tiles",
    "passed",
)


def encoding(game: Any, box: Box) -> Encoding[PraetorState]:
    """Return the blocks of the game."""
    return Encoding(game, [*_of_the_table(box), *_of_the_players(box), *_of_the_city(box)])


def _of_the_table(box: Box) -> list[Block[PraetorState]]:
    seats, sections = box.players_max, len(box.sections)
    building = ("tile", "is_placed", "x", "y")
    return [
        Block("table", (len(TABLE),), (0, MOST), "What there is once; the face-up section from 1.", _table, TABLE),
        Block("phase", (len(PHASES),), (0, 1), "The phase of the round.", _phase, tuple(PHASES)),
        Sparse("order", (seats,), (0, seats), "The seats in the turn order of the round.", _order),
        Sparse("stacks", (seats,), (0, seats), "The seats along the favor track, on a space from the top.", _stacks),
        Block(
            "removed",
            (sections,),
            (0, sections),
            "Wall sections that nobody took, in their order.",
            _removed,
            holds=PLACES,
        ),
        Sparse("unseen", (sections,), (0, 1), "Wall sections that are still in the pile.", _unseen),
        Block("building", (4,), (-MOST, MOST), "The tile that is being built, and its cell.", _building, building),
    ]


def _of_the_players(box: Box) -> list[Block[PraetorState]]:
    seats, tiles, sections = box.players_max, len(box.tiles), len(box.sections)
    goods, sources, levels = tuple(RESOURCES), tuple(SOURCES), box.retire_level + 1
    return [
        SeatBlock("boards", (seats, len(BOARD)), (-MOST, MOST), "By seat: its board and workers.", _board, BOARD),
        SeatBlock("resources", (seats, len(goods)), (0, MOST), "By seat: its stock.", _stock, goods),
        SeatBlock("earned", (seats, len(sources)), (-MOST, MOST), "By seat: favor by source.", _earned, sources),
        SeatBlock("home", (seats, levels), (0, MOST), "By seat: active workers at home by level.", _home),
        SeatBlock(
            "used", (seats, tiles), (0, tiles), "By seat: special tiles used, in their order.", _used, holds=PLACES
        ),
        SeatBlock(
            "sections", (seats, sections), (0, sections), "By seat: wall sections, in order.", _sections, holds=PLACES
        ),
    ]


def _of_the_city(box: Box) -> list[Block[PraetorState]]:
    return [
        Sparse(
            "tiles",
            (len(box.tiles), COLUMNS),
            (-MOST, MOST),
            "By tile: where it lies (put away, unseen, display, city), its place there from 1, and what is on it.",
            _tiles,
            TILE,
        ),
        Planes(
            "city",
            (len(PLANES), WIDTH, WIDTH),
            (0, MOST),
            f"Planes of the city, {REACH} cells each way from the centre, by row: {', '.join(PLANES)}.",
            City(box).planes,
        ),
    ]


def _table(state: PraetorState, seat: int) -> list[int]:
    return [
        state.round,
        1 if in_last_round(state) else 0,
        len(state.deck),
        current_age(state),
        len(state.wall_pile),
        state.section + 1,
        state.turn + 1,
    ]


def _phase(state: PraetorState, seat: int) -> list[int]:
    return one_of(state.phase, len(PHASES))


def _put_seats(state: PraetorState, seats: list[int], seat: int, sheet: Sheet) -> None:
    for place, other in enumerate(seats):
        sheet.put(place, away(other, seat, state.seats))


def _order(state: PraetorState, seat: int, sheet: Sheet) -> None:
    _put_seats(state, state.order, seat, sheet)


def _stacks(state: PraetorState, seat: int, sheet: Sheet) -> None:
    _put_seats(state, turn_order(state), seat, sheet)


def _board(state: PraetorState, seat: int, viewer: int) -> list[int]:
    me = state.players[seat]
    has_board = state.phase != SETUP or seat < state.waiting[0]
    return [
        me.colour + 1,
        me.board + 1 if has_board else 0,
        me.favor,
        me.morale,
        me.away,
        me.villagers,
        me.zone_one,
        me.zone_two,
        me.retired,
        me.retired_away,
        upkeep(state, seat),
        me.tiles,
        1 if me.passed else 0,
    ]


def _stock(state: PraetorState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].resources


def _earned(state: PraetorState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].earned


def _home(state: PraetorState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].home


def _used(state: PraetorState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].used


def _sections(state: PraetorState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].sections


def _removed(state: PraetorState, seat: int) -> list[int]:
    return state.removed


def _unseen(state: PraetorState, seat: int, sheet: Sheet) -> None:
    for section in state.wall_pile:
        sheet.put(section, 1)


def _building(state: PraetorState, seat: int) -> list[int]:
    """P9.3  Between paying and placing, the worker stands on a tile of the display."""
    for tile in state.display:
        if state.builder[tile] != NO_WORKER:
            decision = state.decision()
            if isinstance(decision, ChooseRotation):
                x, y = state.box.grid.coordinates(decision.cell)
                return [tile + 1, 1, x, y]
            return [tile + 1, 0, 0, 0]
    return [0, 0, 0, 0]


def _tiles(state: PraetorState, seat: int, sheet: Sheet) -> None:
    for tile in state.deck:
        sheet.put_once(COLUMNS * tile, UNSEEN)
    for place, tile in enumerate(state.display):
        _put_tile(sheet, tile, IN_DISPLAY, place)
        _put_workers(state, tile, seat, sheet, COLUMNS * tile)
    for place, (cell, tile) in enumerate(state.city.items()):
        start = COLUMNS * tile
        x, y = state.box.grid.coordinates(cell)
        _put_tile(sheet, tile, IN_CITY, place)
        sheet.put(start + X, x)
        sheet.put(start + Y, y)
        sheet.put(start + ROTATION, state.rotation[tile])
        sheet.put(start + TOKEN, away(state.owner[tile], seat, state.seats))
        _put_workers(state, tile, seat, sheet, start)


def _put_tile(sheet: Sheet, tile: int, where: int, place: int) -> None:
    sheet.put_once(COLUMNS * tile, where)
    sheet.put(COLUMNS * tile + PLACE, place + 1)


def _put_workers(state: PraetorState, tile: int, seat: int, sheet: Sheet, start: int) -> None:
    _put_worker(state, state.builder[tile], seat, sheet, start + ON_BUILDER, 1)
    _put_worker(state, state.visitor[tile], seat, sheet, start + ON_VISITOR, 1)


def _put_worker(state: PraetorState, worker: int, seat: int, sheet: Sheet, place: int, level: int) -> None:
    """Write whose worker it is, and so many places further his level."""
    if worker != NO_WORKER:
        sheet.put(place, away(seat_of(worker), seat, state.seats))
        sheet.put(place + level, level_of(worker))


class City:
    """Planes of the cells around the centre, by row from the north."""

    def __init__(self, box: Box) -> None:
        self.kinds = [box.kinds.index(tile.kind) + 1 for tile in box.tiles]
        """By tile: its kind, from 1."""
        points = [box.grid.coordinates(cell) for cell in range(box.grid.width * box.grid.width)]
        self.spots = [(y + REACH) * WIDTH + x + REACH if max(abs(x), abs(y)) <= REACH else OUTSIDE for x, y in points]
        """By cell: its place in a plane."""

    def planes(self, state: PraetorState, seat: int, sheet: Sheet) -> None:
        """Write what lies in the city, and where a tile may be placed."""
        for cell, tile in state.city.items():
            place = self.spots[cell]
            if place != OUTSIDE:
                self._draw(state, tile, seat, sheet, place)
        self._mark(sheet, state.edge, BESIDE)
        self._mark(sheet, state.corners, TOUCHING)

    def _draw(self, state: PraetorState, tile: int, seat: int, sheet: Sheet, place: int) -> None:
        """Write what the planes show of a tile."""
        sheet.put(place, self.kinds[tile])
        sheet.put(OWNER + place, away(state.owner[tile], seat, state.seats))
        _put_worker(state, state.builder[tile], seat, sheet, BUILDER + place, AREA)
        _put_worker(state, state.visitor[tile], seat, sheet, VISITOR + place, AREA)
        place += CORNERS
        for design in state.box.tiles[tile].rotated[state.rotation[tile]]:
            sheet.put(place, design + 1)
            place += AREA

    def _mark(self, sheet: Sheet, cells: list[int], plane: int) -> None:
        """Write a 1 on some cells of one plane."""
        for cell in cells:
            place = self.spots[cell]
            if place != OUTSIDE:
                sheet.put(plane + place, 1)
