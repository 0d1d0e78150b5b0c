"""Time: what happens when it is out, and when clocks over days rest."""

from __future__ import annotations

from fastapi import APIRouter

from groma.table.house import House
from groma.table.rests import Habits
from groma.table.routes.callers import Acting, Home, Person, TableId
from groma.table.routes.problems import PROBLEMS
from groma.table.routes.tables import seen
from groma.table.wire.clocks import Holiday, HolidayInfo, RestInfo, Timeout, Zone
from groma.table.wire.tables import TableInfo

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)


def _told(house: House, habits: Habits) -> RestInfo:
    now = house.hall.time.now()
    return RestInfo(
        zone=habits.zones[-1][1] if habits.zones else "UTC",
        holidays=[HolidayInfo(begins=begins, ends=ends) for begins, ends in habits.holidays if ends > now],
        days_left=house.resting.days_left(habits),
    )


@router.post("/tables/{table}/timeout")
async def decide(table: TableId, wanted: Timeout, house: Home, caller: Acting) -> TableInfo:
    """Say what is to happen with a seat whose time is out; what all others want is done."""
    return seen(house, await house.timeouts.vote(table, caller, wanted.seat, wanted.vote), caller)


@router.get("/me/holidays")
async def look_at_holidays(house: Home, caller: Person) -> RestInfo:
    """Return when the caller's clocks over days rest."""
    return _told(house, await house.resting.habits(caller))


@router.put("/me/holidays")
async def rest(wanted: Holiday, house: Home, caller: Acting) -> RestInfo:
    """Begin a holiday now or on a later day: the caller's clocks over days stand still, nobody else's."""
    return _told(house, await house.resting.rest(caller, wanted.first, wanted.last))


@router.delete("/me/holidays")
async def come_back(house: Home, caller: Acting) -> RestInfo:
    """End the holiday of today and take back those to come."""
    return _told(house, await house.resting.come_back(caller))


@router.put("/me/zone")
async def live_in(wanted: Zone, house: Home, caller: Acting) -> RestInfo:
    """Reckon the caller's days in a zone, such as Europe/Rome; it changes at most once in 30 days."""
    return _told(house, await house.resting.live_in(caller, wanted.zone))
