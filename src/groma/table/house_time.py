"""The time of the house: it never jumps, and while the house is shut no clock runs."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import insert, select

from groma.table.background import for_ever
from groma.table.database import Database
from groma.table.rests import Span
from groma.table.schema import house_clock, house_pauses

_BEAT: Final = 5.0
_JUMP: Final = 2.0
"""So many seconds the clock of the system may differ from the time that went by."""
_KEY: Final = "house"


class HouseTime:
    """Tells the time, and notes when the house was shut, asleep, or its clock was set."""

    def __init__(self) -> None:
        self.pauses: list[Span] = []
        """When no clock ran, as far as this process knows."""
        self._told = (time.time(), time.monotonic())
        self._new: list[Span] = []
        self._failed_since: float | None = None

    def now(self) -> float:
        """Return the time; where the clock of the system jumped ahead, nobody pays for it."""
        wall, steady = time.time(), time.monotonic()
        expected = self._told[0] + steady - self._told[1]
        self._told = wall, steady
        if wall - expected > _JUMP:
            self._pause((expected, wall))
        return wall

    def _pause(self, span: Span) -> None:
        self.pauses.append(span)
        self._new.append(span)

    async def begin(self, database: Database) -> None:
        """Read when the house was shut; since the last beat nobody served."""
        async with database.read() as connection:
            rows = await connection.execute(select(house_pauses).order_by(house_pauses.c.began))
            self.pauses.extend((row.began, row.ended) for row in rows)
            beaten = await connection.scalar(select(house_clock.c.beat))
        now = self.now()
        if beaten is not None and beaten < now:
            self._pause((beaten, now))
        await self.beat(database)

    async def run(self, database: Database) -> None:
        """Beat for ever."""

        async def again() -> None:
            await asyncio.sleep(_BEAT)
            await self.beat(database)

        await for_ever(again)

    async def beat(self, database: Database) -> None:
        """Store that the house serves; while that fails, nobody can answer."""
        now = self.now()
        if self._failed_since is not None:
            self._pause((self._failed_since, now))
        add = database.insert(house_clock).values(key=_KEY, beat=now)
        beat = add.on_conflict_do_update(index_elements=["key"], set_={"beat": add.excluded.beat})
        new, self._new = self._new, []
        try:
            async with database.write() as connection:
                await connection.execute(beat)
                if new:
                    rows = [{"began": began, "ended": ended} for began, ended in new]
                    await connection.execute(insert(house_pauses), rows)
        except Exception:
            self._new = new + self._new
            self._failed_since = now
            raise
        self._failed_since = None
