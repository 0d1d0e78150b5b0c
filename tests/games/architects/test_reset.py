"""R  The Black Market Reset."""

from __future__ import annotations

import pytest

from groma.games.architects.state import ArchitectsState
from tests.games.architects.table import (
    fill_hall,
    fill_market,
    give,
    goods,
    hand,
    hired,
    imprison,
    me,
    options,
    play,
    question,
    reset,
    table,
    turn_of,
    with_characters,
)
from tests.rules import rule


@rule("R2.1", "D1.5", "U3.6")
def test_all_workers_of_the_market_go_to_the_prison() -> None:
    state = reset(fill_market(table(), 0, 1, 1))
    assert state.market == [-1, -1, -1]
    assert [me(state, seat).prison for seat in range(3)] == [1, 2, 0]


@rule("R2.2")
def test_the_top_small_card_is_flipped_onto_the_large_pile() -> None:
    state = table()
    top = state.small[-1]
    reset(state)
    assert (state.large, len(state.small)) == ([top], 9)


@rule("R3.1", "R3.2", "X38")
def test_example_an_empty_small_pile_is_made_anew_and_nothing_is_flipped() -> None:
    state = table()
    state.small, state.large = [], state.small
    before = state.large[:]
    reset(state)
    assert (sorted(state.small), state.large) == (sorted(before), [])
    assert state.small != before
    give(state, 1, silver=3)

    play(give(turn_of(state, 1), 1, silver=3), "place market_large")
    assert goods(state, 1) == {"marble": 2, "stone": 1, "wood": 1}


@rule("R2.4", "R2.9")
@pytest.mark.parametrize(("prisoners", "virtue"), [(2, 7), (3, 6), (5, 6)])
def test_three_prisoners_cost_a_virtue(prisoners: int, virtue: int) -> None:
    assert me(reset(imprison(table(), 1, prisoners)), 1).virtue == virtue


@rule("R2.5", "A2.16")
def test_who_has_most_prisoners_takes_a_debt_and_so_do_all_tied() -> None:
    state = reset(imprison(imprison(imprison(table(), 0, 2), 1, 2), 2, 1))
    assert [me(state, seat).unpaid for seat in range(3)] == [1, 1, 0]


@rule("R2.6")
def test_an_empty_prison_brings_no_debt() -> None:
    state = reset(table())
    assert [me(state, seat).unpaid for seat in range(3)] == [0, 0, 0]


@rule("R2.3", "P2.4", "P1.6", "R2.9")
def test_a_gatekeeper_releases_up_to_two_before_prisoners_are_counted() -> None:
    state = reset(hired(imprison(imprison(table(), 0, 4), 1, 3), 0, "gatekeeper"))
    assert options(state) == ["release 0", "release 1", "release 2"]
    play(state, "release 2")
    assert (me(state).prison, me(state).virtue, me(state).unpaid) == (2, 7, 0)
    assert (me(state, 1).virtue, me(state, 1).unpaid) == (6, 1)


@rule("R2.7")
def test_players_act_clockwise_from_the_active_one() -> None:
    with_fara = imprison(imprison(with_characters("fara", "ada", "therese"), 0, 1), 2, 0)
    hired(with_fara, 2, "gatekeeper")
    reset(with_fara, 1)
    assert with_fara.waiting == [2]
    play(with_fara, "release 0")
    assert with_fara.waiting == [0]


@rule("P2.12", "R2.8")
@pytest.mark.parametrize(("name", "gained"), [("tiling", {"gold": 1}), ("masonry", {"marble": 1}), ("carpentry", {})])
def test_squires_give_when_no_own_worker_is_in_the_prison(name: str, gained: dict[str, int]) -> None:
    state = reset(hired(give(table(), silver=0), 0, f"squire_{name}"))
    assert (goods(state), me(state).virtue) == (gained, 7 if gained else 9)
    state = reset(hired(imprison(give(table(), silver=0), 0, 1), 0, f"squire_{name}"))
    assert (goods(state), me(state).virtue) == ({}, 7)


def with_both(prisoners: int) -> ArchitectsState:
    """Return a Reset in which seat 0 has an ability that releases and one that gives."""
    return reset(hired(imprison(give(table(), silver=0), 0, prisoners), 0, "squire_tiling", "gatekeeper"))


@rule("R2.3", "R2.8")
def test_a_player_with_several_reset_abilities_chooses_their_order() -> None:
    state = with_both(2)
    assert (question(state), options(state)) == ("order-abilities", ["use gatekeeper", "use squire_tiling"])


@rule("R2.8")
@pytest.mark.parametrize(("first", "gained"), [("use gatekeeper", {"gold": 1}), ("use squire_tiling", {})])
def test_the_order_of_reset_abilities_matters(first: str, gained: dict[str, int]) -> None:
    state = play(with_both(2), first, "release 2")
    assert (goods(state), me(state).prison) == (gained, 0)


@rule("R2.8")
def test_the_order_is_asked_again_while_a_prisoner_can_still_be_released() -> None:
    state = imprison(with_characters("fara", "ada"), 0, 2)
    reset(hired(state, 0, "gatekeeper", "squire_tiling"))
    play(state, "use gatekeeper", "release 2")
    assert options(state) == ["use fara", "use squire_tiling"]


@rule("R2.8")
def test_an_order_that_makes_no_difference_is_not_asked() -> None:
    state = with_both(0)
    assert (question(state), goods(state)) == ("place-worker", {"gold": 1})


@rule("R2.8", "W2.4")
def test_the_ability_of_a_character_is_one_of_those_to_order() -> None:
    state = reset(hired(with_characters("fara", "ada"), 0, "squire_tiling"))
    assert options(state) == ["use fara", "use squire_tiling"]


@rule("W1.2")
def test_the_peddler_gives_two_silver_at_every_reset() -> None:
    state = reset(hired(imprison(give(table(promos=True), silver=0), 0, 1), 0, "peddler"))
    assert goods(state) == {"silver": 2}


@rule("W2.4")
def test_fara_may_release_one_worker() -> None:
    state = give(with_characters("fara", "ada"), silver=0)
    reset(state)
    assert options(state) == ["release 0", "release 1"]
    assert me(play(state, "release 1")).prison == 1


@rule("R1.1", "R1.2", "R1.3")
def test_market_and_guildhall_together_cause_one_reset_a_turn() -> None:
    state = fill_hall(fill_market(give(table(), wood=2, stone=2), 1, 2, 1), *[1, 2] * 4)
    play(hand(state, 0, "well"), "place guildhall", "build well")
    assert (len(state.small), state.turn) == (9, 1)


@rule("C3.4")
def test_the_hand_is_checked_after_the_reset() -> None:
    state = hired(imprison(fill_market(give(table(), silver=2), 1, -1, 2), 0, 1), 0, "gatekeeper")
    hand(state, 0, "well", "castle", "keep", "church", "tavern", "smithy")
    play(state, "place market_middle", "look")
    play(state, options(state)[0])
    assert (question(state), state.market) == ("release-at-reset", [-1, -1, -1])
    play(state, "release 0")
    assert question(state) == "discard-to-limit"


@rule("X24")
def test_example_a_reset_with_a_gatekeeper() -> None:
    state = hired(imprison(imprison(table(), 0, 2), 1, 2), 0, "gatekeeper")
    reset(fill_market(state, 2, 2, 0))
    assert [me(state, seat).prison for seat in range(3)] == [3, 2, 2]
    play(state, "release 2")
    assert [me(state, seat).prison for seat in range(3)] == [1, 2, 2]
    assert [me(state, seat).virtue for seat in range(3)] == [7, 7, 7]
    assert [me(state, seat).unpaid for seat in range(3)] == [0, 1, 1]
