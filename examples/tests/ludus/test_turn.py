"""L2, L3  The turn and the end."""

from __future__ import annotations

import pytest

from groma.kernel import IllegalAction
from tests.games.ludus.table import daring, play, table
from tests.rules import rule


@rule("L2.1")
def test_a_card_adds_its_storeys_and_the_next_player_follows() -> None:
    state = play(table(), "build brick", "leave")
    assert state.scores() == [2, 0]
    assert state.waiting == [1]


@rule("L2.2")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    state = table(2, 1, 0)
    assert [(action.notation, number) for action, number in state.refusals()] == [("build concrete", "L2.2")]
    with pytest.raises(IllegalAction, match=r"L2\.2"):
        play(state, "build concrete")


@rule("L2.3")
def test_after_a_card_the_same_player_may_leave_it_or_dare() -> None:
    state = play(table(), "build timber")
    assert state.waiting == [0]
    assert [action.notation for action in state.options()] == ["leave", "dare"]


@rule("L2.4")
@pytest.mark.parametrize(("lucky", "storeys"), [(True, 3), (False, 0)])
def test_a_high_roll_adds_a_storey_and_a_low_one_tears_down_what_the_card_added(lucky: bool, storeys: int) -> None:
    assert daring("brick", lucky).players[0].storeys == storeys


@rule("L2.5")
@pytest.mark.parametrize(("height", "asked"), [(12, 1), (20, 0)])
def test_nobody_dares_with_a_house_as_high_as_the_law_allows(height: int, asked: int) -> None:
    state = table(height=height)
    state.players[0].storeys = 10
    assert play(state, "build brick").waiting == [asked]


@rule("L2.6")
def test_at_the_end_of_a_turn_a_card_is_drawn_if_there_is_one() -> None:
    state = table()
    play(state, "build timber", "leave")
    assert sum(state.players[0].hand) == 3
    state = table()
    state.deck = []
    play(state, "build timber", "leave")
    assert sum(state.players[0].hand) == 2


@rule("L3.1", "L3.2")
@pytest.mark.parametrize(("built", "winners"), [(3, [0]), (5, [0, 1]), (6, [1])])
def test_the_game_ends_without_cards_and_most_storeys_win_or_share(built: int, winners: list[int]) -> None:
    state = table(1, 1, 0)
    state.deck, state.players[1].hand, state.players[1].storeys = [], [0, 0, 0], built
    state.players[0].storeys = 3
    play(state, "build brick", "leave")
    assert state.over
    assert state.scores() == [5, built]
    assert state.winners() == winners


def test_a_reason_is_given_where_the_die_is_clearly_good_or_bad() -> None:
    advice = table().game.advice
    expected = {"timber": ["", "worth-the-risk"], "brick": ["", ""], "concrete": ["too-much-at-stake", ""]}
    for card, reasons in expected.items():
        state = play(table(), f"build {card}")
        assert [advice.reason(state, 0, action) for action in state.options()] == reasons
