"""Single tables: out of a database into a file, back in, and cut back to what is good."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Select, Table, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.kernel import Game
from groma.kernel.record import result_of
from groma.table.database import Database, DatabaseError, database_url
from groma.table.editions import Editions
from groma.table.line import Line
from groma.table.live import FINISHED, RUNNING, deal_of, read_entries, read_seats
from groma.table.refusal import Refusal
from groma.table.schema import chat, components, entries, grants, guests, lesson_steps, seats, settings, tables

FORMAT = 1
_OWN = (seats, entries, chat, lesson_steps, grants)
"""What belongs to one table."""


@asynccontextmanager
async def _writing(address: str) -> AsyncIterator[tuple[Database, AsyncConnection]]:
    database = Database(database_url(address))
    try:
        await database.migrate()
        async with database.write() as connection:
            yield database, connection
    finally:
        await database.close()


async def export_table(address: str, table: str, file: Path) -> int:
    """Write a table with all that belongs to it into a file; return how many entries it has."""
    async with _writing(address) as (_, connection):
        row = await _row(connection, table)
        whole: dict[str, Any] = {"format": FORMAT, "table": row}
        for own in _OWN:
            whole[own.name] = await _rows(connection, select(own).where(own.c.table_id == table))
        known = {row["host"], *(each.get("guest") for own in _OWN for each in whole[own.name])} - {None}
        whole["guests"] = await _rows(connection, select(guests).where(guests.c.id.in_(known)))
        whole["components"] = await _rows(
            connection, select(components).where(components.c.digest == row["components"])
        )
    part = file.with_name(file.name + ".part")
    part.touch(0o600)
    part.write_text(json.dumps(whole, ensure_ascii=False, indent=1), encoding="utf-8")
    part.replace(file)
    return len(whole["entries"])


async def import_table(address: str, file: Path) -> tuple[str, int]:
    """Add the table of a file; return its name and how many entries it has."""
    whole = _read(file)
    table = whole["table"]["id"]
    try:
        async with _writing(address) as (database, connection):
            if await connection.scalar(select(tables.c.id).where(tables.c.id == table)) is not None:
                raise DatabaseError(f"{table}: this table is there already")
            for shared in (guests, components):
                await _add(connection, database.add(shared), whole[shared.name])
            # Tables that it came from or that followed it may not be here.
            alone = {"origin": None, "origin_at": None, "rematch": None}
            await connection.execute(insert(tables).values(**{**whole["table"], **alone}))
            for own in _OWN:
                await _add(connection, insert(own), [_without_number(own, row) for row in whole[own.name]])
    except (SQLAlchemyError, TypeError, AttributeError) as problem:
        raise DatabaseError(f"{file}: is not an exported table: {str(problem).splitlines()[0]}") from None
    return table, len(whole["entries"])


async def repair_table(address: str, table: str, games: dict[str, Game[Any]], to: int | None) -> tuple[int, int]:
    """Go back to the last good move, or further; return how many moves are kept and how many are cut."""
    editions = Editions(games)
    try:
        async with _writing(address) as (_, connection):
            line = await _line(connection, editions, table)
            good = len(line.moves) if to is None else min(to, len(line.moves))
            cut = len(line.moves) + len(line.rest) - good
            if cut:
                await _cut(connection, table, line, good)
    finally:
        editions.close()
    return good, cut


async def _line(connection: AsyncConnection, editions: Editions, table: str) -> Line:
    row = await _row(connection, table)
    if row["status"] != RUNNING:
        raise DatabaseError(f"{table}: this game is {row['status']}; only a running one is repaired")
    stored = (await connection.execute(select(tables).where(tables.c.id == table))).one()
    try:
        game = await editions.find(connection, stored.game, stored.components)
        line = Line(deal_of(stored, game, len(await read_seats(connection, table))), is_checked=True)
    except (Refusal, ValueError) as problem:
        raise DatabaseError(f"{table}: {problem}") from None
    for entry in await read_entries(connection, table, 0):
        line.take(entry)
    line.expect(stored.waiting, stored.result)
    return line


async def _cut(connection: AsyncConnection, table: str, line: Line, good: int) -> None:
    """Add an undo and let servers read everything again, as after a restore."""
    state, at = line.at(good), time.time()
    undo = {"table_id": table, "n": line.n + 1, "seat": 0, "back_to": good, "at": at}
    await connection.execute(insert(entries).values(**undo))
    bots = [seat.number for seat in await read_seats(connection, table) if seat.level is not None]
    progress = {
        "status": FINISHED if state.over else RUNNING,
        "waiting": state.waiting,
        "waiting_since": at,
        "bot_turn": any(seat in bots for seat in state.waiting),
        "result": result_of(state),
        "rules": line.deal.game.version,
    }
    await connection.execute(update(tables).where(tables.c.id == table).values(**progress))
    epoch = secrets.token_hex(8)
    await connection.execute(update(settings).where(settings.c.key == "epoch").values(value=epoch))


async def _row(connection: AsyncConnection, table: str) -> dict[str, Any]:
    found = await _rows(connection, select(tables).where(tables.c.id == table))
    if not found:
        raise DatabaseError(f"{table}: there is no such table")
    return found[0]


async def _rows(connection: AsyncConnection, wanted: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(wanted)).mappings()]


async def _add(connection: AsyncConnection, statement: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(statement, rows)


def _without_number(own: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Lines of chat are numbered anew."""
    return {key: value for key, value in row.items() if own is not chat or key != "id"}


def _read(file: Path) -> dict[str, Any]:
    try:
        whole = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as problem:
        raise DatabaseError(f"{file}: is not an exported table: {problem}") from None
    wanted = {"format", "table", "guests", "components", *(own.name for own in _OWN)}
    if isinstance(whole, dict):
        # Written before there were lessons, a file has none.
        whole.setdefault(lesson_steps.name, [])
    if not isinstance(whole, dict) or set(whole) != wanted:
        raise DatabaseError(f"{file}: is not an exported table")
    if whole["format"] != FORMAT:
        raise DatabaseError(f"{file}: has format {whole['format']}; this Groma reads format {FORMAT}")
    return whole
