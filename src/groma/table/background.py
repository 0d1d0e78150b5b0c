"""What goes on in the background of a process, whatever happens to the database meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog

log = structlog.get_logger()

_T = TypeVar("_T")
_PAUSE = 1.0
_begun: set[asyncio.Task[Any]] = set()
"""Kept, because the event loop itself may forget a task."""


async def for_ever(doing: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; a failure does not end it."""
    while True:
        await at_last(doing)


async def at_last(doing: Callable[[], Awaitable[None]]) -> None:
    """Do something once; a failure is logged, and after a pause it is tried again."""
    while True:
        try:
            return await doing()
        except Exception:
            log.exception("background work failed", work=getattr(doing, "__qualname__", ""))
            await asyncio.sleep(_PAUSE)


async def carried_through(doing: Coroutine[Any, Any, _T]) -> _T:
    """Do something to its end, also if whoever waits for it leaves meanwhile."""
    task = asyncio.create_task(doing)
    _begun.add(task)
    task.add_done_callback(_begun.discard)
    return await asyncio.shield(task)
