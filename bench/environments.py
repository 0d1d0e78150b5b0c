"""What a learner gets a second: `python bench/environments.py [--seconds 6] [GAME …]`, after `make wheel`.

Our games through each of their doors, beside PettingZoo's connect four and games of OpenSpiel's own, by turns in one
run, random play on one core; medians of three rounds, in CPU time, so that a busy machine matters little. A step is one
answer of a player; where a door shows observations and masks, they are made at every step.
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

CLONES = "clones of a state"

Measure = Callable[[str, int, float], float]


def legal_ids(game: str, seats: int, seconds: float) -> float:
    """Return the answers a second of the bare engine, chosen among the ids of what is legal."""
    return _played(game, seats, seconds, lambda state: None)


def observed(game: str, seats: int, seconds: float) -> float:
    """Return the same where what the asked seat knows is encoded before each answer."""
    return _played(game, seats, seconds, lambda state: state.encode(state.waiting[0]))


def clones(game: str, seats: int, seconds: float) -> float:
    """Return the copies a second of the states of a game."""
    rng, states, copies = Random(0), [groma.game(game).new(seats, 0)], 0
    states[0].logging = False
    while not states[-1].over:
        states.append(states[-1].copy())
        states[-1].play(rng.choice(states[-1].options()))
    start = process_time()
    while process_time() - start < seconds:
        for state in states:
            state.copy()
        copies += len(states)
    return copies / (process_time() - start)


def _played(game: str, seats: int, seconds: float, look: Callable[[Any], object]) -> float:
    actions = groma.game(game).actions
    rng, steps, start = Random(0), 0, process_time()
    while process_time() - start < seconds:
        state = groma.game(game).new(seats, steps)
        state.logging = False
        while not state.over:
            look(state)
            legal = state.legal_ids()
            state.play(actions[legal[int(rng.random() * len(legal))]])
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
            # Booleans are looked through ten times as fast as the small numbers that PettingZoo wants.
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
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


OURS: dict[str, Measure] = {
    "legal ids": legal_ids,
    "legal ids and observations": observed,
    "`aec` of PettingZoo, observations and masks": pettingzoo,
    "`vector` of 64 games, observations and legal ids": arrays,
    "OpenSpiel": openspiel,
    CLONES: clones,
}


def theirs(name: str, seconds: float) -> float:
    """Return the decisions a second of another engine, in the environment of the peers."""
    command = [str(PEERS / ".venv" / "bin" / "python"), str(PEERS / "measure.py"), name, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout.splitlines()[-1])["decisions_per_second"])


def measured(games: list[str], seats: int, seconds: float) -> dict[tuple[str, str], float]:
    """Measure every door of every game, and the others, by turns, and return the medians."""
    pairs = [(door, game) for door in OURS for game in games]
    turns: dict[tuple[str, str], Callable[[], float]] = {
        (door, game): partial(OURS[door], game, seats, seconds / ROUNDS) for door, game in pairs
    }
    turns |= {(name, ""): partial(theirs, name, seconds / ROUNDS) for name in THEIRS}
    found: dict[tuple[str, str], list[float]] = {turn: [] for turn in turns}
    for _ in range(ROUNDS):
        for turn, measure in turns.items():
            found[turn].append(measure())
    return {turn: median(each) for turn, each in found.items()}


def main() -> None:
    """Print two tables in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=groma.names())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0)
    asked: Any = parser.parse_args()
    found = measured(asked.games, asked.seats, asked.seconds)
    names = [groma.game(name).names[name]["en"] for name in asked.games]
    print(f"Steps a second on one core, ours {kind()}, with {asked.seats} seats.\n")
    print(f"| | {' | '.join(names)} |\n|---|{'---:|' * len(names)}")
    for door in OURS:
        print(f"| {door} | {' | '.join(f'{found[door, game]:,.0f}' for game in asked.games)} |")
    print(f"| µs to clone | {' | '.join(f'{1e6 / found[CLONES, game]:.2f}' for game in asked.games)} |")
    print("\n| others | steps a second |\n|---|---:|")
    for name in THEIRS:
        print(f"| {name} | {found[name, '']:,.0f} |")


if __name__ == "__main__":
    main()
