"""M21  Hidden information and decisions."""

from __future__ import annotations

from random import Random

from groma.games.marble.endgame import ScoreFinally
from groma.games.marble.state import MarbleState
from tests.games.marble.table import lay, marble, options, put, table
from tests.rules import rule

SUBLICIAN = 6


def with_bridges() -> MarbleState:
    """Three players; seat 0 holds two bridge tiles, seat 1 one."""
    state = table(3)
    state.bridge_owner = [0, 1, -1, 0, -1, -1, -1]
    return state


def shown(state: MarbleState, seat: int | None) -> list[int | None]:
    """Return the values that a seat sees."""
    return [bridge["value"] for bridge in state.view(seat)["bridges"]]


@rule("M21.1")
def test_nobody_knows_the_values_on_the_board_and_of_the_removed_tile() -> None:
    for seat in (0, 1, 2, None):
        assert shown(table(3), seat) == [None] * 7
    state = table(3)
    other = table(3)
    other.bridge_value = state.bridge_value[::-1]
    assert state.view(0) == other.view(0)


@rule("M21.2")
def test_taken_values_are_known_to_their_owner_only() -> None:
    state = with_bridges()
    values = state.bridge_value
    assert shown(state, 0) == [values[0], None, None, values[3], None, None, None]
    assert shown(state, 1) == [None, values[1], None, None, None, None, None]
    assert shown(state, 2) == shown(state, None) == [None] * 7


@rule("M21.2", "M21.8")
def test_an_imagined_state_keeps_the_own_values_and_deals_the_rest_again() -> None:
    state = with_bridges()
    deals = [state.imagine(0, Random(deal)) for deal in range(60)]
    assert all(isinstance(deal, MarbleState) for deal in deals)
    values = [deal.bridge_value for deal in deals if isinstance(deal, MarbleState)]
    assert {(dealt[0], dealt[3]) for dealt in values} == {(state.bridge_value[0], state.bridge_value[3])}
    assert all(sorted(dealt) == sorted(state.bridge_value) for dealt in values)
    for place in (1, 2, 4, 5, 6, 7):
        assert len({dealt[place] for dealt in values}) > 1


@rule("M21.3")
def test_everything_else_is_open() -> None:
    state = table(3)
    lay(state, "5,4,L", "arena", 1)
    state.players[1].atrium, state.players[1].domus = [1, 2, 3, 4], [0, 1, 0, 1]
    views = [state.view(seat) for seat in (0, 1, 2, None)]
    for view in views:
        view["seat"] = None
    assert views[0] == views[1] == views[2] == views[3]
    assert views[0]["players"][1]["atrium"]["neighbourhood_arena"] == 4
    assert views[0]["stacks"]["neighbourhood_temple"] == state.stacks[0]
    assert views[0]["tiles"][0]["magistrate"] == 1


@rule("M21.4")
def test_chance_enters_only_at_set_up() -> None:
    state, rng = marble().new(3, 5), Random(5)
    drawn = state.chance.drawn
    assert drawn > 0
    while not state.over:
        state.play(rng.choice(state.options()))
    assert state.chance.drawn == drawn


@rule("M21.7")
def test_a_player_without_a_magistrate_in_the_site_is_not_asked() -> None:
    state = table(3)
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(state, place, "baths", 2 if place == "5,4,L" else -1)
    put(state, "arena", "6,3,L")
    assert state.waiting == [2]
    assert "decline" in options(state)


@rule("M21.8")
def test_who_holds_which_bridge_tile_and_the_list_of_values_are_public() -> None:
    view = with_bridges().view(2)
    assert [bridge["owner"] for bridge in view["bridges"]] == [0, 1, None, 0, None, None, None]
    assert view["players"][0]["bridges"] == ["milvian", "fabrician"]
    assert view["bridge_values"] == [1, 1, 2, 2, 3, 3, 4, 4]


@rule("M21.9")
def test_final_scoring_reveals_every_bridge_tile() -> None:
    state = with_bridges()
    state.agenda = [ScoreFinally()]
    state.events = []
    state.advance()
    revealed = [event.fields() for event in state.events if event.kind() == "bridge-revealed"]
    assert [event["bridge"] for event in revealed] == ["milvian", "neronian", "fabrician"]
    assert all(event.seen_by(2) for event in state.events)
    for seat in (0, 1, 2, None):
        assert shown(state, seat) == state.bridge_value[:7]
    assert state.scores()[2] == 0
