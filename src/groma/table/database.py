"""Opening the database: SQLite in one file, or PostgreSQL by URL; migrations run at the start."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import ColumnElement, Connection, Float, Table, event, extract, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from groma.table import schema
from groma.table.refusal import Refusal
from groma.table.settings import data_folder

if sys.platform != "win32":
    import fcntl

_MIGRATION_LOCK = 71_077
_EPOCH_DAY = 2440587.5
_DAY = 86400.0
_PATIENCE = 10.0
_MOMENT = 0.005
_HURRY = 0.2
"""Seconds that many tables together wait for the row of one."""
_LOCK_NOT_AVAILABLE = "55P03"
_FAULTS = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, asyncpg.SyntaxOrAccessError)
"""What PostgreSQL says when we ask for nonsense."""
_MIGRATIONS = Path(__file__).with_name("migrations")


class DatabaseError(ValueError):
    """A database that cannot be used."""


def database_url(text: str) -> URL:
    """Return the URL that a text means, ready to be opened: the folder of a path is made."""
    url = meant_url(text)
    if "://" not in text and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    return url


def meant_url(text: str) -> URL:
    """Return the URL that a text means: a URL, a path of a SQLite file, or nothing for the user's own file."""
    if "://" not in text:
        path = Path(text) if text else data_folder() / "tables.sqlite"
        return URL.create("sqlite+aiosqlite", database=str(path))
    try:
        url = make_url(text)
    except ArgumentError:
        raise DatabaseError(f"{text}: is no URL of a database, such as postgresql://user@host/name") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    backend = url.drivername.split("+")[0]
    if backend not in drivers:
        raise DatabaseError(f"the database must be sqlite or postgresql, not {backend}")
    return url.set(drivername=drivers[backend])


def sqlite_file(url: URL) -> Path | None:
    """Return the file of a database, if it is one."""
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


@contextmanager
def alone(url: URL) -> Iterator[None]:
    """Keep a second server off a SQLite file: only with PostgreSQL do processes hear of each other's moves."""
    if sys.platform == "win32" or url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    with Path(url.database + ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DatabaseError(f"{url.database}: another server uses this file; several need PostgreSQL") from None
        yield


class Outage(Refusal):
    """The database cannot do it now: it is gone, full, read-only or too busy."""

    def __init__(self, problem: Exception) -> None:
        super().__init__(503, "database", "The table cannot be read or written just now. Try again in a moment.")
        self.is_locked = getattr(getattr(problem, "orig", problem), "sqlstate", "") == _LOCK_NOT_AVAILABLE


class Database:
    """One database: an engine for reading and one for writing; with SQLite there is a single writer.

    With patience, nobody waits longer than so many seconds for it.
    """

    def __init__(self, url: URL, patience: float | None = None) -> None:
        self.url = url
        self._writers = 0
        self._is_open = asyncio.Event()
        self._is_open.set()
        self.is_postgresql = url.get_backend_name() == "postgresql"
        if self.is_postgresql:
            self.writing = _postgresql_engine(url, patience, patience)
            self.hurrying = _postgresql_engine(url, patience, _HURRY if patience else None)
            # All that is read of a table is of one moment, as with SQLite.
            self.reading = self.writing.execution_options(isolation_level="REPEATABLE READ")
        else:
            self.reading = _sqlite_engine(url, "BEGIN", 4, patience or _PATIENCE)
            self.writing = self.hurrying = _sqlite_engine(url, "BEGIN IMMEDIATE", 1, patience or _PATIENCE)

    async def close(self) -> None:
        """Close all connections."""
        await self.reading.dispose()
        await self.writing.dispose()
        await self.hurrying.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that only reads."""
        with in_words():
            async with self.reading.begin() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is committed at the end."""
        await self._is_open.wait()
        self._writers += 1
        try:
            with in_words():
                async with self.writing.begin() as connection:
                    yield connection
        finally:
            self._writers -= 1

    @asynccontextmanager
    async def resting(self) -> AsyncIterator[None]:
        """Nobody is in the middle of writing meanwhile: whoever is cancelled there may leave SQLite locked."""
        self._is_open.clear()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(_PATIENCE):
                    while self._writers:
                        await asyncio.sleep(_MOMENT)
            yield
        finally:
            self._is_open.set()

    def add(self, table: Table) -> Any:
        """Return an insert that leaves a row alone which is there already."""
        return self.insert(table).on_conflict_do_nothing()

    def insert(self, table: Table) -> Any:
        """Return the insert of this database, which knows conflicts."""
        return postgresql.insert(table) if self.is_postgresql else sqlite.insert(table)

    def now(self) -> ColumnElement[Any]:
        """Return the clock of the database, which all processes share."""
        if self.is_postgresql:
            return extract("epoch", func.clock_timestamp())
        return (func.julianday("now", type_=Float) - _EPOCH_DAY) * _DAY

    async def migrate(self, revision: str = "head") -> None:
        """Bring the stored tables up to date, or to an earlier revision of the schema.

        Of several processes that start at once, one does it.
        """
        async with self.writing.begin() as connection:
            if self.is_postgresql:
                await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
            await connection.run_sync(_upgrade, revision)
            await connection.execute(self.add(schema.settings), [
                {"key": "secret", "value": secrets.token_hex(32)},
                {"key": "epoch", "value": secrets.token_hex(8)},
            ])  # fmt: skip
        if not self.is_postgresql and self.url.database:
            # The file holds the seeds of running games and the secret that signs cookies.
            Path(self.url.database).chmod(0o600)

    async def revision(self) -> str | None:
        """Return the revision of the schema; none if nothing was stored yet."""
        async with self.reading.begin() as connection:
            return await connection.run_sync(_revision)

    async def setting(self, key: str) -> str:
        """Return a value that the database keeps about itself."""
        async with self.read() as connection:
            found = await connection.scalar(select(schema.settings.c.value).where(schema.settings.c.key == key))
        return str(found)


@contextmanager
def in_words() -> Iterator[None]:
    """Tell whoever asked, in words, that the database cannot do it now; faults of ours stay what they are."""
    try:
        yield
    except (OSError, OperationalError, InterfaceError, PoolTimeout) as problem:
        raise Outage(problem) from problem
    except (sqlite3.OperationalError, asyncpg.InterfaceError, asyncpg.PostgresError) as problem:
        if isinstance(problem, _FAULTS):
            raise
        raise Outage(problem) from problem
    except DBAPIError as problem:
        # What PostgreSQL reports of itself, such as a lock that is held too long, has no class of its own.
        if type(problem) is not DBAPIError:
            raise
        raise Outage(problem) from problem


def _postgresql_engine(url: URL, patience: float | None, lock: float | None) -> AsyncEngine:
    """A process that hangs in the middle of a transaction loses it, so that nobody waits for it for ever."""
    chosen: dict[str, Any] = {"pool_size": 5, "max_overflow": 10, "hide_parameters": True}
    if patience and lock:
        limits = {"lock_timeout": lock, "idle_in_transaction_session_timeout": patience}
        in_ms = {name: str(max(1, round(seconds * 1000))) for name, seconds in limits.items()}
        chosen["pool_timeout"] = patience
        chosen["connect_args"] = {"timeout": patience, "command_timeout": 2 * patience, "server_settings": in_ms}
    return create_async_engine(url, **chosen)


def _sqlite_engine(url: URL, begin: str, pool_size: int, patience: float) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=pool_size, max_overflow=0, pool_timeout=3 * patience, hide_parameters=True
    )
    waiting = f"busy_timeout={round(patience * 1000)}"

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        # A committed move must outlive a power cut, so every commit is synced.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", waiting):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _upgrade(connection: Connection, revision: str) -> None:
    from alembic import command
    from alembic.config import Config

    _revision(connection)
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _revision(connection: Connection) -> str | None:
    """Return the revision of a database, unless a later version of Groma wrote it."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(_MIGRATIONS))
    known = [script.revision for script in scripts.walk_revisions()]
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise DatabaseError(
            f"the database was written by a later version of Groma (its schema is {found}, this one knows up to"
            f" {known[0]}): use that version, or restore a backup"
        )
    return found
