"""Who is at which table now, through any process."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from sqlalchemy import select

from groma.table.background import for_ever
from groma.table.hall import Hall
from groma.table.ledger import announce
from groma.table.live import Visitor
from groma.table.schema import guests, presence

_BEAT = 10.0


class Presence:
    """Notes who comes and goes, and says every few seconds who is still here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._here: Counter[tuple[str, str]] = Counter()

    async def come(self, table: str, guest: str) -> None:
        """Note that a guest opened a connection."""
        self._here[table, guest] += 1
        if self._here[table, guest] == 1:
            await self._note(table, guest, is_connected=True)

    async def go(self, table: str, guest: str) -> None:
        """Note that a guest closed a connection."""
        self._here[table, guest] -= 1
        if self._here[table, guest] == 0:
            del self._here[table, guest]
            await self._note(table, guest, is_connected=False)

    async def run(self) -> None:
        """Renew what we know of those who are here, and learn of the others."""
        await for_ever(self._beat)

    async def _beat(self) -> None:
        await asyncio.sleep(_BEAT)
        here = list(self._here)
        await self._store([_row(table, guest, self.hall.process, True) for table, guest in here])
        await self._learn(list({table for table, _ in here}))

    async def leave(self) -> None:
        """Note that everyone here is gone, because the process ends."""
        await self._store([_row(table, guest, self.hall.process, False) for table, guest in self._here])

    async def _note(self, table: str, guest: str, is_connected: bool) -> None:
        await self._store([_row(table, guest, self.hall.process, is_connected)], [table])
        await self.hall.refresh(table)

    async def _store(self, rows: list[dict[str, object]], changed: list[str] | None = None) -> None:
        if not rows:
            return
        database = self.hall.database
        add = database.insert(presence)
        renewed = {"connected": add.excluded.connected, "seen": add.excluded.seen}
        async with database.write() as connection:
            await connection.execute(
                add.on_conflict_do_update(index_elements=["table_id", "guest", "process"], set_=renewed), rows
            )
            await announce(database, connection, self.hall.process, changed or [])

    async def _learn(self, here: list[str]) -> None:
        found: dict[str, list[Visitor]] = {table: [] for table in here}
        wanted = select(presence, guests.c.name).join_from(presence, guests).where(presence.c.table_id.in_(here))
        async with self.hall.database.read() as connection:
            for row in await connection.execute(wanted.order_by(presence.c.seen)):
                found[row.table_id].append(Visitor(row.guest, row.name, row.connected, row.seen))
        for table, visitors in found.items():
            live = self.hall.at_hand(table)
            if live is not None:
                live.visitors = visitors


def _row(table: str, guest: str, process: str, is_connected: bool) -> dict[str, object]:
    return {"table_id": table, "guest": guest, "process": process, "connected": is_connected, "seen": time.time()}
