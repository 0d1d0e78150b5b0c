"""Many games at once in several processes, which write into arrays in shared memory."""

from __future__ import annotations

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from groma.env.many import Here, Vector
from groma.env.setting import Setting

Memories = dict[str, SharedMemory]


class Shared(Vector):
    """Games of other processes: each has a part of the rows."""

    def __init__(self, setting: Setting, games: int, seed: int, processes: int) -> None:
        self._memories: Memories = {}
        super().__init__(setting, games, self._make)
        names = {name: memory.name for name, memory in self._memories.items()}
        bounds = [games * number // processes for number in range(processes + 1)]
        context = get_context("spawn")
        self._lines: list[Connection] = []
        self._workers = []
        for start, end in pairwise(bounds):
            mine, theirs = context.Pipe()
            worker = context.Process(target=work, args=(setting, names, games, start, end, seed, theirs), daemon=True)
            worker.start()
            theirs.close()
            self._lines.append(mine)
            self._workers.append(worker)
        self._end = finalize(self, _end, self._lines, self._workers, self._memories)
        self._wait()

    def step(self, actions: NDArray[Any]) -> None:
        """Carry out one action in every game."""
        self._check(actions)
        self.actions[:] = actions
        for line in self._lines:
            line.send(True)
        self._wait()

    def close(self) -> None:
        """End the processes and give the memory back."""
        self._end()

    def _wait(self) -> None:
        """Wait until every process has written its rows."""
        for line in self._lines:
            problem = line.recv()
            if problem is not None:
                raise problem

    def _make(self, name: str, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
        memory = SharedMemory(create=True, size=max(1, int(np.prod(shape)) * np.dtype(kind).itemsize))
        self._memories[name] = memory
        return np.ndarray(shape, kind, memory.buf)


def _end(lines: list[Connection], workers: list[Any], memories: Memories) -> None:
    for line in lines:
        line.close()
    for worker in workers:
        worker.join()
    for memory in memories.values():
        memory.unlink()


def work(
    setting: Setting, names: dict[str, str], games: int, start: int, end: int, seed: int, line: Connection
) -> None:
    """Play the games from one row to another until the line is closed."""
    memories = {name: SharedMemory(name) for name in names.values()}

    def rows(name: str, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
        whole: NDArray[Any] = np.ndarray((games, *shape[1:]), kind, memories[names[name]].buf)
        return whole[start:end]

    vector = Here(setting, end - start, seed, start, rows)
    line.send(None)
    try:
        while line.recv():
            line.send(_stepped(vector))
    except (EOFError, OSError):
        return


def _stepped(vector: Here) -> Exception | None:
    """Carry out the actions that stand in the shared array; return what is wrong with one."""
    try:
        vector.step(vector.actions)
    except Exception as problem:
        return problem
    return None
