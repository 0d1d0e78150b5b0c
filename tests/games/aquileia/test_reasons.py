"""A reason for an option is given where it is true, and only there."""

from __future__ import annotations

import pytest

from groma.games.aquileia.state import AquileiaState
from tests.games.aquileia.table import (
    acting,
    award_laurels,
    begin_actions,
    give,
    hand,
    laurels,
    load_dice,
    occupy,
    options,
    own,
    play,
    rank_discs,
    table,
    theatrum_on_top,
)


def reason(state: AquileiaState, notation: str) -> str:
    assert notation in options(state)
    return state.game.advice.reason(state, state.waiting[0], state.game.action(notation))


def test_the_first_disc_is_worth_a_hurry_and_the_second_is_not() -> None:
    state = table()
    assert reason(state, "disc") == "first-disc"
    rank_discs(state, 2)
    assert reason(state, "disc") == ""


def test_in_the_last_round_no_disc_makes_a_first_player() -> None:
    state = table()
    state.round = state.box.rounds
    assert reason(state, "disc") == ""


@pytest.mark.parametrize(
    ("cards", "space", "expected"),
    [
        (["weapon_2", "servi_1"], "arena_2", "strong-cards"),
        (["weapon_2"], "arena_2", ""),
        (["gold_horse_2", "gold_horse_1"], "stadium_gold_2", "strong-cards"),
        (["gold_horse_2", "gold_horse_1"], "stadium_silver_2", ""),
        (["weapon_3"], "stadium_gold_2", ""),
    ],
)
def test_a_contest_is_entered_with_strong_cards_for_it(cards: list[str], space: str, expected: str) -> None:
    state = table()
    hand(state, 0, *cards)
    assert reason(state, f"place {space}") == expected


def test_a_contest_without_others_is_cheap_late_in_the_placement() -> None:
    state = table()
    assert reason(state, "place arena_1a") == ""
    state.turn = 2 * state.seats
    assert reason(state, "place arena_1a") == "uncontested"
    occupy(state, 1, "arena_2")
    assert reason(state, "place arena_1a") == ""
    assert reason(state, "place stadium_gold_2") == "uncontested"


def test_the_blue_dice_help_those_who_take_part_in_a_contest() -> None:
    state = table()
    assert reason(state, "place potentia") == ""
    occupy(state, 0, "stadium_silver_1a")
    assert reason(state, "place potentia") == "blue-dice-help"


def test_pecunia_brings_sure_points_unless_they_need_an_exchange() -> None:
    assert reason(table(), "place pecunia") == ""
    assert reason(table(vp_needs_an_exchange=False), "place pecunia") == "sure-points"


def test_the_forum_is_visited_by_those_who_can_pay_a_lot() -> None:
    state = table()
    assert reason(state, "place forum_1") == "lot-in-reach"
    occupy(state, 0, "forum_2")
    assert reason(state, "place forum_1") == ""


def test_without_coins_no_lot_is_in_reach() -> None:
    state = table()
    give(state, 0)
    assert reason(state, "place forum_1") == ""


@pytest.mark.parametrize(("lots", "expected"), [(["shop_weaver", "bank_gold"], "shops-pay"), (["shop_weaver"], "")])
def test_several_shops_and_banks_are_worth_the_portus(lots: list[str], expected: str) -> None:
    state = table()
    own(state, 0, *lots, "villa_blue_10")
    assert reason(state, "place portus_bronze") == expected
    occupy(state, 0, "portus_bronze")
    assert reason(begin_actions(state), "activate") == expected


@pytest.mark.parametrize(("bronze", "expected"), [(2, "coins-needed"), (3, "")])
def test_free_coins_are_taken_by_those_who_have_few(bronze: int, expected: str) -> None:
    state = table()
    give(state, 0, bronze=bronze)
    assert reason(state, "place dolus") == expected


@pytest.mark.parametrize(("bronze", "cards", "expected"), [(1, [], "slaves-needed"), (0, [], ""), (1, ["servi_1"], "")])
def test_slaves_are_bought_by_those_who_have_none_and_a_coin(bronze: int, cards: list[str], expected: str) -> None:
    state = table()
    give(state, 0, bronze=bronze)
    hand(state, 0, *cards)
    assert reason(state, "place servi_top") == expected


def test_slaves_are_not_needed_where_few_lots_ask_for_them() -> None:
    state = table()
    own(state, 1, *[lot.id for lot in state.box.lots if lot.slaves])
    assert reason(state, "place servi_top") == ""


def test_only_the_left_stall_sells_two_cards_for_one_price() -> None:
    state = table()
    assert reason(state, "place equi_et_arma_left") == "two-cards"
    assert reason(state, "place equi_et_arma_middle") == ""
    give(state, 0, gold=5)
    assert reason(state, "place equi_et_arma_left") == ""


def test_the_thief_goes_where_several_coins_of_others_lie() -> None:
    state = table()
    occupy(state, 1, "portus_bronze")
    assert reason(state, "place portus_latro") == ""
    occupy(state, 2, "portus_gold")
    assert reason(state, "place portus_latro") == "coins-to-steal"


def test_a_thief_does_not_count_his_own_coin() -> None:
    state = table()
    occupy(state, 0, "portus_bronze")
    occupy(state, 2, "portus_gold")
    assert reason(state, "place portus_latro") == ""


def fight(dice: str, *cards: str) -> AquileiaState:
    """Return a fight of seats 0 and 1, each of strength 1 and more by the bronze dice; seat 1 plays, with cards."""
    state = table()
    occupy(state, 0, "arena_1a")
    occupy(state, 1, "arena_1b")
    hand(state, 1, *cards)
    load_dice(state, dice)
    return play(begin_actions(state), "done")


@pytest.mark.parametrize(("dice", "expected"), [("bgg ggg", "takes-the-lead"), ("bbb ggg", ""), ("ggg bbb", "")])
def test_a_card_that_takes_the_lead_is_played(dice: str, expected: str) -> None:
    assert reason(fight(dice, "weapon_2"), "play weapon_2") == expected


def test_a_tie_goes_to_the_better_disc() -> None:
    state = fight("bgg ggg", "weapon_1", "weapon_2")
    assert reason(state, "play weapon_1") == ""
    state.players[0].disc, state.players[1].disc = 2, 1
    assert reason(state, "play weapon_1") == "takes-the-lead"


@pytest.mark.parametrize(
    ("dice", "cards", "expected"),
    [("ggg bbb", ["weapon_1"], "sure-win"), ("bbb ggg", ["weapon_1"], ""), ("ggg bbb", [], "")],
)
def test_the_last_to_play_saves_cards_when_already_ahead(dice: str, cards: list[str], expected: str) -> None:
    assert reason(fight(dice, *cards), "done") == expected


def test_a_win_is_not_sure_while_another_has_blue_dice() -> None:
    state = fight("ggg bbb", "weapon_1")
    state.blue_holder, state.blue_dice = 0, 4
    assert reason(state, "done") == ""


def test_a_win_is_not_sure_while_another_may_play() -> None:
    state = table()
    occupy(state, 0, "arena_2")
    occupy(state, 1, "arena_1b")
    hand(state, 0, "weapon_1")
    load_dice(state, "bbb ggg")
    assert reason(begin_actions(state), "done") == ""


@pytest.mark.parametrize(("dice", "expected"), [("bbb ggg", "strength-pays"), ("bbg ggg", "")])
def test_points_are_taken_for_great_strength(dice: str, expected: str) -> None:
    state = play(fight(dice), "done")
    assert reason(state, "prize vp_double_strength") == expected
    assert reason(state, "prize servi_card") == ""


def test_the_laurel_that_scores_more_is_kept() -> None:
    state = table()
    laurels(state, "stadium_laurel_points_3", "stadium_laurel_blue")
    own(state, 0, "villa_blue_4")
    occupy(state, 0, "stadium_gold_2")
    play(begin_actions(state), "done")
    assert reason(state, "keep stadium_laurel_blue") == "better-laurel"
    assert reason(state, "keep stadium_laurel_points_3") == ""


@pytest.mark.parametrize(("villa", "expected"), [("villa_blue_6", "counts-villas"), ("villa_yellow_6", "")])
def test_a_laurel_of_the_auction_counts_villas_of_its_colours(villa: str, expected: str) -> None:
    state = table()
    own(state, 0, villa)
    theatrum_on_top(state, "theatrum_laurel_white_blue")
    occupy(state, 0, "theatrum")
    begin_actions(state)
    assert reason(state, "ante bronze") == expected


@pytest.mark.parametrize(("villa", "expected"), [("villa_blue_6", "counts-villas"), ("villa_blue_4", "")])
def test_a_bid_is_made_for_villas_of_great_value(villa: str, expected: str) -> None:
    state = table()
    own(state, 1, villa)
    theatrum_on_top(state, "theatrum_laurel_white_blue")
    occupy(state, 0, "theatrum")
    play(begin_actions(state), "ante bronze")
    assert reason(state, "bid 2") == expected


def test_a_villa_is_built_for_the_laurels_of_its_colour() -> None:
    state = acting({"forum_1": 0})
    assert reason(state, "build villa_white_2") == ""
    award_laurels(state, 0, "stadium_laurel_white")
    assert reason(state, "build villa_white_2") == "laurels-multiply"
    assert reason(state, "build villa_blue_2") == ""


def test_a_laurel_of_two_colours_that_scores_another_villa_is_no_reason() -> None:
    state = acting({"forum_1": 0})
    own(state, 0, "villa_blue_10")
    award_laurels(state, 0, "theatrum_laurel_white_blue")
    assert reason(state, "build villa_white_2") == ""


def test_a_shop_works_at_once_for_a_henchman_in_the_portus() -> None:
    assert reason(acting({"forum_1": 0, "portus_gold": 0}), "build shop_potter") == "yields-now"


def test_a_shop_pays_often_when_rounds_are_left() -> None:
    state = acting({"forum_1": 0, "portus_gold": 1})
    assert reason(state, "build shop_potter") == "yields-often"
    state.round = state.box.rounds - 1
    assert reason(state, "build shop_potter") == ""


def test_passing_needs_no_reason() -> None:
    assert reason(table(), "pass") == ""
