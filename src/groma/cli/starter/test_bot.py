"""Starter plays by the rules, and better than chance."""

import groma
from groma.bots import bot


def test_starter_wins_against_chance() -> None:
    state = groma.game("praetor").new(seats=3, seed=1)
    players = [bot("starter:Starter", 1), bot("random", 2), bot("random", 3)]
    while not state.over:
        seat = state.waiting[0]
        state.play(players[seat].answer(state, seat), seat)
    assert state.winners() == [0]
