"""Bots think in processes of their own, within a time; the event loop only waits for their answer."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from typing import Any

import structlog

from groma.table.metrics import Metrics
from groma.table.mind import is_ready, prepare, think
from groma.table.settings import Settings

log = structlog.get_logger()


class Worker:
    """One process that thinks about one answer at a time; if it hangs, it is ended and replaced."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        arguments = (self.settings.modules, self.settings.components)
        return ProcessPoolExecutor(1, get_context("spawn"), prepare, arguments)

    async def think(self, *question: Any) -> str:
        """Think within the time, or raise; the start of a new process does not count."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._pool, is_ready)
            thinking = loop.run_in_executor(self._pool, think, *question)
            return await asyncio.wait_for(thinking, self.settings.bot_seconds)
        except (TimeoutError, BrokenPipeError, RuntimeError, asyncio.CancelledError):
            self.end()
            self._pool = self._new_pool()
            raise

    def end(self) -> None:
        """End the process at once."""
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)


class Workshop:
    """All workers of this process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.metrics = metrics
        self._workers = [Worker(settings) for _ in range(settings.bot_workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def answer(self, level: str, game: str, state: str, seat: int, n: int) -> str:
        """Return a bot's answer; one that fails is replaced for this answer by `greedy`, and that by `random`."""
        seed = int.from_bytes(sha256(f"{n} {seat} {state}".encode()).digest()[:8], "big")
        for chosen in dict.fromkeys([level, "greedy", "random"]):
            try:
                return await self._think(chosen, game, state, seat, seed)
            except Exception as problem:
                self.metrics.failed_bots.inc()
                log.error("bot failed", bot=chosen, game=game, seat=seat, n=n, problem=repr(problem))
        raise RuntimeError(f"no bot can answer for seat {seat} of {game}")

    async def _think(self, level: str, game: str, state: str, seat: int, seed: int) -> str:
        worker = await self._free.get()
        start = time.perf_counter()
        try:
            return await worker.think(level, game, state, seat, seed)
        finally:
            self.metrics.thinking.labels(level).observe(time.perf_counter() - start)
            self._free.put_nowait(worker)

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.end()
