"""Real server processes for tests."""

from __future__ import annotations

import json
import os
import signal
import socket
import time
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import httpx

from tests.patience import PATIENCE
from tests.table.stable import Forked, Stable

ROOT = Path(__file__).parent.parent.parent


_one_at_a_time = Lock()
"""Two servers that start at once are forked from the same process."""


@cache
def _stable(sources: str, games: str) -> Stable:
    return Stable(sources, games)


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """The table, in one process or in several."""

    def __init__(self, database: str, log: Path, processes: int = 1, **settings: object) -> None:
        self.database = database
        self.processes = processes
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "GROMA_MODULES": "tests.table.toys",
            "GROMA_MOVES_PER_SECOND": "100000",
            "GROMA_MOVES_AT_ONCE": "100000",
            "GROMA_MESSAGES_PER_SECOND": "100000",
            "GROMA_CHAT_AT_ONCE": "1000",
            "GROMA_GUESTS_PER_MINUTE": "100000",
            "GROMA_ACCOUNTS_PER_HOUR": "100000",
            "GROMA_BOT_WORKERS": "1",
            "GROMA_HINT_SECONDS": "0.2",
            "GROMA_REVIEW_SIMULATIONS": "4",
            **{f"GROMA_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.process: Forked | None = None

    def start(self) -> Server:
        """Start the process and wait until it answers."""
        serve = ["serve", "--port", str(self.port), "--database", self.database]
        serve += ["--processes", str(self.processes)]
        with _one_at_a_time:
            stable = _stable(self.environment["PYTHONPATH"], self.environment.get("GROMA_GAMES", ""))
        self.process = stable.start(serve, self.environment, self.log)
        self._wait()
        return self

    def _wait(self) -> None:
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        with httpx.Client(verify=False) as http:
            while time.monotonic() < until and self.process.poll() is None:
                try:
                    if http.get(f"{self.url}/healthz").status_code == 200:
                        return
                except httpx.TransportError:
                    time.sleep(0.05)
        raise RuntimeError(f"the server does not start: {self.log.read_text()}")

    def stop(self) -> int:
        """Ask the process to end, and wait for it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End the process at once, with its workers, as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def lines(self) -> list[dict[str, Any]]:
        """Return what the server logged, line by line, without a line that is still being written."""
        whole, _, _ = self.log.read_text().rpartition("\n")
        return [json.loads(line) for line in whole.splitlines() if line.startswith("{")]
