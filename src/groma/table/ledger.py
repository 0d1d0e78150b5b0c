"""Writing entries: moves that arrive together share one commit, and of two writers one wins."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.database import Database, Outage
from groma.table.line import Entry
from groma.table.schema import entries, settings, tables
from groma.table.wire.base import Status

_AT_ONCE = 200


@dataclass(frozen=True)
class Progress:
    """What the row of a table says after an entry."""

    status: Status
    waiting: list[int]
    waiting_since: float
    bot_turn: bool
    result: dict[str, list[int]] | None


@dataclass
class _Pending:
    table: str
    epoch: str
    entry: Entry
    progress: Progress
    outcome: asyncio.Future[bool]


class EpochChanged(Exception):  # noqa: N818 - a fact, not a failure
    """The database was replaced by a restored one."""


class Ledger:
    """Adds entries; whoever waits learns whether theirs is the one that counts."""

    def __init__(self, database: Database, process: str, epoch: str) -> None:
        self.database = database
        self.process = process
        self.epoch = epoch
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
        self._pending.append(_Pending(table, epoch, entry, progress, outcome))
        self._arrived.set()
        return await outcome

    async def run(self) -> None:
        """Write what arrives until closed; what was accepted before is still written."""
        while self._pending or not self._closing:
            await self._arrived.wait()
            self._arrived.clear()
            while self._pending:
                batch, self._pending = self._pending[:_AT_ONCE], self._pending[_AT_ONCE:]
                await self._write(batch)
        await asyncio.gather(*self._held_up)

    def close(self) -> None:
        """Let `run` end after the last entry."""
        self._closing = True
        self._arrived.set()

    async def _write(self, batch: list[_Pending]) -> None:
        try:
            won = await self._commit(batch, self.database.write_in_a_hurry())
        except Outage as problem:
            if problem.is_locked:
                self._write_each(batch)
            else:
                _settle_errors(batch, problem)
        except Exception as problem:
            _settle_errors(batch, problem)
        else:
            _settle(batch, won)

    def _write_each(self, batch: list[_Pending]) -> None:
        for pending in batch:
            task = asyncio.create_task(self._write_alone(pending))
            self._held_up.add(task)
            task.add_done_callback(self._held_up.discard)

    async def _write_alone(self, pending: _Pending) -> None:
        try:
            _settle([pending], await self._commit([pending], self.database.write()))
        except Exception as problem:
            _settle_errors([pending], problem)

    async def _commit(
        self, pendings: list[_Pending], writing: AbstractAsyncContextManager[AsyncConnection]
    ) -> set[tuple[str, int]]:
        """Write in the order of the tables, so that two processes never wait for each other in a circle."""
        batch = sorted(pendings, key=lambda pending: pending.table)
        async with writing as connection:
            epoch = await self._epoch(connection)
            for pending in [one for one in batch if one.epoch != epoch]:
                _settle_errors([pending], EpochChanged())
                batch.remove(pending)
            if not batch:
                return set()
            add = self.database.add(entries).returning(entries.c.table_id, entries.c.n)
            rows = await connection.execute(add, [_row(pending) for pending in batch])
            won = {(row.table_id, row.n) for row in rows}
            winners = [pending for pending in batch if (pending.table, pending.entry.n) in won]
            if winners:
                await connection.execute(_UPDATE, [_progress(pending) for pending in winners])
                await announce(self.database, connection, self.process, [pending.table for pending in winners])
        return won

    async def _epoch(self, connection: AsyncConnection) -> str:
        """Read the epoch and hold it until the commit: a restore waits for that, or we wait for the restore."""
        wanted = select(settings.c.value).where(settings.c.key == "epoch").with_for_update(read=True)
        return str(await connection.scalar(wanted))


async def announce(database: Database, connection: AsyncConnection, process: str, changed: list[str]) -> None:
    """Tell the other processes, with the commit, which tables changed."""
    if database.is_postgresql and changed:
        await connection.execute(_NOTIFY, [{"payload": f"{process} {table}"} for table in changed])


CHANNEL = "groma"
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")

_UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        status=bindparam("new_status"),
        waiting=bindparam("new_waiting", type_=tables.c.waiting.type),
        waiting_since=bindparam("new_since"),
        bot_turn=bindparam("new_bot_turn"),
        result=bindparam("new_result", type_=tables.c.result.type),
    )
)


def _row(pending: _Pending) -> dict[str, Any]:
    return {"table_id": pending.table, **vars(pending.entry)}


def _progress(pending: _Pending) -> dict[str, Any]:
    progress = pending.progress
    return {
        "table": pending.table,
        "new_status": progress.status,
        "new_waiting": progress.waiting,
        "new_since": progress.waiting_since,
        "new_bot_turn": progress.bot_turn,
        "new_result": progress.result,
    }


def _settle(batch: list[_Pending], won: set[tuple[str, int]]) -> None:
    for pending in batch:
        if not pending.outcome.done():
            pending.outcome.set_result((pending.table, pending.entry.n) in won)


def _settle_errors(batch: list[_Pending], problem: Exception) -> None:
    for pending in batch:
        if not pending.outcome.done():
            pending.outcome.set_exception(problem)


async def last_n(connection: AsyncConnection, table: str) -> int:
    """Return the number of entries of a table."""
    return int(await connection.scalar(select(func.count()).where(entries.c.table_id == table)) or 0)
