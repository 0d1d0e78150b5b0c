"""P10  Geometry and mosaics."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groma.games.praetor import city
from groma.games.praetor.state import PraetorState
from groma.games.praetor.tiles import CORNERS
from groma.games.praetor.view import TileView
from tests.games.praetor.table import (
    found,
    give,
    options,
    play,
    player,
    praetor,
    random_game,
    refusal,
    show,
    table,
)
from tests.rules import rule

Cell = tuple[int, int]
Placed = tuple[Cell, list[str]]

SIDES = [(0, -1), (1, 0), (0, 1), (-1, 0)]
DIAGONALS = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
STEPS = st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 10**6), st.integers(0, 3)), max_size=24)
RING = {
    (10, 9): ("stone_quarry_a", 0),
    (11, 10): ("academy_a", 3),
    (10, 11): ("triumphal_arch_a", 0),
    (9, 10): ("marble_quarry_a", 2),
    (9, 9): ("curia_a", 1),
    (11, 9): ("forum_a", 0),
    (11, 11): ("smith_a", 1),
    (9, 11): ("labour_camp_a", 3),
}
"""Eight tiles around (10, 10), all twelve corners of which fit `sawmill_a`."""
SIDE_CELLS = [(10, 9), (11, 10), (10, 11), (9, 10)]


def designs(name: str, rotation: int) -> list[str]:
    """Turn the printed corners nw, ne, se, sw of a tile clockwise, one corner after the other."""
    box = praetor().box
    tile = next(tile for tile in box.tiles if tile.id == name)
    corners = [box.designs[design] for design in tile.rotated[0]]
    for _ in range(rotation):
        nw, ne, se, sw = corners
        corners = [sw, nw, ne, se]
    return corners


def points(cell: Cell, corners: list[str]) -> list[tuple[Cell, str]]:
    """Return the grid point under each corner of a tile, with the design there."""
    x, y = cell
    return list(zip([(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)], corners, strict=True))


def count_matches(new: Placed, others: list[Placed]) -> int:
    """Count pairs of equal designs on one grid point, by comparing every corner with every corner."""
    theirs = [point for other in others for point in points(*other)]
    return sum(mine == their for mine in points(*new) for their in theirs)


def beside(cells: set[Cell], ways: list[Cell]) -> set[Cell]:
    """Return the empty cells that lie these ways from a taken one."""
    return {(x + dx, y + dy) for x, y in cells for dx, dy in ways} - cells


def on_the_table(state: PraetorState) -> list[TileView]:
    """Return the tiles of the city as everyone sees them."""
    return state.view(None)["city"]


def cells_of(state: PraetorState) -> set[Cell]:
    """Return the taken cells."""
    return {(tile["x"], tile["y"]) for tile in on_the_table(state)}


def grown(seats: int, steps: list[tuple[int, int, int]]) -> PraetorState:
    """Return a city that grew at random, with one tile left to build."""
    state = table(seats)
    for pick, place, rotation in steps:
        unused = sorted(state.deck + state.display)
        if len(unused) > 1:
            cell = sorted(beside(cells_of(state), SIDES))[place % len(beside(cells_of(state), SIDES))]
            name = state.box.tiles[unused[pick % len(unused)]].id
            found(state, name, *cell, rotation=rotation, owner=pick % (seats + 1) - 1)
    last = sorted(state.deck + state.display)[0]
    state.players[1].tiles = 1
    give(state, 1, gold=9, wood=9, stone=9, marble=9, weapons=9)
    show(state, state.box.tiles[last].id)
    return state


def build_sawmill(state: PraetorState, x: int, y: int, rotation: int) -> int:
    """Let the player whose turn it is build `sawmill_a`, and return what its mosaics scored."""
    seat = state.waiting[0]
    show(state, "sawmill_a")
    play(state, "build sawmill_a", "worker 1", f"at {x},{y}", f"turn {rotation}")
    mosaics: int = player(state, seat)["earned"]["mosaics"]
    return mosaics


@rule("P10.2", "P9.4")
@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 5), steps=STEPS)
def test_a_tile_may_lie_exactly_on_the_empty_cells_that_share_a_side_with_the_city(
    seats: int, steps: list[tuple[int, int, int]]
) -> None:
    state = grown(seats, steps)
    play(state, f"build {state.box.tiles[state.display[0]].id}", "worker 1")
    sides = beside(cells_of(state), SIDES)
    assert sorted(options(state)) == sorted(f"at {x},{y}" for x, y in sides)


@rule("P10.2")
@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 5), steps=STEPS)
def test_a_cell_that_touches_the_city_only_at_a_point_is_refused(seats: int, steps: list[tuple[int, int, int]]) -> None:
    state = grown(seats, steps)
    play(state, f"build {state.box.tiles[state.display[0]].id}", "worker 1")
    touching = beside(cells_of(state), DIAGONALS) - beside(cells_of(state), SIDES)
    assert sorted(action.target for action, _ in state.refusals()) == sorted(f"{x},{y}" for x, y in touching)
    assert {rule for _, rule in state.refusals()} == {"P10.2"}


@rule("P10.2")
def test_the_cell_at_the_point_of_the_starting_city_is_no_place_for_a_tile() -> None:
    state = table(3)
    show(state, "sawmill_a")
    play(state, "build sawmill_a", "worker 1")
    assert refusal(state, "at 1,-2") == "P10.2"
    assert refusal(state, "at 0,-2") == ""


@rule("P10.3", "P10.4", "P10.5", "P10.6", "P10.7")
@settings(max_examples=80, deadline=None)
@given(seats=st.integers(2, 5), steps=STEPS, place=st.integers(0, 10**6), rotation=st.integers(0, 3))
def test_mosaics_score_one_for_each_equal_design_on_the_same_grid_point(
    seats: int, steps: list[tuple[int, int, int]], place: int, rotation: int
) -> None:
    state = grown(seats, steps)
    name = state.box.tiles[state.display[0]].id
    others = [((t["x"], t["y"]), designs(t["tile"], t["rotation"])) for t in on_the_table(state)]
    play(state, f"build {name}", "worker 1")
    cell = options(state)[place % len(options(state))]
    play(state, cell, f"turn {rotation}")
    x, y = (int(part) for part in cell.removeprefix("at ").split(","))
    scored = player(state, 1)["earned"]["mosaics"]
    assert scored == count_matches(((x, y), designs(name, rotation)), others)
    assert scored <= 12


@rule("P10.3", "P10.4")
@pytest.mark.parametrize(
    ("cell", "scores"),
    [("21,20", [0, 0, 1, 1]), ("20,21", [0, 2, 0, 0]), ("19,20", [1, 0, 0, 1]), ("20,19", [1, 0, 1, 0])],
)
def test_two_corners_touch_on_each_side_of_a_lonely_tile(cell: str, scores: list[int]) -> None:
    for rotation in range(4):
        state = table(3)
        found(state, "academy_a", 20, 20)
        show(state, "stone_quarry_a")
        play(state, "build stone_quarry_a", "worker 1", f"at {cell}", f"turn {rotation}")
        assert player(state, 1)["earned"]["mosaics"] == scores[rotation]


@rule("P10.5")
@pytest.mark.parametrize("cell", [(9, 9), (11, 9), (11, 11), (9, 11)])
def test_a_tile_that_touches_only_diagonally_counts_like_a_side_neighbour(cell: Cell) -> None:
    state = table(3)
    for other, (name, rotation) in RING.items():
        if other in SIDE_CELLS or other == cell:
            found(state, name, *other, rotation=rotation)
    assert build_sawmill(state, 10, 10, 0) == 2 * 4 + 1


@rule("P10.6")
def test_one_corner_can_score_more_than_once() -> None:
    state = table(3)
    for cell in ((10, 9), (11, 9), (11, 10)):
        name, rotation = RING[cell]
        found(state, name, *cell, rotation=rotation)
    assert build_sawmill(state, 10, 10, 0) == 1 + 3 + 1


@rule("P10.4", "P10.7")
@pytest.mark.parametrize("owner", [-1, 0, 1])
def test_twelve_mosaics_score_whoever_owns_the_tiles_around(owner: int) -> None:
    state = table(3)
    for cell, (name, rotation) in RING.items():
        found(state, name, *cell, rotation=rotation, owner=owner)
    assert build_sawmill(state, 10, 10, 0) == 12


@rule("P10.8")
def test_only_the_player_who_places_the_tile_scores() -> None:
    state = table(3)
    for cell, (name, rotation) in RING.items():
        found(state, name, *cell, rotation=rotation, owner=0)
    before = state.scores()
    build_sawmill(state, 10, 10, 0)
    assert [now - then for now, then in zip(state.scores(), before, strict=True)] == [0, 13, 0]


@rule("P10.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_starting_tiles_score_nothing_in_setup(seats: int) -> None:
    earned = [player["earned"] for player in table(seats).view(None)["players"]]
    assert [(each["mosaics"], each["buildings"]) for each in earned] == [(0, 0)] * seats


@rule("P10.9")
@pytest.mark.parametrize(
    ("rotation", "corners"),
    [
        (0, ["star", "sun", "wave", "leaf"]),
        (1, ["leaf", "star", "sun", "wave"]),
        (2, ["wave", "leaf", "star", "sun"]),
        (3, ["sun", "wave", "leaf", "star"]),
    ],
)
def test_a_quarter_turn_clockwise_moves_each_design_to_the_next_corner(rotation: int, corners: list[str]) -> None:
    state = table(3)
    show(state, "academy_a")
    play(state, "build academy_a", "worker 1", "at 0,2", f"turn {rotation}")
    assert on_the_table(state)[-1]["corners"] == corners


@rule("P10.6", "P10.9")
@settings(max_examples=15, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_a_whole_game_scores_exactly_the_mosaics_that_lie_on_the_table(seats: int, seed: int) -> None:
    *_, state = random_game(seats, seed)
    city = [((tile["x"], tile["y"]), designs(tile["tile"], tile["rotation"])) for tile in on_the_table(state)]
    starting = sum(tile.age == 0 and tile.min_players <= seats for tile in state.box.tiles)
    built = sum(count_matches(city[n], city[:n]) for n in range(starting, len(city)))
    assert sum(player["earned"]["mosaics"] for player in state.view(None)["players"]) == built


@rule("P10.6", "P10.7")
@given(seed=st.integers(0, 999))
@settings(max_examples=20, deadline=None)
def test_counting_all_rotations_at_once_agrees_with_each_alone(seed: int) -> None:
    for state in random_game(3, seed):
        tile = state.display[0] if state.display else 0
        for cell in state.edge:
            alone = [city.matches(state, tile, cell, rotation) for rotation in range(CORNERS)]
            assert city.matches_by_rotation(state, tile, cell) == alone
