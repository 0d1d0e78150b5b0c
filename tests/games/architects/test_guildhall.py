"""L  The Guildhall, and what its spaces trigger."""

from __future__ import annotations

import pytest

from tests.games.architects.table import (
    faceup,
    fill_hall,
    fill_market,
    give,
    hand,
    me,
    options,
    play,
    question,
    refusal,
    table,
    turn_of,
)
from tests.rules import rule

WELL = {"wood": 2, "stone": 2}


@rule("L1.1", "L1.2", "L1.5")
@pytest.mark.parametrize(
    ("seats", "columns", "resets"), [(2, 3, [7, 10]), (3, 4, [9, 13]), (4, 5, [11, 16]), (5, 6, [13, 19])]
)
def test_columns_and_resets_by_number_of_players(seats: int, columns: int, resets: list[int]) -> None:
    hall = table(seats).hall
    assert (hall.columns, hall.spaces, hall.reset_at) == (columns, 4 * columns, resets)


@rule("L1.3", "D1.3", "X16")
def test_example_the_next_worker_takes_the_next_space() -> None:
    state = fill_hall(give(table(4), **WELL), 1, 2, 3, 1, 2, 0)
    play(hand(state, 0, "well"), "place guildhall", "build well")
    assert state.guildhall == [1, 2, 3, 1, 2, 0, 0]
    assert state.hall.columns == 5
    assert me(state).hall == 2


@rule("L1.4", "R1.1")
@pytest.mark.parametrize("number", [9, 13])
def test_the_first_space_of_rows_three_and_four_triggers_a_reset(number: int) -> None:
    state = fill_market(fill_hall(give(table(), **WELL), *[1, 2] * 3, *[1] * (number - 7)), 1)
    play(hand(state, 0, "well"), "place guildhall", "build well")
    assert (len(state.guildhall), state.market, me(state, 1).prison) == (number, [-1, -1, -1], 1)


@rule("L1.4")
@pytest.mark.parametrize("number", [1, 5, 8, 10, 12, 14])
def test_other_spaces_trigger_none(number: int) -> None:
    state = fill_market(fill_hall(give(table(), **WELL), *([1] * (number - 1))), 1)
    play(hand(state, 0, "well"), "place guildhall", "build well")
    assert state.market == [1, -1, -1]


@rule("L1.6", "S1.1")
def test_the_last_space_triggers_the_end() -> None:
    state = fill_hall(give(table(2), **WELL), *[1, 0] * 5)
    assert state.turns_left < 0
    play(hand(state, 0, "well"), "place guildhall", "build well")
    assert state.turns_left < 0
    give(turn_of(state, 0), **WELL)
    play(hand(state, 0, "smithy"), "place quarry")
    state = fill_hall(give(table(2), **WELL), *[1, 0] * 5, 1)
    play(hand(state, 0, "well"), "place guildhall", "build well")
    assert (len(state.guildhall), state.turns_left) == (12, 1)


@rule("L1.7", "L1.8", "S1.3")
def test_in_the_last_round_workers_still_enter_beside_the_full_spaces_and_trigger_nothing() -> None:
    state = fill_hall(give(give(table(2), **WELL), 1, clay=4, wood=2), *[1, 0] * 5, 1)
    hand(hand(state, 0, "well"), 1, "smithy")
    play(state, "place guildhall", "build well", "place guildhall", "build smithy")
    assert (len(state.guildhall), state.turns_left) == (13, 0)
    play(state, "place quarry")
    assert state.over


@rule("L2.1", "D3.3")
def test_who_enters_must_construct_or_advance() -> None:
    state = hand(give(table(), wood=2, stone=2, gold=1), 0, "well", "castle")
    play(state, "place guildhall")
    assert options(state) == ["advance", "build well"]
    assert refusal(state, "build castle") == "Q1.2"


@rule("D3.3")
def test_who_can_do_neither_may_not_enter() -> None:
    assert refusal(hand(give(table(), wood=1, stone=2), 0, "well"), "place guildhall") == "D3.3"
    assert refusal(hand(give(table(), **WELL), 0, "well"), "place guildhall") == ""
    assert refusal(hand(give(table(), gold=1), 0, "castle"), "place guildhall") == ""
    assert refusal(give(table(), gold=1), "place guildhall") == "D3.3"


@rule("L2.1")
def test_the_only_thing_to_do_is_asked_for_all_the_same() -> None:
    state = hand(give(table(), **WELL), 0, "well")
    assert question(play(state, "place guildhall")) == "work-at-guildhall"


@rule("W1.5", "W3.3")
@pytest.mark.parametrize("number", [3, 7, 11])
def test_turnover_sends_the_apprentices_of_column_one_under_the_deck(number: int) -> None:
    state = fill_hall(give(table(apprentice_turnover=True), **WELL), *([1] * (number - 1)))
    hand(state, 0, "well")
    state.silver = [2, 1, 0, 0, 3, 0, 0, 0]
    before, top = faceup(state), state.apprentice_deck[-2:]
    play(state, "place guildhall")
    ids = state.box.apprentice_ids
    assert faceup(state)[:3] + faceup(state)[4:7] == before[1:4] + before[5:8]
    assert [state.display[7], state.display[3]] == top
    assert [ids[card] for card in state.apprentice_deck[:2]] == [before[4], before[0]]
    assert (state.silver, question(state)) == ([1, 0, 0, 0, 0, 0, 0, 0], "work-at-guildhall")


@rule("W1.5", "W3.3")
def test_without_the_option_nobody_is_turned_over() -> None:
    state = hand(fill_hall(give(table(), **WELL), 1, 1), 0, "well")
    before = faceup(state)
    assert faceup(play(state, "place guildhall")) == before
