"""Lessons: guided first games."""

from __future__ import annotations

from fastapi import APIRouter

from groma.table.routes.callers import Acting, Home, Person, TableId
from groma.table.routes.problems import PROBLEMS
from groma.table.routes.tables import seen
from groma.table.wire.playing import LessonAct
from groma.table.wire.tables import MyLesson, NewLesson, TableInfo

router = APIRouter(prefix="/api", tags=["lessons"], responses=PROBLEMS)


@router.post("/lessons", status_code=201)
async def learn(wanted: NewLesson, house: Home, caller: Acting) -> TableInfo:
    """Begin the guided first game of a game, or go on with it."""
    return seen(house, await house.lessons.open(caller, wanted.game, wanted.again), caller)


@router.get("/me/lessons")
async def list_my_lessons(house: Home, caller: Person) -> list[MyLesson]:
    """List how far the caller is in the lessons of all games."""
    return await house.lessons.of(caller)


@router.post("/tables/{table}/lesson")
async def act(table: TableId, wanted: LessonAct, house: Home, caller: Acting) -> TableInfo:
    """Go on in a lesson from what was read, go back a step, or play freely from here."""
    return seen(house, await house.lessons.act(table, caller, wanted.step, wanted.act), caller)
