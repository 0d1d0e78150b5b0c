"""Signing in over a guest: the tables of the guest come along."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.people.accounts import account_of
from groma.table.people.traces import WITH_THE_SEAT
from groma.table.schema import guests, keys, mutes, presence, seats, tables
from groma.table.seating import Seating


class Merging:
    """Lets a person take over what was done as a guest, on a device where nobody was signed in."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.database = seating.hall.database

    async def bring_along(self, guest: str, into: str) -> None:
        """Move the tables of a guest to a person; one at which both sit is left as it is."""
        async with self.database.write() as connection:
            if await account_of(connection, guest) is not None:
                return
            moved = await _tables_of_one(connection, guest, into)
            for column, of_table in WITH_THE_SEAT:
                own = (column == guest, of_table.in_(moved))
                await connection.execute(update(column.table).where(*own).values({column: into}))
            await self._take_mutes_along(connection, guest, into)
            for gone in (keys, presence):
                await connection.execute(delete(gone).where(gone.c.guest == guest))
            await connection.execute(update(guests).where(guests.c.id == guest).values(merged_into=into))
        await self.seating.show_anew(moved)

    async def _take_mutes_along(self, connection: AsyncConnection, guest: str, into: str) -> None:
        muted = await connection.scalars(select(mutes.c.muted).where(mutes.c.guest == guest, mutes.c.muted != into))
        rows = [{"guest": into, "muted": one} for one in muted]
        if rows:
            await connection.execute(self.database.add(mutes), rows)


async def _tables_of_one(connection: AsyncConnection, guest: str, other: str) -> list[str]:
    """Return the tables at which a guest sits, or that a guest opened, and at which another does not sit."""
    shared = select(seats.c.table_id).where(seats.c.guest == other)
    sits = select(seats.c.table_id).where(seats.c.guest == guest, seats.c.table_id.not_in(shared))
    opened = select(tables.c.id).where(tables.c.host == guest, tables.c.id.not_in(shared))
    return sorted({*(await connection.scalars(sits)).all(), *(await connection.scalars(opened)).all()})
