"""P17  Maintenance of the workers: its order, training, coming home and retiring."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import groma
from groma.games.praetor.events import Scored
from groma.games.praetor.state import PraetorState
from tests.games.praetor.table import (
    deck,
    everyone_passes,
    favor,
    found,
    give,
    last_round,
    morale,
    options,
    play,
    player,
    question,
    random_game,
    rewritten,
    show,
    stock,
    table,
    trainees,
    visit,
    workers,
)
from tests.rules import rule

BLUE, YELLOW, PURPLE = 0, 1, 2


def published_example() -> PraetorState:
    """Return the position of X11 when the Academy is asked for."""
    return everyone_passes(before_maintenance())


def before_maintenance() -> PraetorState:
    """Return the position of X11 before anyone has passed."""
    state = table()
    found(state, "sawmill_a", 1, 1, owner=PURPLE)
    found(state, "marble_quarry_a", 2, 1, owner=YELLOW)
    found(state, "labour_camp_a", 3, 1, owner=BLUE)
    found(state, "academy_a", 4, 1, owner=YELLOW)
    workers(state, PURPLE, 1, 2, 5, retired=1)
    trainees(state, PURPLE, zone_one=1)
    visit(state, PURPLE, "workers_camp_a", 1)
    visit(state, PURPLE, "imperial_outpost_a", 2)
    visit(state, PURPLE, "sawmill_a", 5)
    visit(state, PURPLE, "marble_quarry_a", 6)
    give(state, PURPLE, gold=3, stone=2)
    give(state, YELLOW, stone=3)
    favor(state, PURPLE, 30)
    morale(state, PURPLE, 9)
    return state


def idle(state: PraetorState, seat: int) -> None:
    """Take all workers and goods of a seat, so that maintenance and scoring change nothing for it."""
    workers(state, seat)
    give(state, seat, gold=0, wood=0, stone=0, marble=0, weapons=0)


# The worked examples


@rule("P17.4", "P17.7", "P17.8", "P17.12", "P17.13", "X11")
def test_the_published_example_with_the_academy() -> None:
    state = published_example()
    assert (question(state), state.waiting) == ("choose-academy", [PURPLE])
    play(state, "use academy_a")
    seen = player(state, PURPLE)
    assert (seen["resources"]["stone"], stock(state, YELLOW)["stone"]) == (1, 4)
    assert seen["home"] == [0, 2, 1, 0, 0, 0, 0]
    assert (seen["retired"], seen["retired_away"], seen["zone_one"], seen["zone_two"]) == (2, 0, 0, 0)
    assert (seen["favor"], seen["earned"]["retirement"]) == (42, 12)
    assert seen["upkeep"] == 5
    assert (seen["resources"]["gold"], seen["morale"], seen["morale_value"]) == (0, 7, 4)


@rule("P17.8", "P17.9", "P17.10", "X12")
@pytest.mark.parametrize("city_deck", [["statue_a", "sawmill_c"], []])
def test_the_published_example_in_the_second_age(city_deck: list[str]) -> None:
    state = before_maintenance()
    deck(state, *city_deck)
    everyone_passes(state)
    play(state, "use academy_a")
    assert player(state, PURPLE)["favor"] == 38


@rule("P17.3", "P17.13", "X13")
def test_the_published_example_without_the_academy() -> None:
    state = published_example()
    play(state, "decline")
    seen = player(state, PURPLE)
    assert (seen["resources"]["stone"], stock(state, YELLOW)["stone"]) == (2, 3)
    assert (seen["zone_one"], seen["zone_two"], seen["home"]) == (0, 1, [0, 1, 1, 0, 0, 0, 0])
    assert seen["upkeep"] == 4
    assert (seen["resources"]["gold"], seen["morale"], seen["morale_value"]) == (0, 8, 6)


@rule("P17.13", "P17.14", "P17.18", "X14")
def test_unpaid_upkeep_at_the_bottom_of_morale_costs_favor_down_to_zero() -> None:
    state = table()
    workers(state, PURPLE, 1, 1, 1, retired=1)
    give(state, PURPLE, gold=1)
    favor(state, PURPLE, 6)
    morale(state, PURPLE, -4)
    everyone_passes(state)
    seen = player(state, PURPLE)
    assert (seen["resources"]["gold"], seen["morale"], seen["morale_value"]) == (0, 0, -6)
    assert (seen["favor"], seen["earned"]["upkeep"]) == (0, -6)


@rule("P17.16", "P17.17", "X15")
@pytest.mark.parametrize(("points", "left"), [(23, 18), (3, 0)])
def test_the_emergency_hire_of_the_example(points: int, left: int) -> None:
    state = table()
    workers(state, PURPLE, retired=5)
    favor(state, PURPLE, points)
    everyone_passes(state)
    assert (question(state), state.waiting) == ("choose-hire", [PURPLE])
    play(state, "hire")
    seen = player(state, PURPLE)
    assert (seen["favor"], seen["villagers"], seen["home"]) == (left, 2, [0, 1, 0, 0, 0, 0, 0])
    assert seen["resources"]["gold"] == 10 - 5


# Order


@rule("P17.1")
def test_one_player_carries_out_all_steps_before_the_next_begins() -> None:
    state = table()
    found(state, "academy_a", 1, 1, owner=BLUE)
    first, second = state.order[:2]
    workers(state, first, retired=1)
    trainees(state, second, zone_one=1)
    everyone_passes(state)
    assert (question(state), state.waiting) == ("choose-hire", [first])
    assert player(state, first)["resources"]["gold"] == 9
    play(state, "decline")
    assert (question(state), state.waiting) == ("choose-academy", [second])


@rule("P17.1")
def test_maintenance_follows_the_turn_order_of_the_round_whatever_happened_to_favor() -> None:
    state = table()
    found(state, "academy_a", 1, 1, owner=BLUE)
    order = list(state.order)
    for seat in order:
        trainees(state, seat, zone_one=1)
    favor(state, order[0], 99)
    everyone_passes(state)
    asked = []
    while question(state) == "choose-academy":
        asked += state.waiting
        play(state, "decline")
    assert asked == order


# Step 1: training


@rule("P17.2")
def test_trainees_of_zone_two_become_active_at_home_with_level_one() -> None:
    state = table()
    trainees(state, PURPLE, zone_two=2)
    everyone_passes(state)
    assert (player(state, PURPLE)["home"], player(state, PURPLE)["zone_two"]) == ([0, 3, 1, 1, 0, 0, 0], 0)


@rule("P17.2", "P17.3")
def test_without_an_academy_training_takes_two_rounds() -> None:
    state = table()
    trainees(state, PURPLE, zone_one=2, zone_two=1)
    everyone_passes(state)
    seen = player(state, PURPLE)
    assert (seen["zone_one"], seen["zone_two"], sum(seen["home"])) == (0, 2, 4)
    everyone_passes(state)
    seen = player(state, PURPLE)
    assert (seen["zone_one"], seen["zone_two"], sum(seen["home"])) == (0, 0, 6)


@rule("P17.4")
def test_the_owner_of_the_academy_pays_nothing() -> None:
    state = table()
    found(state, "academy_a", 1, 1, owner=PURPLE)
    trainees(state, PURPLE, zone_one=2)
    give(state, PURPLE, stone=0)
    before = [stock(state, seat)["stone"] for seat in range(3)]
    everyone_passes(state)
    play(state, "use academy_a")
    seen = player(state, PURPLE)
    assert (seen["home"], seen["zone_one"], seen["zone_two"]) == ([0, 3, 1, 1, 0, 0, 0], 0, 0)
    assert [stock(state, seat)["stone"] for seat in range(3)] == before


@rule("P17.4", "P17.5")
def test_another_player_pays_one_stone_for_all_his_trainees_together() -> None:
    state = table()
    found(state, "academy_a", 1, 1, owner=BLUE)
    trainees(state, PURPLE, zone_one=3)
    everyone_passes(state)
    play(state, "use academy_a")
    assert (stock(state, PURPLE)["stone"], stock(state, BLUE)["stone"]) == (2, 4)
    assert player(state, PURPLE)["home"] == [0, 4, 1, 1, 0, 0, 0]


@rule("P17.5")
def test_the_academy_is_asked_for_after_zone_two_is_empty_and_before_zone_one_moves() -> None:
    state = table()
    found(state, "academy_a", 1, 1, owner=BLUE)
    trainees(state, PURPLE, zone_one=1, zone_two=1)
    everyone_passes(state)
    seen = player(state, PURPLE)
    assert (question(state), state.waiting) == ("choose-academy", [PURPLE])
    assert (seen["zone_one"], seen["zone_two"], seen["home"]) == (1, 0, [0, 2, 1, 1, 0, 0, 0])


@rule("P17.5")
def test_the_owner_of_the_academy_may_decline_and_is_asked_once() -> None:
    state = table()
    found(state, "academy_a", 1, 1, owner=PURPLE)
    trainees(state, PURPLE, zone_one=1)
    everyone_passes(state)
    assert options(state) == ["use academy_a", "decline"]
    play(state, "decline")
    assert (state.round, question(state)) == (2, "take-turn")
    assert player(state, PURPLE)["zone_two"] == 1


@rule("P17.5")
def test_the_payment_for_the_academy_is_made_at_once() -> None:
    state = table()
    first, second, owner = state.order
    found(state, "academy_a", 1, 1, owner=owner)
    for seat in (first, second):
        trainees(state, seat, zone_one=1)
    everyone_passes(state)
    play(state, "use academy_a")
    assert (question(state), state.waiting) == ("choose-academy", [second])
    assert (stock(state, first)["stone"], stock(state, owner)["stone"]) == (2, 4)


@rule("P17.5")
def test_who_has_no_trainee_in_zone_one_is_not_asked() -> None:
    state = table()
    found(state, "academy_a", 1, 1, owner=PURPLE)
    trainees(state, PURPLE, zone_two=1)
    everyone_passes(state)
    assert (state.round, question(state)) == (2, "take-turn")


@rule("P17.5")
def test_who_is_not_the_owner_and_has_no_stone_is_not_asked() -> None:
    state = table()
    found(state, "academy_a", 1, 1, owner=BLUE)
    trainees(state, PURPLE, zone_one=1)
    give(state, PURPLE, stone=0)
    everyone_passes(state)
    assert (state.round, question(state)) == (2, "take-turn")
    assert player(state, PURPLE)["zone_two"] == 1


# Steps 2 to 4: workers come home and retire


@rule("P17.6")
def test_a_retired_worker_used_through_the_labour_camp_goes_back_to_the_retired() -> None:
    state = table()
    workers(state, PURPLE, 1, 2, 3, retired=2)
    visit(state, PURPLE, "gold_mine_c", 6)
    assert (player(state, PURPLE)["retired"], player(state, PURPLE)["retired_away"]) == (1, 1)
    everyone_passes(state)
    seen = player(state, PURPLE)
    assert (seen["retired"], seen["retired_away"], seen["home"]) == (2, 0, [0, 1, 1, 1, 0, 0, 0])
    assert seen["earned"]["retirement"] == 0


@rule("P17.7")
def test_builders_and_visitors_of_red_tiles_gain_a_level_and_all_others_none() -> None:
    state = table()
    seat = state.waiting[0]
    show(state, "sawmill_a")
    found(state, "colosseum_a", 1, 1)
    found(state, "gold_mine_f", 1, 2)
    workers(state, seat, 1, 2, 4, 5)
    play(state, "build sawmill_a", "worker 1", "at 2,1", "turn 0", "pass", "pass")
    play(state, "activate gold_mine_f", "worker 2", "activate colosseum_a", "worker 4", "pass")
    assert state.round == 2
    assert player(state, seat)["home"] == [0, 0, 1, 1, 1, 1, 0]


@rule("P17.7")
def test_workers_come_home_and_leave_the_tiles_free() -> None:
    state = published_example()
    play(state, "decline")
    assert all(tile["builder"] is None and tile["visitor"] is None for tile in state.view(None)["city"])


@rule("P17.8")
@pytest.mark.parametrize(("top", "points"), [("sawmill_c", 12), ("statue_a", 8)])
def test_a_worker_who_reaches_level_six_retires_for_favor(top: str, points: int) -> None:
    state = table()
    deck(state, top, "statue_b")
    workers(state, PURPLE, 5)
    visit(state, PURPLE, "gold_mine_c", 5)
    everyone_passes(state)
    play(state, "decline")
    seen = player(state, PURPLE)
    assert (seen["retired"], seen["home"], seen["earned"]["retirement"]) == (1, [0] * 7, points)


@rule("P17.9")
def test_the_age_is_read_before_the_display_is_refilled() -> None:
    state = table()
    show(state, "sawmill_a", "sawmill_b", "smith_a")
    deck(state, "sawmill_c", "statue_a", "statue_b")
    workers(state, PURPLE, 1, 5)
    visit(state, PURPLE, "gold_mine_c", 5)
    everyone_passes(state)
    assert player(state, PURPLE)["earned"]["retirement"] == 12
    assert state.view(None)["age"] == 2


@rule("P17.10")
def test_with_an_empty_city_deck_it_is_the_second_age() -> None:
    state = table()
    deck(state)
    workers(state, PURPLE, 1, 5)
    visit(state, PURPLE, "gold_mine_c", 5)
    everyone_passes(state)
    assert player(state, PURPLE)["earned"]["retirement"] == 8


@rule("P17.11")
def test_two_retirements_are_one_movement_on_the_favor_track() -> None:
    state = table()
    found(state, "gold_mine_f", 1, 1)
    workers(state, PURPLE, 1, 5, 5)
    visit(state, PURPLE, "gold_mine_c", 5)
    visit(state, PURPLE, "gold_mine_f", 5)
    before = state.moment
    everyone_passes(state)
    moves = [event for event in state.events if isinstance(event, Scored) and event.seat == PURPLE]
    assert [(event.source, event.amount) for event in moves] == [("retirement", 24)]
    assert state.moment == before + 1


# Whole games


@rule("P17.18")
@settings(max_examples=30, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6), board=st.sampled_from(["A", "B"]))
def test_favor_never_falls_below_zero_and_is_always_the_sum_of_its_sources(seats: int, seed: int, board: str) -> None:
    for state in random_game(seats, seed, board=board, veteran=seats > 2):
        for seen in state.view(None)["players"]:
            assert seen["favor"] == sum(seen["earned"].values())
            assert seen["favor"] >= 0


@rule("P17.19", "X33")
def test_worker_maintenance_takes_place_in_the_last_round_before_final_scoring() -> None:
    state = table()
    for seat in (BLUE, YELLOW):
        idle(state, seat)
    give(state, PURPLE, gold=4, wood=0, stone=0, marble=0, weapons=0)
    workers(state, PURPLE, 3, 5)
    trainees(state, PURPLE, zone_one=1, zone_two=1)
    visit(state, PURPLE, "gold_mine_c", 5)
    last_round(state)
    everyone_passes(state)
    seen = player(state, PURPLE)
    assert state.over
    assert (seen["home"], seen["zone_two"], seen["retired"]) == ([0, 1, 0, 1, 0, 0, 0], 1, 1)
    assert (seen["resources"]["gold"], seen["earned"]["retirement"]) == (1, 12)
    assert (seen["earned"]["active_workers"], seen["earned"]["trainees"]) == (4, 1)


@rule("P17.20")
def test_no_worker_rises_above_level_six(tmp_path: Path) -> None:
    path = rewritten(tmp_path, lambda tables: tables["maintenance"].update(level_gain_red=4))
    state = groma.game("praetor", components=path).new(2, 7, {"rome_visitor": "0"})
    workers(state, BLUE, 1, 5)
    visit(state, BLUE, "gold_mine_a", 5)
    everyone_passes(state)
    assert (player(state, BLUE)["home"], player(state, BLUE)["retired"]) == ([0, 1, 0, 0, 0, 0, 0], 1)


@rule("P17.20")
@settings(max_examples=20, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_a_worker_of_level_six_is_never_active_in_the_action_phase(seats: int, seed: int) -> None:
    for state in random_game(seats, seed):
        view = state.view(None)
        if view["phase"] == "actions":
            assert all(seen["home"][6] == 0 for seen in view["players"])
            assert "worker 6" not in options(state)
