"""M11, M14, M15  Sites, fountains, Imperium spaces."""

from __future__ import annotations

import pytest

from groma.games.marble import sites
from groma.games.marble.components import BATHS, TEMPLE, THEATRE, TREASURY, TYPES
from groma.games.marble.state import MarbleState, is_complete, tiles_at
from tests.games.marble.table import (
    begin_turn,
    lay,
    options,
    pass_turn,
    play,
    post,
    put,
    question,
    refresh,
    rhombus,
    run_aqueduct,
    standing,
    table,
    vertex,
)
from tests.rules import rule

FOUR = ("5,4,L", "5,5,T", "6,4,T", "6,3,L")
"""Four tiles around 6,4; the last completes Baths."""


def before_baths(*owners: int, kinds: str = "baths baths baths", seats: int = 2) -> MarbleState:
    """Three of the four tiles around 6,4, with magistrates of these owners."""
    state = table(seats)
    for place, kind, owner in zip(FOUR, kinds.split(), (*owners, -1, -1, -1), strict=False):
        lay(state, place, kind, owner)
    return state


def before_two_sites(owner: int = 1) -> MarbleState:
    """The tile 4,5,T completes a Temple at 5,5 and a Theatre at 5,4; one magistrate stands in both."""
    state = table(2)
    for place, kind in (("4,3,R", "baths"), ("5,3,R", "arena"), ("5,4,R", "temple"), ("5,5,L", "baths")):
        lay(state, place, kind, owner if place == "5,4,R" else -1)
    return state


@rule("M11.1")
def test_a_site_is_complete_when_all_six_triangles_are_covered() -> None:
    state = before_baths(0)
    assert (state.parts[vertex(state, "6,4")], standing(state, "6,4")) == (4, "")
    put(state, "arena", "6,3,L")
    assert (state.parts[vertex(state, "6,4")], standing(state, "6,4")) == (6, "baths 0")


@rule("M11.4")
def test_only_corners_of_the_new_tile_can_become_complete() -> None:
    state = before_two_sites()
    number = rhombus(state, "4,5,T")
    expected = sites.completed_by(state, number)
    put(state, "theatre", "4,5,T")
    assert set(expected) == set(sites.pending(state, number)) == {vertex(state, "5,5"), vertex(state, "5,4")}
    assert set(expected) <= set(state.box.grid.corners[number])


@rule("M11.5")
def test_a_site_is_resolved_once() -> None:
    state = put(before_baths(0), "arena", "6,3,L")
    play(state, "decline")
    put(state, "temple", "5,3,T")
    assert state.sites.count(vertex(state, "6,4")) == 1
    assert state.players[0].score == 3


@rule("M11.6")
def test_a_boundary_vertex_is_never_a_site() -> None:
    state = table(2)
    for place in ("10,5,R", "10,4,R", "11,3,L", "11,4,T"):
        lay(state, place)
    corner = vertex(state, "12,4")
    boundary = [v for v in range(len(state.parts)) if not state.box.grid.interior[v]]
    assert state.parts[corner] == 2
    for v in boundary:
        state.parts[v] = len(state.box.grid.around[v])
    assert not any(is_complete(state, v) for v in boundary)


@rule("M11.7", "M11.8")
def test_a_hill_fills_a_part_of_its_sites_and_counts_as_a_building() -> None:
    state = table(2)
    for place in ("5,4,L", "5,3,R", "4,3,R"):
        assert standing(state, "5,4") == ""
        lay(state, place, "baths", 0 if place == "4,3,R" else -1)
    site = vertex(state, "5,4")
    assert is_complete(state, site)
    assert (len(tiles_at(state, site)), state.buildings[site]) == (3, 4)
    assert sites.site_type(state, site) == BATHS


@rule("M11.8")
def test_a_hill_has_no_colour_and_no_magistrate() -> None:
    state = table(2)
    for place in ("5,4,L", "5,3,R"):
        lay(state, place, "baths", 1 if place == "5,3,R" else -1)
    put(state, "baths", "4,3,R")
    assert standing(state, "5,4") == "baths 1"
    assert set(options(state)) == {"move 5,3,R", "decline"}


@rule("M11.11")
def test_the_active_player_chooses_the_order_of_several_sites() -> None:
    state = put(before_two_sites(), "theatre", "4,5,T")
    assert (question(state), state.waiting) == ("choose-site", [0])
    assert set(options(state)) == {"site 5,5", "site 5,4"}


@rule("M11.12")
def test_a_site_is_finished_before_the_next_and_moved_magistrates_no_longer_count() -> None:
    state = put(before_two_sites(), "theatre", "4,5,T")
    play(state, "site 5,4")
    assert (question(state), state.waiting) == ("move-magistrate", [1])
    assert standing(state, "5,5") == ""
    play(state, "move 5,4,R")
    assert standing(state, "5,5") == "fountain"


@rule("M11.13", "M11.14")
@pytest.mark.parametrize(
    ("places", "site", "kind"),
    [
        ("10,5,R 10,4,R 11,3,L 11,4,T", "11,4", "temple"),
        ("5,4,L 5,5,T 6,4,T 6,3,L", "6,4", "baths"),
        ("5,4,L 5,5,T 6,4,R 5,3,R 6,3,R", "6,4", "theatre"),
        ("5,4,L 5,5,T 6,4,R 5,3,R 6,3,T 7,3,L", "6,4", "arena"),
    ],
)
def test_the_number_of_buildings_makes_the_type(places: str, site: str, kind: str) -> None:
    state = table(2)
    for place in places.split():
        lay(state, place)
    assert TYPES[sites.site_type(state, vertex(state, site))] == kind


@rule("M11.15")
def test_only_magistrates_on_the_sites_own_colour_have_influence() -> None:
    state = before_baths(0, 1, 1, kinds="baths temple arena")
    assert sites.influence(state, [rhombus(state, place) for place in FOUR], BATHS) == [1, 0]
    put(state, "theatre", "6,3,L")
    assert standing(state, "6,4") == "baths 0"


@rule("M11.16")
def test_a_single_most_influential_player_builds() -> None:
    state = before_baths(0, 1, 1)
    put(state, "theatre", "6,3,L")
    assert standing(state, "6,4") == "baths 1"
    assert (state.players[1].buildings, state.players[1].cubes, state.civic_tiles) == (1, 15, [23, 24])


@rule("M11.16")
def test_the_new_tile_and_its_magistrate_count() -> None:
    state = put(before_baths(-1), "baths", "6,3,L", magistrate=True)
    assert standing(state, "6,4") == "baths 0"


@rule("M11.17")
@pytest.mark.parametrize("owners", [(0, 1), ()])
def test_a_tie_and_a_void_bring_a_fountain(owners: tuple[int, ...]) -> None:
    state = put(before_baths(*owners), "arena", "6,3,L")
    assert (standing(state, "6,4"), state.fountains) == ("fountain", 9)
    assert state.civic_tiles == [24, 24]


@rule("M11.18")
@pytest.mark.parametrize(("kind", "points"), [("temple", 2), ("baths", 3), ("theatre", 5), ("arena", 8)])
def test_the_builder_scores_at_once(kind: str, points: int) -> None:
    around = {
        "temple": ("5,5", ["4,5,T", "5,4,R", "5,5,L"]),
        "baths": ("6,4", list(FOUR)),
        "theatre": ("6,4", ["5,4,L", "5,5,T", "6,4,R", "5,3,R", "6,3,R"]),
        "arena": ("6,4", ["5,4,L", "5,5,T", "6,4,R", "5,3,R", "6,3,T", "7,3,L"]),
    }
    site, places = around[kind]
    state = table(2)
    for place in places[:-1]:
        lay(state, place, kind, 1 if place == places[0] else -1)
    put(state, "baths" if kind != "baths" else "arena", places[-1])
    assert standing(state, site) == f"{kind} 1"
    assert state.scores() == [0, points]


@rule("M11.19")
def test_missing_tiles_and_cubes_stop_no_building() -> None:
    state = before_baths(0)
    state.civic_tiles = [0, 0]
    state.players[0].cubes = 0
    put(state, "arena", "6,3,L")
    assert standing(state, "6,4") == "baths 0"
    assert (state.players[0].score, state.players[0].buildings) == (3, 1)
    assert (state.civic_tiles, state.players[0].cubes) == ([0, 0], 0)


@rule("M11.20")
def test_every_player_clockwise_may_move_one_magistrate_of_any_colour() -> None:
    state = before_baths(2, 0, 2, kinds="baths temple arena", seats=3)
    begin_turn(state, 1)
    put(state, "baths", "6,3,L", magistrate=True)
    assert state.waiting == [1]
    play(state, "move 6,3,L")
    assert (state.waiting, set(options(state))) == ([2], {"move 5,4,L", "move 6,4,T", "decline"})
    play(state, "move 6,4,T")
    assert (state.waiting, set(options(state))) == ([0], {"move 5,5,T", "decline"})
    play(state, "move 5,5,T")
    assert question(state) == "take-another"
    assert [len(player.posted) for player in state.players] == [0, 0, 1]


@rule("M11.21")
def test_magistrates_go_to_the_space_of_the_type_or_to_the_treasury() -> None:
    built = put(before_baths(0), "arena", "6,3,L")
    play(built, "move 5,4,L")
    assert built.players[0].sent == [0, 1, 0, 0, 0]
    fountain = put(before_baths(0, kinds="temple temple temple"), "arena", "6,3,L")
    play(fountain, "move 5,4,L")
    assert fountain.players[0].sent == [0, 0, 0, 0, 1]


@rule("M11.22")
def test_moving_is_optional_and_decided_knowing_the_earlier_decisions() -> None:
    state = put(before_baths(0, 1), "arena", "6,3,L")
    assert "decline" in options(state)
    play(state, "move 5,4,L")
    assert state.waiting == [1]
    assert state.view(1)["players"][0]["sent"]["treasury"] == 1
    play(state, "decline")
    assert len(state.players[1].posted) == 1


@rule("M11.23")
def test_magistrates_that_stay_count_for_later_sites() -> None:
    state = put(before_two_sites(), "theatre", "4,5,T")
    play(state, "site 5,4", "decline")
    assert standing(state, "5,5") == "temple 1"


@rule("M11.24")
def test_without_a_fountain_left_the_site_is_closed_empty() -> None:
    state = before_baths(0, 1)
    state.fountains = 0
    put(state, "arena", "6,3,L")
    assert standing(state, "6,4") == "plaza"
    assert question(state) == "take-another"
    assert state.fountains == 0


@rule("M11.24")
def test_a_building_needs_no_fountain() -> None:
    state = before_baths(0)
    state.fountains = 0
    put(state, "arena", "6,3,L")
    assert standing(state, "6,4") == "baths 0"


@rule("M11.25")
def test_a_player_may_move_one_magistrate_in_each_site() -> None:
    state = before_two_sites(owner=0)
    post(state, "5,5,L", 0)
    refresh(state)
    put(state, "theatre", "4,5,T")
    play(state, "site 5,5", "move 5,5,L")
    assert (question(state), standing(state, "5,4")) == ("move-magistrate", "fountain")
    play(state, "move 5,4,R")
    assert state.players[0].sent == [1, 0, 0, 0, 1]


@rule("M14.2")
def test_a_fountain_scores_nothing_when_placed() -> None:
    state = put(before_baths(0, 1), "arena", "6,3,L")
    assert standing(state, "6,4") == "fountain"
    assert state.scores() == [0, 0]


@rule("M14.5")
def test_a_fountain_on_a_line_brings_no_coin() -> None:
    state = before_baths(0, 1)
    run_aqueduct(state, "grey", "5,5", "6,4", "6,5")
    put(state, "arena", "6,3,L")
    assert standing(state, "6,4") == "fountain"
    assert (state.coins, [player.coins for player in state.players]) == (16, [0, 0])


@rule("M3.16")
def test_a_space_holds_any_number_of_magistrates_of_any_players() -> None:
    state = before_baths(0, 1)
    state.players[0].sent[TREASURY] = state.players[1].sent[TREASURY] = 2
    put(state, "arena", "6,3,L")
    play(state, "move 5,4,L", "move 5,5,T")
    assert [player.sent[TREASURY] for player in state.players] == [3, 3]


@rule("M15.1")
def test_magistrates_reach_the_spaces_only_through_a_site_in_anybodys_turn() -> None:
    state = before_baths(1, 1)
    assert not any("move" in option or "imperium" in option or "treasury" in option for option in options(state))
    put(state, "arena", "6,3,L")
    assert (state.active, state.waiting) == (0, [1])
    play(state, "move 5,4,L")
    assert state.players[1].sent == [0, 1, 0, 0, 0]


@rule("M15.2")
def test_magistrates_stay_on_a_space_until_their_owners_turn_ends() -> None:
    state = before_baths(1, 1)
    put(state, "arena", "6,3,L")
    play(state, "move 5,4,L")
    pass_turn(state, 0)
    assert (state.waiting, state.players[1].sent[BATHS], state.players[1].imperium[BATHS]) == ([1], 1, 0)
    pass_turn(state, 1)
    assert (state.players[1].sent[BATHS], state.players[1].imperium[BATHS]) == (0, 1)


@rule("M15.3")
def test_each_magistrate_earns_one_tile_or_coin() -> None:
    state = table(2)
    state.players[0].sent = [1, 0, 1, 0, 1]
    state.players[0].magistrates = 0
    pass_turn(state, 0)
    assert (state.players[0].imperium, state.players[0].coins) == ([1, 0, 1, 0], 1)
    assert (state.imperium[TEMPLE], state.imperium[THEATRE], state.coins) == (11, 11, 15)


@rule("M15.4", "M21.3")
def test_imperium_and_coins_lie_open() -> None:
    state = table(2)
    state.players[0].imperium, state.players[0].coins = [1, 0, 2, 0], 3
    shown = state.view(1)["players"][0]
    assert shown["imperium"] == {"imperium_temple": 1, "imperium_baths": 0, "imperium_theatre": 2, "imperium_arena": 0}
    assert shown["coins"] == 3
