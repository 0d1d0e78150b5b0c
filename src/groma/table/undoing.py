"""Taking moves back: an undo is an entry of its own, and nothing is ever deleted."""

from __future__ import annotations

from typing import Any

from sqlalchemy import CursorResult

from groma.table import undo
from groma.table.background import carried_through
from groma.table.hall import Hall, check_playing
from groma.table.identity import Caller
from groma.table.ledger import announce
from groma.table.line import Entry
from groma.table.live import Live
from groma.table.refusal import conflict, forbidden
from groma.table.schema import undo_answers, undo_requests


class Undoing:
    """Undo on all tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def go_back(self, table: str, caller: Caller, n: int, ply: int) -> Live:
        """Go back freely, or ask the others."""
        live = await self._fresh(table, caller, n)
        free = undo.free_plies(live, caller.guest)
        if ply in free:
            await carried_through(self._undo(live, n, ply, _own_seat(live, caller.guest, ply), caller.guest))
            return live
        if ply >= len(live.playing().moves):
            raise conflict("nothing", "There is nothing to take back there.")
        if not undo.others(live, caller.guest):
            raise conflict("revealed", "Something was revealed since; only a practice table goes back behind that.")
        if ply not in undo.askable_plies(live, caller.guest, free):
            raise conflict("not-yours", "Only a step of your own can be taken back, with all that followed.")
        await self._ask(live, caller, ply)
        return live

    async def take_back(self, live: Live, caller: Caller, ply: int) -> None:
        """Go back to a ply, whatever was made since."""
        await carried_through(self._undo(live, live.n, ply, _own_seat(live, caller.guest, ply), caller.guest))

    async def answer(self, table: str, caller: Caller, n: int, agree: bool) -> Live:
        """Answer the request of another; with the consent of all it is carried out."""
        live = await self._fresh(table, caller, n)
        request = live.request
        if request is None or request.is_declined or caller.guest == request.guest:
            raise conflict("no-request", "Nobody else asks to take something back.")
        row = {"table_id": table, "n": n, "guest": caller.guest, "agreed": agree}
        async with self.hall.database.write() as connection:
            await connection.execute(self.hall.database.add(undo_answers), [row])
            await announce(self.hall.database, connection, self.hall.process, [table])
        live = await self.hall.refresh(table)
        if live.n == n and undo.is_agreed(live):
            await carried_through(self._undo(live, n, request.back_to, request.seat, request.guest))
        return live

    async def _fresh(self, table: str, caller: Caller, n: int) -> Live:
        live = await self.hall.refresh(table)
        check_playing(live)
        if caller.guest not in live.humans():
            raise forbidden("Only who plays here may do this.")
        if n != live.n:
            raise conflict("stale", "The table has moved on. Here is the present state.")
        return live

    async def _ask(self, live: Live, caller: Caller, ply: int) -> None:
        row = {"table_id": live.id, "n": live.n, "guest": caller.guest, "back_to": ply}
        row["seat"] = _own_seat(live, caller.guest, ply)
        async with self.hall.database.write() as connection:
            added: CursorResult[Any] = await connection.execute(self.hall.database.add(undo_requests).values(**row))
            if not added.rowcount:
                raise conflict("asked", "The others were asked already at this position.")
            await announce(self.hall.database, connection, self.hall.process, [live.id])
        await self.hall.refresh(live.id)

    async def _undo(self, live: Live, n: int, ply: int, seat: int, guest: str) -> None:
        async with live.lock:
            line = live.playing()
            if line.n != n:
                raise conflict("stale", "The table has moved on. Here is the present state.")
            entry = Entry(n + 1, seat, None, ply, guest, self.hall.time.now())
            before = line.at(ply)
            progress = live.progress_after(before, entry.at, line.times_after(entry, before))
            if not await self.hall.append(live, entry, progress):
                raise conflict("stale", "The table has moved on. Here is the present state.")
            line.take(entry)
            live.progress = progress
            live.request = None
        self.hall.tell(live)


def _own_seat(live: Live, guest: str, ply: int) -> int:
    """The seat whose move is taken back; it may be another's when bots have moved since."""
    seat = live.playing().moves[ply].entry.seat
    return seat if seat in live.seats_of(guest) else live.seats_of(guest)[0]
