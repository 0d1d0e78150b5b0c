"""What bots make of the advice: workers work as long as the own judgement says that it pays."""

from __future__ import annotations

from random import Random

import pytest

from groma.bots import bot
from groma.games.praetor.state import PraetorState
from groma.kernel import Action
from tests.games.praetor.table import found, give, options, play, praetor, show, table, visit, workers

both_greedy_bots = pytest.mark.parametrize("name", ["greedy", "medium"])


def quarry_with_two_workers() -> PraetorState:
    """Return a turn in which only a quarry is left to activate: the best worker would retire there, the other learn."""
    state = table()
    seat = state.waiting[0]
    rival = (seat + 1) % state.seats
    found(state, "stone_quarry_a", 3, 3)
    show(state)
    workers(state, rival, 1, 1, 1, 1, 1)
    for taken in ("market_a", "workers_camp_a", "gold_mine_a", "gold_mine_b", "gold_mine_c"):
        visit(state, rival, taken, 1)
    workers(state, seat, 5, 4)
    give(state, seat, gold=9, stone=0)
    assert options(state) == ["pass", "activate stone_quarry_a"]
    return state


def judged(state: PraetorState, seat: int, *notations: str) -> float:
    """Return the judgement of a seat after it has played."""
    return state.game.advice.evaluate(play(state.copy(), *notations), seat)


@both_greedy_bots
def test_a_bot_works_where_one_of_its_workers_makes_it_worthwhile(name: str) -> None:
    state = quarry_with_two_workers()
    seat = state.waiting[0]
    passing = judged(state, seat, "pass")
    assert judged(state, seat, "activate stone_quarry_a", "worker 5") < passing
    assert judged(state, seat, "activate stone_quarry_a", "worker 4") > passing
    assert bot(name).answer(state, seat).notation == "activate stone_quarry_a"


@both_greedy_bots
def test_no_bot_passes_while_a_worker_would_do_better_in_its_own_eyes(name: str) -> None:
    state, bots = praetor().new(3, 0), [bot(name, seat) for seat in range(3)]
    passes = 0
    while not state.over:
        seat = state.waiting[0]
        answer = bots[seat].answer(state, seat)
        if answer.notation == "pass":
            passes += 1
            assert best_work(state.imagine(seat, Random(passes)), seat) <= judged(state, seat, "pass")
        state.play(answer, seat)
    assert passes


def best_work(state: PraetorState, seat: int) -> float:
    """Return the best judgement after an activation that asks for nothing but a worker."""
    values = [float("-inf")]
    for action in state.options(seat):
        if action.verb == "activate":
            values += [judged(state, seat, *way) for way in workers_sent(state, seat, action)]
    return max(values)


def workers_sent(state: PraetorState, seat: int, action: Action) -> list[list[str]]:
    """Return the ways to activate a tile with each of the workers at home, where nothing else is asked."""
    asked = play(state.copy(), action.notation)
    decision = asked.decision(seat)
    if decision is None or decision.question != "choose-visitor":
        return [[action.notation]]
    return [[action.notation, worker.notation] for worker in asked.options(seat)]


def test_goods_are_bought_where_they_are_worth_more_than_their_price() -> None:
    state = table()
    seat = state.waiting[0]
    workers(state, seat, 2)
    found(state, "market_a", 3, 3)
    give(state, seat, gold=12, wood=0, stone=0, marble=0, weapons=0)
    play(state, "activate market_a")
    buying = state.game.advice.promising(state, seat)[0]
    assert buying.verb == "buy"
    assert judged(state, seat, buying.notation) > judged(state, seat, "stop")
