"""A game with secrets and bots that misbehave, for servers under test."""

from __future__ import annotations

import time

from groma.bots import BOTS, Bot
from groma.kernel import Action, State
from groma.kernel.shelf import register
from tests.kernel.toy import Toy


class BrokenBot(Bot):
    """Fails at every question."""

    def choose(self, state: State, seat: int) -> Action:
        """Fail."""
        raise ZeroDivisionError("a bot broke on purpose")


class SleepyBot(Bot):
    """Never answers in time."""

    def choose(self, state: State, seat: int) -> Action:
        """Sleep past every limit."""
        time.sleep(60)
        return state.options(seat)[0]


class SlowBot(Bot):
    """Takes a while, then does anything."""

    def choose(self, state: State, seat: int) -> Action:
        """Think for a moment."""
        time.sleep(0.05)
        return state.options(seat)[int(self.rng.random() * len(state.options(seat)))]


register("toy", Toy)
BOTS["broken"] = BrokenBot
BOTS["sleepy"] = SleepyBot
BOTS["slow"] = SlowBot
