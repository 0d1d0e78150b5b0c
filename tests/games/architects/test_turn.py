"""C, D  The turn."""

from __future__ import annotations

import pytest

from groma.kernel import IllegalAction
from tests.games.architects.table import (
    at,
    cards,
    fill_market,
    give,
    goods,
    hand,
    hold,
    imprison,
    me,
    options,
    play,
    put,
    question,
    refusal,
    table,
    turn_of,
)
from tests.rules import rule

HAND = ["well", "castle", "keep", "church", "tavern", "smithy"]


@rule("C1.2", "D1.1")
def test_a_turn_places_one_worker_and_resolves_the_location() -> None:
    state = give(put(table(), 1, "quarry", 4), silver=0)
    play(state, "place quarry")
    assert (me(state).reserve, at(state, 0, "quarry"), at(state, 1, "quarry")) == (19, 1, 4)
    assert (goods(state), state.waiting) == ({"stone": 1}, [1])


@rule("C1.3")
def test_passing_is_not_allowed() -> None:
    state = table()
    assert all(word.startswith("place ") for word in options(state))
    with pytest.raises(IllegalAction, match=r"C1\.3"):
        play(state, "stop")


@rule("C2.1", "C2.5")
def test_without_workers_one_is_taken_back_and_the_turn_ends() -> None:
    state = give(put(put(table(), 0, "quarry", 18), 0, "forest", 2), silver=0)
    turn_of(state, 2)
    play(state, "place quarry")
    assert options(state) == ["retrieve quarry", "retrieve forest"]
    play(state, "retrieve forest")
    assert (me(state).reserve, at(state, 0, "forest"), goods(state), state.waiting) == (1, 1, {}, [1])


@rule("C2.2")
def test_not_from_market_prison_or_a_board_while_an_open_location_has_one() -> None:
    state = fill_market(hold(imprison(put(put(table(), 0, "quarry", 14), 0, "forest", 1), 0, 2), 1, 0, 2), 0)
    play(turn_of(state, 2), "place quarry")
    for place in ("market_small", "prison", "green"):
        assert refusal(state, f"retrieve {place}") == "C2.2"
    assert options(state) == ["retrieve quarry", "retrieve forest"]


@rule("C2.3", "D1.2")
def test_with_nobody_at_an_open_location_prison_board_or_market_give_one() -> None:
    state = fill_market(hold(imprison(table(), 0, 17), 1, 0, 2), -1, 0)
    play(turn_of(state, 2), "place quarry")
    assert options(state) == ["retrieve market_middle", "retrieve prison", "retrieve green"]
    freed = play(state.copy(), "retrieve green")
    assert (me(freed).reserve, me(freed, 1).captives) == (1, [1, 0, 0])
    freed = play(state.copy(), "retrieve prison")
    assert (me(freed).reserve, me(freed).prison) == (1, 16)
    assert play(state, "retrieve market_middle").market == [-1, -1, -1]


@rule("C2.4", "C2.5")
def test_with_all_workers_in_the_guildhall_the_turn_is_skipped() -> None:
    state = table()
    state.players[0].reserve, state.players[0].hall = 0, 20
    state.guildhall = [0] * 20
    play(turn_of(state, 2), "place quarry")
    assert state.waiting == [1]


@rule("C3.1", "C3.2", "C3.3", "U3.4")
def test_at_the_end_of_the_turn_excess_cards_go_one_by_one_under_the_deck() -> None:
    state = give(put(hand(table(), 0, *HAND), 0, "workshop", 1), silver=0)
    play(state, "place workshop")
    assert question(state) == "discard-to-limit"
    play(state, "discard well", "discard keep")
    ids = state.box.building_ids
    assert [ids[card] for card in state.deck[:2]] == ["keep", "well"]
    assert (len(cards(state)), state.waiting) == (6, [1])


@rule("C3.1", "C3.4")
def test_six_cards_are_allowed_and_during_the_turn_more() -> None:
    state = give(hand(table(), 0, *HAND[:5]), silver=0)
    assert play(state, "place workshop").waiting == [1]
    state = give(hand(table(), 0, *HAND), silver=0)
    play(state, "place workshop")
    assert len(cards(state)) == 7


@rule("C4.1")
def test_a_short_deck_gives_what_is_there_and_owes_nothing() -> None:
    state = give(put(table(), 0, "workshop", 5), silver=0)
    state.deck = state.deck[:2]
    play(state, "place workshop")
    assert (len(cards(state)), state.deck, state.waiting) == (2, [], [1])


@rule("C4.2")
def test_discarded_cards_come_up_again_in_their_order() -> None:
    state = give(hand(table(), 0, *HAND, "fountain"), silver=0)
    play(state, "place quarry", "discard keep")
    state.deck = state.deck[:1]
    give(state, 1, silver=0)
    play(state, "place workshop")
    assert cards(state, 1) == ["keep"]
