"""What a learner gets a second: `python bench/environments.py [--seconds 6] [GAME …]`, after `make wheel`.

Our games through each of their doors, beside PettingZoo's connect four and games of OpenSpiel's own, by turns in one
run, random play on one core, in CPU time; medians of three rounds. A step is one answer of a player; where a door shows
observations and masks, they are made at every step.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

import groma
import groma.env
from groma.kernel.native import kind

ROUNDS = 3
TOGETHER = 64
"""Games that are stepped at once in arrays."""
PEERS = Path(__file__).parent / "peers"
THEIRS = ("pettingzoo connect_four", "openspiel backgammon", "openspiel gin_rummy", "openspiel hanabi")

Measure = Callable[[str, int, float], float]


def engine(game: str, seats: int, seconds: float) -> float:
    """Return the answers a second of the bare engine."""
    rng, steps, start = Random(0), 0, process_time()
    while process_time() - start < seconds:
        state = groma.game(game).new(seats, steps)
        state.logging = False
        while not state.over:
            options = state.options()
            state.play(options[int(rng.random() * len(options))])
            steps += 1
    return steps / (process_time() - start)


def pettingzoo(game: str, seats: int, seconds: float) -> float:
    """Return the steps a second of the PettingZoo environment, one seat after the other."""
    env, rng, steps, start = groma.env.aec(game, seats), Random(0), 0, process_time()
    while process_time() - start < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps / (process_time() - start)


def arrays(game: str, seats: int, seconds: float) -> float:
    """Return the answers a second of many games at once in this process."""
    rng, rows, steps = np.random.default_rng(0), np.arange(TOGETHER), 0
    with groma.env.vector(game, seats, TOGETHER) as games:
        start = process_time()
        while process_time() - start < seconds:
            games.step(games.legal[rows, rng.integers(0, games.counts)])
            steps += TOGETHER
        return steps / (process_time() - start)


def openspiel(game: str, seats: int, seconds: float) -> float:
    """Return the steps a second of the game as OpenSpiel sees it."""
    import pyspiel

    from groma.env import spiel

    spiel.register()
    loaded, rng, steps, start = pyspiel.load_game(f"groma_{game}(players={seats})"), Random(0), 0, process_time()
    while process_time() - start < seconds:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            steps += not state.is_chance_node()
            state.apply_action(actions[int(rng.random() * len(actions))])
    return steps / (process_time() - start)


OURS: dict[str, Measure] = {"engine": engine, "PettingZoo": pettingzoo, "arrays": arrays, "OpenSpiel": openspiel}


def theirs(name: str, seconds: float) -> float:
    """Return the decisions a second of another engine, in the environment of the peers."""
    command = [str(PEERS / ".venv" / "bin" / "python"), str(PEERS / "measure.py"), name, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout.splitlines()[-1])["decisions_per_second"])


def measured(games: list[str], seats: int, seconds: float) -> dict[str, float]:
    """Measure everything by turns, and return the medians."""
    turns: dict[str, Callable[[], float]] = {}
    for game in games:
        for door, measure in OURS.items():
            turns[f"{game}, {door}"] = partial(measure, game, seats, seconds / ROUNDS)
    turns |= {name: partial(theirs, name, seconds / ROUNDS) for name in THEIRS}
    found: dict[str, list[float]] = {name: [] for name in turns}
    for _ in range(ROUNDS):
        for name, turn in turns.items():
            found[name].append(turn())
    return {name: median(each) for name, each in found.items()}


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=groma.names())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0)
    asked: Any = parser.parse_args()
    print(f"Steps a second on one core, ours {kind()}, with {asked.seats} seats.\n\n| | steps a second |\n|---|---|")
    for name, speed in measured(asked.games, asked.seats, asked.seconds).items():
        print(f"| {name} | {speed:,.0f} |")


if __name__ == "__main__":
    main()
