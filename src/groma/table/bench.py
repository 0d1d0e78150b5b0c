"""How much a server carries: tables of scripted players over websockets, on a server of its own."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from groma.table.database import database_url

PACE = 500
"""Moves a second, of all tables together, at which the latency of a server with air is measured."""
_START_SECONDS = 60
_PATIENCE = 300
"""Seconds to open a connection: thousands are opened at once."""
_WARM_UP = 5.0
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass
class Run:
    """What the players have seen so far."""

    tables: int
    latencies: list[float] = field(default_factory=list)
    is_measured: bool = False
    pause: float = 0.0
    """Seconds from one move of a table to its next; none if everyone answers at once."""


def measure(
    game: str, seats: int, seconds: float, tables: int, database: str = "", processes: int = 1
) -> dict[str, Any]:
    """Measure a server for so many seconds; the database, if one is given, keeps the tables."""
    with tempfile.TemporaryDirectory() as folder:
        where, log = database or str(Path(folder) / "bench.sqlite"), Path(folder) / "log"
        with running_server(where, log, processes) as (process, port):
            before = memory_of(process.pid)
            players = [_players(port, game, seats, number) for number in range(tables)]
            figures = asyncio.run(_run([one for some in players for one in some], process.pid, seconds, tables))
            memory = memory_of(process.pid)
        with running_server(where, log) as (_, port):
            cold = [_cold(port, some[0].first_table) for some in players]
    return {
        "database": database_url(where).get_backend_name(),
        "processes": processes,
        "tables": tables,
        "players": tables * seats,
        **figures,
        "memory_mb": round(memory / 1e6, 1),
        "memory_per_table_kb": round((memory - before) / tables / 1e3, 1),
        "cold_table_moves": max(moves for moves, _ in cold),
        "cold_table_ms": round(median(seconds for _, seconds in cold) * 1e3, 1),
    }


def _cold(port: int, table: str) -> tuple[int, float]:
    """Look at a table that a new server has not seen yet; return its moves and how long it took."""
    start = time.perf_counter()
    news, _ = _call(port, "GET", f"/api/tables/{table}/news?since=1000000")
    return news["position"]["last"], time.perf_counter() - start


@contextmanager
def running_server(database: str, log: Path, processes: int = 1) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Run a server of its own; give out its process and its port."""
    port = _free_port()
    limits = {"GROMA_MOVES_PER_SECOND": "1e9", "GROMA_MOVES_AT_ONCE": "1000000000", "GROMA_MESSAGES_PER_SECOND": "1e9"}
    limits |= {"GROMA_GUESTS_PER_MINUTE": "1000000000"}
    command = [sys.executable, "-c", "from groma.cli.main import main; main()", "serve"]
    with log.open("wb") as output:
        process = subprocess.Popen(
            [*command, "--port", str(port), "--database", database, "--processes", str(processes)],
            env={**os.environ, **limits},
            stdout=output,
            stderr=output,
        )
    try:
        _wait(process, port, log)
        yield process, port
    finally:
        process.terminate()
        process.wait()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _wait(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    until = time.monotonic() + _START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            _call(port, "GET", "/healthz")
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"the server does not start: {log.read_text()}")


def _call(port: int, method: str, path: str, body: object = None, cookie: str = "") -> tuple[dict[str, Any], str]:
    """Make a call; return its answer and the cookie that came with it."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    connection.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = connection.getresponse()
    content = json.loads(answer.read())
    connection.close()
    if answer.status >= 400:
        raise RuntimeError(f"{method} {path}: {content}")
    return content, (answer.headers.get("Set-Cookie") or "").split(";")[0]


def new_table(port: int, game: str, seats: int, number: int) -> tuple[str, list[str]]:
    """Begin a table of people; return its name and the cookie of each."""
    cookies = [_call(port, "POST", "/api/me", {"name": f"Player {number}.{seat}"})[1] for seat in range(seats)]
    plan = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    table = str(_call(port, "POST", "/api/tables", {"game": game, "seats": plan}, cookies[0])[0]["id"])
    for cookie in cookies[1:]:
        _call(port, "POST", f"/api/tables/{table}/seats", {}, cookie)
    _call(port, "POST", f"/api/tables/{table}/start", {}, cookies[0])
    return table, cookies


def _players(port: int, game: str, seats: int, number: int) -> list[_Player]:
    table, cookies = new_table(port, game, seats, number)
    return [_Player(port, table, cookie, number * 10 + seat) for seat, cookie in enumerate(cookies)]


class _Player:
    """Takes any option as soon as it is asked."""

    def __init__(self, port: int, table: str, cookie: str, seed: int) -> None:
        self.port = port
        self.table = table
        self.first_table = table
        self.cookie = cookie
        self.seed = seed
        self.rng = Random(seed)
        self.sent = 0.0

    async def _think(self, run: Run) -> None:
        """Wait for the table's next beat; the tables beat one after the other."""
        if run.pause:
            offset = run.pause * (self.seed // 10) / run.tables
            await asyncio.sleep(run.pause - (time.perf_counter() - offset) % run.pause)

    async def play(self, run: Run) -> None:
        """Play until cancelled; after the end of a game, a rematch."""
        while True:
            address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live?since=1000000"
            headers = {"Cookie": self.cookie}
            async with connect(address, additional_headers=headers, compression=None, open_timeout=_PATIENCE) as watch:
                await self._play(watch, run)
            path = f"/api/tables/{self.table}/rematch"
            self.table = (await asyncio.to_thread(_call, self.port, "POST", path, {}, self.cookie))[0]["id"]

    async def _play(self, watch: ClientConnection, run: Run) -> None:
        async for text in watch:
            message = json.loads(text)
            if message["type"] == "accepted" and run.is_measured:
                run.latencies.append(time.perf_counter() - self.sent)
            if message["type"] != "news":
                continue
            if message["table"]["status"] == "finished":
                return
            await self._answer(watch, message["position"], run)

    async def _answer(self, watch: ClientConnection, position: dict[str, Any], run: Run) -> None:
        question = position["question"]
        if question:
            action = self.rng.choice(question["options"])["id"]
            await self._think(run)
            self.sent = time.perf_counter()
            await watch.send(json.dumps({"type": "play", "n": position["n"], "action": action}))


async def _run(players: list[_Player], pid: int, seconds: float, tables: int) -> dict[str, float]:
    """Let everyone play at once, then at a pace."""
    run = Run(tables)
    tasks = [asyncio.create_task(player.play(run)) for player in players]
    at_once = await _phase(run, pid, seconds)
    run.pause = tables / PACE
    paced = await _phase(run, pid, seconds)
    for task in tasks:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome
    return {**at_once, **{f"paced_{name}": figure for name, figure in paced.items()}}


async def _phase(run: Run, pid: int, seconds: float) -> dict[str, float]:
    await asyncio.sleep(_WARM_UP)
    run.latencies = []
    run.is_measured = True
    start, server, own = time.perf_counter(), cpu_of(pid), time.process_time()
    await asyncio.sleep(seconds)
    run.is_measured = False
    passed = time.perf_counter() - start
    return {
        **_figures(run.latencies, passed),
        "server_cpu": round((cpu_of(pid) - server) / passed, 2),
        "client_cpu": round((time.process_time() - own) / passed, 2),
    }


def _figures(latencies: list[float], passed: float) -> dict[str, float]:
    ordered = sorted(latencies) or [0.0]
    return {
        "moves_per_second": round(len(latencies) / passed, 1),
        "p50_ms": round(ordered[len(ordered) // 2] * 1e3, 1),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1e3, 1),
    }


def memory_of(pid: int) -> int:
    """Return the resident memory of a server, where the system tells it; what its processes share is counted once."""
    children = _children(pid)
    told = [Path(f"/proc/{one}/smaps_rollup") for one in [pid, *children]]
    wanted = re.compile(r"^Pss:\s+(\d+) kB" if children else r"^Rss:\s+(\d+) kB", re.MULTILINE)
    parts = [wanted.search(file.read_text()) for file in told if file.exists()]
    return sum(int(part[1]) * 1024 for part in parts if part)


def cpu_of(pid: int) -> float:
    """Return the processor seconds of a server with its processes, where the system tells them."""
    told = [Path(f"/proc/{one}/stat") for one in [pid, *_children(pid)]]
    fields = [file.read_text().rsplit(")", 1)[1].split() for file in told if file.exists()]
    return sum(int(one[11]) + int(one[12]) for one in fields) / _TICKS


def _children(pid: int) -> list[int]:
    """Return the processes that were split off a server, which have its command line; those of bots do not."""
    file = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(one) for one in file.read_text().split()] if file.exists() else []
    return [one for one in found if _command(one) == _command(pid)]


def _command(pid: int) -> str:
    file = Path(f"/proc/{pid}/cmdline")
    return file.read_text() if file.exists() else ""
