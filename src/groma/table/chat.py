"""What people say at a table."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import Any

from sqlalchemy import Row, and_, delete, insert, select, update

from groma.table.hall import Hall
from groma.table.identity import Caller, clean_name
from groma.table.ledger import announce
from groma.table.live import Live
from groma.table.refusal import Refusal, forbidden, unknown
from groma.table.schema import chat, guests, mutes, tables
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
        live = await self.hall.current(table)
        if live.row.quiet and not live.seats_of(caller.guest) and caller.guest != live.row.host:
            raise Refusal(403, "quiet", "The host lets only those who play write here.")
        database = self.hall.database
        name = select(guests.c.name).where(guests.c.id == caller.guest).scalar_subquery()
        async with database.write() as connection:
            await connection.execute(
                insert(chat).values(table_id=live.id, guest=caller.guest, name=name, text=line, at=time.time())
            )
            await announce(database, connection, self.hall.process, [live.id])
        await self.hall.refresh(table)

    async def lines(self, live: Live, caller: Caller | None, after: int) -> list[ChatLine]:
        """Return the last lines after a number, the oldest first; of those whom the caller has muted, no word.

        Whoever is leaving has said nothing.
        """
        guest = caller.guest if caller and caller.is_known_at(live.id) else None
        is_muted = and_(mutes.c.muted == chat.c.guest, mutes.c.guest == guest)
        wanted = (
            select(chat, mutes.c.muted)
            .join_from(chat, guests)
            .join(mutes, is_muted, isouter=True)
            .where(chat.c.table_id == live.id, chat.c.id > after, guests.c.name != "")
            .order_by(chat.c.id.desc())
            .limit(_AT_ONCE)
        )
        async with self.hall.database.read() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_line(live, row, guest) for row in reversed(rows)]

    async def mute(self, table: str, caller: Caller, line: int) -> None:
        """Keep what the speaker of a line says, at any table, from the caller."""
        database, speaker = self.hall.database, await self._speaker(table, line)
        if speaker == caller.guest:
            raise forbidden("Nobody can mute themselves.")
        async with database.write() as connection:
            await connection.execute(database.add(mutes), [{"guest": caller.guest, "muted": speaker}])

    async def unmute(self, table: str, caller: Caller, line: int) -> None:
        """Let the caller read again what the speaker of a line says and has said."""
        speaker = await self._speaker(table, line)
        async with self.hall.database.write() as connection:
            await connection.execute(delete(mutes).where(mutes.c.guest == caller.guest, mutes.c.muted == speaker))

    async def _speaker(self, table: str, line: int) -> str:
        wanted = select(chat.c.guest).where(chat.c.table_id == table, chat.c.id == line)
        async with self.hall.database.read() as connection:
            found = await connection.scalar(wanted)
        if found is None:
            raise unknown("line")
        return str(found)

    async def quieten(self, table: str, caller: Caller, quiet: bool) -> Live:
        """Let only those who play write at a table, or everyone again, as the host."""
        live = await self.hall.refresh(table)
        if caller.guest != live.row.host:
            raise forbidden("Only the host may do this.")
        database = self.hall.database
        async with database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(quiet=quiet))
            await announce(database, connection, self.hall.process, [table])
        return await self.hall.refresh(table)


def _line(live: Live, row: Row[Any], guest: str | None) -> ChatLine:
    is_muted = row.muted is not None
    return ChatLine(
        id=row.id,
        name=row.name,
        speaker=_pseudonym(live, row.guest),
        seats=live.seats_of(row.guest),
        text="" if is_muted else row.text,
        at=row.at,
        mine=row.guest == guest,
        muted=is_muted,
    )


def _pseudonym(live: Live, guest: str) -> str:
    """Two guests may have one name; by this they are told apart at one table, and known at no other."""
    return sha256(f"{live.id} {guest}".encode()).hexdigest()[:12]
