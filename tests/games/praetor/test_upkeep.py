"""P17  Maintenance of the workers: upkeep and emergency hire."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import groma
from tests.games.praetor.table import (
    everyone_passes,
    favor,
    give,
    last_round,
    morale,
    options,
    play,
    player,
    question,
    rewritten,
    row,
    stock,
    table,
    trainees,
    visit,
    workers,
)
from tests.rules import rule

PURPLE = 2


# Step 5: upkeep


@rule("P17.12")
def test_newly_active_and_newly_retired_workers_cost_upkeep_trainees_and_villagers_nothing() -> None:
    state = table()
    workers(state, PURPLE, 1, 5, retired=1)
    trainees(state, PURPLE, zone_one=1, zone_two=1)
    visit(state, PURPLE, "gold_mine_c", 5)
    everyone_passes(state)
    seen = player(state, PURPLE)
    assert (sum(seen["home"]), seen["retired"], seen["zone_two"], seen["villagers"]) == (2, 2, 1, 3)
    assert seen["resources"]["gold"] == 10 - 4


@rule("P17.12")
def test_wage_and_pension_are_those_of_the_own_board(tmp_path: Path) -> None:
    path = rewritten(tmp_path, lambda tables: row(tables, "boards", "b1").update(wage=2, pension=5))
    state = groma.game("praetor", components=path).new(2, 7, {"board": "choice", "rome_visitor": "0"})
    play(state, "board a", "board b1")
    for seat, mine in enumerate(["gold_mine_a", "gold_mine_b"]):
        workers(state, seat, 2, 5, retired=1)
        visit(state, seat, mine, 5)
        give(state, seat, gold=20)
    everyone_passes(state)
    assert [stock(state, seat)["gold"] for seat in range(2)] == [20 - 3, 20 - 2 - 2 * 5]


@rule("P17.13")
@pytest.mark.parametrize(("gold", "left", "step"), [(5, 2, 4), (3, 0, 4), (2, 0, 3), (0, 0, 1)])
def test_morale_falls_a_step_for_each_missing_gold(gold: int, left: int, step: int) -> None:
    state = table()
    give(state, PURPLE, gold=gold)
    everyone_passes(state)
    seen = player(state, PURPLE)
    assert (seen["resources"]["gold"], seen["morale"], seen["earned"]["upkeep"]) == (left, step, 0)


@rule("P17.14")
@pytest.mark.parametrize(("step", "points"), [(0, 40 - 15), (1, 40 - 10), (3, 40)])
def test_each_gold_missing_below_the_lowest_step_costs_five_favor(step: int, points: int) -> None:
    state = table()
    give(state, PURPLE, gold=0)
    favor(state, PURPLE, 40)
    morale(state, PURPLE, [-6, -4, -2, -1][step])
    everyone_passes(state)
    assert (player(state, PURPLE)["morale"], player(state, PURPLE)["favor"]) == (0, points)


@rule("P17.15")
def test_gold_is_not_kept_back_and_goods_are_not_sold_for_upkeep() -> None:
    state = table()
    give(state, PURPLE, gold=2, wood=9, stone=9, marble=9, weapons=9)
    everyone_passes(state)
    assert state.round == 2
    assert stock(state, PURPLE) == {"gold": 0, "wood": 9, "stone": 9, "marble": 9, "weapons": 9}
    assert player(state, PURPLE)["morale"] == 3


# Step 6: emergency hire


@rule("P17.16")
def test_the_emergency_hire_may_be_declined() -> None:
    state = table()
    workers(state, PURPLE)
    favor(state, PURPLE, 23)
    everyone_passes(state)
    assert options(state) == ["hire", "decline"]
    play(state, "decline")
    seen = player(state, PURPLE)
    assert (seen["favor"], seen["villagers"], sum(seen["home"])) == (23, 8, 0)


@rule("P17.16")
def test_who_has_an_active_worker_is_not_offered_a_hire() -> None:
    state = table()
    workers(state, PURPLE, 1)
    everyone_passes(state)
    assert (state.round, question(state)) == (2, "take-turn")


@rule("P17.16")
def test_the_hire_comes_after_retirement_and_upkeep() -> None:
    state = table()
    workers(state, PURPLE, 5)
    visit(state, PURPLE, "gold_mine_c", 5)
    everyone_passes(state)
    seen = player(state, PURPLE)
    assert question(state) == "choose-hire"
    assert (seen["earned"]["retirement"], seen["resources"]["gold"]) == (12, 9)


@rule("P17.17")
def test_a_hire_is_possible_without_any_favor() -> None:
    state = table()
    workers(state, PURPLE)
    favor(state, PURPLE, 0)
    everyone_passes(state)
    play(state, "hire")
    seen = player(state, PURPLE)
    assert (seen["favor"], seen["villagers"], sum(seen["home"])) == (0, 7, 1)


@rule("P17.17")
def test_trainees_do_not_prevent_a_hire_which_is_offered_once() -> None:
    state = table()
    workers(state, PURPLE)
    trainees(state, PURPLE, zone_one=2)
    everyone_passes(state)
    assert question(state) == "choose-hire"
    play(state, "hire")
    assert (state.round, question(state)) == (2, "take-turn")


@rule("P17.17")
def test_who_has_no_villager_is_not_offered_a_hire() -> None:
    state = table()
    workers(state, PURPLE, retired=8)
    everyone_passes(state)
    assert (state.round, question(state)) == (2, "take-turn")


@rule("P17.17", "X33")
def test_no_hire_is_offered_in_the_last_round() -> None:
    state = table()
    workers(state, PURPLE)
    last_round(state)
    everyone_passes(state)
    assert state.over


@rule("P17.18")
@settings(max_examples=50, deadline=None)
@given(
    points=st.integers(0, 30),
    gold=st.integers(0, 8),
    step=st.integers(0, 11),
    retired=st.integers(0, 8),
)
def test_no_upkeep_and_no_hire_makes_favor_negative(points: int, gold: int, step: int, retired: int) -> None:
    state = table()
    workers(state, PURPLE, retired=retired)
    give(state, PURPLE, gold=gold)
    favor(state, PURPLE, points)
    state.players[PURPLE].morale = step
    everyone_passes(state)
    if question(state) == "choose-hire":
        play(state, "hire")
    missing = max(0, max(0, retired - gold) - step)
    hired = 5 if retired < 8 else 0
    assert player(state, PURPLE)["favor"] == max(0, max(0, points - 5 * missing) - hired)
