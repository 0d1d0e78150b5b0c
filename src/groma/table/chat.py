"""What people say at a table."""

from __future__ import annotations

import time

from sqlalchemy import insert, select

from groma.table.hall import Hall
from groma.table.identity import Caller, clean_name
from groma.table.ledger import announce
from groma.table.live import Live
from groma.table.refusal import Refusal
from groma.table.schema import chat, guests
from groma.table.wire.playing import ChatLine

_AT_ONCE = 200


class Chat:
    """The lines of all tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def say(self, table: str, caller: Caller, text: str) -> None:
        """Add a line; everyone at the table gets it."""
        line = clean_name(text)
        if not line:
            raise Refusal(422, "empty", "There is nothing to say in this line.")
        live = await self.hall.find(table)
        database = self.hall.database
        name = select(guests.c.name).where(guests.c.id == caller.guest).scalar_subquery()
        async with database.write() as connection:
            await connection.execute(
                insert(chat).values(table_id=live.id, guest=caller.guest, name=name, text=line, at=time.time())
            )
            await announce(database, connection, self.hall.process, [live.id])
        await self.hall.refresh(table)

    async def lines(self, live: Live, caller: Caller | None, after: int) -> list[ChatLine]:
        """Return the last lines after a number, the oldest first."""
        wanted = (
            select(chat).where(chat.c.table_id == live.id, chat.c.id > after).order_by(chat.c.id.desc()).limit(_AT_ONCE)
        )
        async with self.hall.database.read() as connection:
            rows = (await connection.execute(wanted)).all()
        guest = caller.guest if caller else None
        return [
            ChatLine(
                id=row.id,
                name=row.name,
                seats=live.seats_of(row.guest),
                text=row.text,
                at=row.at,
                mine=row.guest == guest,
            )
            for row in reversed(rows)
        ]
