"""Writing entries: moves that arrive together share one commit, and of two writers one wins."""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.commits import CHANNEL, Addition, Commits, Progress, Stored
from groma.table.database import Database, Outage
from groma.table.line import Entry
from groma.table.schema import entries

_AT_ONCE = 200
_GATHERED = 0.002
"""Seconds in which moves are gathered, so that those of several tables are one commit; nobody notices the wait."""


class _Pending(msgspec.Struct, frozen=True):
    addition: Addition
    outcome: asyncio.Future[bool]


class EpochChanged(Exception):
    """The database was replaced by a restored one."""


class Ledger:
    """Adds entries; whoever waits learns whether theirs is the one that counts."""

    def __init__(self, database: Database, process: str, epoch: str) -> None:
        self.process = process
        self.epoch = epoch
        self._commits = Commits(database, process)
        self._pending: list[_Pending] = []
        self._arrived = asyncio.Event()
        self._closing = False
        self._held_up: set[asyncio.Task[None]] = set()
        """What waits for the row of one table, so that the others need not."""

    async def append(self, table: str, epoch: str, entry: Entry, progress: Progress) -> bool:
        """Store an entry for good; false if another entry has taken its number.

        EpochChanged if it goes on from a table that a restored database has replaced.
        """
        outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append(_Pending(Addition(table, epoch, entry, progress), outcome))
        self._arrived.set()
        return await outcome

    async def run(self) -> None:
        """Write what arrives until closed; what was accepted before is still written."""
        while self._pending or not self._closing:
            await self._arrived.wait()
            self._arrived.clear()
            while self._pending:
                await asyncio.sleep(_GATHERED)
                batch, self._pending = self._pending[:_AT_ONCE], self._pending[_AT_ONCE:]
                await self._write(batch)
        await asyncio.gather(*self._held_up)

    def close(self) -> None:
        """Let `run` end after the last entry."""
        self._closing = True
        self._arrived.set()

    async def _write(self, batch: list[_Pending]) -> None:
        try:
            stored = await self._commits.store_in_a_hurry([pending.addition for pending in batch])
        except Outage as problem:
            if problem.is_locked:
                self._write_each(batch)
            else:
                _settle_errors(batch, problem)
        except Exception as problem:
            _settle_errors(batch, problem)
        else:
            _settle(batch, stored)

    def _write_each(self, batch: list[_Pending]) -> None:
        for pending in batch:
            task = asyncio.create_task(self._write_alone(pending))
            self._held_up.add(task)
            task.add_done_callback(self._held_up.discard)

    async def _write_alone(self, pending: _Pending) -> None:
        try:
            _settle([pending], await self._commits.store([pending.addition]))
        except Exception as problem:
            _settle_errors([pending], problem)


async def announce(database: Database, connection: AsyncConnection, process: str, changed: list[str]) -> None:
    """Tell the other processes, with the commit, which tables changed."""
    if database.is_postgresql and changed:
        await connection.execute(_NOTIFY, [{"payload": f"{process} {table}"} for table in changed])


_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


def _settle(batch: list[_Pending], stored: Stored) -> None:
    for pending in batch:
        if pending.addition.epoch != stored.epoch:
            _settle_errors([pending], EpochChanged())
        elif not pending.outcome.done():
            pending.outcome.set_result(pending.addition.key in stored.won)


def _settle_errors(batch: list[_Pending], problem: Exception) -> None:
    for pending in batch:
        if not pending.outcome.done():
            pending.outcome.set_exception(problem)


async def last_n(connection: AsyncConnection, table: str) -> int:
    """Return the number of entries of a table."""
    return int(await connection.scalar(select(func.count()).where(entries.c.table_id == table)) or 0)
