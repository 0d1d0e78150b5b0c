"""M25  The rulings that a table may decide otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from groma.games.marble import endgame, sites
from groma.games.marble.actions import At
from groma.games.marble.components import BATHS, TEMPLE
from groma.games.marble.state import MarbleState, is_complete
from tests.games.marble.table import (
    lay,
    leave,
    marble,
    options,
    pass_turn,
    play,
    put,
    question,
    raise_building,
    refusal,
    send,
    standing,
    table,
    vertex,
)
from tests.rules import rule


def before_baths(*owners: int, **switches: Any) -> MarbleState:
    """Three of the four tiles around 6,4, with magistrates of these owners."""
    state = table(2, **switches)
    for place, owner in zip(("5,4,L", "5,5,T", "6,4,T"), (*owners, -1, -1, -1), strict=False):
        lay(state, place, "baths", owner)
    return state


@rule("M25.1")
def test_the_defaults_are_the_rules() -> None:
    assert {name: values[0] for name, values in marble().options.items()} == {
        "hill_counts_as_building": True,
        "boundary_vertex_is_site": False,
        "contact_needs_full_side": True,
        "fountain_adjacency": "grid_distance_1",
        "recall_from_imperium_or_treasury": False,
        "collect_after_final_action": True,
        "component_shortage_stops_building": False,
        "hill_contact_needs_full_side": True,
        "fountain_shortage": "plaza",
        "colours": "purple,black,orange,ivory",
    }


@rule("M25.1")
def test_the_options_hold_for_the_whole_game() -> None:
    state = marble().new(2, 1, {"fountain_shortage": "unlimited"})
    assert state.chosen == {**{name: values[0] for name, values in marble().options.items()}, **state.chosen}
    assert state.copy().chosen["fountain_shortage"] == state.view(0)["options"]["fountain_shortage"] == "unlimited"
    with pytest.raises(ValueError, match="has no option 'weather'"):
        marble().new(2, 1, {"weather": "rain"})


@rule("M25.2")
@pytest.mark.parametrize(("counts", "kind"), [(True, BATHS), (False, TEMPLE)])
def test_a_hill_may_count_as_no_building(counts: bool, kind: int) -> None:
    state = table(2, hill_counts_as_building=counts)
    for place in ("5,4,L", "5,3,R", "4,3,R"):
        lay(state, place)
    assert is_complete(state, vertex(state, "5,4"))
    assert sites.site_type(state, vertex(state, "5,4")) == kind


@rule("M25.3")
def test_a_boundary_site_waits_for_all_triangles_of_the_city_around_it() -> None:
    state = table(2, boundary_vertex_is_site=True)
    lay(state, "10,5,R")
    lay(state, "10,4,R")
    lay(state, "11,3,L")
    put(state, "arena", "11,4,T")
    while question(state) == "lay-piece":
        play(state, options(state)[0])
    assert standing(state, "12,4") == ""
    assert (state.parts[vertex(state, "12,4")], len(state.box.grid.around[vertex(state, "12,4")])) == (2, 3)


@rule("M25.3")
@pytest.mark.parametrize("switch", [True, False])
def test_three_narrow_corners_at_the_edge_make_a_temple(switch: bool) -> None:
    state = table(2, boundary_vertex_is_site=switch)
    site, places = three_at_the_edge(state)
    for number in places[:-1]:
        state.places = sorted({*state.places, number})
        lay(state, state.box.grid.rhombus_name(number), "temple", 1 if number == places[0] else -1)
    state.places = sorted({*state.places, places[-1]})
    put(state, "arena", state.box.grid.rhombus_name(places[-1]))
    assert standing(state, site) == ("temple 1" if switch else "")


@rule("M25.3")
def test_fewer_than_three_buildings_at_the_edge_make_a_plaza() -> None:
    state = table(2, boundary_vertex_is_site=True)
    grid = state.box.grid
    corner = vertex(state, "12,0")
    number = next(r for r in range(len(grid.rhombi)) if corner in grid.wide[r])
    state.places = sorted({*state.places, number})
    put(state, "arena", grid.rhombus_name(number), magistrate=True)
    assert (standing(state, "12,0"), question(state)) == ("plaza", "take-another")


def three_at_the_edge(state: MarbleState) -> tuple[str, list[int]]:
    """Return a boundary vertex and three rhombi whose narrow corners fill it, away from sources and bridges."""
    grid, site = state.box.grid, "12,2"
    narrow = [r for r in range(len(grid.rhombi)) if vertex(state, site) in grid.narrow[r]]
    for one in narrow:
        for two in narrow:
            for three in narrow:
                apart = two not in grid.overlapping[one] and three not in grid.overlapping[one] | grid.overlapping[two]
                if apart and len({one, two, three}) == 3:
                    return site, [one, two, three]
    raise AssertionError("no three narrow corners meet there")


@rule("M25.4")
def test_a_corner_of_a_tile_may_be_contact_enough() -> None:
    state = table(2, contact_needs_full_side=False)
    lay(state, "5,4,L")
    play(state, "do play_tile", "play neighbourhood_temple")
    assert refusal(state, "at 6,3,R") == ""
    assert refusal(state, "at 8,1,R") == "M10.4"


@rule("M25.5")
def test_a_corner_of_a_hill_may_be_contact_enough() -> None:
    state = play(table(2, hill_contact_needs_full_side=False), "do play_tile", "play neighbourhood_temple")
    assert refusal(state, "at 5,4,R") == ""
    assert refusal(state, "at 7,3,R") == "M10.4"


@rule("M10.5", "M10.14", "M25.4", "M25.5")
@pytest.mark.parametrize("tiles", [True, False])
@pytest.mark.parametrize("hills", [True, False])
def test_a_refusal_never_asks_for_more_contact_than_the_table_does(tiles: bool, hills: bool) -> None:
    state = table(2, contact_needs_full_side=tiles, hill_contact_needs_full_side=hills)
    lay(state, "5,4,L")
    play(state, "do play_tile", "play neighbourhood_temple")
    reasons = {reason for _, reason in state.refusals()}
    assert reasons == {"M10.3", "M10.4", *(["M10.5"] if tiles else []), *(["M10.14"] if hills else [])}
    grid, hill_triangles = state.box.grid, [state.box.hills[hill].triangle for hill in state.hills]
    for action, reason in state.refusals():
        assert isinstance(action, At)
        near_hill = any(action.rhombus in grid.near_triangle[triangle] for triangle in hill_triangles)
        near_tile = any(state.type_of[other] >= 0 for other in grid.near[action.rhombus])
        if reason != "M10.3":
            assert reason == ("M10.5" if near_tile else "M10.14" if near_hill else "M10.4")


@rule("M25.6")
@pytest.mark.parametrize(("adjacency", "points"), [("grid_distance_1", 2), ("tile_side", 1)])
def test_a_fountain_may_need_a_side_to_its_building(adjacency: str, points: int) -> None:
    state = table(2, fountain_adjacency=adjacency)
    lay(state, "5,4,L")
    raise_building(state, "5,4", "temple", 0)
    raise_building(state, "5,5", "fountain", -1)
    raise_building(state, "6,4", "fountain", -1)
    assert endgame.fountain_points(state) == [points, 0]


@rule("M25.7")
def test_a_magistrate_may_be_recalled_from_a_space_without_its_reward() -> None:
    state = table(2, recall_from_imperium_or_treasury=True)
    send(state, 0, "treasury")
    send(state, 0, "arena")
    play(state, "do recall_magistrate")
    assert set(options(state)) == {"recall treasury", "recall imperium_space_arena"}
    play(state, "recall treasury")
    player = state.players[0]
    assert (player.magistrates, player.sent, player.coins) == (2, [0, 0, 0, 1, 0], 0)


@rule("M25.8")
def test_nothing_may_be_collected_after_the_final_action() -> None:
    state = table(2, collect_after_final_action=False)
    send(state, 0, "temple")
    leave(state, baths=12)
    pass_turn(state, 0)
    assert state.players[0].imperium[TEMPLE] == 1
    send(state, 1, "temple")
    play(state, "do draw_tiles")
    assert (state.players[1].imperium[TEMPLE], state.players[1].sent[TEMPLE]) == (0, 1)


@rule("M25.9")
@pytest.mark.parametrize("missing", ["cubes", "tiles"])
def test_missing_pieces_may_stop_a_building(missing: str) -> None:
    state = before_baths(0, component_shortage_stops_building=True)
    if missing == "cubes":
        state.players[0].cubes = 0
    else:
        state.civic_tiles = [0, 24]
    put(state, "arena", "6,3,L")
    assert (standing(state, "6,4"), state.players[0].score) == ("fountain", 0)
    enough = before_baths(0, component_shortage_stops_building=True)
    put(enough, "arena", "6,3,L")
    assert standing(enough, "6,4") == "baths 0"


@rule("M25.10")
def test_fountains_may_never_run_out() -> None:
    state = before_baths(0, 1, fountain_shortage="unlimited")
    state.fountains = 0
    put(state, "arena", "6,3,L")
    assert (standing(state, "6,4"), state.fountains) == ("fountain", 0)
    assert question(state) == "move-magistrate"
