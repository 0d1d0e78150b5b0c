"""The promises that every game keeps, over random play at every seat count and with every option."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import groma
from groma.kernel import Action, Game, IllegalAction, State, Together
from tests.amount import amount, tried
from tests.games.failed import follow, note
from tests.kernel.toy import Toy

GAMES: list[Game[Any]] = [*(groma.game(name) for name in groma.names()), Toy()]
TABLES = [(game, seats) for game in GAMES for seats in game.players]
ids = [f"{game.name}-{seats}" for game, seats in TABLES]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=ids)
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
few = tried(amount().examples)
whole_games = tried(amount().whole_games)
seeds = st.integers(0, 1 << 32)
COUNTED = 5
"""In one game of so many everything is counted after every move, in the others at the end: counting takes longest."""


def promises(game: Game[Any]) -> ModuleType:
    """Return what the game's own tests tell about its components and its secrets."""
    return import_module("tests.kernel.promises" if game.name == "toy" else f"tests.games.{game.name}.promises")


def chosen(game: Game[Any], seats: int, rng: Random) -> dict[str, Any]:
    """Choose a value for every option."""
    return {name: rng.choice(values) for name, values in game.options_for(seats).items()}


def start(game: Game[Any], seats: int, seed: int) -> tuple[State, Random]:
    """Set up a table with options by lot, and the luck of its players."""
    rng = Random(seed)
    state: State = game.new(seats, seed, chosen(game, seats, rng))
    follow(state)
    return state, rng


def moves(state: State, rng: Random) -> Iterator[tuple[int, Action]]:
    """Play at random to the end; each move is given out before it is played."""
    while not state.over:
        seat = rng.choice(state.waiting)
        action = rng.choice(state.options(seat))
        yield seat, action
        note(state, seat, action)
        state.play(action, seat)


def positions(game: Game[Any], seats: int, seed: int, every: int) -> Iterator[tuple[State, Random]]:
    """Give out one position in so many along a random game, and the last one."""
    state, rng = start(game, seats, seed)
    for number, _ in enumerate(moves(state, rng)):
        if number % every == 0:
            yield state, rng
    yield state, rng


def sight(state: State, seat: int) -> str:
    """Return all that a seat sees, as text."""
    options = [action.notation for action in state.options(seat)]
    refusals = [(action.notation, rule) for action, rule in state.refusals(seat)]
    return json.dumps([state.view(seat), options, refusals, state.scores(), state.waiting])


@every_table
def test_many_random_games_end_with_nothing_lost(game: Game[Any], seats: int) -> None:
    for seed in range(amount().games):
        state, rng = start(game, seats, seed)
        state.logging = False
        before = game.census(state)
        assert not before.get("books")
        for _ in moves(state, rng):
            if seed % COUNTED == 0:
                assert game.census(state) == before
        assert game.census(state) == before
        assert state.winners() or seats == 1, "only alone can everybody lose"
        assert set(state.winners()) <= set(range(seats))
        assert len(state.scores()) == seats


@every_table
def test_every_value_of_every_option_can_be_played(game: Game[Any], seats: int) -> None:
    for name, values in game.options_for(seats).items():
        for value in values[:: 40 if name in promises(game).LONG_OPTIONS else 1]:
            state, rng = game.new(seats, 1, {name: value}), Random(1)
            for _ in moves(state, rng):
                pass
            assert state.over
            assert state.chosen[name] == value


@every_table
@given(seed=seeds)
@whole_games
def test_until_the_end_every_waiting_seat_has_an_option_and_nobody_else(game: Game[Any], seats: int, seed: int) -> None:
    for state, _ in positions(game, seats, seed, 1):
        assert state.over == (not state.waiting)
        for seat in range(seats):
            assert bool(state.options(seat)) == (seat in state.waiting)


@every_table
@given(seed=seeds)
@few
def test_each_option_can_be_played(game: Game[Any], seats: int, seed: int) -> None:
    for state, _ in positions(game, seats, seed, 29):
        before = state.to_json()
        for seat in state.waiting:
            for action in state.options(seat):
                after = state.copy()
                after.play(action, seat)
                assert after.to_json() != before
        assert state.to_json() == before


@every_table
@given(seed=seeds)
@few
def test_nothing_but_an_option_can_be_played(game: Game[Any], seats: int, seed: int) -> None:
    for state, rng in positions(game, seats, seed, 29):
        before = state.to_json()
        for seat in range(seats):
            options = state.options(seat)
            refused = [action for action, _ in state.refusals(seat)]
            for action in [*refused, *rng.sample(game.actions, min(20, len(game.actions)))]:
                if action not in options:
                    with pytest.raises(IllegalAction):
                        state.play(action, seat)
        assert state.to_json() == before


@every_table
@given(seed=seeds)
@few
def test_a_reason_is_a_known_one_and_rests_on_nothing_that_the_seat_cannot_see(
    game: Game[Any], seats: int, seed: int
) -> None:
    known = ("", *game.advice.reasons)
    for state, rng in positions(game, seats, seed, 7):
        before = state.to_json()
        for seat in state.waiting:
            imagined = state.imagine(seat, rng)
            for action in state.options(seat):
                reason = game.advice.reason(state, seat, action)
                assert reason in known
                assert game.advice.reason(imagined, seat, action) == reason
        assert state.to_json() == before


@every_table
@given(seed=seeds)
@few
def test_an_option_leads_on_if_the_same_seat_is_surely_asked_more_in_the_same_turn(
    game: Game[Any], seats: int, seed: int
) -> None:
    for state, rng in positions(game, seats, seed, 13):
        before = state.to_json()
        for seat in state.waiting:
            imagined = state.imagine(seat, rng)
            for action in state.options(seat):
                leads_on = state.leads_on(action, seat)
                assert leads_on == _goes_on(state, action, seat), action
                assert leads_on == imagined.leads_on(action, seat), "it rests on what the seat cannot see"
        assert state.to_json() == before


def _goes_on(state: State, action: Action, seat: int) -> bool:
    """Play an option: tell whether the turn goes on with the same seat, and nothing unknown decided that."""
    after = state.copy()
    after.play(action, seat)
    following = after.decision(seat)
    is_asked = following is not None and not following.starts_turn
    is_secret = isinstance(state.agenda[-1], Together)
    return is_asked and not is_secret and not any(event.reveals() for event in after.events)


@every_table
@given(seed=seeds)
@few
def test_options_and_refusals_share_no_action_and_no_action_comes_twice(game: Game[Any], seats: int, seed: int) -> None:
    for state, _ in positions(game, seats, seed, 11):
        for seat in state.waiting:
            actions = state.options(seat) + [action for action, _ in state.refusals(seat)]
            assert len({action.id for action in actions}) == len(actions)
            assert all(game.actions[action.id] is action for action in actions)


@every_table
@given(seed=seeds)
@few
def test_the_options_are_the_candidates_that_nothing_refuses(game: Game[Any], seats: int, seed: int) -> None:
    for state, _ in positions(game, seats, seed, 7):
        for seat in state.waiting:
            decision = state.decision(seat)
            assert decision is not None
            free = [action for action in decision.candidates(state) if not decision.refusal(state, action)]
            assert {action.id for action in state.options(seat)} == {action.id for action in free}


@every_table
@given(seed=seeds)
@whole_games
def test_the_same_seed_and_actions_make_the_same_state(game: Game[Any], seats: int, seed: int) -> None:
    state, rng = start(game, seats, seed)
    again: State = game.new(seats, seed, state.chosen)
    for seat, action in moves(state, rng):
        assert again.to_json() == state.to_json()
        again.play(game.action(action.notation), seat)
    assert again.to_json() == state.to_json()


@every_table
@given(seed=seeds)
@few
def test_a_copy_leaves_the_original_untouched(game: Game[Any], seats: int, seed: int) -> None:
    for state, rng in positions(game, seats, seed, 41):
        before = state.to_json()
        copy = state.copy()
        assert copy.to_json() == before
        for _ in moves(copy, Random(rng.random())):
            pass
        assert state.to_json() == before


@every_table
@given(seed=seeds)
@few
def test_a_state_comes_back_from_its_file_exactly_and_plays_on(game: Game[Any], seats: int, seed: int) -> None:
    for state, rng in positions(game, seats, seed, 17):
        text = state.to_json()
        again: State = game.from_json(text)
        assert again.to_json() == text
        assert again.over == state.over
        for seat in range(seats):
            assert sight(again, seat) == sight(state, seat)
        if not state.over:
            after, action = state.copy(), rng.choice(state.options())
            after.play(action)
            again.play(action)
            assert again.to_json() == after.to_json()


@every_table
@given(seed=seeds)
@few
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(game: Game[Any], seats: int, seed: int) -> None:
    for state, rng in positions(game, seats, seed, 13):
        for seat in range(seats):
            imagined = state.imagine(seat, Random(rng.random()))
            assert sight(imagined, seat) == sight(state, seat)


@every_table
def test_everything_hidden_is_dealt_again(game: Game[Any], seats: int) -> None:
    most: dict[str, int] = {}
    for state, _ in positions(game, seats, 5, 20):
        for seat in range(seats):
            deals = [promises(game).hidden(state.imagine(seat, Random(deal)), seat) for deal in range(30)]
            for place in deals[0]:
                different = len({json.dumps(deal[place]) for deal in deals})
                most[place] = max(most.get(place, 0), different)
    assert all(different > 15 for different in most.values()), most


@every_table
@given(seed=seeds)
@few
def test_an_imagined_state_plays_on_by_the_same_rules(game: Game[Any], seats: int, seed: int) -> None:
    for state, rng in positions(game, seats, seed, 53):
        imagined = state.imagine(rng.randrange(seats), Random(rng.random()))
        assert game.census(imagined) == game.census(state)
        assert imagined.chance.seed != state.chance.seed
        for _ in moves(imagined, Random(rng.random())):
            pass
        assert imagined.over


@every_table
@given(seed=seeds)
@few
def test_a_view_is_plain_json(game: Game[Any], seats: int, seed: int) -> None:
    for state, _ in positions(game, seats, seed, 37):
        for seat in (*range(seats), None):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view


@every_table
@given(seed=seeds)
@few
def test_what_is_not_a_seats_own_everyone_sees_alike(game: Game[Any], seats: int, seed: int) -> None:
    for state, _ in positions(game, seats, seed, 37):
        for seat in range(seats):
            assert state.view(seat) == {**state.view(None), **game.own_view(state, seat)}


@every_table
@given(seed=seeds)
@whole_games
def test_events_do_not_change_the_game(game: Game[Any], seats: int, seed: int) -> None:
    state, rng = start(game, seats, seed)
    quiet = state.copy()
    quiet.logging = False
    for seat, action in moves(state, rng):
        quiet.play(action, seat)
        assert not quiet.events
    assert quiet.to_json() == state.to_json()


@every_game
def test_a_view_changed_by_its_reader_does_not_change_the_game(game: Game[Any]) -> None:
    state, _ = start(game, game.players[0], 3)
    before = state.to_json()
    _scramble(state.view(0))
    assert state.to_json() == before


def _scramble(value: Any) -> None:
    if isinstance(value, dict):
        for inner in value.values():
            _scramble(inner)
        value.clear()
    if isinstance(value, list):
        for inner in value:
            _scramble(inner)
        value.clear()
