"""What a move costs a server apart from the network: `python bench/work.py [MOVES] [TABLES]`.

The application runs in this process on a SQLite of its own. The three players of each table watch it over the
application's own interface for websockets, so that nothing but its work is measured: processor time, which a busy
machine changes little. What the players themselves need is taken off. To compare two versions, run each by turns with
its sources in PYTHONPATH.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

LIMITS = {"GROMA_MOVES_PER_SECOND": "1e9", "GROMA_MOVES_AT_ONCE": "1000000000", "GROMA_GUESTS_PER_MINUTE": "1000000000"}


class Option(msgspec.Struct):
    """An answer that may be given."""

    id: int


class Question(msgspec.Struct):
    """What a player is asked."""

    options: list[Option]


class Position(msgspec.Struct):
    """What a player needs of a position."""

    n: int
    question: Question | None


class Message(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    position: Position | None = None


READ = msgspec.json.Decoder(Message).decode


class Player:
    """One websocket of the application, and someone who takes any option as soon as it is asked."""

    moves = 0
    seconds = 0.0

    def __init__(self, app: Any, table: str, cookie: str, seed: int) -> None:
        self.app = app
        self.rng = Random(seed)
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/live"
        self.scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "scheme": "ws", "path": path, "raw_path": path.encode(),
            "root_path": "", "query_string": b"since=1000000", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
            "headers": [(b"host", b"here"), (b"cookie", cookie.encode())], "subprotocols": [], "state": {},
            "extensions": {"groma.way_out": self._take_at_once},
        }  # fmt: skip

    async def watch(self) -> None:
        """Play until cancelled."""
        await self.app(self.scope, self.inbox.get, self._take)

    async def _take(self, message: dict[str, Any]) -> None:
        start = time.process_time()
        if message["type"] == "websocket.send":
            self._read(READ(message["text"]))
        Player.seconds += time.process_time() - start

    def _take_at_once(self, texts: list[bytes]) -> bool:
        start = time.process_time()
        for text in texts:
            self._read(READ(text))
        Player.seconds += time.process_time() - start
        return True

    def _read(self, message: Message) -> None:
        if message.type == "accepted":
            Player.moves += 1
        elif message.position and message.position.question:
            action = self.rng.choice(message.position.question.options).id
            move = {"type": "play", "n": message.position.n, "action": action}
            self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(move)})


async def begin(app: Any, number: int) -> list[Player]:
    """Begin a table for three."""
    people = [httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") for _ in range(3)]
    for one in people:
        await one.post("/api/me", json={"name": "Player"})
    plan = {"game": "praetor", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "seed": number}
    table = (await people[0].post("/api/tables", json=plan)).json()["id"]
    for one in people[1:]:
        await one.post(f"/api/tables/{table}/seats", json={})
    (await people[0].post(f"/api/tables/{table}/start", json={})).raise_for_status()
    cookies = ["; ".join(f"{name}={value}" for name, value in one.cookies.items()) for one in people]
    return [Player(app, table, cookie, number * 3 + seat) for seat, cookie in enumerate(cookies)]


async def main(moves: int, tables: int) -> None:
    """Play so many moves, a tenth more to warm up."""
    os.environ |= LIMITS
    from groma.table import logs
    from groma.table.app import create_app
    from groma.table.settings import Settings

    logs.set_up()
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings.from_environment(database=str(Path(folder, "work.sqlite"))))
        async with app.router.lifespan_context(app):
            players = [one for number in range(tables) for one in await begin(app, number)]
            _keep_rubbish()
            watching = [asyncio.create_task(one.watch()) for one in players]
            await _until(moves // 10)
            played, own, start = Player.moves, Player.seconds, time.process_time()
            await _until(played + moves)
            used = time.process_time() - start - (Player.seconds - own)
            played = Player.moves - played
            for one in watching:
                one.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
    print(json.dumps({"moves": played, "us_a_move": round(used / played * 1e6, 1)}))


def _keep_rubbish() -> None:
    """Look for rubbish as rarely as `groma serve` does."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


async def _until(moves: int) -> None:
    while Player.moves < moves:
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    import uvloop

    given = dict(enumerate(sys.argv))
    uvloop.run(main(int(given.get(1, 3_000)), int(given.get(2, 60))))
