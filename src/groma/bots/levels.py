"""The levels that people choose from, and how every bot is made from its name."""

from __future__ import annotations

import re
from random import Random
from time import process_time
from typing import Final

from groma.bots.budget import Budget
from groma.bots.easy import EasyBot
from groma.bots.greedy import GreedyBot, best_first
from groma.bots.leaning import LeaningBot
from groma.bots.nets import LEARNED
from groma.bots.own import FORMS, check_own, is_own, own_bot, short_name
from groma.bots.player import Bot
from groma.bots.program import BotError
from groma.bots.random import RandomBot
from groma.bots.thinker import ThinkingBot
from groma.kernel import Action, State

HARD_SECONDS: Final = 1.0
EXPERT_SECONDS: Final = 5.0


class MediumBot(Bot):
    """Takes what looks best right after its own turn, among as many options as the game's habits say."""

    def choose(self, state: State, seat: int) -> Action:
        """Choose the best outlook among the promising options."""
        return best_first(state, seat, state.game.advice.weights.habits.width)[0]


class HardBot(ThinkingBot):
    """Searches for one second."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, Budget(seconds=HARD_SECONDS), "hard")


class ExpertBot(ThinkingBot):
    """Searches for five seconds."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, Budget(seconds=EXPERT_SECONDS), "expert")


LEVELS: Final = ["easy", "medium", "hard", "expert"]
"""The levels for people, the weakest first."""

BOTS: Final[dict[str, type[Bot]]] = {
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
    "expert": ExpertBot,
    "random": RandomBot,
    "greedy": GreedyBot,
}

SEARCH: Final = "search"
"""Who searches by the game's advice, whatever net the game has."""
COMPARED: Final = [SEARCH, LEARNED]
"""Searches for arenas, whose budget is always named: `search:200`, `learned:0.5s`, `learned:200@FILE`."""

enlisted: Final[dict[str, str]] = {}
"""Bots of one's own that play at the tables of this house, by the name of their level."""

_SECONDS: Final = re.compile(r"\d+(\.\d+)?s")
_LONGEST: Final = 40
"""So many letters the name of a level has at most."""


def enlist(given: list[str]) -> None:
    """Take in bots as levels of this house: `NAME=BOT`, or only the bot, named by its class or by its program."""
    for each in given:
        level, equals, name = each.partition("=")
        if not equals or is_own(level):
            level, name = short_name(each), each
        if not is_own(name):
            raise BotError(f"there is no bot {each!r}; give {FORMS}, with NAME= before it to name its level")
        if level in BOTS or level in COMPARED or ":" in level or not 0 < len(level) <= _LONGEST:
            raise BotError(
                f"{each!r}: its level cannot be called {level!r}; NAME= before it gives another name, of up to"
                f" {_LONGEST} letters, without a colon, and not {', '.join(BOTS)}"
            )
        check_own(name)
        enlisted[level] = name


def check(name: str) -> None:
    """Refuse a name that no bot has.

    `hard:200` means a level that thinks for 200 simulations instead of its time, `hard:0.5s` for half a second of CPU
    time, `greedy:villas` a greedy bot with one of the leanings of its game, `mybots:Mine` a class of one's own,
    `program:./mine` a program.
    """
    kind, colon, given = name.partition(":")
    if kind in COMPARED:
        _budget(name)
        return
    if kind not in BOTS:
        _check_own(name)
        return
    if kind == "greedy" and given.isalpha():
        return
    if colon and not issubclass(BOTS[kind], ThinkingBot):
        searching = [each for each, made in BOTS.items() if issubclass(made, ThinkingBot)]
        raise ValueError(f"{kind!r} does not search: only {' and '.join(searching)} take a number of simulations")
    if colon:
        _budget(name)


def _budget(name: str) -> Budget:
    """Return what the name of a bot that searches allows it: simulations, or seconds of CPU time."""
    given = name.partition("@")[0].partition(":")[2]
    if given.isascii() and given.isdigit() and int(given):
        return Budget(int(given))
    if _SECONDS.fullmatch(given) and float(given[:-1]):
        return Budget(seconds=float(given[:-1]), clock=process_time)
    raise ValueError(f"{name!r}: after the colon stands a number of simulations, or of seconds as in 0.5s")


def _check_own(name: str) -> None:
    if name in enlisted:
        return
    if not is_own(name):
        raise ValueError(f"there is no bot {name!r}; there are {', '.join([*BOTS, *enlisted])}, and {FORMS}")
    check_own(name)


def bot(name: str, seed: int = 0) -> Bot:
    """Return a bot of a kind; the same seed makes the same choices, as long as it does not think by the clock."""
    check(name)
    kind, _, given = name.partition(":")
    if kind in COMPARED:
        return ThinkingBot(Random(seed), _budget(name), _judge(name))
    if kind not in BOTS:
        return own_bot(enlisted.get(name, name), Random(seed))
    if kind == "greedy" and given:
        return LeaningBot(Random(seed), given)
    if given:
        return ThinkingBot(Random(seed), _budget(name), kind)
    return BOTS[kind](Random(seed))


def _judge(name: str) -> str:
    """Return whose judge a compared search asks."""
    whose, at, file = name.partition("@")
    kind = whose.partition(":")[0]
    return "" if kind == SEARCH else kind + at + file
