"""Troubles of the place where tables are stored, and of the clock, again and again while people and bots play."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.faults.outcome import Outcome
from tests.faults.player import Players
from tests.patience import until
from tests.table.cluster import gone, new_database, read_only
from tests.table.guest import Guest
from tests.table.server import Server
from tests.table.troubles import full, held_by_another
from tests.table.troubles import read_only as sqlite_read_only

Trouble = Callable[[], AbstractContextManager[None]]
_DAY = 86400


def befall(fault: str, server: Server, trouble: Trouble, times: int) -> Outcome:
    """Let a trouble come and go; between two, the server says that it is well."""
    rng, players, noticed = Random(fault), Players(server), 0
    for _ in range(times):
        with trouble():
            time.sleep(rng.uniform(0.1, 1.5))
            noticed += _health(server) == 503
        until(lambda: _health(server) == 200, "the server does not recover")
        players.look()
    tally = players.go_home()
    server.stop()
    amount = f"{times} times, {tally.accepted:,} moves accepted"
    return Outcome(fault, amount, f"{tally}; `/healthz` said so {noticed} times", tally.held)


def _health(server: Server) -> int:
    return httpx.get(f"{server.url}/healthz", timeout=120).status_code


def on_sqlite(folder: Path, times: int) -> list[Outcome]:
    """Fill the disk, lock the file, and let it be read only."""
    looking: dict[str, Any] = {"modules": "tests.table.toys,tests.table.read_only", "read_only": folder / "read-only"}
    troubles = {"disk full": full, "SQLite held by another": held_by_another, "SQLite read-only": sqlite_read_only}
    outcomes = []
    for number, (fault, trouble) in enumerate(troubles.items()):
        place = str(folder / f"stored-{number}.sqlite")
        server = Server(place, folder / f"stored-{number}.jsonl", database_seconds=0.5, **looking).start()
        outcomes.append(befall(fault, server, partial(trouble, server), times))
    return outcomes


def on_postgresql(folder: Path, times: int, cluster: Any) -> list[Outcome]:
    """End PostgreSQL and start it again; let it be read only."""
    outcomes = []
    for fault, trouble in {"PostgreSQL ends": gone, "PostgreSQL read-only": read_only}.items():
        place = new_database(cluster, f"stored_{trouble.__name__}")
        server = Server(place, folder / f"{trouble.__name__}.jsonl", database_seconds=2).start()
        outcomes.append(befall(fault, server, partial(trouble, cluster), times))
    return outcomes


def clock_jumps(folder: Path, times: int) -> Outcome:
    """Let the clock of the server jump by days, there and back, while a guest is present at a table with a pace."""
    ahead = folder / "ahead"
    ahead.write_text("0")
    modules: dict[str, Any] = {"modules": "tests.table.toys,tests.table.clock", "clock": ahead}
    server = Server(str(folder / "clock.sqlite"), folder / "clock.jsonl", desertion_seconds=60, **modules).start()
    ada, ben, rng = Guest(server.url, "Ada"), Guest(server.url, "Ben"), Random(1)
    table = ada.open("open open", pace=3600)
    for guest in (ada, ben):
        guest.post(f"/api/tables/{table}/seats")
    ada.post(f"/api/tables/{table}/start")
    replaceable, players = 0, Players(server)
    with ben.watch(table):
        for _ in range(times):
            ahead.write_text(str(rng.uniform(-30, 30) * _DAY))
            time.sleep(0.2)
            replaceable += ada.get(f"/api/tables/{table}")["seats"][1]["may_hand_over"]
            players.look()
    tally = players.go_home()
    server.stop()
    amount = f"{times} jumps of up to 30 days, {tally.accepted:,} moves accepted"
    measured = f"{tally}; {replaceable} times a present player could be replaced"
    return Outcome("clock jumps", amount, measured, tally.held and not replaceable)
