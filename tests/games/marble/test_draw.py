"""M7  Action: draw tiles."""

from __future__ import annotations

from groma.games.marble.components import BATHS, TEMPLE
from tests.games.marble.table import leave, me, only, options, play, refresh, refusal, table
from tests.rules import rule


@rule("M7.1")
def test_a_draw_takes_two_tiles_of_different_colours() -> None:
    state = play(table(), "do draw_tiles", "draw neighbourhood_temple")
    assert refusal(state, "draw neighbourhood_temple") == "M7.1"
    play(state, "draw neighbourhood_baths")
    assert state.players[0].domus == [1, 1, 0, 0]
    assert state.stacks == [12, 14, 11, 9]


@rule("M7.2")
def test_the_player_chooses_any_colour_that_is_left() -> None:
    state = table()
    leave(state, temple=3, arena=2, theatre=1)
    play(state, "do draw_tiles")
    assert set(options(state)) == {f"draw neighbourhood_{kind}" for kind in ("temple", "arena", "theatre")}
    assert refusal(state, "draw neighbourhood_baths") == "M7.2"


@rule("M7.3")
def test_the_last_colour_is_drawn_twice() -> None:
    state = table()
    leave(state, baths=5)
    play(state, "do draw_tiles")
    assert (me(state).domus[BATHS], state.stacks[BATHS]) == (2, 3)


@rule("M7.4")
def test_the_last_tile_is_drawn_alone() -> None:
    state = table()
    leave(state, baths=1)
    play(state, "do draw_tiles")
    assert (me(state).domus[BATHS], state.stacks[BATHS]) == (1, 0)


@rule("M7.5")
def test_drawn_tiles_cannot_be_played_in_the_same_turn() -> None:
    state = table()
    only(state, 0, arena=1, baths=1)
    play(state, "do draw_tiles", "draw neighbourhood_temple", "draw neighbourhood_baths", "do play_tile")
    assert set(options(state)) == {"play neighbourhood_arena", "play neighbourhood_baths"}
    assert refusal(state, "play neighbourhood_temple") == "M7.5"
    assert refusal(state, "play neighbourhood_theatre") == "M10.1"


@rule("M7.6")
def test_a_second_draw_may_repeat_the_colours_of_the_first() -> None:
    state = table()
    play(state, "do draw_tiles", "draw neighbourhood_temple", "draw neighbourhood_baths", "do draw_tiles")
    assert {"draw neighbourhood_temple", "draw neighbourhood_baths"} < set(options(state))
    play(state, "draw neighbourhood_baths", "draw neighbourhood_temple")
    assert state.players[0].atrium[TEMPLE] == state.players[0].atrium[BATHS] == 3


@rule("M7.7")
def test_any_number_of_tiles_may_be_held() -> None:
    state = table()
    only(state, 0, temple=9, baths=9, theatre=9, arena=9)
    refresh(state)
    play(state, "do draw_tiles", "draw neighbourhood_temple", "draw neighbourhood_arena")
    assert sum(state.players[0].domus) == 2
