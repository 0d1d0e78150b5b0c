"""P18  Maintenance of the city, and the last round."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groma.games.praetor.events import RoundBegan, SectionRemoved, SectionUncovered, TileUncovered
from groma.games.praetor.state import PraetorState
from tests.games.praetor.table import (
    deck,
    everyone_passes,
    face_up,
    give,
    play,
    player,
    random_game,
    show,
    stock,
    table,
    trainees,
    visit,
    workers,
)
from tests.rules import rule


def wall_pile_of(state: PraetorState, size: int) -> None:
    """Leave so many sections in the wall pile; the others were removed in earlier rounds."""
    state.removed = state.wall_pile[size:]
    state.wall_pile = state.wall_pile[:size]


def next_is_last(state: PraetorState) -> bool:
    """Play the round to its end and tell whether the round after it is announced as the last."""
    everyone_passes(state)
    return bool(state.view(None)["last_round"])


# Step 7: the display


@rule("P18.1")
def test_the_display_is_refilled_from_the_top_of_the_deck_and_keeps_what_was_not_built() -> None:
    state = table()
    show(state, "sawmill_a", "smith_a")
    deck(state, "forum_a", "curia_a", "statue_a", "statue_b")
    everyone_passes(state)
    assert state.view(None)["display"] == ["sawmill_a", "smith_a", "forum_a", "curia_a"]
    assert state.view(None)["deck"] == 2


@rule("P18.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_display_holds_one_tile_more_than_there_are_players(seats: int) -> None:
    state = table(seats)
    show(state)
    everyone_passes(state)
    assert len(state.view(None)["display"]) == seats + 1


@rule("P18.1")
def test_a_full_display_takes_no_tile_from_the_deck() -> None:
    state = table()
    before = state.view(None)
    everyone_passes(state)
    after = state.view(None)
    assert (after["display"], after["deck"]) == (before["display"], before["deck"])


@rule("P18.1", "P18.3", "P18.4", "X19")
def test_a_deck_of_two_tiles_refills_two_gaps_and_the_next_round_is_the_last() -> None:
    state = table()
    show(state, "sawmill_a")
    deck(state, "statue_a", "oracle_a")
    assert next_is_last(state)
    assert (state.view(None)["display"], state.view(None)["deck"]) == (["sawmill_a", "statue_a", "oracle_a"], 0)
    everyone_passes(state)
    assert state.over
    assert (state.round, len(state.view(None)["display"])) == (2, 3)


@rule("P18.5")
def test_an_empty_deck_makes_the_next_round_the_last_even_with_a_full_display() -> None:
    state = table()
    show(state, "sawmill_a", "sawmill_b", "smith_a")
    deck(state, "statue_a")
    assert next_is_last(state)
    assert len(state.view(None)["display"]) == 4


@rule("P18.3")
def test_with_tiles_and_sections_left_the_next_round_is_not_the_last() -> None:
    state = table()
    show(state, "sawmill_a", "sawmill_b", "smith_a")
    deck(state, "statue_a", "statue_b")
    wall_pile_of(state, 2)
    assert not next_is_last(state)


@rule("P18.3")
def test_the_deck_may_run_out_while_sections_are_left_and_the_other_way_round() -> None:
    by_deck, by_wall = table(), table()
    deck(by_deck)
    wall_pile_of(by_wall, 1)
    assert (next_is_last(by_deck), next_is_last(by_wall)) == (True, True)
    assert by_deck.view(None)["wall_pile"] == 12
    assert by_wall.view(None)["deck"] == 18


# Step 8: the wall


@rule("P18.2")
def test_a_section_that_nobody_took_leaves_the_game_and_the_next_is_uncovered() -> None:
    state = table()
    face_up(state, "wall_04")
    top = state.box.sections[state.wall_pile[-1]].id
    everyone_passes(state)
    assert (state.view(None)["removed"], state.view(None)["section"]) == (["wall_04"], top)
    assert [event.section for event in state.events if isinstance(event, SectionRemoved)] == ["wall_04"]


@rule("P18.2")
def test_after_a_section_was_taken_the_next_is_uncovered_and_nothing_removed() -> None:
    state = table()
    face_up(state, "wall_01")
    give(state, state.waiting[0], wood=3, stone=3)
    top = state.box.sections[state.wall_pile[-1]].id
    play(state, "activate imperial_outpost_a", "worker 1")
    everyone_passes(state)
    assert (state.view(None)["removed"], state.view(None)["section"]) == ([], top)


@rule("P18.2", "P18.3", "P18.7", "X20")
def test_the_wall_pile_is_empty_at_the_end_of_round_thirteen_and_round_fourteen_is_the_last() -> None:
    state = table()
    piles = {}
    for _ in range(14):
        piles[state.round] = (state.view(None)["wall_pile"], state.view(None)["last_round"])
        everyone_passes(state)
    assert state.over
    assert piles == {number: (14 - number, number == 14) for number in range(1, 15)}


# The last round


@rule("P18.6", "X33")
def test_in_the_last_round_nothing_is_refilled_and_no_section_replaced() -> None:
    state = table()
    wall_pile_of(state, 1)
    assert next_is_last(state)
    show(state, "sawmill_a")
    before = state.view(None)
    everyone_passes(state)
    after = state.view(None)
    assert state.over
    assert (after["display"], after["deck"]) == (["sawmill_a"], before["deck"])
    assert (after["section"], after["removed"]) == (before["section"], before["removed"])
    assert not [event for event in state.events if isinstance(event, TileUncovered | SectionUncovered)]


@rule("X33")
@pytest.mark.parametrize(("city_deck", "points"), [(["sawmill_c"], 12), (["statue_a"], 8), ([], 8)])
def test_the_last_round_of_a_game_of_fourteen_rounds(city_deck: list[str], points: int) -> None:
    state = table()
    for _ in range(13):
        everyone_passes(state)
        for seat in range(3):
            give(state, seat, gold=10)
    assert (state.round, state.view(None)["last_round"]) == (14, True)
    deck(state, *city_deck)
    workers(state, 0, 4, 5)
    trainees(state, 0, zone_one=1, zone_two=1)
    visit(state, 0, "gold_mine_a", 5)
    workers(state, 1)
    everyone_passes(state)
    seen = player(state, 0)
    assert (state.over, state.round) == (True, 14)
    assert (seen["home"], seen["zone_two"], seen["retired"]) == ([0, 1, 0, 0, 1, 0, 0], 1, 1)
    assert (seen["earned"]["retirement"], stock(state, 0)["gold"]) == (points, 10 - 3)
    assert (seen["earned"]["active_workers"], seen["earned"]["trainees"]) == (5, 1)
    assert sum(player(state, 1)["home"]) == 0


@rule("P18.8")
def test_the_last_round_is_not_revoked() -> None:
    state = table()
    deck(state)
    assert next_is_last(state)
    deck(state, "statue_a", "oracle_a", "sawmill_c")
    everyone_passes(state)
    assert (state.over, state.round) == (True, 2)


@rule("P18.3")
def test_the_log_says_that_the_last_round_begins() -> None:
    state = table()
    everyone_passes(state)
    assert RoundBegan(2, last=False) in state.events
    deck(state)
    everyone_passes(state)
    assert RoundBegan(3, last=True) in state.events


@rule("P18.3", "P18.7")
@settings(max_examples=30, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6), hard=st.booleans())
def test_a_game_ends_with_the_round_after_a_pile_ran_out_the_fourteenth_at_the_latest(
    seats: int, seed: int, hard: bool
) -> None:
    emptied = 0
    for state in random_game(seats, seed, hard=hard):
        view = state.view(None)
        if not emptied and not (view["deck"] and view["wall_pile"]):
            emptied = state.round
    assert state.over
    assert state.round == emptied <= 14
