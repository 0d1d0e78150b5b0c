"""Bots play by the rules, repeat themselves for a seed, and see nothing hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import groma
from groma.bots import BOTS, Bot, RandomBot, bot
from groma.kernel import Action, Game, State

GAMES = [groma.game(name) for name in groma.names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_bot = pytest.mark.parametrize("name", list(BOTS))


def finish(state: State, bots: list[Bot]) -> State:
    """Let bots play a game to its end."""
    while not state.over:
        seat = state.waiting[0]
        state.play(bots[seat].answer(state, seat), seat)
    return state


def halfway(game: Game[Any], seed: int, moves: int = 60) -> State:
    """Return a position in the middle of a random game."""
    rng = Random(seed)
    state: State = game.new(game.players[1], seed)
    while not state.over and moves:
        state.play(rng.choice(state.options()))
        moves -= 1
    return state


@every_game
@every_bot
def test_a_bot_finishes_a_game_at_every_seat_count(game: Game[Any], name: str) -> None:
    for seats in game.players:
        assert finish(game.new(seats, 1), [bot(name, seat) for seat in range(seats)]).over


@every_game
@every_bot
def test_a_bot_chooses_the_same_for_the_same_seed(game: Game[Any], name: str) -> None:
    seats = game.players[1]
    ends = [finish(game.new(seats, 2), [bot(name, seat) for seat in range(seats)]).to_json() for _ in range(2)]
    assert ends[0] == ends[1]


@every_game
@every_bot
def test_a_bot_chooses_the_same_when_the_hidden_things_lie_otherwise(game: Game[Any], name: str) -> None:
    for seed in range(12):
        state = halfway(game, seed)
        seat = state.waiting[0]
        other = state.imagine(seat, Random(seed))
        assert bot(name, seed).answer(other, seat) is bot(name, seed).answer(state, seat)


class Spy(Bot):
    """Keeps what it is shown."""

    def choose(self, state: State, seat: int) -> Action:
        """Take the first option."""
        self.shown = state
        return state.options(seat)[0]


@every_game
def test_a_bot_is_shown_an_imagined_state_only(game: Game[Any]) -> None:
    state = game.new(game.players[1], 3)
    spy = Spy(Random(0))
    spy.answer(state, state.waiting[0])
    assert spy.shown is not state
    assert spy.shown.chance.seed != state.chance.seed


@every_game
def test_a_bot_changes_nothing_at_the_table(game: Game[Any]) -> None:
    state = halfway(game, 4)
    before = state.to_json()
    bot("greedy", 1).answer(state, state.waiting[0])
    assert state.to_json() == before


@every_game
def test_greedy_beats_random_every_time(game: Game[Any]) -> None:
    for seed in range(5):
        seats = game.players[1]
        best = seed % seats
        bots = [bot("greedy" if seat == best else "random", seat) for seat in range(seats)]
        assert finish(game.new(seats, seed), bots).winners() == [best]


@every_game
def test_promising_orders_the_options_and_features_keep_their_length(game: Game[Any]) -> None:
    lengths = set()
    for seats in game.players:
        for seed in range(3):
            state, player = game.new(seats, seed), bot("random", seed)
            while not state.over:
                seat = state.waiting[0]
                assert sorted(game.promising(state, seat), key=_number) == sorted(state.options(seat), key=_number)
                lengths.add(len(game.features(state, seat)))
                state.play(player.answer(state, seat), seat)
    assert len(lengths) == 1


def _number(action: Action) -> int:
    return action.id


def test_random_takes_every_option_sooner_or_later() -> None:
    state = GAMES[0].new(3, 1)
    player = RandomBot(Random(1))
    taken = {player.answer(state, state.waiting[0]).id for _ in range(400)}
    assert taken == {action.id for action in state.options()}


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="there is no bot 'oracle'; there are random, greedy"):
        bot("oracle")
