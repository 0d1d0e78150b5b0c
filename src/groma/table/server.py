"""Running one process of the table."""

from __future__ import annotations

import asyncio
import gc

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from groma.table import logs
from groma.table.app import create_app
from groma.table.database import Database, DatabaseError, alone, database_url
from groma.table.house import shelf
from groma.table.settings import Settings
from groma.table.watching import LONGEST_MESSAGE

_LAST_SECONDS = 10
_RARELY = 50_000


def run(settings: Settings, host: str = "127.0.0.1", port: int = 8000) -> None:
    """Serve until told to stop; what was accepted by then is finished."""
    logs.set_up()
    shelf(settings)
    with alone(database_url(settings.database)):
        asyncio.run(_open_once(settings))
        _serve(settings, host, port)


async def _open_once(settings: Settings) -> None:
    """Open the database before anything else, so that what is wrong with it is told in one line."""
    database = Database(database_url(settings.database))
    try:
        await database.migrate()
    except (OSError, SQLAlchemyError) as problem:
        raise DatabaseError(f"the database cannot be opened: {problem}") from None
    finally:
        await database.close()


def _serve(settings: Settings, host: str, port: int) -> None:
    # Games and tables live long: looking through all of them for rubbish would hold up every move.
    gc.collect()
    gc.freeze()
    gc.set_threshold(_RARELY, 50, 100)
    uvicorn.run(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=4 * LONGEST_MESSAGE,
        # Compressing a position takes longer than playing a move; a local network does not need it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_LAST_SECONDS,
    )
