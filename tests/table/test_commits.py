"""How moves get into a SQLite: many in one commit, and of two with one number the first."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from groma.table.commits import Addition, Progress, to_sqlite
from groma.table.database import Database, database_url
from groma.table.line import Entry


def addition(table: str, n: int, epoch: str, notation: str = "pass") -> Addition:
    """Return a move of a table."""
    return Addition(
        table, epoch, Entry(n, 0, notation, None, None, 1.5, "d"), Progress("running", [1], 2.5, False, None)
    )


async def opened(file: Path) -> None:
    """Make a database without tables."""
    database = Database(database_url(str(file)))
    await database.migrate()
    await database.close()


def test_of_two_moves_with_one_number_the_first_counts_and_those_beside_it_too(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    asyncio.run(opened(file))
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        (epoch,) = connection.execute("SELECT value FROM settings WHERE key = 'epoch'").fetchone()
        first = to_sqlite(connection, [addition("a", 1, epoch, "place quarry"), addition("b", 1, "before")])
        second = to_sqlite(connection, [addition("a", 1, epoch), addition("a", 2, epoch), addition("b", 1, epoch)])
        stored = connection.execute("SELECT table_id, n, notation FROM entries ORDER BY table_id, n").fetchall()
    assert first.won == {("a", 1)}
    assert second.won == {("a", 2), ("b", 1)}
    assert stored == [("a", 1, "place quarry"), ("a", 2, "pass"), ("b", 1, "pass")]
