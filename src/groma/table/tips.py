"""Tips for newcomers at tables: what is new to whom, told once and kept with the guest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.kernel import Event, Game
from groma.lessons import Lesson, Topic, lesson_of, new_topic, topics_of
from groma.lessons.topics import GAMES, GAMES_AFTER_LESSON, MOST
from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.line import Line
from groma.table.live import FINISHED, Live
from groma.table.refusal import forbidden, unknown
from groma.table.schema import lesson_steps, seats, tables, tips
from groma.table.wire.playing import Tip

_ALL = "*"
"""The topic of whoever wants to be told nothing more."""


@dataclass(frozen=True)
class Told:
    """A line that a guest was told, where and when."""

    topic: str
    table: str
    turn: int
    closed: bool


@dataclass(frozen=True)
class Newcomer:
    """What is known of a guest in a game."""

    told: list[Told]
    finished: int
    """How many games."""
    taught: set[str]
    """The rules of the steps that the guest has done in lessons."""
    has_learned: bool
    """Whether a lesson was done to its end."""

    @property
    def coach(self) -> Literal["on", "off", "done"]:
        """Tell whether there is still something to be told."""
        if self.finished >= (GAMES_AFTER_LESSON if self.has_learned else GAMES):
            return "done"
        return "off" if any(one.topic == _ALL for one in self.told) else "on"

    def known(self, topics: Iterable[Topic]) -> set[str]:
        """Return what need not be told any more: what was, and what a lesson taught."""
        return {one.topic for one in self.told} | {topic.id for topic in topics if topic.rule in self.taught}


class Tips:
    """Tips on all tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def at(self, table: str, caller: Caller, seat: int) -> Tip:
        """Return what a seat is told in its present turn, and remember that it was."""
        live = await self.hall.current(table)
        if seat not in live.seats_of(caller.guest):
            raise forbidden("This is not your seat.")
        if not topics_of(live.deal.game):
            return Tip(coach="done")
        async with self.hall.database.read() as connection:
            newcomer = await newcomer_of(connection, live.deal.game, caller.guest)
        if newcomer.coach != "on":
            return Tip(coach=newcomer.coach)
        return await self._told(live, caller, seat, newcomer)

    async def _told(self, live: Live, caller: Caller, seat: int, newcomer: Newcomer) -> Tip:
        if not live.is_playing or live.lesson_start() is not None or seat not in live.playing().state.waiting:
            return _tip(None)
        line = live.playing()
        turn = _turn(line, seat)
        here = [one for one in newcomer.told if one.table == live.id]
        now = next((one for one in here if one.turn == turn), None)
        if now is not None:
            return _tip(
                next((one for one in topics_of(live.deal.game) if one.id == now.topic and not now.closed), None)
            )
        if len(here) >= MOST:
            return _tip(None)
        new = new_topic(line.state, seat, _heard(line, seat, turn), newcomer.known(topics_of(live.deal.game)))
        if new is not None:
            await self._remember(live, caller.guest, new.id, turn)
        return _tip(new)

    async def _remember(self, live: Live, guest: str, topic: str, turn: int) -> None:
        row = {"guest": guest, "game": live.row.game, "topic": topic, "table_id": live.id, "turn": turn}
        async with self.hall.database.write() as connection:
            await connection.execute(self.hall.database.add(tips).values(**row, closed=False))

    async def close(self, table: str, caller: Caller) -> None:
        """Close what the caller was told at a table."""
        own = (tips.c.guest == caller.guest, tips.c.table_id == table)
        async with self.hall.database.write() as connection:
            await connection.execute(update(tips).where(*own).values(closed=True))

    async def want(self, caller: Caller, game: str, on: bool) -> None:
        """End the tips in a game for the caller, or begin them anew."""
        if game not in self.hall.games:
            raise unknown("game")
        database, own = self.hall.database, {"guest": caller.guest, "game": game}
        async with database.write() as connection:
            if on:
                await connection.execute(delete(tips).filter_by(**own))
            else:
                row = {**own, "topic": _ALL, "table_id": "", "turn": 0, "closed": True}
                await connection.execute(database.add(tips).values(**row))


def _tip(topic: Topic | None) -> Tip:
    return Tip(coach="on", topic=topic.id, rule=topic.rule) if topic else Tip(coach="on")


def _turn(line: Line, seat: int) -> int:
    """Return after how many moves the turn of a seat began."""
    decision = line.state.decision(seat)
    if decision is None or decision.starts_turn:
        return len(line.moves)
    return _begun_before(line, seat, len(line.moves))


def _begun_before(line: Line, seat: int, ply: int) -> int:
    """Return where the last turn of a seat began before a ply."""
    begun = (before for before in range(ply - 1, -1, -1) if line.moves[before].starts_turn)
    return next((before for before in begun if line.moves[before].entry.seat == seat), 0)


def _heard(line: Line, seat: int, turn: int) -> list[Event]:
    """Return what has happened since the turn of a seat before this one began."""
    return [event for logged in line.moves[_begun_before(line, seat, turn) :] for event in logged.facts.events]


async def newcomer_of(connection: AsyncConnection, played: Game[Any], guest: str) -> Newcomer:
    """Return what is known of a guest in a game."""
    game, lesson = played.name, lesson_of(played)
    finished = (
        select(func.count(tables.c.id.distinct()))
        .join_from(tables, seats)
        .where(seats.c.guest == guest, tables.c.game == game, tables.c.status == FINISHED)
        .where(tables.c.lesson.is_(None), tables.c.imported.is_(False))
    )
    rows = (await connection.execute(select(tips).filter_by(guest=guest, game=game))).all()
    steps = await _steps(connection, game, guest)
    return Newcomer(
        told=[Told(row.topic, row.table_id, row.turn, row.closed) for row in rows],
        finished=int(await connection.scalar(finished) or 0),
        taught=taught_by(lesson, steps) if lesson else set(),
        has_learned=lesson is not None and any(len(done) > len(lesson.steps) for done in steps),
    )


async def _steps(connection: AsyncConnection, game: str, guest: str) -> list[set[int]]:
    """Return the steps that a guest has come to in each lesson of a game."""
    wanted = (
        select(lesson_steps.c.table_id, lesson_steps.c.step)
        .join_from(lesson_steps, tables)
        .where(tables.c.host == guest, tables.c.game == game)
    )
    found: defaultdict[str, set[int]] = defaultdict(set)
    for row in await connection.execute(wanted):
        found[row.table_id].add(row.step)
    return list(found.values())


def taught_by(lesson: Lesson, steps: list[set[int]]) -> set[str]:
    """Return the rules of the steps after which the next was come to."""
    done = [step for number, step in enumerate(lesson.steps) if any({number, number + 1} <= one for one in steps)]
    return {rule for step in done for rule in step.teaches}
