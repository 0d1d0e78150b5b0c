"""What the board draws is what the rules play with."""

from __future__ import annotations

import json
from typing import Any

from groma.games.aquileia.spaces import EFFECTS
from tests.games.aquileia.table import (
    aquileia,
    begin_actions,
    everybody,
    hand,
    occupy,
    options,
    play,
    seen_contest,
    table,
)
from tests.rules import rule


def printed() -> dict[str, Any]:
    """Return the figures as they travel."""
    figures: dict[str, Any] = json.loads(json.dumps(aquileia().figures()))
    return figures


@rule("Q1.6", "Q7.1")
def test_the_figures_tell_all_spaces_by_area_in_the_order_of_the_areas() -> None:
    areas = printed()["areas"]
    assert [area["area"] for area in areas] == ["mercatus", "arena", "stadium", "theatrum", "forum", "portus"]
    assert [space for area in areas for space in area["spaces"]] == [space.id for space in aquileia().box.spaces]


@rule("Q2.12")
def test_every_lot_stands_in_one_column_of_the_board() -> None:
    figures = printed()
    villas = [villa for column in figures["villas"].values() for villa in column]
    assert [*figures["shops"], *figures["banks"], *villas] == [lot.id for lot in aquileia().box.lots]


@rule("Q9.12", "Q10.12")
def test_the_prizes_are_told_by_place_and_by_the_metal_of_the_side() -> None:
    prizes = printed()["prizes"]
    assert [place["bronze"] for place in prizes["arena"]] == [{"bronze": 3}, {"bronze": 2}, {"bronze": 1}]
    assert prizes["stadium"][1] == {"gold": {"gold": 2}, "silver": {"silver": 2}}


@rule("Q8.3.2", "Q8.4.2", "Q8.5.4")
def test_a_space_tells_what_it_costs_and_gives() -> None:
    spaces = printed()["spaces"]
    assert spaces["pecunia"]["points"] == 4
    assert spaces["equi_et_arma_left"]["cost"] == {"bronze": 1}
    assert spaces["servi_bottom"]["prices"] == [{"gold": 1}, {"gold": 2}, {"gold": 3}]


@rule("Q9.6", "Q9.8")
def test_everybody_is_told_the_step_of_a_contest() -> None:
    state = table()
    everybody(state)
    occupy(state, 1, "potentia", "arena_2")
    hand(state, 1, "weapon_1")
    begin_actions(state)
    steps = [seen_contest(state, seat)["step"] for seat in (None, 0, 1)]
    play(state, "done")
    steps.append(seen_contest(state, 0)["step"])
    assert "roll 4" in options(state)
    play(state, "roll 2")
    steps.append(seen_contest(state, 0)["step"])
    assert steps == ["cards"] * 3 + ["blue_dice", "prizes"]


def test_every_kind_of_space_stands_on_the_board() -> None:
    assert {space.effect: type(space) for space in aquileia().box.spaces} == EFFECTS
