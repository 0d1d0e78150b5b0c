"""Bots that are programs of any language: they read a question a line, and write an answer a line, both in JSON."""

from __future__ import annotations

import atexit
import json
import shlex
import shutil
import time
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from subprocess import PIPE, Popen
from threading import Thread
from typing import Any, Final

from groma.bots.player import Bot
from groma.kernel import Action, State

PREFIX: Final = "program:"
PROTOCOL: Final = 1
SECONDS: Final = 5.0
"""The longest that a program may think about one answer; a table has more patience than that."""
_END: Final = ""
"""What is read when a program says nothing more."""


class BotError(ValueError):
    """A bot of somebody's own that cannot be found, fails, or answers what it may not."""


class Program:
    """A running program; lines are written and read beside, so that nobody waits for one that hangs."""

    def __init__(self, command: list[str]) -> None:
        self._process = Popen(command, stdin=PIPE, stdout=PIPE, encoding="utf-8", errors="replace")
        self._heard: Queue[str] = Queue()
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._heard.put(line)
        self._heard.put(_END)

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):  # one that is gone is noticed when its answer is missing
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()

    def ask(self, question: str, seconds: float) -> str:
        """Return the line with which it answers; `queue.Empty` if it is late, an empty one if it has ended."""
        Thread(target=self._tell, args=(question,), daemon=True).start()
        return self._heard.get(timeout=seconds)

    def is_silent(self) -> bool:
        """Tell whether it waits for a question, and has said nothing that it was not asked for."""
        return self._heard.empty()

    def end(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


_running: dict[tuple[str, int], Program] = {}
"""By command and seat: who plays two seats must not hear in the one what only the other may know."""


def _end_all() -> None:
    while _running:
        _running.popitem()[1].end()


atexit.register(_end_all)


class ProgramBot(Bot):
    """Asks a program, with what its seat may see and the options it has."""

    def __init__(self, rng: Random, name: str) -> None:
        super().__init__(rng)
        self.name = name
        self.seconds = SECONDS

    def choose(self, state: State, seat: int) -> Action:
        """Return what the program answers; one that has ended is started again and asked once more."""
        question = json.dumps(self._question(state, seat), separators=(",", ":"))
        late = time.monotonic() + self.seconds
        line = self._ask(question, seat, late) or self._ask(question, seat, late)
        if not line:
            raise BotError(f"{self.name} ended without an answer")
        return self._read(line, state.options(seat))

    def _question(self, state: State, seat: int) -> dict[str, Any]:
        decision = state.decision(seat)
        return {
            "protocol": PROTOCOL,
            "game": state.game.name,
            "seats": state.seats,
            "seat": seat,
            "question": decision.question if decision is not None else "",
            "options": [action.notation for action in state.options(seat)],
            "view": state.view(seat),
            "seed": self.rng.getrandbits(53),
            "seconds": self.seconds,
        }

    def _ask(self, question: str, seat: int, late: float) -> str:
        program = self._program(seat)
        try:
            line = program.ask(question, max(0.0, late - time.monotonic()))
        except Empty:
            self._dismiss(seat)
            raise BotError(f"{self.name} did not answer within {self.seconds:g} seconds") from None
        if line == _END:
            self._dismiss(seat)
        return line

    def _program(self, seat: int) -> Program:
        """Return the running program of the seat, started if there is none that waits."""
        found = _running.get((self.name, seat))
        if found is not None and found.is_silent():
            return found
        self._dismiss(seat)
        try:
            _running[self.name, seat] = Program(command_of(self.name))
        except OSError as problem:
            raise BotError(f"{self.name} cannot be started: {problem.strerror}") from None
        return _running[self.name, seat]

    def _dismiss(self, seat: int) -> None:
        program = _running.pop((self.name, seat), None)
        if program is not None:
            program.end()

    def _read(self, line: str, options: list[Action]) -> Action:
        """Return the option that a line names."""
        try:
            notation = json.loads(line)["action"]
        except (ValueError, KeyError, TypeError):
            raise BotError(f'{self.name} answered {line.strip()[:80]!r} instead of {{"action": …}}') from None
        for option in options:
            if option.notation == notation:
                return option
        raise BotError(f"{self.name} answered {notation!r}, which is none of its options")


def command_of(name: str) -> list[str]:
    """Return the words of the command that starts a program."""
    try:
        return shlex.split(name[len(PREFIX) :])
    except ValueError as problem:
        raise BotError(f"{name!r}: {problem}") from None


def check_program(name: str) -> None:
    """Refuse the name of a program that cannot be started."""
    command = command_of(name)
    if not command:
        raise BotError(f"{name!r}: after the colon stands the command that starts the program")
    if shutil.which(command[0]) is None:
        raise BotError(f"there is no bot {name!r}: there is no program {command[0]!r} that may be started")
