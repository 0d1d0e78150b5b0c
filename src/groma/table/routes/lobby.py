"""Finding a game: the first page in one answer, looking for others, the next table that waits."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from groma.table.clocks import PRESETS, stored_clock
from groma.table.house import House
from groma.table.identity import Caller
from groma.table.matching import Seek
from groma.table.routes.callers import Acting, Anyone, Home, Person
from groma.table.routes.lessons import list_my_lessons
from groma.table.routes.problems import PROBLEMS
from groma.table.routes.tables import list_my_tables, list_tables
from groma.table.wire.clocks import ClockPlan
from groma.table.wire.lobby import LobbyInfo, NewSeek, NextTable, SeekInfo
from groma.table.wire.tables import TableInfo

router = APIRouter(prefix="/api", tags=["lobby"], responses=PROBLEMS)

SeekId = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
_CLOCKS = {name: ClockPlan.model_validate(stored_clock(clock)) for name, clock in PRESETS.items()}


def _left(table: TableInfo) -> float:
    """Return how much time the caller has at a table that waits; where there is no clock, for ever."""
    seats_and_clocks = zip(table["seats"], table["clocks"], strict=False)
    mine = [clock["left"] for seat, clock in seats_and_clocks if seat["mine"] and clock["runs"]]
    return min(mine, default=float("inf"))


def _told(seek: Seek) -> SeekInfo:
    return SeekInfo(
        id=seek.id,
        games=list(seek.games),
        seats_from=seek.seats_from,
        seats_to=seek.seats_to,
        clock=ClockPlan.model_validate(stored_clock(seek.clock)),
        created=seek.created,
        expires=seek.expires,
        fill_at=seek.fill_at,
    )


async def _seeks(house: House, caller: Caller) -> list[SeekInfo]:
    return [_told(seek) for seek in await house.seeks.of(caller)]


async def _mine(house: House, caller: Caller) -> list[TableInfo]:
    mine = (await list_my_tables(house, caller)).tables
    waiting = sorted((table for table in mine if table["my_turn"]), key=_left)
    return [*waiting, *(table for table in mine if not table["my_turn"])]


@router.get("/lobby")
async def look_around(house: Home, caller: Anyone) -> LobbyInfo:
    """Return all that the first page shows."""
    person = caller if caller and caller.table is None else None
    return LobbyInfo(
        clocks=_CLOCKS,
        mine=await _mine(house, person) if person else [],
        open=(await list_tables(house, person)).tables,
        lessons=await list_my_lessons(house, person) if person else [],
        seeks=await _seeks(house, person) if person else [],
        seeking=await house.seeks.others(person),
    )


@router.get("/next")
async def find_next(house: Home, caller: Person) -> NextTable:
    """Return the table that waits for the caller and has the shortest clock."""
    waiting = [table["id"] for table in await _mine(house, caller) if table["my_turn"]]
    return NextTable(table=waiting[0] if waiting else None)


@router.post("/seeks", status_code=201)
async def seek(wanted: NewSeek, house: Home, caller: Acting) -> list[SeekInfo]:
    """Look for a game; the answer is what the caller still looks for, without what was found at once."""
    await house.seeks.add(caller, wanted)
    return await _seeks(house, caller)


@router.delete("/seeks/{seek}")
async def seek_no_more(seek: SeekId, house: Home, caller: Acting) -> list[SeekInfo]:
    """Look for a game no more."""
    await house.seeks.remove(caller, seek)
    return await _seeks(house, caller)
