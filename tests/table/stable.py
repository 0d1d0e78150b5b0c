"""Server processes that need not import everything first: they are forked from one that did.

Most of a server's start is importing. Each is a process of its own all the same, with its own environment, log and
process group; it runs the command line from its beginning, and dies as any other.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

import groma
from groma.cli.main import main as groma_main

ROOT = Path(__file__).parent.parent.parent
IMPORTED = (
    "groma.table.server",
    "alembic.command",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
    "webauthn",
)
"""What a server imports only when it needs it."""


class Forked:
    """A running server, with what one may do to a process."""

    def __init__(self, stable: Stable, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._stable = stable

    def poll(self) -> int | None:
        """Return the exit status once the process has ended."""
        if self.returncode is None:
            self.returncode = self._stable.ask(ended=self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end of the process and return its exit status."""
        end = None if timeout is None else time.monotonic() + timeout
        while (status := self.poll()) is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired("groma serve", timeout or 0)
            time.sleep(0.01)
        return status

    def send_signal(self, number: int) -> None:
        """Send a signal, unless the process has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End the process at once."""
        self.send_signal(signal.SIGKILL)


class Stable:
    """The process from which servers are forked; it imports the project's sources, and games from other folders."""

    def __init__(self, sources: str, games: str) -> None:
        self._lock = Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.table.stable"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": sources, "GROMA_GAMES": games},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self, arguments: list[str], environment: dict[str, str], log: Path) -> Forked:
        """Start `groma` with these arguments."""
        return Forked(self, self.ask(arguments=arguments, environment=environment, log=str(log)))

    def ask(self, **wanted: Any) -> Any:
        """Ask for a new process, or how one ended."""
        with self._lock:
            assert self._process.stdin
            assert self._process.stdout
            print(json.dumps(wanted), file=self._process.stdin, flush=True)
            return json.loads(self._process.stdout.readline())


def main() -> None:
    """Import everything, then start servers and tell how they ended, until nobody asks any more."""
    _import_everything()
    for line in sys.stdin:
        wanted = json.loads(line)
        answer = _ended(wanted["ended"]) if "ended" in wanted else _fork(**wanted)
        print(json.dumps(answer), flush=True)


def _import_everything() -> None:
    for module in IMPORTED:
        import_module(module)
    for name in groma.names():
        groma.game(name)


def _ended(pid: int) -> int | None:
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def _fork(arguments: list[str], environment: dict[str, str], log: str) -> int:
    pid = os.fork()
    if pid:
        return pid
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    _write_to(log)
    sys.argv = ["groma", *arguments]
    status = 1
    try:
        groma_main()
        status = 0
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _write_to(log: str) -> None:
    """Let the process write to its log, and read nothing."""
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(written, 1)
    os.dup2(written, 2)


if __name__ == "__main__":
    main()
