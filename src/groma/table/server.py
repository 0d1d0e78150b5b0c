"""Running one process of the table."""

from __future__ import annotations

import uvicorn

from groma.table import logs
from groma.table.app import create_app
from groma.table.settings import Settings
from groma.table.watching import LONGEST_MESSAGE

_LAST_SECONDS = 10


def run(settings: Settings, host: str = "127.0.0.1", port: int = 8000) -> None:
    """Serve until told to stop; what was accepted by then is finished."""
    logs.set_up()
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
