"""What a board shows on its targets is what then happens."""

from __future__ import annotations

from random import Random

import pytest

from groma.games.aquileia.components import METALS
from groma.games.aquileia.state import AquileiaState
from tests.games.aquileia.table import acting, aquileia, begin_actions, give, hand, occupy, own, play, table

EXACT = ["change-coins", "buy-card", "buy-servi", "activate-buildings"]
"""Questions whose answer does at once all that it shows, and no more."""


def preview(state: AquileiaState, notation: str) -> dict[str, int]:
    decision = state.decision()
    assert decision is not None
    return decision.preview(state, state.game.action(notation))


def test_a_portus_space_shows_its_coin_and_other_spaces_show_nothing() -> None:
    state = table()
    assert preview(state, "place portus_silver") == {"silver": -1}
    assert preview(state, "place dolus") == preview(state, "pass") == {}


def test_a_lot_shows_its_cost_and_the_points_that_it_gives_at_once() -> None:
    state = acting({"forum_1": 0})
    assert preview(state, "build shop_goldsmith") == {"gold": -1, "silver": -1, "slaves": -2, "points": 1}
    assert preview(state, "build villa_white_2") == {"bronze": -2}


def test_a_card_shows_its_strength_and_a_prize_its_points() -> None:
    state = table()
    hand(state, 1, "weapon_3")
    occupy(state, 1, "arena_2")
    begin_actions(state)
    assert preview(state, "play weapon_3") == {"strength": 3}
    play(state, "done")
    assert state.contest is not None
    assert preview(state, "prize vp_double_strength") == {"points": 2 * state.contest.strength[1]}


def test_a_bid_shows_what_the_laurel_would_cost() -> None:
    state = acting({"theatrum": 0})
    give(state, 1, 0, 3, 0)
    play(state, "ante silver")
    assert preview(state, "bid 2") == {"silver": -2}


def test_an_activation_shows_the_yield_of_all_shops_and_banks() -> None:
    state = table()
    own(state, 1, "shop_weaver", "bank_gold_bronze", "villa_blue_10")
    occupy(state, 1, "portus_bronze")
    begin_actions(state)
    assert preview(state, "activate") == {"points": 4, "gold": 1, "bronze": 1}


@pytest.mark.parametrize("seed", range(6))
def test_what_an_answer_shows_is_what_it_brings(seed: int) -> None:
    state, rng, checked = aquileia().new(4, seed), Random(seed), 0
    while not state.over:
        decision, action = state.decision(), rng.choice(state.options())
        assert decision is not None
        if decision.question in EXACT:
            shown = decision.preview(state, action)
            if action.verb in ("change", "buy", "servi", "activate"):
                alone = state.copy()
                alone.agenda.pop()
                before = list(alone.players[decision.seat].coins)
                decision.resolve(alone, action)
                after = alone.players[decision.seat].coins
                brought = {name: after[n] - before[n] for n, name in enumerate(METALS) if after[n] != before[n]}
                assert {name: amount for name, amount in shown.items() if name in METALS} == brought
                checked += 1
        state.play(action)
    assert checked
