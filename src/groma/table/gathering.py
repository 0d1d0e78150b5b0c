"""The websockets of a table gather in one process, whichever accepted them, so that its moves are followed once.

Nothing depends on it: where it fails, a websocket stays where it is, and the processes tell each other of the moves.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import structlog
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

log = structlog.get_logger()

_LONGEST_HEAD = 100_000


@dataclass(frozen=True)
class Berth:
    """The place of one process among those that share a port."""

    place: int
    inbox: socket.socket
    outboxes: list[socket.socket]
    life: int
    """Can be read from once the parent is gone."""

    def protocol(self) -> type[HttpToolsProtocol]:
        """Return what speaks HTTP here and hands websockets over."""
        berth = self

        class Gathering(HttpToolsProtocol):
            def handle_websocket_upgrade(self) -> None:
                if not berth.hand_over(self):
                    super().handle_websocket_upgrade()

        return Gathering

    def hand_over(self, asked: HttpToolsProtocol) -> bool:
        """Send a websocket to the process of its table; false if it stays."""
        place = place_of(asked.url, len(self.outboxes))
        if place == self.place:
            return False
        try:
            socket.send_fds(self.outboxes[place], [_head(asked)], [asked.transport.get_extra_info("socket").fileno()])
        except OSError as problem:
            log.warning("websocket not handed over", to=place, problem=str(problem))
            return False
        asked.transport.abort()
        return True


def place_of(url: bytes, places: int) -> int:
    """Return where the websockets of an address gather: those of one table in one place."""
    return crc32(url.partition(b"?")[0]) % places


class Server(uvicorn.Server):
    """One process of several: takes in websockets that others accepted, and ends with its parent."""

    def __init__(self, config: uvicorn.Config, berth: Berth) -> None:
        super().__init__(config)
        self.berth = berth
        self._adopted: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors."""
        await super().startup(sockets)
        loop = asyncio.get_running_loop()
        loop.add_reader(self.berth.life, self._end)
        loop.add_reader(self.berth.inbox, self._take_in)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self.berth.life)
        os.kill(os.getpid(), signal.SIGTERM)

    def _take_in(self) -> None:
        try:
            head, files, _, _ = socket.recv_fds(self.berth.inbox, _LONGEST_HEAD, 1)
        except BlockingIOError:
            return
        for file in files:
            task = asyncio.create_task(self._adopt(socket.socket(fileno=file), head))
            self._adopted.add(task)
            task.add_done_callback(self._adopted.discard)

    async def _adopt(self, connection: socket.socket, head: bytes) -> None:
        connection.setblocking(False)
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)
        protocol.data_received(head)

    def _protocol(self) -> Any:
        spoken: Any = self.config.http_protocol_class
        return spoken(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def _head(asked: HttpToolsProtocol) -> bytes:
    """Return a request as it came."""
    lines = [asked.scope["method"].encode() + b" " + asked.url + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in asked.scope["headers"]]
    return b"\r\n".join([*lines, b"", b""])
