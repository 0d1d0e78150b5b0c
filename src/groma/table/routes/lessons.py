"""Lessons: guided first games, and tips in those that follow."""

from __future__ import annotations

from fastapi import APIRouter

from groma.table.routes.callers import Acting, Home, Person, TableId
from groma.table.routes.problems import PROBLEMS
from groma.table.routes.tables import seen
from groma.table.wire.playing import Coaching, LessonAct, Tip, TipWanted
from groma.table.wire.tables import MyLesson, NewLesson, TableInfo

router = APIRouter(prefix="/api", tags=["lessons"], responses=PROBLEMS)


@router.post("/lessons", status_code=201)
async def learn(wanted: NewLesson, house: Home, caller: Acting) -> TableInfo:
    """Begin the guided first game of a game, or go on with it."""
    return seen(house, await house.lessons.open(caller, wanted.game, wanted.again, wanted.step), caller)


@router.get("/me/lessons")
async def list_my_lessons(house: Home, caller: Person) -> list[MyLesson]:
    """List how far the caller is in the lessons of all games."""
    return await house.lessons.of(caller)


@router.post("/tables/{table}/lesson")
async def act(table: TableId, wanted: LessonAct, house: Home, caller: Acting) -> TableInfo:
    """Go on in a lesson from what was read, go back a step, or play freely from here."""
    return seen(house, await house.lessons.act(table, caller, wanted.step, wanted.act), caller)


@router.post("/tables/{table}/tip")
async def ask_for_tip(table: TableId, wanted: TipWanted, house: Home, caller: Acting) -> Tip:
    """Tell a newcomer what is new about what a seat is asked; each thing is told once, and stays for its turn."""
    return await house.tips.at(table, caller, wanted.seat)


@router.delete("/tables/{table}/tip", status_code=204)
async def close_tip(table: TableId, house: Home, caller: Acting) -> None:
    """Close the line that a newcomer was told at a table."""
    await house.tips.close(table, caller)


@router.put("/me/tips", status_code=204)
async def want_tips(wanted: Coaching, house: Home, caller: Acting) -> None:
    """Want to be told what is new in a game, or not."""
    await house.tips.want(caller, wanted.game, wanted.on)
