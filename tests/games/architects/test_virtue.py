"""N, O  Virtue and Debts."""

from __future__ import annotations

import pytest

from groma.games.architects import virtue
from groma.games.architects.components import VIRTUE as VIRTUE_ITEM
from groma.games.architects.components import Bundle
from groma.games.architects.state import ArchitectsState
from tests.games.architects.table import give, hired, me, options, play, points, question, table, with_characters
from tests.rules import rule


def change(state: ArchitectsState, seat: int, steps: int) -> ArchitectsState:
    """Let a change of virtue happen before anybody goes on."""
    virtue.change_virtue(state, seat, steps)
    state.advance()
    return state


TRACK = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


@rule("N1.1", "S3.3")
@pytest.mark.parametrize("position", range(15))
def test_each_position_is_worth_its_points(position: int) -> None:
    assert points(give(table(), virtue=position, silver=0)) == TRACK[position]


@rule("N3.1", "X21", "O3.1")
def test_example_three_virtue_on_thirteen_destroy_two_debts() -> None:
    state = change(give(table(), virtue=13, unpaid=3), 0, 3)
    assert me(state).virtue == 14
    play(state, "destroy", "destroy")
    assert (me(state).unpaid, me(state).paid, me(state).virtue) == (1, 0, 14)
    assert question(state) == "place-worker"


@rule("N3.1", "U3.7", "N3.4")
def test_destroying_is_a_choice_and_declining_has_no_effect() -> None:
    state = change(give(table(), virtue=14, unpaid=1), 0, 1)
    assert options(state) == ["destroy", "decline"]
    play(state, "decline")
    assert (me(state).unpaid, me(state).virtue) == (1, 14)


@rule("N3.4", "U3.3")
def test_without_a_debt_a_step_beyond_the_top_is_lost_without_a_question() -> None:
    state = change(give(table(), virtue=13), 0, 3)
    assert (me(state).virtue, question(state)) == (14, "place-worker")


@rule("N3.1")
def test_another_player_is_asked_outside_his_turn() -> None:
    state = change(give(table(), 2, virtue=14, unpaid=1), 2, 1)
    assert state.waiting == [2]


@rule("N3.2", "X30", "N3.3", "N3.4")
def test_example_two_virtue_lost_on_one_bring_a_debt() -> None:
    state = change(give(table(), virtue=1), 0, -2)
    assert (me(state).virtue, me(state).unpaid) == (0, 1)


@rule("N3.3")
def test_steps_up_to_the_top_come_before_those_beyond_it() -> None:
    state = change(give(table(), virtue=13, unpaid=5), 0, 2)
    play(state, "destroy")
    assert (me(state).unpaid, question(state)) == (4, "place-worker")


@rule("O1.1", "S3.4", "A3.5")
def test_an_unpaid_debt_costs_two_points_and_there_always_is_one_to_take() -> None:
    state = give(table(), silver=0)
    virtue.take_debts(state, 0, 40)
    assert points(state) == -80


@rule("O2.2")
def test_a_paid_debt_scores_nothing_by_itself() -> None:
    assert points(give(table(), silver=0, paid=3)) == 0


@rule("O3.1")
def test_a_destroyed_debt_gives_no_virtue_and_no_apprentice_reacts() -> None:
    state = change(hired(give(table(), virtue=14, unpaid=1, silver=0), 0, "debt_collector_tiling"), 0, 1)
    play(state, "destroy")
    assert (me(state).goods, me(state).virtue, me(state).paid) == ([0] * 6, 14, 0)


@rule("A2.17")
def test_debts_given_together_with_virtue_come_first() -> None:
    state = give(table(), virtue=14)
    virtue.gain_all(state, 0, Bundle([(7, 1), (VIRTUE_ITEM, 1)]))
    state.advance()
    assert (question(state), me(state).unpaid) == ("destroy-debt", 1)


@rule("A3.3")
def test_the_supply_never_runs_out() -> None:
    state = give(table(), stone=500)
    assert play(state, "place quarry").players[0].goods[2] == 501


@rule("W2.2")
def test_hugo_is_asked_for_every_single_debt() -> None:
    state = change(give(with_characters("hugo", "ada"), virtue=0, silver=5, unpaid=0), 0, -3)
    assert options(state) == ["buy_off", "owe"]
    play(state, "buy_off", "owe", "buy_off")
    assert (me(state).goods[5], me(state).unpaid) == (1, 1)


@rule("W2.2")
def test_hugo_without_two_silver_takes_the_debt() -> None:
    state = change(give(with_characters("hugo", "ada"), virtue=0, silver=1, unpaid=0), 0, -1)
    assert (me(state).unpaid, question(state)) == (1, "place-worker")


@rule("W2.2")
def test_hugo_is_asked_outside_his_turn_too() -> None:
    state = change(give(with_characters("ada", "hugo"), 1, virtue=0, silver=5), 1, -1)
    assert state.waiting == [1]
