"""Everything in one file: a backup is a SQLite file with the same tables, whatever the database is."""

from __future__ import annotations

import secrets
import shutil
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Table, func, insert, select, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError as DriverError
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.database import Database, DatabaseError, database_url
from groma.table.schema import chat, leases, metadata, presence, settings

_AT_ONCE = 1000
_PASSING = (leases, presence)
"""What is true only while a process runs."""


async def back_up(address: str, file: Path) -> dict[str, int]:
    """Copy the database into a new file, as it is at one moment; return how many rows each table has."""
    source = Database(database_url(address))
    part = file.with_name(file.name + ".part")
    target = Database(_file_url(part))
    try:
        await source.migrate()
        await target.migrate()
        async with source.reading.connect() as reading, target.write() as writing:
            if source.is_postgresql:
                await reading.execution_options(isolation_level="REPEATABLE READ")
            counts = await _copy_all(reading, writing)
            await reading.rollback()
    finally:
        await source.close()
        await target.close()
    part.chmod(0o600)
    part.replace(file)
    return counts


async def restore(address: str, file: Path) -> dict[str, int]:
    """Replace everything in the database in one transaction; processes that serve it notice by the epoch."""
    if not file.is_file():
        raise DatabaseError(f"{file}: there is no such file")
    with TemporaryDirectory() as folder:
        # A backup of an older version is brought up to date before it is read; the file itself stays as it is.
        copy = Path(shutil.copy(file, folder))
        return await _restore(Database(_file_url(copy)), Database(database_url(address)), file)


async def _restore(source: Database, target: Database, file: Path) -> dict[str, int]:
    try:
        await source.migrate()
        await target.migrate()
        async with source.read() as reading, target.write() as writing:
            await _change_epoch(writing)
            counts = await _copy_all(reading, writing)
            await _change_epoch(writing)
            await _count_on(target, writing)
    except (DriverError, sqlite3.DatabaseError) as problem:
        raise DatabaseError(f"{file}: is not a backup: {problem}") from None
    finally:
        await source.close()
        await target.close()
    return counts


async def _copy_all(reading: AsyncConnection, writing: AsyncConnection) -> dict[str, int]:
    kept = [table for table in metadata.sorted_tables if table not in _PASSING]
    for table in reversed(metadata.sorted_tables):
        await writing.execute(table.delete())
    return {table.name: await _copy(table, reading, writing) for table in kept}


async def _copy(table: Table, reading: AsyncConnection, writing: AsyncConnection) -> int:
    copied = 0
    rows = await reading.stream(select(table).order_by(*table.primary_key.columns))
    async for some in rows.mappings().partitions(_AT_ONCE):
        batch: list[dict[str, Any]] = [dict(row) for row in some]
        await writing.execute(insert(table), batch)
        copied += len(batch)
    return copied


async def _change_epoch(writing: AsyncConnection) -> None:
    """Writers look at this row first and wait for it, so none of them adds to a half restored table."""
    new = secrets.token_hex(8)
    await writing.execute(update(settings).where(settings.c.key == "epoch").values(value=new))


async def _count_on(database: Database, writing: AsyncConnection) -> None:
    """Lines of chat are counted by PostgreSQL itself, which must go on after the restored ones."""
    if database.is_postgresql:
        last = await writing.scalar(select(func.coalesce(func.max(chat.c.id), 0)))
        await writing.execute(text(f"SELECT setval('chat_id_seq', {int(last or 0) + 1}, false)"))


def _file_url(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path))
