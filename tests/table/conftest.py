"""Servers on SQLite and on PostgreSQL, real processes on real ports."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.table.cluster import new_database, running_cluster
from tests.table.guest import opened
from tests.table.server import Server

Database = Callable[[str], str]


@pytest.fixture(autouse=True)
def guests() -> Iterator[None]:
    """Sends all guests home after a test."""
    yield
    while opened:
        opened.pop().close()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Database]:
    """A real PostgreSQL; gives the URL of a new database by name."""
    with running_cluster() as running:
        yield partial(new_database, running)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server, once on SQLite and once on PostgreSQL."""
    folder = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        database = str(folder / "tables.sqlite")
    else:
        database = request.getfixturevalue("postgresql")("shared")
    running = Server(database, folder / "log.jsonl").start()
    yield running
    running.stop()


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of one's own on SQLite."""
    started: list[Server] = []

    def start(**settings: Any) -> Server:
        name = f"{len(started)}.jsonl"
        started.append(Server(str(tmp_path / "tables.sqlite"), tmp_path / name, 1, **settings).start())
        return started[-1]

    yield start
    for running in started:
        if running.process is not None and running.process.poll() is None:
            running.kill()
