"""M19, M20  Final scoring and the winner."""

from __future__ import annotations

import pytest

from groma.games.marble import endgame
from groma.games.marble.components import TEMPLE, TYPES
from groma.games.marble.endgame import ScoreFinally
from groma.games.marble.state import BUILDINGS, MarbleState
from tests.games.marble.table import grant, lay, raise_building, run_aqueduct, send, table
from tests.rules import rule


def finish(state: MarbleState) -> MarbleState:
    """Let the final scoring follow at once."""
    state.agenda = [ScoreFinally()]
    state.events = []
    state.advance()
    return state


@rule("M19.1")
def test_the_order_of_the_final_scoring() -> None:
    state = table(2)
    state.bridge_owner = [0] * 7
    raise_building(state, "6,4", "temple", 0)
    raise_building(state, "6,5", "fountain", -1)
    run_aqueduct(state, "grey", "12,4", "6,4")
    state.players[0].coins = 1
    grant(state, 0, temple=1, arena=2)
    finish(state)
    told = [event.fields() for event in state.events if event.kind() in ("scored", "imperium-scored")]
    sources = [fields.get("source", fields.get("imperium")) for fields in told]
    assert sources == ["bridges", "aqueducts", "fountains", "coins", "most_coins", "imperium_temple", "imperium_arena"]
    assert state.over


@rule("M19.2")
def test_bridges_score_their_values() -> None:
    state = table(3)
    state.bridge_value = [1, 2, 3, 4, 1, 2, 3, 4]
    state.bridge_owner = [0, 1, 0, 1, -1, -1, 1]
    assert endgame.bridge_points(state) == [4, 9, 0]


@rule("M19.3")
def test_each_connected_building_scores_2_for_its_owner() -> None:
    state = table(3)
    raise_building(state, "6,4", "arena", 1)
    raise_building(state, "6,5", "temple", 1)
    raise_building(state, "5,5", "baths", 2)
    raise_building(state, "4,5", "baths", 2)
    run_aqueduct(state, "grey", "6,4", "6,5", "5,5")
    assert endgame.aqueduct_points(state) == [0, 4, 2]


@rule("M19.5", "M14.6")
def test_each_adjacent_fountain_scores_1_for_the_owner_of_a_building() -> None:
    state = table(2)
    raise_building(state, "6,4", "temple", 0)
    raise_building(state, "8,4", "temple", 1)
    for name in ("6,5", "7,4", "5,4"):
        raise_building(state, name, "fountain", -1)
    assert endgame.fountain_points(state) == [3, 1]


@rule("M19.6")
def test_each_coin_scores_1() -> None:
    state = table(3)
    for player, coins in zip(state.players, (4, 1, 0), strict=True):
        player.coins = coins
    assert endgame.coin_points(state) == [4, 1, 0]


@rule("M19.7", "M19.8")
@pytest.mark.parametrize(("coins", "points"), [((4, 1, 0), [2, 0, 0]), ((4, 1, 4), [2, 0, 2]), ((0, 0, 0), [0, 0, 0])])
def test_the_most_coins_score_2_more_for_everyone_tied(coins: tuple[int, ...], points: list[int]) -> None:
    state = table(3)
    for player, number in zip(state.players, coins, strict=True):
        player.coins = number
    assert endgame.most_coins_points(state) == points


@rule("M19.9", "M19.10", "M19.11")
@pytest.mark.parametrize(("tiles", "points"), [((3, 1, 0), [5, 0, 0]), ((2, 0, 2), [2, 0, 2]), ((0, 0, 0), [0, 0, 0])])
def test_the_most_imperium_of_a_type(tiles: tuple[int, ...], points: list[int]) -> None:
    for kind in range(len(TYPES)):
        state = table(3)
        for player, number in zip(state.players, tiles, strict=True):
            player.imperium[kind] = number
        assert endgame.imperium_points(state, kind) == points


@rule("M19.12")
def test_unplayed_tiles_magistrates_and_cubes_are_worth_nothing() -> None:
    state = table(2)
    state.players[0].atrium = [5, 5, 5, 5]
    state.players[0].cubes = 3
    send(state, 0, "temple", 2)
    lay(state, "5,4,L", seat=0)
    assert finish(state).scores() == [0, 0]


@rule("M19.12")
def test_only_unspent_imperium_counts() -> None:
    state = table(2)
    grant(state, 0, temple=1)
    state.players[0].imperium[TEMPLE] -= 1
    state.imperium[TEMPLE] += 1
    assert endgame.imperium_points(state, TEMPLE) == [0, 0]


@rule("M3.17")
def test_scores_have_no_upper_end() -> None:
    state = table(2)
    state.players[0].score = 1000
    state.players[0].earned[BUILDINGS] = 1000
    state.players[0].coins = 5
    assert finish(state).scores() == [1007, 0]


@rule("M20.1")
def test_most_points_win() -> None:
    state = table(3)
    state.players[1].coins = 3
    assert finish(state).winners() == [1]


@rule("M20.2")
def test_a_tie_goes_to_the_most_buildings() -> None:
    state = table(3)
    raise_building(state, "6,4", "temple", 2)
    assert finish(state).scores() == [0, 0, 0]
    assert state.winners() == [2]


@rule("M20.3")
def test_then_to_the_most_imperium() -> None:
    state = table(2)
    for seat in (0, 1):
        raise_building(state, f"6,{4 + seat}", "temple", seat)
    grant(state, 0, temple=2, baths=1)
    grant(state, 1, temple=1, baths=3)
    assert finish(state).scores() == [5, 5]
    assert state.winners() == [1]


@rule("M20.4")
def test_then_the_victory_is_shared() -> None:
    state = finish(table(3))
    assert state.winners() == [0, 1, 2]


def test_nobody_has_won_before_the_end() -> None:
    state = table(2)
    state.players[0].coins = 3
    assert state.winners() == []
