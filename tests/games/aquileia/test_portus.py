"""Q13  Portus, and examples X4 and X10."""

from __future__ import annotations

import pytest

from groma.games.aquileia.events import CoinStolen, DiceRolled
from groma.games.aquileia.state import AquileiaState
from tests.games.aquileia.table import (
    begin_actions,
    everybody,
    give,
    load_dice,
    logged,
    occupy,
    options,
    own,
    play,
    question,
    supply,
    table,
)
from tests.rules import rule

STEFANO, WALTER, GIORGIO, CHICCO = range(4)


def harbour(spaces: dict[str, int], faces: str = "") -> AquileiaState:
    """Return the Portus with henchmen and the coins under them, supplies empty, before the latro rolls."""
    state = table()
    everybody(state)
    for name, seat in spaces.items():
        occupy(state, seat, f"portus_{name}")
    load_dice(state, faces)
    return state


@rule("X4.1", "X4.2", "X4.3", "X4.4", "X4.5")
def test_the_example_of_the_harbour() -> None:
    state = harbour({"latro": WALTER, "bronze": CHICCO, "silver": STEFANO, "gold": GIORGIO}, "bg")
    give(state, CHICCO, 0, 0, 1)
    give(state, GIORGIO, 0, 2, 2)
    give(state, STEFANO, 0, 1, 0)
    own(state, CHICCO, "bank_gold_silver", "shop_wine_merchant")
    own(state, STEFANO, "bank_bronze", "shop_potter")
    begin_actions(state)
    assert supply(state, WALTER) == (1, 0, 1)
    assert state.waiting == [CHICCO]
    play(state, "activate")
    assert (supply(state, CHICCO), state.players[CHICCO].score) == ((1, 1, 0), 4)
    assert state.waiting == [STEFANO]
    play(state, "activate")
    assert (supply(state, STEFANO), state.players[STEFANO].score) == ((0, 1, 2), 2)
    assert state.round == 2
    assert (supply(state, GIORGIO), state.players[GIORGIO].score) == ((0, 2, 2), 0)


@rule("X10.1", "Q13.6")
def test_two_dice_of_one_metal_give_one_coin() -> None:
    state = begin_actions(harbour({"latro": 0, "bronze": 1, "silver": 2}, "ss"))
    assert supply(state, 0) == (0, 1, 0)
    assert state.deposits == [0, 0, 1]


@rule("X10.2", "Q13.5")
def test_a_die_without_a_coin_of_its_metal_gives_nothing() -> None:
    state = begin_actions(harbour({"latro": 0, "bronze": 1}, "gs"))
    assert supply(state, 0) == (0, 0, 0)
    assert state.deposits == [0, 0, 1]


@rule("Q13.3", "Q7.9")
def test_the_latro_rolls_two_red_dice() -> None:
    state = harbour({"latro": 0, "bronze": 1})
    begin_actions(state)
    rolls = [event for event in state.events if isinstance(event, DiceRolled)]
    assert [(roll.seat, roll.die, roll.gold + roll.silver + roll.bronze) for roll in rolls] == [(0, "red_die", 2)]


@rule("Q13.4")
def test_the_latro_takes_the_coins_of_both_dice() -> None:
    state = harbour({"latro": 0, "bronze": 1, "gold": 2}, "gb")
    begin_actions(state)
    assert supply(state, 0) == (1, 0, 1)
    assert [event for event in state.events if isinstance(event, CoinStolen)] == [
        CoinStolen(0, 2, "gold"),
        CoinStolen(0, 1, "bronze"),
    ]


@rule("Q13.7")
def test_the_latro_takes_a_coin_of_his_own_back_into_his_supply() -> None:
    state = harbour({"latro": 0, "silver": 0}, "sg")
    begin_actions(state)
    assert supply(state, 0) == (0, 1, 0)
    assert options(state) == ["decline", "activate"]
    play(state, "activate")
    assert supply(state, 0) == (0, 0, 0)


@rule("Q13.8")
def test_the_latro_takes_nothing_from_supplies_or_the_bank() -> None:
    state = harbour({"latro": 0}, "gs")
    for seat in (1, 2, 3):
        give(state, seat, 5, 5, 5)
    begin_actions(state)
    assert supply(state, 0) == (0, 0, 0)
    assert [supply(state, seat) for seat in (1, 2, 3)] == [(5, 5, 5)] * 3


@rule("Q13.9")
@pytest.mark.parametrize("metal", ["gold", "silver", "bronze"])
def test_the_coin_under_the_henchman_pays_for_the_activation(metal: str) -> None:
    state = harbour({metal: 1})
    give(state, 1, 1, 1, 1)
    begin_actions(state)
    play(state, "activate")
    assert supply(state, 1) == (1, 1, 1)
    assert state.deposits == [0, 0, 0]


@rule("Q13.9")
def test_a_stolen_coin_is_replaced_from_the_supply() -> None:
    state = harbour({"latro": 0, "silver": 1}, "ss")
    give(state, 1, 0, 2, 0)
    own(state, 1, "shop_potter")
    begin_actions(state)
    play(state, "activate")
    assert (supply(state, 1), state.players[1].score) == ((0, 1, 0), 2)


@rule("Q13.10")
def test_every_shop_and_private_bank_is_activated_once() -> None:
    state = harbour({"gold": 1})
    own(state, 1, "shop_weaver", "shop_amber_carver", "bank_gold", "bank_gold_bronze", "villa_blue_2")
    begin_actions(state)
    play(state, "activate")
    assert (supply(state, 1), state.players[1].score) == ((2, 0, 1), 11)


@rule("Q13.11")
def test_who_cannot_pay_activates_nothing_and_is_not_asked() -> None:
    state = harbour({"latro": 0, "silver": 1}, "ss")
    give(state, 1, 5, 0, 5)
    own(state, 1, "shop_potter")
    begin_actions(state)
    assert state.round == 2
    assert (supply(state, 1), state.players[1].score) == ((5, 0, 5), 0)


@rule("Q13.12", "Q17.10")
def test_who_declines_takes_his_coin_back() -> None:
    state = harbour({"silver": 1})
    own(state, 1, "shop_potter")
    begin_actions(state)
    assert options(state) == ["decline", "activate"]
    play(state, "decline")
    assert (supply(state, 1), state.players[1].score) == ((0, 1, 0), 0)


@rule("Q13.12")
def test_who_declines_after_a_theft_gets_nothing_back() -> None:
    state = harbour({"latro": 0, "silver": 1}, "ss")
    give(state, 1, 0, 1, 0)
    begin_actions(state)
    logged(state, "decline")
    assert supply(state, 1) == (0, 1, 0)


@rule("Q13.13")
def test_a_player_without_buildings_may_pay_or_not() -> None:
    state = harbour({"gold": 1})
    begin_actions(state)
    assert (question(state), options(state)) == ("activate-buildings", ["decline", "activate"])


@rule("Q13.10", "Q12.13")
def test_the_buildings_of_others_stay_idle() -> None:
    state = harbour({"gold": 1})
    own(state, 2, "shop_potter", "bank_gold")
    begin_actions(state)
    play(state, "activate")
    assert (supply(state, 2), state.players[2].score) == ((0, 0, 0), 0)
