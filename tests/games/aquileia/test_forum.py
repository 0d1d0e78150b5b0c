"""Q12  Building in the Forum, and example X9."""

from __future__ import annotations

import pytest

from groma.games.aquileia.state import LOTS, NOBODY, AquileiaState
from tests.games.aquileia.table import (
    begin_actions,
    card,
    give,
    hand,
    held,
    lot,
    occupy,
    options,
    own,
    play,
    question,
    refusal,
    supply,
    table,
)
from tests.rules import rule


def building(*cards: str, gold: int = 0, silver: int = 0, bronze: int = 0, spaces: int = 1) -> AquileiaState:
    """Return the moment in which seat 1 builds in the Forum."""
    state = table()
    give(state, 1, gold, silver, bronze)
    hand(state, 1, *cards)
    occupy(state, 1, *[f"forum_{number}" for number in range(1, spaces + 1)])
    return begin_actions(state)


@rule("X9.1", "X9.2")
def test_the_example_of_the_glassblower() -> None:
    state = building("servi_2", gold=1, silver=1, bronze=2)
    play(state, "build shop_glassblower", "pay servi_2")
    assert supply(state, 1) == (0, 1, 1)
    assert held(state, 1) == {}
    assert state.discards[0] == [card(state, "servi_2")]
    assert state.view(1)["players"][1]["houses"] == 8
    assert state.players[1].score == 1


@rule("X9.3")
def test_the_example_of_the_bank() -> None:
    state = building(silver=1, bronze=1)
    play(state, "build bank_silver_bronze")
    assert (supply(state, 1), state.players[1].score) == ((0, 0, 0), 3)


@rule("X9.4", "Q12.9")
def test_the_example_of_two_slaves() -> None:
    state = building("servi_1", "servi_1", "servi_2", gold=1, silver=1)
    play(state, "build shop_goldsmith")
    assert options(state) == ["pay servi_1", "pay servi_2"]
    one = state.copy()
    play(one, "pay servi_2")
    assert held(one, 1) == {"servi_1": 2}
    play(state, "pay servi_1")
    assert options(state) == ["pay servi_1"]
    assert refusal(state, "pay servi_2") == "Q12.9"
    play(state, "pay servi_1")
    assert held(state, 1) == {"servi_2": 1}


@rule("Q12.2", "Q17.9")
def test_each_forum_henchman_builds_one_building() -> None:
    state = building(bronze=9, spaces=2)
    play(state, "build shop_potter")
    assert (question(state), state.resolving) == ("choose-lot", 13)
    play(state, "build bank_silver")
    assert state.round == 2
    assert len(state.players[1].lots) == 2


@rule("Q12.3")
def test_building_pays_the_cost_and_puts_a_house_on_the_lot() -> None:
    state = building(gold=1)
    play(state, "build villa_yellow_2")
    assert supply(state, 1) == (0, 0, 0)
    assert state.owner[lot(state, "villa_yellow_2")] == 1
    assert state.players[1].lots == [lot(state, "villa_yellow_2")]


@rule("Q4.3", "Q4.4", "Q12.3")
def test_a_lot_needs_coins_of_exactly_its_metals() -> None:
    state = building(gold=9, silver=1)
    assert refusal(state, "build shop_potter") == "Q4.4"
    assert refusal(state, "build bank_bronze") == ""
    assert refusal(state, "build villa_blue_4") == "Q4.4"


@rule("Q12.6")
@pytest.mark.parametrize(("name", "points"), [("shop_potter", 1), ("bank_silver", 2), ("villa_white_2", 0)])
def test_some_lots_score_at_once(name: str, points: int) -> None:
    state = building(bronze=2)
    play(state, f"build {name}")
    assert state.players[1].score == state.players[1].earned[LOTS] == points


@rule("Q12.8")
def test_slaves_are_paid_with_servi_cards_whose_symbols_suffice() -> None:
    state = building("servi_1", gold=2, silver=2)
    assert refusal(state, "build shop_dyer") == ""
    assert refusal(state, "build shop_goldsmith") == "Q12.8"


@rule("Q12.8")
def test_weapons_are_no_slaves() -> None:
    assert refusal(building("weapon_3", "gold_horse_2", gold=2), "build shop_dyer") == "Q12.8"


@rule("Q12.8", "Q16.1")
def test_surplus_symbols_are_lost_and_paid_cards_discarded() -> None:
    state = building("servi_2", "servi_2", silver=3)
    play(state, "build shop_weaver", "pay servi_2")
    assert held(state, 1) == {"servi_2": 1}
    assert state.discards[0] == [card(state, "servi_2")]
    assert state.owner[lot(state, "shop_weaver")] == 1


@rule("Q12.9")
@pytest.mark.parametrize(
    ("cards", "payments"),
    [
        (["servi_1"] * 4, [(4, 0)]),
        (["servi_2"] * 2, [(0, 2)]),
        (["servi_1"] * 2 + ["servi_2"] * 2, [(0, 2), (2, 1)]),
        (["servi_1"] + ["servi_2"] * 2, [(0, 2)]),
        (["servi_1"] * 4 + ["servi_2"] * 2, [(0, 2), (2, 1), (4, 0)]),
    ],
)
def test_four_slaves_are_paid_by_sets_without_a_needless_card(
    cards: list[str], payments: list[tuple[int, int]]
) -> None:
    state = building(*cards, gold=2, silver=2)
    play(state, "build villa_purple_10")
    assert _payments(state) == payments


@rule("Q12.9")
def test_the_way_of_paying_never_leads_to_a_dead_end() -> None:
    state = building("servi_1", "servi_2", "servi_2", gold=2, silver=2)
    play(state, "build villa_purple_10")
    assert refusal(state, "pay servi_1") == "Q12.9"


def _payments(state: AquileiaState) -> list[tuple[int, int]]:
    """Return all sets of cards with which a debt can be settled, as numbers of ones and twos."""
    found: set[tuple[int, int]] = set()
    before = state.players[1].hand[:2]
    waiting = [state]
    while waiting:
        each = waiting.pop()
        if each.round > 1:
            after = each.players[1].hand
            found.add((before[0] - after[0], before[1] - after[1]))
            continue
        waiting += [play(each.copy(), notation) for notation in options(each)]
    return sorted(found)


@rule("Q7.10", "Q12.8")
def test_the_cards_are_asked_for_even_if_there_is_one_way_to_pay() -> None:
    state = building("servi_2", gold=1)
    play(state, "build shop_dyer")
    assert (question(state), options(state)) == ("pay-slaves", ["pay servi_2"])


@rule("Q12.11")
def test_without_a_house_left_nothing_can_be_built() -> None:
    state = building(bronze=9)
    own(state, 1, *[each.id for each in state.box.lots if each.kind == 2][:9])
    assert state.view(1)["players"][1]["houses"] == 0
    assert refusal(state, "build shop_potter") == "Q12.11"


@rule("Q12.13")
def test_building_does_not_activate() -> None:
    state = building(silver=1)
    play(state, "build bank_bronze")
    assert supply(state, 1) == (0, 0, 0)


@rule("Q12.14")
def test_a_villa_scores_nothing_when_built() -> None:
    state = building("servi_2", "servi_2", gold=1, silver=3, bronze=1)
    play(state, "build villa_blue_10", "pay servi_2", "pay servi_2")
    assert state.owner[lot(state, "villa_blue_10")] == 1
    assert state.players[1].score == 0


@rule("Q12.15")
def test_each_building_is_paid_with_what_is_then_left() -> None:
    state = building(bronze=3, spaces=2)
    play(state, "build shop_potter")
    assert supply(state, 1) == (0, 0, 1)
    assert options(state) == ["decline"]


@rule("Q12.17")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_lot_with_a_house_is_not_free_for_anybody(owner: int) -> None:
    state = building(bronze=9)
    own(state, owner, "shop_potter")
    assert refusal(state, "build shop_potter") == "Q12.17"


@rule("Q7.6", "Q7.7")
def test_declining_builds_nothing() -> None:
    state = building(bronze=9)
    play(state, "decline")
    assert set(state.owner) == {NOBODY}
    assert supply(state, 1) == (0, 0, 9)
