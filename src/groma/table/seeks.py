"""Looking for a game: as soon as enough people look for the same, their table is made and begins."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

import structlog
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.background import for_ever
from groma.table.beside import read_habits
from groma.table.clocks import DAY, Clock, clock_of, stored_clock
from groma.table.editions import keep
from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.ledger import announce
from groma.table.live import Seat
from groma.table.matching import Bar, Match, Seek, best_match, nobody
from groma.table.refusal import Refusal, conflict, unknown
from groma.table.room import usual_colour
from groma.table.schema import seats, seeks, tables
from groma.table.seating import Seating, new_row, progress_row, seat_row
from groma.table.wire.lobby import NewSeek

log = structlog.get_logger()

LOBBY: Final = "lobby:"
"""Begins a message to the other processes about those who look for a game."""
_A_PERSON: Final = 3
_LIVE_SECONDS: Final = 60.0
"""After so long without a connection nobody looks for a live game any more."""
_DAYS: Final = 7
_LOOK_AGAIN: Final = 1.0
_LOCK: Final = 71_078
_LEVEL: Final = "medium"
"""The bots that take the seats that nobody wants."""

Told = Callable[[dict[str, str]], None]


class Seeks:
    """All who look for a game; two processes match one of them once."""

    def __init__(self, hall: Hall, seating: Seating) -> None:
        self.hall = hall
        self.seating = seating
        self.is_barred: Bar = nobody
        self.tell: Told = lambda _found: None
        """Tells the first pages of this process that something changed, and who has a table now."""

    async def run(self) -> None:
        """See again and again whom bots may join, and who looks no more."""
        await for_ever(self._look)

    async def _look(self) -> None:
        await asyncio.sleep(_LOOK_AGAIN)
        now = self.hall.time.now()
        looking = seeks.c.table_id.is_(None)
        is_due = looking & ((seeks.c.expires < now) | (seeks.c.fill_at <= now))
        async with self.hall.database.read() as connection:
            due = await connection.scalar(select(func.count()).where(is_due))
        if due:
            await self.match()

    async def of(self, caller: Caller) -> list[Seek]:
        """Return what somebody looks for."""
        async with self.hall.database.read() as connection:
            return [one for one in await self._read(connection) if one.guest == caller.guest]

    async def others(self, caller: Caller | None) -> int:
        """Return how many others look for a game."""
        async with self.hall.database.read() as connection:
            found = {one.guest for one in await self._read(connection)}
        return len(found - {caller.guest if caller else ""})

    async def add(self, caller: Caller, wanted: NewSeek) -> None:
        """Look for a game."""
        row = self._row(caller, wanted)
        async with self.hall.database.write() as connection:
            mine = [one for one in await self._read(connection) if one.guest == caller.guest]
            if len(mine) >= _A_PERSON:
                raise conflict("seeks", f"You look for {_A_PERSON} games already.")
            if (await read_habits(connection, [caller.guest]))[0].holiday(row["created"]):
                raise conflict("resting", "You are on holiday: come back first.")
            await connection.execute(insert(seeks).values(**row))
        await self.match()

    def _row(self, caller: Caller, wanted: NewSeek) -> dict[str, Any]:
        now, games = self.hall.time.now(), sorted(set(wanted.games))
        for game in games:
            if game not in self.hall.games:
                raise Refusal(422, "game", f"There is no game {game}; there are {', '.join(self.hall.games)}.")
        sizes = range(wanted.seats_from, wanted.seats_to + 1)
        if not any(size in self.hall.games[game].players for game in games for size in sizes):
            raise Refusal(422, "seats", "None of these games has so many seats.")
        return {
            "id": secrets.token_urlsafe(9),
            "guest": caller.guest,
            "games": games,
            "seats_from": wanted.seats_from,
            "seats_to": wanted.seats_to,
            "clock": stored_clock(Clock(**wanted.clock.model_dump())),
            "fill_at": now + wanted.fill_after if wanted.fill_after else None,
            "created": now,
            "expires": now + (_LIVE_SECONDS if wanted.clock.kind == "live" else _DAYS * DAY),
        }

    async def remove(self, caller: Caller, seek: str) -> None:
        """Look for a game no more."""
        mine = (seeks.c.id == seek) & (seeks.c.guest == caller.guest) & seeks.c.table_id.is_(None)
        async with self.hall.database.write() as connection:
            removed = await connection.execute(delete(seeks).where(mine))
            await announce(self.hall.database, connection, self.hall.process, [LOBBY])
        if not removed.rowcount:
            raise unknown("seek")
        self.tell({})

    async def stay(self, guests: list[str]) -> None:
        """Note who is still connected: they still look for live games."""
        until = self.hall.time.now() + _LIVE_SECONDS
        theirs = seeks.c.guest.in_(guests) & seeks.c.table_id.is_(None) & (seeks.c.expires < until)
        async with self.hall.database.write() as connection:
            await connection.execute(update(seeks).where(theirs).values(expires=until))

    # Matching

    async def match(self) -> None:
        """Make all tables that can be made, in one transaction, and tell everyone."""
        database, now = self.hall.database, self.hall.time.now()
        found: dict[str, str] = {}
        async with database.write() as connection:
            if database.is_postgresql:
                await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
            await connection.execute(delete(seeks).where(seeks.c.table_id.is_(None), seeks.c.expires < now))
            waiting = await self._read(connection)
            players = {name: game.players for name, game in self.hall.games.items()}
            while matched := best_match(waiting, now, players, self.is_barred):
                table = await self._make(connection, matched)
                people = [seek.guest for seek in matched.seeks]
                found |= dict.fromkeys(people, table)
                await connection.execute(_also_live(people))
                waiting = await self._read(connection)
            told = [LOBBY, *(f"{LOBBY}{guest}:{table}" for guest, table in found.items())]
            await announce(database, connection, self.hall.process, told)
        for table in set(found.values()):
            self.hall.tell(await self.hall.find(table))
        self.tell(found)

    async def _read(self, connection: AsyncConnection) -> list[Seek]:
        """Read who looks for a game; the oldest first."""
        looking = select(seeks).where(seeks.c.table_id.is_(None), seeks.c.expires >= self.hall.time.now())
        return [_seek(row) for row in await connection.execute(looking.order_by(seeks.c.created))]

    async def _make(self, connection: AsyncConnection, matched: Match) -> str:
        """Make a table with seats by lot, which begins at once."""
        guests = [seek.guest for seek in matched.seeks]
        clock = matched.seeks[0].clock
        deal = self.seating.deal(matched.game, matched.seats)
        places: list[str | None] = [*guests, *[None] * (matched.seats - len(guests))]
        secrets.SystemRandom().shuffle(places)
        seated = [_seated(number, guest) for number, guest in enumerate(places)]
        row = new_row(deal, guests[0]) | progress_row(deal, seated, clock) | {"clock": stored_clock(clock)}
        await keep(self.hall.database, connection, deal.game)
        await connection.execute(insert(tables).values(**row))
        await connection.execute(insert(seats), [seat_row(row["id"], seat) for seat in seated])
        ids = [seek.id for seek in matched.seeks]
        await connection.execute(update(seeks).where(seeks.c.id.in_(ids)).values(table_id=row["id"]))
        log.info("a game was found", table=row["id"], people=len(guests), seats=matched.seats)
        return str(row["id"])


def _seated(number: int, guest: str | None) -> Seat:
    colour = usual_colour(number)
    if guest is None:
        return Seat(number, "bot", None, None, _LEVEL, colour)
    return Seat(number, "human", guest, None, None, colour)


def _also_live(guests: list[str]) -> Any:
    """Whoever has a table looks for no other live one."""
    live = seeks.c.expires < seeks.c.created + DAY
    return delete(seeks).where(seeks.c.guest.in_(guests), seeks.c.table_id.is_(None), live)


def _seek(row: Row[Any]) -> Seek:
    clock = clock_of(row.clock)
    assert clock is not None
    return Seek(
        row.id,
        row.guest,
        tuple(row.games),
        row.seats_from,
        row.seats_to,
        clock,
        row.created,
        row.expires,
        row.fill_at,
    )
