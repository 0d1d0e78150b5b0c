"""Holidays, and the zones in which weekends are reckoned."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta, tzinfo
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.beside import read_habits
from groma.table.clocks import DAY
from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.ledger import announce
from groma.table.live import RUNNING
from groma.table.refusal import Refusal, conflict
from groma.table.rests import Habits, Span, zone_of
from groma.table.schema import holidays, seats, tables, zones

A_YEAR: Final = 24
AT_ONCE: Final = 14
_ZONE_DAYS: Final = 30


class Resting:
    """Lets people rest; their clocks over days stand still meanwhile, and nobody else's."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def habits(self, caller: Caller) -> Habits:
        """Return when a person rests."""
        async with self.hall.database.read() as connection:
            return await _habits(connection, caller)

    def days_left(self, habits: Habits) -> int:
        """Return how many days of holiday a person has left this year."""
        today = datetime.fromtimestamp(self.hall.time.now(), home(habits))
        return A_YEAR - _days_of(habits.holidays, today.year, home(habits))

    async def rest(self, caller: Caller, first: date, last: date) -> Habits:
        """Begin a holiday now, or on a later day."""
        async with self.hall.database.write() as connection:
            habits = await _habits(connection, caller)
            span = _span(first, last, home(habits), self.hall.time.now())
            _check(span, first, last, habits)
            await connection.execute(insert(holidays).values(guest=caller.guest, begins=span[0], ends=span[1]))
            await self._announce(connection, caller)
        return await self._told(caller)

    async def come_back(self, caller: Caller) -> Habits:
        """End the holiday of today, and take back those that were announced."""
        now, mine = self.hall.time.now(), holidays.c.guest == caller.guest
        async with self.hall.database.write() as connection:
            await connection.execute(delete(holidays).where(mine, holidays.c.begins >= now))
            await connection.execute(update(holidays).where(mine, holidays.c.ends > now).values(ends=now))
            await self._announce(connection, caller)
        return await self._told(caller)

    async def live_in(self, caller: Caller, zone: str) -> Habits:
        """Reckon days in a zone from now on."""
        now = self.hall.time.now()
        try:
            zone_of(zone)
        except ValueError as problem:
            raise Refusal(422, "zone", str(problem)) from None
        async with self.hall.database.write() as connection:
            habits = await _habits(connection, caller)
            if habits.zones and habits.zones[-1][1] == zone:
                return habits
            if habits.zones and now - habits.zones[-1][0] < _ZONE_DAYS * DAY:
                raise conflict("zone", f"The zone changes at most once in {_ZONE_DAYS} days.")
            await connection.execute(insert(zones).values(guest=caller.guest, since=now, zone=zone))
            await self._announce(connection, caller)
        return await self._told(caller)

    async def _sitting(self, connection: AsyncConnection, caller: Caller) -> list[str]:
        sitting = (
            select(seats.c.table_id)
            .join_from(seats, tables)
            .where(seats.c.guest == caller.guest, tables.c.status == RUNNING)
            .distinct()
        )
        return list((await connection.scalars(sitting)).all())

    async def _announce(self, connection: AsyncConnection, caller: Caller) -> None:
        """Tell the other processes at which tables somebody rests."""
        await announce(self.hall.database, connection, self.hall.process, await self._sitting(connection, caller))

    async def _told(self, caller: Caller) -> Habits:
        """Let everyone here see it."""
        async with self.hall.database.read() as connection:
            shown = await self._sitting(connection, caller)
        for table in shown:
            if self.hall.at_hand(table) is not None:
                self.hall.tell(await self.hall.refresh(table))
        return await self.habits(caller)


def home(habits: Habits) -> tzinfo:
    """Return where a person lives now."""
    return zone_of(habits.zones[-1][1] if habits.zones else "UTC")


async def _habits(connection: AsyncConnection, caller: Caller) -> Habits:
    return (await read_habits(connection, [caller.guest]))[0]


def _span(first: date, last: date, zone: tzinfo, now: float) -> Span:
    begins = datetime.combine(first, time(), zone).timestamp()
    return max(begins, now), datetime.combine(last + timedelta(days=1), time(), zone).timestamp()


def _check(span: Span, first: date, last: date, habits: Habits) -> None:
    if span[0] >= span[1]:
        raise conflict("holiday", "A holiday ends after it has begun, and not in the past.")
    if (last - first).days >= AT_ONCE:
        raise conflict("holiday", f"A holiday has at most {AT_ONCE} days.")
    if any(begins < span[1] and span[0] < ends for begins, ends in habits.holidays):
        raise conflict("holiday", "There is a holiday then already.")
    everything = (*habits.holidays, span)
    if any(_days_of(everything, year, home(habits)) > A_YEAR for year in {first.year, last.year}):
        raise conflict("holiday", f"A year has {A_YEAR} days of holiday.")


def _days_of(spans: tuple[Span, ...], year: int, zone: tzinfo) -> int:
    """Return how many days of a year are touched by holidays."""
    days: set[date] = set()
    for begins, ends in spans:
        first = datetime.fromtimestamp(begins, zone).date()
        last = datetime.fromtimestamp(ends - 1, zone).date()
        days |= {first + timedelta(days=day) for day in range((last - first).days + 1)}
    return sum(day.year == year for day in days)
