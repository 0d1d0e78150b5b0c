"""Servers of several versions side by side: `python bench/server.py [OPTIONS] VERSION …`.

A version is a Python in whose environment Groma is installed, or a folder of sources (with compiled modules among them,
if they are to be measured) which this Python then runs. Each serves tables of scripted players over websockets, first
flat out, then at a pace, by turns for some rounds. What counts most is moves per second of the processor of the server
process, which a busy machine changes little; the first version is what the others are compared with.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median

from groma.table.bench import load, running_server

FIGURES = {
    "moves_per_cpu_second": "moves a CPU second",
    "moves_per_second": "moves a second",
    "p50_ms": "ms, half",
    "p99_ms": "ms, 99 %",
    "server_cpu": "cores",
    "paced_moves_per_second": "paced moves",
    "paced_p50_ms": "paced ms, half",
    "paced_p99_ms": "paced ms, 99 %",
    "paced_server_cpu": "paced cores",
}


def given() -> argparse.Namespace:
    """Return what was asked for."""
    asked = argparse.ArgumentParser(description="Servers of several versions side by side.")
    asked.add_argument("versions", nargs="+", help="a Python with Groma, or a folder of sources")
    asked.add_argument("--game", default="praetor")
    asked.add_argument("--seats", type=int, default=3)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--seconds", type=float, default=5.0, help="of each of the two phases")
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--database", default="", help="URL of a PostgreSQL; without it, a SQLite for each run")
    asked.add_argument("--processes", type=int, default=1)
    return asked.parse_args()


def measured(version: str, asked: argparse.Namespace) -> dict[str, float]:
    """Measure a server of one version."""
    is_sources = Path(version).is_dir()
    python, sources = (sys.executable, str(Path(version).resolve())) if is_sources else (version, "")
    with tempfile.TemporaryDirectory() as folder:
        where, log = asked.database or str(Path(folder, "bench.sqlite")), Path(folder, "log")
        with running_server(where, log, asked.processes, python, sources) as (process, port):
            return load(process.pid, port, asked.game, asked.seats, asked.seconds, asked.tables)[0]


def main() -> None:
    """Measure by turns, a line of JSON for each run; then the medians, and how many times the first."""
    asked = given()
    runs: dict[str, list[dict[str, float]]] = {version: [] for version in asked.versions}
    for _ in range(asked.rounds):
        for version in asked.versions:
            runs[version].append(measured(version, asked))
            print(json.dumps({"version": version, **runs[version][-1]}), flush=True)
    for key, heading in FIGURES.items():
        middle = [median(run[key] for run in runs[version]) for version in asked.versions]
        times = [f"{figure / middle[0]:.2f}" if middle[0] else "-" for figure in middle]
        print(f"{heading:20}", *(f"{one:>12,.1f} ({other})" for one, other in zip(middle, times, strict=True)))


if __name__ == "__main__":
    main()
