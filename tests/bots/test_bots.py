"""Bots play by the rules, repeat themselves for a seed, and see nothing hidden."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

import groma
from groma.bots import BOTS, LEVELS, Bot, Budget, RandomBot, ThinkingBot, bot
from groma.bots.search import Search
from groma.kernel import Action, Game, State

GAMES = [groma.game(name) for name in groma.names()]
NAMES = ["random", "greedy", "easy", "medium", "hard:6", "expert:9"]
"""Every bot; those that think by the clock get a number of simulations here, the same on every machine."""
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_measured_game = pytest.mark.parametrize("game", [game for game in GAMES if game.advice.weights.names])
"""Those whose advice has weights, which were measured against random players."""
every_bot = pytest.mark.parametrize("name", NAMES)


def finish(state: State, bots: list[Bot]) -> State:
    """Let bots play a game to its end."""
    while not state.over:
        seat = state.waiting[0]
        state.play(bots[seat].answer(state, seat), seat)
    return state


def halfway(game: Game[Any], seed: int, moves: int = 60) -> State:
    """Return a position in the middle of a random game: after so many moves, or half of those that there are."""
    state, rng, played = game.new(game.players[1], seed), Random(seed), 0
    while not state.over and played < moves:
        state.play(rng.choice(state.options()))
        played += 1
    return halfway(game, seed, played // 2) if state.over else state


def test_every_bot_is_tested_here() -> None:
    assert {name.partition(":")[0] for name in NAMES} == set(BOTS)
    assert set(LEVELS) <= set(BOTS)


@every_game
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "medium"])
def test_a_bot_finishes_a_game_at_every_seat_count(game: Game[Any], name: str) -> None:
    for seats in game.players:
        assert finish(game.new(seats, 1), [bot(name, seat) for seat in range(seats)]).over


@pytest.mark.parametrize("seed", [1, 8, 11])
def test_bots_that_compare_few_options_do_not_prepare_for_ever(seed: int) -> None:
    state = groma.game("architects").new(2, seed)
    bots = [bot("medium", seat) for seat in (0, 1)]
    for _ in range(600):
        if state.over:
            break
        seat = state.waiting[0]
        state.play(bots[seat].answer(state, seat), seat)
    assert state.over


@every_game
def test_a_search_plays_by_the_rules_to_the_end_at_every_seat_count(game: Game[Any]) -> None:
    for seats in game.players:
        state, chance = game.new(seats, 1), bot("random", 1)
        thinkers = [bot("hard:1", seat) for seat in range(seats)]
        for number in range(100_000):
            if state.over:
                break
            seat = state.waiting[0]
            state.play((thinkers[seat] if number % 12 == 0 else chance).answer(state, seat), seat)
        assert state.over


@every_game
@every_bot
def test_a_bot_chooses_the_same_for_the_same_seed(game: Game[Any], name: str) -> None:
    seats = game.players[1]
    states = [game.new(seats, 2) for _ in range(2)]
    for state in states:
        bots = [bot(name, seat) for seat in range(seats)]
        for _ in range(12):
            seat = state.waiting[0]
            state.play(bots[seat].answer(state, seat), seat)
    assert states[0].to_json() == states[1].to_json()


@every_game
@every_bot
def test_a_bot_chooses_the_same_when_the_hidden_things_lie_otherwise(game: Game[Any], name: str) -> None:
    for seed in range(6):
        state = halfway(game, seed)
        seat = state.waiting[0]
        other = state.imagine(seat, Random(seed))
        assert bot(name, seed).answer(other, seat) is bot(name, seed).answer(state, seat)


@every_game
def test_a_search_finds_the_same_values_when_the_hidden_things_lie_otherwise(game: Game[Any]) -> None:
    for seed in range(4):
        state = halfway(game, seed, 40)
        seat = state.waiting[0]
        other = state.imagine(seat, Random(seed))
        thinkers = [thought(each, seat, seed) for each in (state, other)]
        assert thinkers[0] == thinkers[1]


def thought(state: State, seat: int, seed: int) -> list[tuple[int, int, float]]:
    """Return what a search thinks of each option."""
    rng = Random(seed)
    search = Search(state.imagine(seat, rng), seat, rng)
    search.run(Budget(12))
    return [(number, node.visits, node.chance(seat)) for number, node in sorted(search.root.children.items())]


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
@every_bot
def test_a_bot_changes_nothing_at_the_table(game: Game[Any], name: str) -> None:
    state = halfway(game, 4)
    before = state.to_json()
    bot(name, 1).answer(state, state.waiting[0])
    assert state.to_json() == before


@every_measured_game
def test_greedy_beats_random_every_time(game: Game[Any]) -> None:
    for seed in range(5):
        seats = game.players[1]
        best = seed % seats
        bots = [bot("greedy" if seat == best else "random", seat) for seat in range(seats)]
        assert finish(game.new(seats, seed), bots).winners() == [best]


@every_game
def test_promising_orders_the_options(game: Game[Any]) -> None:
    for seats in game.players:
        for seed in range(3):
            state, player = game.new(seats, seed), bot("random", seed)
            while not state.over:
                seat = state.waiting[0]
                promising = game.advice.promising(state, seat)
                assert sorted(promising, key=_number) == sorted(state.options(seat), key=_number)
                state.play(player.answer(state, seat), seat)


def _number(action: Action) -> int:
    return action.id


def test_random_takes_every_option_sooner_or_later() -> None:
    state = GAMES[0].new(3, 1)
    player = RandomBot(Random(1))
    taken = {player.answer(state, state.waiting[0]).id for _ in range(400)}
    assert taken == {action.id for action in state.options()}


def test_an_easy_bot_sometimes_takes_another_option_than_the_best() -> None:
    state = GAMES[0].new(3, 1)
    best = bot("greedy").answer(state, state.waiting[0])
    taken = [bot("easy", seed).answer(state, state.waiting[0]) for seed in range(100)]
    assert 30 < taken.count(best) < 95


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(
        ValueError, match="there is no bot 'oracle'; there are easy, medium, hard, expert, random, greedy"
    ):
        bot("oracle")


@pytest.mark.parametrize(
    "name", ["medium:200", "hard:", "hard:many", "hard:0", "hard:-3", "hard:0.0s", "search", "learned"]
)
def test_only_bots_that_search_take_a_number_of_simulations(name: str) -> None:
    with pytest.raises(ValueError, match="simulations"):
        bot(name)


def test_a_level_thinks_by_the_clock_and_with_a_number_by_simulations() -> None:
    hard, counted = bot("hard"), bot("hard:30")
    assert isinstance(hard, ThinkingBot)
    assert isinstance(counted, ThinkingBot)
    assert (hard.budget.seconds, hard.budget.simulations) == (1.0, 0)
    assert (counted.budget.seconds, counted.budget.simulations) == (0.0, 30)


def test_a_name_may_give_a_search_seconds_of_cpu_time_and_a_judge() -> None:
    for name, by in (("hard:0.5s", "hard"), ("search:0.5s", ""), ("learned:0.5s@a:b.toml", "learned@a:b.toml")):
        made = bot(name)
        assert isinstance(made, ThinkingBot)
        assert (made.budget.seconds, made.budget.simulations, made.by) == (0.5, 0, by)
        assert made.budget.clock is process_time
