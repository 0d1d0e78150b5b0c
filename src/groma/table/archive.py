"""Records: finished games as files, files as tables to look at, practice from any position."""

from __future__ import annotations

import asyncio
import json
import time
from re import fullmatch
from typing import Any

from groma.kernel import Game, Record, RecordError
from groma.kernel.record import SALTED, digest
from groma.kernel.record import Move as RecordedMove
from groma.kernel.statistics import Statistics, Story, statistics
from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.line import Deal, Entry, Logged
from groma.table.live import FINISHED, RUNNING, Live, Seat
from groma.table.refusal import Refusal, conflict
from groma.table.seating import Seating, new_row, planned
from groma.table.wire.tables import SeatPlan


def record_of(live: Live) -> Record:
    """Return the record of a finished game, as it was played."""
    deal, line = live.deal, live.playing()
    record = Record(deal.game, deal.seats, deal.seed, deal.options)
    record.version = live.row.rules
    if live.row.salt:
        record.format, record.salt, record.is_seed_chosen = SALTED, live.row.salt, live.row.repeated
    state = deal.state()
    for logged in line.moves:
        assert logged.entry.notation is not None
        state.play(deal.game.action(logged.entry.notation), logged.entry.seat)
        record.moves.append(RecordedMove(logged.entry.seat, logged.entry.notation, digest(state)))
    for logged in line.rest:
        move = logged.entry
        record.moves.append(RecordedMove(move.seat, move.notation or "", move.digest or ""))
    # Who agreed to end a game early left it without a result of its own.
    record.result = None if live.wishes else live.progress.result
    return record


def scores_of(live: Live) -> list[list[int]]:
    """Return the points after each move, the deal first."""
    deal = live.deal
    state = deal.state()
    scores = [state.scores()]
    for logged in live.playing().moves:
        assert logged.entry.notation is not None
        state.play(deal.game.action(logged.entry.notation), logged.entry.seat)
        scores.append(state.scores())
    return scores


async def statistics_of(live: Live) -> Statistics:
    """Return what is counted of a finished game: once, for its line does not change any more."""
    if live.counted is None:
        live.counted = await asyncio.to_thread(_count, live)
    return live.counted


def _count(live: Live) -> Statistics:
    game = live.deal.game
    moves = [logged.entry for logged in live.playing().moves]
    answers = [(move.seat, game.action(move.notation or "")) for move in moves]
    return statistics(game.counting(), Story.of(live.deal.state(), answers))


class Archive:
    """Makes tables from records and from positions of finished games."""

    def __init__(self, hall: Hall, seating: Seating) -> None:
        self.hall = hall
        self.seating = seating

    async def take_in(self, caller: Caller, text: str) -> Live:
        """Store a record as a table that can be looked at."""
        name, digest = await asyncio.to_thread(_edition, text)
        record = await asyncio.to_thread(_read, text, await self._game(name, digest))
        deal = Deal(record.game, record.seats, record.seed, record.options)
        at = time.time()
        row = new_row(deal, caller.guest) | {"status": FINISHED, "imported": True, "repeated": True}
        row |= {"result": record.result, "salt": record.salt}
        moves = [Entry(n, move.seat, move.notation, None, None, at) for n, move in enumerate(record.moves, 1)]
        return await self.seating.store(deal, row, _recorded_seats(record.seats), moves)

    async def _game(self, name: object, digest: object) -> Game[Any]:
        """Return a game with the components of a record, if they are known here."""
        if not isinstance(name, str) or name not in self.hall.games:
            raise _unreadable(f"is of a game that is not on the shelf here: {name!r}"[:200])
        if not isinstance(digest, str) or not fullmatch("[0-9a-f]+", digest):
            raise _unreadable("does not name its components")
        try:
            async with self.hall.database.read() as connection:
                return await self.hall.editions.find(connection, name, digest)
        except Refusal:
            return self.hall.games[name]

    async def try_from(self, table: str, caller: Caller, ply: int, plans: list[SeatPlan] | None) -> Live:
        """Make a practice table that goes on from a ply of a finished game."""
        live = await self.hall.find(table)
        if live.progress.status != FINISHED:
            raise conflict("running", "Only a finished game can be tried from a position.")
        line = live.playing()
        if ply > len(line.moves) or line.at(ply).over:
            raise conflict("over", "There is nothing left to play at this position.")
        seated = planned(_plans(live, ply, plans), caller)
        row = new_row(live.deal, caller.guest) | {"practice": True, "repeated": True}
        row |= {"origin": table, "origin_at": ply, **_progress(live, ply, seated)}
        made = await self.seating.store(live.deal, row, seated, _copies(line.moves[:ply]))
        self.hall.tell(made)
        return made


def _edition(text: str) -> tuple[object, object]:
    try:
        whole = json.loads(text)
        return whole["game"], whole["components"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise _unreadable("is not a record") from None


def _read(text: str, game: Game[Any]) -> Record:
    """Read a record and play it through; it comes from outside and may hold anything."""
    try:
        record = Record.from_json(text, game.components.path)
        record.game = game
        if any(type(move.seat) is not int for move in record.moves):
            raise RecordError("has a seat that is no number")
        record.replay()
    except (ValueError, TypeError, AttributeError, LookupError, RecursionError) as problem:
        raise _unreadable(str(problem)) from None
    return record


def _unreadable(problem: str) -> Refusal:
    return Refusal(422, "record", f"The record {problem}"[:500])


def _plans(live: Live, ply: int, plans: list[SeatPlan] | None) -> list[SeatPlan]:
    if plans is None:
        waiting = live.playing().at(ply).waiting[0]
        return [SeatPlan(kind="me" if seat == waiting else "bot") for seat in range(live.deal.seats)]
    if len(plans) != live.deal.seats or any(plan.kind == "open" for plan in plans):
        raise Refusal(422, "seats", f"Say for each of the {live.deal.seats} seats whether you or a bot plays it.")
    return plans


def _progress(live: Live, ply: int, seated: list[Seat]) -> dict[str, Any]:
    waiting = live.playing().at(ply).waiting
    bots = [seat.number for seat in seated if seat.level is not None]
    return {"status": RUNNING, "waiting": waiting, "bot_turn": any(seat in bots for seat in waiting)}


def _copies(moves: list[Logged]) -> list[Entry]:
    return [
        Entry(n, logged.entry.seat, logged.entry.notation, None, None, logged.entry.at, logged.entry.digest)
        for n, logged in enumerate(moves, 1)
    ]


def _recorded_seats(count: int) -> list[Seat]:
    return [Seat(number, "bot", None, None, None) for number in range(count)]
