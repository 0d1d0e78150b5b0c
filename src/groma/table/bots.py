"""Bots take their seats: of all processes that share a table, the one that holds its lease thinks."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from sqlalchemy import CursorResult, delete, or_, select, update

from groma.table.background import for_ever
from groma.table.hall import Hall
from groma.table.live import RUNNING, Live
from groma.table.metrics import Metrics
from groma.table.mind import edition_of
from groma.table.refusal import Refusal
from groma.table.schema import leases, tables
from groma.table.thinking import Workshop

log = structlog.get_logger()

_LOOK_AGAIN = 1.0


class Bots:
    """Lets bots answer wherever one is asked."""

    def __init__(self, hall: Hall, workshop: Workshop, metrics: Metrics) -> None:
        self.hall = hall
        self.workshop = workshop
        self.metrics = metrics
        self._playing: dict[str, asyncio.Task[bool]] = {}
        self._leased: set[str] = set()
        self._is_closing = False
        hall.listeners.append(self.wake)

    def wake(self, live: Live) -> None:
        """See to a table if a bot is asked there and nobody in this process sees to it yet."""
        if self._is_closing or live.id in self._playing or live.bot_to_move() is None:
            return
        task = asyncio.create_task(self._see_to(live.id))
        self._playing[live.id] = task
        task.add_done_callback(lambda done: self._leave(live, done))

    def _leave(self, live: Live, done: asyncio.Task[bool]) -> None:
        """Look once more after thinking: a person may have answered while the lease was given back."""
        self._playing.pop(live.id, None)
        if not done.cancelled() and done.result():
            self.wake(live)

    async def run(self) -> None:
        """Look again and again for bots that nobody thinks for, because a process ended or a server started."""
        await asyncio.gather(for_ever(self._look_again), for_ever(self._renew))

    async def _look_again(self) -> None:
        for table in await self._deserted():
            try:
                self.wake(await self.hall.find(table))
            except Refusal as problem:
                log.warning("bot cannot play", table=table, problem=problem.message)
        await asyncio.sleep(_LOOK_AGAIN)

    async def close(self) -> None:
        """Stop thinking; what a bot has not answered, it will be asked again."""
        self._is_closing = True
        async with self.hall.database.resting():
            tasks = list(self._playing.values())
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workshop.close()
        async with self.hall.database.write() as connection:
            await connection.execute(delete(leases).where(leases.c.process == self.hall.process))

    async def _deserted(self) -> list[str]:
        now = self.hall.database.now()
        wanted = (
            select(tables.c.id)
            .join_from(tables, leases, isouter=True)
            .where(tables.c.status == RUNNING, tables.c.bot_turn)
            .where(or_(leases.c.until.is_(None), leases.c.until < now))
        )
        async with self.hall.database.read() as connection:
            return list((await connection.scalars(wanted)).all())

    async def _see_to(self, table: str) -> bool:
        """Answer for the bots of a table; false if another process does, or if it cannot be done."""
        structlog.contextvars.bind_contextvars(table=table)
        try:
            if not await self._lease(table):
                return False
            self._leased.add(table)
            try:
                await self._play(await self.hall.refresh(table))
            finally:
                self._leased.discard(table)
                await self._release(table)
            return True
        except Refusal as problem:
            log.warning("bot cannot play", problem=problem.message)
        except Exception:
            log.exception("bot cannot play")
        return False

    async def _play(self, live: Live) -> None:
        seat = live.bot_to_move()
        while seat is not None:
            n, level = live.n, live.seats[seat].level
            assert level is not None
            state = live.playing().state.to_json()
            notation = await self.workshop.answer(level, edition_of(live.deal.game), state, seat, n, live.row.host)
            if await self.hall.play_for_bot(live, n, notation, seat):
                self.metrics.moves.labels("bot").inc()
            seat = live.bot_to_move()

    # The lease

    async def _lease(self, table: str) -> bool:
        """Become the one process that thinks at this table, unless another is."""
        database, now = self.hall.database, self.hall.database.now()
        until = now + self.hall.settings.lease_seconds
        add = database.insert(leases).values(table_id=table, process=self.hall.process, until=until)
        is_free = or_(leases.c.until < now, leases.c.process == self.hall.process)
        taken = {"process": add.excluded.process, "until": add.excluded.until}
        async with database.write() as connection:
            done: CursorResult[Any] = await connection.execute(
                add.on_conflict_do_update(index_elements=["table_id"], set_=taken, where=is_free)
            )
        return done.rowcount == 1

    async def _renew(self) -> None:
        """Keep all leases of this process with one commit; whoever lost one stops thinking there."""
        await asyncio.sleep(self.hall.settings.lease_seconds / 4)
        held = set(self._leased)
        if not held:
            return
        database = self.hall.database
        renewing = (
            update(leases)
            .where(leases.c.process == self.hall.process, leases.c.table_id.in_(held))
            .values(until=database.now() + self.hall.settings.lease_seconds)
            .returning(leases.c.table_id)
        )
        async with database.write() as connection:
            kept = set((await connection.scalars(renewing)).all())
        for table in (held & self._leased) - kept:
            log.warning("lease lost", table=table)
            self._playing[table].cancel()

    async def _release(self, table: str) -> None:
        async with self.hall.database.write() as connection:
            await connection.execute(
                delete(leases).where(leases.c.table_id == table, leases.c.process == self.hall.process)
            )
