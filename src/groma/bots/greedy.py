"""A bot that takes what looks best right after its own turn."""

from __future__ import annotations

from typing import Final

from groma.bots.player import Bot
from groma.kernel import Action, State

_FOLLOWED: Final = 12
"""How many further answers of the same turn are followed at most."""


class GreedyBot(Bot):
    """Tries every option, finishes the turn as the game advises, and takes the best `evaluate`."""

    def choose(self, state: State, seat: int) -> Action:
        """Choose the option with the best outlook; the first of equals."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        outlooks = [self.judge(finished(state, seat, option), seat) for option in options]
        return options[outlooks.index(max(outlooks))]

    def judge(self, state: State, seat: int) -> float:
        """Return how well a seat stands."""
        return state.game.advice.evaluate(state, seat)


def outlook(state: State, seat: int, option: Action) -> float:
    """Return how well a seat stands once an option is played and the turn is finished as the game advises."""
    after = finished(state, seat, option)
    return after.game.advice.evaluate(after, seat)


def finished(state: State, seat: int, option: Action) -> State:
    """Return the state once an option is played and the turn is finished as the game advises."""
    after = state.copy()
    after.play(option, seat)
    for _ in range(_FOLLOWED):
        decision = after.decision(seat)
        if decision is None or decision.starts_turn:
            break
        after.play(after.game.advice.promising(after, seat)[0], seat)
    return after


def best_first(state: State, seat: int, width: int) -> list[Action]:
    """Return the options, the most promising ones by their outlook, the best first; so many are compared."""
    promising = state.game.advice.promising(state, seat)
    compared = promising[:width]
    if len(compared) < 2:
        return promising
    outlooks = [outlook(state, seat, option) for option in compared]
    order = sorted(range(len(compared)), key=outlooks.__getitem__, reverse=True)
    return [compared[place] for place in order] + promising[width:]
