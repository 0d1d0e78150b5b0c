"""A table in memory: what its row says, who sits where, and the line of its game."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.kernel import Game, Seed, State, commitment
from groma.kernel.record import result_of
from groma.kernel.statistics import Statistics
from groma.lessons import Course, Lesson, Place, lesson_of
from groma.table.beside import (
    Begun,
    Request,
    Visitor,
    read_begun,
    read_grants,
    read_habits,
    read_last_chat,
    read_request,
    read_visitors,
    read_votes,
    read_wishes,
)
from groma.table.clocks import Clock, Grant, Times, clock_of
from groma.table.commits import Progress
from groma.table.house_time import HouseTime
from groma.table.line import Deal, Difference, Entry, Line
from groma.table.refusal import unknown
from groma.table.rests import Habits, Rests
from groma.table.schema import accounts, entries, guests, seats, tables
from groma.table.sightings import Sightings
from groma.table.wire.base import Colour, SeatKind, TimeoutVote, Wish

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
GONE_AFTER: Final = 30.0
"""Seconds after which a silent connection, perhaps of a dead process, counts as gone."""


@dataclass(frozen=True)
class Seat:
    """A place at the table; a level means that a bot plays it, also in place of an absent guest."""

    number: int
    kind: SeatKind
    guest: str | None
    name: str | None
    level: str | None
    colour: Colour | None = None
    """What was chosen in the waiting room; without it, a colour of the box."""
    ready: bool = False
    for_turn: int | None = None
    """The number of the one turn that a stand-in plays, if it does not go on."""
    named: bool = False
    """Whether the name is a handle."""

    @property
    def is_former(self) -> bool:
        """Whether whoever sat here has left for good."""
        return self.guest is not None and self.name == ""


class People:
    """Who sits where, sorted by guest; made once for seats that stay as they are."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.bots = [seat.number for seat in seats if seat.level is not None]
        playing = [seat.guest for seat in seats if seat.guest is not None and seat.level is None]
        self.humans = list(dict.fromkeys(playing))
        self.seats_of: defaultdict[str, list[int]] = defaultdict(list)
        for seat in seats:
            if seat.guest is not None:
                self.seats_of[seat.guest].append(seat.number)


class Live:
    """One table; whoever changes its line holds its lock."""

    def __init__(self, row: Row[Any], deal: Deal, epoch: str, sightings: Sightings, time: HouseTime) -> None:
        self.row = row
        self.id = str(row.id)
        """The name of the table in links."""
        self.epoch = epoch
        self.deal = deal
        self.sightings = sightings
        self.time = time
        self.grants: list[Grant] = []
        self.rests = Rests(time.pauses)
        self.votes: dict[int, dict[str, TimeoutVote]] = {}
        """What the others want for each seat whose time is out."""
        self.progress = _progress(row)
        self.seats: list[Seat] = []
        self._people = People(self.seats)
        self._visitors: list[Visitor] = []
        self.request: Request | None = None
        self.wishes: dict[str, Wish] = {}
        """How guests want a stopped game to go on."""
        self.again: list[str] = []
        """The guests who came to the rematch."""
        self.last_chat = 0
        self.begun: list[Begun] = []
        """The steps of a lesson that the learner has come to, the one at hand last."""
        self.line: Line | None = None
        self.counted: Statistics | None = None
        """The statistics of a finished game, once somebody has asked for them."""
        self.lock = asyncio.Lock()

    @property
    def n(self) -> int:
        """The sequence number: how many entries the log has."""
        return self.line.n if self.line else 0

    @property
    def difference(self) -> Difference | None:
        """The first move that goes on otherwise by the present rules, if there is one."""
        return self.line.difference if self.line else None

    @property
    def is_playing(self) -> bool:
        """Whether the game goes on: it runs, and was not stopped by a change of the rules."""
        return self._progress.status == RUNNING and (self.line is None or self.line.difference is None)

    @property
    def progress(self) -> Progress:
        """What the row says."""
        return self._progress

    @progress.setter
    def progress(self, progress: Progress) -> None:
        self._progress = progress
        self.sightings.note((self.id,), progress.waiting_since, goes_on=False)

    @property
    def visitors(self) -> list[Visitor]:
        """Who is here, or was."""
        return self._visitors

    @visitors.setter
    def visitors(self, visitors: list[Visitor]) -> None:
        self._visitors = visitors
        for one in visitors:
            self.sightings.note((self.id, one.guest, one.process), one.seen, goes_on=one.connected)

    def waited(self) -> float:
        """Return for how many seconds the table has waited for the same answer."""
        return self.sightings.age((self.id,))

    def absence(self, guest: str | None) -> float:
        """Return for how many seconds nothing was heard of a guest; since the last answer, if nothing ever was."""
        ages = [self._age(one) for one in self.visitors if one.guest == guest]
        return min(ages, default=self.waited())

    def present(self) -> set[str]:
        """Return the guests who are here."""
        return {one.guest for one in self.visitors if one.connected and self._age(one) < GONE_AFTER}

    def is_present(self, guest: str | None) -> bool:
        """Tell whether a guest is here; a silent connection, perhaps of a dead process, counts as gone."""
        return guest in self.present()

    def _age(self, visitor: Visitor) -> float:
        return self.sightings.age((self.id, visitor.guest, visitor.process))

    @cached_property
    def commitment(self) -> str:
        """What may be told of the seed before the end."""
        return commitment(self.deal.seed, self.row.salt)

    def summary(self) -> tuple[object, ...]:
        """Return what watchers would notice a change of."""
        people = {(visitor.guest, visitor.connected) for visitor in self.visitors}
        told = (self.row.host, self.row.rematch, self.again, self.row.quiet, self.begun, self.votes, len(self.grants))
        return (self.n, self.progress, self.seats, self.request, self.wishes, self.last_chat, *told, people)

    def playing(self) -> Line:
        """Return the line of a game that has begun."""
        assert self.line is not None
        return self.line

    def _sorted(self) -> People:
        if self._people.seats is not self.seats:
            self._people = People(self.seats)
        return self._people

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats of a guest."""
        return self._sorted().seats_of.get(guest or "", [])

    def bots(self) -> list[int]:
        """Return the seats that bots play now."""
        return self._sorted().bots

    def humans(self) -> list[str]:
        """Return the guests who play themselves."""
        return self._sorted().humans

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is given here, if one is."""
        return lesson_of(self.deal.game) if self.row.lesson else None

    def course(self) -> Course | None:
        """Return where the learner of a lesson stands."""
        lesson = self.lesson
        if lesson is None or self.line is None or not self.begun:
            return None
        now = self.begun[-1]
        return Course(lesson, self.line.state, Place(now.step, max(0, len(self.line.moves) - now.ply)))

    @property
    def has_skipped(self) -> bool:
        """Whether the learner left out steps of the lesson."""
        return bool(self.begun) and len(self.begun) <= self.begun[-1].step

    def lesson_start(self) -> int | None:
        """Return the ply at which the step at hand began; nothing where no lesson is given, or any more."""
        if self.row.lesson is None:
            return None
        course = self.course()
        return self.begun[-1].ply if course and course.step else None

    def is_automatic(self, seat: int) -> bool:
        """Tell whether nobody is asked for a seat: a bot answers, or the script of a lesson."""
        return seat in self.bots() or (self.row.lesson is not None and self.seats[seat].kind == "bot")

    def may_be_helped(self, guest: str | None) -> bool:
        """Tell whether hints for a guest take nothing from anyone: in practice, or if all others are bots.

        A lesson shows by itself what it asks for.
        """
        humans = self.humans()
        if self.lesson_start() is not None:
            return False
        return self.is_playing and guest in humans and (bool(self.row.practice) or humans == [guest])

    def bot_to_move(self) -> int | None:
        """Return a seat that a bot has to answer for, if there is one."""
        if not self.is_playing:
            return None
        bots = self.bots()
        return next((seat for seat in self.playing().state.waiting if seat in bots and not self.is_done(seat)), None)

    def progress_after(self, state: State, at: float, times: Times | None = None) -> Progress:
        """Return what the row says once this state, and these clocks, are reached."""
        waiting = state.waiting
        begun = [seat for seat in waiting if seat not in self.progress.waiting or _starts_turn(state, seat)]
        return Progress(
            status=FINISHED if state.over else RUNNING,
            waiting=waiting,
            waiting_since=at if begun else self.progress.waiting_since,
            bot_turn=any(seat in self.bots() for seat in waiting),
            result=result_of(state),
            due=self.due_after(times, at) if times else None,
        )

    # Clocks

    @property
    def clock(self) -> Clock | None:
        """How much time there is, if there is a clock."""
        return clock_of(self.row.clock)

    @property
    def times(self) -> Times | None:
        """The clocks of a game that goes on."""
        return self.line.times if self.line and self.is_playing else None

    def due_after(self, times: Times, at: float) -> float | None:
        """Return when the first of those who are asked has no time left."""
        people = [seat for seat in times.asked if not self.is_automatic(seat)]
        return min((times.end(seat, at) for seat in people), default=None)

    def late(self, now: float) -> list[int]:
        """Return the seats of people who are asked and have no time left."""
        times = self.times
        if times is None:
            return []
        return [seat for seat in times.asked if not self.is_automatic(seat) and times.left_at(seat, now) <= 0]

    def is_done(self, seat: int) -> bool:
        """Tell whether a stand-in has played the one turn that it was called for."""
        turn, times = self.seats[seat].for_turn, self.times
        return turn is not None and times is not None and times.turns[seat] > turn

    async def refresh(self, connection: AsyncConnection) -> None:
        """Take over what was stored since; whoever calls it holds the lock."""
        row = await read_row(connection, self.id)
        if row is None:
            raise unknown("table")
        seated = await read_seats(connection, self.id)
        visitors = await read_visitors(connection, self.id)
        last_chat = await read_last_chat(connection, self.id)
        again = await read_visitors(connection, row.rematch) if row.rematch else []
        rows = [] if row.status == OPEN else await read_entries(connection, self.id, self.n)
        request = await read_request(connection, self.id, rows[-1].n if rows else self.n)
        wishes = await read_wishes(connection, self.id, rows[-1].n if rows else self.n)
        begun = await read_begun(connection, self.id) if row.lesson else []
        clocks = await self._read_clocks(connection, row, seated, rows[-1].n if rows else self.n)
        # Whoever looks while this waits for the database sees the table as it was before.
        if len(seated) != self.deal.seats:
            self.deal = deal_of(row, self.deal.game, len(seated))
        self.rests.habits, self.grants[:], self.votes = clocks
        self.rests.weekends = bool(row.clock and row.clock["weekends"])
        if row.status != OPEN:
            self._go_on(row, rows)
        self.row, self.progress, self.request = row, _progress(row), request
        self.seats, self.visitors, self.last_chat = _named(seated, self.lesson), visitors, last_chat
        self.begun = begun
        self.wishes = wishes if self.difference else {}
        self.again = sorted({one.guest for one in again})

    async def _read_clocks(
        self, connection: AsyncConnection, row: Row[Any], seated: list[Seat], n: int
    ) -> tuple[list[Habits], list[Grant], dict[int, dict[str, TimeoutVote]]]:
        """Read what clocks depend on besides entries: only those over days rest."""
        if not row.clock:
            return [], [], {}
        people = [seat.guest for seat in seated] if row.clock["kind"] == "days" else []
        habits = await read_habits(connection, people)
        return habits, await read_grants(connection, self.id), await read_votes(connection, self.id, n)

    def _go_on(self, row: Row[Any], rows: list[Entry]) -> None:
        if self.line is not None:
            self._take(self.line, rows)
            return
        line = Line(self.deal, is_checked=self.row.rules != self.deal.game.version)
        if (clock := clock_of(row.clock)) is not None:
            # Of a table that began before there were clocks it is not known when.
            began = next((each for each in [row.started, *(one.at for one in rows[:1])] if each), row.waiting_since)
            line.times = Times.begin(clock, self.rests, self.grants, line.state, began)
        self._take(line, rows)
        line.expect(self.row.waiting, self.row.result)
        self.line = line

    def _take(self, line: Line, rows: list[Entry]) -> None:
        for entry in rows:
            if entry.n == line.n + 1:
                line.take(entry)


def _named(seated: list[Seat], lesson: Lesson | None) -> list[Seat]:
    """Give those who play by a script their names."""
    if lesson is None:
        return seated
    return [replace(seat, name=lesson.names.get(seat.number, seat.name)) for seat in seated]


def _starts_turn(state: State, seat: int) -> bool:
    """Tell whether a turn of its own begins for a seat: its time begins anew; in a common draft it does not."""
    decision = state.decision(seat)
    return len(state.waiting) == 1 and decision is not None and decision.starts_turn


def _progress(row: Row[Any]) -> Progress:
    return Progress(row.status, row.waiting, row.waiting_since, row.bot_turn, row.result, row.due)


def deal_of(row: Row[Any], game: Game[Any], seat_count: int) -> Deal:
    """Return what a stored table begins with."""
    return Deal(game, seat_count, seed_of(row.seed), row.options)


def seed_of(stored: int | str) -> Seed:
    """Return a seed from its stored form: bytes are written as hexadecimal digits."""
    return bytes.fromhex(stored) if isinstance(stored, str) else stored


def stored_seed(seed: Seed) -> int | str:
    """Return the stored form of a seed."""
    return seed.hex() if isinstance(seed, bytes) else seed


async def read_row(connection: AsyncConnection, table: str) -> Row[Any] | None:
    """Read what is stored of a table itself."""
    wanted = select(tables, guests.c.name.label("host_name")).join_from(tables, guests).where(tables.c.id == table)
    return (await connection.execute(wanted)).one_or_none()


async def read_seats(connection: AsyncConnection, table: str) -> list[Seat]:
    """Read who sits where."""
    wanted = (
        select(seats, guests.c.name, accounts.c.handle)
        .join_from(seats, guests, seats.c.guest == guests.c.id, isouter=True)
        .join(accounts, accounts.c.guest == seats.c.guest, isouter=True)
        .where(seats.c.table_id == table)
        .order_by(seats.c.number)
    )
    return [
        Seat(
            row.number,
            row.kind,
            row.guest,
            row.name,
            row.level,
            row.colour,
            row.ready,
            row.for_turn,
            row.handle is not None,
        )
        for row in await connection.execute(wanted)
    ]


async def read_entries(connection: AsyncConnection, table: str, after: int) -> list[Entry]:
    """Read the entries after a number."""
    wanted = select(entries).where(entries.c.table_id == table, entries.c.n > after).order_by(entries.c.n)
    rows = await connection.execute(wanted)
    return [Entry(row.n, row.seat, row.notation, row.back_to, row.guest, row.at, row.digest) for row in rows]
