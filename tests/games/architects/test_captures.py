"""H  The Town Centre and captures."""

from __future__ import annotations

import pytest

from tests.games.architects.table import (
    at,
    built,
    fill_hall,
    fill_market,
    give,
    hand,
    hired,
    hold,
    imprison,
    me,
    options,
    play,
    put,
    question,
    refusal,
    silver,
    table,
)
from tests.rules import rule


@rule("H1.1", "H1.2", "H1.8", "A2.8")
def test_captures_are_paid_one_by_one_and_the_player_may_stop() -> None:
    state = give(put(put(put(table(), 0, "town_centre", 2), 1, "forest", 2), 2, "forest", 1), silver=9)
    play(state, "place town_centre", "capture forest-green")
    assert (silver(state), state.tax_stand) == (8, 5)
    play(state, "capture forest-purple")
    assert (silver(state), state.tax_stand) == (7, 5)
    assert play(state, "stop").turn == 1


@rule("H1.1")
def test_there_are_no_more_captures_than_own_workers() -> None:
    state = give(put(put(table(), 1, "forest", 2), 2, "forest", 1), silver=9)
    assert play(state, "place town_centre", "capture forest-green").turn == 1


@rule("H1.3", "H1.6", "A3.6", "U3.1")
def test_a_capture_takes_the_whole_group_and_no_other() -> None:
    state = give(put(put(put(table(), 1, "forest", 3), 1, "quarry", 1), 2, "forest", 2), silver=9)
    play(state, "place town_centre", "capture forest-green")
    assert me(state).captives == [0, 3, 0]
    assert (at(state, 1, "forest"), at(state, 1, "quarry"), at(state, 2, "forest")) == (0, 1, 2)


@rule("H1.4")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_captures_may_touch_two_locations(seats: int) -> None:
    state = give(put(table(seats), 0, "town_centre", 3), silver=9)
    for location in ("forest", "quarry", "mines"):
        put(state, 1, location, 1)
    put(state, 0, "forest", 1)
    play(state, "place town_centre", "capture forest-green", "capture quarry-green")
    assert refusal(state, "capture mines-green") == "H1.4"
    assert refusal(state, "capture forest-blue") == ""


@rule("H1.4")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_captures_touch_one_location(seats: int) -> None:
    state = give(put(table(seats), 0, "town_centre", 2), silver=9)
    put(put(put(state, 1, "forest", 1), 2, "forest", 1), 1, "quarry", 1)
    play(state, "place town_centre", "capture forest-green")
    assert refusal(state, "capture quarry-green") == "H1.4"
    assert refusal(state, "capture forest-purple") == ""


@rule("H1.5", "H1.6")
def test_own_workers_can_be_taken_back_even_the_one_just_placed() -> None:
    state = give(put(table(), 0, "town_centre", 2), silver=9)
    play(state, "place town_centre", "capture town_centre-blue")
    assert (at(state, 0, "town_centre"), me(state).reserve, me(state).captives) == (0, 20, [0, 0, 0])


@rule("D2.3")
def test_the_count_does_not_change_when_the_workers_leave_during_the_action() -> None:
    state = give(put(put(table(), 0, "town_centre", 1), 1, "forest", 1), silver=9)
    play(state, "place town_centre", "capture town_centre-blue", "capture forest-green")
    assert me(state).captives == [0, 1, 0]


@rule("H1.7", "D1.2", "D1.3", "D1.4")
def test_nobody_is_captured_from_guildhall_market_prison_or_a_board() -> None:
    state = imprison(fill_hall(fill_market(give(table(), silver=9), 1), 1), 1, 2)
    hold(state, 2, 1, 2)
    play(state, "place town_centre")
    assert options(state) == ["stop", "capture town_centre-blue"]


@rule("H1.9", "P2.2", "X32")
def test_a_conspirator_waives_one_silver_of_the_whole_visit() -> None:
    state = hired(give(put(table(), 0, "town_centre", 2), silver=9), 0, "conspirator")
    for seat in (1, 2):
        put(state, seat, "forest", 1)
    put(state, 0, "forest", 1)
    play(state, "place town_centre", "capture forest-green")
    assert (silver(state), state.tax_stand) == (8, 5)
    play(state, "capture forest-purple")
    assert silver(state) == 8
    play(state, "capture forest-blue")
    assert (silver(state), state.tax_stand) == (7, 5)


@rule("H1.10")
def test_a_capture_that_cannot_be_paid_is_not_offered() -> None:
    state = give(put(put(put(table(), 0, "town_centre", 1), 1, "forest", 1), 2, "forest", 1), silver=1)
    play(state, "place town_centre", "capture forest-green")
    assert (state.turn, me(state).captives) == (1, [0, 1, 0])
    poor = give(put(table(), 1, "forest", 1), silver=0)
    assert play(poor, "place town_centre").turn == 1


@rule("H1.2", "I2.2")
def test_who_has_little_virtue_pays_no_tax_for_the_first_capture() -> None:
    state = give(put(table(), 1, "forest", 1), silver=0, virtue=3)
    play(state, "place town_centre", "capture forest-green")
    assert (silver(state), state.tax_stand) == (0, 4)


@rule("D3.4")
def test_a_worker_may_be_placed_where_he_can_do_nothing() -> None:
    state = give(table(), silver=0)
    for place in ("town_centre", "guardhouse", "kings_storehouse"):
        assert refusal(state, f"place {place}") == ""
    assert play(state, "place guardhouse").turn == 1


@rule("X11")
def test_example_two_groups_in_the_forest_with_four_players() -> None:
    state = give(put(table(4), 0, "town_centre", 1), silver=5)
    put(put(put(state, 1, "forest", 3), 2, "forest", 2), 1, "quarry", 1)
    play(state, "place town_centre", "capture forest-green")
    assert refusal(state, "capture quarry-green") == "H1.4"
    play(state, "capture forest-purple")
    assert (silver(state), state.tax_stand, sum(me(state).captives)) == (3, 5, 5)
    assert (at(state, 1, "forest"), at(state, 2, "forest"), state.turn) == (0, 0, 1)


@rule("X12")
def test_example_three_groups_of_which_one_is_own() -> None:
    state = give(put(put(table(), 0, "town_centre", 2), 0, "silversmith", 2), silver=5)
    put(put(state, 1, "silversmith", 1), 2, "silversmith", 3)
    play(state, "place town_centre")
    play(state, "capture silversmith-blue", "capture silversmith-green", "capture silversmith-purple")
    assert (silver(state), state.tax_stand, me(state).captives, me(state).reserve) == (2, 5, [0, 1, 3], 17)


FORTRESS = {"clay": 3, "stone": 4, "gold": 1, "marble": 2, "silver": 0, "virtue": 9}


@rule("H2.1", "H2.2", "H2.3", "Q2.14", "Q3.2")
def test_the_fortress_grants_up_to_two_free_captures() -> None:
    state = hand(hired(give(table(), **FORTRESS), 0, "labourer"), 0, "fortress")
    for location in ("forest", "quarry", "mines"):
        put(state, 1, location, 2)
    play(state, "place guildhall", "build fortress")
    assert question(state) == "capture-freely"
    assert play(state.copy(), "stop").turn == 1
    play(state, "capture forest-green", "capture quarry-green")
    assert (state.turn, me(state).captives, state.tax_stand, silver(state)) == (1, [0, 4, 0], 4, 0)


@rule("H2.2", "H1.4")
def test_with_four_players_the_fortress_captures_at_one_location() -> None:
    state = hand(hired(give(table(4), **FORTRESS), 0, "labourer"), 0, "fortress")
    put(put(put(state, 1, "forest", 2), 1, "quarry", 2), 2, "forest", 1)
    play(state, "place guildhall", "build fortress", "capture forest-green")
    assert refusal(state, "capture quarry-green") == "H1.4"


@rule("Q2.2", "H2.3")
def test_the_armoury_grants_one_free_capture() -> None:
    state = hand(hired(give(table(), wood=3, stone=5, gold=1, silver=0), 0, "labourer"), 0, "armoury")
    put(state, 1, "forest", 2)
    play(state, "place guildhall", "build armoury", "capture forest-green")
    assert (me(state).captives, state.turn) == ([0, 2, 0], 1)


@rule("Q3.5")
def test_without_any_group_a_capture_is_not_asked_for() -> None:
    state = hand(hired(give(table(), wood=3, stone=5, gold=1), 0, "labourer"), 0, "armoury")
    assert play(state, "place guildhall", "build armoury").turn == 1


def test_the_keep_counts_captives() -> None:
    state = hold(hold(built(table(), 0, "keep"), 0, 1, 3), 0, 2, 2)
    assert state.game.scores(state)[0] == 12 + 1
