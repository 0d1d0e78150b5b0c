"""Lessons at tables: opened, gone on with, and answered for those who play by the script."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Row, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.lessons import Lesson, lesson_of, way_to
from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.line import Deal, Entry
from groma.table.live import Live, Seat
from groma.table.position import quick_digest
from groma.table.refusal import Refusal, conflict, forbidden, unknown
from groma.table.schema import lesson_steps, seats, tables
from groma.table.seating import Seating, new_row, progress_row
from groma.table.undoing import Undoing
from groma.table.wire.tables import MyLesson

log = structlog.get_logger()

_LEVEL = "easy"
"""Of the bots that take over when the lesson is done."""


class Lessons:
    """Guided first games on all tables."""

    def __init__(self, hall: Hall, seating: Seating, undoing: Undoing) -> None:
        self.hall = hall
        self.seating = seating
        self.undoing = undoing
        self._seen_to: dict[str, asyncio.Task[None]] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        hall.listeners.append(self.wake)

    # Beginning

    async def open(self, caller: Caller, game: str, again: bool, step: int | None) -> Live:
        """Go on with the caller's lesson of a game, or begin one, perhaps with a later step."""
        mine = [one for one in await self.of(caller) if one.game == game and one.step < one.steps]
        if mine and not again and step is None:
            return await self.hall.refresh(mine[0].table)
        if game not in self.hall.games:
            raise unknown("game")
        lesson = lesson_of(self.hall.games[game])
        if lesson is None:
            raise unknown("lesson")
        if step is not None and step > len(lesson.steps):
            raise unknown("step")
        return await self._begin(caller, game, lesson, (step or 1) - 1)

    async def _begin(self, caller: Caller, game: str, lesson: Lesson, step: int) -> Live:
        played = self.hall.games[game]
        deal = Deal(played, lesson.seats, lesson.seed, played.choose(lesson.seats, lesson.options))
        seated = [
            Seat(number, "human", caller.guest, None, None)
            if number == lesson.me
            else Seat(number, "bot", None, None, None)
            for number in range(lesson.seats)
        ]
        entries, waiting = await asyncio.to_thread(_played, lesson, deal, step, caller.guest)
        row = new_row(deal, caller.guest) | progress_row(deal, seated)
        row |= {"lesson": lesson.name, "practice": True, "repeated": True, "waiting": waiting}
        live = await self.seating.store(deal, row, seated, entries)
        await self._come_to(live, step)
        return live

    async def of(self, caller: Caller) -> list[MyLesson]:
        """Return how far a guest is in the last whole lesson of each game."""
        newest: dict[str, MyLesson] = {}
        for row in await self._given_to(caller):
            lesson = lesson_of(self.hall.games[row.game]) if row.game in self.hall.games else None
            if lesson is not None and row.is_whole:
                steps = len(lesson.steps)
                newest[row.game] = MyLesson(game=row.game, table=row.id, step=min(row.step, steps), steps=steps)
        return list(newest.values())

    async def listed(self, caller: Caller) -> list[str]:
        """Return the tables of a guest's last whole lesson of each game, and of the last that was cut short."""
        return list({(row.game, row.is_whole): row.id for row in await self._given_to(caller)}.values())

    async def _given_to(self, caller: Caller) -> Sequence[Row[Any]]:
        """Return how far each lesson of a guest is, and whether no step of it was left out."""
        step = func.max(lesson_steps.c.step)
        wanted = (
            select(tables.c.id, tables.c.game, step.label("step"), (func.count() > step).label("is_whole"))
            .join_from(tables, lesson_steps)
            .where(tables.c.host == caller.guest, tables.c.lesson.is_not(None))
            .group_by(tables.c.id, tables.c.game, tables.c.created)
            .order_by(tables.c.created)
        )
        async with self.hall.database.read() as connection:
            return (await connection.execute(wanted)).all()

    # What the learner does without a move

    async def act(self, table: str, caller: Caller, step: int, act: str) -> Live:
        """Go on from what was read, go back a step, or play freely from here."""
        async with self._locks.setdefault(table, asyncio.Lock()):
            live = await self.hall.refresh(table)
            course = live.course()
            if course is None or course.step is None:
                raise conflict("no-lesson", "No lesson is given here, or any more.")
            if course.lesson.me not in live.seats_of(caller.guest):
                raise forbidden("Only the learner may do this.")
            if step != course.place.step:
                raise conflict("stale", "The lesson has gone on. Here is the present state.")
            deeds: dict[str, Callable[[], Any]] = {
                "go": lambda: self._go_on(live),
                "back": lambda: self._go_back(live, caller),
                "skip": lambda: self._come_to(live, len(course.lesson.steps)),
            }
            await deeds[act]()
        return live

    async def _go_on(self, live: Live) -> None:
        course = live.course()
        if course is None or not course.is_read:
            raise conflict("not-asked", "The lesson waits for a move.")
        await self._come_to(live, course.place.step + 1)

    async def _go_back(self, live: Live, caller: Caller) -> None:
        """Go to the beginning of the step, or of the one before if nothing was done in it yet."""
        moves = live.playing().moves
        own = [move for move in moves[live.begun[-1].ply :] if move.entry.seat in live.seats_of(caller.guest)]
        kept = live.begun if own else live.begun[:-1]
        if not kept:
            raise conflict("nothing", "This is the first step.")
        if kept[-1].ply < len(moves):
            await self.undoing.take_back(live, caller, kept[-1].ply)
        async with self.seating.changing(live) as connection:
            later = (lesson_steps.c.table_id == live.id, lesson_steps.c.step > kept[-1].step)
            await connection.execute(delete(lesson_steps).where(*later))
        await self.hall.refresh(live.id)

    # What the others do

    def wake(self, live: Live) -> None:
        """See to a lesson whose next move is not the learner's, unless somebody does."""
        course = live.course()
        if course is None or course.step is None or self._is_seen_to(live.id):
            return
        if course.is_read or (course.next is not None and course.lesson.me in live.progress.waiting and course.asked()):
            return
        self._seen_to[live.id] = task = asyncio.create_task(self._see_to(live.id))
        task.add_done_callback(lambda _: self._is_seen_to(live.id) or self._seen_to.pop(live.id, None))

    def _is_seen_to(self, table: str) -> bool:
        task = self._seen_to.get(table)
        return task is not None and not task.done()

    async def close(self) -> None:
        """Stop; what is missing is played when the lesson is looked at again."""
        tasks = list(self._seen_to.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _see_to(self, table: str) -> None:
        try:
            async with self._locks.setdefault(table, asyncio.Lock()):
                live = await self.hall.refresh(table)
                while await self._goes_on(live):
                    pass
        except Refusal as problem:
            log.warning("lesson cannot go on", table=table, problem=problem.message)

    async def _goes_on(self, live: Live) -> bool:
        """Do the next thing; what the learner did meanwhile, while nobody woke us, is seen to as well."""
        before = (live.n, len(live.begun))
        return await self._next(live) or before != (live.n, len(live.begun))

    async def _next(self, live: Live) -> bool:
        """Play a move of the script or come to the next step; false where the learner has the word."""
        course = live.course()
        if course is None or course.step is None or not live.is_playing:
            return False
        if not course.goes_on():
            await self._come_to(live, len(course.lesson.steps))
        elif course.is_done:
            await self._come_to(live, course.place.step + 1)
        elif (reply := await asyncio.to_thread(course.reply)) is not None:
            return await self.hall.play_for_bot(live, live.n, reply[1].notation, reply[0])
        else:
            return False
        return True

    async def _come_to(self, live: Live, step: int) -> None:
        """Begin a step; after the last one bots take over."""
        lesson = live.lesson
        assert lesson is not None
        ply = len(live.playing().moves)
        row = {"table_id": live.id, "step": step, "ply": ply, "at": time.time()}
        async with self.seating.changing(live) as connection:
            await connection.execute(self.hall.database.add(lesson_steps).values(**row))
            if step == len(lesson.steps):
                await self._hand_over(connection, live)
        await self.hall.refresh(live.id)

    async def _hand_over(self, connection: AsyncConnection, live: Live) -> None:
        others = [seat.number for seat in live.seats if seat.kind == "bot"]
        theirs = update(seats).where(seats.c.table_id == live.id, seats.c.kind == "bot")
        await connection.execute(theirs.values(level=_LEVEL))
        turn = any(seat in others for seat in live.progress.waiting)
        await connection.execute(update(tables).where(tables.c.id == live.id).values(bot_turn=turn))


def _played(lesson: Lesson, deal: Deal, step: int, guest: str) -> tuple[list[Entry], list[int]]:
    """Return the moves before a step as they are asked for, and who is asked then."""
    state, entries = deal.state(), list[Entry]()
    for seat, action in way_to(lesson, state, step):
        state.play(action, seat)
        who = guest if seat == lesson.me else None
        entries.append(Entry(len(entries) + 1, seat, action.notation, None, who, time.time(), quick_digest(state)))
    return entries, state.waiting
