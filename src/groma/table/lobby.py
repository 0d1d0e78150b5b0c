"""The first page, live: whoever has it open is told that something changed, and that a table was found."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from groma.table.background import for_ever
from groma.table.hall import Hall
from groma.table.limits import Bucket, Limits, network_of
from groma.table.live import OPEN, Live
from groma.table.seeks import LOBBY, Seeks
from groma.table.watching import TOO_MUCH, TRY_LATER
from groma.table.wire.base import encoded
from groma.table.wire.lobby import LobbyNews

_BEAT: Final = 20.0
_GATHERED: Final = 0.5
"""Seconds in which changes are gathered."""


class Visit:
    """One first page that is open."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.changed = asyncio.Event()
        self.found: str | None = None


class Lobby:
    """All first pages that are open in this process."""

    def __init__(self, hall: Hall, seeks: Seeks, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self.seeks = seeks
        self._visits: defaultdict[str, set[Visit]] = defaultdict(set)
        """By guest, or by address where nobody is known."""
        hall.listeners.append(self._notice)
        seeks.tell = self.tell

    async def run(self) -> None:
        """Say every few seconds who is still here."""
        await for_ever(self._stay)

    async def _stay(self) -> None:
        await asyncio.sleep(_BEAT)
        if self._visits:
            await self.seeks.stay(list(self._visits))

    def hear(self, message: str) -> None:
        """Take over what another process tells."""
        guest, _, table = message.removeprefix(LOBBY).partition(":")
        self.tell({guest: table} if table else {})

    def tell(self, found: dict[str, str]) -> None:
        """Let all look again; those whose table was found are led there."""
        for guest, table in found.items():
            for visit in self._visits.get(guest, ()):
                visit.found = table
        self._wake(list(self._visits))

    def _notice(self, live: Live) -> None:
        is_for_all = live.row.listed and live.progress.status == OPEN
        self._wake(list(self._visits) if is_for_all else live.humans())

    def _wake(self, guests: list[str]) -> None:
        for guest in guests:
            for visit in self._visits.get(guest, ()):
                visit.changed.set()

    async def serve(self, socket: WebSocket, guest: str | None) -> None:
        """Serve one page until it closes."""
        who = guest or f"address {network_of(socket.client.host if socket.client else '')}"
        if len(self._visits.get(who, ())) >= self.hall.settings.websockets_per_guest:
            await socket.close(TRY_LATER, "too many websockets")
            return
        visit = Visit(socket)
        self._visits[who].add(visit)
        telling = asyncio.create_task(self._tell(visit))
        try:
            await self._listen(socket, who)
        finally:
            telling.cancel()
            self._visits[who].discard(visit)
            if not self._visits[who]:
                del self._visits[who]

    async def _listen(self, socket: WebSocket, who: str) -> None:
        """Wait until the page closes; whatever it says is a sign of life."""
        settings = self.hall.settings
        budget = Bucket(settings.messages_at_once, settings.messages_per_second)
        while (await socket.receive())["type"] != "websocket.disconnect":
            if not self.limits.may_send(who, budget):
                await socket.close(TOO_MUCH, "too many messages")
                return

    async def _tell(self, visit: Visit) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await visit.changed.wait()
                await asyncio.sleep(_GATHERED)
                visit.changed.clear()
                found, visit.found = visit.found, None
                await visit.socket.send_text(encoded(LobbyNews(type="lobby", found=found)).decode())
