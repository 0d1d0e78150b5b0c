"""Where the database knows a person: what is exported, what is erased, and what moves with a seat."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Table, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.live import FINISHED
from groma.table.schema import (
    chat,
    entries,
    guests,
    metadata,
    mutes,
    seats,
    tables,
    undo_answers,
    undo_requests,
    wishes,
)

OF_THE_GAME: tuple[tuple[Column[Any], Column[Any]], ...] = (
    (tables.c.host, tables.c.id),
    (seats.c.guest, seats.c.table_id),
    (entries.c.guest, entries.c.table_id),
    (undo_requests.c.guest, undo_requests.c.table_id),
    (undo_answers.c.guest, undo_answers.c.table_id),
    (wishes.c.guest, wishes.c.table_id),
)
"""Who did what at a table, with the column that names the table: it stays, whoever leaves."""
WITH_THE_SEAT = (*OF_THE_GAME, (chat.c.guest, chat.c.table_id))
"""What a guest did at a table, and takes along into an account."""
_OF_OTHERS = (mutes.c.muted,)
"""Columns that are somebody else's to tell: nobody learns who does not want to read them."""
_SECRET = ("digest", "proved")
"""Columns that only the server needs."""
_UNTIL_THE_END = ("seed", "salt")
"""Columns of a table that nobody knows while its game goes on."""


def all_traces() -> list[Column[Any]]:
    """Return every column, of any table, that holds the id of a person."""
    return [
        column
        for table in metadata.sorted_tables
        for column in table.columns
        if column is entries.c.guest or any(key.column is guests.c.id for key in column.foreign_keys)
    ]


async def everyone_who_was(connection: AsyncConnection, guest: str) -> list[str]:
    """Return the ids of a person: the own one, and those of guests who were brought along."""
    merged = await connection.scalars(select(guests.c.id).where(guests.c.merged_into == guest))
    return [guest, *merged]


async def all_rows(connection: AsyncConnection, guest: str) -> dict[str, list[dict[str, Any]]]:
    """Return every row about a person, by table."""
    ids = await everyone_who_was(connection, guest)
    found = {guests.name: await _rows(connection, guests, [guests.c.id], ids)}
    columns = [column for column in all_traces() if column not in _OF_OTHERS]
    for table in dict.fromkeys(column.table for column in columns):
        found[table.name] = await _rows(connection, table, [one for one in columns if one.table is table], ids)
    return found


async def _rows(
    connection: AsyncConnection, table: Table, columns: list[Column[Any]], ids: list[str]
) -> list[dict[str, Any]]:
    wanted = select(table).where(or_(*(column.in_(ids) for column in columns)))
    rows = (await connection.execute(wanted.order_by(*table.primary_key.columns))).mappings()
    return [_told(table, dict(row)) for row in rows]


def _told(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    hidden = _UNTIL_THE_END if table is tables and row["status"] != FINISHED else ()
    return {name: value for name, value in row.items() if name not in (*_SECRET, *hidden)}
