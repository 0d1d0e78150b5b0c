"""Opening tables, sitting down, standing up, starting, handing seats over."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, CursorResult, Update, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.bots import BOTS, enlisted
from groma.kernel import Game, Seed
from groma.table.clocks import Clock, of_pace, stored_clock
from groma.table.editions import keep
from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.ledger import announce
from groma.table.line import Deal, Entry
from groma.table.live import FINISHED, OPEN, RUNNING, Live, Seat, seed_of, stored_seed
from groma.table.refusal import Refusal, conflict, forbidden
from groma.table.room import (
    check_host,
    check_open,
    checked_colour,
    checked_seat,
    choose_colour,
    give_colour,
    own_seat,
    remove_seat,
    usual_colour,
)
from groma.table.schema import entries, guests, presence, seats, tables
from groma.table.show import Watcher
from groma.table.wire.base import SeatKind
from groma.table.wire.tables import NewTable, SeatPlan

Place = dict[str, Any]
_STAND_IN = "medium"
_DRAWS = 64
"""How many seeds a rematch tries: of five players everyone begins in one of five deals."""


def level_of(plan: SeatPlan) -> str | None:
    """Return the level of a planned bot, checked."""
    return checked_level(plan.level or "medium") if plan.kind == "bot" else None


def checked_level(level: str) -> str:
    """Return a level that there is."""
    known = [*BOTS, *enlisted]
    if level not in known:
        raise Refusal(422, "level", f"There is no bot {level}; there are {', '.join(known)}.")
    return level


def planned(plans: list[SeatPlan], caller: Caller) -> list[Seat]:
    """Return the seats of a plan."""
    kinds: dict[str, SeatKind] = {"open": "open", "me": "human", "bot": "bot"}
    return [
        Seat(
            number,
            kinds[plan.kind],
            caller.guest if plan.kind == "me" else None,
            None,
            level_of(plan),
            None if plan.kind == "open" else usual_colour(number),
        )
        for number, plan in enumerate(plans)
    ]


class Seating:
    """Changes who sits where; each change is one transaction that either happens or does not."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    # Opening

    async def open(self, caller: Caller, wanted: NewTable) -> Live:
        """Open a table as wanted."""
        game = self._game(wanted.game)
        seed = secrets.token_bytes(32) if wanted.seed is None else seed_of(wanted.seed)
        deal = self._deal(game, len(wanted.seats), seed, dict(wanted.options))
        row = self._row(deal, caller)
        row |= {"listed": wanted.listed, "practice": wanted.practice, "pace": wanted.pace}
        row |= timing(wanted)
        row |= {"repeated": wanted.seed is not None}
        live = await self.store(deal, row, planned(wanted.seats, caller), [])
        return await self.start(live.id, caller) if wanted.start else live

    async def store(self, deal: Deal, row: dict[str, Any], seated: list[Seat], moves: list[Entry]) -> Live:
        """Store a new table with its seats and, if it goes on from another, its moves."""
        async with self.hall.database.write() as connection:
            await self._check_limit(connection, row["host"])
            await keep(self.hall.database, connection, deal.game)
            await connection.execute(insert(tables).values(**row))
            await connection.execute(insert(seats), [seat_row(row["id"], seat) for seat in seated])
            if moves:
                await connection.execute(insert(entries), [{"table_id": row["id"], **asdict(move)} for move in moves])
        return await self.hall.find(row["id"])

    async def _check_limit(self, connection: AsyncConnection, host: str) -> None:
        counted = select(func.count()).where(tables.c.host == host, or_(tables.c.status != FINISHED, tables.c.imported))
        if int(await connection.scalar(counted) or 0) >= self.hall.settings.tables_per_guest:
            raise Refusal(429, "tables", "You have too many tables; finish some first.")

    def deal(self, name: str, seat_count: int) -> Deal:
        """Return a new deal of a game as it is usually played."""
        return self._deal(self._game(name), seat_count, secrets.token_bytes(32), {})

    def _game(self, name: str) -> Game[Any]:
        if name not in self.hall.games:
            raise Refusal(422, "game", f"There is no game {name}; there are {', '.join(self.hall.games)}.")
        return self.hall.games[name]

    def _deal(self, game: Game[Any], seat_count: int, seed: Seed, options: dict[str, Any]) -> Deal:
        if seat_count not in game.players:
            raise Refusal(422, "seats", f"{game.name} is played by {game.players[0]} to {game.players[-1]}.")
        try:
            return Deal(game, seat_count, seed, game.choose(seat_count, options))
        except ValueError as problem:
            raise Refusal(422, "options", str(problem)) from None

    def _row(self, deal: Deal, caller: Caller) -> dict[str, Any]:
        return new_row(deal, caller.guest)

    # Before the game

    async def sit_down(self, table: str, caller: Caller, number: int | None) -> Live:
        """Take a free seat."""
        live = await self.hall.refresh(table)
        check_open(live)
        free = [seat.number for seat in live.seats if seat.kind == "open"]
        if number is None and not free:
            raise conflict("full", "No seat is free.")
        place = free[0] if number is None else number
        taking = _seat(table, place).where(seats.c.kind == "open").values(kind="human", guest=caller.guest)
        return await self._take_seat(live, place, taking)

    async def stand_up(self, table: str, caller: Caller, number: int) -> Live:
        """Leave a seat before the game, or empty one as the host."""
        live = await self.hall.refresh(table)
        check_open(live)
        seat = checked_seat(live, number)
        if caller.guest not in (seat.guest, live.row.host):
            raise forbidden("Only whoever sits here, or the host, may empty this seat.")
        leaving = _seat(table, number).values(kind="open", guest=None, level=None, colour=None, ready=False)
        return await self._change(live, leaving, "taken", "This seat cannot be emptied.")

    async def fill(self, table: str, caller: Caller, number: int, level: str) -> Live:
        """Let a bot take a free seat."""
        live = await self.hall.refresh(table)
        check_open(live)
        check_host(live, caller)
        filling = _seat(table, number).where(seats.c.kind != "human").values(kind="bot", level=checked_level(level))
        return await self._take_seat(live, number, filling)

    async def _take_seat(self, live: Live, number: int, taking: Update) -> Live:
        async with self.changing(live) as connection:
            await _once(connection, taking, conflict("taken", "This seat is not free."))
            await give_colour(connection, live.id, number)
        return await self.hall.refresh(live.id)

    async def close_seat(self, table: str, caller: Caller, number: int) -> Live:
        """Take a free seat away, as the host."""
        live = await self.hall.refresh(table)
        check_open(live)
        check_host(live, caller)
        checked_seat(live, number)
        async with self.changing(live) as connection:
            await remove_seat(connection, live, number)
        return await self.hall.refresh(table)

    async def choose_colour(self, table: str, caller: Caller, number: int, colour: str) -> Live:
        """Give one's own seat a colour that nobody else has."""
        live = await self.hall.refresh(table)
        own_seat(live, caller, number)
        async with self.changing(live) as connection:
            await choose_colour(connection, table, number, checked_colour(colour))
        return await self.hall.refresh(table)

    async def say_ready(self, table: str, caller: Caller, number: int, ready: bool) -> Live:
        """Say that one is ready to begin, or not yet."""
        live = await self.hall.refresh(table)
        own_seat(live, caller, number)
        saying = _seat(table, number).where(seats.c.guest == caller.guest).values(ready=ready)
        return await self._change(live, saying, "taken", "This seat is not yours any more.")

    async def start(self, table: str, caller: Caller) -> Live:
        """Begin the game."""
        live = await self.hall.refresh(table)
        check_open(live)
        check_host(live, caller)
        if any(seat.kind == "open" for seat in live.seats):
            raise conflict("open-seats", "A seat is still free: fill it first.")
        state, now = live.deal.state(), self.hall.time.now()
        begun = asdict(live.progress_after(state, now)) | _started(live.clock, state.waiting, live.seats, now)
        starting = update(tables).where(tables.c.id == table, tables.c.status == OPEN).values(**begun)
        return await self._change(live, starting, "running", "The game has begun already.")

    # During the game

    async def hand_over(self, table: str, caller: Caller, number: int, level: str) -> Live:
        """Hand a seat to a bot: one's own, one that is too slow, a deserted one."""
        live = await self.hall.refresh(table)
        seat = checked_seat(live, number)
        watcher = Watcher(live, caller, self.hall.settings.desertion_seconds)
        if not watcher.may_hand_over(seat):
            raise forbidden("This seat cannot be handed to a bot now.")
        await self.stand_in(live, number, checked_level(level), None)
        return await self.hall.refresh(table)

    async def stand_in(self, live: Live, number: int, level: str, for_turn: int | None) -> None:
        """Let a bot play a seat for one turn, or until its person takes it back."""
        handing = _seat(live.id, number).where(seats.c.level.is_(None)).values(level=level, for_turn=for_turn)
        async with self.changing(live) as connection:
            await _once(connection, handing, conflict("handed-over", "A bot plays this seat already."))
            await connection.execute(_bot_turn(live, [*live.bots(), number]))

    async def dismiss(self, live: Live, number: int) -> None:
        """Give a seat back to its person; when the time of that person is out is looked up again."""
        async with self.changing(live) as connection:
            await connection.execute(_seat(live.id, number).values(level=None, for_turn=None))
            await connection.execute(_bot_turn(live, [bot for bot in live.bots() if bot != number]))
            if live.clock is not None:
                await connection.execute(update(tables).where(tables.c.id == live.id).values(due=time.time()))

    async def reclaim(self, table: str, caller: Caller, number: int) -> Live:
        """Take a seat back from the bot."""
        live = await self.hall.refresh(table)
        seat = checked_seat(live, number)
        if seat.guest != caller.guest:
            raise forbidden("This is not your seat.")
        await self.dismiss(live, number)
        return await self.hall.refresh(table)

    async def rename(self, caller: Caller, name: str) -> None:
        """Give a guest another name; it is shown at once at every table where the guest sits, at any process."""
        async with self.hall.database.write() as connection:
            await connection.execute(update(guests).where(guests.c.id == caller.guest).values(name=name))
        await self.show_anew(await self.tables_of(caller.guest, tables.c.status != FINISHED))

    async def tables_of(self, guest: str, *which: ColumnElement[bool]) -> list[str]:
        """Return the tables at which a guest sits."""
        wanted = select(seats.c.table_id).join_from(seats, tables).where(seats.c.guest == guest, *which).distinct()
        async with self.hall.database.read() as connection:
            return list((await connection.scalars(wanted)).all())

    async def show_anew(self, changed: list[str]) -> None:
        """Let every process read tables again whose people changed."""
        database = self.hall.database
        async with database.write() as connection:
            await announce(database, connection, self.hall.process, changed)
        for table in changed:
            if self.hall.at_hand(table) is not None:
                await self.hall.refresh(table)

    async def leave(self, table: str, guest: str) -> None:
        """Let a guest go who is leaving for good: a free seat before the game, a stand-in where others play on."""
        live = await self.hall.refresh(table)
        mine, status = _seats_of(table, guest), live.progress.status
        async with self.changing(live) as connection:
            if status == OPEN:
                free = {"kind": "open", "guest": None, "level": None, "colour": None, "ready": False}
                await connection.execute(mine.values(**free))
            elif status == RUNNING and live.row.lesson is None and set(live.humans()) - {guest}:
                await connection.execute(mine.where(seats.c.level.is_(None)).values(level=_STAND_IN))
                await connection.execute(_bot_turn(live, [*live.bots(), *live.seats_of(guest)]))
        await self.hall.refresh(table)

    # Afterwards

    async def rematch(self, table: str, caller: Caller) -> Live:
        """Begin a new game with the same seats; whoever asks later comes to the same table."""
        live = await self.hall.refresh(table)
        if live.progress.status != FINISHED or live.row.imported:
            raise conflict("running", "A rematch follows a finished game.")
        if caller.guest not in [seat.guest for seat in live.seats]:
            raise forbidden("Only who played may ask for a rematch.")
        if live.row.rematch is None:
            await self._make_rematch(live, caller)
            live = await self.hall.refresh(table)
        await self._join_rematch(live, caller)
        return await self.hall.find(live.row.rematch)

    async def _join_rematch(self, live: Live, caller: Caller) -> None:
        """Let those who are still at the old table see who is ready."""
        if caller.guest in live.again:
            return
        coming = {"table_id": live.row.rematch, "guest": caller.guest, "process": self.hall.process}
        add = self.hall.database.insert(presence).on_conflict_do_nothing()
        async with self.changing(live) as connection:
            await connection.execute(add, [{**coming, "connected": False, "seen": time.time()}])
        await self.hall.refresh(live.id)

    async def _make_rematch(self, live: Live, caller: Caller) -> None:
        game = self._game(live.row.game)
        deal = self._after(self._deal(game, live.deal.seats, secrets.token_bytes(32), live.deal.options), live.deal)
        row = new_row(deal, caller.guest)
        row |= {"listed": live.row.listed, "practice": live.row.practice}
        row |= {"pace": live.row.pace, "quiet": live.row.quiet, "clock": live.row.clock}
        row |= {"on_timeout": live.row.on_timeout, "stand_in": live.row.stand_in}
        seated = [_again(seat) for seat in live.seats]
        row |= progress_row(deal, seated, live.clock)
        claim = update(tables).where(tables.c.id == live.id, tables.c.rematch.is_(None)).values(rematch=row["id"])
        async with self.changing(live) as connection:
            claimed: CursorResult[Any] = await connection.execute(claim)
            if claimed.rowcount:
                await self._check_limit(connection, caller.guest)
                await keep(self.hall.database, connection, deal.game)
                await connection.execute(insert(tables).values(**row))
                await connection.execute(insert(seats), [seat_row(row["id"], seat) for seat in seated])
        if claimed.rowcount:
            self.hall.tell(await self.hall.find(row["id"]))

    def _after(self, deal: Deal, before: Deal) -> Deal:
        """Return a deal in which the next seat begins, where the deal decides that: seeds are drawn until it does."""
        wanted = (before.game.first_player(before.state()) + 1) % before.seats
        for _ in range(_DRAWS):
            if deal.game.first_player(deal.state()) == wanted:
                break
            deal = Deal(deal.game, deal.seats, secrets.token_bytes(32), deal.options)
        return deal

    # Changing

    @asynccontextmanager
    async def changing(self, live: Live) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that changes a table; the other processes are told of it."""
        database = self.hall.database
        async with database.write() as connection:
            yield connection
            await announce(database, connection, self.hall.process, [live.id])

    async def _change(self, live: Live, statement: Update, error: str, message: str) -> Live:
        async with self.changing(live) as connection:
            await _once(connection, statement, conflict(error, message))
        return await self.hall.refresh(live.id)


def new_row(deal: Deal, host: str) -> dict[str, Any]:
    """Return the row of a table that is open, private and has no pace."""
    return {
        "id": secrets.token_urlsafe(9),
        "game": deal.game.name,
        "components": deal.game.components.digest,
        "rules": deal.game.version,
        "options": deal.options,
        "seed": stored_seed(deal.seed),
        "salt": secrets.token_hex(16),
        "repeated": False,
        "imported": False,
        "listed": False,
        "practice": False,
        "pace": None,
        "host": host,
        "status": OPEN,
        "created": time.time(),
        "waiting": [],
        "waiting_since": time.time(),
        "bot_turn": False,
        "result": None,
        "origin": None,
        "origin_at": None,
        "rematch": None,
        "quiet": False,
        "lesson": None,
        "clock": None,
        "on_timeout": "stand-in",
        "stand_in": "medium",
        "started": None,
        "due": None,
    }


def timing(wanted: NewTable) -> dict[str, Any]:
    """Return what the row of a table says of its time; friends decide themselves what happens when it is out."""
    chosen = wanted.on_timeout or ("stand-in" if wanted.listed else "vote")
    stand_in = checked_level(wanted.stand_in or "medium")
    return {"clock": stored_clock(_clock(wanted)), "on_timeout": chosen, "stand_in": stand_in}


def _clock(wanted: NewTable) -> Clock | None:
    if wanted.clock is not None:
        return Clock(**wanted.clock.model_dump())
    return of_pace(wanted.pace) if wanted.pace else None


def _started(clock: Clock | None, waiting: list[int], seated: list[Seat], now: float) -> dict[str, Any]:
    """Return since when clocks run, and when one may be out: later, if it rests."""
    is_asked = any(seat.number in waiting and seat.level is None for seat in seated)
    return {"started": now, "due": now + clock.first if clock and is_asked else None}


def progress_row(deal: Deal, seated: list[Seat], clock: Clock | None = None) -> dict[str, Any]:
    """Return what the row of a table says that begins at once."""
    waiting, now = deal.state().waiting, time.time()
    bots = [seat.number for seat in seated if seat.level is not None]
    return {
        "status": RUNNING,
        "waiting": waiting,
        "waiting_since": now,
        "bot_turn": any(seat in bots for seat in waiting),
        **_started(clock, waiting, seated, now),
    }


def _again(seat: Seat) -> Seat:
    """A guest who was replaced by a bot sits down in person again; for whoever has left a bot does."""
    if seat.is_former:
        return Seat(seat.number, "bot", None, None, seat.level or _STAND_IN, seat.colour)
    level = seat.level if seat.kind == "bot" else None
    return Seat(seat.number, seat.kind, seat.guest, None, level, seat.colour)


def seat_row(table: str, seat: Seat) -> dict[str, Any]:
    """Return what is stored of a seat."""
    stored = {"number": seat.number, "kind": seat.kind, "guest": seat.guest, "level": seat.level, "colour": seat.colour}
    return {"table_id": table, **stored}


def _seat(table: str, number: int) -> Update:
    return update(seats).where(seats.c.table_id == table, seats.c.number == number)


def _seats_of(table: str, guest: str) -> Update:
    return update(seats).where(seats.c.table_id == table, seats.c.guest == guest)


def _bot_turn(live: Live, bots: list[int]) -> Update:
    turn = any(seat in bots for seat in live.progress.waiting)
    return update(tables).where(tables.c.id == live.id).values(bot_turn=turn)


async def _once(connection: AsyncConnection, statement: Update, otherwise: Refusal) -> None:
    done: CursorResult[Any] = await connection.execute(statement)
    if done.rowcount != 1:
        raise otherwise
