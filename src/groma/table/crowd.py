"""Scripted players over websockets, who cost little: what is measured is the server beside them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_MASKED = 0x80
_NO_MASK = bytes(4)
"""A player must mask what it sends; nobody reads along here."""
_KEY = "Z3JvbWEgZ3JvbWEgZ3JvbQ=="


class _Option(msgspec.Struct):
    id: int


class _Question(msgspec.Struct):
    options: list[_Option]


class _Position(msgspec.Struct):
    n: int
    question: _Question | None


class _Table(msgspec.Struct):
    status: str


class _Message(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    table: _Table | None = None
    position: _Position | None = None
    message: str = ""


_read = msgspec.json.Decoder(_Message).decode


@dataclass
class Run:
    """What the players have seen so far."""

    tables: int
    latencies: list[float] = field(default_factory=list)
    is_measured: bool = False
    pause: float = 0.0
    """Seconds from one move of a table to its next; none if everyone answers at once."""


class Socket(asyncio.Protocol):
    """A websocket without anything that a player can do without."""

    def __init__(self, path: str, cookie: str, take: Callable[[bytes], None]) -> None:
        self._head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {_KEY}\r\nCookie: {cookie}\r\n\r\n"
        )
        self._take = take
        self._rest = b""
        self._is_open = False
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for a websocket."""
        self._transport = transport
        transport.write(self._head.encode())

    def connection_lost(self, problem: Exception | None) -> None:
        """Let whoever waits go on."""
        if not self.closed.done():
            self.closed.set_result(None)

    def fail(self, problem: str) -> None:
        """Let whoever waits know what went wrong."""
        if not self.closed.done():
            self.closed.set_exception(RuntimeError(problem))

    def send(self, text: bytes) -> None:
        """Send a short message."""
        self._send(_TEXT, text)

    def close(self) -> None:
        """Leave as a browser does."""
        self._send(_CLOSE, b"\x03\xe8")
        self._transport.close()

    def _send(self, kind: int, content: bytes) -> None:
        self._transport.write(bytes((kind, _MASKED | len(content))) + _NO_MASK + content)

    def data_received(self, data: bytes) -> None:
        """Take every message that is complete."""
        data = self._rest + data if self._rest else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head:
                self.fail(f"no websocket: {head!r}")
            self._is_open = True
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        start = 0
        while len(data) - start >= 2:
            length, begin = data[start + 1], start + 2
            if length >= 126:
                begin = start + (4 if length == 126 else 10)
                length = int.from_bytes(data[start + 2 : begin], "big")
            if len(data) < begin + length:
                break
            self._frame(data[start], data[begin : begin + length])
            start = begin + length
        return data[start:]

    def _frame(self, kind: int, content: bytes) -> None:
        if kind == _TEXT:
            self._take(content)
        elif kind == _PING:
            self._send(_PONG, content)


class Player:
    """Takes any option as soon as it is asked; after the end of a game, a rematch."""

    def __init__(self, port: int, table: str, cookie: str, seed: int, rematch: Callable[[str, str], str]) -> None:
        self.port = port
        self.table = table
        self.first_table = table
        self.cookie = cookie
        self.seed = seed
        self.rng = Random(seed)
        self._rematch = rematch
        self._answered = -1
        self._sent = 0.0

    async def play(self, run: Run) -> None:
        """Play until cancelled."""
        self._run = run
        while True:
            await self._game()
            self.table = await asyncio.to_thread(self._rematch, self.table, self.cookie)

    async def _game(self) -> None:
        self._answered, self._is_over = -1, False
        socket = self._socket = Socket(f"/api/tables/{self.table}/live?since=1000000", self.cookie, self._take)
        await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", self.port)
        await socket.closed
        if not self._is_over:
            raise RuntimeError(f"{self.table}: the server closed the websocket")

    def _take(self, text: bytes) -> None:
        message = _read(text)
        if message.type == "accepted" and self._run.is_measured:
            self._run.latencies.append(time.perf_counter() - self._sent)
        elif message.type == "refused":
            self._socket.fail(f"a move was refused: {message.message}")
        elif message.table is not None and message.table.status == "finished":
            self._is_over = True
            self._socket.close()
        elif message.position is not None and message.position.question and message.position.n != self._answered:
            self._answer(message.position.n, self.rng.choice(message.position.question.options).id)

    def _answer(self, n: int, action: int) -> None:
        """Answer at the table's next beat; the tables beat one after the other."""
        self._answered = n
        if not self._run.pause:
            self._play(n, action)
            return
        pause, run = self._run.pause, self._run
        offset = pause * (self.seed // 10) / run.tables
        wait = pause - (time.perf_counter() - offset) % pause
        asyncio.get_running_loop().call_later(wait, self._play, n, action)

    def _play(self, n: int, action: int) -> None:
        self._sent = time.perf_counter()
        self._socket.send(b'{"type":"play","n":%d,"action":%d}' % (n, action))
