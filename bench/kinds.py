"""Compiled beside interpreted, in one run: `python bench/kinds.py .play/bin/groma .venv/bin/groma`.

Each game is measured by `groma bench` of the one and of the other by turns, pinned to one core; medians of the rounds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from statistics import median

import groma
from groma.cli.bench_engine import HEADINGS, Figures

ROUNDS = 3
SECONDS = 2.0
FIGURES = {key: heading for key, heading in HEADINGS.items() if key.endswith(("_per_second", "_us"))}


def figures(groma_of: str, game: str) -> Figures:
    """Measure one game with one of the two."""
    command = [groma_of, "bench", game, "--json", "--seconds", str(SECONDS)]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    measured: Figures = json.loads(printed)["engine"][game]
    return measured


def medians(rounds: list[Figures]) -> Figures:
    """Return the middle of each figure."""
    return {key: median(each[key] for each in rounds) for key in FIGURES}


def main(compiled: str, interpreted: str) -> None:
    """Print a line for each game and figure: interpreted, compiled, how many times as fast."""
    os.sched_setaffinity(0, {0})
    for game in groma.names():
        rounds = [(figures(interpreted, game), figures(compiled, game)) for _ in range(ROUNDS)]
        slow, fast = medians([one for one, _ in rounds]), medians([other for _, other in rounds])
        for key, heading in FIGURES.items():
            times = slow[key] / fast[key] if key.endswith("_us") else fast[key] / slow[key]
            print(f"{game:11} {heading:24} {slow[key]:>12,.2f} {fast[key]:>12,.2f} {times:6.2f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:3])
