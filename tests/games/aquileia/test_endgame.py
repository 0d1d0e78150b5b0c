"""Q15  Final scoring and winner, and examples X5, X6 and X12."""

from __future__ import annotations

import pytest

from groma.games.aquileia.endgame import points_of_villas
from groma.games.aquileia.events import RoundEnded
from groma.games.aquileia.events_endgame import LaurelRevealed
from groma.games.aquileia.state import LAURELS, VILLAS
from tests.games.aquileia.table import award_laurels, final, give, hand, own, rank_discs, table
from tests.rules import rule

BLUE = "stadium_laurel_blue"
FIVE = "stadium_laurel_points_5"
BY = "theatrum_laurel_blue_yellow"


@rule("X5.1", "X5.2", "X5.3")
def test_the_example_of_chicco() -> None:
    state = table()
    award_laurels(state, 3, BLUE, BY, FIVE)
    own(state, 3, "villa_blue_10", "villa_blue_6")
    final(state)
    assert state.players[3].earned[VILLAS] == 32
    assert state.players[3].earned[LAURELS] == 5
    assert state.players[3].score == 37


@rule("X6.1")
def test_three_blue_laurels_and_villas_of_value_8_are_24_points() -> None:
    state = table()
    award_laurels(state, 0, BLUE, BLUE, BY)
    own(state, 0, "villa_blue_2", "villa_blue_6")
    final(state)
    assert state.players[0].score == 24


@rule("X12.1", "Q15.5", "Q15.6")
def test_a_two_coloured_laurel_counts_for_its_better_colour_only() -> None:
    state = table()
    award_laurels(state, 0, BLUE, BY)
    own(state, 0, "villa_blue_10", "villa_blue_6", "villa_yellow_4")
    assert points_of_villas(state.box, state.players[0]) == 32
    final(state)
    assert state.players[0].score == 32


@rule("X12.2", "Q15.7")
def test_a_villa_without_a_laurel_of_its_colour_scores_nothing() -> None:
    state = table()
    award_laurels(state, 0, BLUE)
    own(state, 0, "villa_white_10")
    final(state)
    assert state.players[0].score == 0


@rule("Q15.2")
def test_all_laurels_are_revealed() -> None:
    state = table()
    award_laurels(state, 2, BLUE, FIVE)
    final(state)
    assert {LaurelRevealed(2, BLUE), LaurelRevealed(2, FIVE)} <= set(state.events)


@rule("Q15.3")
@pytest.mark.parametrize("points", [10, 7, 5, 3])
def test_a_laurel_with_points_scores_them(points: int) -> None:
    state = table()
    award_laurels(state, 1, f"stadium_laurel_points_{points}")
    final(state)
    assert state.players[1].score == points


@rule("Q15.4")
def test_each_colour_is_the_value_of_its_villas_times_the_number_of_its_laurels() -> None:
    state = table()
    award_laurels(state, 1, BLUE, BLUE, "stadium_laurel_white")
    own(state, 1, "villa_blue_4", "villa_blue_6", "villa_white_2", "villa_white_4")
    final(state)
    assert state.players[1].score == 2 * 10 + 1 * 6


@rule("Q15.6", "Q17.11")
def test_several_two_coloured_laurels_choose_independently_and_nobody_is_asked() -> None:
    state = table()
    award_laurels(state, 1, BY, "theatrum_laurel_yellow_purple", "theatrum_laurel_white_purple")
    own(state, 1, "villa_blue_4", "villa_yellow_2", "villa_purple_6")
    final(state)
    assert state.over
    assert state.players[1].score == 4 + 6 + 6


@rule("Q15.8")
def test_laurels_without_villas_of_their_colour_score_nothing() -> None:
    state = table()
    award_laurels(state, 1, "stadium_laurel_purple", "theatrum_laurel_white_purple")
    own(state, 1, "villa_blue_4", "shop_potter")
    final(state)
    assert state.players[1].score == 0


@rule("Q15.9")
def test_coins_and_cards_score_nothing() -> None:
    state = table()
    give(state, 1, 9, 9, 9)
    hand(state, 1, "servi_2", "weapon_3")
    final(state)
    assert state.players[1].score == 0


@rule("Q15.10")
def test_the_highest_total_wins() -> None:
    state = table()
    rank_discs(state, 0, 1, 2, 3)
    for seat, points in enumerate([12, 30, 29, 5]):
        state.players[seat].score = points
    assert final(state).winners() == [1]


@rule("Q15.11")
@pytest.mark.parametrize("discs", [(0, 3, 1, 2), (1, 0, 2, 3)])
def test_a_tie_is_a_shared_victory_whatever_the_tiebreaker_track_shows(discs: tuple[int, ...]) -> None:
    state = table()
    rank_discs(state, *discs)
    for seat, points in enumerate([12, 30, 29, 30]):
        state.players[seat].score = points
    assert final(state).winners() == [1, 3]


@rule("Q14.6")
def test_after_the_last_round_nothing_is_prepared_for_another_one() -> None:
    state = table()
    rank_discs(state, 3, 0, 1, 2)
    final(state)
    assert (state.first, state.track) == (0, [3, 0, 1, 2])
    assert not any(isinstance(event, RoundEnded) for event in state.events)


@rule("Q15.12")
def test_scores_go_on_beyond_99() -> None:
    state = table()
    state.players[1].score = 98
    award_laurels(state, 1, FIVE)
    final(state)
    assert state.players[1].score == 103


@rule("Q15.13")
def test_the_final_points_are_added_to_those_of_the_game() -> None:
    state = table()
    state.players[1].score = 20
    award_laurels(state, 1, BLUE, FIVE)
    own(state, 1, "villa_blue_10")
    final(state)
    assert state.players[1].score == 20 + 5 + 10
