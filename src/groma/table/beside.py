"""What is stored of a table beside its entries: who was here, what was asked, wished and given."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.clocks import Grant
from groma.table.rests import Habits
from groma.table.schema import (
    chat,
    grants,
    guests,
    holidays,
    lesson_steps,
    presence,
    timeout_votes,
    undo_answers,
    undo_requests,
    wishes,
    zones,
)
from groma.table.wire.base import TimeoutVote, Wish


@dataclass(frozen=True)
class Visitor:
    """A guest who is here, or was, through a process."""

    guest: str
    name: str
    process: str
    connected: bool
    seen: float


@dataclass(frozen=True)
class Request:
    """A player's request to take back more than is free, with the answers so far."""

    n: int
    seat: int
    guest: str
    back_to: int
    agreed: list[str]
    is_declined: bool


@dataclass(frozen=True)
class Begun:
    """A step of a lesson, and after how many moves of the line it began."""

    step: int
    ply: int


async def read_begun(connection: AsyncConnection, table: str) -> list[Begun]:
    """Read how far the learner of a lesson is."""
    wanted = select(lesson_steps).where(lesson_steps.c.table_id == table).order_by(lesson_steps.c.step)
    return [Begun(row.step, row.ply) for row in await connection.execute(wanted)]


async def read_visitors(connection: AsyncConnection, table: str) -> list[Visitor]:
    """Read who is here or was, through any process."""
    wanted = (
        select(presence, guests.c.name)
        .join_from(presence, guests)
        .where(presence.c.table_id == table)
        .order_by(presence.c.seen)
    )
    return [
        Visitor(row.guest, row.name, row.process, row.connected, row.seen) for row in await connection.execute(wanted)
    ]


async def read_last_chat(connection: AsyncConnection, table: str) -> int:
    """Read the number of the last line of chat."""
    return int(await connection.scalar(select(func.max(chat.c.id)).where(chat.c.table_id == table)) or 0)


async def read_request(connection: AsyncConnection, table: str, n: int) -> Request | None:
    """Read the request to undo that was made at this position, if there is one."""
    wanted = select(undo_requests).where(undo_requests.c.table_id == table, undo_requests.c.n == n)
    row = (await connection.execute(wanted)).one_or_none()
    if row is None:
        return None
    given = select(undo_answers).where(undo_answers.c.table_id == table, undo_answers.c.n == n)
    answers = (await connection.execute(given)).all()
    agreed = [answer.guest for answer in answers if answer.agreed]
    return Request(n, row.seat, row.guest, row.back_to, agreed, any(not answer.agreed for answer in answers))


async def read_wishes(connection: AsyncConnection, table: str, n: int) -> dict[str, Wish]:
    """Read how guests want a game to go on that was stopped here."""
    rows = await connection.execute(select(wishes).where(wishes.c.table_id == table, wishes.c.n == n))
    return {row.guest: row.wish for row in rows}


async def read_habits(connection: AsyncConnection, seated: list[str | None]) -> list[Habits]:
    """Read when whoever sits in each seat rests."""
    people = {guest for guest in seated if guest is not None}
    resting = await connection.execute(select(holidays).where(holidays.c.guest.in_(people)).order_by(holidays.c.begins))
    living = await connection.execute(select(zones).where(zones.c.guest.in_(people)).order_by(zones.c.since))
    spans, homes = resting.all(), living.all()
    found = {
        guest: Habits(
            tuple((row.begins, row.ends) for row in spans if row.guest == guest),
            tuple((row.since, row.zone) for row in homes if row.guest == guest),
        )
        for guest in people
    }
    return [found[guest] if guest else Habits() for guest in seated]


async def read_grants(connection: AsyncConnection, table: str) -> list[Grant]:
    """Read what time the others gave."""
    rows = await connection.execute(select(grants).where(grants.c.table_id == table).order_by(grants.c.at))
    return [Grant(row.n, row.seat, row.at, row.seconds) for row in rows]


async def read_votes(connection: AsyncConnection, table: str, n: int) -> dict[int, dict[str, TimeoutVote]]:
    """Read what is wanted for the seats whose time is out at this position."""
    found: dict[int, dict[str, TimeoutVote]] = {}
    wanted = select(timeout_votes).where(timeout_votes.c.table_id == table, timeout_votes.c.n == n)
    for row in await connection.execute(wanted):
        found.setdefault(row.seat, {})[row.guest] = row.vote
    return found
