"""Random games with public calls only: `python workload.py 4000` tells process and decisions of every game.

Each game is played in a process of its own, split off once all games are loaded and one of each has been played; a
first one plays nothing. A counter of instructions goes on from where it was when a process is split off: the difference
to the first is what the games cost, without what it takes to start.
"""

from __future__ import annotations

import gc
import os
import sys
from itertools import count
from random import Random

import groma


def play(name: str, enough: int) -> int:
    """Play the same games whenever it is called, until that is enough; return how many decisions they took."""
    game, rng, decisions = groma.game(name), Random(0), 0
    for seed in count():
        if decisions >= enough:
            break
        state = game.new(seats=3, seed=seed)
        state.logging = False
        while not state.over:
            options = state.options()
            state.play(options[int(rng.random() * len(options))])
            state.copy()
            decisions += 1
    return decisions


def play_apart(name: str, enough: int) -> None:
    """Play in a process of its own, and tell which; it ends without clearing up, which is no part of playing."""
    process = os.fork()
    if process:
        os.waitpid(process, 0)
        return
    decisions = play(name, enough)
    os.write(1, f"{name} {os.getpid()} {decisions}\n".encode())
    os._exit(0)


def main(enough: int) -> None:
    """Load everything, then play game by game."""
    names = groma.names()
    for name in names:
        play(name, 1)
    # Now and then Python looks through all that was ever loaded: whether that falls into these games is chance.
    gc.collect()
    gc.freeze()
    play_apart(names[0], 0)
    for name in names:
        play_apart(name, enough)


if __name__ == "__main__":
    main(int(sys.argv[1]))
