"""Players that are programs. They see a game only as `imagine` deals it to their seat."""

from __future__ import annotations

from random import Random

from groma.bots.greedy import GreedyBot
from groma.bots.player import Bot
from groma.bots.random import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "bot"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, seed: int = 0) -> Bot:
    """Return a bot of a kind; the same seed makes the same choices."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](Random(seed))
