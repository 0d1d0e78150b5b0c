"""Random games with public calls only: `python workload.py GAME GAMES` prints how many decisions they took."""

from __future__ import annotations

import sys
from random import Random

import groma


def main(name: str, games: int) -> None:
    """Play the same games whenever it is called."""
    game, rng, decisions = groma.game(name), Random(0), 0
    for seed in range(games):
        state = game.new(seats=3, seed=seed)
        state.logging = False
        while not state.over:
            options = state.options()
            state.play(options[int(rng.random() * len(options))])
            state.copy()
            decisions += 1
    print(decisions)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
