"""Everything in one file: a backup is a SQLite file with the same tables, whatever the database is."""

from __future__ import annotations

import secrets
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError as DriverError
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.database import Database, DatabaseError, database_url, meant_url, sqlite_file
from groma.table.schema import challenges, chat, leases, metadata, presence, settings

_AT_ONCE = 1000
_PASSING = (challenges.name, leases.name, presence.name)
"""What is true only while a process runs, or for minutes."""
_REVISION = "alembic_version"


def is_there(address: str) -> bool:
    """Tell whether there is a database to be replaced; one that is not a file counts as there."""
    file = sqlite_file(meant_url(address))
    return file is None or file.exists()


def named(address: str) -> str:
    """Return what a database is called, without its password."""
    url = meant_url(address)
    return str(sqlite_file(url) or url.render_as_string(hide_password=True))


async def back_up(address: str, file: Path) -> dict[str, int]:
    """Copy the database into a new file, as it is at one moment; return how many rows each table has."""
    if not is_there(address):
        raise DatabaseError(f"{named(address)}: there is no such database")
    _refuse_foreign_database(address)
    source = Database(database_url(address))
    part = file.with_name(file.name + ".part")
    target = Database(_file_url(part))
    try:
        # The backup has the schema of the database, which is only read: it may be that of an earlier version.
        revision = await _revision(source, named(address))
        if revision is None:
            await _migrate(source, named(address))
        await _migrate(target, named(address), revision or "head")
        async with source.reading.connect() as reading, target.writing.begin() as writing:
            if source.is_postgresql:
                await reading.execution_options(isolation_level="REPEATABLE READ")
            counts = await _copy_all(await writing.run_sync(_stored), reading, writing)
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
    if not _is_ours(file):
        raise DatabaseError(f"{file}: is not a backup")
    _refuse_foreign_database(address)
    with TemporaryDirectory() as folder:
        # A backup of an older version is brought up to date before it is read; the file itself stays as it is.
        copy = Path(shutil.copy(file, folder))
        return await _restore(Database(_file_url(copy)), Database(database_url(address)), file, named(address))


async def _restore(source: Database, target: Database, file: Path, replaced: str) -> dict[str, int]:
    try:
        await _migrate(source, str(file))
        await _migrate(target, replaced)
        async with source.reading.begin() as reading, target.writing.begin() as writing:
            await _change_epoch(writing)
            counts = await _copy_all(metadata, reading, writing)
            await _change_epoch(writing)
            await _count_on(target, writing)
    except (DriverError, sqlite3.DatabaseError) as problem:
        raise DatabaseError(f"{file}: is not a backup that can be read: {_in_short(problem)}") from None
    finally:
        await source.close()
        await target.close()
    return counts


def _refuse_foreign_database(address: str) -> None:
    """Leave a file alone that another program wrote."""
    file = sqlite_file(meant_url(address))
    if file is not None and file.exists() and not _is_ours(file):
        raise DatabaseError(f"{file}: is not a database of Groma")


def _is_ours(file: Path) -> bool:
    """Tell whether a file is a database with the tables of every version."""
    try:
        with closing(sqlite3.connect(file)) as opened:
            found = {name for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error:
        return False
    return {"alembic_version", "entries", "settings"} <= found


async def _revision(database: Database, name: str) -> str | None:
    """Return the revision of a database's schema, or say in words why it cannot be read."""
    try:
        return await database.revision()
    except (OSError, SQLAlchemyError) as problem:
        raise DatabaseError(f"{name}: cannot be opened: {_in_short(problem)}") from None


async def _migrate(database: Database, name: str, revision: str = "head") -> None:
    """Bring a database to a revision of the schema, or say in words why that cannot be."""
    try:
        await database.migrate(revision)
    except DatabaseError as problem:
        raise DatabaseError(f"{name}: {str(problem).removeprefix('the database ')}") from None
    except (OSError, SQLAlchemyError) as problem:
        raise DatabaseError(f"{name}: cannot be opened: {_in_short(problem)}") from None


def _in_short(problem: Exception) -> str:
    """Return what the driver says, without the statement and the advice around it."""
    return str(getattr(problem, "orig", None) or problem)


def _stored(connection: Connection) -> MetaData:
    """Return the tables that a database has."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name != _REVISION)
    return found


async def _copy_all(stored: MetaData, reading: AsyncConnection, writing: AsyncConnection) -> dict[str, int]:
    kept = [table for table in stored.sorted_tables if table.name not in _PASSING]
    for table in reversed(stored.sorted_tables):
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
