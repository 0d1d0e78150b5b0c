"""Q11  The auction, and example X8."""

from __future__ import annotations

import pytest

from groma.games.aquileia.events import AuctionOpened, LaurelReturned
from groma.games.aquileia.state import AquileiaState
from tests.games.aquileia.table import (
    acting,
    begin_actions,
    card,
    give,
    logged,
    occupy,
    options,
    play,
    question,
    refresh,
    refusal,
    seen_auction,
    supply,
    table,
    theatrum_laurels,
    theatrum_on_top,
)
from tests.rules import rule

STEFANO, WALTER, GIORGIO, CHICCO = range(4)
WB, BY, BP = "theatrum_laurel_white_blue", "theatrum_laurel_blue_yellow", "theatrum_laurel_blue_purple"


def auctioning(host: int, *supplies: tuple[int, int, int]) -> AquileiaState:
    """Return an auction of the white and blue laurel before the ante, with these supplies by seat."""
    state = table(len(supplies))
    for seat, coins in enumerate(supplies):
        give(state, seat, *coins)
    theatrum_on_top(state, WB, BY, BP)
    occupy(state, host, "theatrum")
    return begin_actions(state)


@rule("X8.1", "X8.2", "X8.3")
def test_the_example_bid_by_bid() -> None:
    state = auctioning(GIORGIO, (0, 2, 0), (0, 1, 0), (0, 3, 0), (0, 0, 2))
    play(state, "ante silver")
    assert state.waiting == [STEFANO]
    play(state, "bid 2")
    assert state.waiting == [GIORGIO]
    assert state.auction is not None
    assert state.auction.out == [CHICCO, WALTER]
    play(state, "bid 3")
    assert [supply(state, seat) for seat in range(4)] == [(0, 2, 0), (0, 1, 0), (0, 0, 0), (0, 0, 2)]
    assert theatrum_laurels(state, GIORGIO) == [WB]


@rule("Q11.2", "Q11.4")
def test_the_host_turns_the_top_laurel_up_for_all_to_see() -> None:
    state = auctioning(1, (1, 1, 1), (1, 1, 1), (1, 1, 1))
    assert AuctionOpened(1, WB) in state.events
    assert [seen_auction(state, seat)["laurel"] for seat in (0, 1, 2, None)] == [WB] * 4
    assert len(state.theatrum_deck) == 5


@rule("Q11.5", "Q17.8")
def test_the_host_names_a_metal_and_bids_one_coin_of_it() -> None:
    state = auctioning(1, (2, 2, 2), (2, 2, 2), (2, 2, 2))
    assert options(state) == ["decline", "ante gold", "ante silver", "ante bronze"]
    play(state, "ante bronze")
    assert state.view(None)["auction"] == {
        "laurel": WB,
        "host": 1,
        "metal": "bronze",
        "bidder": 1,
        "bid": 1,
        "out": [],
    }


@rule("Q11.5", "Q4.3")
def test_all_bids_are_in_the_named_metal_only() -> None:
    state = auctioning(1, (9, 9, 0), (2, 2, 2), (9, 0, 2))
    play(state, "ante bronze")
    assert options(state) == ["pass", "bid 2"]
    play(state, "pass")
    assert state.round == 2
    assert supply(state, 1) == (2, 2, 1)


@rule("Q11.6")
def test_players_without_a_henchman_in_the_area_bid_as_well() -> None:
    state = auctioning(0, (1, 0, 0), (0, 0, 0), (5, 0, 0))
    play(state, "ante gold")
    assert (state.waiting, question(state)) == ([2], "bid")
    play(state, "bid 5")
    assert theatrum_laurels(state, 2) == [WB]


@rule("Q11.7", "Q17.8")
def test_a_raise_is_any_higher_amount_and_the_turn_comes_round_to_the_host() -> None:
    state = auctioning(1, (5, 0, 0), (5, 0, 0), (5, 0, 0))
    play(state, "ante gold")
    assert (state.waiting, options(state)) == ([2], ["pass", "bid 2", "bid 3", "bid 4", "bid 5"])
    play(state, "bid 3")
    assert (state.waiting, options(state)) == ([0], ["pass", "bid 4", "bid 5"])
    play(state, "pass")
    assert state.waiting == [1]
    play(state, "bid 4")
    assert state.waiting == [2]


@rule("Q11.8")
def test_a_bid_may_not_exceed_the_supply() -> None:
    state = auctioning(1, (9, 0, 0), (1, 0, 0), (3, 0, 0))
    play(state, "ante gold")
    assert options(state) == ["pass", "bid 2", "bid 3"]
    assert refusal(state, "bid 4") == "Q11.8"


@rule("Q11.8")
def test_who_cannot_raise_passes_unasked() -> None:
    state = auctioning(1, (3, 0, 0), (1, 0, 0), (1, 0, 0))
    play(state, "ante gold")
    assert state.waiting == [0]
    assert state.auction is not None
    assert state.auction.out == [2]


@rule("Q11.8")
def test_the_ante_needs_a_coin_of_its_metal() -> None:
    state = auctioning(1, (3, 0, 0), (1, 0, 1), (1, 0, 0))
    assert options(state) == ["decline", "ante gold", "ante bronze"]
    assert refusal(state, "ante silver") == "Q11.8"


@rule("Q11.9")
def test_passing_is_final() -> None:
    state = auctioning(0, (9, 0, 0), (9, 0, 0), (9, 0, 0))
    play(state, "ante gold", "pass", "bid 2", "bid 3", "bid 4")
    assert state.waiting == [0]


@rule("Q11.10", "Q4.5")
def test_only_the_highest_bidder_pays() -> None:
    state = auctioning(0, (9, 0, 0), (9, 0, 0), (9, 0, 0))
    play(state, "ante gold", "bid 2", "bid 5", "pass", "pass")
    assert [supply(state, seat)[0] for seat in range(3)] == [9, 9, 4]
    assert [theatrum_laurels(state, seat) for seat in range(3)] == [[], [], [WB]]
    assert state.auction is None


@rule("Q11.11")
def test_coins_under_henchmen_cannot_be_bid() -> None:
    state = table(3)
    give(state, 0, 0, 1, 0)
    give(state, 1, 3, 0, 0)
    occupy(state, 0, "portus_gold", "theatrum")
    begin_actions(state)
    assert state.deposits == [1, 0, 0]
    assert refusal(state, "ante gold") == "Q11.8"
    assert options(state) == ["decline", "ante silver"]


@rule("Q11.12")
def test_if_the_host_declines_the_right_to_ante_passes_clockwise() -> None:
    state = auctioning(1, (1, 0, 0), (1, 0, 0), (0, 0, 0))
    play(state, "decline")
    assert (state.waiting, question(state)) == ([0], "ante")
    play(state, "ante gold")
    assert state.round == 2
    assert theatrum_laurels(state, 0) == [WB]


@rule("Q11.12")
def test_a_host_without_a_coin_is_passed_over() -> None:
    state = auctioning(1, (1, 0, 0), (0, 0, 0), (1, 0, 0))
    assert (state.waiting, question(state)) == ([2], "ante")


@rule("Q11.12", "Q11.7")
def test_who_antes_is_treated_as_the_host() -> None:
    state = auctioning(1, (3, 0, 0), (3, 0, 0), (3, 0, 0))
    play(state, "decline", "ante gold")
    assert state.waiting == [0]


@rule("Q11.13")
def test_who_declined_to_ante_may_still_bid() -> None:
    state = auctioning(1, (1, 0, 0), (3, 0, 0), (1, 0, 0))
    play(state, "decline", "ante gold")
    assert (state.waiting, options(state)) == ([1], ["pass", "bid 2", "bid 3"])


@rule("Q11.14")
def test_if_nobody_antes_the_laurel_goes_under_the_deck_and_everybody_knows() -> None:
    state = auctioning(1, (1, 0, 0), (1, 0, 0), (1, 0, 0))
    play(state, "decline", "decline")
    events = logged(state, "decline")
    assert LaurelReturned(WB) in events
    assert state.theatrum_deck[0] == card(state, WB)
    assert len(state.theatrum_deck) == 6
    assert state.view(None)["returned"] == [WB]
    assert state.view(None)["auction"] is None


@rule("Q11.14")
def test_a_second_returned_laurel_lies_behind_the_first() -> None:
    state = auctioning(1, (0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert state.view(0)["returned"] == [WB]
    occupy(state, 1, "theatrum")
    begin_actions(state)
    assert state.view(0)["returned"] == [WB, BY]
    assert state.theatrum_deck[:2] == [card(state, BY), card(state, WB)]


@rule("Q11.15")
def test_without_a_host_no_laurel_is_turned_up() -> None:
    state = acting({"forum_1": 0})
    assert state.auction is None
    assert len(state.theatrum_deck) == 6


@rule("Q11.17")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_laurel_that_was_won_lies_open_before_its_owner(seat: int | None) -> None:
    state = auctioning(0, (1, 0, 0), (0, 0, 0), (0, 0, 0))
    play(state, "ante gold")
    refresh(state)
    assert state.view(seat)["players"][0]["theatrum"] == [WB]
