"""Leaving: hidden at once, erased after a week, and the games stay whole."""

from __future__ import annotations

import asyncio
import secrets
import time

import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.background import for_ever
from groma.table.live import FINISHED, OPEN
from groma.table.people.accounts import RESERVED, SHOWN, account_of, unnamed
from groma.table.people.handles import handle_digest
from groma.table.people.traces import OF_THE_GAME, all_traces, everyone_who_was
from groma.table.schema import accounts, guests, keys, reentries, reserved_handles, tables
from groma.table.seating import Seating
from groma.table.settings import DAY

log = structlog.get_logger()

GRACE = 7 * DAY
_BEAT = 3600.0
_KEPT = [column for column, _ in OF_THE_GAME]


class Leaving:
    """Lets people go. Whoever has left has no name: the page calls them former players."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.database = seating.hall.database

    async def leave(self, guest: str) -> None:
        """Hide a person everywhere and end all keys but those that sign in; signing in within a week undoes it."""
        async with self.database.write() as connection:
            if await account_of(connection, guest) is None:
                raise unnamed()
            own = accounts.c.guest == guest
            await connection.execute(update(accounts).where(own).values(hidden_at=time.time()))
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=""))
            await connection.execute(delete(keys).where(keys.c.guest == guest))
            waiting = (tables.c.host == guest, tables.c.status == OPEN)
            await connection.execute(update(tables).where(*waiting).values(listed=False))
        for table in await self.seating.tables_of(guest, tables.c.status != FINISHED):
            await self.seating.leave(table, guest)
        await self.seating.show_anew(await self.seating.tables_of(guest))

    async def come_back(self, guest: str) -> None:
        """Give whoever signs in again in time their name back; seats that a stand-in plays can be taken back."""
        async with self.database.write() as connection:
            account = await account_of(connection, guest)
            if account is None or account.hidden_at is None:
                return
            await connection.execute(update(accounts).where(accounts.c.guest == guest).values(hidden_at=None))
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=account.handle))
        await self.seating.show_anew(await self.seating.tables_of(guest))

    async def run(self) -> None:
        """Erase again and again who left a week ago, and what is no longer needed."""
        await for_ever(self._look)

    async def _look(self) -> None:
        await self.tidy()
        await asyncio.sleep(_BEAT)

    async def tidy(self) -> None:
        """Erase who left a week ago; several processes may do so at once."""
        now = time.time()
        due = select(accounts.c.guest).where(accounts.c.hidden_at < now - GRACE)
        async with self.database.read() as connection:
            gone = list((await connection.scalars(due)).all())
        for guest in gone:
            await self._erase(guest)
        async with self.database.write() as connection:
            await connection.execute(delete(reserved_handles).where(reserved_handles.c.until < now))
            await connection.execute(delete(reentries).where(reentries.c.created < now - SHOWN))

    async def _erase(self, guest: str) -> None:
        async with self.database.write() as connection:
            still = select(accounts).where(accounts.c.guest == guest, accounts.c.hidden_at < time.time() - GRACE)
            account = (await connection.execute(still.with_for_update())).one_or_none()
            if account is None:
                return
            changed = await erase(connection, guest)
            reserved = {"digest": handle_digest(account.handle_key), "until": time.time() + RESERVED}
            await connection.execute(self.database.add(reserved_handles).values(**reserved))
        await self.seating.show_anew(changed)
        log.info("a person was erased", tables=len(changed))


async def erase(connection: AsyncConnection, guest: str) -> list[str]:
    """Take a person out of the database; at each table stays somebody without a name. Return those tables."""
    ids = await everyone_who_was(connection, guest)
    found: set[tuple[str, str]] = set()
    for column, of_table in OF_THE_GAME:
        rows = await connection.execute(select(of_table, column).where(column.in_(ids)).distinct())
        found.update((row[0], row[1]) for row in rows)
    for table, former in sorted(found):
        await _stay_without_a_name(connection, table, former)
    await connection.execute(update(reserved_handles).where(reserved_handles.c.guest.in_(ids)).values(guest=None))
    for column in reversed(all_traces()):
        if not any(column is kept for kept in _KEPT):
            await connection.execute(delete(column.table).where(column.in_(ids)))
    await connection.execute(delete(guests).where(guests.c.id.in_(ids)))
    return sorted({table for table, _ in found})


async def _stay_without_a_name(connection: AsyncConnection, table: str, former: str) -> None:
    """Let somebody new have done what a person did at one table, so that nothing joins it to other tables."""
    nobody = secrets.token_hex(8)
    await connection.execute(insert(guests).values(id=nobody, name="", created=0.0))
    for column, of_table in OF_THE_GAME:
        own = (column == former, of_table == table)
        await connection.execute(update(column.table).where(*own).values({column: nobody}))
