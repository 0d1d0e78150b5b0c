"""Positions for the tests of Praetor: a set-up table, and words to change it and to play on it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import groma
from groma.games.praetor import Praetor, verbs
from groma.games.praetor.box import STANDARD
from groma.games.praetor.components import RESOURCES
from groma.games.praetor.state import NO_WORKER, START, Player, PraetorState, pack, seat_of
from groma.games.praetor.turn import TakeTurn
from groma.games.praetor.view import PlayerView, TileView


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


def player(state: PraetorState, seat: int) -> PlayerView:
    """Return what everyone sees of a seat."""
    return state.view(None)["players"][seat]


def question(state: PraetorState) -> str:
    """Return the question that is put now, or an empty text after the end."""
    decision = state.decision()
    return decision.question if decision else ""


def favor(state: PraetorState, seat: int, points: int) -> None:
    """Put a seat's token on a space of the favor track, as if it had started there."""
    player = state.players[seat]
    player.earned = [0] * len(player.earned)
    player.favor = player.earned[START] = points


def morale(state: PraetorState, seat: int, value: int) -> None:
    """Put a seat's morale token on the step of this value."""
    player = state.players[seat]
    player.morale = state.box.boards[player.board].morale.index(value)


def trainees(state: PraetorState, seat: int, zone_one: int = 0, zone_two: int = 0) -> None:
    """Move so many villagers of a seat into the training zones."""
    player = state.players[seat]
    player.zone_one, player.zone_two = zone_one, zone_two
    player.villagers -= zone_one + zone_two
    refresh(state)


def hold(state: PraetorState, seat: int, *names: str) -> None:
    """Give a seat these wall sections; in place of a face-up one another is turned up."""
    for name in names:
        section = [section.id for section in state.box.sections].index(name)
        if section == state.section:
            state.section = state.wall_pile.pop()
        else:
            state.wall_pile.remove(section)
        state.players[seat].sections.append(section)


def deck(state: PraetorState, *names: str) -> None:
    """Let the city deck be exactly these tiles, the first on top."""
    state.deck = [tile_of(state, name) for name in reversed(names)]


def last_round(state: PraetorState) -> None:
    """Let this round be the last."""
    state.last_round = state.round


def random_game(seats: int, seed: int, **options: Any) -> Iterator[PraetorState]:
    """Play a game at random, seldom passing, and stop before each answer and after the end, or after 20 rounds."""
    state = praetor().new(seats, seed, options)
    rng = Random(seed)
    while not state.over and state.round <= 20:
        yield state
        actions = state.options()
        lively = [action for action in actions if action.verb not in ("pass", "stop")]
        state.play(rng.choice(lively if lively and rng.random() < 0.9 else actions))
    yield state


def rewritten(folder: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """Write the components of the rulebook with a change into another file."""
    tables = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    change(tables)
    path = folder / "my-praetor.toml"
    path.write_text("".join(f"{name} = {_toml(table)}\n" for name, table in tables.items()), encoding="utf-8")
    return path


def row(tables: dict[str, Any], table: str, name: str) -> dict[str, Any]:
    """Return the entry of this id in a repeated table of a components file."""
    wanted: dict[str, Any] = next(entry for entry in tables[table] if entry["id"] == name)
    return wanted


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def hand_turn(state: PraetorState, seat: int) -> None:
    """Let a seat take its turn now, whoever's turn it was."""
    state.turn = state.order.index(seat)
    state.agenda[-1] = TakeTurn(seat)
    refresh(state)


def move_favor(state: PraetorState, seat: int, favor: int) -> None:
    """Move the token of a seat to a space of the favor track, on top of those that lie there."""
    verbs.score(state, seat, START, favor - state.players[seat].favor)


def seen_tile(state: PraetorState, name: str) -> TileView:
    """Return what everyone sees of a tile of the city."""
    return next(tile for tile in state.view(None)["city"] if tile["tile"] == name)
