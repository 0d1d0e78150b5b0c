"""A reason for an option is given where it is true, and only there."""

from __future__ import annotations

import pytest

from groma.games.marble.state import LAST_ROUND, PLAZA, MarbleState
from tests.games.marble.table import (
    edge,
    grant,
    lay,
    me,
    only,
    options,
    play,
    put,
    question,
    raise_building,
    refresh,
    run_aqueduct,
    send,
    table,
)


def reason(state: MarbleState, notation: str) -> str:
    assert notation in options(state)
    return state.game.advice.reason(state, state.waiting[0], state.game.action(notation))


def before_baths(owner: int = -1, seats: int = 2) -> MarbleState:
    """Three of the four tiles around 6,4, all blue, the first with a magistrate of the owner."""
    state = table(seats)
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(state, place, "baths", owner if place == "5,4,L" else -1)
    return state


def test_a_tile_is_played_where_it_completes_a_building() -> None:
    state = before_baths()
    assert reason(state, "do play_tile") == "builds-now"
    play(state, "do play_tile")
    assert reason(state, "play neighbourhood_baths") == "builds-now"
    assert reason(state, "play neighbourhood_arena") == ""
    play(state, "play neighbourhood_baths")
    assert reason(state, "at 6,3,L") == "builds-now"
    assert reason(state, "at 4,3,R") == ""


def test_a_building_of_another_is_no_reason() -> None:
    state = before_baths(owner=1)
    only(state, 0, arena=1)
    assert reason(state, "do play_tile") == ""


def test_a_tile_is_drawn_that_could_complete_a_building() -> None:
    state = play(before_baths(), "do draw_tiles")
    assert reason(state, "draw neighbourhood_baths") == "builds-later"
    assert reason(state, "draw neighbourhood_arena") == ""
    state.phase = LAST_ROUND
    assert reason(state, "draw neighbourhood_baths") == ""


def test_a_bridge_is_a_reason_for_a_place() -> None:
    state = table(2)
    lay(state, "2,8,L")
    play(state, "do play_tile", "play neighbourhood_baths")
    assert reason(state, "at 1,9,L") == "bridge"
    assert reason(state, "at 4,5,T") == ""


def test_a_magistrate_goes_where_he_decides_a_site() -> None:
    state = play(before_baths(), "do play_tile", "play neighbourhood_baths", "at 6,3,L")
    assert reason(state, "magistrate") == "magistrate-decides"
    assert reason(state, "decline") == ""


def test_a_magistrate_does_not_decide_a_site_that_is_won_already() -> None:
    state = play(before_baths(owner=0), "do play_tile", "play neighbourhood_baths", "at 6,3,L")
    assert reason(state, "magistrate") != "magistrate-decides"


def test_a_magistrate_goes_where_several_sites_may_still_arise() -> None:
    state = play(table(2), "do play_tile", "play neighbourhood_baths", "at 5,4,L")
    assert reason(state, "magistrate") == "several-sites"


def test_a_magistrate_is_of_no_use_where_no_site_can_arise() -> None:
    state = play(table(2), "do play_tile", "play neighbourhood_baths", "at 5,4,L")
    state.standing = [PLAZA] * len(state.standing)
    assert reason(state, "magistrate") == ""


@pytest.mark.parametrize(("tiles", "expected"), [(1, "few-tiles"), (2, "")])
def test_tiles_are_drawn_when_hardly_any_are_left(tiles: int, expected: str) -> None:
    state = table()
    only(state, 0, temple=tiles)
    assert reason(state, "do draw_tiles") == expected
    state.phase = LAST_ROUND
    assert reason(state, "do draw_tiles") == ""


def test_magistrates_are_recalled_when_none_is_at_hand() -> None:
    state = table(2)
    lay(state, "5,4,L", "baths", 0)
    assert reason(state, "do recall_magistrate") == ""
    me(state).magistrates = 0
    assert reason(state, "do recall_magistrate") == "no-magistrate"


def two_posts() -> MarbleState:
    """Return a table where seat 0 takes back one of two magistrates from blue tiles with open sites."""
    state = table(2)
    for place in ("5,4,L", "5,5,T"):
        lay(state, place, "baths", 0)
    return play(state, "do recall_magistrate")


def test_a_magistrate_is_recalled_from_a_post_where_nothing_can_be_won() -> None:
    state = two_posts()
    assert reason(state, "recall 5,4,L") == ""
    state.standing = [PLAZA] * len(state.standing)
    assert reason(state, "recall 5,4,L") == "post-is-idle"


def test_a_magistrate_is_recalled_from_a_good_post_only_in_need() -> None:
    state = two_posts()
    me(state).magistrates = 0
    assert reason(state, "recall 5,4,L") == "no-magistrate"


@pytest.mark.parametrize(
    ("standing", "owner", "expected"),
    [("temple", 0, "reaches-building"), ("temple", 1, ""), ("fountain", -1, "reaches-fountain")],
)
def test_aqueducts_are_led_to_own_buildings_and_fountains(standing: str, owner: int, expected: str) -> None:
    state = before_baths()
    raise_building(state, "6,4", standing, owner)
    run_aqueduct(state, "grey", "5,4")
    refresh(state)
    assert reason(state, "do expand_aqueducts") == expected
    play(state, "do expand_aqueducts")
    assert reason(state, f"lay {edge(state, '5,4', '6,4')}") == expected
    assert reason(state, f"lay {edge(state, '5,4', '4,5')}") == ""


def test_a_fountain_brings_nothing_without_coins() -> None:
    state = before_baths()
    raise_building(state, "6,4", "fountain", -1)
    run_aqueduct(state, "grey", "5,4")
    state.coins = 0
    assert reason(state, "do expand_aqueducts") == ""


def built_baths(seats: int = 2) -> MarbleState:
    """Return a table where seat 0 has just built the Baths at 6,4 and may move a magistrate."""
    state = put(before_baths(owner=0, seats=seats), "baths", "6,3,L")
    assert question(state) == "move-magistrate"
    return state


def test_a_magistrate_leaves_for_the_majority_of_imperium() -> None:
    state = built_baths()
    assert reason(state, "move 5,4,L") == "imperium-majority"
    grant(state, 1, baths=1)
    assert reason(state, "move 5,4,L") == "earns-imperium"
    grant(state, 0, baths=1)
    assert reason(state, "move 5,4,L") == "imperium-majority"
    grant(state, 0, baths=1)
    assert reason(state, "move 5,4,L") == "earns-imperium"


def test_a_magistrate_of_another_on_the_way_counts_for_the_majority() -> None:
    state = built_baths()
    send(state, 1, "baths")
    assert reason(state, "move 5,4,L") == "earns-imperium"


def test_a_magistrate_earns_nothing_from_an_empty_stack() -> None:
    state = built_baths()
    state.imperium[1] = 0
    assert reason(state, "move 5,4,L") == ""


def test_a_magistrate_leaves_a_fountain_for_a_coin() -> None:
    state = table(2)
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(state, place, "arena", 0 if place == "5,4,L" else -1)
    put(state, "arena", "6,3,L")
    assert reason(state, "move 5,4,L") == "earns-coin"
    state.coins = 0
    assert reason(state, "move 5,4,L") == ""


def test_who_does_not_collect_after_a_final_action_gains_nothing_by_moving() -> None:
    state = before_baths(owner=1)
    state.chosen = {**state.chosen, "collect_after_final_action": False}
    put(state, "baths", "6,3,L")
    assert state.waiting == [1]
    assert reason(state, "move 5,4,L") == ""
    state.chosen = {**state.chosen, "collect_after_final_action": True}
    assert reason(state, "move 5,4,L") == "imperium-majority"


def asked_to_spend(**imperium: int) -> MarbleState:
    """Return a table where seat 0 has done both actions and owns Imperium tiles; seat 1 owns two Temples."""
    state = table(2)
    grant(state, 0, **imperium)
    grant(state, 1, temple=2)
    while question(state) != "spend-imperium":
        play(state, options(state)[0])
    return state


@pytest.mark.parametrize(("temples", "expected"), [(1, "spare-imperium"), (2, ""), (3, ""), (4, "spare-imperium")])
def test_imperium_is_spent_that_decides_no_majority(temples: int, expected: str) -> None:
    assert reason(asked_to_spend(temple=temples), "spend imperium_temple") == expected


def test_the_turn_ends_when_no_imperium_can_be_spared() -> None:
    assert reason(asked_to_spend(temple=3, arena=1), "end") == "keep-imperium"
    assert reason(asked_to_spend(temple=1, arena=1), "end") == ""
