"""Who is thought for next: bots before hints before reviews, and among equals whoever was served longest ago."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

_Worker = TypeVar("_Worker")

_REMEMBERED = 10_000


class Urgency(IntEnum):
    """What goes first."""

    BOT = 0
    HINT = 1
    REVIEW = 2


@dataclass(frozen=True)
class Errand:
    """Something to be thought out: for what, how urgent it is, and for whom."""

    purpose: str
    urgency: Urgency
    guest: str


@dataclass(frozen=True)
class _Waiting(Generic[_Worker]):
    errand: Errand
    number: int
    worker: asyncio.Future[_Worker]


class Order(Generic[_Worker]):
    """Hands out workers; a guest with many wishes takes turns with the others."""

    def __init__(self, workers: list[_Worker]) -> None:
        self._free = list(workers)
        self._waiting: list[_Waiting[_Worker]] = []
        self._served: OrderedDict[str, int] = OrderedDict()
        """When each guest was served last, by the number of the wish."""
        self._number = 0

    async def take(self, errand: Errand) -> _Worker:
        """Wait for a worker."""
        self._number += 1
        waiting: _Waiting[_Worker] = _Waiting(errand, self._number, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._hand_out()
        try:
            return await waiting.worker
        except asyncio.CancelledError:
            self._withdraw(waiting)
            raise

    def give_back(self, worker: _Worker) -> None:
        """Let the next one have a worker."""
        self._free.append(worker)
        self._hand_out()

    def _withdraw(self, waiting: _Waiting[_Worker]) -> None:
        """Whoever no longer waits may have got a worker a moment ago."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        elif waiting.worker.done() and not waiting.worker.cancelled():
            self.give_back(waiting.worker.result())

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            chosen = min(self._waiting, key=self._rank)
            self._waiting.remove(chosen)
            self._note(chosen.errand.guest)
            if not chosen.worker.cancelled():
                chosen.worker.set_result(self._free.pop())

    def _rank(self, waiting: _Waiting[_Worker]) -> tuple[int, int, int]:
        return waiting.errand.urgency, self._served.get(waiting.errand.guest, 0), waiting.number

    def _note(self, guest: str) -> None:
        self._number += 1
        self._served[guest] = self._number
        self._served.move_to_end(guest)
        if len(self._served) > _REMEMBERED:
            self._served.popitem(last=False)
