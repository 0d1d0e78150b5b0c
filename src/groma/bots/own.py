"""Bots of one's own: a class with `choose(state, seat)` in any module that can be imported.

They are shown what our own bots are shown: a state in which all that their seat cannot see was dealt again.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from inspect import signature
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Final

from groma.bots.player import Bot
from groma.bots.program import PREFIX, BotError, ProgramBot, check_program, command_of
from groma.kernel import Action, State

FORMS: Final = f"MODULE:CLASS or {PREFIX}COMMAND for one of your own"
_CLASS: Final = re.compile(r"[^\W\d][\w.]*:[^\W\d]\w*")


class OwnBot(Bot):
    """Asks an object of somebody's own class; whatever goes wrong there is told in one line."""

    def __init__(self, rng: Random, name: str, player: Any) -> None:
        super().__init__(rng)
        self.name = name
        self.player = player

    def choose(self, state: State, seat: int) -> Action:
        """Return what it answers, if that is one of the options; it may play on in the state as it likes."""
        options, decision = state.options(seat), state.decision(seat)
        asked = decision.question if decision is not None else ""
        if isinstance(self.player, Bot):
            self.player.rng = self.rng
        try:
            answer: object = self.player.choose(state, seat)
        except (Exception, SystemExit) as problem:
            raise BotError(f"{self.name} failed, asked {asked!r}: {_told(problem, self.player)}") from problem
        for option in options:
            if option is answer:
                return option
        raise BotError(f"{self.name} answered {answer!r}, asked {asked!r}: that is none of its options")


def is_own(name: str) -> bool:
    """Tell whether a name has the form of a bot of one's own."""
    return name.startswith(PREFIX) or _CLASS.fullmatch(name) is not None


def own_bot(name: str, rng: Random) -> Bot:
    """Return a bot of one's own."""
    if name.startswith(PREFIX):
        return ProgramBot(rng, name)
    made = _class(name)
    try:
        return OwnBot(rng, name, made(rng) if _takes_luck(made) else made())
    except Exception as problem:
        raise BotError(f"{name} cannot be made: {type(problem).__name__}: {problem}") from problem


def short_name(name: str) -> str:
    """Return the name of a class or of a program."""
    if not name.startswith(PREFIX):
        return name.partition(":")[2]
    command = command_of(name)
    return Path(command[0]).stem if command else ""


def check_own(name: str) -> None:
    """Refuse a name that leads to no bot; the one line says what is missing."""
    if name.startswith(PREFIX):
        check_program(name)
    else:
        _class(name)


def _told(problem: BaseException, player: Any) -> str:
    """Return a problem in one line, with the line of the player's own file in which it came up."""
    file = getattr(sys.modules.get(type(player).__module__), "__file__", None)
    lines = [frame.lineno for frame in extract_tb(problem.__traceback__) if frame.filename == file]
    where = f" ({Path(str(file)).name}, line {lines[-1]})" if lines else ""
    return f"{type(problem).__name__}: {problem}{where}"


def _takes_luck(made: Any) -> bool:
    """Tell whether a class wants its luck when it is made."""
    try:
        return bool(signature(made).parameters)
    except (TypeError, ValueError):  # compiled classes do not tell
        return True


def _class(name: str) -> Any:
    module, _, wanted = name.partition(":")
    found = getattr(_module(name, module), wanted, None)
    if not isinstance(found, type):
        raise BotError(f"there is no bot {name!r}: {module} has no class {wanted!r}")
    if not callable(getattr(found, "choose", None)):
        raise BotError(f"there is no bot {name!r}: {wanted} has no choose(state, seat)")
    return found


def _module(name: str, module: str) -> Any:
    """Import a module, also from the folder in which the command was given."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        raise BotError(f"there is no bot {name!r}: there is no module {missing.name!r}; give {FORMS}") from None
    except Exception as problem:
        raise BotError(f"{module} cannot be imported: {type(problem).__name__}: {problem}") from problem
