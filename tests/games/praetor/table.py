"""Positions for the tests of Praetor: a set-up table, and words to change it and to play on it."""

from __future__ import annotations

from typing import Any

import groma
from groma.games.praetor import Praetor
from groma.games.praetor.components import RESOURCES
from groma.games.praetor.state import NO_WORKER, Player, PraetorState, pack, seat_of


def praetor() -> Praetor:
    """Return the game with its own components."""
    game = groma.game("praetor")
    assert isinstance(game, Praetor)
    return game


def table(seats: int = 3, seed: int = 7, **options: Any) -> PraetorState:
    """Return a table just set up; seat 0 was in Rome last unless the test says otherwise."""
    return praetor().new(seats, seed, {"rome_visitor": "0", **options})


def play(state: PraetorState, *notations: str) -> PraetorState:
    """Play actions one after the other, each by the seat that is asked."""
    for notation in notations:
        state.play(state.game.action(notation))
    return state


def options(state: PraetorState) -> list[str]:
    """Return the notations of the options."""
    return [action.notation for action in state.options()]


def refusal(state: PraetorState, notation: str) -> str:
    """Return the rule that refuses a candidate, or an empty text for an option."""
    if notation in options(state):
        return ""
    return {action.notation: rule for action, rule in state.refusals()}[notation]


def me(state: PraetorState) -> Player:
    """Return the player who is asked."""
    return state.players[state.waiting[0]]


def stock(state: PraetorState, seat: int) -> dict[str, int]:
    """Return the resources of a seat by name."""
    return dict(zip(RESOURCES, state.players[seat].resources, strict=True))


def give(state: PraetorState, seat: int, **amounts: int) -> None:
    """Set resources of a seat."""
    for name, amount in amounts.items():
        state.players[seat].resources[RESOURCES.index(name)] = amount
    refresh(state)


def tile_of(state: PraetorState, name: str) -> int:
    """Return the number of a tile."""
    return [tile.id for tile in state.box.tiles].index(name)


def show(state: PraetorState, *names: str) -> None:
    """Lay exactly these tiles in the display; the tiles that lay there go under the deck."""
    wanted = [tile_of(state, name) for name in names]
    state.deck = [tile for tile in state.display if tile not in wanted] + [t for t in state.deck if t not in wanted]
    state.display = wanted
    refresh(state)


def found(state: PraetorState, name: str, x: int, y: int, owner: int = -1, rotation: int = 0) -> None:
    """Put a tile into the city as if it had been built earlier."""
    from groma.games.praetor import verbs

    tile = tile_of(state, name)
    for pile in (state.display, state.deck):
        if tile in pile:
            pile.remove(tile)
    verbs.place(state, tile, state.box.grid.cell(x, y), rotation, owner)
    refresh(state)


def workers(state: PraetorState, seat: int, *levels: int, retired: int = 0) -> None:
    """Give a seat exactly these active workers at home and so many retired ones; the rest are villagers."""
    player = state.players[seat]
    player.home = [levels.count(level) for level in range(state.box.retire_level + 1)]
    player.away = player.retired_away = player.zone_one = player.zone_two = 0
    player.retired = retired
    player.villagers = state.box.workers_per_player - len(levels) - retired
    state.builder = [NO_WORKER if worker and seat_of(worker) == seat else worker for worker in state.builder]
    state.visitor = [NO_WORKER if worker and seat_of(worker) == seat else worker for worker in state.visitor]
    refresh(state)


def visit(state: PraetorState, seat: int, name: str, level: int) -> None:
    """Put a worker of a seat, of this level at home, on the activation area of a tile without its effect."""
    player = state.players[seat]
    if level == state.box.retire_level:
        player.retired, player.retired_away = player.retired - 1, player.retired_away + 1
    else:
        player.home[level] -= 1
        player.away += 1
    state.visitor[tile_of(state, name)] = pack(seat, level)
    refresh(state)


def face_up(state: PraetorState, name: str) -> None:
    """Turn this wall section face up in exchange for the one that is."""
    section = [section.id for section in state.box.sections].index(name)
    if section in state.wall_pile:
        state.wall_pile[state.wall_pile.index(section)] = state.section
    state.section = section
    refresh(state)


def everyone_passes(state: PraetorState) -> PraetorState:
    """Pass until the round is over or somebody is asked something else."""
    round_number = state.round
    while not state.over and state.round == round_number and "pass" in options(state):
        play(state, "pass")
    return state


def refresh(state: PraetorState) -> None:
    """Let the state look at its options again after a test changed the table; nobody is passed over by it."""
    decision = state.decision()
    state._options = decision.options(state) if decision else []
