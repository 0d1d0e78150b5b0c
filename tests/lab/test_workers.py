"""Who works for the lab: the results are the same whoever works, and whoever dies costs nothing but time.

What a Ray cluster does when a node dies takes too long for a test: `tests/faults/nodes.py` looks at it.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path

import pytest

from groma.lab.workers import Processes, in_order
from tests.cli.command import assert_refused, run
from tests.patience import until

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


def test_without_ray_who_asks_for_a_cluster_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "groma.lab.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    refused = run(*ARENA[:-1], "--ray", "auto")
    assert_refused(refused)
    assert refused.err == "groma arena --ray needs ray: in a checkout of Groma, pip install '.[lab]'\n"
