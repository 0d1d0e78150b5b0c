"""Bots think in processes of their own, within a time; the event loop only waits for their answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context
from typing import TypeVar

import structlog

from groma.table.metrics import Metrics
from groma.table.mind import Edition, Judgement, advise, is_ready, look_again, prepare, think
from groma.table.settings import Settings

log = structlog.get_logger()

_T = TypeVar("_T")


class Worker:
    """One process that thinks about one answer at a time; if it hangs, it is ended and replaced."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        arguments = (self.settings.modules, self.settings.components, self.settings.bot_thinkers)
        return ProcessPoolExecutor(1, get_context("spawn"), prepare, arguments)

    async def think(self, thought: Callable[..., _T], *question: object) -> _T:
        """Think within the time, or raise; the start of a new process does not count."""
        try:
            await self._be_ready()
            return await asyncio.wait_for(self._run(thought, *question), self.settings.bot_seconds)
        except (TimeoutError, BrokenPipeError, RuntimeError, asyncio.CancelledError):
            self._replace()
            raise

    async def _be_ready(self) -> None:
        """Wait for the process; one that died while it had nothing to think about is replaced."""
        try:
            await self._run(is_ready)
        except BrokenProcessPool:
            log.warning("idle worker died")
            self._replace()
            await self._run(is_ready)

    def _run(self, thought: Callable[..., _T], *question: object) -> asyncio.Future[_T]:
        return asyncio.get_running_loop().run_in_executor(self._pool, thought, *question)

    def _replace(self) -> None:
        self.end()
        self._pool = self._new_pool()

    def end(self) -> None:
        """End the process at once."""
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)


class Workshop:
    """All workers of this process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._workers = [Worker(settings) for _ in range(settings.bot_workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def answer(self, level: str, game: Edition, state: str, seat: int, n: int) -> str:
        """Return a bot's answer; one that fails is replaced for this answer by `greedy`, and that by `random`."""
        seed = _seed(state, seat, n)
        for chosen in dict.fromkeys([level, "greedy", "random"]):
            try:
                return await self._think(chosen, think, chosen, game, state, seat, seed)
            except Exception as problem:
                self.metrics.failed_bots.inc()
                log.error("bot failed", bot=chosen, game=game[0], seat=seat, n=n, problem=repr(problem))
        raise RuntimeError(f"no bot can answer for seat {seat} of {game[0]}")

    async def hint(self, game: Edition, state: str, seat: int, n: int) -> list[Judgement]:
        """Return the best options of a seat, the best first."""
        return await self._think("hint", advise, game, state, seat, self.settings.hint_seconds, _seed(state, seat, n))

    async def look_again(
        self, game: Edition, state: str, seat: int, played: str, n: int, effort: int
    ) -> tuple[list[float], list[Judgement], Judgement]:
        """Judge a decision of a finished game, with so many times the usual simulations."""
        simulations, seed = effort * self.settings.review_simulations, _seed(state, seat, n)
        # What was played may then be tried as long as all options together before.
        seconds = self.settings.bot_seconds / 2
        return await self._think("review", look_again, game, state, seat, played, simulations, seconds, seed)

    async def _think(self, purpose: str, thought: Callable[..., _T], *question: object) -> _T:
        """Have something thought out; if the process dies meanwhile, once more in another."""
        try:
            return await self._ask(purpose, thought, *question)
        except BrokenProcessPool:
            log.warning("worker died", purpose=purpose)
            return await self._ask(purpose, thought, *question)

    async def _ask(self, purpose: str, thought: Callable[..., _T], *question: object) -> _T:
        worker = await self._free.get()
        start = time.perf_counter()
        try:
            return await worker.think(thought, *question)
        finally:
            self.metrics.thinking.labels(purpose).observe(time.perf_counter() - start)
            self._free.put_nowait(worker)

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.end()


def _seed(state: str, seat: int, n: int) -> int:
    return int.from_bytes(sha256(f"{n} {seat} {state}".encode()).digest()[:8], "big")
