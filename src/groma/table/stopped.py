"""Tables that a change of the rules has stopped: they go on, or end, when all who play there agree."""

from __future__ import annotations

from sqlalchemy import update

from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.ledger import announce
from groma.table.line import Entry
from groma.table.live import FINISHED, RUNNING, Live
from groma.table.refusal import conflict, forbidden
from groma.table.schema import tables, wishes
from groma.table.wire.base import Wish


class Agreement:
    """What the players of stopped tables want."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def wish(self, table: str, caller: Caller, n: int, wish: Wish) -> Live:
        """Note what a player wants; what all want is done."""
        live = await self.hall.refresh(table)
        _check(live, caller, n)
        database = self.hall.database
        add = database.insert(wishes)
        add = add.on_conflict_do_update(index_elements=["table_id", "n", "guest"], set_={"wish": add.excluded.wish})
        async with database.write() as connection:
            await connection.execute(add, [{"table_id": table, "n": n, "guest": caller.guest, "wish": wish}])
            await announce(database, connection, self.hall.process, [table])
        live = await self.hall.refresh(table)
        if live.n == n and all(live.wishes.get(guest) == wish for guest in live.humans()):
            await (self._go_on(live, caller) if wish == "go-on" else finish(self.hall, live))
        return await self.hall.refresh(table)

    async def _go_on(self, live: Live, caller: Caller) -> None:
        """Go back to the last good position: an entry like any undo, and from then on the present rules hold."""
        async with live.lock:
            line = live.playing()
            if line.difference is None:
                return
            seat = live.seats_of(caller.guest)[0]
            entry = Entry(line.n + 1, seat, None, len(line.moves), caller.guest, self.hall.time.now())
            progress = live.progress_after(line.state, entry.at, line.times_after(entry, line.state))
            if not await self.hall.append(live, entry, progress):
                raise conflict("stale", "The table has moved on. Here is the present state.")
            line.take(entry)
            live.progress, live.wishes = progress, {}
            async with self.hall.database.write() as connection:
                present = update(tables).where(tables.c.id == live.id).values(rules=live.deal.game.version)
                await connection.execute(present)
        self.hall.tell(live)


async def finish(hall: Hall, live: Live) -> None:
    """End the game with the points of the last good position; nobody has won it."""
    result = {"scores": live.playing().state.scores(), "winners": []}
    ended = {"status": FINISHED, "waiting": [], "bot_turn": False, "result": result, "due": None}
    async with hall.database.write() as connection:
        await connection.execute(
            update(tables).where(tables.c.id == live.id, tables.c.status == RUNNING).values(**ended)
        )
        await announce(hall.database, connection, hall.process, [live.id])


def _check(live: Live, caller: Caller, n: int) -> None:
    if live.progress.status != RUNNING or live.difference is None:
        raise conflict("not-stopped", "This game was not stopped.")
    if caller.guest not in live.humans():
        raise forbidden("Only who plays here may do this.")
    if n != live.n:
        raise conflict("stale", "The table has moved on. Here is the present state.")
