"""The search: it wins what can be won, keeps to its budget, stops when asked, and keeps its tree."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

import groma
from groma.bots import Budget, ThinkingBot, bot
from groma.bots.chances import chances, temperature_of
from groma.bots.judge import priors
from groma.bots.search import Search
from groma.bots.tree import Node
from groma.kernel import Action, Game, State
from tests.bots.test_bots import every_game, finish, halfway


class Clock:
    """A clock that moves on by itself, a little at each look."""

    def __init__(self, ticks: float) -> None:
        self.now = 0.0
        self.ticks = ticks

    def __call__(self) -> float:
        """Return the time."""
        self.now += self.ticks
        return self.now


DECISIVE = {"praetor": (16, 131), "architects": (91, 480), "aquileia": (24, 195), "marble": (137, 208)}
"""A random game of each kind, and after how many moves an answer wins at once, whatever is hidden, and others lose."""


def decisive(game: Game[Any]) -> State:
    """Return a position in which some answers win the game at once and others lose it."""
    seed, moves = DECISIVE[game.name]
    state: State = game.new(2 if 2 in game.players else 3, seed)
    rng = Random(seed)
    for _ in range(moves):
        seat = state.waiting[0]
        state.play(rng.choice(state.options(seat)), seat)
    seat = state.waiting[0]
    deals = [state.imagine(seat, rng) for _ in range(8)]
    assert any(all(result_after(deal, option, seat) for deal in deals) for option in state.options(seat))
    assert any(result_after(state, option, seat) is False for option in state.options(seat))
    return state


def result_after(state: State, option: Action, seat: int) -> bool | None:
    """Tell whether a seat wins if an option ends the game; nothing if the game goes on."""
    after = state.copy()
    after.play(option, seat)
    return seat in after.winners() if after.over else None


@every_game
def test_a_position_with_a_winning_move_is_won(game: Game[Any]) -> None:
    state = decisive(game)
    seat = state.waiting[0]
    for luck in range(3):
        ended, thinker = state.copy(), bot("hard:60", luck)
        while ended.waiting == [seat]:
            ended.play(thinker.answer(ended, seat), seat)
        assert ended.over
        assert ended.winners() == [seat]


@every_game
def test_a_search_makes_as_many_simulations_as_its_budget_says(game: Game[Any]) -> None:
    state = halfway(game, 1)
    search = Search(state, state.waiting[0], Random(1))
    search.run(Budget(37))
    assert search.simulations == 37
    assert search.root.visits == 37
    assert sum(child.visits for child in search.root.children.values()) == 37


@every_game
def test_a_bot_never_exceeds_its_time_by_more_than_a_tenth(game: Game[Any]) -> None:
    for state in (halfway(game, 1), richest(game)):
        thinker = ThinkingBot(Random(1), Budget(seconds=0.4, clock=process_time))
        begun = process_time()
        thinker.answer(state, state.waiting[0])
        assert process_time() - begun <= 1.1 * 0.4
        assert thinker.simulations >= 1


def richest(game: Game[Any]) -> State:
    """Return the position of a random game with the most options."""
    state: State = game.new(game.players[-1], 1)
    found, rng = state.copy(), Random(1)
    while not state.over:
        if len(state.options()) > len(found.options()):
            found = state.copy()
        state.play(rng.choice(state.options()))
    return found


def test_a_simulation_that_would_not_fit_is_not_begun() -> None:
    budget = Budget(seconds=1.0, clock=Clock(0.3))
    budget.begin()
    assert [budget.is_spent(number) for number in range(3)] == [False, False, True]


def test_a_stop_request_is_obeyed() -> None:
    state = halfway(groma.game("praetor"), 1)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) >= 5

    thinker = ThinkingBot(Random(1), Budget(10**9, stop=stop))
    assert thinker.answer(state, state.waiting[0]) in state.options()
    assert thinker.simulations == 5


def test_a_budget_needs_an_end() -> None:
    with pytest.raises(ValueError, match="a budget needs simulations or seconds"):
        Budget()


def test_a_forced_move_is_played_at_once() -> None:
    state = halfway(groma.game("praetor"), 1)
    seat, only = state.waiting[0], state.options()[:1]
    state._options = only
    thinker = ThinkingBot(Random(1), Budget(100))
    assert thinker.choose(state, seat) is only[0]
    assert thinker.simulations == 0


def test_thinking_ends_once_nothing_can_be_overtaken() -> None:
    state = decisive(groma.game("aquileia"))
    thinker = ThinkingBot(Random(1), Budget(600))
    thinker.answer(state, state.waiting[0])
    assert thinker.simulations < 500


def test_the_tree_is_kept_between_the_small_decisions_of_one_turn() -> None:
    state, seat = building_begun()
    thinker = ThinkingBot(Random(1), Budget(60))
    state.play(thinker.answer(state, seat), seat)
    before = thinker.simulations
    assert state.waiting == [seat]
    thinker.answer(state, seat)
    assert thinker.simulations - before < 60


def building_begun() -> tuple[State, int]:
    """Return a position of Praetor in which a tile is to be laid: first where, then which way round."""
    state: State = groma.game("praetor").new(2, 1)
    while True:
        seat = state.waiting[0]
        builds = [option for option in state.options() if option.verb == "build"]
        if not builds:
            state.play(bot("greedy").answer(state, seat), seat)
            continue
        state.play(builds[0], seat)
        return state, seat


def test_the_tree_is_dropped_when_the_table_looks_otherwise() -> None:
    state, seat = building_begun()
    thinker = ThinkingBot(Random(1), Budget(40))
    chosen = thinker.answer(state, seat)
    other = next(option for option in state.options() if option is not chosen)
    state.play(other, seat)
    before = thinker.simulations
    if state.waiting == [seat] and len(state.options()) > 1:
        thinker.answer(state, seat)
        assert thinker._kept_tree(state, seat) is None
        assert thinker.simulations > before


# From points to chances


@every_game
def test_chances_are_shared_among_the_seats(game: Game[Any]) -> None:
    state = halfway(game, 2)
    expected = game.advice.expectations(state)
    shared = chances(state, expected, 0.0)
    assert sum(shared) == pytest.approx(1.0)
    assert shared.index(max(shared)) == expected.index(max(expected))


def test_the_winners_of_a_finished_game_share_the_win() -> None:
    game = groma.game("praetor")
    state = finish(game.new(2, 1), [bot("random", seat) for seat in range(2)])
    expected = state.game.advice.expectations(state)
    assert chances(state, expected, 0.0) == [float(seat in state.winners()) for seat in range(2)]


def test_the_same_lead_is_surer_when_less_is_still_open() -> None:
    game = groma.game("praetor")
    state = game.new(2, 1)
    near, far = [20.0, 10.0], [120.0, 110.0]
    assert temperature_of(state, near) < temperature_of(state, far)
    assert chances(state, near, 0.0)[0] > chances(state, far, 0.0)[0] > 0.5


def test_a_player_alone_is_measured_against_a_par() -> None:
    state = groma.game("architects").new(1, 1)
    assert chances(state, [30.0], 30.0) == [pytest.approx(0.5)]
    assert chances(state, [40.0], 30.0)[0] > 0.6


@every_game
def test_the_more_curious_the_more_is_tried(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    state, tried = halfway(game, 1), []
    for exploration in (0.0, 100.0):
        monkeypatch.setattr(game.advice.weights.habits, "exploration", exploration)
        search = Search(state, state.waiting[0], Random(1))
        search.run(Budget(60))
        tried.append(len([child for child in search.root.children.values() if child.visits]))
    assert tried[0] < tried[1]


# The tree


def test_priors_fall_with_the_rank() -> None:
    assert sum(priors(7)) == pytest.approx(1.0)
    assert priors(7) == sorted(priors(7), reverse=True)


def test_an_option_is_only_compared_when_a_deal_offers_it() -> None:
    actions = groma.game("praetor").actions[:3]
    node = Node(None, 1.0, 2)
    node.expand(actions, priors(3), 2)
    for _ in range(10):
        node.select(actions[:2], 0, 0.5)
    node.select(actions[2:], 0, 0.5)
    assert [child.available for child in node.children.values()] == [10, 10, 1]


def test_every_seat_chooses_for_itself() -> None:
    actions = groma.game("praetor").actions[:2]
    node = Node(None, 1.0, 2)
    node.expand(actions, priors(2), 2)
    for action, values in zip(actions, ([0.9, 0.1], [0.1, 0.9]), strict=True):
        for _ in range(50):
            node.children[action.id].add(values, 0.0)
    assert [node.select(actions, seat, 0.01).action for seat in range(2)] == actions
