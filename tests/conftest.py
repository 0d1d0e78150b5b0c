"""The longest tests begin, a share of them with each worker, so that no core waits for the last of them."""

from __future__ import annotations

from itertools import islice

import pytest

LONG = (
    "tests/web/",
    "tests/env/test_examples.py",
    "tests/games/test_every_game.py::test_many_random_games_end_with_nothing_lost",
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the long tests first in each of the runs of tests that the workers begin with."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.nodeid.startswith(LONG)]
    short = iter([item for item in items if not item.nodeid.startswith(LONG)])
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        run = (len(items) - len(dealt)) // (workers - worker)
        own = long[worker::workers]
        dealt += [*own, *islice(short, max(0, run - len(own)))]
    items[:] = dealt
