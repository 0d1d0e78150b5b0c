"""M8, M13  Aqueducts."""

from __future__ import annotations

from itertools import pairwise

from groma.games.marble import aqueducts, endgame, verbs
from groma.games.marble.state import MarbleState
from tests.games.marble.table import (
    edge,
    lay,
    line,
    options,
    play,
    put,
    question,
    raise_building,
    refresh,
    refusal,
    run_aqueduct,
    table,
    vertex,
)
from tests.rules import rule

GREY, BROWN, WHITE = range(3)


def by_the_grey_source() -> MarbleState:
    """A city of two players that the tile 11,4,T joins to the grey source."""
    state = table(2)
    for place in ("10,5,R", "10,4,R", "11,3,L"):
        lay(state, place, "arena")
    return state


def ring() -> MarbleState:
    """Tiles around 6,4 and 6,5, and no aqueduct started."""
    state = table(2)
    for place in ("5,4,L", "5,5,T", "6,4,R", "5,3,R", "6,3,R"):
        lay(state, place)
    return state


def ends(state: MarbleState, aqueduct: int = GREY) -> set[str]:
    """Return the vertices that the next piece of an aqueduct may reach."""
    last = state.lines[aqueduct][-1]
    found = [aqueducts.other_end(state, way, last) for way in aqueducts.ways(state, aqueduct)]
    return {state.box.grid.vertex_name(end) for end in found}


def lays(state: MarbleState, *names: str) -> list[str]:
    """Return the actions that lay pieces along these vertices."""
    return [f"lay {edge(state, one, other)}" for one, other in pairwise(names)]


@rule("M8.1")
def test_an_expansion_is_two_pieces_on_one_aqueduct() -> None:
    state = ring()
    run_aqueduct(state, "grey", "5,4")
    play(state, "do expand_aqueducts", *lays(state, "5,4", "6,4"))
    assert question(state) == "lay-piece"
    play(state, options(state)[0])
    assert len(line(state, "grey")) == 3
    assert question(state) == "take-another"


@rule("M8.1")
def test_or_one_piece_on_each_of_two_aqueducts() -> None:
    state = ring()
    run_aqueduct(state, "grey", "5,4")
    run_aqueduct(state, "brown", "7,5")
    play(state, "do expand_aqueducts", *lays(state, "5,4", "6,4"), *lays(state, "7,5", "6,5"))
    assert (line(state, "grey"), line(state, "brown")) == (["5,4", "6,4"], ["7,5", "6,5"])


@rule("M8.2")
def test_only_started_aqueducts_expand_whoever_started_them() -> None:
    state = ring()
    assert refusal(state, "do expand_aqueducts") == "M6.7"
    run_aqueduct(state, "grey", "5,4")
    assert refusal(state, "do expand_aqueducts") == ""
    play(state, "do expand_aqueducts")
    assert all("5,4" in option for option in options(state))


@rule("M8.3", "M14.4")
def test_a_piece_is_resolved_before_the_next_is_placed() -> None:
    state = ring()
    raise_building(state, "6,4", "fountain", -1)
    run_aqueduct(state, "grey", "5,4")
    play(state, "do expand_aqueducts", *lays(state, "5,4", "6,4"))
    assert question(state) == "lay-piece"
    assert state.players[0].coins == 1


@rule("M8.4")
def test_a_second_piece_without_a_place_is_forfeited() -> None:
    state = ring()
    run_aqueduct(state, "grey", "5,4")
    run_aqueduct(state, "brown", "6,5", "7,4", "6,3", "5,5")
    state.lines[BROWN] = []
    refresh(state)
    play(state, "do expand_aqueducts", *lays(state, "5,4", "6,4"))
    assert line(state, "grey") == ["5,4", "6,4"]
    assert question(state) == "take-another"


@rule("M8.4")
def test_a_second_piece_with_a_place_must_be_placed() -> None:
    state = ring()
    run_aqueduct(state, "grey", "5,4")
    play(state, "do expand_aqueducts", *lays(state, "5,4", "6,4"))
    assert question(state) == "lay-piece"
    assert all(option.startswith("lay") for option in options(state))


@rule("M13.1")
def test_an_aqueduct_starts_when_a_tile_touches_its_source() -> None:
    state = by_the_grey_source()
    assert state.lines == [[], [], []]
    put(state, "baths", "11,4,T")
    assert line(state, "grey") == ["12,4"]
    assert question(state) == "lay-piece"
    assert all("12,4" in option for option in options(state))


@rule("M13.2")
def test_the_active_player_lays_three_pieces_from_the_source() -> None:
    state = put(by_the_grey_source(), "baths", "11,4,T")
    for piece in lays(state, "12,4", "11,5", "11,4", "10,4"):
        assert (state.waiting, question(state)) == ([0], "lay-piece")
        play(state, piece)
    assert line(state, "grey") == ["12,4", "11,5", "11,4", "10,4"]
    assert question(state) == "take-another"
    assert state.view(None)["aqueducts"][GREY]["left"] == 10


@rule("M13.4")
def test_later_tiles_at_a_started_source_cause_nothing() -> None:
    state = by_the_grey_source()
    run_aqueduct(state, "grey", "12,4", "12,3")
    put(state, "baths", "11,4,T")
    assert question(state) == "take-another"
    assert line(state, "grey") == ["12,4", "12,3"]


@rule("M13.5")
def test_a_start_without_room_counts_as_started() -> None:
    state = by_the_grey_source()
    run_aqueduct(state, "brown", "6,10", "11,5", "12,3")
    put(state, "baths", "11,4,T")
    assert question(state) == "take-another"
    assert line(state, "grey") == ["12,4"]
    assert state.view(None)["aqueducts"][GREY]["left"] == 13


@rule("M13.5")
def test_a_start_ends_where_no_edge_is_left() -> None:
    state = by_the_grey_source()
    run_aqueduct(state, "brown", "6,10", "11,4", "10,5", "10,6", "11,6", "11,3")
    put(state, "baths", "11,4,T")
    play(state, *lays(state, "12,4", "11,5"))
    assert line(state, "grey") == ["12,4", "11,5"]
    assert question(state) == "take-another"


@rule("M13.6")
def test_a_piece_lies_on_a_side_of_a_tile() -> None:
    state = ring()
    run_aqueduct(state, "grey", "5,4")
    play(state, "do expand_aqueducts")
    assert refusal(state, f"lay {edge(state, '5,4', '4,5')}") == ""
    assert refusal(state, f"lay {edge(state, '5,4', '4,4')}") == "M13.6"


@rule("M13.7")
def test_beyond_the_edge_may_lie_another_tile_an_empty_triangle_or_the_outside() -> None:
    state = ring()
    run_aqueduct(state, "grey", "5,5")
    assert "6,4" in ends(state)
    run_aqueduct(state, "grey", "5,3")
    assert "5,4" in ends(state)
    outside = by_the_grey_source()
    lay(outside, "11,4,T")
    run_aqueduct(outside, "grey", "12,4")
    assert "12,3" in ends(outside)


@rule("M13.8")
def test_a_hill_may_lie_beyond_but_a_hill_alone_bears_nothing() -> None:
    state = table(2)
    lay(state, "5,4,L")
    run_aqueduct(state, "grey", "5,4")
    assert ends(state) == {"4,5", "6,4"}
    play(state, "do expand_aqueducts")
    assert refusal(state, f"lay {edge(state, '5,4', '4,4')}") == "M13.6"
    assert refusal(state, f"lay {edge(state, '5,4', '5,5')}") == "M13.6"


@rule("M13.9")
def test_a_piece_begins_at_the_end_of_the_line() -> None:
    state = ring()
    run_aqueduct(state, "grey", "5,4", "6,4")
    play(state, "do expand_aqueducts")
    assert all("6,4" in option for option in options(state))
    play(state, *lays(state, "6,4", "6,5"))
    assert line(state, "grey")[:3] == ["5,4", "6,4", "6,5"]


@rule("M13.10")
def test_an_aqueduct_never_meets_itself() -> None:
    state = ring()
    run_aqueduct(state, "grey", "5,4", "4,5", "5,5", "6,4")
    assert "5,4" not in ends(state)
    play(state, "do expand_aqueducts")
    assert refusal(state, f"lay {edge(state, '6,4', '5,4')}") == "M13.10"


@rule("M13.11")
def test_aqueducts_never_touch() -> None:
    state = ring()
    run_aqueduct(state, "grey", "5,4")
    run_aqueduct(state, "brown", "6,5", "6,4")
    play(state, "do expand_aqueducts")
    assert f"lay {edge(state, '5,4', '6,4')}" not in options(state)
    assert refusal(state, f"lay {edge(state, '5,4', '6,4')}") == "M13.11"


@rule("M13.12")
def test_no_aqueduct_ends_at_a_water_source() -> None:
    state = by_the_grey_source()
    lay(state, "11,4,T")
    run_aqueduct(state, "white", "10,0", "11,5")
    assert "12,4" not in ends(state, WHITE)
    play(state, "do expand_aqueducts")
    assert refusal(state, f"lay {edge(state, '11,5', '12,4')}") == "M13.12"


@rule("M13.13")
def test_an_aqueduct_has_thirteen_pieces_at_most() -> None:
    state = ring()
    far = [state.box.grid.vertex_name(v) for v in range(11)]
    run_aqueduct(state, "grey", *far, "5,3", "5,4")
    assert len(line(state, "grey")) == 13
    assert "6,4" in ends(state)
    play(state, "do expand_aqueducts", *lays(state, "5,4", "6,4"))
    assert len(line(state, "grey")) == 14
    assert state.view(None)["aqueducts"][GREY]["left"] == 0
    assert ends(state) == set()
    assert refusal(state, "do expand_aqueducts") == "M6.7"


@rule("M13.13")
def test_a_full_aqueduct_says_why_it_stops() -> None:
    state = ring()
    run_aqueduct(state, "brown", "6,5")
    far = [state.box.grid.vertex_name(v) for v in range(12)]
    run_aqueduct(state, "grey", *far, "5,3", "5,4")
    play(state, "do expand_aqueducts")
    assert refusal(state, f"lay {edge(state, '5,4', '6,4')}") == "M13.13"


@rule("M13.14")
def test_pieces_pass_open_sites_buildings_fountains_plazas_and_hills() -> None:
    for kind in ("open", "temple", "fountain", "plaza"):
        state = ring()
        if kind == "plaza":
            verbs.close_empty(state, vertex(state, "6,4"))
        elif kind != "open":
            raise_building(state, "6,4", kind, 0)
        run_aqueduct(state, "grey", "4,5", "5,4")
        play(state, "do expand_aqueducts", *lays(state, "5,4", "6,4", "6,5"))
        assert line(state, "grey") == ["4,5", "5,4", "6,4", "6,5"]


@rule("M13.15")
def test_an_aqueduct_is_connected_where_a_piece_begins_or_ends() -> None:
    state = ring()
    for name in ("5,4", "6,4", "6,5"):
        raise_building(state, name, "temple", 1)
    run_aqueduct(state, "grey", "4,5", "5,4", "6,4")
    assert endgame.aqueduct_points(state) == [0, 4]


@rule("M13.15")
def test_an_aqueduct_without_a_piece_is_connected_to_nothing() -> None:
    state = table(2)
    raise_building(state, "12,4", "temple", 1)
    run_aqueduct(state, "grey", "12,4")
    assert endgame.aqueduct_points(state) == [0, 0]


@rule("M13.17")
def test_the_starting_pieces_may_run_along_other_tiles_and_into_a_dead_end() -> None:
    state = by_the_grey_source()
    run_aqueduct(state, "brown", "6,10", "11,3", "11,4")
    put(state, "baths", "11,4,T")
    other = state.copy()
    play(state, *lays(state, "12,4", "11,5", "11,6"))
    assert line(state, "grey")[:3] == ["12,4", "11,5", "11,6"]
    play(other, *lays(other, "12,4", "12,3"))
    assert line(other, "grey") == ["12,4", "12,3"]
    assert question(other) == "take-another"


@rule("M14.4")
def test_whoever_reaches_a_fountain_takes_a_coin() -> None:
    state = ring()
    raise_building(state, "6,4", "fountain", -1)
    run_aqueduct(state, "grey", "5,4")
    play(state, "do expand_aqueducts", *lays(state, "5,4", "6,4"))
    assert (state.players[0].coins, state.coins) == (1, 15)


@rule("M14.4")
def test_the_starting_pieces_bring_coins_too() -> None:
    state = by_the_grey_source()
    raise_building(state, "12,3", "fountain", -1)
    put(state, "baths", "11,4,T")
    play(state, *lays(state, "12,4", "12,3"))
    assert state.players[0].coins == 1


@rule("M14.5")
def test_a_fountain_placed_later_brings_no_coin() -> None:
    state = ring()
    run_aqueduct(state, "grey", "5,4", "6,4")
    raise_building(state, "6,4", "fountain", -1)
    assert state.coins == 16
    play(state, "do expand_aqueducts", *lays(state, "6,4", "6,5"))
    assert state.coins == 16


@rule("M17.5")
def test_a_coin_due_from_an_empty_supply_is_lost() -> None:
    state = ring()
    raise_building(state, "6,4", "fountain", -1)
    state.coins = 0
    run_aqueduct(state, "grey", "5,4")
    play(state, "do expand_aqueducts", *lays(state, "5,4", "6,4"))
    assert (state.players[0].coins, state.coins) == (0, 0)
