"""A real Ray cluster of two nodes that works for the lab, one of which is killed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ray import cluster_utils

from groma.lab.cluster import Cluster
from tests.cli.command import run
from tests.faults.outcome import Outcome
from tests.lab.test_workers import ARENA, Square
from tests.patience import PATIENCE, until

ITEMS = 4


def node_dies(times: int) -> Outcome:
    """Let a node die over its work, then let the one that is left play an arena: its games must be the usual ones."""
    done, again = 0, 0
    for _ in range(times):
        with two_nodes() as nodes, TemporaryDirectory() as folder:
            task = Square(Path(folder))
            done += _survived(nodes, task)
            again += sum(task.begun().values()) - ITEMS
            is_same = _arena() == _arena("--ray", nodes.address)
    amount = f"{times} × {ITEMS} items"
    return Outcome(
        "a node of a Ray cluster is killed",
        amount,
        f"{done} times all results, {again} items done again; games the same: {'yes' if is_same else 'no'}",
        done == times and again == times and is_same,
    )


@contextmanager
def two_nodes() -> Iterator[Any]:
    """A cluster of two nodes with one core each."""
    with TemporaryDirectory(prefix="ray", dir="/tmp") as folder:  # the names of Ray's sockets must be short
        cluster: Any = cluster_utils.Cluster()
        cluster.add_node(num_cpus=1, include_dashboard=False, temp_dir=folder)
        cluster.add_node(num_cpus=1)
        yield cluster
        cluster.shutdown()


def _survived(nodes: Any, task: Square) -> bool:
    """Kill a node while both work, and tell whether all results came nevertheless."""
    with Cluster(nodes.address) as workers, ThreadPoolExecutor(1) as thread:
        found = thread.submit(lambda: dict(workers.each(task, range(ITEMS))))
        until(lambda: len(task.begun()) == 2, "no two nodes work")
        nodes.remove_node(nodes.worker_nodes.copy().pop(), allow_graceful=False)
        (task.folder / "go").touch()
        return found.result(PATIENCE) == {item: item * item for item in range(ITEMS)}


def _arena(*more: str) -> Any:
    """Return the results of a small arena, without what depends on the machine."""
    result = run(*ARENA, *more).json
    for row in result["strength"]:
        del row["decisions_per_second"], row["simulations_per_second"]
    return result
