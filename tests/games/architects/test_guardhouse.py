"""K  The Guardhouse and the Prison."""

from __future__ import annotations

import pytest

from tests.games.architects.table import (
    fill_market,
    give,
    goods,
    hired,
    hold,
    imprison,
    me,
    options,
    play,
    put,
    question,
    refusal,
    silver,
    table,
    with_characters,
)
from tests.rules import rule


@rule("K1", "K1.1", "K1.2", "X15", "D1.5")
def test_example_captives_to_the_prison_and_prisoners_home() -> None:
    state = give(put(hold(hold(table(), 0, 1, 3), 0, 2, 2), 0, "guardhouse", 2), silver=0)
    imprison(state, 0, 2)
    play(state, "place guardhouse", "send")
    assert (silver(state), me(state).captives) == (5, [0, 0, 0])
    assert (me(state, 1).prison, me(state, 2).prison) == (3, 2)
    play(state, "free")
    assert (me(state).prison, me(state).reserve, state.turn) == (0, 17, 1)


@rule("K1")
def test_actions_come_in_any_order_and_only_as_many_as_workers() -> None:
    state = give(imprison(hold(table(), 0, 1, 1), 0, 1), silver=0)
    assert play(state, "place guardhouse", "free").turn == 1
    assert me(state).captives == [0, 1, 0]


@rule("K1")
def test_the_player_may_stop() -> None:
    state = imprison(table(), 0, 1)
    assert play(state, "place guardhouse", "stop").turn == 1
    assert me(state).prison == 1


@rule("K1.3", "A2.8")
def test_a_ransom_of_three_silver_and_two_tax_frees_all_from_all_boards() -> None:
    state = give(hold(hold(table(), 1, 0, 2), 2, 0, 3), silver=6)
    play(state, "place guardhouse", "ransom silver")
    assert (silver(state), state.tax_stand, me(state).reserve) == (1, 6, 19)
    assert me(state, 1).captives == me(state, 2).captives == [0, 0, 0]


@rule("K1.3")
def test_a_debt_and_a_virtue_also_pay_the_ransom() -> None:
    state = give(hold(table(), 1, 0, 2), silver=0)
    play(state, "place guardhouse", "ransom debt")
    assert (me(state).unpaid, me(state).virtue, me(state).reserve) == (1, 6, 19)


@rule("K1.4")
def test_a_ransom_needs_a_captured_worker() -> None:
    state = imprison(give(table(), silver=9), 0, 1)
    play(state, "place guardhouse")
    assert refusal(state, "ransom silver") == refusal(state, "ransom debt") == "K1.4"


@rule("K1.5", "O2.1", "K1.6")
def test_every_debt_is_an_action_and_a_cost_of_its_own() -> None:
    state = give(put(table(), 0, "guardhouse", 1), silver=13, unpaid=3)
    play(state, "place guardhouse", "settle", "settle")
    assert (silver(state), state.tax_stand, state.turn) == (1, 10, 1)
    assert (me(state).unpaid, me(state).paid, me(state).virtue) == (1, 2, 9)


@rule("K1.7")
def test_actions_need_something_to_act_on() -> None:
    state = hold(give(table(), silver=20), 1, 0, 1)
    play(state, "place guardhouse")
    assert [refusal(state, word) for word in ("send", "free", "settle")] == ["K1.7"] * 3


@rule("K1.8", "X31", "N3.2")
def test_example_ransom_for_a_debt_at_virtue_nothing() -> None:
    state = give(hold(table(), 1, 0, 2), virtue=0, silver=0)
    play(state, "place guardhouse", "ransom debt")
    assert (me(state).unpaid, me(state).virtue, me(state).reserve) == (2, 0, 19)


@rule("K1.9")
def test_an_action_is_offered_only_if_its_cost_can_be_paid() -> None:
    state = give(hold(table(), 1, 0, 1), silver=4, unpaid=1)
    play(state, "place guardhouse")
    assert refusal(state, "ransom silver") == refusal(state, "settle") == "K1.9"
    assert refusal(state, "ransom debt") == ""


@rule("P2.3", "O2.1", "X29")
@pytest.mark.parametrize(("name", "good"), [("carpentry", "wood"), ("tiling", "clay"), ("masonry", "stone")])
def test_debt_collectors_give_goods_when_a_debt_is_paid_off(name: str, good: str) -> None:
    state = hired(give(table(), silver=7, unpaid=1), 0, f"debt_collector_{name}")
    play(state, "place guardhouse", "settle")
    assert (goods(state), state.tax_stand, me(state).virtue) == ({"silver": 1, good: 2}, 7, 8)
    assert (me(state).unpaid, me(state).paid) == (0, 1)


@rule("O2.1")
def test_at_the_top_paying_off_a_debt_may_destroy_another_before_the_bonus() -> None:
    state = hired(give(table(), silver=6, unpaid=2, virtue=14), 0, "debt_collector_tiling")
    play(state, "place guardhouse", "settle")
    assert (question(state), goods(state)) == ("destroy-debt", {})
    play(state, "destroy")
    assert (goods(state), me(state).unpaid, me(state).paid) == ({"clay": 2}, 0, 1)


@rule("W1.2")
def test_an_enforcer_gives_a_gold_for_sending_captives() -> None:
    state = hired(give(hold(table(promos=True), 0, 1, 2), silver=0), 0, "enforcer")
    assert goods(play(state, "place guardhouse", "send")) == {"silver": 2, "gold": 1}


@rule("W2.5")
def test_bertha_gains_two_silver_more_for_sending_captives() -> None:
    state = give(hold(with_characters("bertha", "ada"), 0, 1, 3), silver=0)
    assert silver(play(state, "place guardhouse", "send")) == 5


@rule("D1.4")
def test_nobody_places_a_worker_in_the_prison() -> None:
    state = fill_market(table(), 1)
    assert "place prison" not in options(state)
    assert "place prison" not in [action.notation for action, _ in state.refusals()]
