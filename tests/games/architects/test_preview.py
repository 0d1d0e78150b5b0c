"""What a board shows on its targets is what then happens."""

from __future__ import annotations

from random import Random

import pytest

from groma.games.architects.components import ITEMS, SILVER
from groma.games.architects.endgame import EndGame
from groma.games.architects.state import ArchitectsState
from tests.games.architects.table import architects, built, give, hand, hired, hold, imprison, play, put, show, table


def preview(state: ArchitectsState, notation: str) -> dict[str, int]:
    decision = state.decision()
    assert decision is not None
    return decision.preview(state, state.game.action(notation))


def test_a_location_shows_its_yield_with_the_bonus() -> None:
    state = hired(put(table(), 0, "quarry", 2), 0, "stonecutter", "thief", "pickpocket")
    assert preview(state, "place quarry") == {"stone": 4}
    assert preview(state, "place silversmith") == {"silver": 2}
    assert preview(state, "place tax_stand") == {"silver": 4, "gold": 1, "virtue": -1}
    assert preview(state, "place market_large") == {"silver": -3, "wood": 1, "stone": 1, "marble": 2, "virtue": -1}
    assert preview(state, "place guildhall") == {}


def test_clay_and_gold_show_their_amounts() -> None:
    state = hired(put(table(), 0, "mines", 3), 0, "miner")
    play(state, "place mines")
    assert preview(state, "take clay") == {"clay": 6}
    assert preview(state, "take gold") == {"clay": 1, "gold": 2}


def test_an_apprentice_shows_his_whole_price_and_the_silver_on_him() -> None:
    state = show(give(table(), silver=9), "thief", "squire_tiling")
    state.silver = [0, 3, 0, 0, 0, 0, 0, 0]
    play(state, "place workshop")
    assert preview(state, "hire squire_tiling") == {"silver": -2, "virtue": 1}
    assert preview(state, "draw") == {"building_card": 1}


def test_a_capture_shows_its_price_and_the_workers() -> None:
    state = put(give(table(), silver=9), 1, "forest", 3)
    play(state, "place town_centre")
    assert preview(state, "capture forest-green") == {"silver": -1, "worker": 3}


def test_the_guardhouse_shows_what_its_actions_bring() -> None:
    state = imprison(hold(hold(give(table(), silver=9, unpaid=1, virtue=3), 0, 1, 2), 1, 0, 3), 0, 4)
    play(hired(state, 0, "debt_collector_tiling"), "place guardhouse")
    assert preview(state, "send") == {"silver": 2}
    assert preview(state, "free") == {"worker": 4}
    assert preview(state, "ransom silver") == {"silver": -4, "worker": 3}
    assert preview(state, "ransom debt") == {"debt": 1, "worker": 3, "virtue": -1}
    assert preview(state, "settle") == {"debt": -1, "silver": -5, "clay": 2, "virtue": 1}


def test_a_building_shows_cost_points_and_gains_and_the_cathedral_its_price() -> None:
    state = hand(give(table(), wood=2, stone=2, gold=1), 0, "well")
    play(state, "place guildhall")
    assert preview(state, "build well") == {"wood": -2, "stone": -2, "clay": 4, "vp": 3}
    assert preview(state, "advance") == {"gold": -1, "vp": 2}


def holdings(state: ArchitectsState) -> dict[str, int]:
    """Return all that seat 0 has, by the words of a preview; cards in hand and those that are built."""
    me = state.players[0]
    cards = len(me.hand) + len(me.built)
    others = {"virtue": me.virtue, "building_card": cards, "debt": me.unpaid, "worker": me.reserve}
    return {**dict(zip(ITEMS, me.goods, strict=False)), **others}


def brought(state: ArchitectsState, notation: str) -> dict[str, int]:
    """Play an action and return what it brought at once."""
    before = holdings(state)
    after = holdings(play(state, notation))
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


@pytest.mark.parametrize("name", architects().box.building_ids)
def test_a_building_brings_what_it_shows(name: str) -> None:
    kind = architects().box.buildings[architects().box.building_ids.index(name)]
    state = hired(give(table(promos=True), **dict.fromkeys(ITEMS[: SILVER + 1], 9), virtue=7), 0, "labourer")
    play(hand(imprison(state, 0, 3), 0, name), "place guildhall")
    shown = preview(state, f"build {name}")
    assert shown.pop("vp") == kind.vp
    assert shown == brought(state, f"build {name}")


@pytest.mark.parametrize("word", ["take gold", "take silver"])
def test_a_choice_brings_what_it_shows(word: str) -> None:
    state = hired(give(table(), wood=1, stone=3, gold=1, silver=0), 0, "labourer")
    play(hand(state, 0, "treasury"), "place guildhall", "build treasury")
    shown = preview(state, word)
    assert shown in ({"gold": 1}, {"silver": 3})
    assert shown == brought(state, word)


def test_a_card_that_is_sold_and_prisoners_that_are_released_show_what_they_bring() -> None:
    state = hired(give(table(), **dict.fromkeys(ITEMS[: SILVER + 1], 9)), 0, "labourer")
    library = play(hand(state.copy(), 0, "library", "well"), "place guildhall", "build library")
    assert preview(library, "discard well") == {"gold": 2}
    assert preview(library, "decline") == {}
    hideout = play(hand(imprison(state, 0, 4), 0, "hideout"), "place guildhall", "build hideout")
    assert preview(hideout, "free") == {"worker": 4}


@pytest.mark.parametrize("name", ["castle", "chapel", "dungeon", "trading_post", "museum"])
def test_the_end_brings_what_it_shows(name: str) -> None:
    state = built(give(table(promos=True), clay=5, gold=5, virtue=7, level=1), 0, name, "reservoir")
    state.agenda = [EndGame()]
    state.advance()
    shown = preview(state, f"resolve {name}")
    assert shown == brought(state, f"resolve {name}")
    assert shown.keys() == {"virtue"}


EXACT = {"place quarry", "place forest", "place silversmith", "place tax_stand", "take", "trade", "send"}


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_shown_is_what_happens(seats: int) -> None:
    compared = 0
    for seed in range(3):
        state, rng = architects().new(seats, seed, {"promos": True}), Random(seed)
        while not state.over:
            seat = state.waiting[0]
            action = rng.choice(state.options(seat))
            decision = state.decision(seat)
            assert decision is not None
            exact = action.verb in EXACT or action.notation in EXACT
            exact = exact and decision.question in ("place-worker", "choose-good", "make-trade", "act-at-guardhouse")
            shown = decision.preview(state, action) if exact else {}
            before = [*state.players[seat].goods, state.players[seat].virtue]
            state.play(action, seat)
            if exact:
                after = [*state.players[seat].goods, state.players[seat].virtue]
                names = [*ITEMS[: SILVER + 1], "virtue"]
                changes = {name: b - a for name, a, b in zip(names, before, after, strict=True) if a != b}
                assert shown == changes
                compared += 1
    assert compared > 100
