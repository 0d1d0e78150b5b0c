"""P8, P13  Turns and passing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groma.games.praetor.events import HadToPass
from groma.games.praetor.state import ACTIONS, PraetorState
from groma.kernel import IllegalAction
from tests.games.praetor.table import (
    everyone_passes,
    face_up,
    found,
    give,
    hand_turn,
    options,
    play,
    player,
    question,
    random_game,
    refusal,
    show,
    table,
    visit,
    workers,
)
from tests.rules import rule

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**6)
BLUE, YELLOW, PURPLE = range(3)
COLOURS = "blue,yellow,purple,white,black"


def last_worker_placed(**options: bool) -> PraetorState:
    """Return a table where Purple has one active and one retired worker and a weapon, and the Labour Camp is Blue's."""
    state = table(colours=COLOURS, **options)
    found(state, "labour_camp_a", 0, 2, owner=BLUE)
    workers(state, PURPLE, 3, retired=1)
    give(state, PURPLE, weapons=1)
    hand_turn(state, PURPLE)
    play(state, "activate gold_mine_c")
    return state


# P8  Turns


@rule("P8.1")
def test_turns_go_round_in_the_same_order_until_all_have_passed() -> None:
    state = table(4, rome_visitor="2")
    for seat in range(4):
        workers(state, seat, 1, 1)
    tiles = ["gold_mine_a", "gold_mine_b", "gold_mine_c", "gold_mine_d", "market_a", "workers_camp_a"]
    asked = []
    for tile in tiles:
        asked.append(state.waiting[0])
        play(state, f"activate {tile}")
        if question(state) == "trade":
            play(state, "stop")
    assert asked == [3, 0, 1, 2, 3, 0]
    assert (state.round, state.waiting) == (1, [1])
    assert everyone_passes(state).round == 2


@rule("P8.2", "P13.2")
def test_players_who_have_passed_are_skipped() -> None:
    state = table(4, rome_visitor="3")
    workers(state, 1, 3, 3)
    workers(state, 3, 3, 3)
    asked = []
    for answer in ("pass", "activate gold_mine_a", "pass", "activate gold_mine_d", "activate gold_mine_b"):
        asked.append(state.waiting[0])
        play(state, answer)
    assert asked == [0, 1, 2, 3, 1]
    assert state.waiting == [3]


@rule("P8.3", "P24.2")
def test_a_turn_is_a_build_an_activation_the_labour_camp_or_a_pass() -> None:
    state = table()
    found(state, "labour_camp_a", 0, 2, owner=1)
    workers(state, 1, 1, 2, retired=1)
    show(state, "sawmill_a")
    assert {action.verb for action in state.options()} == {"pass", "build", "activate", "use"}


@rule("P8.3", "P8.1")
@pytest.mark.parametrize(
    "action",
    [
        ["build sawmill_a", "worker 1", "at 0,-2", "turn 0"],
        ["activate gold_mine_b", "worker 1"],
        ["use labour_camp_a", "activate gold_mine_b"],
        ["pass"],
    ],
)
def test_one_action_or_a_pass_ends_the_turn(action: list[str]) -> None:
    state = table()
    found(state, "labour_camp_a", 0, 2, owner=1)
    workers(state, 1, 1, 2, retired=1)
    show(state, "sawmill_a")
    play(state, *action)
    assert (question(state), state.waiting) == ("take-turn", [2])


@rule("P8.4")
@pytest.mark.parametrize(
    ("notation", "number"),
    [
        ("build triumphal_arch_a", "P9.1"),
        ("activate temple_maia_a", "P11.5"),
        ("activate imperial_outpost_a", "P14.26"),
        ("use labour_camp_a", "P12.2"),
    ],
)
def test_an_action_that_cannot_be_carried_out_is_refused_and_nothing_of_it_happens(notation: str, number: str) -> None:
    state = table()
    show(state, "triumphal_arch_a")
    face_up(state, "wall_04")
    found(state, "temple_maia_a", 0, 2, owner=2)
    found(state, "labour_camp_a", 0, 3, owner=2)
    workers(state, 1, 1, retired=1)
    give(state, 1, gold=1, weapons=0)
    before = state.to_json()
    with pytest.raises(IllegalAction) as problem:
        play(state, notation)
    assert problem.value.rule == number
    assert state.to_json() == before


@rule("P8.4")
@settings(max_examples=15, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_no_stock_is_ever_overdrawn(seats: int, seed: int) -> None:
    for state in random_game(seats, seed, pass_when_no_active_worker=False):
        assert min(min(player.resources) for player in state.players) >= 0


@rule("P8.6")
@settings(max_examples=15, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_nobody_else_decides_anything_before_an_action_is_complete(seats: int, seed: int) -> None:
    actor = -1
    for state in random_game(seats, seed):
        if question(state) == "take-turn":
            actor = state.waiting[0]
        elif state.phase == ACTIONS:
            assert state.waiting == [actor]


@rule("P8.6")
def test_another_player_cannot_answer_for_the_one_whose_turn_it_is() -> None:
    state = table()
    before = state.to_json()
    with pytest.raises(IllegalAction):
        state.play(state.game.action("pass"), seat=2)
    assert state.to_json() == before


# P13  Passing


@rule("P13.1")
@settings(max_examples=15, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_passing_is_possible_in_every_turn(seats: int, seed: int) -> None:
    for state in random_game(seats, seed):
        assert question(state) != "take-turn" or "pass" in options(state)


@rule("P13.1")
def test_a_player_may_pass_with_active_workers_at_home() -> None:
    state = play(table(), "pass")
    assert player(state, 1)["passed"]
    assert player(state, 1)["home"] == [0, 1, 1, 1, 0, 0, 0]


@rule("P13.2")
def test_who_has_passed_takes_no_more_turns_until_the_next_round() -> None:
    state = play(table(), "pass", "activate gold_mine_c", "worker 1", "pass")
    assert state.waiting == [2]
    with pytest.raises(IllegalAction):
        state.play(state.game.action("activate gold_mine_a"), seat=1)
    play(state, "pass")
    assert (state.round, state.waiting) == (2, [1])
    assert not player(state, 1)["passed"]


@rule("P13.3", "P13.6")
def test_a_player_whose_workers_are_all_placed_passes() -> None:
    state = table()
    workers(state, 1, 3)
    play(state, "activate gold_mine_b", "pass")
    assert not player(state, 1)["passed"]
    play(state, "activate gold_mine_a", "worker 1")
    assert player(state, 1)["passed"]
    assert state.waiting == [0]


@rule("P13.6", "P13.7")
def test_a_player_without_active_workers_passes_without_being_asked() -> None:
    state = table()
    workers(state, 2, retired=2)
    play(state, "activate gold_mine_b", "worker 1")
    assert state.waiting == [0]
    assert HadToPass(2, workers=0) in state.events


@rule("P13.3")
def test_without_an_active_worker_at_home_nothing_can_be_built_or_activated() -> None:
    state = table()
    show(state, "sawmill_a")
    workers(state, 1, 2)
    visit(state, 1, "market_a", 2)
    assert refusal(state, "build sawmill_a") == "P13.3"
    assert refusal(state, "activate gold_mine_b") == "P13.3"
    assert options(state) == ["pass"]


@rule("P13.4")
def test_with_the_option_the_labour_camp_may_still_be_used_after_the_last_worker() -> None:
    state = last_worker_placed(pass_when_no_active_worker=False)
    play(state, "pass", "pass")
    assert state.waiting == [PURPLE]
    assert options(state) == ["pass", "use labour_camp_a"]


@rule("P13.4")
@pytest.mark.parametrize("lacking", ["weapons", "retired"])
def test_with_the_option_a_player_who_cannot_use_the_labour_camp_must_pass(lacking: str) -> None:
    state = last_worker_placed(pass_when_no_active_worker=False)
    if lacking == "weapons":
        give(state, PURPLE, weapons=0)
    else:
        state.players[PURPLE].retired = 0
    play(state, "pass", "pass")
    assert HadToPass(PURPLE, workers=0) in state.events
    assert state.round == 2


@rule("P13.5", "P13.6")
def test_a_player_without_any_legal_action_passes_and_his_workers_stay_at_home() -> None:
    state = table()
    show(state, "triumphal_arch_a")
    face_up(state, "wall_13")
    workers(state, 0, 1, 1)
    workers(state, 1, 1, 1, 1)
    visit(state, 1, "gold_mine_c", 1)
    visit(state, 1, "market_a", 1)
    visit(state, 0, "workers_camp_a", 1)
    give(state, 2, gold=0)
    play(state, "activate gold_mine_b")
    assert HadToPass(2, workers=3) in state.events
    assert player(state, 2)["home"] == [0, 1, 1, 1, 0, 0, 0]
    assert state.waiting == [0]


@rule("P13.6")
@settings(max_examples=15, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_nobody_is_asked_who_can_only_pass(seats: int, seed: int) -> None:
    for state in random_game(seats, seed):
        assert options(state) != ["pass"]


@rule("X24", "P13.3", "P13.4")
def test_x24_purple_must_pass_though_he_could_use_the_labour_camp() -> None:
    state = last_worker_placed()
    play(state, "pass")
    assert state.waiting == [YELLOW]
    play(state, "pass")
    assert HadToPass(PURPLE, workers=0) in state.events
    assert state.round == 2
