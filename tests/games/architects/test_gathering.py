"""E  Gathering, and D2: how workers are counted."""

from __future__ import annotations

import pytest

from tests.games.architects.table import give, goods, hired, options, play, put, table
from tests.rules import rule


def gathered(location: str, before: int) -> dict[str, int]:
    """Return what a seat without goods gains by placing a worker beside so many others of its own."""
    state = give(put(table(), 0, location, before), silver=0)
    return goods(play(state, f"place {location}"))


@rule("E1.1", "X2")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_the_quarry_gives_a_stone_for_each_own_worker(before: int) -> None:
    assert gathered("quarry", before) == {"stone": before + 1}


@rule("E1.2", "X1")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_forest_gives_a_wood_for_each_own_worker(before: int) -> None:
    assert gathered("forest", before) == {"wood": before + 1}


@rule("E1.3", "X5", "X6")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_the_silversmith_gives_one_silver_more_than_own_workers(before: int) -> None:
    assert gathered("silversmith", before) == {"silver": before + 2}


@rule("E1.4", "E1.5", "X3", "X6")
@pytest.mark.parametrize(("workers", "clay", "gold"), [(2, 3, 1), (3, 4, 1), (4, 5, 2), (5, 6, 2)])
def test_the_mines_give_clay_or_gold_and_nothing_else(workers: int, clay: int, gold: int) -> None:
    state = give(put(table(), 0, "mines", workers - 1), silver=0)
    play(state, "place mines")
    assert options(state) == ["take clay", "take gold"]
    assert goods(play(state.copy(), "take clay")) == {"clay": clay}
    assert goods(play(state, "take gold")) == {"gold": gold}


@rule("E1.5", "X4", "U3.7")
def test_a_single_worker_in_the_mines_digs_clay_without_being_asked() -> None:
    state = give(table(), silver=0)
    assert goods(play(state, "place mines")) == {"clay": 2}
    assert state.turn == 1


@rule("D2.1", "D2.2")
def test_workers_of_others_do_not_change_what_one_gets() -> None:
    state = put(put(give(table(), silver=0), 1, "quarry", 5), 2, "quarry", 3)
    assert goods(play(state, "place quarry")) == {"stone": 1}


@rule("E1.6", "P2.13", "G2.12", "P1.3")
def test_two_stonecutters_add_two_stone_once_for_each_placement() -> None:
    state = hired(give(put(table(), 0, "quarry", 2), silver=0), 0, "stonecutter", "stonecutter_2")
    assert goods(play(state, "place quarry")) == {"stone": 5}


@rule("E1.6", "P2.18")
def test_a_woodcutter_adds_a_wood() -> None:
    assert goods(play(hired(give(table(), silver=0), 0, "woodcutter"), "place forest")) == {"wood": 2}


@rule("E1.6", "P2.6")
def test_a_jeweller_adds_a_silver() -> None:
    assert goods(play(hired(give(table(), silver=0), 0, "jeweller"), "place silversmith")) == {"silver": 3}


@rule("E1.7", "P2.9")
def test_a_miner_adds_a_clay_whatever_is_dug() -> None:
    state = hired(give(put(table(), 0, "mines", 1), silver=0), 0, "miner")
    play(state, "place mines")
    assert goods(play(state.copy(), "take clay")) == {"clay": 4}
    assert goods(play(state, "take gold")) == {"gold": 1, "clay": 1}


@rule("P1.4")
def test_an_apprentice_helps_only_his_owner_and_only_at_his_location() -> None:
    state = hired(give(give(table(), silver=0), 1, silver=0), 0, "woodcutter")
    play(state, "place quarry")
    assert goods(state) == {"stone": 1}
    assert goods(play(state, "place forest"), 1) == {"wood": 1}
