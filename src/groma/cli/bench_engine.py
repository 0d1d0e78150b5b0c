"""What `groma bench` measures of the engine, in CPU time: random play, copies, imagined deals, views, simulations."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from groma.bots.playout import play_at_random
from groma.bots.search import Search
from groma.cli.output import progress
from groma.kernel import Game, State
from groma.kernel.native import is_compiled

Figures = dict[str, bool | float]

_ROUNDS = 5
_SHARES = 9
"""Of the time for a game, one share goes to each round of play, and one to each other measure."""

HEADINGS = {
    "decisions_per_second": "decisions a second",
    "games_per_second": "games a second",
    "copy_us": "µs to copy",
    "imagine_us": "µs to imagine",
    "view_us": "µs to make a view",
    "simulations_per_second": "simulations a second",
    "decisions_per_game": "decisions a game",
    "options_per_decision": "options a decision",
}


def measure(game: Game[Any], seats: int, seconds: float) -> Figures:
    """Return the figures of one game, each the median of several rounds."""
    rng, share = Random(0), seconds / _SHARES
    samples = positions(game, seats, rng, 10)
    works: dict[str, Callable[[State], object]] = {
        "copy_us": lambda state: state.copy(),
        "imagine_us": lambda state: state.imagine(state.waiting[0], rng),
        "view_us": lambda state: state.view(state.waiting[0]),
    }
    with progress() as bar:
        task = bar.add_task(f"{game.name}, {seats} seats", total=_SHARES)
        rounds = []
        for _ in range(_ROUNDS):
            rounds.append(play(game, seats, rng, share))
            bar.update(task, advance=1, refresh=True)
        costs: Figures = {}
        for name, work in works.items():
            costs[name] = round(microseconds(samples, work, share), 2)
            bar.update(task, advance=1, refresh=True)
        simulations = simulations_per_second(samples, rng, share)
    return {"compiled": is_compiled(), **_played(rounds), **costs, "simulations_per_second": round(simulations)}


def _played(rounds: list[tuple[int, int, int, float]]) -> Figures:
    games, decisions, options = (sum(each[place] for each in rounds) for place in range(3))
    return {
        "decisions_per_second": round(median(each[1] / each[3] for each in rounds)),
        "games_per_second": round(median(each[0] / each[3] for each in rounds), 1),
        "decisions_per_game": round(decisions / games, 1),
        "options_per_decision": round(options / decisions, 1),
    }


def positions(game: Game[Any], seats: int, rng: Random, every: int) -> list[State]:
    """Return one position in so many of a random game."""
    state, samples = silent(game, seats, rng), []
    for number in range(100_000):
        if state.over:
            break
        if number % every == 0:
            samples.append(state.copy())
        options = state.options()
        state.play(options[int(rng.random() * len(options))])
    return samples


def silent(game: Game[Any], seats: int, rng: Random) -> State:
    """Return a new game that logs nothing."""
    state: State = game.new(seats, rng.getrandbits(64))
    state.logging = False
    return state


def play(game: Game[Any], seats: int, rng: Random, share: float) -> tuple[int, int, int, float]:
    """Play whole random games for a while; return games, decisions, options and CPU seconds."""
    games = decisions = seen = 0
    start = process_time()
    while games == 0 or process_time() - start < share:
        taken, among = play_at_random(silent(game, seats, rng), rng)
        games, decisions, seen = games + 1, decisions + taken, seen + among
    return games, decisions, seen, process_time() - start


def microseconds(samples: list[State], work: Callable[[State], object], share: float) -> float:
    """Return the median cost of one piece of work, over passes through all positions."""
    passes: list[float] = []
    begun = process_time()
    while not passes or process_time() - begun < share:
        start = process_time()
        for state in samples:
            work(state)
        passes.append((process_time() - start) / len(samples) * 1e6)
    return median(passes)


def simulations_per_second(samples: list[State], rng: Random, share: float) -> float:
    """Search position after position, a little each, as a bot that thinks does."""
    simulations, start, number = 0, process_time(), 0
    while number == 0 or process_time() - start < share:
        state = samples[number * 7 % len(samples)]
        search = Search(state, state.waiting[0], rng)
        until = process_time() + share / 8
        while process_time() < until:
            search.simulate()
        simulations += search.simulations
        number += 1
    return simulations / (process_time() - start)
