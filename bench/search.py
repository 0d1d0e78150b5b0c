"""How fast a search is and where its time goes: `python bench/search.py .play/bin/python .venv/bin/python`.

Simulations per second of CPU time, three seats, over positions of a game between `medium` bots, compiled and
interpreted; then, interpreted, the shares of what each simulation calls. A share includes what is called in turn.
"""

from __future__ import annotations

import subprocess
import sys
from cProfile import Profile
from random import Random
from typing import Any

import groma
from groma.bots import bot
from groma.cli.bench_engine import simulations_per_second
from groma.kernel import Game, State

SEATS = 3
SECONDS = 8.0
CALLED = {"comparing options": "best_first", "evaluate": "evaluate", "promising": "promising", "play": "play"}
"""What the table calls it, and the function."""


def positions(game: Game[Any]) -> list[State]:
    """Return one decision in so many of a game between `medium` bots."""
    state, samples = game.new(SEATS, 0), []
    bots = [bot("medium", seat) for seat in range(SEATS)]
    decisions = 0
    while not state.over:
        seat = state.waiting[0]
        if len(state.options(seat)) > 1:
            decisions += 1
            if decisions % 8 == 0:
                samples.append(state.copy())
        state.play(bots[seat].answer(state, seat), seat)
    return samples


def shares(game: Game[Any]) -> list[float]:
    """Return the share of the time that goes into each function, by the profile of a search."""
    samples, profile = positions(game), Profile()
    profile.runcall(simulations_per_second, samples, Random(0), SECONDS)
    spent, whole = dict.fromkeys(CALLED.values(), 0.0), 0.0
    for entry in profile.getstats():
        whole += entry.inlinetime
        name = "" if isinstance(entry.code, str) else entry.code.co_name
        if name in spent:
            spent[name] = max(spent[name], entry.totaltime)
    return [spent[name] / whole for name in CALLED.values()]


def speed(python: str, game: str) -> float:
    """Return the simulations per second with another Python."""
    command = [python, __file__, "speed", game]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main(compiled: str, interpreted: str) -> None:
    """Print the table."""
    print("| game | compiled | interpreted | " + " | ".join(CALLED) + " |")
    for name in groma.names():
        speeds = [f"{speed(python, name):,.0f}" for python in (compiled, interpreted)]
        parts = [f"{share:.0%}" for share in shares(groma.game(name))]
        print("| " + " | ".join([name, *speeds, *parts]) + " |", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "speed":
        print(simulations_per_second(positions(groma.game(sys.argv[2])), Random(0), SECONDS))
    else:
        main(*sys.argv[1:3])
