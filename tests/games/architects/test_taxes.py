"""I  The Tax Stand and taxes."""

from __future__ import annotations

import pytest

from tests.games.architects.table import (
    give,
    goods,
    hired,
    hold,
    me,
    play,
    put,
    refusal,
    show,
    silver,
    table,
    with_characters,
)
from tests.rules import rule


@rule("I1.1", "X13")
def test_the_tax_stand_gives_all_its_silver_and_costs_two_virtue() -> None:
    state = give(table(), silver=1)
    state.tax_stand = 11
    play(state, "place tax_stand")
    assert (silver(state), state.tax_stand, me(state).virtue) == (12, 0, 5)


@rule("D3.1")
def test_an_empty_tax_stand_takes_no_worker() -> None:
    state = table()
    state.tax_stand = 0
    give(state)
    assert refusal(state, "place tax_stand") == "D3.1"
    state.tax_stand = 1
    give(state)
    assert refusal(state, "place tax_stand") == ""


@rule("I1.2", "P2.11", "P2.15", "X36")
def test_pickpocket_and_thief_at_the_tax_stand() -> None:
    state = hired(give(table(), silver=0), 0, "pickpocket", "thief")
    state.tax_stand = 5
    play(state, "place tax_stand")
    assert (goods(state), me(state).virtue) == ({"silver": 5, "gold": 1}, 6)


@rule("I2.2", "N2.1")
@pytest.mark.parametrize(("virtue", "paid"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (14, 4)])
def test_low_virtue_ignores_taxes(virtue: int, paid: int) -> None:
    state = show(give(table(), silver=9, virtue=virtue), "labourer")
    play(state, "place workshop", "hire labourer")
    assert silver(state) == 9 - paid


@rule("I2.3", "X23")
def test_ignored_tax_is_paid_to_nobody() -> None:
    state = show(give(table(), silver=2, virtue=1), "labourer")
    play(state, "place workshop", "hire labourer")
    assert (silver(state), state.tax_stand) == (0, 4)
    assert state.box.virtue_vp[1] == -8


@rule("I2.4", "N2.4")
def test_the_virtue_at_the_moment_of_paying_counts() -> None:
    state = give(put(table(), 0, "guardhouse", 1), silver=20, virtue=3, unpaid=2)
    play(state, "place guardhouse", "settle")
    assert (silver(state), state.tax_stand, me(state).virtue) == (15, 6, 4)
    play(state, "settle")
    assert (silver(state), state.tax_stand) == (9, 9)


@rule("I2.1")
def test_taxes_occur_in_hires_first_captures_ransoms_and_debts_only() -> None:
    state = give(put(table(), 0, "guardhouse", 1), silver=20, unpaid=1)
    put(hold(state, 1, 0, 1), 1, "forest", 1)
    play(state, "place guardhouse", "ransom silver")
    assert state.tax_stand == 6
    play(state, "settle")
    assert state.tax_stand == 9
    give(state, 1, silver=9)
    play(state, "place market_small")
    assert state.tax_stand == 9


@rule("I2.5", "T2.3", "X33")
def test_ada_ignores_one_tax_of_every_cost() -> None:
    state = show(give(with_characters("ada", "rudolf"), silver=9), "labourer")
    play(state, "place workshop", "hire labourer")
    assert (me(state).virtue, silver(state), state.tax_stand) == (11, 6, 5)


@rule("I2.5")
def test_tax_never_goes_below_nothing() -> None:
    state = give(put(with_characters("ada", "rudolf"), 1, "forest", 1), silver=1, virtue=1)
    play(state, "place town_centre", f"capture forest-{state.box.colours[me(state, 1).colour]}")
    assert (silver(state), state.tax_stand) == (1, 4)


@rule("N2.4", "X22")
def test_example_stealing_opens_the_black_market() -> None:
    state = give(give(table(2), virtue=11, silver=9), 1, silver=0)
    assert refusal(state, "place market_small") == "J1.7"
    play(state, "place tax_stand", "place quarry")
    assert me(state).virtue == 9
    assert refusal(state, "place market_small") == ""
