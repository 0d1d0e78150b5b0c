"""M11, M14  Sites: which are complete, what is built there, and who leaves for the Imperium."""

from __future__ import annotations

from groma.games.marble import magistrates, verbs
from groma.games.marble.actions import Move, Resolve
from groma.games.marble.components import FEWEST_BUILDINGS, TREASURY
from groma.games.marble.state import BUILDINGS, NOBODY, OPEN, MarbleState, is_complete, tiles_at
from groma.kernel import Action, Decision, Step


def pending(state: MarbleState, rhombus: int) -> list[int]:
    """M11.4, M11.5  Return the corners of a tile that are complete and not yet resolved."""
    corners = state.box.grid.corners[rhombus]
    return [vertex for vertex in corners if is_complete(state, vertex) and state.standing[vertex] == OPEN]


class Sites(Step[MarbleState]):
    """M6.4, M11.12  Resolve the sites that a tile completed, each to its end before the next is named."""

    seat: int
    rhombus: int

    def run(self, state: MarbleState) -> None:
        """M11.11  The active player chooses where several are left."""
        if pending(state, self.rhombus):
            state.agenda.append(self)
            state.agenda.append(ChooseSite(self.seat, self.rhombus))

    # Made by "make generate" from the fields above.
    __slots__ = ("rhombus", "seat")

    def __init__(self, seat: int, rhombus: int) -> None:
        self.seat = seat
        self.rhombus = rhombus

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.rhombus]

    # End of what is made.


class ChooseSite(Decision[MarbleState]):
    """M11.11  Which of the completed sites is resolved next?"""

    rhombus: int
    question = "choose-site"
    rule = "M11.11"

    def candidates(self, state: MarbleState) -> list[Action]:
        """The completed corners of the tile."""
        site = state.words.site
        return [site[vertex] for vertex in pending(state, self.rhombus)]

    def resolve(self, state: MarbleState, action: Action) -> None:
        """Resolve it."""
        assert isinstance(action, Resolve)
        resolve_site(state, self.seat, action.vertex)

    # Made by "make generate" from the fields above.
    __slots__ = ("rhombus",)

    def __init__(self, seat: int, rhombus: int) -> None:
        super().__init__(seat)
        self.rhombus = rhombus

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.rhombus]

    # End of what is made.


def resolve_site(state: MarbleState, active: int, vertex: int) -> None:
    """M11.16, M11.17, M11.18, M14.2  The single most influential player builds and scores; else there is a fountain."""
    tiles = tiles_at(state, vertex)
    type_ = site_type(state, vertex)
    if type_ < 0:
        verbs.close_empty(state, vertex)
        return
    counts = influence(state, tiles, type_)
    verbs.count_influence(state, vertex, tiles, type_, counts)
    builder = leader(counts)
    if builder != NOBODY and can_build(state, builder, type_):
        verbs.build(state, builder, vertex, type_)
        verbs.score(state, builder, BUILDINGS, 1, state.box.points[type_])
        ask_movers(state, active, tiles, vertex, type_)
        return
    if not state.fountains and state.chosen["fountain_shortage"] == "plaza":
        verbs.close_empty(state, vertex)
        return
    verbs.place_fountain(state, vertex, leaders(counts))
    ask_movers(state, active, tiles, vertex, TREASURY)


def site_type(state: MarbleState, vertex: int) -> int:
    """M11.13, M11.14  Three buildings are a Temple, and so on; below zero there are too few."""
    return state.buildings[vertex] - FEWEST_BUILDINGS


def influence(state: MarbleState, tiles: list[int], type_: int) -> list[int]:
    """M11.15  Count by seat the magistrates on the tiles of the site's own colour."""
    counts = [0] * state.seats
    for rhombus in tiles:
        seat = state.magistrate[rhombus]
        if seat != NOBODY and state.type_of[rhombus] == type_:
            counts[seat] += 1
    return counts


def leader(counts: list[int]) -> int:
    """M11.16, M11.17  Return the single seat with the most influence, at least 1, or nobody."""
    most, best = 0, NOBODY
    for seat, count in enumerate(counts):
        if count > most:
            most, best = count, seat
        elif count == most:
            best = NOBODY
    return best


def leaders(counts: list[int]) -> int:
    """M11.17  Return how many seats have the most influence; those without any do not count."""
    most = max(counts)
    return counts.count(most) if most else 0


def can_build(state: MarbleState, seat: int, type_: int) -> bool:
    """M11.19, M25.9  Missing tiles or cubes stop nobody, unless the table decided otherwise."""
    if not state.chosen["component_shortage_stops_building"]:
        return True
    return state.players[seat].cubes > 0 and state.civic_tiles[state.box.pile_of[type_]] > 0


def ask_movers(state: MarbleState, active: int, tiles: list[int], vertex: int, space: int) -> None:
    """M11.20, M11.25, M21.7  Ask clockwise from the active player who has a magistrate in the site."""
    present = [state.magistrate[rhombus] for rhombus in tiles]
    for place in reversed(range(state.seats)):
        seat = (active + place) % state.seats
        if seat in present:
            state.agenda.append(MoveMagistrate(seat, vertex, space))


class MoveMagistrate(Decision[MarbleState]):
    """M11.20, M11.21, M11.22  Does one of the own magistrates leave this site for its space?"""

    vertex: int
    space: int
    question = "move-magistrate"
    rule = "M11.20"

    def about(self, state: MarbleState) -> dict[str, int | str]:
        """Speak of the site and the space."""
        return {"site": state.box.grid.labels[self.vertex], "space": state.box.spaces[self.space]}

    def candidates(self, state: MarbleState) -> list[Action]:
        """M11.20, M11.22  Any of the own magistrates there, on whatever colour, or none."""
        move, magistrate = state.words.move, state.magistrate
        tiles = tiles_at(state, self.vertex)
        movers: list[Action] = [move[rhombus] for rhombus in tiles if magistrate[rhombus] == self.seat]
        return [*movers, state.words.decline]

    def resolve(self, state: MarbleState, action: Action) -> None:
        """M11.23  Move it; the others stay and count for later sites."""
        if isinstance(action, Move):
            magistrates.send(state, self.seat, action.rhombus, self.space)
        else:
            magistrates.stay(state, self.seat, self.vertex)

    # Made by "make generate" from the fields above.
    __slots__ = ("space", "vertex")

    def __init__(self, seat: int, vertex: int, space: int) -> None:
        super().__init__(seat)
        self.vertex = vertex
        self.space = space

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.vertex, self.space]

    # End of what is made.


# Looking ahead


def expected_points(state: MarbleState, seat: int, tile: int, rhombus: int, newcomer: int) -> int:
    """M11.18  Return what a seat would score for the sites of a tile that bears the newcomer's magistrate."""
    points = 0
    for vertex in completed_by(state, rhombus):
        type_ = expected_type(state, vertex)
        builder = expected_builder(state, vertex, type_, newcomer if tile == type_ else NOBODY)
        if builder == seat:
            points += state.box.points[type_]
    return points


def completed_by(state: MarbleState, rhombus: int) -> list[int]:
    """M11.4  Return the sites that a tile on this rhombus would complete."""
    grid, parts, full = state.box.grid, state.parts, state.full
    corners = zip(grid.corners[rhombus], grid.parts, strict=True)
    return [vertex for vertex, more in corners if parts[vertex] + more == full[vertex]]


def expected_type(state: MarbleState, vertex: int) -> int:
    """M11.13  Return the type of a site once one tile more has completed it."""
    return state.buildings[vertex] + 1 - FEWEST_BUILDINGS


def expected_builder(state: MarbleState, vertex: int, type_: int, newcomer: int) -> int:
    """M11.15, M11.16, M25.9  Return who would build there, with a magistrate more of the newcomer, or of nobody."""
    counts = influence(state, tiles_at(state, vertex), type_)
    if newcomer != NOBODY:
        counts[newcomer] += 1
    builder = leader(counts)
    return builder if builder != NOBODY and can_build(state, builder, type_) else NOBODY
