"""M5  Set-up."""

from __future__ import annotations

import pytest

from groma.games.marble.components import TYPES
from groma.games.marble.state import BARE, HILL, NOBODY
from tests.games.marble.table import lay, marble, options, play, put, rhombus, table
from tests.rules import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("M1.1")
def test_two_to_four_play() -> None:
    assert list(marble().players) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(ValueError, match="is played by 2 to 4"):
            marble().new(seats, 1)


@rule("M5.1", "M21.4")
def test_three_of_the_seven_hills_are_drawn_by_lot() -> None:
    drawn = [tuple(marble().new(2, seed).hills) for seed in range(200)]
    assert all(len(set(hills)) == 3 for hills in drawn)
    assert len(set(drawn)) == 35
    state = marble().new(2, 1)
    covered = {triangle for triangle, covering in enumerate(state.cover) if covering == HILL}
    assert covered == {state.box.hills[hill].triangle for hill in state.hills}


@rule("M3.8", "M10.6")
def test_a_hill_that_was_not_drawn_is_an_ordinary_triangle() -> None:
    state = play(table(), "do play_tile", "play neighbourhood_temple")
    palatine = next(hill.triangle for hill in state.box.hills if hill.id == "palatine")
    assert state.cover[palatine] == BARE
    near = {f"at {state.box.grid.rhombus_name(place)}" for place in state.box.grid.beside_triangle[palatine]}
    assert not near & set(options(state))


@rule("M3.8")
def test_a_tile_may_cover_a_hill_space_without_its_tile() -> None:
    state = table(hills=("capitoline", "viminal", "aventine"))
    quirinal = next(hill.triangle for hill in state.box.hills if hill.id == "quirinal")
    lay(state, "8,3,T")
    lay(state, "8,2,L")
    put(state, "temple", "7,2,T")
    assert state.cover[quirinal] == rhombus(state, "7,2,T")


@rule("M5.2", "M5.3", "M21.4")
def test_seven_bridge_tiles_lie_on_the_board_and_one_is_removed() -> None:
    deals = [marble().new(2, seed).bridge_value for seed in range(60)]
    assert all(sorted(values) == [1, 1, 2, 2, 3, 3, 4, 4] for values in deals)
    assert {values[-1] for values in deals} == {1, 2, 3, 4}
    assert all(len({values[space] for values in deals}) == 4 for space in range(7))
    assert marble().new(2, 1).bridge_owner == [NOBODY] * 7


@rule("M5.4", "M5.10", "M5.11")
@pytest.mark.parametrize(("seats", "stacks"), [(2, [14, 16, 12, 10]), (3, [13, 15, 11, 9]), (4, [12, 14, 10, 8])])
def test_everyone_takes_a_tile_of_each_colour_from_the_stacks(seats: int, stacks: list[int]) -> None:
    state = marble().new(seats, 1)
    assert state.stacks == stacks
    assert [player.atrium for player in state.players] == [[1, 1, 1, 1]] * seats
    assert [player.domus for player in state.players] == [[0, 0, 0, 0]] * seats


@rule("M5.5")
def test_there_are_twelve_imperium_tiles_of_each_type() -> None:
    assert marble().new(2, 1).imperium == [12, 12, 12, 12]


@rule("M5.6")
def test_the_supply() -> None:
    state = marble().new(4, 1)
    assert (state.coins, state.fountains, state.civic_tiles) == (16, 10, [24, 24])
    assert [aqueduct["left"] for aqueduct in state.view(None)["aqueducts"]] == [13, 13, 13]


@rule("M5.7", "M5.15")
def test_seats_take_the_colours_in_order_unless_the_table_chooses() -> None:
    assert [p["colour"] for p in marble().new(4, 1).view(0)["players"]] == ["purple", "black", "orange", "ivory"]
    chosen = marble().new(2, 1, {"colours": "ivory,orange,black,purple"})
    assert [p["colour"] for p in chosen.view(0)["players"]] == ["ivory", "orange"]


@rule("M5.15")
def test_the_colour_has_no_effect_on_play() -> None:
    plain = marble().new(3, 5)
    coloured = marble().new(3, 5, {"colours": "ivory,orange,black,purple"})
    assert coloured.options() == plain.options()
    assert (coloured.hills, coloured.bridge_value, coloured.start) == (plain.hills, plain.bridge_value, plain.start)


@rule("M5.8")
@SEATS
def test_everyone_begins_with_0_points(seats: int) -> None:
    assert marble().new(seats, 1).scores() == [0] * seats


@rule("M5.9")
@SEATS
def test_everyone_has_three_magistrates_and_sixteen_cubes(seats: int) -> None:
    players = marble().new(seats, 1).players
    assert [(player.magistrates, player.cubes) for player in players] == [(3, 16)] * seats


@rule("M5.14", "M21.4")
@SEATS
def test_the_starting_player_is_drawn_by_lot(seats: int) -> None:
    states = [marble().new(seats, seed) for seed in range(60)]
    assert {state.start for state in states} == set(range(seats))
    assert all(state.waiting == [state.start] for state in states)


def test_types_colours_and_counts_belong_together() -> None:
    box = marble().box
    assert box.colours_of_tiles == ["green", "blue", "yellow", "red"]
    assert [box.tile_counts, box.points] == [[16, 18, 14, 12], [2, 3, 5, 8]]
    assert TYPES == ["temple", "baths", "theatre", "arena"]
