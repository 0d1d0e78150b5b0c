"""Greedy bots with a taste, which probe the balance of a game."""

from __future__ import annotations

import pytest

import groma
from groma.bots import bot
from tests.cli.command import run


def houses(bots: list[str], games: int = 4) -> list[dict[str, int]]:
    """Return how many houses of each kind each seat builds in some games."""
    built: list[dict[str, int]] = [{} for _ in bots]
    for seed in range(games):
        state = groma.game("aquileia").new(len(bots), seed)
        state.logging = False
        players = [bot(name, seed) for name in bots]
        while not state.over:
            seat = state.waiting[0]
            state.play(players[seat].answer(state, seat), seat)
        lots = state.view(None)["lots"].values()
        for lot in lots:
            if lot["seat"] is not None:
                built[lot["seat"]][lot["kind"]] = built[lot["seat"]].get(lot["kind"], 0) + 1
    return built


def test_a_leaning_bot_builds_more_of_what_it_leans_to() -> None:
    villas, shops, _ = houses(["greedy:villas", "greedy:shops", "greedy"])
    assert villas.get("villa", 0) > shops.get("villa", 0)
    assert shops.get("shop", 0) > villas.get("shop", 0)


def test_a_leaning_that_the_game_does_not_know_is_refused_with_those_it_knows() -> None:
    state = groma.game("aquileia").new(3, 1)
    with pytest.raises(ValueError, match="no leaning 'temples'; it has villas, shops"):
        bot("greedy:temples").answer(state, state.waiting[0])


def test_a_game_without_leanings_says_so() -> None:
    state = groma.game("praetor").new(2, 1)
    with pytest.raises(ValueError, match="praetor has no leaning 'villas'; it has none"):
        bot("greedy:villas").answer(state, state.waiting[0])


def test_simulate_tells_the_share_of_wins_of_each_leaning() -> None:
    outcome = run("simulate", "aquileia", "--games", "2", "--bots", "greedy:villas,greedy:shops,greedy")
    assert outcome.code == 0
    assert "greedy:villas" in outcome.out
    assert "share" in outcome.out
