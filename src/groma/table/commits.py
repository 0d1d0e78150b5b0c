"""How entries get into the database: many of them at once, by the driver itself, with as few calls as it takes.

This is the way of every move; elsewhere SQLAlchemy writes, which takes several times as long.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from groma.table.database import Database, in_words
from groma.table.line import Entry
from groma.table.wire.base import Status

CHANNEL: Final = "groma"
"""On which PostgreSQL tells the other processes which tables changed."""


class Progress(msgspec.Struct, frozen=True):
    """What the row of a table says after an entry."""

    status: Status
    waiting: list[int]
    waiting_since: float
    bot_turn: bool
    result: dict[str, list[int]] | None
    due: float | None = None
    """When the time of somebody who is asked is out, unless clocks rest meanwhile."""


class Addition(msgspec.Struct, frozen=True):
    """An entry of a table as it is in an epoch, and what its row then says."""

    table: str
    epoch: str
    entry: Entry
    progress: Progress

    @property
    def key(self) -> tuple[str, int]:
        """What only one entry can have."""
        return self.table, self.entry.n

    def row(self) -> tuple[Any, ...]:
        """Return what is stored of the entry."""
        one = self.entry
        return self.table, one.n, one.seat, one.notation, one.back_to, one.guest, one.at, one.digest

    def reached(self) -> tuple[Any, ...]:
        """Return what is stored of the table."""
        one = self.progress
        return one.status, _text(one.waiting), one.waiting_since, one.bot_turn, _text(one.result), one.due


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


@dataclass(frozen=True)
class Stored:
    """What came of a commit: the epoch of the database, and the keys of the entries that were first."""

    epoch: str
    won: set[tuple[str, int]]


class Commits:
    """Stores entries of the present epoch, unless another has their number."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process

    async def store(self, batch: list[Addition]) -> Stored:
        """Store entries, waiting for the rows of their tables as long as anyone waits for the database."""
        return await self._store(batch, self.database.writing)

    async def store_in_a_hurry(self, batch: list[Addition]) -> Stored:
        """Store entries without waiting for a row which another holds; with SQLite there are none."""
        return await self._store(batch, self.database.hurrying)

    async def _store(self, batch: list[Addition], engine: AsyncEngine) -> Stored:
        with in_words():
            async with engine.connect() as connection:
                raw = await connection.get_raw_connection()
                driver: Any = raw.driver_connection
                try:
                    if self.database.is_postgresql:
                        return await self._to_postgresql(driver, batch)
                    # One errand for the thread of the connection instead of one for each statement.
                    stored: Stored = await driver._execute(to_sqlite, driver._conn, batch)
                    return stored
                except Exception as problem:
                    if isinstance(problem, OSError) or (self.database.is_postgresql and driver.is_closed()):
                        await connection.invalidate()
                    raise

    async def _to_postgresql(self, driver: Any, batch: list[Addition]) -> Stored:
        """In the order of the tables, so that two processes never wait for each other in a circle."""
        columns = zip(*((*one.row(), one.epoch, *one.reached()) for one in batch), strict=True)
        rows = await driver.fetch(_STATEMENT, *(list(column) for column in columns), self.process)
        epoch = str(rows[0]["epoch"]) if rows else ""
        return Stored(epoch, {(row["table_id"], row["n"]) for row in rows if row["n"] is not None})


# A restore waits for the row of the epoch until all is stored, or this waits for the restore.
_STATEMENT = f"""
WITH present AS MATERIALIZED (SELECT value FROM settings WHERE key = 'epoch' FOR SHARE),
given AS MATERIALIZED (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::float8[], $8::text[],
        $9::text[], $10::text[], $11::text[], $12::float8[], $13::bool[], $14::text[],
        $15::float8[]
    ) AS given(table_id, n, seat, notation, back_to, guest, at, digest,
               epoch, status, waiting, waiting_since, bot_turn, result, due)
),
held AS MATERIALIZED (
    SELECT id, value FROM tables, present WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE OF tables
),
added AS (
    INSERT INTO entries (table_id, n, seat, notation, back_to, guest, at, digest)
    SELECT table_id, n, seat, notation, back_to, guest, at, digest
    FROM held JOIN given ON table_id = id AND epoch = value
    ON CONFLICT DO NOTHING RETURNING table_id, n
),
reached AS (
    UPDATE tables SET status = given.status, waiting = given.waiting::json, waiting_since = given.waiting_since,
        bot_turn = given.bot_turn, result = given.result::json, due = given.due
    FROM given JOIN added USING (table_id, n) WHERE tables.id = table_id
)
SELECT value AS epoch, table_id, n,
    CASE WHEN n IS NOT NULL THEN pg_notify('{CHANNEL}', $16 || ' ' || table_id)::text END
FROM present LEFT JOIN added ON true
"""


def to_sqlite(connection: sqlite3.Connection, batch: list[Addition]) -> Stored:
    """Store entries in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (epoch,) = connection.execute("SELECT value FROM settings WHERE key = 'epoch'").fetchone()
        present = [one for one in batch if one.epoch == epoch]
        won = [one for one in present if connection.execute(_ADD, one.row()).rowcount]
        connection.executemany(_REACH, [(*one.reached(), one.table) for one in won])
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    return Stored(epoch, {one.key for one in won})


_ADD = """
INSERT INTO entries (table_id, n, seat, notation, back_to, guest, at, digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING
"""
_REACH = "UPDATE tables SET status = ?, waiting = ?, waiting_since = ?, bot_turn = ?, result = ?, due = ? WHERE id = ?"
