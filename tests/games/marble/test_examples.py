"""M23  The worked examples, with their coordinates and figures."""

from __future__ import annotations

from groma.games.marble import aqueducts, endgame, sites
from groma.games.marble.components import ARENA, BATHS, TEMPLE, THEATRE
from groma.games.marble.state import BARE, MarbleState, is_complete, tiles_at
from tests.games.marble.table import (
    edge,
    lay,
    leave,
    line,
    me,
    options,
    pass_turn,
    play,
    put,
    question,
    raise_building,
    refusal,
    rhombus,
    run_aqueduct,
    send,
    standing,
    table,
    vertex,
)
from tests.rules import rule

GIULIA, CLAUDIA, TIBERIO = range(3)
ADRIANO = 0
OTTAVIA = 1


def buildings_at(state: MarbleState, name: str) -> int:
    """Return how many buildings meet at a complete site, or 0."""
    place = vertex(state, name)
    return state.buildings[place] if is_complete(state, place) else 0


def theatre() -> MarbleState:
    """M23.1 up to the answers of step 5."""
    state = table(3)
    lay(state, "5,4,L", "theatre", GIULIA)
    lay(state, "5,5,T", "theatre", CLAUDIA)
    lay(state, "6,4,R", "arena", CLAUDIA)
    lay(state, "5,3,R", "theatre", TIBERIO)
    return put(state, "theatre", "6,3,R", magistrate=True)


@rule("M23.1")
def test_the_theatre_of_the_rulebook() -> None:
    state = theatre()
    assert buildings_at(state, "6,4") == 5
    tiles = tiles_at(state, vertex(state, "6,4"))
    assert sites.influence(state, tiles, THEATRE) == [2, 1, 1]
    assert standing(state, "6,4") == f"theatre {GIULIA}"
    assert (state.players[GIULIA].score, state.players[GIULIA].cubes) == (5, 15)
    assert state.waiting == [GIULIA]
    play(state, "move 6,3,R")
    assert state.waiting == [CLAUDIA]
    assert set(options(state)) == {"move 5,5,T", "move 6,4,R", "decline"}
    play(state, "move 6,4,R")
    assert state.waiting == [TIBERIO]
    play(state, "decline")
    standings = [(len(player.posted), player.sent[THEATRE], player.magistrates) for player in state.players]
    assert standings == [(1, 1, 1), (1, 1, 1), (1, 0, 2)]


def aqueduct_start() -> MarbleState:
    """M23.2 before Adriano plays."""
    state = table(2)
    lay(state, "10,5,R", "arena")
    lay(state, "10,4,R", "temple", ADRIANO)
    lay(state, "11,3,L", "baths")
    return state


START = (("12,4", "11,5"), ("11,5", "11,4"), ("11,4", "10,4"))


def start_grey(state: MarbleState) -> MarbleState:
    """Lay the three pieces of M23.2."""
    return play(state, *[f"lay {edge(state, one, other)}" for one, other in START])


@rule("M23.2")
def test_an_aqueduct_starts_before_the_temple_beside_it_is_resolved() -> None:
    state = aqueduct_start()
    put(state, "baths", "11,4,T")
    assert standing(state, "11,4") == ""
    start_grey(state)
    assert line(state, "grey") == ["12,4", "11,5", "11,4", "10,4"]
    assert state.view(None)["aqueducts"][0]["left"] == 10
    assert standing(state, "11,4") == f"temple {ADRIANO}"
    assert buildings_at(state, "11,4") == 3
    assert state.players[ADRIANO].score == 2
    assert endgame.aqueduct_points(state) == [2, 0]


@rule("M23.3")
def test_magistrates_on_two_spaces_are_collected_together() -> None:
    state = table(2)
    send(state, GIULIA, "temple")
    for place, kind, seat in (("5,4,L", "theatre", GIULIA), ("5,5,T", "theatre", -1), ("6,4,R", "arena", -1)):
        lay(state, place, kind, seat)
    lay(state, "5,3,R", "theatre")
    put(state, "theatre", "6,3,R")
    play(state, "move 5,4,L")
    assert me(state).magistrates == 1
    pass_turn(state, GIULIA)
    assert state.players[GIULIA].imperium == [1, 0, 1, 0]
    assert (state.imperium[TEMPLE], state.imperium[THEATRE]) == (11, 11)
    assert state.players[GIULIA].magistrates == 3


@rule("M23.4")
def test_an_aqueduct_scores_for_every_building_on_it() -> None:
    state = table(2, hills=("palatine", "quirinal", "aventine"))
    places = "5,7,T 6,6,T 7,5,R 7,6,L 8,5,T 9,5,L 8,6,L 9,4,R 10,4,T 11,4,L 10,5,R 11,3,R 9,6,T"
    for place in places.split():
        lay(state, place, "baths")
    sites_there = ["7,6", "8,6", "9,5", "11,4", "10,5"]
    assert [buildings_at(state, name) for name in sites_there] == [3, 5, 3, 3, 6]
    complete = [v for v in range(len(state.parts)) if is_complete(state, v)]
    assert {state.box.grid.vertex_name(v) for v in complete} == set(sites_there)
    for name, kind, seat in (
        ("11,4", "temple", OTTAVIA),
        ("10,5", "arena", GIULIA),
        ("9,5", "temple", GIULIA),
        ("8,6", "theatre", GIULIA),
        ("7,6", "temple", GIULIA),
    ):
        raise_building(state, name, kind, seat)
    run_aqueduct(state, "grey", "12,4")
    for end in ("11,4", "10,5", "9,5", "8,6", "7,6"):
        assert edge(state, line(state, "grey")[-1], end) in [
            state.box.grid.edge_name(way) for way in aqueducts.ways(state, 0)
        ]
        run_aqueduct(state, "grey", *line(state, "grey"), end)
    assert endgame.aqueduct_points(state) == [8, 2]


@rule("M23.5")
def test_fountains_score_for_the_buildings_around_them() -> None:
    state = table(2, hills=("quirinal", "palatine", "aventine"))
    for place in ["6,5,L", "5,5,T", "4,6,T", "4,5,L", "5,4,L", "4,4,T", "6,4,R", "6,3,R", "5,3,R"]:
        lay(state, place, "arena")
    assert [buildings_at(state, name) for name in ("6,4", "5,5", "5,4", "6,5")] == [5, 4, 3, 3]
    raise_building(state, "6,4", "fountain", -1)
    raise_building(state, "5,5", "baths", GIULIA)
    raise_building(state, "5,4", "temple", GIULIA)
    raise_building(state, "6,5", "temple", OTTAVIA)
    assert endgame.fountain_points(state) == [2, 1]


@rule("M23.6")
def test_the_first_tile_has_eighteen_places() -> None:
    state = play(table(), "do play_tile", "play neighbourhood_temple")
    assert len(options(state)) == 18
    capitoline = {"3,4,R", "3,5,T", "4,3,R", "4,5,T", "5,3,L", "5,4,L"}
    assert {f"at {place}" for place in capitoline} < set(options(state))
    assert len([place for place in options(state) if place[3:] in capitoline]) == 6


@rule("M23.7")
def test_contact_needs_a_whole_side() -> None:
    state = table()
    lay(state, "5,4,L")
    play(state, "do play_tile", "play neighbourhood_temple")
    assert {"at 5,3,R", "at 5,5,T"} < set(options(state))
    assert refusal(state, "at 6,3,R") == "M10.5"
    assert refusal(state, "at 5,4,R") == "M10.3"
    assert refusal(state, "at 4,4,R") == "M10.3"


@rule("M23.8")
def test_four_plain_corners_make_baths() -> None:
    state = table()
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(state, place)
        assert buildings_at(state, "6,4") == 0
    lay(state, "6,3,L")
    assert buildings_at(state, "6,4") == 4
    assert sites.site_type(state, vertex(state, "6,4")) == BATHS


@rule("M23.9")
def test_six_narrow_corners_make_an_arena() -> None:
    state = table()
    for place in ("5,4,L", "5,5,T", "6,4,R", "5,3,R", "6,3,T"):
        lay(state, place)
        assert buildings_at(state, "6,4") == 0
    lay(state, "7,3,L")
    assert buildings_at(state, "6,4") == 6
    assert sites.site_type(state, vertex(state, "6,4")) == ARENA


@rule("M23.10")
def test_a_hill_counts_as_a_building_of_its_site() -> None:
    state = theatre()
    play(state, "decline", "decline", "decline")
    put(state, "temple", "4,3,R")
    assert buildings_at(state, "5,4") == 4
    assert sites.site_type(state, vertex(state, "5,4")) == BATHS
    assert standing(state, "5,4") == "fountain"


def two_sites(seats: int = 2) -> MarbleState:
    """M23.11 and M23.20 before the last tile."""
    state = table(seats)
    lay(state, "4,3,R", "baths")
    lay(state, "5,3,R", "arena")
    lay(state, "5,4,R", "temple", CLAUDIA)
    lay(state, "5,5,L", "baths")
    return state


@rule("M23.11")
def test_one_tile_completes_two_sites_and_the_player_picks_the_order() -> None:
    state = put(two_sites(), "theatre", "4,5,T")
    assert (buildings_at(state, "5,5"), buildings_at(state, "5,4")) == (3, 5)
    assert question(state) == "choose-site"
    assert set(options(state)) == {"site 5,5", "site 5,4"}
    assert state.waiting == [GIULIA]


@rule("M23.12")
def test_the_ways_on_from_an_end_of_an_aqueduct() -> None:
    state = aqueduct_start()
    put(state, "baths", "11,4,T")
    assert set(options(state)) == {f"lay {edge(state, '12,4', end)}" for end in ("11,5", "12,3")}
    play(start_grey(state), "decline")
    assert line(state, "grey")[-1] == "10,4"
    play(state, "do expand_aqueducts")
    assert set(options(state)) == {f"lay {edge(state, '10,4', end)}" for end in ("10,5", "11,3")}
    assert refusal(state, f"lay {edge(state, '10,4', '11,4')}") == "M13.10"
    assert refusal(state, f"lay {edge(state, '10,4', '9,4')}") == "M13.6"


def after_aqueduct_start() -> MarbleState:
    """M23.2 played, with Adriano's second action to come."""
    state = put(aqueduct_start(), "baths", "11,4,T")
    return play(start_grey(state), "decline")


@rule("M23.13")
def test_a_piece_that_reaches_a_fountain_brings_a_coin() -> None:
    state = after_aqueduct_start()
    raise_building(state, "11,3", "fountain", -1)
    play(state, "do expand_aqueducts", f"lay {edge(state, '10,4', '11,3')}")
    assert (state.players[ADRIANO].coins, state.coins) == (1, 15)
    later = after_aqueduct_start()
    play(later, "do expand_aqueducts", f"lay {edge(later, '10,4', '11,3')}")
    raise_building(later, "11,3", "fountain", -1)
    assert (later.players[ADRIANO].coins, later.coins) == (0, 16)


def four_corners(*owners: int, kind: str = "baths") -> MarbleState:
    """M23.8 before the last tile, with these magistrates on the first tiles, all of one kind."""
    state = table(2)
    for place, owner in zip(("5,4,L", "5,5,T", "6,4,T"), (*owners, -1, -1, -1), strict=False):
        lay(state, place, kind, owner)
    return state


@rule("M23.14")
def test_a_tie_and_a_void_both_bring_a_fountain() -> None:
    for state in (four_corners(GIULIA, CLAUDIA), four_corners(GIULIA, GIULIA, CLAUDIA, kind="temple")):
        put(state, "arena", "6,3,L")
        assert standing(state, "6,4") == "fountain"
        assert state.fountains == 9
        assert state.waiting == [GIULIA]
        play(state, "move 5,4,L")
        assert state.waiting == [CLAUDIA]
        play(state, options(state)[0])
        assert [player.sent for player in state.players] == [[0, 0, 0, 0, 1]] * 2


@rule("M23.15")
def test_coins_and_the_most_coins() -> None:
    state = table(4)
    for player, coins in zip(state.players, (5, 3, 5, 0), strict=True):
        player.coins = coins
    points = zip(endgame.coin_points(state), endgame.most_coins_points(state), strict=True)
    assert [coins + most for coins, most in points] == [7, 3, 7, 0]
    nobody = table(2)
    assert endgame.coin_points(nobody) == endgame.most_coins_points(nobody) == [0, 0]


@rule("M23.16")
def test_most_imperium_of_each_type() -> None:
    state = table(4)
    for player, tiles in zip(state.players, ([3, 2, 0, 1], [1, 2, 0, 1], [0, 1, 0, 1], [0, 0, 0, 1]), strict=True):
        player.imperium = tiles
    points = [endgame.imperium_points(state, kind) for kind in (TEMPLE, BATHS, THEATRE, ARENA)]
    assert points == [[5, 0, 0, 0], [2, 2, 0, 0], [0, 0, 0, 0], [2, 2, 2, 2]]


@rule("M23.17")
def test_the_last_round_ends_with_the_player_who_caused_it() -> None:
    state = table(4, start=2)
    leave(state, baths=14)
    pass_turn(state, 2)
    order = []
    for _ in range(4):
        order.append(state.waiting[0])
        play(state, "do draw_tiles")
    assert order == [3, 0, 1, 2]
    assert state.over


@rule("M23.18")
def test_drawing_from_stacks_that_run_out() -> None:
    for stacks, drawn in (({"temple": 1, "baths": 5}, [1, 1, 0, 0]), ({"baths": 5}, [0, 2, 0, 0])):
        state = table()
        leave(state, **stacks)
        play(state, "do draw_tiles")
        if len(stacks) > 1:
            play(state, "draw neighbourhood_temple")
        assert me(state).domus == drawn
    last = table()
    leave(last, baths=1)
    play(last, "do draw_tiles")
    assert last.players[0].domus == [0, 1, 0, 0]


@rule("M23.19")
def test_vertices_are_adjacent_across_a_tile() -> None:
    state = table(2, hills=("palatine", "quirinal", "aventine"))
    grid = state.box.grid
    place = rhombus(state, "6,3,L")
    assert {grid.vertex_name(v) for v in grid.wide[place]} == {"6,3", "6,4"}
    assert {grid.vertex_name(v) for v in grid.narrow[place]} == {"7,3", "5,4"}
    raise_building(state, "6,3", "fountain", -1)
    raise_building(state, "6,4", "temple", GIULIA)
    raise_building(state, "7,3", "fountain", -1)
    raise_building(state, "5,4", "temple", OTTAVIA)
    assert endgame.adjacent_fountains(state, vertex(state, "6,4")) == 2
    assert vertex(state, "7,3") not in grid.neighbours[vertex(state, "5,4")]


@rule("M23.20")
def test_the_order_of_two_sites_decides_what_a_shared_magistrate_does() -> None:
    first = put(two_sites(), "theatre", "4,5,T")
    play(first, "site 5,5")
    assert standing(first, "5,5") == f"temple {CLAUDIA}"
    assert first.players[CLAUDIA].score == 2
    play(first, "move 5,4,R")
    assert standing(first, "5,4") == "fountain"
    assert first.players[CLAUDIA].sent == [1, 0, 0, 0, 0]

    second = put(two_sites(), "theatre", "4,5,T")
    play(second, "site 5,4")
    assert standing(second, "5,4") == "fountain"
    stays = second.copy()
    play(second, "move 5,4,R")
    assert second.players[CLAUDIA].sent == [0, 0, 0, 0, 1]
    assert standing(second, "5,5") == "fountain"
    play(stays, "decline")
    assert standing(stays, "5,5") == f"temple {CLAUDIA}"


@rule("M23.21")
def test_without_a_fountain_a_site_becomes_a_plaza() -> None:
    state = four_corners(GIULIA, CLAUDIA)
    state.fountains = 0
    put(state, "arena", "6,3,L")
    assert standing(state, "6,4") == "plaza"
    assert [player.score for player in state.players] == [0, 0]
    assert [len(player.posted) for player in state.players] == [1, 1]
    assert question(state) == "take-another"
    raise_building(state, "5,4", "temple", GIULIA)
    assert endgame.adjacent_fountains(state, vertex(state, "5,4")) == 0
    run_aqueduct(state, "grey", "5,5")
    play(state, "do expand_aqueducts", f"lay {edge(state, '5,5', '6,4')}")
    assert state.players[GIULIA].coins == 0


@rule("M23.22")
def test_a_blocked_end() -> None:
    state = after_aqueduct_start()
    play(state, "do expand_aqueducts", f"lay {edge(state, '10,4', '11,3')}")
    assert line(state, "grey")[-2:] == ["11,3", "12,3"]
    assert state.view(None)["aqueducts"][0]["left"] == 8
    assert state.waiting == [CLAUDIA]
    assert refusal(state, "do expand_aqueducts") == "M6.7"
    number = state.box.grid.edge[vertex(state, "11,4"), vertex(state, "11,3")]
    assert number == state.box.grid.inner[rhombus(state, "11,3,L")]
    assert not state.side[number]


@rule("M23.23")
def test_a_bridge_space_at_the_edge_of_the_board() -> None:
    state = table()
    grid = state.box.grid
    cestian = next(bridge.triangle for bridge in state.box.bridges if bridge.id == "cestian")
    covering = [number for number, triangles in enumerate(grid.covers) if cestian in triangles]
    assert {grid.rhombus_name(number) for number in covering} == {"0,6,R", "0,6,T"}
    assert state.cover[cestian] == BARE


@rule("M23.24")
def test_rewards_after_the_final_action() -> None:
    state = table(4, start=2)
    leave(state, baths=14)
    pass_turn(state, 2)
    lay(state, "4,5,T", "temple", 3)
    lay(state, "5,4,R", "baths", 0)
    lay(state, "3,7,T", "temple", 1)
    lay(state, "4,6,R", "baths", 3)
    put(state, "arena", "5,5,L")
    assert standing(state, "5,5") == "temple 3"
    play(state, "move 4,5,T", "move 5,4,R")
    assert state.players[3].imperium[TEMPLE] == 1
    assert (state.waiting, state.players[0].imperium[TEMPLE]) == ([0], 0)
    play(state, "do draw_tiles")
    assert state.players[0].imperium[TEMPLE] == 1
    put(state, "arena", "4,7,L")
    assert standing(state, "4,7") == "temple 1"
    play(state, "move 3,7,T", "move 4,6,R", "do draw_tiles")
    assert state.over
    assert [player.imperium[TEMPLE] for player in state.players] == [1, 1, 0, 1]
    assert state.players[3].sent[TEMPLE] == 1
