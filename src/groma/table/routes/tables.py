"""Tables: open one, find one, sit down, start."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from sqlalchemy import Select, select

from groma.table.house import House
from groma.table.identity import Caller
from groma.table.live import FINISHED, OPEN, Live
from groma.table.refusal import Refusal
from groma.table.routes.callers import Acting, Anyone, Home, Person, SeatPath, TableId
from groma.table.routes.problems import PROBLEMS
from groma.table.schema import seats, tables
from groma.table.show import Watcher
from groma.table.wire.tables import (
    BotLevel,
    ChosenColour,
    NewTable,
    Quiet,
    Ready,
    SeatToken,
    SitDown,
    StoppedWish,
    TableInfo,
    TableList,
)

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)

_SHOWN = 50


def seen(house: House, live: Live, caller: Caller | None) -> TableInfo:
    """Return a table as the caller sees it."""
    return Watcher(live, caller, house.settings.desertion_seconds).table()


async def _list(house: House, caller: Caller | None, wanted: Select[Any]) -> list[TableInfo]:
    async with house.database.read() as connection:
        found: list[str] = list((await connection.scalars(wanted)).all())
    shown = []
    for table in found:
        try:
            shown.append(seen(house, await house.hall.find(table), caller))
        except Refusal:
            continue
    return shown


@router.get("/tables")
async def list_tables(house: Home, caller: Anyone) -> TableList:
    """List the tables that anyone may join or watch, those with a free seat first."""
    wanted = (
        select(tables.c.id)
        .where(tables.c.listed, tables.c.status != FINISHED)
        .order_by(tables.c.status != OPEN, tables.c.created.desc())
        .limit(_SHOWN)
    )
    return TableList(tables=await _list(house, caller, wanted))


@router.get("/me/tables")
async def list_my_tables(house: Home, caller: Person) -> TableList:
    """List the caller's tables: those that wait for the caller first, then running and open ones, the last finished.

    Of several lessons of a game only the last is among them.
    """
    lessons = await house.lessons.listed(caller)
    sitting = select(seats.c.table_id).where(seats.c.guest == caller.guest)
    mine = select(tables.c.id).where(
        (tables.c.host == caller.guest) | tables.c.id.in_(sitting),
        tables.c.lesson.is_(None) | tables.c.id.in_(lessons),
    )
    newest = tables.c.waiting_since.desc()
    going_on = await _list(house, caller, mine.where(tables.c.status != FINISHED).order_by(newest))
    finished = await _list(house, caller, mine.where(tables.c.status == FINISHED).order_by(newest).limit(_SHOWN))
    return TableList(tables=[*sorted(going_on, key=lambda table: not table["my_turn"]), *finished])


@router.post("/tables", status_code=201)
async def open_table(wanted: NewTable, house: Home, caller: Acting) -> TableInfo:
    """Open a table."""
    return seen(house, await house.seating.open(caller, wanted), caller)


@router.get("/tables/{table}")
async def look_at_table(table: TableId, house: Home, caller: Anyone) -> TableInfo:
    """Look at a table without its game."""
    return seen(house, await house.hall.current(table), caller)


@router.post("/tables/{table}/seats")
async def sit_down(table: TableId, wanted: SitDown, house: Home, caller: Acting) -> TableInfo:
    """Take a free seat; one guest may take several."""
    return seen(house, await house.seating.sit_down(table, caller, wanted.seat), caller)


@router.delete("/tables/{table}/seats/{seat}")
async def stand_up(table: TableId, seat: SeatPath, house: Home, caller: Acting) -> TableInfo:
    """Empty a seat before the game begins: one's own, or any as the host."""
    return seen(house, await house.seating.stand_up(table, caller, seat), caller)


@router.post("/tables/{table}/seats/{seat}/bot")
async def fill_with_bot(table: TableId, seat: SeatPath, wanted: BotLevel, house: Home, caller: Acting) -> TableInfo:
    """Give a free seat to a bot, as the host."""
    return seen(house, await house.seating.fill(table, caller, seat, wanted.level), caller)


@router.post("/tables/{table}/seats/{seat}/close")
async def close_seat(table: TableId, seat: SeatPath, house: Home, caller: Acting) -> TableInfo:
    """Take a free seat away before the game begins, as the host; those behind it move up."""
    return seen(house, await house.seating.close_seat(table, caller, seat), caller)


@router.post("/tables/{table}/seats/{seat}/colour")
async def choose_colour(table: TableId, seat: SeatPath, wanted: ChosenColour, house: Home, caller: Acting) -> TableInfo:
    """Choose a colour that nobody has, before the game begins."""
    return seen(house, await house.seating.choose_colour(table, caller, seat, wanted.colour), caller)


@router.post("/tables/{table}/seats/{seat}/ready")
async def say_ready(table: TableId, seat: SeatPath, wanted: Ready, house: Home, caller: Acting) -> TableInfo:
    """Say that one is ready to begin, or not yet; whoever stands up is not any more."""
    return seen(house, await house.seating.say_ready(table, caller, seat, wanted.ready), caller)


@router.post("/tables/{table}/seats/{seat}/stand-in")
async def hand_over(table: TableId, seat: SeatPath, wanted: BotLevel, house: Home, caller: Acting) -> TableInfo:
    """Let a bot play a seat of the running game: one's own, one that is too slow, a deserted one as the host."""
    return seen(house, await house.seating.hand_over(table, caller, seat, wanted.level), caller)


@router.delete("/tables/{table}/seats/{seat}/stand-in")
async def reclaim(table: TableId, seat: SeatPath, house: Home, caller: Acting) -> TableInfo:
    """Take one's seat back from the bot."""
    return seen(house, await house.seating.reclaim(table, caller, seat), caller)


@router.post("/tables/{table}/seats/{seat}/token", status_code=201)
async def make_seat_token(table: TableId, seat: SeatPath, house: Home, caller: Acting) -> SeatToken:
    """Make a token with which a program plays one of the caller's seats."""
    live = await house.hall.refresh(table)
    if seat not in live.seats_of(caller.guest):
        raise Refusal(403, "forbidden", "This is not your seat.")
    token = await house.identity.seat_token(caller, table, seat)
    await house.neighbours.end_program(table, seat)
    return SeatToken(token=token)


@router.post("/tables/{table}/start")
async def start(table: TableId, house: Home, caller: Acting) -> TableInfo:
    """Begin the game, as the host."""
    return seen(house, await house.seating.start(table, caller), caller)


@router.post("/tables/{table}/quiet")
async def quieten(table: TableId, wanted: Quiet, house: Home, caller: Acting) -> TableInfo:
    """Let only those who play write in the chat, or everyone again, as the host."""
    return seen(house, await house.chat.quieten(table, caller, wanted.quiet), caller)


@router.post("/tables/{table}/stopped")
async def wish(table: TableId, wanted: StoppedWish, house: Home, caller: Acting) -> TableInfo:
    """Say how a game that a change of the rules has stopped should go on; what all players want is done."""
    return seen(house, await house.agreement.wish(table, caller, wanted.n, wanted.wish), caller)


@router.post("/tables/{table}/rematch")
async def rematch(table: TableId, house: Home, caller: Acting) -> TableInfo:
    """Begin a new game with the same seats, or come to the one that another has begun."""
    return seen(house, await house.seating.rematch(table, caller), caller)
