"""With the verbs of `magistrates.py` the only code that changes a state; each verb logs what it did."""

from __future__ import annotations

from groma.games.marble.components import FEWEST_BUILDINGS, TYPES
from groma.games.marble.events import (
    AqueductStarted,
    BridgeRevealed,
    BridgeSeen,
    BridgeTaken,
    Built,
    Drawn,
    FinalActionsAnnounced,
    FinalScoringBegan,
    Followed,
    FountainPlaced,
    GameEnded,
    HillRevealed,
    ImperiumScored,
    InfluenceCounted,
    LastRoundBegan,
    LeftUnrewarded,
    NothingScored,
    PieceLaid,
    PiecesForfeited,
    Placed,
    PlazaClosed,
    Scored,
    SiteCompleted,
    Skipped,
    StartDrawn,
    TiedOnBuildings,
    TiedOnPoints,
    TilesDealt,
    TurnBegan,
    TurnEnded,
    Won,
)
from groma.games.marble.magistrates import man, reach_fountain
from groma.games.marble.state import (
    BARE,
    FINISHED,
    FOUNTAIN,
    HILL,
    IMPERIUM,
    LAST_ROUND,
    NOBODY,
    PLAZA,
    SOURCES,
    MarbleState,
    lies,
    own_tiles,
)

# Points and tiles


def score(state: MarbleState, seat: int, source: int, number: int, amount: int) -> None:
    """M3.17  Score for so many things that a source counts."""
    if not amount:
        return
    _advance(state, seat, source, amount)
    if state.logging:
        state.log(Scored(seat, SOURCES[source], number, amount, state.players[seat].score))


def score_imperium(state: MarbleState, seat: int, type_: int, tied: bool, amount: int) -> None:
    """M19.9, M19.10  Score for the most Imperium tiles of a type."""
    _advance(state, seat, IMPERIUM, amount)
    if state.logging:
        me = state.players[seat]
        state.log(ImperiumScored(seat, state.box.imperium[type_], me.imperium[type_], tied, amount, me.score))


def tell_nothing_scored(state: MarbleState, source: str) -> None:
    """Tell that a source, or a type of Imperium tiles, brought nobody a point."""
    if state.logging:
        state.log(NothingScored(source))


def _advance(state: MarbleState, seat: int, source: int, amount: int) -> None:
    """M3.17  Move on the score track, which has no upper end."""
    me = state.players[seat]
    me.score += amount
    me.earned = me.earned[:]
    me.earned[source] += amount


def deal_tiles(state: MarbleState) -> None:
    """M5.10, M5.11  Each player takes a tile of each colour into the atrium."""
    tiles = state.box.starting_tiles
    for player in state.players:
        for type_ in range(len(TYPES)):
            state.stacks[type_] -= tiles
            player.atrium[type_] += tiles
    if state.logging:
        state.log(TilesDealt(tiles))


def draw(state: MarbleState, seat: int, type_: int) -> None:
    """M7.1, M7.5, M7.7  Take a tile from its stack into the domus, which holds any number."""
    state.stacks[type_] -= 1
    state.players[seat].domus[type_] += 1
    if state.logging:
        state.log(Drawn(seat, state.box.tiles[type_]))


def end_turn(state: MarbleState, seat: int) -> None:
    """M17.1  Move all tiles from the domus to the atrium."""
    me = state.players[seat]
    if state.logging:
        state.log(TurnEnded(seat, sum(me.domus)))
    for type_, tiles in enumerate(me.domus):
        me.atrium[type_] += tiles
        me.domus[type_] = 0


# The city


def lay_hill(state: MarbleState, hill: int) -> None:
    """M5.1, M11.7, M11.8, M25.2  Lay a Hill tile on its own space; its corners are buildings if the table likes."""
    triangle = state.box.hills[hill].triangle
    own_tiles(state)
    state.hills = [*state.hills, hill]
    state.cover[triangle] = HILL
    for vertex in state.box.grid.corners_of[triangle]:
        state.parts[vertex] += 1
        state.buildings[vertex] += 1 if state.chosen["hill_counts_as_building"] else 0
    if state.logging:
        state.log(HillRevealed(state.box.hills[hill].id))


def place(state: MarbleState, seat: int, type_: int, rhombus: int, magistrate: bool) -> None:
    """M10.1, M10.9  Put a tile from the atrium on the board, with or without a magistrate from there."""
    me = state.players[seat]
    me.atrium[type_] -= 1
    if state.logging:
        q, r, orientation, one, other = lies(state, rhombus)
        state.log(Placed(seat, state.box.tiles[type_], q, r, orientation, one, other, magistrate))
    cover_rhombus(state, type_, rhombus)
    if magistrate:
        me.magistrates -= 1
        me.posted.append(rhombus)
        man(state, rhombus, seat)


def cover_rhombus(state: MarbleState, type_: int, rhombus: int) -> None:
    """M11.1, M11.13, M13.6  Cover two triangles: the corners become parts of sites, the sides can bear aqueducts."""
    grid = state.box.grid
    own_tiles(state)
    state.cover[grid.down[rhombus]] = state.cover[grid.up[rhombus]] = rhombus
    state.type_of[rhombus] = type_
    state.placed.append(rhombus)
    for number, corner in enumerate(grid.corners[rhombus]):
        state.parts[corner] += grid.parts[number]
        state.buildings[corner] += 1
    for side in grid.sides[rhombus]:
        state.side[side] = True
    _renew_places(state, rhombus)


def _renew_places(state: MarbleState, rhombus: int) -> None:
    """M10.3, M10.5, M25.4  The new tile takes away the placements it overlaps and opens those it touches."""
    grid = state.box.grid
    open_places(state, grid.beside[rhombus] if state.chosen["contact_needs_full_side"] else grid.near[rhombus])


def open_places(state: MarbleState, touched: list[int]) -> None:
    """M10.4  Keep or open those placements, old and touched, of which no triangle is covered; both are in order."""
    kept, fresh = _bare(state, state.places), _bare(state, touched)
    places: list[int] = []
    next_ = 0
    for place in kept:
        while next_ < len(fresh) and fresh[next_] < place:
            places.append(fresh[next_])
            next_ += 1
        if next_ < len(fresh) and fresh[next_] == place:
            next_ += 1
        places.append(place)
    state.places = places + fresh[next_:]


def _bare(state: MarbleState, rhombi: list[int]) -> list[int]:
    cover, down, up = state.cover, state.box.grid.down, state.box.grid.up
    return [rhombus for rhombus in rhombi if cover[down[rhombus]] == BARE and cover[up[rhombus]] == BARE]


def take_bridge(state: MarbleState, seat: int, bridge: int) -> None:
    """M12.1, M12.2  Take the Bridge tile of a space; only the owner sees its value."""
    state.bridge_owner = state.bridge_owner[:]
    state.bridge_owner[bridge] = seat
    if state.logging:
        name = state.box.bridges[bridge].id
        state.log(BridgeTaken(seat, name))
        state.log(BridgeSeen(seat, name, state.bridge_value[bridge]))


def reveal_bridge(state: MarbleState, bridge: int) -> None:
    """M19.2, M21.9  Turn up a taken Bridge tile at the end."""
    if state.logging:
        seat, name = state.bridge_owner[bridge], state.box.bridges[bridge].id
        state.log(BridgeRevealed(seat, name, state.bridge_value[bridge]))


# Aqueducts


def start_aqueduct(state: MarbleState, seat: int, aqueduct: int) -> None:
    """M13.1, M13.5  Start an aqueduct: its line begins, and for now ends, at its source."""
    named = state.box.aqueducts[aqueduct]
    state.lines = state.lines[:]
    state.lines[aqueduct] = [named.source]
    if state.logging:
        state.log(AqueductStarted(seat, named.id, state.box.grid.labels[named.source]))


def lay_piece(state: MarbleState, seat: int, aqueduct: int, end: int) -> None:
    """M13.9, M14.4  Lengthen a line at its end; a fountain there gives a coin at once."""
    state.lines = state.lines[:]
    state.lines[aqueduct] = [*state.lines[aqueduct], end]
    state.wet = state.wet[:]
    state.wet[end] = True
    if state.logging:
        q, r = state.box.grid.vertices[end]
        length = len(state.lines[aqueduct]) - 1
        state.log(PieceLaid(seat, state.box.aqueducts[aqueduct].id, q, r, state.box.grid.labels[end], length))
    if state.standing[end] == FOUNTAIN:
        reach_fountain(state, seat)


def forfeit_pieces(state: MarbleState, seat: int, pieces: int) -> None:
    """M8.4, M13.5  Pieces that fit nowhere stay in the supply."""
    if state.logging:
        state.log(PiecesForfeited(seat, pieces))


# Sites


def count_influence(state: MarbleState, vertex: int, tiles: list[int], type_: int, counts: list[int]) -> None:
    """M11.13, M11.15  Tell what a complete site becomes, and the influence of those whose magistrates are there."""
    if not state.logging:
        return
    q, r = state.box.grid.vertices[vertex]
    state.log(SiteCompleted(q, r, state.box.grid.labels[vertex], state.buildings[vertex], TYPES[type_]))
    present = [state.magistrate[rhombus] for rhombus in tiles]
    for seat, influence in enumerate(counts):
        if seat in present:
            state.log(InfluenceCounted(seat, influence))


def build(state: MarbleState, seat: int, vertex: int, type_: int) -> None:
    """M11.16, M11.19  Put a civic tile and an own cube on a vertex; with none left, the building is recorded."""
    me = state.players[seat]
    _close(state, vertex, type_, seat)
    me.buildings += 1
    me.cubes = max(me.cubes - 1, 0)
    pile = state.box.pile_of[type_]
    state.civic_tiles[pile] = max(state.civic_tiles[pile] - 1, 0)
    if state.logging:
        q, r = state.box.grid.vertices[vertex]
        state.log(Built(seat, TYPES[type_], q, r, state.box.grid.labels[vertex]))


def place_fountain(state: MarbleState, vertex: int, leaders: int) -> None:
    """M11.17, M14.5, M25.10  Put a fountain on a vertex, with no coin for a line there; with none left, record it."""
    _close(state, vertex, FOUNTAIN, NOBODY)
    state.fountains = max(state.fountains - 1, 0)
    if state.logging:
        q, r = state.box.grid.vertices[vertex]
        state.log(FountainPlaced(q, r, state.box.grid.labels[vertex], leaders))


def close_empty(state: MarbleState, vertex: int) -> None:
    """M11.24, M25.3  Close a site without building or fountain."""
    _close(state, vertex, PLAZA, NOBODY)
    if state.logging:
        q, r = state.box.grid.vertices[vertex]
        lacking = state.buildings[vertex] < FEWEST_BUILDINGS
        state.log(PlazaClosed(q, r, state.box.grid.labels[vertex], lacking))


def _close(state: MarbleState, vertex: int, standing: int, owner: int) -> None:
    state.standing = state.standing[:]
    state.standing[vertex] = standing
    state.owner = state.owner[:]
    state.owner[vertex] = owner
    state.sites = [*state.sites, vertex]


# Turns


def draw_start(state: MarbleState, seat: int) -> None:
    """M5.14  Note the starting player."""
    state.start = seat
    if state.logging:
        state.log(StartDrawn(seat))
        for place in range(1, state.seats):
            state.log(Followed((seat + place) % state.seats))


def begin_turn(state: MarbleState, seat: int) -> None:
    """Make a player the active one."""
    state.active = seat
    if state.phase == LAST_ROUND:
        state.finals -= 1
    if state.logging:
        state.log(TurnBegan(seat, state.phase == LAST_ROUND))


def skip(state: MarbleState, seat: int) -> None:
    """M6.8, M18.5  Let an action go by."""
    if state.logging:
        state.log(Skipped(seat))


def begin_last_round(state: MarbleState, seat: int) -> None:
    """M18.1, M18.2  Each player has one final action left."""
    state.phase = LAST_ROUND
    state.finals = state.seats
    if state.logging:
        empty = state.stacks.count(0)
        state.log(LastRoundBegan(empty, len(state.stacks) - empty))
        state.log(FinalActionsAnnounced(seat))


def begin_final_scoring(state: MarbleState) -> None:
    """M18.7, M19.1  Tell that the points are counted now, and which magistrates came too late for a reward."""
    if not state.logging:
        return
    for seat, player in enumerate(state.players):
        for space, magistrates in enumerate(player.sent):
            for _ in range(magistrates):
                state.log(LeftUnrewarded(seat, state.box.spaces[space]))
    state.log(FinalScoringBegan())


def break_tie_by_buildings(state: MarbleState, seat: int) -> None:
    """M20.2  Tell the civic buildings of a player who has as many points as another."""
    if state.logging:
        me = state.players[seat]
        state.log(TiedOnPoints(seat, me.score, me.buildings))


def break_tie_by_imperium(state: MarbleState, seat: int) -> None:
    """M20.3  Tell the Imperium tiles of a player who has as many civic buildings as another, too."""
    if state.logging:
        me = state.players[seat]
        state.log(TiedOnBuildings(seat, me.buildings, sum(me.imperium)))


def finish(state: MarbleState, winners: list[int], tie_breaks: int) -> None:
    """M20.1, M20.4  End the game, and tell who won after so many tie-breaks."""
    state.phase = FINISHED
    if state.logging:
        for seat in winners:
            state.log(Won(seat, state.players[seat].score, tie_breaks, len(winners) > 1))
        state.log(GameEnded())
