"""Which answers lead on to a further question of the same turn: known positions of each game."""

from __future__ import annotations

import groma
from groma.kernel import State
from tests.games.architects import table as architects
from tests.games.marble import table as marble


def leading_on(state: State) -> dict[str, bool]:
    """Tell of each answer to the question of now whether it leads on."""
    return {action.notation: state.leads_on(action) for action in state.options()}


def test_building_in_praetor_asks_where_and_passing_ends_the_turn() -> None:
    leads_on = leading_on(groma.game("praetor").new(3, 7))
    building = [leads_on[notation] for notation in leads_on if notation.startswith("build")]
    assert building
    assert all(building)
    assert not leads_on["pass"]


def test_the_way_round_ends_a_turn_of_praetor() -> None:
    state = groma.game("praetor").new(3, 7)
    while state.options()[0].verb != "turn":
        state.play(next(action for action in state.options() if action.verb in ("build", "worker", "at")))
    assert set(leading_on(state).values()) == {False}


def test_a_place_of_architects_leads_on_only_where_there_is_something_to_choose() -> None:
    leads_on = leading_on(architects.table(2))
    assert [leads_on[f"place {place}"] for place in ("town_centre", "market_middle")] == [True, True]
    assert [leads_on[f"place {place}"] for place in ("forest", "market_small")] == [False, False]


def test_the_only_capture_of_architects_ends_the_turn() -> None:
    state = architects.play(architects.put(architects.table(2), 1, "forest", 2), "place town_centre")
    assert leading_on(state)["capture forest-green"] is False


def test_a_secret_answer_counts_as_final() -> None:
    state = groma.game("architects").new(3, 7)
    assert sorted(state.waiting) == [0, 1, 2]
    assert set(leading_on(state).values()) == {False}


def test_a_henchman_of_aquileia_ends_the_turn() -> None:
    assert set(leading_on(groma.game("aquileia").new(3, 7)).values()) == {False}


def test_the_last_tile_of_the_first_action_of_marble_leads_on_to_the_second_action_but_that_of_the_second_ends() -> (
    None
):
    state = marble.play(marble.table(3), "do draw_tiles", "draw neighbourhood_temple")
    assert leading_on(state)["draw neighbourhood_baths"]
    marble.play(state, "draw neighbourhood_baths", "do draw_tiles", "draw neighbourhood_temple")
    assert not leading_on(state)["draw neighbourhood_baths"]
