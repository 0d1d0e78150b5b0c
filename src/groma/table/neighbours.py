"""The other processes: with PostgreSQL they tell each other by LISTEN and NOTIFY which tables changed."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.background import for_ever
from groma.table.commits import CHANNEL
from groma.table.hall import Hall
from groma.table.identity import Identity
from groma.table.ledger import announce
from groma.table.lobby import Lobby
from groma.table.seeks import LOBBY
from groma.table.watching import Watching

log = structlog.get_logger()

_LOOK_AGAIN = 1.0
_GUEST = "guest:"
"""Begins a message about a guest; those about neither a guest, a program nor the lobby name a table."""
_PROGRAM = "program:"


class Neighbours:
    """Hears what other processes changed, and that the database was replaced."""

    def __init__(self, hall: Hall, watching: Watching, identity: Identity, lobby: Lobby) -> None:
        self.hall = hall
        self.watching = watching
        self.identity = identity
        self.lobby = lobby
        self._connection: AsyncConnection | None = None
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._is_lost = False

    async def listen(self) -> None:
        """Begin to listen."""
        if not self.hall.database.is_postgresql:
            return
        connection = await self.hall.database.reading.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        await driver.add_listener(CHANNEL, self._hear)
        driver.add_termination_listener(self._lose)
        self._connection = connection

    def _hear(self, _driver: Any, _pid: int, _channel: str, payload: str) -> None:
        process, _, table = payload.partition(" ")
        if process != self.hall.process:
            self._heard.put_nowait(table)

    def _lose(self, _driver: Any) -> None:
        self._is_lost = True

    async def run(self) -> None:
        """Keep up with the others, whatever happens to the connection."""
        await asyncio.gather(for_ever(self._follow), for_ever(self._check))

    async def _follow(self) -> None:
        tables = {await self._heard.get()}
        while not self._heard.empty():
            tables.add(self._heard.get_nowait())
        for table in tables:
            if table.startswith(_GUEST):
                await self._forget(table.removeprefix(_GUEST))
            elif table.startswith(LOBBY):
                self.lobby.hear(table)
            elif table.startswith(_PROGRAM):
                seat, _, where = table.removeprefix(_PROGRAM).partition(":")
                await self.watching.send_program_away(where, int(seat))
            else:
                await self.hall.hear(table)

    async def sign_out(self, guest: str) -> None:
        """Let every process forget the devices of a guest whose keys are gone; the others come back by themselves."""
        await self._forget(guest)
        await self._announce(f"{_GUEST}{guest}")

    async def end_program(self, table: str, seat: int) -> None:
        """Let every process send the program away whose token of a seat was replaced."""
        await self.watching.send_program_away(table, seat)
        await self._announce(f"{_PROGRAM}{seat}:{table}")

    async def _announce(self, message: str) -> None:
        async with self.hall.database.write() as connection:
            await announce(self.hall.database, connection, self.hall.process, [message])

    async def _forget(self, guest: str) -> None:
        self.identity.forget_guest(guest)
        await self.watching.send_away(guest)

    async def _check(self) -> None:
        """A lost connection is made again, and everything is looked at again: news may have been missed."""
        await asyncio.sleep(_LOOK_AGAIN)
        epoch = await self.hall.database.setting("epoch")
        if epoch != self.hall.ledger.epoch:
            self.identity.sign_with(await self.hall.database.setting("secret"))
            self._start_afresh(epoch)
        if self._is_lost:
            await self.close()
            await self.listen()
            self._is_lost = False
            self._start_afresh(epoch)

    def _start_afresh(self, epoch: str) -> None:
        log.warning("all tables are read again")
        dropped = self.hall.forget_all(epoch)
        self.identity.forget()
        self.watching.wake_all(dropped)

    async def close(self) -> None:
        """Stop listening."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
