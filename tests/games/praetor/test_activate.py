"""P11  Action: activate a city tile with a worker."""

from __future__ import annotations

from pathlib import Path

import pytest

from groma.games.praetor import Praetor
from groma.games.praetor.events import FeePaid, Gained
from groma.games.praetor.state import PraetorState
from groma.kernel import IllegalAction
from tests.games.praetor.table import (
    everyone_passes,
    favor,
    found,
    give,
    hand_turn,
    options,
    play,
    player,
    question,
    refusal,
    rewritten,
    row,
    seen_tile,
    show,
    stock,
    table,
    visit,
    workers,
)
from tests.rules import rule

WHITE, YELLOW, PURPLE, BLUE = range(4)
COLOURS = "white,yellow,purple,blue,black"
FEES = {
    "gold_mine_f": {"gold": 1},
    "sawmill_a": {"gold": 1},
    "stone_quarry_a": {"gold": 1},
    "marble_quarry_a": {"gold": 1},
    "smith_a": {"gold": 1},
    "curia_a": {"wood": 1},
    "forum_a": {"stone": 1},
    "temple_maia_a": {"gold": 2},
    "temple_apollo_a": {"gold": 2},
    "temple_pluto_a": {"gold": 2},
    "temple_mercury_a": {"gold": 2},
    "temple_venus_a": {"gold": 2},
    "colosseum_a": {"gold": 2},
    "oracle_a": {"gold": 2},
    "workers_camp_b": {"gold": 1},
    "market_b": {"gold": 1},
}
RESOURCES = ["gold", "wood", "stone", "marble", "weapons"]


def with_tile(name: str, owner: int, seats: int = 4) -> PraetorState:
    """Return a table where a tile of this owner stands in the city and seat 1 has the turn."""
    state = table(seats)
    found(state, name, 0, 2, owner=owner)
    return state


def yellows_sawmill() -> PraetorState:
    """Return the table of the rulebook's example: Yellow has just built a Sawmill, and it is Purple's turn."""
    state = table(4, colours=COLOURS)
    show(state, "sawmill_a")
    favor(state, YELLOW, 9)
    return play(state, "build sawmill_a", "worker 2", "at 0,2", "turn 1")


# Requirements


@rule("P11.1", "P14.20")
def test_exactly_the_red_and_green_tiles_of_the_city_can_be_activated() -> None:
    state = table(3)
    for x, name in enumerate(["academy_a", "labour_camp_a", "statue_a", "triumphal_arch_a", "oracle_a"]):
        found(state, name, x, 2, owner=1)
    candidates = state.options() + [action for action, _ in state.refusals()]
    tiles = [
        "gold_mine_a",
        "gold_mine_b",
        "gold_mine_c",
        "imperial_outpost_a",
        "market_a",
        "oracle_a",
        "workers_camp_a",
    ]
    assert sorted(action.target for action in candidates if action.verb == "activate") == tiles


@rule("P11.1")
def test_a_tile_of_the_display_cannot_be_activated() -> None:
    state = table(3)
    show(state, "sawmill_a")
    with pytest.raises(IllegalAction):
        play(state, "activate sawmill_a")


@rule("P11.1", "P24.4")
def test_the_worker_must_be_at_home() -> None:
    state = table()
    workers(state, 1, 2, 5)
    play(state, "activate gold_mine_b")
    assert options(state) == ["worker 2", "worker 5"]
    assert refusal(state, "worker 1") == "P11.1"


@rule("P11.1", "P11.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_worker_on_the_area_of_whatever_colour_blocks_the_tile(seat: int) -> None:
    state = table()
    visit(state, seat, "market_a", 1)
    assert refusal(state, "activate market_a") == "P11.2"


@rule("P11.2")
def test_a_tile_is_activated_once_per_round_and_again_in_the_next() -> None:
    state = play(table(), "activate gold_mine_b", "worker 1")
    hand_turn(state, 1)
    assert refusal(state, "activate gold_mine_b") == "P11.2"
    everyone_passes(state)
    hand_turn(state, 1)
    assert refusal(state, "activate gold_mine_b") == ""


# Fees


@rule("P11.3", "P5.5")
@pytest.mark.parametrize("name", FEES)
def test_the_whole_fee_goes_to_the_owner(name: str) -> None:
    state = with_tile(name, owner=2, seats=5)
    before = stock(state, 2)
    play(state, f"activate {name}", "worker 1")
    assert {resource: stock(state, 2)[resource] - before[resource] for resource in RESOURCES} == {
        resource: FEES[name].get(resource, 0) for resource in RESOURCES
    }
    paid = [event for event in state.events if isinstance(event, FeePaid)]
    assert paid == [FeePaid(1, 2, resource, amount) for resource, amount in FEES[name].items()]


@rule("P11.3")
@pytest.mark.parametrize("owner", [-1, 1])
def test_own_and_neutral_tiles_are_free(owner: int) -> None:
    state = with_tile("sawmill_a", owner)
    give(state, 1, gold=0, wood=0)
    play(state, "activate sawmill_a", "worker 3")
    assert stock(state, 1) == {"gold": 0, "wood": 3, "stone": 3, "marble": 2, "weapons": 1}
    assert [stock(state, seat)["gold"] for seat in (0, 2, 3)] == [10, 10, 10]


@rule("P11.3", "P11.10")
def test_the_worker_stands_on_the_area_until_maintenance() -> None:
    state = with_tile("sawmill_a", owner=1)
    play(state, "activate sawmill_a", "worker 3", "pass", "pass", "pass")
    assert seen_tile(state, "sawmill_a")["visitor"] == {"seat": 1, "level": 3}
    assert player(state, 1)["home"] == [0, 1, 1, 0, 0, 0, 0]
    everyone_passes(state)
    assert seen_tile(state, "sawmill_a")["visitor"] is None
    assert player(state, 1)["home"] == [0, 1, 1, 0, 1, 0, 0]


@rule("P11.4")
def test_the_fee_is_paid_before_the_effect_is_received() -> None:
    state = with_tile("gold_mine_f", owner=2)
    play(state, "activate gold_mine_f", "worker 3")
    exchange = [event for event in state.events if isinstance(event, FeePaid | Gained)]
    assert exchange == [FeePaid(1, 2, "gold", 1), Gained(1, "gold", 3)]


@rule("P11.4")
def test_at_anothers_market_the_fee_is_gone_before_the_first_trade() -> None:
    state = with_tile("market_b", owner=2)
    give(state, 1, gold=4)
    play(state, "activate market_b", "worker 1")
    assert question(state) == "trade"
    assert refusal(state, "buy marble") == "P16.1"


@rule("P11.5")
@pytest.mark.parametrize("name", FEES)
def test_who_lacks_the_fee_cannot_activate(name: str) -> None:
    state = with_tile(name, owner=2, seats=5)
    (resource, amount), *_ = FEES[name].items()
    give(state, 1, **{resource: amount - 1})
    assert refusal(state, f"activate {name}") == "P11.5"
    give(state, 1, **{resource: amount})
    assert refusal(state, f"activate {name}") == ""


@rule("P11.5")
def test_the_coming_effect_cannot_be_used_to_pay_the_fee() -> None:
    state = table()
    give(state, 1, gold=0)
    assert refusal(state, "activate gold_mine_a") == "P11.5"


@rule("P11.6")
def test_the_owner_receives_the_fee_also_after_he_has_passed() -> None:
    state = play(table(), "pass", "activate gold_mine_b", "worker 1")
    assert player(state, 1)["passed"]
    assert stock(state, 1)["gold"] == 11


@rule("P11.7")
def test_two_tiles_of_the_same_kind_can_each_be_activated() -> None:
    state = with_tile("sawmill_a", owner=1)
    found(state, "sawmill_b", 0, 3, owner=1)
    play(state, "activate sawmill_a", "worker 1")
    hand_turn(state, 1)
    play(state, "activate sawmill_b", "worker 2")
    assert stock(state, 1)["wood"] == 4 + 1 + 2


# Effects of nothing


@rule("P11.8")
def test_the_colosseum_with_one_tile_is_legal_and_lifts_nothing() -> None:
    state = with_tile("colosseum_a", owner=2)
    play(state, "activate colosseum_a", "worker 1")
    assert player(state, 1)["morale_value"] == 0
    assert seen_tile(state, "colosseum_a")["visitor"] == {"seat": 1, "level": 1}


@rule("P11.8")
def test_the_blacksmith_without_wood_is_legal_and_gives_the_level_of_its_red_area() -> None:
    state = with_tile("smith_a", owner=1)
    give(state, 1, wood=0)
    play(state, "activate smith_a", "worker 3")
    assert stock(state, 1)["weapons"] == 1
    everyone_passes(state)
    assert player(state, 1)["home"] == [0, 1, 1, 0, 1, 0, 0]


@rule("P11.8")
def test_the_market_without_a_trade_is_legal_and_gives_no_level() -> None:
    state = play(table(), "activate market_a", "worker 3", "stop")
    assert stock(state, 1) == {"gold": 10, "wood": 4, "stone": 3, "marble": 2, "weapons": 1}
    everyone_passes(state)
    assert player(state, 1)["home"] == [0, 1, 1, 1, 0, 0, 0]


# Counting


@rule("P11.9")
def test_stocks_are_counted_after_the_fee_has_been_paid(tmp_path: Path) -> None:
    path = rewritten(tmp_path, lambda tables: row(tables, "kinds", "temple_pluto").update(fee={"wood": 1}))
    state = Praetor(path).new(3, 7, {"rome_visitor": "0"})
    found(state, "temple_pluto_a", 0, 2, owner=2)
    play(state, "activate temple_pluto_a", "worker 1")
    assert state.scores()[1] == 8 + (4 - 1) + 3


@rule("P11.9")
def test_the_worker_who_activates_still_counts_as_active() -> None:
    state = with_tile("forum_a", owner=1)
    workers(state, 1, 2)
    play(state, "activate forum_a")
    assert stock(state, 1)["gold"] == 10 + 2


# Worked examples


@rule("X5", "P11.3")
def test_x5_purple_pays_yellow_one_gold_and_takes_three_wood() -> None:
    state = yellows_sawmill()
    assert (stock(state, PURPLE)["gold"], stock(state, PURPLE)["wood"], stock(state, YELLOW)["gold"]) == (10, 4, 8)
    play(state, "activate sawmill_a", "worker 3")
    assert (stock(state, PURPLE)["gold"], stock(state, PURPLE)["wood"]) == (9, 7)
    assert stock(state, YELLOW)["gold"] == 9
    everyone_passes(state)
    assert player(state, PURPLE)["home"] == [0, 1, 1, 0, 1, 0, 0]


@rule("X8", "P11.2", "P11.3")
def test_x8_blue_finds_the_sawmill_taken_and_uses_his_own_gold_mine() -> None:
    state = play(yellows_sawmill(), "activate sawmill_a", "worker 3")
    assert state.waiting == [BLUE]
    assert refusal(state, "activate sawmill_a") == "P11.2"
    play(state, "activate gold_mine_d", "worker 3")
    assert stock(state, BLUE)["gold"] == 13
    assert not any(isinstance(event, FeePaid) for event in state.events)


@rule("X23", "P11.5")
def test_x23_without_gold_purple_may_activate_only_his_own_mine() -> None:
    state = yellows_sawmill()
    found(state, "marble_quarry_a", 0, 3, owner=YELLOW)
    give(state, PURPLE, gold=0)
    assert refusal(state, "activate sawmill_a") == "P11.5"
    assert refusal(state, "activate marble_quarry_a") == "P11.5"
    assert refusal(state, "activate gold_mine_c") == ""
