"""A reason for an option is given where it is true, and only there."""

from __future__ import annotations

import pytest

from groma.games.architects.state import ArchitectsState
from tests.games.architects.table import (
    built,
    fill_market,
    give,
    hand,
    hired,
    hold,
    imprison,
    options,
    play,
    put,
    show,
    table,
)


def reason(state: ArchitectsState, notation: str) -> str:
    assert notation in options(state)
    return state.game.advice.reason(state, state.waiting[0], state.game.action(notation))


def reason_of(state: ArchitectsState, way: list[str]) -> str:
    """Return the reason for the last of some actions, the others played before."""
    return reason(play(state, *way[:-1]), way[-1])


@pytest.mark.parametrize(("virtue", "expected"), [(4, "virtue-cathedral"), (5, ""), (3, "")])
def test_virtue_is_sought_where_it_opens_the_cathedral(virtue: int, expected: str) -> None:
    state = give(table(), wood=9, stone=9, virtue=virtue, silver=0)
    assert state.box.cathedral_virtue_min == 5
    play(state, "place kings_storehouse")
    trades = [option for option in options(state) if option.endswith("for-virtue")]
    assert trades
    assert {reason(state, trade) for trade in trades} == {expected}


@pytest.mark.parametrize(("stone", "expected"), [(1, "completes-building"), (0, ""), (2, "")])
def test_the_last_goods_for_a_building_in_hand_are_worth_a_visit(stone: int, expected: str) -> None:
    state = hand(give(table(), wood=2, stone=stone), 0, "well")
    assert reason(state, "place quarry") == expected


def test_goods_for_a_building_without_its_skill_complete_nothing() -> None:
    state = table()
    skilled = next(n for n, kind in enumerate(state.box.buildings) if kind.skills)
    hand(state, 0, state.box.building_ids[skilled])
    for good, amount in state.box.buildings[skilled].cost:
        state.players[0].goods[good] = amount
    state.players[0].goods[2] -= 1
    assert reason(state, "place quarry") == ""


def test_the_guildhall_turns_goods_into_points() -> None:
    state = hand(give(table(), wood=2, stone=2, gold=0), 0, "well")
    assert reason(state, "place guildhall") == "points-now"
    play(state, "place guildhall")
    assert reason(state, "build well") == "points-now"


def test_who_can_pay_for_nothing_hears_nothing_of_points() -> None:
    state = hand(give(table(), wood=1, stone=2, gold=0), 0, "well")
    assert state.game.advice.reason(state, 0, state.game.action("place guildhall")) == ""


@pytest.mark.parametrize(("workers", "expected"), [(2, "crowd"), (1, "")])
def test_a_crowd_of_own_workers_gathers_more(workers: int, expected: str) -> None:
    assert reason(put(table(), 0, "forest", workers), "place forest") == expected


def test_a_crowd_of_others_gathers_nothing_more() -> None:
    assert reason(put(table(), 1, "forest", 3), "place forest") == ""


@pytest.mark.parametrize(("silver", "expected"), [(6, "taxes-full"), (5, "")])
def test_the_tax_stand_is_robbed_when_it_is_full(silver: int, expected: str) -> None:
    state = table()
    state.tax_stand = silver
    assert reason(state, "place tax_stand") == expected


@pytest.mark.parametrize(("workers", "silver", "expected"), [(3, 9, "capture-crowd"), (2, 9, ""), (3, 0, "")])
def test_a_large_group_of_another_draws_captures(workers: int, silver: int, expected: str) -> None:
    state = put(give(table(), silver=silver), 1, "forest", workers)
    assert reason(state, "place town_centre") == expected


@pytest.mark.parametrize(("workers", "expected"), [(3, "capture-crowd"), (2, "")])
def test_a_group_is_captured_for_its_size(workers: int, expected: str) -> None:
    state = put(give(table(), silver=9), 1, "forest", workers)
    assert reason_of(state, ["place town_centre", "capture forest-green"]) == expected


@pytest.mark.parametrize(("workers", "expected"), [(3, "workers-back"), (2, "")])
def test_own_workers_come_back_from_a_capture(workers: int, expected: str) -> None:
    state = play(put(give(table(), silver=9), 0, "forest", workers), "place town_centre")
    own = next(option for option in options(state) if option.startswith("capture forest-"))
    assert reason(state, own) == expected


@pytest.mark.parametrize(("workers", "expected"), [(3, "workers-back"), (2, "")])
def test_own_workers_come_back_for_a_ransom(workers: int, expected: str) -> None:
    state = hold(give(table(), silver=9), 1, 0, workers)
    assert reason_of(state, ["place guardhouse", "ransom silver"]) == expected


@pytest.mark.parametrize("way", [["place guardhouse"], ["place guardhouse", "send"]])
def test_many_captives_are_worth_silver_and_few_are_not_mentioned(way: list[str]) -> None:
    assert reason_of(hold(table(), 0, 1, 3), way) == "captives-pay"
    assert reason_of(hold(table(), 0, 1, 2), way) == ""


@pytest.mark.parametrize("way", [["place guardhouse"], ["place guardhouse", "free"]])
def test_three_own_workers_in_the_prison_are_a_danger_and_two_are_not(way: list[str]) -> None:
    assert reason_of(imprison(table(), 0, 3), way) == "prison-cost"
    assert reason_of(imprison(table(), 0, 2), way) == ""


def test_debts_are_paid_because_they_cost_points_unless_buildings_change_that() -> None:
    way = ["place guardhouse", "settle"]
    assert reason_of(give(table(), silver=9, unpaid=1), way) == "debt-costs"
    assert reason_of(built(give(table(), silver=9, unpaid=1), 0, "fountain", "fountain"), way) == ""


@pytest.mark.parametrize("way", [["place workshop"], ["place workshop", "draw"]])
def test_cards_are_drawn_with_an_empty_hand(way: list[str]) -> None:
    assert reason_of(give(table(), silver=9), way) == "no-plans"
    assert reason_of(hand(give(table(), silver=9), 0, "well"), way) == ""


def test_an_apprentice_is_hired_for_a_skill_that_a_building_in_hand_needs() -> None:
    state = show(give(table(), silver=9), "squire_tiling")
    skill = state.box.apprentices[state.display[0]].skills
    needing = next(n for n, kind in enumerate(state.box.buildings) if kind.skills & skill)
    play(hand(state, 0, state.box.building_ids[needing]), "place workshop")
    assert reason(state, "hire squire_tiling") == "needed-skill"
    state.players[0].skills = skill
    assert reason(state, "hire squire_tiling") == ""


@pytest.mark.parametrize(("others", "expected"), [([1, 1], "last-space"), ([1, 0], "cathedral-climb")])
def test_the_last_space_of_a_level_is_worth_a_hurry(others: list[int], expected: str) -> None:
    state = hand(give(table(4), gold=1), 0, "well")
    for seat, level in enumerate(others, start=1):
        state.players[seat].level = level
    assert reason_of(state, ["place guildhall", "advance"]) == expected


def test_without_rewards_a_level_with_room_needs_no_word() -> None:
    state = hand(give(table(), gold=1), 0, "well")
    state.rewards = []
    assert reason_of(state, ["place guildhall", "advance"]) == ""


def test_a_space_of_the_market_that_completes_nothing_has_no_reason() -> None:
    assert reason(fill_market(hired(give(table(), silver=9), 0), 1), "place market_large") == ""


def test_gold_scores_unspent_and_clay_does_not() -> None:
    state = play(put(table(), 0, "mines", 1), "place mines")
    assert reason(state, "take gold") == "precious-scores"
    assert reason(state, "take clay") == ""
