"""P5  Who sees what: everything but the order of the two piles is open to all."""

from __future__ import annotations

from random import Random
from typing import Literal, TypedDict

from groma.games.praetor.build import ChooseRotation
from groma.games.praetor.components import RESOURCES
from groma.games.praetor.maintenance import current_age, upkeep
from groma.games.praetor.market import Trade, shortage
from groma.games.praetor.state import (
    NO_SECTION,
    NO_WORKER,
    NOBODY,
    PHASES,
    SETUP,
    SOURCES,
    PraetorState,
    in_last_round,
    level_of,
    morale_value,
    seat_of,
)
from groma.games.praetor.turn import turn_order
from groma.kernel import shuffle


class WorkerView(TypedDict):
    """A worker on a tile."""

    seat: int
    level: int
    """As its die shows."""


class TileView(TypedDict):
    """A tile of the city."""

    tile: str
    """The tile itself; several may be of one kind."""
    kind: str
    """What it does: the name of its sort."""
    x: int
    """Columns from the Imperial Outpost, which lies at 0, 0."""
    y: int
    rotation: int
    """Quarter turns from how it is printed."""
    corners: list[str]
    """The mosaics as they lie now."""
    owner: int | None
    """Nobody owns a neutral tile."""
    builder: WorkerView | None
    """Who stands on the builder's spot."""
    visitor: WorkerView | None
    """Who stands on the activation area."""


class BuildingView(TypedDict):
    """A tile of the display that is being built, with its worker; its cell as soon as that is chosen."""

    tile: str
    builder: WorkerView
    x: int | None
    y: int | None


class CounterView(TypedDict):
    """The counter of a Market: what each trade changes, by notation, and by which rule nothing may run short."""

    changes: dict[str, dict[str, int]]
    shortages: dict[str, str]


class PlayerView(TypedDict):
    """A player's board, stock and workers."""

    seat: int
    colour: str
    board: str | None
    """Nothing while boards are still picked."""
    resources: dict[str, int]
    favor: int
    """The points, on the favor track."""
    earned: dict[str, int]
    """Favor by source."""
    morale: int
    """A step of the morale track."""
    morale_value: int
    """What this step is worth."""
    home: list[int]
    """How many active workers of each level are at home."""
    villagers: int
    zone_one: int
    """Trainees in training zone I."""
    zone_two: int
    retired: int
    """Retired workers at home."""
    retired_away: int
    """Retired workers on tiles."""
    upkeep: int
    """Wages of the active workers and pensions of the retired ones."""
    tiles: int
    """How many tiles of the city bear the player's token."""
    sections: list[str]
    """Wall sections taken."""
    used: list[str]
    """Special tiles used in this round."""
    passed: bool


class OwnView(TypedDict):
    """What of the table differs by who looks."""

    seat: int | None


class PraetorView(OwnView):
    """The whole table as one seat, or a spectator, sees it."""

    game: Literal["praetor"]
    seats: int
    options: dict[str, bool | int | str]
    round: int
    last_round: bool
    phase: str
    over: bool
    waiting: list[int]
    winners: list[int]
    order: list[int]
    """The seats in the turn order of the round."""
    stacks: list[int]
    """The seats along the favor track, those on one space from top to bottom."""
    players: list[PlayerView]
    city: list[TileView]
    """In the order of placement."""
    display: list[str]
    """Tiles to build."""
    building: BuildingView | None
    counter: CounterView | None
    deck: int
    """How many tiles are in the deck."""
    age: int
    """That of the tile on top of the deck."""
    wall_pile: int
    """How many wall sections are in the pile."""
    section: str | None
    """The face-up wall section."""
    removed: list[str]
    """Wall sections that nobody took."""
    put_away: list[str]
    """Tiles that are not used in this game."""
    unseen_tiles: list[list[str]]
    """By age: what is left in the deck, without its order."""
    unseen_sections: list[str]
    """What is left in the wall pile, without its order."""


def view(state: PraetorState, seat: int | None) -> PraetorView:
    """P5.1, P5.2, P5.3, P5.4, P5.6  Return the open table; of the deck only its size and the age on top."""
    tiles, sections = state.box.tiles, state.box.sections
    return {
        "game": "praetor",
        **own(state, seat),
        "seats": state.seats,
        "options": dict(state.chosen),
        "round": state.round,
        "last_round": in_last_round(state),
        "phase": PHASES[state.phase],
        "over": state.over,
        "waiting": state.waiting,
        "winners": state.winners(),
        "order": list(state.order),
        "stacks": _stacks(state),
        "players": [_player(state, number) for number in range(state.seats)],
        "city": [_tile(state, cell, tile) for cell, tile in state.city.items()],
        "display": [tiles[tile].id for tile in state.display],
        "building": _building(state),
        "counter": _counter(state),
        "deck": len(state.deck),
        "age": current_age(state),
        "wall_pile": len(state.wall_pile),
        "section": None if state.section == NO_SECTION else sections[state.section].id,
        "removed": [sections[section].id for section in state.removed],
        "put_away": _put_away(state),
        "unseen_tiles": [_ids_of_age(state, age) for age in (1, 2)],
        "unseen_sections": sorted([sections[section].id for section in state.wall_pile]),
    }


def own(state: PraetorState, seat: int | None) -> OwnView:
    """P5.1  Nobody has secrets: only the seat itself differs."""
    return {"seat": seat}


def _stacks(state: PraetorState) -> list[int]:
    """P5.1  The seats along the favor track, those on one space from top to bottom."""
    return turn_order(state)


def _put_away(state: PraetorState) -> list[str]:
    """P5.1  The tiles that are not used with this number of players or in this variant."""
    used = {*state.city.values(), *state.display, *state.deck}
    return [tile.id for number, tile in enumerate(state.box.tiles) if number not in used]


def _ids_of_age(state: PraetorState, age: int) -> list[str]:
    """P5.7  Which tiles are left in the deck can be worked out by anyone; their order cannot."""
    return sorted([state.box.tiles[tile].id for tile in state.deck if state.box.tiles[tile].age == age])


def _player(state: PraetorState, seat: int) -> PlayerView:
    me = state.players[seat]
    box = state.box
    return {
        "seat": seat,
        "colour": box.colours[me.colour],
        "board": box.boards[me.board].id if _has_board(state, seat) else None,
        "resources": {name: me.resources[number] for number, name in enumerate(RESOURCES)},
        "favor": me.favor,
        "earned": {name: me.earned[number] for number, name in enumerate(SOURCES)},
        "morale": me.morale,
        "morale_value": morale_value(state, me),
        "home": list(me.home),
        "villagers": me.villagers,
        "zone_one": me.zone_one,
        "zone_two": me.zone_two,
        "retired": me.retired,
        "retired_away": me.retired_away,
        "upkeep": upkeep(state, seat),
        "tiles": me.tiles,
        "sections": [box.sections[section].id for section in me.sections],
        "used": [box.tiles[tile].id for tile in me.used],
        "passed": me.passed,
    }


def _has_board(state: PraetorState, seat: int) -> bool:
    """P4.9  While boards are picked in seat order, later seats have none yet."""
    return state.phase != SETUP or seat < state.waiting[0]


def _tile(state: PraetorState, cell: int, tile: int) -> TileView:
    x, y = state.box.grid.coordinates(cell)
    kind = state.box.tiles[tile]
    rotation = state.rotation[tile]
    owner = state.owner[tile]
    return {
        "tile": kind.id,
        "kind": kind.kind.id,
        "x": x,
        "y": y,
        "rotation": rotation,
        "corners": [state.box.designs[design] for design in kind.rotated[rotation]],
        "owner": None if owner == NOBODY else owner,
        "builder": _worker(state.builder[tile]),
        "visitor": _worker(state.visitor[tile]),
    }


def _building(state: PraetorState) -> BuildingView | None:
    """P9.3  Between paying and placing, the worker stands on a tile of the display."""
    decision = state.decision()
    for tile in state.display:
        builder = _worker(state.builder[tile])
        if builder is not None:
            place = state.box.grid.coordinates(decision.cell) if isinstance(decision, ChooseRotation) else (None, None)
            return {"tile": state.box.tiles[tile].id, "builder": builder, "x": place[0], "y": place[1]}
    return None


def _counter(state: PraetorState) -> CounterView | None:
    """P16.1  While somebody trades, the rates of that player's board apply."""
    decision = state.decision()
    if not isinstance(decision, Trade):
        return None
    shortages = {name: shortage(number) for number, name in enumerate(RESOURCES)}
    return {"changes": decision.changes(state), "shortages": shortages}


def _worker(worker: int) -> WorkerView | None:
    return None if worker == NO_WORKER else {"seat": seat_of(worker), "level": level_of(worker)}


def deal_again(state: PraetorState, rng: Random) -> None:
    """P5.7  Three separate shuffles deal everything hidden again: age I, age II, the wall pile."""
    first = _mixed([tile for tile in state.deck if state.box.tiles[tile].age == 1], rng)
    second = _mixed([tile for tile in state.deck if state.box.tiles[tile].age == 2], rng)
    state.deck = second + first
    state.wall_pile = _mixed(state.wall_pile, rng)


def _mixed(tiles: list[int], rng: Random) -> list[int]:
    """Shuffle tiles so that nothing is left of the order in which they truly lie."""
    mixed = sorted(tiles)
    shuffle(mixed, rng)
    return mixed
