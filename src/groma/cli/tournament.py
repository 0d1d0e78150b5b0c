"""Many games of a match on several cores; a process that dies is replaced, and its game is played again."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path

import groma
from groma.bots.match import Match, Outcome, play

_PATIENCE = 3
"""So many times in a row a process may die without a finished game."""


def played(match: Match, components: Path | None, numbers: list[int], jobs: int) -> Iterator[Outcome]:
    """Play the games of these numbers, and return each as it ends."""
    if jobs == 1:
        game = groma.game(match.game, components)
        for number in numbers:
            yield play(game, match, number)
        return
    workers = [Worker(match, components) for _ in numbers[:jobs]]
    try:
        yield from _shared(numbers[::-1], workers)
    finally:
        for worker in workers:
            worker.end()


class Worker:
    """A process that plays one game after another."""

    def __init__(self, match: Match, components: Path | None) -> None:
        self.match = match
        self.components = components
        self.number: int | None = None
        """The game it is playing."""
        self.start()

    def start(self) -> None:
        """Start the process, or another one."""
        self.pipe, theirs = get_context("spawn").Pipe()
        arguments = (theirs, self.match, self.components)
        self.process = get_context("spawn").Process(target=_play, args=arguments, daemon=True)
        with _uninterrupted():
            self.process.start()
        theirs.close()

    def give(self, missing: list[int]) -> None:
        """Let it play the last of the missing games, if there is one."""
        self.number = missing.pop() if missing else None
        if self.number is not None:
            with suppress(ConnectionError):  # a process that has died is noticed when its game is missing
                self.pipe.send(self.number)

    def outcome(self) -> Outcome | None:
        """Return the game it has finished; none if it died over it."""
        try:
            found: Outcome | Exception = self.pipe.recv()
        except (EOFError, ConnectionError):
            return None
        if isinstance(found, Exception):
            raise found
        return found

    def end(self) -> None:
        """End the process at once."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ignore Ctrl-C, and let a process that is started here ignore it for ever: the arena ends it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _shared(missing: list[int], workers: list[Worker]) -> Iterator[Outcome]:
    """Share out the missing games, the last first, until all are played."""
    deaths = 0
    for worker in workers:
        worker.give(missing)
    while busy := {worker.pipe: worker for worker in workers if worker.number is not None}:
        for pipe in wait(list(busy)):
            assert isinstance(pipe, Connection)
            worker = busy[pipe]
            outcome = worker.outcome()
            if outcome is not None:
                deaths = 0
                yield outcome
            else:
                deaths += 1
                _replace(worker, missing)
                if deaths == _PATIENCE:
                    raise ChildProcessError(f"the processes of the arena keep dying; {len(missing)} games are missing")
            worker.give(missing)


def _replace(worker: Worker, missing: list[int]) -> None:
    assert worker.number is not None
    missing.append(worker.number)
    worker.end()
    worker.start()


def _play(pipe: Connection, match: Match, components: Path | None) -> None:
    """Play each game whose number arrives, as long as somebody listens."""
    game = groma.game(match.game, components)
    with suppress(EOFError, ConnectionError):
        while True:
            number = pipe.recv()
            try:
                pipe.send(play(game, match, number))
            except Exception as problem:
                pipe.send(problem)
