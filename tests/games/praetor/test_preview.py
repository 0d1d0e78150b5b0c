"""What a board shows on its targets is what then happens."""

from __future__ import annotations

from random import Random

import pytest

from groma.games.praetor.state import ACTIONS, MOSAICS, PraetorState
from tests.games.praetor.table import (
    everyone_passes,
    face_up,
    found,
    give,
    hand_turn,
    hold,
    play,
    praetor,
    show,
    stock,
    table,
    trainees,
    workers,
)
from tests.rules import rule


def preview(state: PraetorState, notation: str) -> dict[str, int]:
    decision = state.decision()
    assert decision is not None
    return decision.preview(state, state.game.action(notation))


def test_a_build_shows_its_cost_and_its_printed_favor() -> None:
    state = table()
    show(state, "sawmill_a")
    assert preview(state, "build sawmill_a") == {"favor": 1, "gold": -2}


def test_an_activation_shows_the_effect_with_the_best_worker_less_the_fee() -> None:
    state = table(rome_visitor="2")
    found(state, "sawmill_a", 0, 3, owner=1)
    assert state.waiting == [0]
    assert preview(state, "activate sawmill_a") == {"wood": 3, "gold": -1}


def test_a_cell_shows_the_best_rotation_and_a_rotation_its_corners() -> None:
    state = table(4)
    show(state, "sawmill_a")
    give(state, state.waiting[0], gold=10)
    play(state, "build sawmill_a", "worker 2")
    assert preview(state, "at 0,2") == {"mosaics": 3}
    play(state, "at 0,2")
    assert preview(state, "turn 1") == {"mosaics": 3, "nw": 1, "ne": 2}


def test_a_trade_shows_both_sides() -> None:
    state = table()
    play(state, "activate market_a", "worker 1")
    assert preview(state, "sell marble") == {"marble": -1, "gold": 2}
    assert preview(state, "buy wood") == {"wood": 1, "gold": -2}


def test_morale_beyond_the_top_is_not_shown() -> None:
    state = table()
    seat = state.waiting[0]
    found(state, "oracle_a", 0, 3, owner=seat)
    workers(state, seat, 1, 2, retired=3)
    state.players[seat].morale = 9
    assert preview(state, "activate oracle_a") == {"morale": 2}


def test_a_conversion_shows_what_is_given_and_what_is_taken() -> None:
    state = table()
    found(state, "smith_a", 0, 3, owner=state.waiting[0])
    assert preview(state, "activate smith_a") == {"weapons": 3, "wood": -3}
    play(state, "activate smith_a", "worker 2")
    assert preview(state, "convert 1") == {"weapons": 1, "wood": -1}


@pytest.mark.parametrize("seed", range(3))
def test_looking_at_what_an_answer_brings_changes_nothing(seed: int) -> None:
    state, rng = praetor().new(3, seed), Random(seed)
    while not state.over:
        decision, before = state.decision(), state.to_json()
        held = [player.resources for player in state.players]
        assert decision is not None
        for action in state.options():
            decision.preview(state, action)
        assert state.to_json() == before
        assert all(player.resources is stock for player, stock in zip(state.players, held, strict=True))
        state.play(rng.choice(state.options()))


def test_the_outpost_shows_the_demand_against_the_favor_and_the_bonus_of_sections_held() -> None:
    state = table()
    seat = state.waiting[0]
    hold(state, seat, "wall_02", "wall_03")
    face_up(state, "wall_01")
    give(state, seat, wood=3, stone=3)
    assert preview(state, "activate imperial_outpost_a") == {"favor": 7 + 3 + 3, "wood": -3, "stone": -3}


def test_passing_brings_nothing() -> None:
    assert preview(table(), "pass") == {}


@pytest.mark.parametrize("seed", range(6))
def test_what_a_rotation_shows_is_what_it_scores(seed: int) -> None:
    state, rng, checked = praetor().new(3, seed), Random(seed), 0
    while not state.over:
        decision, action = state.decision(), rng.choice(state.options())
        assert decision is not None
        before = state.players[decision.seat].earned[MOSAICS]
        shown = decision.preview(state, action)
        state.play(action)
        if decision.question == "choose-rotation":
            checked += 1
            assert state.players[decision.seat].earned[MOSAICS] - before == shown["mosaics"]
    assert checked


@pytest.mark.parametrize("seed", range(6))
def test_what_a_worker_shows_is_what_he_brings(seed: int) -> None:
    state, rng, checked = praetor().new(3, seed), Random(seed), 0
    while not state.over:
        decision, action, round_number = state.decision(), rng.choice(state.options()), state.round
        assert decision is not None
        before = stock(state, decision.seat)
        shown = decision.preview(state, action)
        state.play(action)
        within_the_turn = state.round == round_number and state.phase == ACTIONS
        if within_the_turn and decision.question == "choose-visitor" and "smith" not in str(decision.about(state)):
            checked += 1
            after = stock(state, decision.seat)
            brought = {name: after[name] - before[name] for name in before if after[name] != before[name]}
            assert brought == {name: amount for name, amount in shown.items() if name in before and amount}
    assert checked


@rule("P12.2")
def test_the_labour_camp_shows_its_fee_to_all_but_its_owner() -> None:
    state = table()
    found(state, "labour_camp_a", 1, 1, owner=0)
    assert preview(state, "use labour_camp_a") == {"weapons": -1}
    hand_turn(state, 0)
    assert preview(state, "use labour_camp_a") == {}


@rule("P17.5")
@pytest.mark.parametrize(("owner", "fee"), [(0, {"stone": -1}), (1, {})])
def test_the_academy_shows_its_fee_to_all_but_its_owner(owner: int, fee: dict[str, int]) -> None:
    state = table()
    found(state, "academy_a", 1, 1, owner=owner)
    trainees(state, 1, zone_one=1)
    everyone_passes(state)
    assert state.waiting == [1]
    assert preview(state, "use academy_a") == fee
    assert preview(state, "decline") == {}
