"""A bot that takes what looks best right after its own turn."""

from __future__ import annotations

from typing import Final

from groma.bots.player import Bot
from groma.kernel import Action, State

_FOLLOWED: Final = 12
"""How many further answers of the same turn are followed at most."""


class GreedyBot(Bot):
    """Tries every option, finishes the turn in the ways that the game advises, and takes the best `evaluate`."""

    def choose(self, state: State, seat: int) -> Action:
        """Choose the option with the best outlook; the first of equals."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        outlooks = [max([self.judge(end, seat) for end in ends(state, seat, option)]) for option in options]
        return options[outlooks.index(max(outlooks))]

    def judge(self, state: State, seat: int) -> float:
        """Return how well a seat stands."""
        return state.game.advice.evaluate(state, seat)


def outlook(state: State, seat: int, option: Action) -> float:
    """Return how well a seat stands once an option is played and the turn is finished in the best of the ways."""
    advice = state.game.advice
    return max([advice.evaluate(end, seat) for end in ends(state, seat, option)])


def ends(state: State, seat: int, option: Action) -> list[State]:
    """Return how the table looks once an option is played and the turn is finished, for each way worth comparing."""
    return _finished(_played(state, seat, option), seat, _FOLLOWED)


def _finished(after: State, seat: int, left: int) -> list[State]:
    """Finish a turn as the game advises, with so many answers at most; each of several ways is followed."""
    while left:
        decision = after.decision(seat)
        if decision is None or decision.starts_turn:
            break
        ways = after.game.advice.ways(after, seat)
        left -= 1
        if len(ways) > 1:
            return [end for way in ways for end in _finished(_played(after, seat, way), seat, left)]
        after.play(ways[0], seat)
    return [after]


def _played(state: State, seat: int, action: Action) -> State:
    after = state.copy()
    after.play(action, seat)
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
