"""P22, P24  Differences between the editions, and the choices that are asked for."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groma.games.praetor.state import PraetorState
from tests.games.praetor.table import (
    everyone_passes,
    found,
    give,
    options,
    play,
    player,
    praetor,
    question,
    random_game,
    show,
    table,
    trainees,
    workers,
)
from tests.rules import rule

BUILDING = {"take-turn", "choose-builder", "choose-cell", "choose-rotation"}
ACTIVATING = {"take-turn", "choose-visitor", "choose-amount", "trade"}
ALL_QUESTIONS = BUILDING | ACTIVATING | {"choose-board", "use-retired", "choose-academy", "choose-hire"}


def apollo(state: PraetorState) -> int:
    """Let the first player, who owns two tiles, visit the Temple of Apollo and return what it gives."""
    seat = state.waiting[0]
    found(state, "sawmill_a", 2, 1, owner=seat)
    found(state, "temple_apollo_a", 1, 1)
    play(state, "activate temple_apollo_a", "worker 1")
    earned: int = player(state, seat)["earned"]["temples"]
    return earned


@rule("P22.3")
def test_the_temple_of_apollo_gives_one_favor_per_tile_unless_the_table_chooses_two() -> None:
    assert praetor().options["apollo_favor_per_tile"] == (1, 2)
    assert [apollo(table()), apollo(table(apollo_favor_per_tile=2))] == [2, 4]


@rule("P24.1")
def test_the_table_chooses_the_options_the_colours_and_the_order_of_age() -> None:
    assert set(praetor().options) == {
        "board",
        "veteran",
        "hard",
        "rome_visitor",
        "apollo_favor_per_tile",
        "pass_when_no_active_worker",
        "colours",
        "age_order",
    }


@rule("P24.1")
def test_the_table_chooses_the_colours() -> None:
    state = table(colours="purple,black,white,yellow,blue")
    assert [player(state, seat)["colour"] for seat in range(3)] == ["purple", "black", "white"]


@rule("P24.1")
def test_with_the_option_choice_each_player_picks_his_board_in_seat_order() -> None:
    state = table(board="choice")
    asked = []
    while question(state) == "choose-board":
        asked += state.waiting
        play(state, f"board b{state.waiting[0] + 2}")
    assert asked == [0, 1, 2]
    assert [player(state, seat)["board"] for seat in range(3)] == ["b2", "b3", "b4"]


@rule("P24.1")
@pytest.mark.parametrize("board", ["A", "B"])
def test_without_the_option_choice_nobody_is_asked_for_a_board(board: str) -> None:
    assert question(table(board=board)) == "take-turn"


@rule("P24.2")
@settings(max_examples=10, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_a_turn_is_a_pass_a_build_an_activation_or_the_labour_camp(seats: int, seed: int) -> None:
    for state in random_game(seats, seed):
        if question(state) == "take-turn":
            words = {notation.split()[0] for notation in options(state)}
            assert "pass" in words
            assert words <= {"pass", "build", "activate", "use"}
            assert [notation for notation in options(state) if notation.startswith("use")] in (
                [],
                ["use labour_camp_a"],
            )


@rule("P24.3")
def test_a_build_asks_for_tile_worker_cell_and_rotation() -> None:
    state = table()
    show(state, "sawmill_a", "statue_a")
    seat = state.waiting[0]
    asked = []
    for answer in ("build sawmill_a", "worker 3", "at 1,1", "turn 2"):
        assert state.waiting == [seat]
        asked.append(question(state))
        play(state, answer)
    assert asked == ["take-turn", "choose-builder", "choose-cell", "choose-rotation"]
    assert state.waiting != [seat]


@rule("P24.3", "P24.4")
@pytest.mark.parametrize("answer", ["build sawmill_a", "activate workers_camp_a"])
def test_a_worker_is_chosen_by_his_level(answer: str) -> None:
    state = table()
    show(state, "sawmill_a")
    workers(state, state.waiting[0], 2, 2, 5)
    play(state, answer)
    assert options(state) == ["worker 2", "worker 5"]


@rule("P24.4")
def test_an_activation_asks_for_tile_and_worker() -> None:
    state = table()
    seat = state.waiting[0]
    play(state, "activate workers_camp_a")
    assert (question(state), state.waiting) == ("choose-visitor", [seat])
    play(state, "worker 3")
    assert (question(state), state.waiting) == ("take-turn", [state.order[1]])


@rule("P24.4")
def test_the_blacksmith_asks_for_a_number_as_well() -> None:
    state = table()
    found(state, "smith_a", 1, 1)
    play(state, "activate smith_a", "worker 2")
    assert (question(state), options(state)) == ("choose-amount", ["convert 0", "convert 1", "convert 2"])


@rule("P24.4")
def test_the_market_asks_for_one_trade_after_the_other() -> None:
    state = table()
    seat = state.waiting[0]
    play(state, "activate market_a", "worker 2")
    for answer in ("sell wood", "sell stone", "buy marble"):
        assert (question(state), state.waiting) == ("trade", [seat])
        assert {answer, "stop"} <= set(options(state))
        play(state, answer)
    play(state, "stop")
    assert question(state) == "take-turn"


@rule("P24.5")
def test_the_labour_camp_asks_for_the_task_and_not_for_the_worker() -> None:
    state = table()
    seat = state.waiting[0]
    found(state, "labour_camp_a", 1, 1, owner=seat)
    show(state, "sawmill_a")
    workers(state, seat, 1, 2, 3, retired=3)
    play(state, "use labour_camp_a")
    assert (question(state), state.waiting) == ("use-retired", [seat])
    assert {"build sawmill_a", "activate gold_mine_b", "activate workers_camp_a"} <= set(options(state))
    play(state, "activate gold_mine_b")
    assert (question(state), state.waiting) == ("take-turn", [state.order[1]])
    assert (player(state, seat)["retired"], player(state, seat)["home"]) == (2, [0, 1, 1, 1, 0, 0, 0])


@rule("P24.6")
def test_maintenance_asks_for_the_academy_and_the_emergency_hire_in_turn_order() -> None:
    state = table()
    first, second, third = state.order
    found(state, "academy_a", 1, 1, owner=first)
    trainees(state, first, zone_one=1)
    workers(state, second)
    trainees(state, third, zone_one=1)
    everyone_passes(state)
    asked = []
    while question(state) != "take-turn":
        asked.append((state.waiting, question(state), options(state)))
        play(state, "decline")
    assert asked == [
        ([first], "choose-academy", ["use academy_a", "decline"]),
        ([second], "choose-hire", ["hire", "decline"]),
        ([third], "choose-academy", ["use academy_a", "decline"]),
    ]


@rule("P24.7")
@settings(max_examples=40, deadline=None)
@given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    board=st.sampled_from(["A", "B", "choice"]),
    passing=st.booleans(),
)
def test_nothing_else_is_asked_and_nobody_is_asked_without_a_choice(
    seats: int, seed: int, board: str, passing: bool
) -> None:
    for state in random_game(seats, seed, board=board, pass_when_no_active_worker=passing):
        if not state.over:
            assert question(state) in ALL_QUESTIONS
            assert len(state.options()) > 1


@rule("P24.7")
def test_a_whole_maintenance_without_academy_and_hire_asks_nothing() -> None:
    state = table()
    for seat in range(3):
        give(state, seat, gold=0)
        workers(state, seat, 1, 5, retired=2)
        trainees(state, seat, zone_one=1, zone_two=1)
    play(state, "pass", "pass", "pass")
    assert (state.round, question(state)) == (2, "take-turn")
