"""Who does the work of the lab: this process, several of this machine, or a Ray cluster.

Work is a task that is done for each of many items, such as a game for each number. What comes of an item depends on
task and item alone, so it is the same wherever it is done, and whoever dies over it costs nothing but time.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Protocol, TypeVar

PATIENCE = 3
"""So many times in a row a process may die before anything is done."""

Item = TypeVar("Item")
Result = TypeVar("Result")


class Workers(Protocol):
    """Those who work; tasks, items and results must be able to travel to another process and back."""

    def each(self, task: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[tuple[int, Result]]:
        """Do a task for each item; return the place of the item and what came of it, as it is done."""

    def __enter__(self) -> Workers:
        """Begin."""

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Send everybody home."""


def in_order(workers: Workers, task: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
    """Do a task for each item; return what came of them in the order of the items."""
    early: dict[int, Result] = {}
    following = 0
    for place, result in workers.each(task, items):
        early[place] = result
        while following in early:
            yield early.pop(following)
            following += 1


class Processes:
    """Processes of this machine; a single one is this process itself."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._hands: list[_Hand] = []

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        while self._hands:
            self._hands.pop().end()

    def each(self, task: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[tuple[int, Result]]:
        """Do a task for each item; a process that dies is replaced, and its item is done again."""
        if self.jobs == 1:
            for place, item in enumerate(items):
                yield place, task(item)
            return
        while len(self._hands) < min(self.jobs, len(items)):
            self._hands.append(_Hand())
        try:
            yield from self._shared(task, items, list(range(len(items)))[::-1])
        finally:
            for hand in [each for each in self._hands if each.place is not None]:
                hand.end()
                self._hands.remove(hand)

    def _shared(self, task: Any, items: Sequence[Any], missing: list[int]) -> Iterator[tuple[int, Any]]:
        """Share out the places that are missing, the last first, until all are done."""
        deaths = 0
        for hand in self._hands:
            hand.give(task, items, missing)
        while busy := {hand.pipe: hand for hand in self._hands if hand.place is not None}:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                hand = busy[pipe]
                place, found = hand.place, hand.found()
                assert place is not None
                if found is None:
                    deaths += 1
                    missing.append(place)
                    hand.replace()
                    if deaths == PATIENCE:
                        raise ChildProcessError(f"the processes keep dying; {len(missing)} results are missing")
                else:
                    deaths = 0
                    yield place, found[0]
                hand.give(task, items, missing)


class _Hand:
    """A process that does one item after another."""

    def __init__(self) -> None:
        self.place: int | None = None
        """Of the item that it is busy with."""
        self._start()

    def _start(self) -> None:
        self.pipe, theirs = get_context("spawn").Pipe()
        self.process = get_context("spawn").Process(target=_work, args=(theirs,), daemon=True)
        with _uninterrupted():
            self.process.start()
        theirs.close()

    def give(self, task: Any, items: Sequence[Any], missing: list[int]) -> None:
        """Let it do the last of the missing items, if there is one."""
        self.place = missing.pop() if missing else None
        if self.place is not None:
            with suppress(ConnectionError):  # a process that has died is noticed when its result is missing
                self.pipe.send((task, items[self.place]))

    def found(self) -> tuple[Any] | None:
        """Return what came of its item; nothing if it died over it."""
        try:
            result, problem = self.pipe.recv()
        except (EOFError, ConnectionError):
            return None
        if problem is not None:
            raise problem
        return (result,)

    def replace(self) -> None:
        """Start another process in place of one that died."""
        self.end()
        self.place = None
        self._start()

    def end(self) -> None:
        """End the process at once."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ignore Ctrl-C, and let a process that is started here ignore it for ever: who started it ends it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(pipe: Connection) -> None:
    """Do each item that arrives, as long as somebody listens."""
    with suppress(EOFError, ConnectionError):
        while True:
            task, item = pipe.recv()
            try:
                pipe.send((task(item), None))
            except Exception as problem:
                pipe.send((None, problem))
