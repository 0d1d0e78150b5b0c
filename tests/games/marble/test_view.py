"""What the board needs to draw the table."""

from __future__ import annotations

from groma.games.marble.state import MarbleState
from tests.games.marble.table import lay, play, put, raise_building, run_aqueduct, send, table


def city() -> MarbleState:
    """Two players, three tiles around 6,4, one building, one fountain, one aqueduct."""
    state = table(2)
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(state, place, "baths", 1 if place == "5,5,T" else -1)
    raise_building(state, "8,4", "arena", 0)
    raise_building(state, "8,5", "fountain", -1)
    run_aqueduct(state, "grey", "12,4", "11,5")
    return state


def test_the_bounds_of_the_board_tell_every_vertex() -> None:
    state = table(2)
    board = state.view(None)["board"]
    (q_first, q_last), (r_first, r_last) = board["q"], board["r"]
    low, high = board["q_plus_r"]
    told = {(q, r) for q in range(q_first, q_last + 1) for r in range(r_first, r_last + 1) if low <= q + r <= high}
    assert told == set(state.box.grid.vertices)
    assert (board["bank"][0], board["bank"][-1], len(board["bank"])) == ({"q": 7, "r": 0}, {"q": 2, "r": 10}, 15)


def test_tiles_tell_their_place_their_type_and_whose_magistrate_they_bear() -> None:
    tiles = city().view(None)["tiles"]
    assert [tile["id"] for tile in tiles] == ["5,4,L", "5,5,T", "6,4,T"]
    assert tiles[1] == {
        "id": "5,5,T",
        "place": {"q": 5, "r": 5, "o": "T"},
        "tile": "neighbourhood_baths",
        "type": "baths",
        "magistrate": 1,
    }
    assert tiles[0]["magistrate"] is None


def test_sites_tell_what_stands_there_and_whose_it_is() -> None:
    sites = {site["id"]: (site["standing"], site["owner"]) for site in city().view(None)["sites"]}
    assert sites == {"8,4": ("arena", 0), "8,5": ("fountain", None)}


def test_aqueducts_tell_their_line_from_the_source() -> None:
    grey = city().view(None)["aqueducts"][0]
    assert (grey["colour"], grey["source"], grey["left"]) == ("grey", {"q": 12, "r": 4}, 12)
    assert grey["line"] == [{"q": 12, "r": 4}, {"q": 11, "r": 5}]


def test_hills_tell_whether_they_are_in_play() -> None:
    hills = {hill["hill"]: hill["in_play"] for hill in table(2).view(None)["hills"]}
    assert [name for name, in_play in hills.items() if in_play] == ["capitoline", "aventine", "esquiline"]
    assert len(hills) == 7


def test_a_player_tells_where_the_magistrates_are() -> None:
    state = city()
    send(state, 1, "treasury")
    player = state.view(None)["players"][1]
    assert (player["magistrates"], player["sent"]["treasury"]) == (1, 1)


def test_a_tile_in_hand_is_shown_with_its_place_as_soon_as_it_is_chosen() -> None:
    state = city()
    assert state.view(1)["playing"] is None
    play(state, "do play_tile", "play neighbourhood_arena")
    assert state.view(1)["playing"] == {"seat": 0, "tile": "neighbourhood_arena", "place": None}
    play(state, "at 6,3,L")
    assert state.view(1)["playing"] == {"seat": 0, "tile": "neighbourhood_arena", "place": "6,3,L"}


def test_a_site_that_is_being_resolved_is_shown_with_its_space() -> None:
    state = put(city(), "arena", "6,3,L")
    assert state.view(0)["resolving"] == {"site": "6,4", "space": "imperium_space_baths"}
    play(state, "decline")
    assert state.view(0)["resolving"] is None
