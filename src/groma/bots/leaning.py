"""A greedy bot with a taste of its own, to probe the balance of a game."""

from __future__ import annotations

from random import Random

from groma.bots.greedy import GreedyBot
from groma.kernel import State


class LeaningBot(GreedyBot):
    """Takes what looks best in the eyes of one of the game's leanings."""

    def __init__(self, rng: Random, leaning: str) -> None:
        super().__init__(rng)
        self.leaning = leaning

    def judge(self, state: State, seat: int) -> float:
        """Return how well a seat stands in the eyes of the leaning."""
        if self.leaning not in state.game.advice.leanings:
            known = ", ".join(state.game.advice.leanings) or "none"
            raise ValueError(f"{state.game.name} has no leaning {self.leaning!r}; it has {known}")
        return state.game.advice.evaluate_leaning(state, seat, self.leaning)
