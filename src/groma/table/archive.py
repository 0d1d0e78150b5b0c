"""Records: finished games as files, files as tables to look at, practice from any position."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from groma.kernel import Game, Record, RecordError
from groma.kernel.record import Move as RecordedMove
from groma.kernel.record import digest, result_of
from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.line import Deal, Entry, Logged
from groma.table.live import FINISHED, RUNNING, Live, Seat
from groma.table.refusal import Refusal, conflict
from groma.table.seating import Seating, new_row, planned
from groma.table.wire.tables import SeatPlan


def record_of(live: Live) -> Record:
    """Return the record of a finished game."""
    deal = live.deal
    record = Record(deal.game, deal.seats, deal.seed, deal.options)
    state = deal.state()
    for logged in live.playing().moves:
        assert logged.entry.notation is not None
        state.play(deal.game.action(logged.entry.notation), logged.entry.seat)
        record.moves.append(RecordedMove(logged.entry.seat, logged.entry.notation, digest(state)))
    record.result = result_of(state)
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


class Archive:
    """Makes tables from records and from positions of finished games."""

    def __init__(self, hall: Hall, seating: Seating) -> None:
        self.hall = hall
        self.seating = seating

    async def take_in(self, caller: Caller, text: str) -> Live:
        """Store a record as a table that can be looked at."""
        record = await asyncio.to_thread(self._read, text)
        deal = Deal(record.game, record.seats, record.seed, record.options)
        at = time.time()
        row = new_row(deal, caller.guest) | {"status": FINISHED, "imported": True, "repeated": True}
        row["result"] = record.result
        moves = [Entry(n, move.seat, move.notation, None, None, at) for n, move in enumerate(record.moves, 1)]
        return await self.seating.store(row, _recorded_seats(record.seats), moves)

    def _read(self, text: str) -> Record:
        """Read a record and play it through; it comes from outside and may hold anything."""
        try:
            game = self._game(text)
            record = Record.from_json(text, self.hall.settings.components.get(game.name))
            record.game = game
            if any(type(move.seat) is not int for move in record.moves):
                raise RecordError("has a seat that is no number")
            record.replay()
        except (ValueError, TypeError, AttributeError, LookupError, RecursionError) as problem:
            raise Refusal(422, "record", f"The record {problem}"[:500]) from None
        return record

    def _game(self, text: str) -> Game[Any]:
        try:
            name = json.loads(text)["game"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise RecordError("is not a record") from None
        if not isinstance(name, str) or name not in self.hall.games:
            raise RecordError(f"is of a game that is not on the shelf here: {name!r}"[:200])
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
        made = await self.seating.store(row, seated, _copies(line.moves[:ply]))
        self.hall.tell(made)
        return made


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
        Entry(n, logged.entry.seat, logged.entry.notation, None, None, logged.entry.at)
        for n, logged in enumerate(moves, 1)
    ]


def _recorded_seats(count: int) -> list[Seat]:
    return [Seat(number, "bot", None, None, None) for number in range(count)]
