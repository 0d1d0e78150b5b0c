"""M10, M12  Action: play a tile; bridges."""

from __future__ import annotations

from groma.games.marble.components import TYPES
from groma.games.marble.state import NOBODY, MarbleState
from tests.games.marble.table import (
    edge,
    lay,
    line,
    only,
    options,
    pass_turn,
    play,
    put,
    question,
    refusal,
    rhombus,
    run_aqueduct,
    send,
    standing,
    table,
)
from tests.rules import rule

SUBLICIAN = 6


def at_the_tiber() -> MarbleState:
    """A city of two players beside the Sublician bridge; the tile 1,9,L covers its space."""
    state = table(2)
    lay(state, "2,8,L")
    return state


@rule("M10.1")
def test_a_tile_of_the_atrium_goes_to_the_chosen_place() -> None:
    state = table()
    only(state, 0, arena=2, theatre=1)
    play(state, "do play_tile")
    assert set(options(state)) == {"play neighbourhood_arena", "play neighbourhood_theatre"}
    play(state, "play neighbourhood_arena", "at 5,4,L", "decline")
    place = rhombus(state, "5,4,L")
    assert state.placed == [place]
    assert [state.cover[triangle] for triangle in state.box.grid.covers[place]] == [place, place]
    assert TYPES[state.type_of[place]] == "arena"
    assert state.players[0].atrium == [0, 0, 1, 1]


@rule("M10.2")
def test_every_placement_offered_or_refused_lies_in_the_city() -> None:
    state = play(table(), "do play_tile", "play neighbourhood_temple")
    named = [*state.options(), *[action for action, _ in state.refusals()]]
    assert len(named) == 268
    assert "at 0,6,L" not in {action.notation for action in named}


@rule("M10.3")
def test_no_tile_lies_on_another_or_on_a_hill() -> None:
    state = table()
    lay(state, "5,4,L")
    play(state, "do play_tile", "play neighbourhood_temple")
    for covered in ("5,4,L", "5,4,R", "5,4,T", "4,4,R", "4,4,T", "4,4,L"):
        assert refusal(state, f"at {covered}") == "M10.3"


@rule("M10.4", "M10.7")
def test_the_first_tile_must_touch_a_hill() -> None:
    state = play(table(), "do play_tile", "play neighbourhood_temple")
    assert refusal(state, "at 7,3,R") == "M10.4"


@rule("M10.5")
def test_a_corner_of_a_tile_is_not_contact_enough() -> None:
    state = table()
    lay(state, "5,4,L")
    play(state, "do play_tile", "play neighbourhood_temple")
    assert refusal(state, "at 6,3,R") == "M10.5"
    assert refusal(state, "at 8,1,R") == "M10.4"
    assert refusal(state, "at 5,3,R") == ""


@rule("M10.6")
def test_the_board_edge_a_bridge_and_an_aqueduct_give_no_contact() -> None:
    state = table()
    run_aqueduct(state, "white", "10,0", "9,1", "8,2")
    play(state, "do play_tile", "play neighbourhood_temple")
    for lonely in ("6,0,R", "0,6,R", "8,1,R", "11,0,R", "7,2,R"):
        assert refusal(state, f"at {lonely}") == "M10.4"


@rule("M10.7")
def test_any_hill_may_be_started_at_any_time() -> None:
    state = table()
    for place in ("5,4,L", "5,5,T", "6,4,R"):
        lay(state, place)
    play(state, "do play_tile", "play neighbourhood_temple")
    for hill in (1, 2):
        triangle = state.box.hills[state.hills[hill]].triangle
        places = {f"at {state.box.grid.rhombus_name(place)}" for place in state.box.grid.beside_triangle[triangle]}
        assert places <= set(options(state))


@rule("M10.8")
def test_every_colour_has_the_same_places() -> None:
    state = table()
    lay(state, "5,4,L", "arena")
    offered = [play(state.copy(), "do play_tile", f"play neighbourhood_{kind}").options() for kind in TYPES]
    assert all(places == offered[0] for places in offered)


@rule("M10.9")
def test_one_magistrate_of_the_atrium_may_go_with_the_tile() -> None:
    state = play(table(), "do play_tile", "play neighbourhood_temple", "at 5,4,L")
    assert set(options(state)) == {"magistrate", "decline"}
    alone = play(state.copy(), "decline")
    play(state, "magistrate")
    assert (state.players[0].magistrates, state.magistrate[rhombus(state, "5,4,L")]) == (2, 0)
    assert isinstance(alone, type(state))
    assert (alone.players[0].magistrates, alone.magistrate[rhombus(state, "5,4,L")]) == (3, NOBODY)


@rule("M10.10")
def test_no_magistrate_enters_a_tile_later() -> None:
    state = put(table(), "temple", "5,4,L")
    put(state, "baths", "5,5,T", magistrate=True)
    assert state.magistrate[rhombus(state, "5,4,L")] == NOBODY
    assert state.players[0].posted == [rhombus(state, "5,5,T")]
    assert not any(option.startswith("magistrate") for option in options(state))


@rule("M10.11")
def test_without_a_magistrate_in_the_atrium_none_is_asked_for() -> None:
    state = table()
    send(state, 0, "treasury", 3)
    play(state, "do play_tile", "play neighbourhood_temple", "at 5,4,L")
    assert question(state) == "take-another"
    assert state.magistrate[rhombus(state, "5,4,L")] == NOBODY


@rule("M10.14")
def test_a_corner_of_a_hill_is_not_contact_enough() -> None:
    state = play(table(), "do play_tile", "play neighbourhood_temple")
    assert refusal(state, "at 5,4,R") == "M10.14"
    assert refusal(state, "at 7,3,R") == "M10.4"
    assert refusal(state, "at 5,4,L") == ""


@rule("M10.12", "M13.3")
def test_an_aqueduct_starts_before_the_sites_of_its_tile_are_resolved() -> None:
    state = table(2)
    for place in ("10,5,R", "10,4,R", "11,3,L"):
        lay(state, place, "temple", 0 if place == "10,4,R" else NOBODY)
    put(state, "baths", "11,4,T")
    assert question(state) == "lay-piece"
    assert (standing(state, "11,4"), state.players[0].score) == ("", 0)
    for one, other in (("12,4", "11,5"), ("11,5", "11,4"), ("11,4", "10,4")):
        assert standing(state, "11,4") == ""
        play(state, f"lay {edge(state, one, other)}")
    assert len(line(state, "grey")) == 4
    assert standing(state, "11,4") == "temple 0"


@rule("M10.12")
def test_a_bridge_is_taken_before_the_sites_of_its_tile_are_resolved() -> None:
    state = table(2)
    for place in ("2,8,R", "1,8,R", "0,9,T"):
        lay(state, place)
    put(state, "baths", "1,9,L")
    told = [event.kind() for event in state.events]
    assert told == ["placed", "bridge-taken", "bridge-seen", "site-completed", "fountain-placed"]


@rule("M10.15")
def test_the_magistrate_is_decided_before_the_bridge_is_seen() -> None:
    state = play(at_the_tiber(), "do play_tile", "play neighbourhood_temple", "at 1,9,L")
    assert question(state) == "choose-magistrate"
    assert (state.view(0)["bridges"][SUBLICIAN]["owner"], state.view(0)["bridges"][SUBLICIAN]["value"]) == (None, None)
    play(state, "decline")
    assert state.view(0)["bridges"][SUBLICIAN]["value"] == state.bridge_value[SUBLICIAN]


@rule("M12.1")
def test_whoever_covers_a_bridge_space_takes_its_tile_at_once() -> None:
    state = put(at_the_tiber(), "temple", "1,9,L")
    assert state.bridge_owner == [NOBODY] * 6 + [0]
    assert state.view(None)["players"][0]["bridges"] == ["sublician"]


@rule("M12.2")
def test_only_the_owner_looks_at_the_value() -> None:
    state = put(at_the_tiber(), "temple", "1,9,L")
    values = [state.view(seat)["bridges"][SUBLICIAN]["value"] for seat in (0, 1, None)]
    assert values == [state.bridge_value[SUBLICIAN], None, None]
    seen = [event for event in state.events if event.kind() == "bridge-seen"]
    assert [event.audience() for event in seen] == [[0]]


@rule("M12.3")
def test_the_owner_may_look_again_at_any_time() -> None:
    state = put(at_the_tiber(), "temple", "1,9,L")
    pass_turn(state, 0)
    assert state.waiting == [1]
    assert state.view(0)["bridges"][SUBLICIAN]["value"] == state.bridge_value[SUBLICIAN]


@rule("M12.4", "M3.12")
def test_a_bridge_tile_does_not_hinder_a_placement() -> None:
    state = play(at_the_tiber(), "do play_tile", "play neighbourhood_temple")
    assert refusal(state, "at 1,9,L") == ""


@rule("M3.12")
def test_a_covered_bridge_space_has_no_tile_left() -> None:
    state = put(at_the_tiber(), "temple", "1,9,L")
    assert state.bridge_owner.count(NOBODY) == 6
    assert [state.bridge_owner[bridge] for bridge in range(6)] == [NOBODY] * 6
