"""P6, P7  Rounds and turn order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groma.games.praetor.events import FinallyScored
from groma.games.praetor.state import ACTIONS, MAINTENANCE, PraetorState
from groma.kernel import IllegalAction
from tests.games.praetor.table import (
    deck,
    everyone_passes,
    face_up,
    favor,
    found,
    give,
    hand_turn,
    hold,
    morale,
    move_favor,
    play,
    random_game,
    show,
    table,
    visit,
    workers,
)
from tests.rules import rule

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**6)
BLUE, YELLOW, PURPLE, WHITE = range(4)
COLOURS = "blue,yellow,purple,white,black"


def next_order(state: PraetorState) -> list[int]:
    """Return the turn order of the next round if everyone passes now."""
    order: list[int] = everyone_passes(state).view(None)["order"]
    return order


def strip(state: PraetorState, seat: int, gold: int) -> None:
    """Leave a seat so much gold and the lowest morale, so that each gold missing for upkeep costs 5 favor."""
    give(state, seat, gold=gold)
    morale(state, seat, -6)


# P6  Rounds


@rule("P6.1")
@settings(max_examples=20, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_maintenance_begins_when_all_have_passed_and_ends_before_the_next_round(seats: int, seed: int) -> None:
    before = (1, ACTIONS)
    for state in random_game(seats, seed):
        if state.phase == MAINTENANCE:
            assert all(player.passed for player in state.players)
        assert (state.round, state.phase) >= before
        assert state.round <= before[0] + 1
        before = (state.round, state.phase)


@rule("P6.1", "P7.1")
def test_a_round_begins_with_a_new_turn_order() -> None:
    state = table()
    move_favor(state, 1, 40)
    assert state.view(None)["order"] == [1, 2, 0]
    assert next_order(state) == [2, 0, 1]


@rule("P6.2")
@settings(max_examples=20, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_final_scoring_follows_the_last_round_and_no_other(seats: int, seed: int) -> None:
    for state in random_game(seats, seed):
        finals = [e for e in state.events if isinstance(e, FinallyScored)]
        assert state.over or not finals
        assert state.view(None)["last_round"] or not state.over
    assert state.view(None)["phase"] == "finished"
    assert state.options() == []


@rule("P6.2")
def test_nobody_acts_after_final_scoring() -> None:
    *_, state = random_game(2, 1)
    with pytest.raises(IllegalAction) as problem:
        play(state, "pass")
    assert problem.value.rule == "P6.2"


# P7  Turn order


@rule("P7.1")
def test_the_player_with_least_favor_is_first_and_with_most_last() -> None:
    state = table(5)
    for seat, points in enumerate([31, 12, 50, 47, 3]):
        move_favor(state, seat, points)
    assert next_order(state) == [4, 1, 0, 3, 2]


@rule("P7.2")
@pytest.mark.parametrize("arrivals", [(0, 1, 2), (2, 0, 1), (1, 0, 2), (2, 1, 0)])
def test_equals_act_from_the_top_of_their_stack_to_the_bottom(arrivals: tuple[int, ...]) -> None:
    state = table()
    for seat in arrivals:
        move_favor(state, seat, 20)
    assert next_order(state) == list(reversed(arrivals))


@rule("P7.3")
def test_the_order_holds_for_the_whole_round_whatever_happens_to_favor() -> None:
    state = table()
    found(state, "temple_maia_a", 0, 2, owner=1)
    for tile in ("temple_maia_a", "gold_mine_c", "gold_mine_a"):
        play(state, f"activate {tile}", "worker 1")
    assert state.scores() == [10, 14, 9]
    assert state.waiting == [1]
    assert state.view(None)["order"] == [1, 2, 0]


@rule("P7.4", "P7.5")
def test_a_token_that_comes_forward_lies_on_top() -> None:
    state = table()
    found(state, "temple_maia_a", 0, 2, owner=1)
    move_favor(state, 1, 14)
    move_favor(state, 0, 20)
    play(state, "activate temple_maia_a", "worker 1")
    assert state.scores() == [20, 20, 9]
    assert next_order(state) == [2, 1, 0]


@rule("P7.4", "P7.5")
def test_a_token_that_comes_backward_lies_on_top() -> None:
    state = table()
    move_favor(state, 2, 25)
    move_favor(state, 0, 20)
    strip(state, 2, gold=2)
    assert next_order(state) == [1, 2, 0]
    assert state.scores() == [20, 8, 20]


@rule("P7.6")
def test_a_gain_of_zero_leaves_the_stack_as_it_is() -> None:
    state = table()
    found(state, "temple_venus_a", 0, 2, owner=1)
    move_favor(state, 1, 20)
    move_favor(state, 2, 20)
    play(state, "activate temple_venus_a", "worker 1")
    assert state.scores()[1] == 20
    assert next_order(state) == [0, 2, 1]


@rule("P7.6")
def test_a_token_pushed_to_zero_by_a_larger_loss_has_moved() -> None:
    state = table()
    move_favor(state, 2, 3)
    move_favor(state, 1, 0)
    strip(state, 2, gold=0)
    assert next_order(state) == [2, 1, 0]
    assert state.scores() == [10, 0, 0]


@rule("P7.6")
def test_a_token_that_already_stood_on_zero_has_not_moved() -> None:
    state = table()
    move_favor(state, 2, 0)
    move_favor(state, 1, 0)
    strip(state, 2, gold=0)
    assert next_order(state) == [1, 2, 0]


@rule("P7.7", "P9.8")
def test_printed_favor_and_mosaics_are_one_movement() -> None:
    state = table(4)
    show(state, "sawmill_a")
    before = state.moment
    play(state, "build sawmill_a", "worker 2", "at 0,2", "turn 1")
    assert state.scores()[1] == 7 + 1 + 3
    assert state.moment == before + 1


@rule("P7.7")
def test_a_wall_section_and_its_bonuses_are_one_movement() -> None:
    state = table()
    face_up(state, "wall_04")
    hold(state, 1, "wall_01", "wall_02")
    give(state, 1, marble=2, weapons=2)
    before = state.moment
    play(state, "activate imperial_outpost_a", "worker 1")
    assert state.scores()[1] == 8 + 10 + 3 + 3
    assert state.moment == before + 1


@rule("P7.7")
def test_retirements_the_loss_for_upkeep_and_the_emergency_hire_are_one_movement_each() -> None:
    state = table()
    workers(state, 1, 5, 5)
    favor(state, 1, 50)
    visit(state, 1, "gold_mine_a", 5)
    visit(state, 1, "gold_mine_b", 5)
    strip(state, 1, gold=0)
    before = state.moment
    play(everyone_passes(state), "hire")
    assert state.scores()[1] == 50 + 2 * 12 - 2 * 5 - 5
    assert state.moment == before + 3


@rule("P7.7")
def test_who_retires_workers_and_loses_as_much_for_upkeep_has_moved_all_the_same() -> None:
    state = table()
    found(state, "sawmill_a", 0, 2)
    found(state, "curia_a", 0, 3)
    workers(state, 1, 1, 1, 1, 5, 5, 5, 5, 5)
    for tile in ("gold_mine_a", "gold_mine_b", "gold_mine_c", "sawmill_a", "curia_a"):
        visit(state, 1, tile, 5)
    deck(state, "oracle_a", "temple_maia_a", "statue_a")
    strip(state, 1, gold=0)
    move_favor(state, 1, 50)
    move_favor(state, 2, 50)
    assert next_order(state) == [0, 1, 2]
    assert state.scores() == [10, 50 + 5 * 8 - 8 * 5, 50]


@rule("P7.8", "P17.1")
def test_in_maintenance_players_move_in_the_turn_order_of_the_round() -> None:
    state = table()
    for seat in range(3):
        favor(state, seat, 25)
        strip(state, seat, gold=2)
    assert state.view(None)["order"] == [1, 2, 0]
    assert next_order(state) == [0, 2, 1]
    assert state.scores() == [20, 20, 20]


@rule("X2", "P7.1", "P7.2")
def test_x2_purple_on_blue_acts_before_blue_and_yellow_last() -> None:
    state = table(colours=COLOURS)
    for seat, points in ((YELLOW, 69), (BLUE, 66), (PURPLE, 66)):
        move_favor(state, seat, points)
    assert next_order(state) == [PURPLE, BLUE, YELLOW]


@rule("X3", "P7.1", "P7.2")
def test_x3_the_french_numbers_give_the_same_order() -> None:
    state = table(colours=COLOURS)
    for seat, points in ((BLUE, 62), (YELLOW, 64), (PURPLE, 62)):
        move_favor(state, seat, points)
    assert next_order(state) == [PURPLE, BLUE, YELLOW]


@rule("X16", "P7.4", "P7.5")
def test_x16_yellow_comes_forward_and_white_backward_onto_blue() -> None:
    state = table(4, colours=COLOURS)
    found(state, "temple_pluto_a", 0, 2, owner=YELLOW)
    for seat, points in ((BLUE, 20), (YELLOW, 15), (WHITE, 25), (PURPLE, 99)):
        move_favor(state, seat, points)
    give(state, YELLOW, wood=2, stone=3)
    strip(state, WHITE, gold=2)
    hand_turn(state, YELLOW)
    play(state, "activate temple_pluto_a", "worker 1")
    assert next_order(state) == [WHITE, YELLOW, BLUE, PURPLE]
    assert state.scores() == [20, 20, 99, 20]
