"""What happens when time is out: a stand-in plays, or the others decide."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import structlog
from sqlalchemy import insert, select, update

from groma.table.background import for_ever
from groma.table.clock_show import voters
from groma.table.clocks import GRACE, Times
from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.live import RUNNING, Live
from groma.table.refusal import Refusal, conflict, forbidden
from groma.table.schema import grants, tables, timeout_votes
from groma.table.seating import Seating
from groma.table.stopped import finish
from groma.table.wire.base import TimeoutVote

log = structlog.get_logger()

_LOOK_AGAIN: Final = 1.0
_AT_ONCE: Final = 100


class Timeouts:
    """Looks for clocks that have run out; whatever it does may be done twice, or by two processes."""

    def __init__(self, hall: Hall, seating: Seating) -> None:
        self.hall = hall
        self.seating = seating
        self._done: set[str] = set()
        """Tables at which a stand-in has played the one turn that it was called for."""
        hall.listeners.append(self._notice)

    async def run(self) -> None:
        """Look again and again."""
        await for_ever(self._look)

    def _notice(self, live: Live) -> None:
        if any(seat.for_turn is not None and live.is_done(seat.number) for seat in live.seats):
            self._done.add(live.id)

    async def _look(self) -> None:
        await asyncio.sleep(_LOOK_AGAIN)
        done, self._done = self._done, set()
        for table in done:
            await self._tried(self._give_back, table)
        wanted = select(tables.c.id).where(tables.c.status == RUNNING, tables.c.due <= self.hall.time.now())
        async with self.hall.database.read() as connection:
            due = list((await connection.scalars(wanted.order_by(tables.c.due).limit(_AT_ONCE))).all())
        for table in due:
            await self._tried(self._see_to, table)

    async def _tried(self, doing: Any, table: str) -> None:
        try:
            await doing(await self.hall.refresh(table))
        except Refusal as problem:
            log.warning("time is out, but nothing can be done", table=table, problem=problem.message)
            await self._put_off(table, self.hall.time.now() + GRACE)

    async def _give_back(self, live: Live) -> None:
        for seat in live.seats:
            if seat.for_turn is not None and live.is_done(seat.number):
                await self.seating.dismiss(live, seat.number)
        self.hall.tell(await self.hall.refresh(live.id))

    async def _see_to(self, live: Live) -> None:
        now, times = self.hall.time.now(), live.times
        late = live.late(now)
        if times is None or live.row.on_timeout == "vote":
            await self._put_off(live.id, live.due_after(times, now) if times and not late else None)
        else:
            for seat in late:
                if now >= self._taken_at(times, seat, now):
                    await self._call(live, times, seat)
            live = await self.hall.refresh(live.id)
            await self._put_off(live.id, self._next(live, times, now))
        if late:
            self.hall.tell(live)

    def _taken_at(self, times: Times, seat: int, now: float) -> float:
        """Return when a stand-in takes a seat: live, all see it coming."""
        return times.end(seat, now) + (0 if times.clock.takes_turns else GRACE)

    def _next(self, live: Live, times: Times, now: float) -> float | None:
        people = [seat for seat in times.asked if not live.is_automatic(seat)]
        ends = [times.end(seat, now) for seat in people]
        taken = [self._taken_at(times, seat, now) for seat in people]
        return min((end if end > now else taken for end, taken in zip(ends, taken, strict=True)), default=None)

    async def _call(self, live: Live, times: Times, seat: int) -> None:
        """Call the stand-in for one turn or for good; somebody else may just have done it."""
        turn = None if times.keeps_seat(seat) else times.turns[seat]
        try:
            await self.seating.stand_in(live, seat, live.row.stand_in, turn)
        except Refusal:
            return
        log.info("time is out", table=live.id, seat=seat, for_turn=turn)

    async def _put_off(self, table: str, due: float | None) -> None:
        async with self.hall.database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(due=due))

    # The others decide

    async def vote(self, table: str, caller: Caller, seat: int, vote: TimeoutVote) -> Live:
        """Note what a player wants for a seat whose time is out; what all others want is done."""
        live = await self.hall.refresh(table)
        if live.row.on_timeout != "vote" or seat not in live.late(self.hall.time.now()):
            raise conflict("in-time", "This seat has time left, or nobody is asked about it.")
        if caller.guest not in voters(live, seat):
            raise forbidden("Only the others who play here may decide about this.")
        database = self.hall.database
        add = database.insert(timeout_votes).values(table_id=table, n=live.n, seat=seat, guest=caller.guest, vote=vote)
        changed = add.on_conflict_do_update(
            index_elements=["table_id", "n", "seat", "guest"], set_={"vote": add.excluded.vote}
        )
        async with self.seating.changing(live) as connection:
            await connection.execute(changed)
        live = await self.hall.refresh(table)
        votes = live.votes.get(seat, {})
        if all(votes.get(guest) == vote for guest in voters(live, seat)):
            await self._carry_out(live, seat, vote)
        return await self.hall.refresh(table)

    async def _carry_out(self, live: Live, seat: int, vote: TimeoutVote) -> None:
        if vote == "bot":
            await self.seating.stand_in(live, seat, live.row.stand_in, None)
        elif vote == "end":
            await finish(self.hall, live)
        else:
            await self._wait(live, seat)

    async def _wait(self, live: Live, seat: int) -> None:
        """Give a seat the time of one more step."""
        assert live.clock is not None
        now = self.hall.time.now()
        given = {"table_id": live.id, "n": live.n, "seat": seat, "at": now, "seconds": float(live.clock.step)}
        asked_again = timeout_votes.delete().where(
            timeout_votes.c.table_id == live.id, timeout_votes.c.n == live.n, timeout_votes.c.seat == seat
        )
        async with self.seating.changing(live) as connection:
            await connection.execute(insert(grants).values(**given))
            await connection.execute(asked_again)
            await connection.execute(update(tables).where(tables.c.id == live.id).values(due=now + live.clock.step))
