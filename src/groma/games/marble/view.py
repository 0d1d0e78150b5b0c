"""M21  Who sees what: everything is open but the values of Bridge tiles."""

from __future__ import annotations

from random import Random
from typing import Literal, TypedDict

from groma.games.marble import sites
from groma.games.marble.components import TYPES
from groma.games.marble.endgame import open_points
from groma.games.marble.grid import KINDS, ORIENTATIONS
from groma.games.marble.play import ChooseMagistrate, ChoosePlace
from groma.games.marble.state import FINISHED, NOBODY, PHASES, SOURCES, STANDING, MarbleState
from groma.kernel import shuffle


class VertexView(TypedDict):
    """A vertex of the grid."""

    q: int
    r: int


class TriangleView(TypedDict):
    """A triangle of the grid; kind D points south, kind U north."""

    kind: str
    q: int
    r: int


class PlaceView(TypedDict):
    """A rhombus of the grid."""

    q: int
    r: int
    o: str


class HillView(TypedDict):
    """A hill space, with or without its tile."""

    hill: str
    triangle: TriangleView
    in_play: bool


class BridgeView(TypedDict):
    """A bridge space: who took its tile, and its value for those who may see it."""

    bridge: str
    triangle: TriangleView
    bank: list[VertexView]
    """The ends of the bridge."""
    owner: int | None
    value: int | None


class AqueductView(TypedDict):
    """An aqueduct: its line from the source, empty before it starts, and the pieces left."""

    aqueduct: str
    colour: str
    source: VertexView
    line: list[VertexView]
    """Its vertices."""
    left: int
    """Pieces."""


class TileView(TypedDict):
    """A tile of the city; a magistrate on it is named by its owner's seat."""

    id: str
    """Its place as actions name it."""
    place: PlaceView
    tile: str
    """Which tile, as actions name it."""
    type: str
    """What its type builds."""
    magistrate: int | None


class SiteView(TypedDict):
    """A resolved site: a building with its owner, a fountain or a plaza."""

    id: str
    """Its vertex as actions name it."""
    vertex: VertexView
    standing: str
    owner: int | None


class BoardView(TypedDict):
    """The bounds of the city, both ends included, and the bank of the Tiber: what never changes."""

    q: list[int]
    r: list[int]
    q_plus_r: list[int]
    bank: list[VertexView]


class PlayingView(TypedDict):
    """A tile that is being played, with its place as soon as that is chosen."""

    seat: int
    tile: str
    place: str | None


class ResolvingView(TypedDict):
    """A site whose magistrates may leave for a space."""

    site: str
    space: str


class PreviewView(TypedDict):
    """A site that the tile in hand would complete at a place, and who would build there."""

    place: str
    site: str
    building: str | None
    """Its type; nothing for a fountain or a plaza."""
    points: int
    builder: int | None
    """Who would build there without another magistrate."""
    builder_with_magistrate: int | None
    """Who would build there if one is placed on the tile."""


class PlayerView(TypedDict):
    """A player's board and pieces."""

    seat: int
    colour: str
    score: int
    earned: dict[str, int]
    """Points by source."""
    atrium: dict[str, int]
    """Tiles to play, by type."""
    domus: dict[str, int]
    """Tiles drawn in this turn, by type."""
    magistrates: int
    """Those in the atrium."""
    sent: dict[str, int]
    """Magistrates by space of the Imperium, and in the Treasury."""
    imperium: dict[str, int]
    """Imperium tiles by type."""
    coins: int
    cubes: int
    """Those left."""
    buildings: int
    """How many civic buildings the player owns."""
    bridges: list[str]
    """Those whose tile the player took."""
    at_end: int
    """What the final scoring would give now, without Bridge tiles; nothing once it has been."""


class OwnView(TypedDict):
    """What of the table differs by who looks."""

    seat: int | None
    bridges: list[BridgeView]


class MarbleView(OwnView):
    """The whole table as one seat, or a spectator, sees it."""

    game: Literal["marble"]
    seats: int
    options: dict[str, bool | int | str]
    phase: str
    over: bool
    waiting: list[int]
    winners: list[int]
    start: int
    """The starting player."""
    active: int
    """The active player."""
    finals: int
    """How many final actions are left in the last round."""
    players: list[PlayerView]
    stacks: dict[str, int]
    """Tiles left by type."""
    imperium: dict[str, int]
    """Imperium tiles left by type."""
    civic_tiles: list[int]
    """Civic tiles left by pile."""
    fountains: int
    """Those left."""
    coins: int
    """Those left."""
    hills: list[HillView]
    aqueducts: list[AqueductView]
    tiles: list[TileView]
    """The city, in the order of placement."""
    sites: list[SiteView]
    """Those that were resolved, in that order."""
    board: BoardView
    playing: PlayingView | None
    resolving: ResolvingView | None
    previews: list[PreviewView]
    """What the tile in hand would complete; worked out from the rest."""
    bridge_values: list[int]
    """Those of all Bridge tiles."""


def view(state: MarbleState, seat: int | None) -> MarbleView:
    """M15.4, M21.3  Return the open table."""
    box = state.box
    return {
        "game": "marble",
        **own(state, seat),
        "seats": state.seats,
        "options": dict(state.chosen),
        "phase": PHASES[state.phase],
        "over": state.over,
        "waiting": state.waiting,
        "winners": state.winners(),
        "start": state.start,
        "active": state.active,
        "finals": state.finals,
        "players": [_player(state, number) for number in range(state.seats)],
        "stacks": _by_name(box.tiles, state.stacks),
        "imperium": _by_name(box.imperium, state.imperium),
        "civic_tiles": list(state.civic_tiles),
        "fountains": state.fountains,
        "coins": state.coins,
        "hills": [_hill(state, number) for number in range(len(box.hills))],
        "aqueducts": [_aqueduct(state, number) for number in range(len(box.aqueducts))],
        "tiles": [_tile(state, rhombus) for rhombus in state.placed],
        "sites": [_site(state, vertex) for vertex in state.sites],
        "board": _board(state),
        "playing": _playing(state),
        "resolving": _resolving(state),
        "previews": _previews(state),
        "bridge_values": list(box.bridge_values),
    }


def own(state: MarbleState, seat: int | None) -> OwnView:
    """M21.2  A seat sees the values of its own bridges."""
    return {"seat": seat, "bridges": [_bridge(state, number, seat) for number in range(len(state.box.bridges))]}


def _by_name(names: list[str], amounts: list[int]) -> dict[str, int]:
    return dict(zip(names, amounts, strict=True))


def _player(state: MarbleState, seat: int) -> PlayerView:
    me, box = state.players[seat], state.box
    return {
        "seat": seat,
        "colour": box.colours[me.colour],
        "score": me.score,
        "earned": _by_name(SOURCES, me.earned),
        "atrium": _by_name(box.tiles, me.atrium),
        "domus": _by_name(box.tiles, me.domus),
        "magistrates": me.magistrates,
        "sent": _by_name(box.spaces, me.sent),
        "imperium": _by_name(box.imperium, me.imperium),
        "coins": me.coins,
        "cubes": me.cubes,
        "buildings": me.buildings,
        "bridges": [box.bridges[n].id for n, owner in enumerate(state.bridge_owner) if owner == seat],
        "at_end": 0 if state.over else open_points(state, seat),
    }


def _vertex(state: MarbleState, vertex: int) -> VertexView:
    q, r = state.box.grid.vertices[vertex]
    return {"q": q, "r": r}


def _triangle(state: MarbleState, triangle: int) -> TriangleView:
    kind, q, r = state.box.grid.triangles[triangle]
    return {"kind": KINDS[kind], "q": q, "r": r}


def _hill(state: MarbleState, hill: int) -> HillView:
    space = state.box.hills[hill]
    return {"hill": space.id, "triangle": _triangle(state, space.triangle), "in_play": hill in state.hills}


def _bridge(state: MarbleState, bridge: int, seat: int | None) -> BridgeView:
    """M21.8  Who took which tile is public, its value is not."""
    space, owner = state.box.bridges[bridge], state.bridge_owner[bridge]
    return {
        "bridge": space.id,
        "triangle": _triangle(state, space.triangle),
        "bank": [_vertex(state, vertex) for vertex in space.bank],
        "owner": None if owner == NOBODY else owner,
        "value": state.bridge_value[bridge] if knows_bridge(state, bridge, seat) else None,
    }


def knows_bridge(state: MarbleState, bridge: int, seat: int | None) -> bool:
    """M12.2, M12.3, M21.1, M21.2, M21.9  The owner knows a value, at any time; after the end everyone knows all."""
    return state.phase == FINISHED or (seat is not None and state.bridge_owner[bridge] == seat)


def _aqueduct(state: MarbleState, aqueduct: int) -> AqueductView:
    named, line = state.box.aqueducts[aqueduct], state.lines[aqueduct]
    return {
        "aqueduct": named.id,
        "colour": named.colour,
        "source": _vertex(state, named.source),
        "line": [_vertex(state, vertex) for vertex in line],
        "left": named.pieces - max(len(line) - 1, 0),
    }


def _tile(state: MarbleState, rhombus: int) -> TileView:
    q, r, orientation = state.box.grid.rhombi[rhombus]
    magistrate, type_ = state.magistrate[rhombus], state.type_of[rhombus]
    return {
        "id": state.box.grid.rhombus_name(rhombus),
        "place": {"q": q, "r": r, "o": ORIENTATIONS[orientation]},
        "tile": state.box.tiles[type_],
        "type": TYPES[type_],
        "magistrate": None if magistrate == NOBODY else magistrate,
    }


def _site(state: MarbleState, vertex: int) -> SiteView:
    owner = state.owner[vertex]
    return {
        "id": state.box.grid.vertex_name(vertex),
        "vertex": _vertex(state, vertex),
        "standing": STANDING[state.standing[vertex]],
        "owner": None if owner == NOBODY else owner,
    }


def _board(state: MarbleState) -> BoardView:
    """M2.3, M3.1, M3.9  The bounds tell every vertex, triangle and rhombus."""
    points = state.box.grid.vertices
    sums = [q + r for q, r in points]
    return {
        "q": [min(points)[0], max(points)[0]],
        "r": [points[0][1], points[-1][1]],
        "q_plus_r": [min(sums), max(sums)],
        "bank": [_vertex(state, vertex) for vertex in state.box.bank],
    }


def _playing(state: MarbleState) -> PlayingView | None:
    decision = state.decision()
    if isinstance(decision, ChoosePlace):
        return {"seat": decision.seat, "tile": state.box.tiles[decision.type], "place": None}
    if isinstance(decision, ChooseMagistrate):
        place = state.box.grid.rhombus_name(decision.rhombus)
        return {"seat": decision.seat, "tile": state.box.tiles[decision.type], "place": place}
    return None


def _resolving(state: MarbleState) -> ResolvingView | None:
    decision = state.decision()
    if not isinstance(decision, sites.MoveMagistrate):
        return None
    return {"site": state.box.grid.vertex_name(decision.vertex), "space": state.box.spaces[decision.space]}


def _previews(state: MarbleState) -> list[PreviewView]:
    """Return what the tile in hand would complete, at every place it may go to."""
    decision = state.decision()
    if isinstance(decision, ChoosePlace):
        places = state.places
    elif isinstance(decision, ChooseMagistrate):
        places = [decision.rhombus]
    else:
        return []
    return [
        _preview(state, decision.seat, decision.type, place, vertex)
        for place in places
        for vertex in sites.completed_by(state, place)
    ]


def _preview(state: MarbleState, seat: int, tile: int, place: int, vertex: int) -> PreviewView:
    grid = state.box.grid
    type_ = sites.expected_type(state, vertex)
    alone = sites.expected_builder(state, vertex, type_, NOBODY)
    joined = sites.expected_builder(state, vertex, type_, seat if tile == type_ else NOBODY)
    return {
        "place": grid.rhombus_name(place),
        "site": grid.vertex_name(vertex),
        "building": TYPES[type_] if type_ >= 0 else None,
        "points": state.box.points[type_] if type_ >= 0 else 0,
        "builder": None if alone == NOBODY else alone,
        "builder_with_magistrate": None if joined == NOBODY else joined,
    }


def deal_again(state: MarbleState, seat: int, rng: Random) -> None:
    """M21.1, M21.2, M21.9  Shuffle the values that the seat does not know, that of the removed tile among them."""
    if state.phase == FINISHED:
        return
    unknown = [bridge for bridge in range(len(state.box.bridges)) if not knows_bridge(state, bridge, seat)]
    unknown.append(len(state.box.bridges))
    values = sorted([state.bridge_value[bridge] for bridge in unknown])
    shuffle(values, rng)
    state.bridge_value = state.bridge_value[:]
    for bridge, value in zip(unknown, values, strict=True):
        state.bridge_value[bridge] = value
