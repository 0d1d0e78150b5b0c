"""Kills a server with SIGKILL at random moments under load, and counts what it had accepted."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

from tests.faults.outcome import Outcome
from tests.faults.player import Players, Tally
from tests.table.cluster import new_database
from tests.table.server import Server


def kill_repeatedly(server: Server, kills: int, seed: int = 0, longest: float = 1.0) -> Tally:
    """Kill a server again and again while people and bots play."""
    rng, players = Random(seed), Players(server)
    for _ in range(kills):
        time.sleep(rng.uniform(0.05, longest))
        server.kill()
        server.start()
        players.look()
    return players.go_home()


def on_sqlite(folder: Path, kills: int) -> Outcome:
    """Kill a server on SQLite."""
    return _outcome("SIGKILL, SQLite", Server(str(folder / "killed.sqlite"), folder / "killed.jsonl"), kills)


def on_postgresql(folder: Path, kills: int, cluster: Any) -> Outcome:
    """Kill a server on PostgreSQL."""
    return _outcome("SIGKILL, PostgreSQL", Server(new_database(cluster, "killed"), folder / "killed.jsonl"), kills)


def _outcome(fault: str, server: Server, kills: int) -> Outcome:
    tally = kill_repeatedly(server.start(), kills)
    server.stop()
    return Outcome(fault, f"{kills} kills, {tally.accepted:,} moves accepted", str(tally), tally.held)
