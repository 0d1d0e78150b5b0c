"""Several processes behind one port: a parent starts them, starts again what died, and ends them together."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

import structlog

from groma.table.gathering import Berth

log = structlog.get_logger()

Work = Callable[[Berth], None]

_ENDING = (signal.SIGTERM, signal.SIGINT)
_SOON = 5.0
"""Whoever dies within so many seconds of its start is started again only after a pause."""
_PAUSE = 1.0


def can_fork() -> bool:
    """Tell whether this system can split a process in two."""
    return "fork" in get_all_start_methods()


class Crew:
    """The processes of one server; each is split off a parent that has loaded everything and serves nobody."""

    def __init__(self, size: int, work: Work) -> None:
        self._work = work
        self._inboxes, self._outboxes = zip(*(_post() for _ in range(size)), strict=True)
        self._life, self._death = os.pipe()
        """Nothing is ever written there: the one end tells that the other, the parent's, is gone."""
        self._members: dict[int, tuple[BaseProcess, float]] = {}
        self._is_ending = False

    def run(self) -> None:
        """Keep all of them at work until told to stop."""
        for number in _ENDING:
            signal.signal(number, self._end)
        for place in range(len(self._inboxes)):
            self._start(place)
        while self._members:
            wait([process.sentinel for process, _ in self._members.values()])
            for place, (process, since) in list(self._members.items()):
                if process.exitcode is not None:
                    self._replace(place, process.exitcode, since)

    def _replace(self, place: int, status: int, since: float) -> None:
        del self._members[place]
        if self._is_ending:
            return
        log.error("worker died", worker=place, status=status)
        if time.monotonic() - since < _SOON:
            time.sleep(_PAUSE)
        self._start(place)

    def _start(self, place: int) -> None:
        """Split one off; a signal that comes meanwhile waits until it is clear whose it is."""
        signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
        if not self._is_ending:
            process = get_context("fork").Process(target=self._serve, args=(place,))
            process.start()
            self._members[place] = (process, time.monotonic())
            log.info("worker started", worker=place, pid=process.pid)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)

    def _serve(self, place: int) -> None:
        for number in _ENDING:
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
        os.close(self._death)
        structlog.contextvars.bind_contextvars(worker=place)
        self._work(Berth(place, self._inboxes[place], list(self._outboxes), self._life))

    def _end(self, _number: int, _frame: object) -> None:
        self._is_ending = True
        for process, _ in self._members.values():
            with suppress(OSError):
                process.terminate()


def _post() -> tuple[socket.socket, socket.socket]:
    """Return the ends at which one process receives and all others send."""
    inbox, outbox = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    inbox.setblocking(False)
    outbox.setblocking(False)
    return inbox, outbox
