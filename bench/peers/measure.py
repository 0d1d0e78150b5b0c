"""Random play of one other engine, on one thread: `python measure.py ENGINE SECONDS` prints its figures as JSON.

Decisions are those of players; luck is drawn by the engine, or here where it asks for it. A copy is taken every tenth decision of
one game, with the engine's own call, or with `deepcopy` where it has none.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from statistics import median
from time import process_time
from typing import Any

Copy = Callable[[], Any]
Play = Callable[[Random], Iterator[Copy]]
"""Plays one game, and after each decision gives out how its state is copied."""


def catanatron(rng: Random) -> Iterator[Copy]:
    """Four players, each decision by the engine's own random player."""
    from catanatron import Color, Game, RandomPlayer

    game = Game(
        [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)],
        seed=rng.getrandbits(32),
    )
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        yield game.copy


def spiel(name: str) -> Play:
    """OpenSpiel, called from Python."""

    def play(rng: Random) -> Iterator[Copy]:
        import pyspiel

        state = pyspiel.load_game(name).new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            yield state.clone

    return play


def pettingzoo(module: str) -> Play:
    """PettingZoo's own interface, with its masks of legal actions."""

    def play(rng: Random) -> Iterator[Copy]:
        from importlib import import_module

        env = import_module(f"pettingzoo.classic.{module}").env()
        env.reset(seed=rng.getrandbits(31))
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = [action for action, allowed in enumerate(seen["action_mask"]) if allowed]
            env.step(legal[int(rng.random() * len(legal))])
            yield lambda: deepcopy(env)

    return play


def rlcard(name: str) -> Play:
    """RLCard's own interface."""

    def play(rng: Random) -> Iterator[Copy]:
        import rlcard

        env = rlcard.make(name, config={"seed": rng.getrandbits(31)})
        seen, _ = env.reset()
        while not env.is_over():
            legal = list(seen["legal_actions"])
            seen, _ = env.step(legal[int(rng.random() * len(legal))])
            yield lambda: deepcopy(env.game)

    return play


ENGINES: dict[str, Play] = {
    "catanatron": catanatron,
    "openspiel backgammon": spiel("backgammon"),
    "openspiel gin_rummy": spiel("gin_rummy"),
    "openspiel hanabi": spiel("hanabi"),
    "pettingzoo connect_four": pettingzoo("connect_four_v3"),
    "rlcard gin-rummy": rlcard("gin-rummy"),
    "rlcard uno": rlcard("uno"),
}


def decisions_per_second(play: Play, rng: Random, seconds: float) -> float:
    """Play whole games for a while."""
    for _ in play(rng):
        pass
    decisions, start = 0, process_time()
    while process_time() - start < seconds:
        for _ in play(rng):
            decisions += 1
    return decisions / (process_time() - start)


def copy_us(play: Play, rng: Random) -> float:
    """Return the median cost of a copy."""
    costs: list[float] = []
    for number, copy in enumerate(play(rng)):
        if number % 10 == 0:
            start = process_time()
            for _ in range(20):
                copy()
            costs.append((process_time() - start) / 20 * 1e6)
    return median(costs)


def main(name: str, seconds: float) -> None:
    """Measure one engine."""
    play, rng = ENGINES[name], Random(0)
    figures = {
        "decisions_per_second": round(decisions_per_second(play, rng, seconds)),
        "copy_us": round(copy_us(play, rng), 2),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
