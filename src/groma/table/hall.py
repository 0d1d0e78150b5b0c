"""The tables at hand in this process: found, kept up to date, played on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog

from groma.kernel import Action, Game, IllegalAction, State
from groma.table.background import carried_through
from groma.table.database import Database, Outage
from groma.table.editions import Editions
from groma.table.house_time import HouseTime
from groma.table.identity import Caller
from groma.table.ledger import EpochChanged, Ledger
from groma.table.line import Entry, Line
from groma.table.live import RUNNING, Live, deal_of, read_row, read_seats
from groma.table.position import quick_digest
from groma.table.refusal import Refusal, conflict, forbidden, unknown
from groma.table.settings import Settings
from groma.table.sightings import Sightings

log = structlog.get_logger()

_HEAL = 0.5


class Hall:
    """All tables; a state in memory is a cache that may be dropped at any time."""

    def __init__(self, settings: Settings, database: Database, ledger: Ledger, games: dict[str, Game[Any]]) -> None:
        self.settings = settings
        self.database = database
        self.ledger = ledger
        self.games = games
        self.editions = Editions(games)
        self.listeners: list[Callable[[Live], None]] = []
        self.in_use: Callable[[str], bool] = lambda table: False
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self.sightings = Sightings()
        self.time = HouseTime()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._doubted: set[str] = set()

    @property
    def process(self) -> str:
        """The name of this process among those that share the tables."""
        return self.ledger.process

    # Finding

    async def find(self, table: str) -> Live:
        """Return a table, from memory or from the database."""
        if table in self._lives:
            self._lives.move_to_end(table)
            return self._lives[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    def at_hand(self, table: str) -> Live | None:
        """Return a table if it is in memory."""
        return self._lives.get(table)

    def all_at_hand(self) -> list[Live]:
        """Return the tables that are in memory."""
        return list(self._lives.values())

    async def _load(self, table: str) -> Live:
        epoch = self.ledger.epoch
        async with self.database.read() as connection:
            row = await read_row(connection, table)
            if row is None:
                raise unknown("table")
            seat_count = len(await read_seats(connection, table))
            game = await self.editions.find(connection, row.game, row.components)
            live = Live(row, deal_of(row, game, seat_count), epoch, self.sightings, self.time)
            await _told_again(live.refresh(connection), live)
        self._keep(live)
        self.tell(live)
        return live

    def _keep(self, live: Live) -> None:
        self._lives[live.id] = live
        for table in list(self._lives)[: max(0, len(self._lives) - self.settings.cached_tables)]:
            if not self._lives[table].lock.locked() and not self.in_use(table):
                del self._lives[table]

    # Keeping up to date

    async def refresh(self, table: str) -> Live:
        """Take over what was stored by others, and tell the watchers."""
        if table not in self._lives:
            return await self.find(table)
        live = self._lives[table]
        async with live.lock:
            await self._refresh(live)
        return live

    async def hear(self, table: str) -> None:
        """Another process changed a table: whoever watches it here is told; if nobody does, it is read when needed."""
        if table in self._loading:
            with suppress(Refusal):
                await self.find(table)
        live = self._lives.get(table)
        if live is None:
            return
        if self.in_use(table) or live.lock.locked():
            await self.refresh(table)
        else:
            self._lives.pop(table, None)

    async def current(self, table: str) -> Live:
        """Return a table as it is now: with SQLite this process knows, else the database is asked."""
        return await (self.refresh(table) if self.database.is_postgresql else self.find(table))

    async def _refresh(self, live: Live) -> None:
        """Read what was stored since, and tell the watchers if there is anything new, whoever needed to know."""
        before = live.summary()
        self._doubted.add(live.id)
        async with self.database.read() as connection:
            await _told_again(live.refresh(connection), live)
        self._doubted.discard(live.id)
        if live.summary() != before:
            self.tell(live)

    async def heal(self) -> None:
        """Read again the tables of which it is not known what is stored, because the database failed meanwhile."""
        await asyncio.sleep(_HEAL)
        for table in list(self._doubted):
            self._doubted.discard(table)
            if table in self._lives:
                await self.refresh(table)

    def tell(self, live: Live) -> None:
        """Tell everyone in this process that a table changed."""
        for listener in self.listeners:
            listener(live)

    def forget_all(self, epoch: str) -> list[str]:
        """Drop everything in memory, because the database was replaced; return what was there."""
        dropped = list(self._lives)
        self._lives.clear()
        self.ledger.epoch = epoch
        return dropped

    def count(self) -> int:
        """Return how many tables are in memory."""
        return len(self._lives)

    # Playing

    async def play(self, table: str, caller: Caller, n: int, actions: list[str | int], seat: int | None) -> int:
        """Play a move of a person or a program, or several in a row, if all can be played; return the last number."""
        return await carried_through(self.answer(table, caller, n, actions, seat))

    async def answer(self, table: str, caller: Caller, n: int, actions: list[str | int], seat: int | None) -> int:
        """Do what `play` does, for one who carries it through."""
        live = await self.find(table)
        async with live.lock:
            if n > live.n:
                await self._refresh(live)
            played = 0
            while not played:
                # Another process may be faster; what it stored need not make this answer stale (a secret draft).
                check_playing(live)
                line = live.playing()
                who = self._seat(live, caller, seat)
                check_fresh(line, n, who)
                first, *more = [_action(live, action) for action in actions]
                check_asked(live, first, alone=not more)
                if more:
                    _, *more = asked_row(line.state, [first, *more], who)
                played = await self._play(live, line, first, who, caller.guest)
            for action in more:
                played = played and await self._play(live, line, action, who, caller.guest)
        self.tell(live)
        return played or live.n

    async def play_for_bot(self, live: Live, n: int, notation: str, seat: int) -> bool:
        """Play the answer of a bot, or of a lesson's script; false if the table has moved on."""
        return await carried_through(self._answer_for_bot(live, n, notation, seat))

    async def _answer_for_bot(self, live: Live, n: int, notation: str, seat: int) -> bool:
        async with live.lock:
            if live.n != n or not live.is_playing or not live.is_automatic(seat):
                return False
            line = live.playing()
            played = await self._play(live, line, live.deal.game.action(notation), seat, None)
        if played:
            self.tell(live)
        return bool(played)

    async def _play(self, live: Live, line: Line, action: Action, seat: int, guest: str | None) -> int:
        """Store a move, then carry it out; nothing if another process was faster."""
        after = _after(line.state, action, seat)
        entry = Entry(line.n + 1, seat, action.notation, None, guest, self.time.now(), quick_digest(after))
        progress = live.progress_after(after, entry.at, line.times_after(entry, after))
        if not await self.append(live, entry, progress):
            return 0
        line.take_move(entry, after)
        live.progress = progress
        live.request = None
        return entry.n

    async def append(self, live: Live, entry: Entry, progress: Any) -> bool:
        """Store an entry; if it lost, take over what won."""
        try:
            won = await self.ledger.append(live.id, live.epoch, entry, progress)
        except Outage:
            self._doubted.add(live.id)
            raise
        except EpochChanged:
            raise conflict("stale", "The tables were restored from a backup; look again.") from None
        if won:
            # It may have been dropped from memory meanwhile, and another read in its place, which is now older.
            self._lives[live.id] = live
        else:
            await self._refresh(live)
        return won

    def _seat(self, live: Live, caller: Caller, seat: int | None) -> int:
        mine = [number for number in live.seats_of(caller.guest) if caller.may_use(live.id, number)]
        if seat is None:
            waiting = live.playing().state.waiting
            seat = next((number for number in waiting if number in mine), mine[0] if mine else None)
        if seat is None or seat not in mine:
            raise forbidden("This is not your seat.")
        if live.seats[seat].level is not None:
            raise conflict("handed-over", "A bot plays this seat now; take it back first.")
        return seat


def check_playing(live: Live) -> None:
    """Refuse what only a game that goes on allows."""
    if live.progress.status != RUNNING:
        raise conflict(live.progress.status, f"The game is {live.progress.status}.")
    if live.difference is not None:
        raise conflict("stopped", "The rules changed; the players must agree how this game goes on.")


def check_fresh(line: Line, n: int, seat: int) -> None:
    """A move or a wish for a hint must be about a question that the seat is still asked."""
    if seat not in line.asked:
        if n < line.n:
            raise _stale()
        raise _not_asked()
    if not line.asked[seat] <= n <= line.n:
        raise _stale()


def _after(state: State, action: Action, seat: int) -> State:
    """Return the state after an answer, which stays as it is if the answer is refused."""
    after = state.copy()
    try:
        after.play(action, seat)
    except IllegalAction as problem:
        raise Refusal(409, "illegal", str(problem), rule=problem.rule) from None
    return after


def asked_row(state: State, actions: list[Action], seat: int) -> list[Action]:
    """Return answers in a row, all of which can be played; the last is left out where the turn ended without it."""
    *row, last = actions
    before = state
    for action in row:
        before, state = state, _after_asked(state, action, seat)
    if _is_over(state, seat) and last in before.options(seat) and not before.leads_on(last, seat):
        return row
    _after_asked(state, last, seat)
    return actions


def _after_asked(state: State, action: Action, seat: int) -> State:
    if seat not in state.waiting:
        raise _not_asked()
    return _after(state, action, seat)


def _is_over(state: State, seat: int) -> bool:
    """Tell whether a seat has nothing more to answer in its turn."""
    decision = state.decision(seat) if seat in state.waiting else None
    return decision is None or decision.starts_turn


def _not_asked() -> Refusal:
    return conflict("not-asked", "This seat is not asked now.")


def check_asked(live: Live, action: Action, *, alone: bool = True) -> None:
    """In a lesson only the moves are played that its step asks for; what the rules forbid they refuse themselves."""
    course = live.course()
    if course is None or course.step is None or (alone and action in course.asked()):
        return
    if action in course.state.options(course.lesson.me):
        raise conflict("not-now", "The lesson asks for another move now.")


def _stale() -> Refusal:
    return conflict("stale", "The table has moved on. Here is the present state.")


def _action(live: Live, action: str | int) -> Action:
    game = live.deal.game
    try:
        return game.actions[action] if isinstance(action, int) else game.action(action)
    except IndexError:
        raise conflict("unknown-action", f"{game.name} has no action {action}.") from None
    except ValueError as problem:
        raise conflict("unknown-action", str(problem)) from None


async def _told_again(refreshing: Any, live: Live) -> None:
    """A stored game that these rules do not allow is shown as a problem, not as a failure of the server."""
    try:
        await refreshing
    except ValueError as problem:
        log.error("table cannot be replayed", table=live.id, problem=str(problem))
        raise conflict("rules", f"This table was played by other rules: {problem}") from None
