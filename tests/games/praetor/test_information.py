"""P5  Information."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groma.games.praetor.events import FeePaid
from groma.games.praetor.state import ACTIONS, PraetorState
from groma.games.praetor.view import PraetorView
from tests.games.praetor.table import (
    everyone_passes,
    face_up,
    favor,
    found,
    give,
    hand_turn,
    hold,
    move_favor,
    options,
    play,
    player,
    random_game,
    seen_tile,
    show,
    table,
    tile_of,
    trainees,
    visit,
    workers,
)
from tests.rules import rule

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**6)


def seen(state: PraetorState) -> PraetorView:
    """Return what a spectator sees."""
    return state.view(None)


def placed_workers(part: Any) -> list[dict[str, int]]:
    """Return the workers that stand anywhere in a part of a view: whatever has a seat and a level."""
    if isinstance(part, dict) and set(part) >= {"seat", "level"}:
        return [part]
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    return [worker for each in inner for worker in placed_workers(each)]


def dealt_again(state: PraetorState, seed: int) -> PraetorState:
    """Return the table with all that is hidden dealt again."""
    return state.imagine(0, Random(seed))


def resources(state: PraetorState) -> list[list[int]]:
    """Return the stock of each seat."""
    return [player.resources[:] for player in state.players]


# Open


@rule("P5.1")
@settings(max_examples=10, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_all_players_and_spectators_see_the_same_table(seats: int, seed: int) -> None:
    for state in random_game(seats, seed):
        views = [{**state.view(seat), "seat": None} for seat in (*range(seats), None)]
        assert all(view == views[0] for view in views)


@rule("P5.1")
def test_resources_morale_favor_and_wall_sections_are_open() -> None:
    state = table()
    give(state, 2, gold=7, wood=0, stone=1, marble=5, weapons=9)
    favor(state, 2, 33)
    hold(state, 2, *[state.box.sections[section].id for section in state.wall_pile[:2]])
    me = player(state, 2)
    assert me["resources"] == {"gold": 7, "wood": 0, "stone": 1, "marble": 5, "weapons": 9}
    assert (me["favor"], me["morale_value"], len(me["sections"])) == (33, 0, 2)


@rule("P5.1")
def test_workers_and_their_levels_are_open() -> None:
    state = table()
    workers(state, 1, 2, 2, 4, retired=1)
    trainees(state, 1, zone_one=1, zone_two=2)
    visit(state, 1, "market_a", 4)
    me = player(state, 1)
    assert me["home"] == [0, 0, 2, 0, 0, 0, 0]
    assert (me["villagers"], me["zone_one"], me["zone_two"], me["retired"]) == (1, 1, 2, 1)
    assert seen_tile(state, "market_a")["visitor"] == {"seat": 1, "level": 4}


@rule("P5.1")
@settings(max_examples=15, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_every_worker_can_be_seen_somewhere_on_the_table_at_every_moment(seats: int, seed: int) -> None:
    for state in random_game(seats, seed):
        view = seen(state)
        active = [worker["seat"] for worker in placed_workers(view) if worker["level"] < 6]
        for me in view["players"]:
            apart = [me["villagers"], me["zone_one"], me["zone_two"], me["retired"], me["retired_away"], *me["home"]]
            assert sum(apart) + active.count(me["seat"]) == 8


@rule("P5.1")
def test_turn_order_passes_and_the_order_of_stacked_tokens_are_open() -> None:
    state = play(table(), "pass")
    move_favor(state, 0, 30)
    move_favor(state, 2, 30)
    assert seen(state)["order"] == [1, 2, 0]
    assert [me["passed"] for me in seen(state)["players"]] == [False, True, False]
    assert seen(state)["stacks"] == [1, 2, 0]


@rule("P5.1")
def test_owned_tiles_and_special_tiles_used_are_open() -> None:
    state = table()
    found(state, "labour_camp_a", 0, 2, owner=1)
    workers(state, 1, 1, 2, retired=1)
    play(state, "use labour_camp_a", "activate gold_mine_b")
    assert seen_tile(state, "labour_camp_a")["owner"] == 1
    assert player(state, 1)["tiles"] == 2
    assert player(state, 1)["used"] == ["labour_camp_a"]


@rule("P5.1")
def test_display_and_face_up_section_are_open() -> None:
    state = table()
    show(state, "sawmill_a", "forum_a")
    face_up(state, "wall_04")
    assert (seen(state)["display"], seen(state)["section"]) == (["sawmill_a", "forum_a"], "wall_04")


@rule("P5.1")
def test_sections_put_away_are_open() -> None:
    state = table()
    face_up(state, "wall_04")
    assert seen(everyone_passes(state))["removed"] == ["wall_04"]


@rule("P5.1", "P4.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tiles_put_away_are_open(seats: int) -> None:
    state = table(seats)
    assert seen(state)["put_away"] == [tile.id for tile in state.box.tiles if tile.min_players > seats]


@rule("P5.1", "P9.3")
def test_the_tile_that_is_being_built_and_its_worker_are_open() -> None:
    state = table()
    show(state, "sawmill_a")
    play(state, "build sawmill_a", "worker 2")
    building = seen(state)["building"]
    assert building is not None
    assert (building["tile"], building["builder"]) == ("sawmill_a", {"seat": 1, "level": 2})


@rule("P5.1")
def test_everyone_sees_that_this_round_is_the_last() -> None:
    state = table()
    state.wall_pile = state.wall_pile[:1]
    assert not seen(state)["last_round"]
    assert seen(everyone_passes(state))["last_round"]


# Hidden


@rule("P5.2", "P5.6", "P5.7")
@settings(max_examples=10, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_what_anyone_sees_does_not_depend_on_the_order_of_the_piles(seats: int, seed: int) -> None:
    rng = Random(seed)
    for state in random_game(seats, seed):
        for seat in state.waiting:
            other = state.imagine(seat, rng)
            assert other.view(seat) == state.view(seat)
            assert other.options(seat) == state.options(seat)
            assert other.refusals(seat) == state.refusals(seat)


@rule("P5.2", "P5.6")
def test_no_tile_on_top_of_the_deck_can_be_told_from_another_of_its_age() -> None:
    state = table(5)
    before = seen(state)
    ones = [place for place, tile in enumerate(state.deck) if state.box.tiles[tile].age == 1]
    marks = set()
    for place in ones:
        state.deck[place], state.deck[-1] = state.deck[-1], state.deck[place]
        marks.add(state.box.tiles[state.deck[-1]].min_players)
        assert seen(state) == before
    assert len(marks) > 1


@rule("P5.2")
def test_no_section_on_top_of_the_wall_pile_can_be_told_from_another() -> None:
    state = table()
    before = seen(state)
    for place in range(13):
        state.wall_pile[place], state.wall_pile[-1] = state.wall_pile[-1], state.wall_pile[place]
        assert seen(state) == before


@rule("P5.3")
def test_the_age_of_the_top_tile_of_the_deck_is_visible() -> None:
    state = table(3)
    ages = []
    for _ in range(18):
        ages.append(seen(state)["age"])
        state.deck.pop()
    assert ages == [1] * 8 + [2] * 10


@rule("P5.4")
def test_the_number_of_tiles_and_sections_left_is_open() -> None:
    state = table(3)
    show(state, "sawmill_a", "forum_a", "curia_a")
    left = len(state.deck)
    everyone_passes(state)
    assert (seen(state)["deck"], seen(state)["wall_pile"]) == (left - 1, 12)


@rule("P5.5")
@settings(max_examples=20, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_resources_pass_between_players_only_as_fees(seats: int, seed: int) -> None:
    before: list[list[int]] = []
    actor = -1
    for state in random_game(seats, seed):
        if before and state.phase == ACTIONS and not any(event.kind() == "round-began" for event in state.events):
            fees = [event for event in state.events if isinstance(event, FeePaid)]
            for seat in set(range(seats)) - {actor}:
                got = sum(state.players[seat].resources) - sum(before[seat])
                assert got == sum(fee.amount for fee in fees if fee.owner == seat)
        before, actor = resources(state), next(iter(state.waiting), -1)


@rule("P5.5")
def test_the_owner_of_a_tile_is_not_asked_and_the_fee_is_not_reduced() -> None:
    state = table()
    found(state, "temple_maia_a", 0, 2, owner=2)
    play(state, "activate temple_maia_a", "worker 1")
    assert [me["resources"]["gold"] for me in seen(state)["players"]] == [10, 8, 12]
    assert state.decision() is not None
    assert options(state)[0] == "pass"


# Dealt again


@rule("P5.7")
def test_three_separate_shuffles_deal_everything_hidden_again() -> None:
    state = table(3)
    deals = [dealt_again(state, seed) for seed in range(150)]
    for place in range(18):
        assert len({deal.deck[place] for deal in deals}) == (8 if place >= 10 else 10)
    for place in range(13):
        assert len({deal.wall_pile[place] for deal in deals}) == 13


@rule("P5.7")
@settings(max_examples=10, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_dealing_again_keeps_the_tiles_of_each_age_in_their_places_and_the_rest_untouched(
    seats: int, seed: int
) -> None:
    for state in random_game(seats, seed):
        other = dealt_again(state, seed)
        ages = [[state.box.tiles[tile].age for tile in each.deck] for each in (state, other)]
        assert ages[0] == ages[1]
        assert sorted(other.deck) == sorted(state.deck)
        assert sorted(other.wall_pile) == sorted(state.wall_pile)
        assert other.display == state.display


@rule("P5.7")
def test_the_tiles_and_sections_left_are_known_without_their_order() -> None:
    state = table(3)
    found(state, "forum_a", 0, 2)
    hand_turn(state, 1)
    names = [state.box.tiles[tile] for tile in state.deck]
    unseen = [sorted(tile.id for tile in names if tile.age == age) for age in (1, 2)]
    assert tile_of(state, "forum_a") not in state.deck
    assert seen(state)["unseen_tiles"] == unseen
    assert seen(state)["unseen_sections"] == sorted(state.box.sections[section].id for section in state.wall_pile)
