"""Who is at which table now, through any process."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from sqlalchemy import delete, select

from groma.table.background import at_last, for_ever
from groma.table.beside import Visitor
from groma.table.database import Outage
from groma.table.hall import Hall
from groma.table.ledger import announce
from groma.table.live import GONE_AFTER
from groma.table.schema import guests, presence, tables

_BEAT = 10.0
_GATHERED = 0.1
"""Seconds in which comings and goings are gathered, so that a crowd is one commit."""


class Presence:
    """Notes who comes and goes, and says every few seconds who is still here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._here: Counter[tuple[str, str]] = Counter()
        self._moved: set[tuple[str, str]] = set()
        self._anyone_moved = asyncio.Event()

    def come(self, table: str, guest: str) -> None:
        """Note that a guest opened a connection."""
        self._here[table, guest] += 1
        self._note(table, guest)

    def go(self, table: str, guest: str) -> None:
        """Note that a guest closed a connection."""
        self._here[table, guest] -= 1
        if not self._here[table, guest]:
            del self._here[table, guest]
        self._note(table, guest)

    def _note(self, table: str, guest: str) -> None:
        self._moved.add((table, guest))
        self._anyone_moved.set()

    async def run(self) -> None:
        """Tell what changes, renew what we know of those who are here, and learn of the others."""
        await asyncio.gather(at_last(self._forget_ended), for_ever(self._tell_moved), for_ever(self._beat))

    async def _forget_ended(self) -> None:
        """Forget what ended processes noted, except when a guest was last seen."""
        later = presence.alias()
        is_seen_later = (
            select(later.c.guest)
            .where(later.c.table_id == presence.c.table_id, later.c.guest == presence.c.guest)
            .where(later.c.seen > presence.c.seen)
            .exists()
        )
        async with self.hall.database.write() as connection:
            gone = presence.c.seen < time.time() - GONE_AFTER
            await connection.execute(delete(presence).where(gone, is_seen_later))

    async def _tell_moved(self) -> None:
        await self._anyone_moved.wait()
        await asyncio.sleep(_GATHERED)
        self._anyone_moved.clear()
        moved, self._moved = self._moved, set()
        changed = sorted({table for table, _ in moved})
        try:
            await self._store(sorted(moved), changed)
        except Outage:
            self._moved |= moved
            self._anyone_moved.set()
            raise
        await self._learn(changed)

    async def _beat(self) -> None:
        await asyncio.sleep(_BEAT)
        here = sorted(self._here)
        for table, guest in here:
            self.hall.sightings.touch((table, guest, self.hall.process))
        await self._store(here, [])
        await self._learn(list({table for table, _ in here}))

    async def leave(self) -> None:
        """Note that everyone here is gone, because the process ends."""
        everyone = sorted(self._here)
        self._here.clear()
        await self._store(everyone, [])

    async def _store(self, moved: list[tuple[str, str]], changed: list[str]) -> None:
        """Store who is here; a table may have gone with a restored database."""
        if not moved:
            return
        database = self.hall.database
        add = database.insert(presence)
        renewed = {"connected": add.excluded.connected, "seen": add.excluded.seen}
        add = add.on_conflict_do_update(index_elements=["table_id", "guest", "process"], set_=renewed)
        async with database.write() as connection:
            there = await connection.scalars(select(tables.c.id).where(tables.c.id.in_({one[0] for one in moved})))
            known = set(there)
            rows = [self._row(*one) for one in moved if one[0] in known]
            if rows:
                await connection.execute(add, rows)
            await announce(database, connection, self.hall.process, changed)

    def _row(self, table: str, guest: str) -> dict[str, object]:
        is_here = self._here[table, guest] > 0
        return {
            "table_id": table,
            "guest": guest,
            "process": self.hall.process,
            "connected": is_here,
            "seen": time.time(),
        }

    async def _learn(self, here: list[str]) -> None:
        found: dict[str, list[Visitor]] = {table: [] for table in here}
        wanted = select(presence, guests.c.name).join_from(presence, guests).where(presence.c.table_id.in_(here))
        async with self.hall.database.read() as connection:
            for row in await connection.execute(wanted.order_by(presence.c.seen)):
                found[row.table_id].append(Visitor(row.guest, row.name, row.process, row.connected, row.seen))
        for table, visitors in found.items():
            self._take_over(table, visitors)

    def _take_over(self, table: str, visitors: list[Visitor]) -> None:
        live = self.hall.at_hand(table)
        if live is None:
            return
        is_news = _who(live.visitors) != _who(visitors)
        live.visitors = visitors
        if is_news:
            self.hall.tell(live)


def _who(visitors: list[Visitor]) -> set[tuple[str, bool]]:
    return {(visitor.guest, visitor.connected) for visitor in visitors}
