"""What goes on in the background of a process, whatever happens to the database meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger()

_PAUSE = 1.0


async def for_ever(doing: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; a failure is logged, and after a pause it goes on."""
    while True:
        try:
            await doing()
        except Exception:
            log.exception("background work failed", work=getattr(doing, "__qualname__", ""))
            await asyncio.sleep(_PAUSE)
