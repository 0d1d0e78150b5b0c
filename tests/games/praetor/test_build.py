"""P9  Action: build a city tile; P3.5, P3.6  The tokens for it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groma.games.praetor.state import PraetorState
from groma.kernel import IllegalAction
from tests.games.praetor.table import (
    everyone_passes,
    favor,
    found,
    give,
    hand_turn,
    me,
    options,
    play,
    player,
    praetor,
    question,
    random_game,
    refusal,
    seen_tile,
    show,
    stock,
    table,
    workers,
)
from tests.rules import rule

WHITE, YELLOW, PURPLE, BLUE = range(4)
COLOURS = "white,yellow,purple,blue,black"
ELEVEN = [
    "sawmill_b",
    "stone_quarry_a",
    "stone_quarry_b",
    "marble_quarry_a",
    "smith_a",
    "curia_a",
    "forum_a",
    "academy_a",
    "labour_camp_a",
    "colosseum_a",
    "workers_camp_b",
]
COSTS = {
    "gold_mine_f": ({"wood": 2}, 2),
    "sawmill_a": ({"gold": 2}, 1),
    "stone_quarry_a": ({"wood": 2}, 2),
    "marble_quarry_a": ({"wood": 2, "stone": 1}, 3),
    "smith_a": ({"wood": 1, "stone": 2}, 3),
    "curia_a": ({"wood": 2, "stone": 2}, 4),
    "forum_a": ({"wood": 2, "stone": 3}, 5),
    "temple_maia_a": ({"stone": 2, "marble": 1}, 4),
    "temple_apollo_a": ({"stone": 2, "marble": 2}, 7),
    "temple_pluto_a": ({"wood": 2, "marble": 1}, 4),
    "temple_mercury_a": ({"marble": 2, "weapons": 1}, 6),
    "temple_venus_a": ({"wood": 2, "marble": 2}, 6),
    "colosseum_a": ({"stone": 3, "marble": 1}, 5),
    "oracle_a": ({"stone": 1, "marble": 2}, 5),
    "workers_camp_b": ({"wood": 2, "stone": 1}, 2),
    "market_b": ({"wood": 2, "stone": 1}, 2),
    "academy_a": ({"wood": 1, "stone": 2}, 3),
    "labour_camp_a": ({"wood": 3, "weapons": 1}, 4),
    "statue_a": ({"stone": 1, "marble": 2}, 8),
    "triumphal_arch_a": ({"marble": 3, "weapons": 2}, 15),
}
NOTHING = {"gold": 0, "wood": 0, "stone": 0, "marble": 0, "weapons": 0}


def ready_to_build(name: str, **stock: int) -> PraetorState:
    """Return a table of four where seat 1 may build this one tile with exactly this stock."""
    state = table(4)
    show(state, name)
    give(state, 1, **{**NOTHING, **stock})
    return state


def owner_of_eleven_more(seat: int) -> PraetorState:
    """Return a table where a seat has put its last token on a tile, and is as rich as anyone."""
    state = table()
    for x, name in enumerate(ELEVEN):
        found(state, name, x, 2, owner=seat)
    show(state, "sawmill_a", "statue_a")
    give(state, seat, gold=50, wood=50, stone=50, marble=50, weapons=50)
    return state


# Tokens


@rule("P3.5", "X27")
def test_a_player_who_owns_twelve_tiles_cannot_build_whatever_he_has() -> None:
    state = owner_of_eleven_more(1)
    assert player(state, 1)["tiles"] == 12
    assert refusal(state, "build sawmill_a") == "P3.5"
    assert refusal(state, "build statue_a") == "P3.5"


@rule("P3.5")
def test_a_player_who_owns_eleven_tiles_may_build_his_twelfth() -> None:
    state = table()
    for x, name in enumerate(ELEVEN[:10]):
        found(state, name, x, 2, owner=1)
    show(state, "sawmill_a", "statue_a")
    play(state, "build sawmill_a", "worker 1", "at 0,3", "turn 0")
    assert player(state, 1)["tiles"] == 12


@rule("X27", "P3.5", "P3.6")
def test_x27_with_twelve_tiles_he_may_still_activate_and_use_the_labour_camp() -> None:
    state = owner_of_eleven_more(1)
    workers(state, 1, 2, retired=1)
    assert {action.verb for action in state.options()} == {"pass", "activate", "use"}
    play(state, "use labour_camp_a")
    assert {action.verb for action in state.options()} == {"activate"}
    assert refusal(state, "build sawmill_a") == "P3.5"


@rule("P3.6")
def test_marks_on_special_tiles_used_consume_no_token() -> None:
    state = table()
    for x, name in enumerate(ELEVEN[:10]):
        found(state, name, x, 2, owner=1)
    show(state, "sawmill_a")
    workers(state, 1, 2, retired=1)
    play(state, "use labour_camp_a", "activate gold_mine_b")
    hand_turn(state, 1)
    assert player(state, 1)["used"] == ["labour_camp_a"]
    assert refusal(state, "build sawmill_a") == ""


# Requirements


@rule("P9.1")
@pytest.mark.parametrize("name", COSTS)
def test_the_whole_cost_must_be_in_stock(name: str) -> None:
    cost, _ = COSTS[name]
    state = table(5)
    show(state, name)
    give(state, 1, **{**NOTHING, **cost})
    assert refusal(state, f"build {name}") == ""
    for resource, amount in cost.items():
        give(state, 1, **{**NOTHING, **cost, resource: amount - 1})
        assert refusal(state, f"build {name}") == "P9.1"


@rule("P9.1")
def test_the_worker_who_builds_must_be_at_home() -> None:
    state = table()
    show(state, "sawmill_a")
    workers(state, 1, 2, 4)
    play(state, "build sawmill_a")
    assert options(state) == ["worker 2", "worker 4"]
    assert refusal(state, "worker 3") == "P9.1"


@rule("P9.1", "P9.2")
def test_exactly_the_tiles_of_the_display_may_be_chosen() -> None:
    state = table()
    show(state, "sawmill_a", "stone_quarry_a")
    assert [notation for notation in options(state) if notation.startswith("build")] == [
        "build sawmill_a",
        "build stone_quarry_a",
    ]
    with pytest.raises(IllegalAction):
        play(state, "build sawmill_b")


# The steps of building


@rule("P9.2", "P9.3", "P9.4", "P24.3")
def test_a_build_asks_for_tile_worker_cell_and_rotation_and_nothing_else() -> None:
    state = ready_to_build("sawmill_a", gold=2)
    asked = []
    for answer in ("build sawmill_a", "worker 2", "at 0,2", "turn 1"):
        asked.append(question(state))
        play(state, answer)
    assert asked == ["take-turn", "choose-builder", "choose-cell", "choose-rotation"]
    assert (question(state), state.waiting) == ("take-turn", [2])


@rule("P9.3", "P9.6")
@pytest.mark.parametrize("name", COSTS)
def test_a_tile_costs_its_price_and_brings_its_printed_favor(name: str) -> None:
    cost, printed = COSTS[name]
    state = table(5)
    show(state, name)
    give(state, 1, gold=9, wood=9, stone=9, marble=9, weapons=9)
    play(state, f"build {name}", "worker 1", "at 0,2", "turn 0")
    assert stock(state, 1) == {resource: 9 - cost.get(resource, 0) for resource in NOTHING}
    assert player(state, 1)["earned"]["buildings"] == printed


@rule("P9.3")
def test_the_cost_goes_to_the_bank_and_to_nobody_else() -> None:
    state = ready_to_build("sawmill_a", gold=2)
    others = [stock(state, seat) for seat in (0, 2, 3)]
    play(state, "build sawmill_a", "worker 1", "at 0,2", "turn 0")
    assert [stock(state, seat) for seat in (0, 2, 3)] == others


@rule("P9.3")
def test_the_builder_leaves_home_for_the_builders_spot() -> None:
    state = ready_to_build("sawmill_a", gold=2)
    play(state, "build sawmill_a", "worker 2", "at 0,2", "turn 1")
    tile = seen_tile(state, "sawmill_a")
    assert (tile["builder"], tile["visitor"]) == ({"seat": 1, "level": 2}, None)
    assert player(state, 1)["home"] == [0, 1, 0, 1, 0, 0, 0]


@rule("P9.4")
def test_the_builder_chooses_any_empty_cell_beside_the_city() -> None:
    state = play(ready_to_build("sawmill_a", gold=2), "build sawmill_a", "worker 1")
    cells = ["-2,0", "-1,-1", "-1,1", "0,-2", "0,2", "1,-2", "1,2", "2,-1", "2,0", "2,1"]
    assert sorted(options(state)) == sorted(f"at {cell}" for cell in cells)


@rule("P9.4")
@pytest.mark.parametrize("cell", ["0,0", "9,9"])
def test_a_tile_lies_neither_on_another_nor_apart_from_the_city(cell: str) -> None:
    state = play(ready_to_build("sawmill_a", gold=2), "build sawmill_a", "worker 1")
    with pytest.raises(IllegalAction) as problem:
        play(state, f"at {cell}")
    assert problem.value.rule == "P9.4"


@rule("P9.4")
@pytest.mark.parametrize("rotation", range(4))
def test_the_builder_chooses_any_rotation(rotation: int) -> None:
    state = play(ready_to_build("sawmill_a", gold=2), "build sawmill_a", "worker 1", "at 2,0")
    assert options(state) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    tile = seen_tile(play(state, f"turn {rotation}"), "sawmill_a")
    assert (tile["x"], tile["y"], tile["rotation"]) == (2, 0, rotation)


@rule("P9.5")
def test_the_builder_owns_the_tile() -> None:
    state = ready_to_build("sawmill_a", gold=2)
    play(state, "build sawmill_a", "worker 1", "at 0,2", "turn 0")
    assert seen_tile(state, "sawmill_a")["owner"] == 1
    assert player(state, 1)["tiles"] == 2


@rule("P9.6", "P9.7", "P9.8")
def test_the_token_moves_by_printed_favor_and_mosaics_together() -> None:
    state = ready_to_build("sawmill_a", gold=2)
    favor(state, 1, 40)
    play(state, "build sawmill_a", "worker 1", "at 0,2", "turn 1")
    earned = player(state, 1)["earned"]
    assert (earned["buildings"], earned["mosaics"]) == (1, 3)
    assert state.scores()[1] == 40 + 1 + 3


# After building


@rule("P9.9")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_tile_may_be_activated_by_anyone_in_the_round_in_which_it_was_built(seat: int) -> None:
    state = ready_to_build("sawmill_a", gold=2)
    play(state, "build sawmill_a", "worker 2", "at 0,2", "turn 1")
    wood = stock(state, seat)["wood"]
    hand_turn(state, seat)
    play(state, "activate sawmill_a", "worker 3")
    assert stock(state, seat)["wood"] == wood + 3


@rule("P9.10", "P17.7")
def test_the_builder_stays_until_maintenance_and_gains_one_level() -> None:
    state = ready_to_build("sawmill_a", gold=9)
    play(state, "build sawmill_a", "worker 2", "at 0,2", "turn 1", "pass", "pass", "pass")
    assert seen_tile(state, "sawmill_a")["builder"] == {"seat": 1, "level": 2}
    everyone_passes(state)
    assert seen_tile(state, "sawmill_a")["builder"] is None
    assert player(state, 1)["home"] == [0, 1, 0, 2, 0, 0, 0]


@rule("P9.10")
def test_one_round_of_building_brings_one_level_and_the_next_none() -> None:
    state = ready_to_build("sawmill_a", gold=9)
    play(state, "build sawmill_a", "worker 2", "at 0,2", "turn 1")
    everyone_passes(everyone_passes(state))
    assert player(state, 1)["home"] == [0, 1, 0, 2, 0, 0, 0]


@rule("P9.11")
def test_the_display_is_not_refilled_before_maintenance() -> None:
    state = table()
    show(state, "sawmill_a", "stone_quarry_a", "curia_a", "forum_a")
    play(state, "build stone_quarry_a", "worker 1", "at 0,2", "turn 0")
    assert state.view(None)["display"] == ["sawmill_a", "curia_a", "forum_a"]
    everyone_passes(state)
    assert state.view(None)["display"][:3] == ["sawmill_a", "curia_a", "forum_a"]
    assert len(state.view(None)["display"]) == 4


@rule("P9.12")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_worker_of_any_level_builds_for_the_same_cost_and_favor(level: int) -> None:
    state = ready_to_build("sawmill_a", gold=2)
    workers(state, 1, level)
    favor(state, 1, 7)
    play(state, "build sawmill_a", "at 0,2", "turn 1")
    assert (stock(state, 1)["gold"], state.scores()[1]) == (0, 11)


@rule("P9.13")
@settings(max_examples=20, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_mosaics_never_cost_favor(seats: int, seed: int) -> None:
    before = [0] * seats
    for state in random_game(seats, seed):
        mosaics = [player["earned"]["mosaics"] for player in state.view(None)["players"]]
        assert all(now >= then for now, then in zip(mosaics, before, strict=True))
        before = mosaics


@rule("P9.13")
def test_the_mosaic_score_is_taken_without_asking() -> None:
    state = play(ready_to_build("sawmill_a", gold=2), "build sawmill_a", "worker 1", "at 0,2", "turn 1")
    assert player(state, 1)["earned"]["mosaics"] == 3
    assert state.waiting == [2]


@rule("P9.14", "P9.17")
@pytest.mark.parametrize(
    ("start", "way", "last"),
    [((2, 0), (1, 0), (36, 0)), ((-1, 0), (-1, 0), (-35, 0)), ((0, 1), (0, 1), (0, 35)), ((0, -1), (0, -1), (0, -35))],
)
def test_even_the_last_tile_can_be_put_at_the_end_of_the_longest_row(
    start: tuple[int, int], way: tuple[int, int], last: tuple[int, int]
) -> None:
    state = table(5)
    tiles = [tile.id for tile in state.box.tiles if tile.age and tile.id != "sawmill_a"]
    for step, name in enumerate(tiles, 1):
        found(state, name, start[0] + step * way[0], start[1] + step * way[1])
    show(state, "sawmill_a")
    play(state, "build sawmill_a", "worker 1", f"at {last[0]},{last[1]}", "turn 0")
    assert (seen_tile(state, "sawmill_a")["x"], seen_tile(state, "sawmill_a")["y"]) == last
    assert len(state.view(None)["city"]) == 42


@rule("P9.17")
def test_the_cells_run_from_minus_36_to_36_both_ways() -> None:
    cells = {action.target for action in praetor().actions if action.verb == "at"}
    assert cells == {f"{x},{y}" for x in range(-36, 37) for y in range(-36, 37)}


@rule("P9.14")
@settings(max_examples=15, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_every_tile_that_is_begun_can_be_placed_somewhere(seats: int, seed: int) -> None:
    for state in random_game(seats, seed):
        assert question(state) != "choose-cell" or len(options(state)) >= 8


@rule("P9.15")
@settings(max_examples=15, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_a_placed_tile_is_never_moved_turned_removed_or_given_away(seats: int, seed: int) -> None:
    before: dict[str, Any] = {}
    for state in random_game(seats, seed):
        city = {tile["tile"]: (tile["x"], tile["y"], tile["rotation"], tile["owner"]) for tile in state.view(0)["city"]}
        assert {name: city[name] for name in before} == before
        before = city


@rule("P9.16")
def test_a_player_may_own_several_tiles_of_the_same_kind() -> None:
    state = table()
    found(state, "sawmill_a", 0, 2, owner=1)
    show(state, "sawmill_b")
    play(state, "build sawmill_b", "worker 1", "at 0,3", "turn 0")
    owned = [tile["kind"] for tile in state.view(None)["city"] if tile["owner"] == 1]
    assert owned == ["gold_mine", "sawmill", "sawmill"]


@rule("X4", "P9.3", "P9.5", "P9.8", "P10.6")
def test_x4_yellow_builds_a_sawmill_for_one_printed_favor_and_three_mosaics() -> None:
    state = table(4, colours=COLOURS)
    show(state, "sawmill_a")
    favor(state, YELLOW, 9)
    assert (me(state) is state.players[YELLOW], stock(state, YELLOW)["gold"]) == (True, 10)
    play(state, "build sawmill_a", "worker 2", "at 0,2", "turn 1")
    tile = seen_tile(state, "sawmill_a")
    assert tile["corners"] == ["star", "leaf", "sun", "star"]
    assert tile["owner"] == YELLOW
    assert tile["builder"] == {"seat": YELLOW, "level": 2}
    assert player(state, YELLOW)["earned"]["mosaics"] == 3
    assert (stock(state, YELLOW)["gold"], state.scores()[YELLOW]) == (8, 13)


@rule("X4", "P9.10")
def test_x4_yellows_worker_is_of_level_three_after_maintenance() -> None:
    state = table(4, colours=COLOURS)
    show(state, "sawmill_a")
    play(state, "build sawmill_a", "worker 2", "at 0,2", "turn 1")
    assert player(everyone_passes(state), YELLOW)["home"] == [0, 1, 0, 2, 0, 0, 0]
