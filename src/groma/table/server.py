"""Running the table, in one process or in several."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
from contextlib import suppress
from typing import Any

import uvicorn
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from groma.kernel import Game
from groma.table import logs
from groma.table.app import create_app
from groma.table.crew import Crew, can_fork
from groma.table.database import Database, DatabaseError, alone, database_url
from groma.table.gathering import Berth, Server
from groma.table.house import shelf
from groma.table.settings import Settings
from groma.table.sockets import QuickSocket
from groma.table.upgrade import bring_up_to_date, tell
from groma.table.watching import LONGEST_MESSAGE

_LAST_SECONDS = 10
_RARELY = 50_000
_TURN = 0.0005
"""Seconds after which a busy event loop lets another thread go on; Python's own choice is ten times as long."""


def run(settings: Settings, host: str = "127.0.0.1", port: int = 8000, processes: int = 1) -> None:
    """Serve until told to stop; what was accepted by then is finished."""
    url = database_url(settings.database)
    _check_processes(url, processes)
    logs.set_up()
    games = shelf(settings)
    with alone(url):
        asyncio.run(_open_once(settings, games))
        # Games and tables live long: looking through all of them for rubbish would hold up every move.
        gc.collect()
        gc.freeze()
        gc.set_threshold(_RARELY, 50, 100)
        # What stores moves in a thread needs the interpreter for moments only, and many moves wait for it.
        sys.setswitchinterval(_TURN)
        listening = _listen(host, port)
        print(f"The table is open: {_address(listening)}", flush=True)
        if processes == 1:
            _serve(settings, listening, None)
        else:
            share = settings.model_copy(update={"bot_workers": max(1, settings.bot_workers // processes)})
            Crew(processes, lambda berth: _serve(share, listening, berth)).run()


def _check_processes(url: URL, processes: int) -> None:
    if processes > 1 and url.get_backend_name() != "postgresql":
        raise DatabaseError(
            f"--processes {processes} needs PostgreSQL (--database postgresql://user@host/name);"
            " with SQLite --processes is 1"
        )
    if processes > 1 and not can_fork():
        raise ValueError("--processes is 1 on this system: it cannot split a process in two")


async def _open_once(settings: Settings, games: dict[str, Game[Any]]) -> None:
    """Open the database before anything else, so that what is wrong with it is told in one line.

    Then every table is brought up to date, or stopped, before anyone can see it.
    """
    database = Database(database_url(settings.database))
    try:
        await database.migrate()
        tell(await bring_up_to_date(database, games))
    except (OSError, SQLAlchemyError) as problem:
        raise DatabaseError(f"the database cannot be opened: {problem}") from None
    finally:
        await database.close()


def _serve(settings: Settings, listening: socket.socket, berth: Berth | None) -> None:
    """Serve in this process, alone or in its place among others."""
    config = uvicorn.Config(
        create_app(settings),
        http=berth.protocol() if berth else "auto",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        ws=QuickSocket,
        ws_max_size=4 * LONGEST_MESSAGE,
        # Compressing a position takes longer than playing a move; a local network does not need it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_LAST_SECONDS,
    )
    server = Server(config, berth) if berth else uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        sys.exit(1)


def _listen(host: str, port: int) -> socket.socket:
    """Take the port, or say in words why that cannot be."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise ValueError(f"port {port} of {host} is taken; --port names another") from None
        raise ValueError(f"port {port} of {host} cannot be used: {problem.strerror}") from None


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
