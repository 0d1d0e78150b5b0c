"""A whole game by chance alone: what measures the engine, and what a random rollout is."""

from __future__ import annotations

from random import Random

from groma.kernel import State


def play_at_random(state: State, rng: Random) -> tuple[int, int]:
    """Play to the end, each option equally likely; return how many decisions were taken, among how many options."""
    decisions = seen = 0
    luck = rng.random
    while not state.over:
        options = state.options()
        state.play(options[int(luck() * len(options))])
        decisions += 1
        seen += len(options)
    return decisions, seen
