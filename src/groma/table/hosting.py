"""A host who has left a waiting room: somebody who is still there takes over."""

from __future__ import annotations

import asyncio

from sqlalchemy import update

from groma.table.background import for_ever
from groma.table.hall import Hall
from groma.table.live import OPEN, Live
from groma.table.schema import tables
from groma.table.seating import Seating

_BEAT = 10.0


class Hosting:
    """Looks after the waiting rooms that are at hand, so that nobody waits there for a host who is gone."""

    def __init__(self, hall: Hall, seating: Seating) -> None:
        self.hall = hall
        self.seating = seating

    async def run(self) -> None:
        """Look again and again whether a host is gone."""
        await for_ever(self._look)

    async def _look(self) -> None:
        away = self.hall.settings.desertion_seconds
        await asyncio.sleep(min(_BEAT, away))
        for live in self.hall.all_at_hand():
            heir = heir_of(live, away)
            if heir is not None:
                await self._pass_on(live, heir)

    async def _pass_on(self, live: Live, heir: str) -> None:
        """Let another be the host, unless the game has begun meanwhile or another process was faster."""
        room = update(tables).where(tables.c.id == live.id, tables.c.host == live.row.host, tables.c.status == OPEN)
        async with self.seating.changing(live) as connection:
            await connection.execute(room.values(host=heir))
        await self.hall.refresh(live.id)


def heir_of(live: Live, away: float) -> str | None:
    """Return who takes over from a host who has been away for so long: the first in the row of seats who is here."""
    host = live.row.host
    if live.progress.status != OPEN or live.is_present(host) or live.absence(host) <= away:
        return None
    here = live.present()
    return next((seat.guest for seat in live.seats if seat.guest in here), None)
