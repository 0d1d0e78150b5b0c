"""A bot that plays like a beginner: it sees what is good, and often does something else."""

from __future__ import annotations

from typing import Final

from groma.bots.greedy import best_first
from groma.bots.player import Bot
from groma.kernel import Action, State

MISTAKES: Final = 0.4
"""How often any option of the better half is taken, be it the best or not."""


class EasyBot(Bot):
    """Takes the option with the best outlook, or by mistake any of the better half."""

    def choose(self, state: State, seat: int) -> Action:
        """Choose the best option, or one of the better half."""
        ordered = best_first(state, seat, state.game.advice.weights.habits.width)
        if self.rng.random() >= MISTAKES:
            return ordered[0]
        return ordered[int(self.rng.random() * (len(ordered) + 1) / 2)]
