"""Positions for the tests of Rome: City of Marble: a set-up table, and words to change it and to play on it."""

from __future__ import annotations

from typing import Any

import groma
from groma.games.marble import Marble, setup, verbs
from groma.games.marble.components import TREASURY, TYPES
from groma.games.marble.state import BARE, NOBODY, OPEN, STANDING, MarbleState, Player
from groma.games.marble.turn import NextTurn

HILLS = ("capitoline", "esquiline", "aventine")


def marble() -> Marble:
    """Return the game with its own components."""
    game = groma.game("marble")
    assert isinstance(game, Marble)
    return game


def table(seats: int = 3, hills: tuple[str, ...] = HILLS, start: int = 0, seed: int = 7, **options: Any) -> MarbleState:
    """Return a table just set up, with these hills and this starting player."""
    state = marble().new(seats, seed, options)
    grid = state.box.grid
    state.cover = [BARE] * len(grid.triangles)
    state.parts = [0] * len(grid.vertices)
    state.buildings = [0] * len(grid.vertices)
    state.hills, state.places = [], []
    for hill in hills:
        verbs.lay_hill(state, [space.id for space in state.box.hills].index(hill))
    setup.open_hills(state)
    begin_turn(state, start)
    return state


def begin_turn(state: MarbleState, seat: int) -> None:
    """Let a new turn of a seat begin."""
    state.active = (seat - 1) % state.seats
    state.agenda = [NextTurn()]
    state.advance()


def play(state: MarbleState, *notations: str) -> MarbleState:
    """Play actions one after the other, each by the seat that is asked."""
    for notation in notations:
        state.play(state.game.action(notation))
    return state


def options(state: MarbleState) -> list[str]:
    """Return the notations of the options."""
    return [action.notation for action in state.options()]


def refusal(state: MarbleState, notation: str) -> str:
    """Return the rule that refuses a candidate, or an empty text for an option."""
    if notation in options(state):
        return ""
    return {action.notation: rule for action, rule in state.refusals()}[notation]


def question(state: MarbleState) -> str:
    """Return what is asked."""
    decision = state.decision()
    return decision.question if decision else ""


def refresh(state: MarbleState) -> None:
    """Let the state look at its options again after a test changed the table."""
    decision = state.decision()
    state._options = decision.options(state) if decision else []


def me(state: MarbleState) -> Player:
    """Return the player who is asked."""
    return state.players[state.waiting[0]]


def rhombus(state: MarbleState, place: str) -> int:
    """Return the number of a placement."""
    return [state.box.grid.rhombus_name(number) for number in range(len(state.box.grid.rhombi))].index(place)


def vertex(state: MarbleState, name: str) -> int:
    """Return the number of a vertex."""
    q, r = name.split(",")
    return state.box.grid.vertex[int(q), int(r)]


def edge(state: MarbleState, one: str, other: str) -> str:
    """Return an edge as actions write it."""
    return state.box.grid.edge_name(state.box.grid.edge[vertex(state, one), vertex(state, other)])


def lay(state: MarbleState, place: str, type_: str = "temple", seat: int = NOBODY) -> None:
    """Lay a tile of a stack, if it has one, as if it had been played earlier, with a magistrate of the seat on it."""
    number, kind = rhombus(state, place), TYPES.index(type_)
    assert number in state.places, f"{place} is not legal"
    state.stacks[kind] = max(state.stacks[kind] - 1, 0)
    verbs.cover_rhombus(state, kind, number)
    if seat != NOBODY:
        post(state, place, seat)
    refresh(state)


def post(state: MarbleState, place: str, seat: int) -> None:
    """Put a magistrate of the seat on a tile."""
    number = rhombus(state, place)
    state.players[seat].magistrates -= 1
    state.players[seat].posted.append(number)
    state.magistrate = state.magistrate[:]
    state.magistrate[number] = seat


def send(state: MarbleState, seat: int, space: str, magistrates: int = 1) -> None:
    """Put magistrates of the seat from the atrium on a space."""
    number = TREASURY if space == "treasury" else TYPES.index(space)
    state.players[seat].magistrates -= magistrates
    state.players[seat].sent[number] += magistrates
    refresh(state)


def grant(state: MarbleState, seat: int, **imperium: int) -> None:
    """Give Imperium tiles to a seat."""
    for name, tiles in imperium.items():
        state.imperium[TYPES.index(name)] -= tiles
        state.players[seat].imperium[TYPES.index(name)] += tiles
    refresh(state)


def put(state: MarbleState, type_: str, place: str, magistrate: bool = False) -> MarbleState:
    """Play a tile as the action of the seat that is asked."""
    can_post = bool(me(state).magistrates)
    play(state, "do play_tile", f"play neighbourhood_{type_}", f"at {place}")
    if can_post:
        play(state, "magistrate" if magistrate else "decline")
    return state


def raise_building(state: MarbleState, name: str, type_: str, seat: int) -> None:
    """Put a building of the seat, or a fountain, on a vertex as if it had been completed earlier."""
    place = vertex(state, name)
    assert state.standing[place] == OPEN
    if type_ == "fountain":
        verbs.place_fountain(state, place, leaders=0)
    else:
        verbs.build(state, seat, place, TYPES.index(type_))
    refresh(state)


def run_aqueduct(state: MarbleState, colour: str, *names: str) -> None:
    """Lay the line of an aqueduct through these vertices as if it had been laid earlier."""
    number = [aqueduct.colour for aqueduct in state.box.aqueducts].index(colour)
    state.lines = state.lines[:]
    state.lines[number] = [vertex(state, name) for name in names]
    state.wet = state.wet[:]
    for place in state.lines[number]:
        state.wet[place] = True
    refresh(state)


def line(state: MarbleState, colour: str) -> list[str]:
    """Return the vertices of an aqueduct."""
    number = [aqueduct.colour for aqueduct in state.box.aqueducts].index(colour)
    return [state.box.grid.vertex_name(place) for place in state.lines[number]]


def standing(state: MarbleState, name: str) -> str:
    """Return what stands on a vertex, with its owner's seat: `theatre 0`, `fountain`, or nothing."""
    place = vertex(state, name)
    if state.standing[place] == OPEN:
        return ""
    owner = state.owner[place]
    kind = STANDING[state.standing[place]]
    return kind if owner == NOBODY else f"{kind} {owner}"


def leave(state: MarbleState, **stacks: int) -> None:
    """Leave so many tiles in the stacks, none in those not named; the rest leaves the game."""
    state.stacks = [stacks.get(name, 0) for name in TYPES]
    refresh(state)


def only(state: MarbleState, seat: int, **tiles: int) -> None:
    """Leave a seat exactly these tiles in the atrium."""
    state.players[seat].atrium = [tiles.get(name, 0) for name in TYPES]
    refresh(state)


def pass_turn(state: MarbleState, seat: int) -> MarbleState:
    """Draw until the turn of the seat is over; nothing is spent."""
    while not state.over and state.waiting == [seat]:
        asked = options(state)
        if "end" in asked:
            play(state, "end")
        elif "do draw_tiles" in asked:
            play(state, "do draw_tiles")
        else:
            play(state, next(option for option in asked if option.startswith("draw")))
    return state
