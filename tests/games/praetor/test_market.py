"""P16  The Market."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import groma
from groma.games.praetor.components import RESOURCES
from groma.games.praetor.state import PraetorState
from groma.kernel import ComponentsError
from tests.games.praetor.table import (
    give,
    options,
    play,
    praetor,
    question,
    refusal,
    rewritten,
    row,
    stock,
    table,
)
from tests.rules import rule

GOODS = ["wood", "stone", "marble", "weapons"]
BUY = {
    "a": [2, 2, 4, 4],
    "b1": [1, 2, 4, 4],
    "b2": [2, 1, 3, 5],
    "b3": [2, 2, 4, 4],
    "b4": [3, 3, 5, 5],
    "b5": [2, 2, 3, 3],
}
SELL = {
    "a": [1, 1, 2, 2],
    "b1": [1, 1, 2, 3],
    "b2": [1, 1, 2, 2],
    "b3": [2, 2, 3, 3],
    "b4": [1, 1, 2, 2],
    "b5": [1, 1, 3, 3],
}


def at_the_market(board: str = "a", **amounts: int) -> tuple[PraetorState, int]:
    """Return a table where somebody with this board and stock trades, and his seat."""
    state = table(seats=2, board="choice")
    play(state, "board a", f"board {board}")
    assert state.waiting == [1]
    give(state, 1, **{"gold": 0, "wood": 0, "stone": 0, "marble": 0, "weapons": 0, **amounts})
    play(state, "activate market_a", "worker 1")
    return state, 1


@rule("P16.1", "P16.2", "X28")
def test_purple_sells_four_wood_and_buys_two_marble() -> None:
    state, seat = at_the_market(gold=5, wood=4)
    play(state, *["sell wood"] * 4)
    assert stock(state, seat)["gold"] == 9
    play(state, "buy marble", "buy marble")
    assert stock(state, seat) == {"gold": 1, "wood": 0, "stone": 0, "marble": 2, "weapons": 0}
    assert question(state) != "trade"


@rule("P16.1", "P16.2", "X28")
def test_a_third_marble_and_buying_wood_back_are_refused() -> None:
    state, _ = at_the_market(gold=7, wood=4)
    play(state, *["sell wood"] * 4, "buy marble", "buy marble")
    assert options(state) == ["stop", "buy stone"]
    assert refusal(state, "buy marble") == "P16.1"
    assert refusal(state, "buy wood") == "P16.2"


@rule("P16.1")
@pytest.mark.parametrize("board", BUY)
@pytest.mark.parametrize("good", GOODS)
def test_a_good_is_bought_at_the_rate_of_the_own_board(board: str, good: str) -> None:
    state, seat = at_the_market(board, gold=50)
    play(state, f"buy {good}")
    left = 50 - BUY[board][GOODS.index(good)]
    assert stock(state, seat) == {"gold": left, "wood": 0, "stone": 0, "marble": 0, "weapons": 0, good: 1}


@rule("P16.1")
@pytest.mark.parametrize("board", SELL)
@pytest.mark.parametrize("good", GOODS)
def test_a_good_is_sold_at_the_rate_of_the_own_board(board: str, good: str) -> None:
    state, seat = at_the_market(board, gold=50, **{good: 2})
    play(state, f"sell {good}")
    earned = 50 + SELL[board][GOODS.index(good)]
    assert stock(state, seat) == {"gold": earned, "wood": 0, "stone": 0, "marble": 0, "weapons": 0, good: 1}


@rule("P16.1")
def test_any_quantity_is_traded_with_the_bank() -> None:
    state, seat = at_the_market(gold=200)
    before = stock(state, 0)
    play(state, *["buy weapons"] * 40, *["buy stone"] * 20)
    assert stock(state, seat) == {"gold": 0, "wood": 0, "stone": 20, "marble": 0, "weapons": 40}
    assert stock(state, 0) == before


@rule("P16.2")
def test_the_trader_may_stop_at_once() -> None:
    state, seat = at_the_market(gold=10, wood=4)
    before = stock(state, seat)
    play(state, "stop")
    assert (stock(state, seat), state.waiting) == (before, [0])


@rule("P16.2")
def test_nothing_is_sold_after_the_first_purchase() -> None:
    state, _ = at_the_market(gold=10, wood=4, stone=1)
    play(state, "sell wood")
    assert refusal(state, "sell stone") == ""
    play(state, "buy marble")
    assert (refusal(state, "sell stone"), refusal(state, "sell wood")) == ("P16.2", "P16.2")


@rule("P16.2")
def test_a_good_that_was_sold_is_not_bought_but_others_are() -> None:
    state, _ = at_the_market(gold=20, wood=1, weapons=1)
    play(state, "sell wood", "sell weapons")
    assert (refusal(state, "buy wood"), refusal(state, "buy weapons")) == ("P16.2", "P16.2")
    assert (refusal(state, "buy stone"), refusal(state, "buy marble")) == ("", "")


@rule("P16.2")
def test_what_was_sold_in_an_earlier_activation_may_be_bought() -> None:
    state, seat = at_the_market(gold=10, wood=4)
    play(state, "sell wood", "stop", *["pass"] * 2)
    assert (state.round, state.waiting) == (2, [seat])
    play(state, "activate market_a", "worker 1")
    assert refusal(state, "buy wood") == ""


@rule("P16.2")
@pytest.mark.parametrize(("gold", "answer"), [(3, "P16.1"), (4, "")])
def test_gold_in_stock_must_cover_each_purchase(gold: int, answer: str) -> None:
    state, _ = at_the_market(gold=gold, wood=1)
    assert refusal(state, "buy marble") == answer


@rule("P16.2")
def test_the_gold_of_a_sale_may_pay_a_purchase() -> None:
    state, seat = at_the_market(wood=4)
    play(state, *["sell wood"] * 4, "buy marble")
    assert stock(state, seat) == {"gold": 0, "wood": 0, "stone": 0, "marble": 1, "weapons": 0}


@rule("P16.4")
def test_goods_are_traded_against_gold_only() -> None:
    state, _ = at_the_market(gold=10, wood=4)
    candidates = {*options(state), *(action.notation for action, _ in state.refusals())}
    assert candidates == {"stop", *(f"sell {good}" for good in GOODS), *(f"buy {good}" for good in GOODS)}


@rule("P16.4")
def test_what_is_not_in_stock_is_not_sold() -> None:
    state, _ = at_the_market(gold=10, wood=1)
    assert refusal(state, "sell stone") == "P16.4"
    play(state, "sell wood")
    assert refusal(state, "sell wood") == "P16.4"


@rule("P16.1", "P16.4")
def test_the_counter_tells_what_each_trade_changes_and_why_nothing_may_run_short() -> None:
    state, seat = at_the_market(gold=3, wood=1)
    counter = state.view(seat)["counter"]
    assert counter is not None
    held = stock(state, seat)
    for action, by_rule in state.refusals():
        short = [name for name, more in counter["changes"][action.notation].items() if held[name] + more < 0]
        assert [counter["shortages"][name] for name in short] == [by_rule]
    for action in state.options()[1:]:
        after = state.copy()
        after.play(action)
        changes = counter["changes"][action.notation]
        assert stock(after, seat) == {name: amount + changes.get(name, 0) for name, amount in held.items()}


@rule("P16.5")
def test_no_board_sells_a_good_for_more_than_it_buys_it() -> None:
    for board in praetor().box.boards:
        assert all(board.sell[good] <= board.buy[good] for good in range(1, len(RESOURCES)))


@rule("P16.5")
@pytest.mark.parametrize("good", GOODS)
def test_a_board_that_would_make_money_of_trade_alone_is_refused(tmp_path: Path, good: str) -> None:
    path = rewritten(tmp_path, lambda tables: row(tables, "boards", "b3")["sell"].update({good: 5}))
    with pytest.raises(ComponentsError, match=rf'^my-praetor.toml: \[\[boards\]\] "b3": key "sell" .*{good}.*P16\.5'):
        groma.game("praetor", components=path)


@rule("P16.5")
@settings(max_examples=100, deadline=None)
@given(
    board=st.sampled_from(sorted(BUY)),
    amounts=st.fixed_dictionaries({name: st.integers(0, 12) for name in RESOURCES}),
    seed=st.integers(0, 10**6),
)
def test_a_market_activation_always_ends_and_never_makes_anyone_richer(
    board: str, amounts: dict[str, int], seed: int
) -> None:
    state, seat = at_the_market(board, **amounts)
    rng = Random(seed)
    for _ in range(sum(amounts.values()) + worth(board, amounts)):
        if question(state) == "trade":
            state.play(rng.choice([action for action in state.options() if action.verb != "stop"]))
    assert question(state) != "trade"
    assert worth(board, stock(state, seat)) <= worth(board, amounts)


def worth(board: str, amounts: dict[str, int]) -> int:
    """Return what a stock would bring at the selling rates."""
    return amounts["gold"] + sum(amounts[good] * SELL[board][number] for number, good in enumerate(GOODS))
