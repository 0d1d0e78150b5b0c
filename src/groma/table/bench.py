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
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Any

from uvicorn.loops.auto import auto_loop_factory

from groma.table.crowd import Player, Run
from groma.table.database import database_url

PACE = 500
"""Moves a second, of all tables together, at which the latency of a server with air is measured."""
_START_SECONDS = 60
_WARM_UP = 5.0
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def measure(
    game: str, seats: int, seconds: float, tables: int, database: str = "", processes: int = 1
) -> dict[str, Any]:
    """Measure a server for so many seconds; the database, if one is given, keeps the tables."""
    with tempfile.TemporaryDirectory() as folder:
        where, log = database or str(Path(folder) / "bench.sqlite"), Path(folder) / "log"
        with running_server(where, log, processes) as (process, port):
            before = memory_of(process.pid)
            figures, begun = load(process.pid, port, game, seats, seconds, tables)
            memory = memory_of(process.pid)
        with running_server(where, log) as (_, port):
            cold = [_cold(port, table) for table in begun]
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


def load(pid: int, port: int, game: str, seats: int, seconds: float, tables: int) -> tuple[dict[str, float], list[str]]:
    """Let players play on a server, flat out and at a pace; return the figures and the tables that were begun."""
    players = [_players(port, game, seats, number) for number in range(tables)]
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        figures = runner.run(_run([one for some in players for one in some], pid, seconds, tables))
    return figures, [some[0].first_table for some in players]


def _cold(port: int, table: str) -> tuple[int, float]:
    """Look at a table that a new server has not seen yet; return its moves and how long it took."""
    start = time.perf_counter()
    news, _ = _call(port, "GET", f"/api/tables/{table}/news?since=1000000")
    return news["position"]["last"], time.perf_counter() - start


@contextmanager
def running_server(
    database: str, log: Path, processes: int = 1, python: str = sys.executable, sources: str = ""
) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Run a server of its own, of any Python and of any sources; give out its process and its port."""
    port = _free_port()
    limits = {"GROMA_MOVES_PER_SECOND": "1e9", "GROMA_MOVES_AT_ONCE": "1000000000", "GROMA_MESSAGES_PER_SECOND": "1e9"}
    limits |= {"GROMA_GUESTS_PER_MINUTE": "1000000000"}
    limits |= {"PYTHONPATH": sources} if sources else {}
    # A version from before there were several must be measured, too.
    several = ["--processes", str(processes)] if processes > 1 else []
    command = [python, "-c", "from groma.cli.main import main; main()", "serve"]
    with log.open("wb") as output:
        process = subprocess.Popen(
            [*command, "--port", str(port), "--database", database, *several],
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


def _players(port: int, game: str, seats: int, number: int) -> list[Player]:
    def rematch(table: str, cookie: str) -> str:
        return str(_call(port, "POST", f"/api/tables/{table}/rematch", {}, cookie)[0]["id"])

    table, cookies = new_table(port, game, seats, number)
    return [Player(port, table, cookie, number * 10 + seat, rematch) for seat, cookie in enumerate(cookies)]


async def _run(players: list[Player], pid: int, seconds: float, tables: int) -> dict[str, float]:
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
    passed, used = time.perf_counter() - start, cpu_of(pid) - server
    return {
        **_figures(run.latencies, passed),
        "moves_per_cpu_second": round(len(run.latencies) / used, 1) if used else 0.0,
        "server_cpu": round(used / passed, 2),
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
