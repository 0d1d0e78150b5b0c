"""A Ray cluster that works for the lab; each of its nodes has this Groma installed."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from types import TracebackType
from typing import Any, cast

import ray
from ray.exceptions import RayError, RayTaskError

from groma.lab.workers import PATIENCE, Item, Result

AHEAD = 2
"""So many items wait or are done for each core: no core waits for this process, and none is flooded."""


class Cluster:
    """All cores of a cluster that is running at an address; what a dying node had is done again elsewhere."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._aside = redirect_stdout(sys.stderr)
        """Standard output is for results: what Ray tells of its nodes goes elsewhere."""

    def __enter__(self) -> Cluster:
        self._aside.__enter__()
        ray.init(address=self.address, logging_level=logging.ERROR, log_to_driver=False)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        ray.shutdown()
        self._aside.__exit__(kind, problem, trace)

    def each(self, task: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[tuple[int, Result]]:
        """Do a task for each item; return the place of the item and what came of it, as it is done."""
        sent, done = ray.put(task), ray.remote(num_cpus=1, max_retries=PATIENCE)(_done)
        missing = list(range(len(items)))[::-1]
        running: dict[Any, int] = {}
        try:
            while missing or running:
                for place in [missing.pop() for _ in range(min(len(missing), _most() - len(running)))]:
                    running[done.remote(sent, items[place])] = place
                for ready in ray.wait(list(running), num_returns=1)[0]:
                    yield running.pop(ready), _result(ready, len(missing) + len(running) + 1)
        finally:
            for left in running:
                ray.cancel(left, force=True)


def _most() -> int:
    """Return how many items may be under way; nodes come and go."""
    resources = cast("Callable[[], dict[str, float]]", ray.cluster_resources)()  # Ray has no types there
    return max(1, AHEAD * int(resources.get("CPU", 0)))


def _result(ready: Any, missing: int) -> Any:
    """Return what came of an item, or raise what went wrong with it."""
    try:
        return ray.get(ready)
    except RayTaskError as problem:
        raise problem.cause from None
    except RayError:
        raise ChildProcessError(f"the nodes of the cluster keep dying; {missing} results are missing") from None


def _done(task: Any, item: Any) -> Any:
    """Do one item, on whichever node."""
    return task(item)
