"""Games by chance, many at once, as fast as the engine can show them.

    uv run python examples/learn/rollout.py praetor --seats 3 --games 64 --processes 2 --steps 200

Every row of the arrays is a game: what the asked seat knows, and what it may do. When a game ends, another follows.
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter

import numpy as np

import groma
import groma.env


def main() -> None:
    """Choose by chance in every game, step by step, and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=groma.names())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--steps", type=int, default=200)
    asked = parser.parse_args()
    rng, rows = np.random.default_rng(1), np.arange(asked.games)
    ended, points = 0, 0.0
    with groma.env.vector(asked.game, asked.seats, asked.games, asked.processes, reward="score") as vector:
        start = perf_counter()
        for _ in range(asked.steps):
            vector.step(vector.legal[rows, rng.integers(0, vector.counts)])
            ended += int(vector.done.sum())
            points += float(vector.rewards.sum())
        answers = round(asked.games * asked.steps / (perf_counter() - start))
    mean = points / (ended * asked.seats) if ended else None
    print(json.dumps({"ended": ended, "mean_points": mean, "answers_per_second": answers}))


if __name__ == "__main__":
    main()
