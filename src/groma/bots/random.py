"""A bot that does anything that is allowed."""

from __future__ import annotations

from groma.bots.player import Bot
from groma.kernel import Action, State


class RandomBot(Bot):
    """Takes any option, each equally likely."""

    def answer(self, state: State, seat: int) -> Action:
        """Look at nothing but the options, so nothing needs to be imagined."""
        return self.choose(state, seat)

    def choose(self, state: State, seat: int) -> Action:
        """Choose any option."""
        options = state.options(seat)
        return options[int(self.rng.random() * len(options))]
