"""F  The King's Storehouse."""

from __future__ import annotations

import pytest

from tests.games.architects.table import give, goods, hired, me, options, play, put, question, refusal, table
from tests.rules import rule


@rule("F1.1", "F1.5", "F1.8")
def test_a_player_makes_as_many_trades_as_workers_and_may_stop_after_any() -> None:
    state = give(put(table(), 0, "kings_storehouse", 1), clay=9, silver=0)
    play(state, "place kings_storehouse", "trade clay-clay-for-virtue")
    assert question(state) == "make-trade"
    again = play(state.copy(), "stop")
    assert again.turn == 1
    play(state, "trade clay-clay-for-virtue")
    assert state.turn == 1
    assert (me(state).virtue, goods(state)) == (9, {"clay": 5})


@rule("F1.2", "F1.8")
def test_any_two_basic_goods_are_worth_a_virtue() -> None:
    state = give(table(), clay=1, wood=1, stone=1, silver=0)
    play(state, "place kings_storehouse")
    assert [word for word in options(state) if word.endswith("virtue")] == [
        "trade clay-wood-for-virtue",
        "trade clay-stone-for-virtue",
        "trade wood-stone-for-virtue",
    ]
    assert refusal(state, "trade clay-clay-for-virtue") == "F1.2"
    play(state, "trade clay-stone-for-virtue")
    assert (me(state).virtue, goods(state)) == (8, {"wood": 1})


@rule("F1.3", "F1.8")
def test_any_three_wood_and_stone_are_worth_a_marble() -> None:
    state = give(table(), clay=9, wood=2, stone=1, silver=0)
    play(state, "place kings_storehouse")
    assert refusal(state, "trade wood-wood-wood-for-marble") == "F1.3"
    assert goods(play(state, "trade wood-wood-stone-for-marble")) == {"clay": 9, "marble": 1}


@rule("F1.6")
def test_what_one_trade_brings_can_pay_for_the_next() -> None:
    state = hired(give(put(table(), 0, "kings_storehouse", 1), silver=1, wood=0), 0, "merchant_wood", "trader_wood")
    play(state, "place kings_storehouse")
    assert refusal(state, "trade trader_wood") == "F1.4"
    play(state, "trade merchant_wood", "trade trader_wood")
    assert goods(state) == {"marble": 1}


@rule("F1.7", "N3.1")
def test_at_the_top_of_the_track_a_trade_for_virtue_may_destroy_a_debt() -> None:
    state = give(table(), clay=2, virtue=14, unpaid=1)
    play(state, "place kings_storehouse", "trade clay-clay-for-virtue")
    assert question(state) == "destroy-debt"
    play(state, "destroy")
    assert (me(state).virtue, me(state).unpaid, goods(state).get("clay", 0)) == (14, 0, 0)


TRADES = [
    ("merchant_clay", {"silver": 1}, {"clay": 3}),
    ("merchant_gold", {"silver": 2}, {"gold": 1}),
    ("merchant_marble", {"silver": 3}, {"marble": 1}),
    ("merchant_stone", {"silver": 1}, {"stone": 2}),
    ("merchant_wood", {"silver": 1}, {"wood": 2}),
    ("trader_clay", {"clay": 3}, {"marble": 1}),
    ("trader_stone", {"stone": 2}, {"marble": 1}),
    ("trader_wood", {"wood": 2}, {"marble": 1}),
]


@rule("F1.4", "P2.8", "P2.16", "P1.6")
@pytest.mark.parametrize(("name", "paid", "gained"), TRADES, ids=[name for name, _, _ in TRADES])
def test_merchants_and_traders_add_a_trade_for_goods(name: str, paid: dict[str, int], gained: dict[str, int]) -> None:
    state = hired(give(give(table(), silver=0), **paid), 0, name)
    play(state, "place kings_storehouse", f"trade {name}")
    assert goods(state) == gained


PATRONS = [("patron_clay", "clay", 1), ("patron_silver", "silver", 2), ("patron_stone", "stone", 1)]
PATRONS += [("patron_wood", "wood", 1)]


@rule("F1.4", "P2.10")
@pytest.mark.parametrize(("name", "good", "amount"), PATRONS, ids=[name for name, _, _ in PATRONS])
def test_patrons_add_a_trade_for_virtue(name: str, good: str, amount: int) -> None:
    state = hired(give(give(table(), silver=0), **{good: amount}), 0, name)
    play(state, "place kings_storehouse", f"trade {name}")
    assert (goods(state), me(state).virtue) == ({}, 8)


@rule("F1.4")
def test_the_trade_of_an_apprentice_uses_up_one_trade_and_may_be_repeated() -> None:
    state = hired(give(put(table(), 0, "kings_storehouse", 2), silver=9), 0, "merchant_gold")
    play(state, "place kings_storehouse", "trade merchant_gold", "trade merchant_gold", "trade merchant_gold")
    assert goods(state) == {"silver": 3, "gold": 3}
    assert state.turn == 1


@rule("F1.4")
def test_nobody_trades_with_the_merchant_of_another() -> None:
    state = hired(give(table(), silver=9, clay=2), 1, "merchant_gold")
    play(state, "place kings_storehouse")
    assert "trade merchant_gold" not in options(state)


@rule("W1.2")
def test_an_overseer_counts_as_one_worker_more() -> None:
    state = hired(give(table(promos=True), clay=9), 0, "overseer")
    play(state, "place kings_storehouse", "trade clay-clay-for-virtue", "trade clay-clay-for-virtue")
    assert (me(state).virtue, state.turn) == (9, 1)


@rule("X7")
def test_example_five_trades_with_a_merchant() -> None:
    state = hired(give(put(table(), 0, "kings_storehouse", 4), clay=2, wood=1, stone=2, silver=4), 0, "merchant_gold")
    play(state, "place kings_storehouse", "trade clay-clay-for-virtue", "trade wood-stone-stone-for-marble")
    give(state, silver=6)
    play(state, "trade merchant_gold", "trade merchant_gold")
    assert (goods(state), me(state).virtue) == ({"silver": 2, "marble": 1, "gold": 2}, 8)
    assert question(state) == "make-trade"
    assert play(state, "trade merchant_gold").turn == 1
