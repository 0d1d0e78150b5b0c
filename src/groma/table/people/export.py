"""All that is stored about a person, in one file."""

from __future__ import annotations

import asyncio
import io
import json
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from groma.table.archive import record_of
from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.live import FINISHED, OPEN, Live
from groma.table.people.traces import all_rows
from groma.table.refusal import Refusal
from groma.table.show import Watcher
from groma.table.wire.base import encoded

FORMAT = 1


def known_record(live: Live, caller: Caller | None, desertion: float) -> bytes:
    """Return the record of a finished game, or of a running one what the caller knows of it."""
    if live.progress.status == FINISHED:
        return record_of(live).to_json().encode()
    watcher = Watcher(live, caller, desertion)
    known = {"table": watcher.table(), "position": watcher.position(), "log": watcher.log(0)}
    return encoded({"format": "own view", **known})


class Export:
    """Packs what belongs to a person: every row as data, and the records of the games."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def pack(self, caller: Caller) -> bytes:
        """Return a zip of everything."""
        async with self.hall.database.read() as connection:
            rows = await all_rows(connection, caller.guest)
        records: dict[str, bytes] = {}
        for table in sorted({row["table_id"] for row in rows["seats"]}):
            record = await self._record(table, caller)
            if record is not None:
                records[table] = record
        return await asyncio.to_thread(_zipped, rows, records)

    async def _record(self, table: str, caller: Caller) -> bytes | None:
        """Return what may be told of a game; of one that these rules cannot replay the rows must do."""
        try:
            live = await self.hall.find(table)
        except Refusal:
            return None
        if live.progress.status == OPEN:
            return None
        return await asyncio.to_thread(known_record, live, caller, self.hall.settings.desertion_seconds)


def _zipped(rows: dict[str, Any], records: dict[str, bytes]) -> bytes:
    whole = io.BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as packed:
        packed.writestr("me.json", json.dumps({"format": FORMAT, **rows}, ensure_ascii=False, indent=1))
        for table, record in records.items():
            packed.writestr(f"records/{table}.json", record)
    return whole.getvalue()
