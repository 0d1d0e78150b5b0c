"""Players that are programs. They see a game only as `imagine` deals it to their seat."""

from __future__ import annotations

from groma.bots.budget import Budget
from groma.bots.greedy import GreedyBot
from groma.bots.levels import BOTS, LEVELS, bot, check, enlist, enlisted
from groma.bots.player import Bot
from groma.bots.program import BotError
from groma.bots.random import RandomBot
from groma.bots.thinker import ThinkingBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotError",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "ThinkingBot",
    "bot",
    "check",
    "enlist",
    "enlisted",
]
