"""`groma serve --processes`: several processes behind one port."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from groma.table.gathering import place_of
from tests.cli.command import assert_refused, run
from tests.patience import PATIENCE, until
from tests.table.players import Player, check_game, seat
from tests.table.server import Server

WORKERS = 2


@pytest.fixture
def crew(postgresql: Callable[[str], str], tmp_path: Path) -> Iterator[Server]:
    """Two processes behind one port."""
    server = Server(postgresql("crew"), tmp_path / "crew.jsonl", processes=WORKERS, lease_seconds=1)
    yield server.start()
    if server.process is not None and server.process.poll() is None:
        server.kill()


def told(server: Server, event: str) -> list[dict[str, Any]]:
    """Return what the log tells of one kind of event; of a killed process Python itself tells the semaphores."""
    whole, _, _ = server.log.read_text().rpartition("\n")
    lines = [json.loads(line) for line in whole.splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


def is_gone(pid: int) -> bool:
    """Tell whether there is no such process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def gathers_at(worker: int, table: str) -> bool:
    """Tell whether the websockets of a table gather in a worker."""
    return place_of(f"/api/tables/{table}/live?since=0".encode(), WORKERS) == worker


def test_sqlite_is_served_by_one_process(tmp_path: Path) -> None:
    refused = run("serve", "--processes", "2", "--database", str(tmp_path / "tables.sqlite"))
    assert_refused(refused, "--processes 2 needs PostgreSQL", "with SQLite --processes is 1")


def test_a_killed_worker_loses_no_move_and_is_started_again(crew: Server, tmp_path: Path) -> None:
    pairs = [[Player(f"{name} {number}", [crew], number) for name in ("Ada", "Ben")] for number in range(WORKERS)]
    tables = [seat(pairs[number], 0, partial(gathers_at, number)) for number in range(WORKERS)]
    with pairs[1][0].guest.watch(tables[1]) as watch:
        watch.until(20)
    first = {line["worker"]: line["pid"] for line in told(crew, "worker started")}
    assert set(first) == set(range(WORKERS))
    os.kill(first[1], signal.SIGKILL)
    for pair, table in zip(pairs, tables, strict=True):
        check_game(pair, table, tmp_path)
    assert [player.reconnected > 0 for pair in pairs for player in pair] == [False, False, True, True]
    assert [(line["worker"], line["status"]) for line in told(crew, "worker died")] == [(1, -signal.SIGKILL)]
    closed = {line["table"]: line["worker"] for line in told(crew, "websocket closed")}
    assert sorted(closed.values()) == list(range(WORKERS))


def test_all_workers_end_with_their_parent(crew: Server) -> None:
    workers = [line["pid"] for line in told(crew, "worker started")]
    until(lambda: len(told(crew, "open")) == WORKERS, "not all workers have opened")
    assert crew.stop() == 0
    assert sorted(line["worker"] for line in told(crew, "closed")) == list(range(WORKERS))
    assert all(is_gone(pid) for pid in workers)
    crew.start()
    assert crew.process
    crew.process.kill()
    assert crew.process.wait(PATIENCE) == -signal.SIGKILL
    workers = [line["pid"] for line in told(crew, "worker started")]
    until(lambda: all(is_gone(pid) for pid in workers), "a worker outlives its parent")
