"""Whether the database can be written to just now."""

from __future__ import annotations

import asyncio
import time

from groma.table.database import Database, Outage
from groma.table.schema import settings

_FRESH = 1.0
"""Seconds for which an answer is good, whoever asks how often."""


class Pulse:
    """Writes a row of no meaning, because a full or read-only disk is still read from."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = asyncio.Lock()
        self._at = float("-inf")
        self._outage: Outage | None = None

    async def check(self) -> None:
        """Raise Outage if nothing can be stored."""
        async with self._lock:
            if time.monotonic() - self._at > _FRESH:
                self._outage = await self._beat()
                self._at = time.monotonic()
        if self._outage is not None:
            raise self._outage

    async def _beat(self) -> Outage | None:
        add = self._database.insert(settings).values(key="pulse", value=str(time.monotonic()))
        beat = add.on_conflict_do_update(index_elements=["key"], set_={"value": add.excluded.value})
        try:
            async with self._database.write() as connection:
                await connection.execute(beat)
        except Outage as outage:
            return outage
        return None
