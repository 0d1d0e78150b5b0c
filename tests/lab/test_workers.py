"""Who works for the lab: the results are the same whoever works, and whoever dies costs nothing but time."""

from __future__ import annotations

import os
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from groma.lab.workers import Processes, in_order
from tests.cli.command import assert_refused, run
from tests.patience import PATIENCE, until

ARENA = ("arena", "marble", "--bots", "greedy,random", "--seats", "2", "--games", "4", "--json")


class Square:
    """Notes which process works, waits until it may, and squares."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, item: int) -> int:
        """Return the square of a number."""
        (self.folder / f"{item} {os.getpid()}").touch()
        until((self.folder / "go").exists, "nobody lets it work")
        return item * item

    def begun(self) -> Counter[int]:
        """Count how often each item was begun."""
        return Counter(int(file.name.split()[0]) for file in self.folder.glob("* *"))


class Death:
    """Kills who works."""

    def __call__(self, item: int) -> None:
        """End the process."""
        os._exit(1)


def test_processes_return_in_order_what_one_would_return_and_are_kept_for_more(tmp_path: Path) -> None:
    (tmp_path / "go").touch()
    task = Square(tmp_path)
    with Processes(2) as workers:
        for numbers in ([3, 1, 2], [5], []):
            assert list(in_order(workers, task, numbers)) == [number * number for number in numbers]
    assert len({file.name.split()[1] for file in tmp_path.glob("* *")}) <= 2


def test_processes_that_keep_dying_are_given_up() -> None:
    with Processes(2) as workers, pytest.raises(ChildProcessError, match=r"keep dying; [12] results are missing"):
        list(workers.each(Death(), [0, 1]))


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A cluster of two nodes with one core each."""
    folder = mkdtemp(prefix="ray", dir="/tmp")  # the names of Ray's sockets must be short
    with pytest.MonkeyPatch.context() as patched:
        for limit in ("RAY_NUM_REDIS_GET_RETRIES", "RAY_worker_register_timeout_seconds"):
            patched.setenv(limit, str(PATIENCE))
        cluster_utils = pytest.importorskip("ray.cluster_utils")
        services = import_module("ray._private.services")
        patched.setattr(services, "get_node", patient(services.get_node))
        cluster = cluster_utils.Cluster()
        cluster.add_node(wait=False, num_cpus=1, include_dashboard=False, temp_dir=folder)
        cluster.add_node(wait=False, num_cpus=1)
        yield cluster
        cluster.shutdown()
    shutil.rmtree(folder, ignore_errors=True)


def patient(get_node: Callable[..., Any]) -> Callable[..., Any]:
    """Return a way to find a node that has just been started: a busy machine takes longer than Ray would wait."""

    def found(*arguments: Any, **more: Any) -> Any:
        try:
            return get_node(*arguments, **more)
        except RuntimeError:
            return None

    return lambda *arguments, **more: until(lambda: found(*arguments, **more), "a node does not start")


def test_a_node_that_is_killed_costs_a_cluster_nothing_but_time(nodes: Any, tmp_path: Path) -> None:
    from groma.lab.cluster import Cluster

    task = Square(tmp_path)
    with Cluster(nodes.address) as workers, ThreadPoolExecutor(1) as thread:
        found = thread.submit(lambda: dict(workers.each(task, range(4))))
        until(lambda: len(task.begun()) == 2, "no two nodes work")
        nodes.remove_node(nodes.worker_nodes.copy().pop(), allow_graceful=False)
        (tmp_path / "go").touch()
        assert found.result(PATIENCE) == {0: 0, 1: 1, 2: 4, 3: 9}
    assert sorted(task.begun().values()) == [1, 1, 1, 2]


def test_a_cluster_plays_the_same_games(nodes: Any) -> None:
    alone, there = (run(*ARENA, *more).json for more in ((), ("--ray", nodes.address)))
    for row in (*alone["strength"], *there["strength"]):
        del row["decisions_per_second"], row["simulations_per_second"]
    assert alone == there


def test_without_ray_who_asks_for_a_cluster_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "groma.lab.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    refused = run(*ARENA[:-1], "--ray", "auto")
    assert_refused(refused)
    assert refused.err == "groma arena --ray needs ray: in a checkout of Groma, pip install '.[lab]'\n"
