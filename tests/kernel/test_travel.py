"""Games, states, actions and events travel: by pickle, by copy, to other processes."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import groma
from groma.kernel import Game, State

every_game = pytest.mark.parametrize("name", groma.names())


def in_the_middle(game: Game[Any], seed: int, moves: int = 60) -> State:
    """Return a position in the middle of a random game."""
    rng = Random(seed)
    state: State = game.new(seats=game.players[-1], seed=seed)
    for _ in range(moves):
        seat = rng.choice(state.waiting)
        state.play(rng.choice(state.options(seat)), seat)
    return state


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def play_on(state: State, moves: int) -> str:
    """Play on by chance and return the position."""
    rng = Random(1)
    for _ in range(moves):
        if not state.over:
            seat = state.waiting[0]
            state.play(rng.choice(state.options(seat)), seat)
    return state.to_json()


@every_game
def test_a_game_and_its_actions_come_back_as_themselves(name: str) -> None:
    game = groma.game(name)
    assert sent(game) is game
    assert all(sent(action) is action for action in game.actions[:: len(game.actions) // 20])


@every_game
def test_a_state_comes_back_equal_and_goes_on_alike(name: str) -> None:
    for moves in (0, 1, 17, 60):
        state = in_the_middle(groma.game(name), seed=moves, moves=moves)
        for other in (sent(state), copy.deepcopy(state)):
            assert other is not state
            assert other.to_json() == state.to_json()
            assert other.events == state.events
            assert other.options() == state.options()
            assert play_on(other, 20) == play_on(state.copy(), 20)


@every_game
def test_what_is_imagined_stays_imagined(name: str) -> None:
    state = in_the_middle(groma.game(name), seed=3)
    imagined = state.imagine(state.waiting[0], Random(1))
    assert sent(imagined).logging is False
    assert sent(imagined).to_json() == imagined.to_json()


@every_game
def test_another_process_plays_on(name: str) -> None:
    state = in_the_middle(groma.game(name), seed=5)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(play_on, (state, 20)) == play_on(state.copy(), 20)


def test_a_game_takes_components_along_that_are_not_its_own(tmp_path: Path) -> None:
    own = groma.game("marble")
    file = tmp_path / "other.toml"
    file.write_bytes(own.components.content.replace(b"players = { min", b"# changed\nplayers = { min", 1))
    other = groma.game("marble", components=file)
    assert sent(other) is other
    assert sent(other) is not own
    state = other.new(seats=2, seed=1)
    assert sent(state).game is other
    file.unlink()
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(play_on, (state, 5)) == play_on(state.copy(), 5)
