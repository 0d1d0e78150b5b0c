"""P19, P20  Final scoring and winner."""

from __future__ import annotations

from typing import Any

import pytest

from groma.games.praetor.events import FinallyScored
from groma.games.praetor.state import PraetorState
from tests.games.praetor.table import (
    everyone_passes,
    favor,
    found,
    give,
    hold,
    last_round,
    morale,
    play,
    player,
    table,
    trainees,
    visit,
    workers,
)
from tests.rules import rule


def last_table(seats: int = 3, **options: Any) -> PraetorState:
    """Return a table in its last round where nobody has workers, goods or favor."""
    state = table(seats, **options)
    clear(state)
    return state


def clear(state: PraetorState) -> None:
    """Let this be the last round, and nobody have workers, goods or favor."""
    last_round(state)
    for seat in range(state.seats):
        workers(state, seat)
        give(state, seat, gold=0, wood=0, stone=0, marble=0, weapons=0)
        favor(state, seat, 0)


def finish(state: PraetorState) -> PraetorState:
    """Play the last round to its end."""
    everyone_passes(state)
    assert state.over
    return state


# P19  Final scoring


@rule("P19.1", "P19.2", "P19.3", "P19.4", "X21")
def test_the_final_scoring_of_the_example() -> None:
    state = last_table()
    favor(state, 0, 90)
    workers(state, 0, 2, 4)
    trainees(state, 0, zone_one=1)
    morale(state, 0, 6)
    give(state, 0, gold=7 + 2, wood=5, stone=3, marble=2, weapons=1)
    finish(state)
    earned = player(state, 0)["earned"]
    assert player(state, 0)["resources"]["gold"] == 7
    assert [earned[part] for part in ("active_workers", "trainees", "morale", "resources")] == [6, 1, 6, 2]
    assert state.scores()[0] == 105


@rule("P19.1")
def test_active_workers_score_the_level_they_bring_home() -> None:
    state = last_table()
    workers(state, 0, 2, 4)
    visit(state, 0, "gold_mine_a", 4)
    give(state, 0, gold=2)
    finish(state)
    assert player(state, 0)["earned"]["active_workers"] == 2 + 5


@rule("P19.2")
def test_trainees_score_one_each_villagers_and_retired_workers_nothing() -> None:
    state = last_table()
    workers(state, 0, retired=3)
    trainees(state, 0, zone_one=2)
    give(state, 0, gold=3)
    finish(state)
    assert (player(state, 0)["zone_two"], player(state, 0)["villagers"], state.scores()[0]) == (2, 3, 2)


@rule("P19.3")
@pytest.mark.parametrize("value", [-6, -4, -2, -1, 0, 1, 2, 4, 6, 9, 12, 15])
def test_morale_is_gained_or_lost_as_its_value(value: int) -> None:
    state = last_table()
    favor(state, 0, 20)
    morale(state, 0, value)
    finish(state)
    assert (state.scores()[0], player(state, 0)["earned"]["morale"]) == (20 + value, value)


@rule("P19.4")
@pytest.mark.parametrize(("board", "points"), [("a", 12), ("b1", 14), ("b3", 20), ("b5", 16)])
def test_goods_become_gold_at_the_selling_rates_of_the_own_board(board: str, points: int) -> None:
    state = table(2, board="choice")
    play(state, "board a", f"board {board}")
    clear(state)
    give(state, 1, wood=20, stone=20, marble=20, weapons=20)
    finish(state)
    assert player(state, 1)["earned"]["resources"] == points


@rule("P19.4")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (35, 3)])
def test_ten_gold_make_one_favor_rounded_down(gold: int, points: int) -> None:
    state = last_table()
    give(state, 0, gold=gold)
    finish(state)
    assert state.scores()[0] == points


@rule("P19.5")
def test_goods_become_gold_in_the_game_without_markets_too() -> None:
    state = last_table(hard=True)
    give(state, 0, wood=5, stone=3, marble=1)
    finish(state)
    assert state.scores()[0] == 1


@rule("P19.6")
def test_the_rounding_is_made_once_on_the_sum_of_all_goods() -> None:
    state = last_table()
    give(state, 0, gold=5, wood=5, stone=5, marble=2, weapons=1)
    finish(state)
    assert state.scores()[0] == 2


@rule("P19.3", "P19.7", "X31")
def test_a_negative_morale_takes_no_more_favor_than_there_is() -> None:
    state = last_table()
    favor(state, 0, 1)
    morale(state, 0, -2)
    finish(state)
    assert (state.scores()[0], player(state, 0)["earned"]["morale"]) == (0, -1)


@rule("P19.7")
def test_favor_stops_at_zero_after_each_part_of_the_final_scoring() -> None:
    state = last_table()
    workers(state, 0, 3)
    morale(state, 0, -6)
    give(state, 0, gold=1 + 20)
    finish(state)
    earned = player(state, 0)["earned"]
    assert (earned["active_workers"], earned["morale"], earned["resources"]) == (3, -3, 2)
    assert state.scores()[0] == 2


@rule("P19.1", "P19.2", "P19.3", "P19.4")
def test_the_parts_of_the_final_scoring_come_in_their_order() -> None:
    state = last_table()
    workers(state, 0, 3)
    trainees(state, 0, zone_one=1)
    morale(state, 0, 4)
    give(state, 0, gold=1 + 20)
    finish(state)
    parts = [event.source for event in state.events if isinstance(event, FinallyScored) and event.seat == 0]
    assert parts == ["active_workers", "trainees", "morale", "resources"]


# P20  Winner


@rule("P20.1")
def test_most_favor_wins() -> None:
    state = last_table()
    for seat, points in enumerate([30, 31, 29]):
        favor(state, seat, points)
    assert finish(state).winners() == [1]


@rule("P20.1")
def test_nobody_has_won_before_the_end() -> None:
    assert last_table().winners() == []


@rule("P20.2", "P20.3", "X32")
def test_a_tie_is_broken_by_the_value_of_morale_whatever_its_step() -> None:
    state = table(2, board="choice")
    play(state, "board a", "board b4")
    clear(state)
    favor(state, 0, 111)
    favor(state, 1, 110)
    morale(state, 0, 9)
    morale(state, 1, 10)
    assert player(state, 0)["morale"] == player(state, 1)["morale"] == 9
    finish(state)
    assert (state.scores(), state.winners()) == ([120, 120], [1])


@rule("P20.3")
def test_a_higher_step_of_less_value_does_not_break_a_tie() -> None:
    state = table(2, board="choice")
    play(state, "board b3", "board b4")
    clear(state)
    favor(state, 0, 24)
    favor(state, 1, 25)
    morale(state, 0, -4)
    morale(state, 1, -5)
    assert player(state, 0)["morale"] < player(state, 1)["morale"]
    finish(state)
    assert (state.scores(), state.winners()) == ([20, 20], [0])


@rule("P20.2")
def test_a_tie_in_morale_is_broken_by_wall_sections() -> None:
    state = last_table()
    hold(state, 1, "wall_01", "wall_02")
    hold(state, 2, "wall_03")
    found(state, "sawmill_a", 3, 3, owner=2)
    found(state, "sawmill_b", 4, 3, owner=2)
    assert finish(state).winners() == [1]


@rule("P20.2")
def test_morale_counts_before_wall_sections_and_they_before_tiles() -> None:
    state = last_table()
    morale(state, 0, 2)
    favor(state, 1, 2)
    hold(state, 1, "wall_01")
    favor(state, 2, 2)
    found(state, "sawmill_a", 3, 3, owner=2)
    finish(state)
    assert (state.scores(), state.winners()) == ([2, 2, 2], [0])


@rule("P20.2")
def test_a_tie_in_sections_is_broken_by_owned_tiles() -> None:
    state = last_table()
    found(state, "sawmill_a", 3, 3, owner=2)
    assert finish(state).winners() == [2]


@rule("P20.2", "P20.4")
@pytest.mark.parametrize(("ages", "winner"), [("2,0,1", 2), ("1,0,2", 1), ("0,1,2", 0)])
def test_a_last_tie_goes_to_the_youngest(ages: str, winner: int) -> None:
    state = last_table(age_order=ages)
    assert finish(state).winners() == [winner]


@rule("P20.4")
def test_owned_tiles_count_before_age() -> None:
    state = last_table(age_order="0,1,2")
    found(state, "sawmill_a", 3, 3, owner=2)
    assert finish(state).winners() == [2]


@rule("P20.4")
def test_without_an_order_of_age_tied_players_share_the_victory() -> None:
    state = last_table()
    morale(state, 2, -1)
    assert finish(state).winners() == [0, 1]
