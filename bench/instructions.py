"""Counts the instructions of a decision: valgrind runs random games, so that a busy machine makes no difference."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

WORKLOAD = Path(__file__).with_name("workload.py")
DECISIONS = 4000
"""At least so many are counted of each game."""


def costs(python: Path) -> dict[str, float]:
    """Return the instructions of one decision and one copy of each game, with the engine that a Python sees."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        idle, *played = _run(python, folder)
        start = _instructions(folder, idle[1])
        return {game: (_instructions(folder, process) - start) / int(count) for game, process, count in played}


def _run(python: Path, folder: Path) -> list[list[str]]:
    """Play everything; return game, process and decisions of each, first of the process that plays nothing."""
    counter = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command = [*counter, f"--log-file={folder}/%p", str(python), "-P", str(WORKLOAD), str(DECISIONS)]
    # Of the surroundings nothing is passed on: what they hold changes what is done at the start.
    surroundings = {"PATH": "/usr/bin:/bin", "PYTHONHASHSEED": "0"}
    run = subprocess.run(command, cwd="/", env=surroundings, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(f"{python} cannot play under valgrind: {run.stderr}")
    return [line.split() for line in run.stdout.splitlines()]


def _instructions(folder: Path, process: str) -> int:
    """Return what was counted for one process."""
    told = (folder / process).read_text()
    counted = re.search(r"I\s+refs:\s+([\d,]+)", told)
    assert counted is not None, told
    return int(counted[1].replace(",", ""))
