"""What may befall a server on SQLite: each lasts as long as its context."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

from tests.table.server import Server


@contextmanager
def held(database: str) -> Iterator[None]:
    """Hold the only right to write to a SQLite file."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def held_by_another(server: Server) -> AbstractContextManager[None]:
    """Let another program hold the only right to write."""
    return held(server.database)


@contextmanager
def full(server: Server) -> Iterator[None]:
    """Let a server write no further byte to any file, as on a full disk."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(server: Server) -> Iterator[None]:
    """Let a server with the module `tests.table.read_only` read only."""
    sign = Path(server.environment["GROMA_READ_ONLY"])
    sign.touch()
    yield
    sign.unlink()
