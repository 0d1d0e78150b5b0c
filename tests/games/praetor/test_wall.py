"""P15  Wall sections."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groma.games.praetor.events import SectionUncovered
from groma.games.praetor.state import PraetorState
from tests.games.praetor.table import (
    everyone_passes,
    face_up,
    favor,
    give,
    hold,
    play,
    player,
    praetor,
    random_game,
    refusal,
    stock,
    table,
)
from tests.rules import rule

SECTIONS = [section.id for section in praetor().box.sections]


def able() -> tuple[PraetorState, int]:
    """Return a table whose first player can pay the face-up demand of 2 marble and 2 weapons, and his seat."""
    state = table()
    seat = state.waiting[0]
    face_up(state, "wall_04")
    give(state, seat, marble=2, weapons=2)
    favor(state, seat, 7)
    return state, seat


def take_section(state: PraetorState) -> None:
    """Take the face-up section with a worker of level 2."""
    play(state, "activate imperial_outpost_a", "worker 2")


@rule("P14.17", "P15.2", "P15.3", "X6")
def test_the_first_section_costs_its_demand_and_brings_its_printed_favor() -> None:
    state, seat = able()
    take_section(state)
    seen = player(state, seat)
    assert seen["resources"] == {"gold": 10, "wood": 4, "stone": 3, "marble": 0, "weapons": 0}
    assert (seen["favor"], seen["earned"]["wall"], seen["sections"]) == (17, 10, ["wall_04"])


@rule("X6")
def test_the_outpost_gives_its_worker_no_level() -> None:
    state, seat = able()
    take_section(state)
    everyone_passes(state)
    assert player(state, seat)["home"] == [0, 1, 1, 1, 0, 0, 0]


@rule("P15.2", "P15.6", "X7")
def test_two_sections_held_pay_three_favor_each_for_the_third() -> None:
    state, seat = able()
    favor(state, seat, 40)
    hold(state, seat, "wall_08", "wall_13")
    take_section(state)
    assert player(state, seat)["favor"] == 40 + 10 + 3 + 3
    assert player(state, seat)["sections"] == ["wall_08", "wall_13", "wall_04"]


@rule("P15.2")
def test_sections_of_other_players_pay_no_bonus() -> None:
    state, seat = able()
    hold(state, (seat + 1) % 3, "wall_08", "wall_13")
    take_section(state)
    assert player(state, seat)["favor"] == 17


@rule("P15.2")
def test_the_demand_is_paid_to_the_bank() -> None:
    state, seat = able()
    others = [other for other in range(3) if other != seat]
    before = [stock(state, other) for other in others]
    take_section(state)
    assert [stock(state, other) for other in others] == before


@rule("P15.6")
@pytest.mark.parametrize("held", [name for name in SECTIONS if name != "wall_04"])
def test_the_back_of_every_section_pays_three_favor(held: str) -> None:
    state, seat = able()
    hold(state, seat, held)
    take_section(state)
    assert player(state, seat)["earned"]["wall"] == 10 + 3


@rule("P15.6")
def test_the_back_of_the_section_of_the_example_pays_three_favor_too() -> None:
    state, seat = able()
    face_up(state, "wall_01")
    hold(state, seat, "wall_04")
    give(state, seat, wood=3, stone=3)
    take_section(state)
    assert player(state, seat)["earned"]["wall"] == 7 + 3


@rule("P15.4")
def test_a_taken_section_is_not_replaced_before_maintenance() -> None:
    state, _ = able()
    take_section(state)
    assert (state.view(None)["section"], state.view(None)["wall_pile"]) == (None, 13)
    play(state, "pass", "pass")
    assert state.view(None)["section"] is None
    everyone_passes(state)
    assert (state.round, state.view(None)["wall_pile"]) == (2, 12)
    assert state.view(None)["section"] is not None


@rule("P15.4")
def test_only_one_section_is_built_per_round() -> None:
    state, _ = able()
    take_section(state)
    give(state, state.waiting[0], gold=50, wood=50, stone=50, marble=50, weapons=50)
    assert refusal(state, "activate imperial_outpost_a") == "P11.2"


@rule("P15.1")
@settings(max_examples=20, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_never_more_than_one_section_is_uncovered_at_a_time(seats: int, seed: int) -> None:
    for state in random_game(seats, seed):
        view = state.view(None)
        put_away = [*view["removed"], *view["unseen_sections"]]
        for seen in view["players"]:
            put_away += seen["sections"]
        face_up_sections = set(SECTIONS) - set(put_away)
        assert len(put_away) + len(face_up_sections) == len(SECTIONS)
        assert face_up_sections == ({view["section"]} - {None})
        assert sum(isinstance(event, SectionUncovered) for event in state.events) <= 1
