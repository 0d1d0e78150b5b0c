"""Bots think in processes of their own, within a time; the event loop only waits for their answer."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context
from typing import TypeVar

import structlog

from groma.bots import BOTS, enlisted
from groma.bots.thinker import ThinkingBot
from groma.table.metrics import Metrics
from groma.table.mind import Edition, Judgement, Thought, advise, is_ready, look_again, prepare, think
from groma.table.order import Errand, Order, Urgency
from groma.table.settings import Settings

log = structlog.get_logger()

_T = TypeVar("_T")
_SAMPLES = 50
"""Times of so many choices are remembered."""
_FIRST = 1.0
"""Seconds that a thinking bot takes as long as none of its choices was seen."""


class Worker:
    """One process that thinks about one answer at a time; if it hangs, it is ended and replaced."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        chosen = self.settings
        arguments = (chosen.modules, chosen.components, chosen.bot_thinkers, chosen.bots)
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
    """All workers of this process; one is kept for bots that answer at once, so that they never wait for thinkers."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._thinkers = [Worker(settings) for _ in range(settings.bot_workers)]
        self._quick = Worker(settings)
        self._order = Order(self._thinkers)
        self._quick_order = Order([self._quick])
        self._usual = Usual()

    async def answer(self, level: str, game: Edition, state: str, seat: int, n: int, guest: str = "") -> str:
        """Return a bot's answer; one that fails is replaced for this answer by `medium`, and that by `random`."""
        seed = _seed(state, seat, n)
        for chosen in dict.fromkeys([level, "medium", "random"]):
            errand = Errand(chosen, Urgency.BOT, guest)
            try:
                thought = await self._think(errand, think, chosen, game, state, seat, seed)
            except Exception as problem:
                self.metrics.failed_bots.inc()
                log.error("bot failed", bot=chosen, game=game[0], seat=seat, n=n, problem=repr(problem))
            else:
                await asyncio.sleep(self._usual.missing(chosen, game[0], thought))
                return thought.notation
        raise RuntimeError(f"no bot can answer for seat {seat} of {game[0]}")

    async def hint(self, game: Edition, state: str, seat: int, n: int, guest: str) -> list[Judgement]:
        """Return the best options of a seat, the best first."""
        errand, seconds = Errand("hint", Urgency.HINT, guest), self.settings.hint_seconds
        return await self._think(errand, advise, game, state, seat, seconds, _seed(state, seat, n))

    async def look_again(
        self, game: Edition, state: str, seat: int, played: str, n: int, effort: int, guest: str
    ) -> tuple[list[float], list[Judgement], Judgement]:
        """Judge a decision of a finished game, with so many times the usual simulations."""
        simulations, seed = effort * self.settings.review_simulations, _seed(state, seat, n)
        # What was played may then be tried as long as all options together before.
        seconds, errand = self.settings.bot_seconds / 2, Errand("review", Urgency.REVIEW, guest)
        return await self._think(errand, look_again, game, state, seat, played, simulations, seconds, seed)

    async def _think(self, errand: Errand, thought: Callable[..., _T], *question: object) -> _T:
        """Have something thought out; if the process dies meanwhile, once more in another."""
        try:
            return await self._ask(errand, thought, *question)
        except BrokenProcessPool:
            log.warning("worker died", purpose=errand.purpose)
            return await self._ask(errand, thought, *question)

    async def _ask(self, errand: Errand, thought: Callable[..., _T], *question: object) -> _T:
        order = self._order if errand.urgency != Urgency.BOT or _takes_long(errand.purpose) else self._quick_order
        worker = await order.take(errand)
        start = time.perf_counter()
        try:
            return await worker.think(thought, *question)
        finally:
            self.metrics.thinking.labels(errand.purpose).observe(time.perf_counter() - start)
            order.give_back(worker)

    def close(self) -> None:
        """End all workers."""
        for worker in [*self._thinkers, self._quick]:
            worker.end()


class Usual:
    """How long bots usually think about a choice, so that an answer forced in secret does not come sooner."""

    def __init__(self) -> None:
        self._seconds: defaultdict[tuple[str, ...], deque[float]] = defaultdict(lambda: deque(maxlen=_SAMPLES))

    def missing(self, level: str, game: str, thought: Thought) -> float:
        """Return how much longer a choice would have taken; nothing for one, or for what everyone knows was none."""
        keys = [(level, game, thought.question), (level, game), (level,)]
        if thought.is_choice:
            for key in keys:
                self._seconds[key].append(thought.seconds)
        if not thought.is_secret:
            return 0.0
        known = next((self._seconds[key] for key in keys if key in self._seconds), [_FIRST * _takes_long(level)])
        return max(0.0, random.choice(list(known)) - thought.seconds)


def _takes_long(level: str) -> bool:
    """Tell whether a bot searches, or is somebody's own, of which nobody knows."""
    if level in enlisted:
        return True
    made = BOTS.get(level.partition(":")[0])
    return made is not None and issubclass(made, ThinkingBot)


def _seed(state: str, seat: int, n: int) -> int:
    return int.from_bytes(sha256(f"{n} {seat} {state}".encode()).digest()[:8], "big")
