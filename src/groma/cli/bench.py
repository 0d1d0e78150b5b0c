"""`groma bench`: how fast the engine is."""

from __future__ import annotations

import platform
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Annotated, Any

import typer
from rich.table import Table

import groma
from groma.bots.playout import play_at_random
from groma.cli.bench_server import bench_server
from groma.cli.output import console, print_json, progress
from groma.cli.parameters import AsJson, ComponentFiles, Seats, game_of
from groma.cli.serve import DatabaseAddress
from groma.kernel import Game, State
from groma.kernel.native import is_compiled, kind

_ROUNDS = 5
_SHARES = 8
"""Of the time for a game, one share goes to each round of play, one to copying and one to imagining."""

_HEADINGS = {
    "decisions_per_second": "decisions a second",
    "games_per_second": "games a second",
    "copy_us": "µs to copy",
    "imagine_us": "µs to imagine",
    "decisions_per_game": "decisions a game",
    "options_per_decision": "options a decision",
}

MaybeGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; by default all of them.")]
Server = Annotated[
    bool, typer.Option("--server", help="Measure a server with 100 tables instead: moves a second, latency, memory.")
]
Seconds = Annotated[float, typer.Option(metavar="S", min=0.1, help="CPU seconds to spend on each game.")]


def bench(
    game: MaybeGame = None,
    seats: Seats = 3,
    seconds: Seconds = 2.0,
    components: ComponentFiles = None,
    server: Server = False,
    database: DatabaseAddress = "",
    json: AsJson = False,
) -> None:
    """Measure random play, copies and imagined deals in CPU time, on one thread, events off; or a whole server."""
    if server:
        bench_server(game or groma.names()[0], seats, seconds, database, json)
        return
    names = [game] if game is not None else groma.names()
    played = [game_of(name, components) for name in names]
    engine = {each.name: measure(each, seats, seconds) for each in played}
    if json:
        print_json({"engine": engine, "seats": seats, "python": platform.python_version()})
        return
    _show(engine, seats)


def measure(game: Game[Any], seats: int, seconds: float) -> dict[str, bool | float]:
    """Return the figures of one game, each the median of several rounds."""
    rng = Random(0)
    share = seconds / _SHARES
    samples = _positions(game, seats, rng)
    with progress() as bar:
        task = bar.add_task(f"{game.name}, {seats} seats", total=_ROUNDS + 2)
        rounds = []
        for _ in range(_ROUNDS):
            rounds.append(_play(game, seats, rng, share))
            bar.update(task, advance=1, refresh=True)
        copying = _microseconds(samples, lambda state: state.copy(), share)
        bar.update(task, advance=1, refresh=True)
        imagining = _microseconds(samples, lambda state: state.imagine(state.waiting[0], rng), share)
    games, decisions, options = (sum(each[place] for each in rounds) for place in range(3))
    return {
        "compiled": is_compiled(),
        "decisions_per_second": round(median(each[1] / each[3] for each in rounds)),
        "games_per_second": round(median(each[0] / each[3] for each in rounds), 1),
        "copy_us": round(copying, 2),
        "imagine_us": round(imagining, 2),
        "decisions_per_game": round(decisions / games, 1),
        "options_per_decision": round(options / decisions, 1),
    }


def _positions(game: Game[Any], seats: int, rng: Random) -> list[State]:
    """Return every tenth position of a random game."""
    state = _silent(game, seats, rng)
    samples = []
    for number in range(100_000):
        if state.over:
            break
        if number % 10 == 0:
            samples.append(state.copy())
        options = state.options()
        state.play(options[int(rng.random() * len(options))])
    return samples


def _silent(game: Game[Any], seats: int, rng: Random) -> State:
    state: State = game.new(seats, rng.getrandbits(64))
    state.logging = False
    return state


def _play(game: Game[Any], seats: int, rng: Random, share: float) -> tuple[int, int, int, float]:
    """Play whole random games for a while; return games, decisions, options and CPU seconds."""
    games = decisions = seen = 0
    start = process_time()
    while games == 0 or process_time() - start < share:
        state = _silent(game, seats, rng)
        taken, among = play_at_random(state, rng)
        games, decisions, seen = games + 1, decisions + taken, seen + among
    return games, decisions, seen, process_time() - start


def _microseconds(samples: list[State], work: Callable[[State], object], share: float) -> float:
    """Return the median cost of one piece of work, over passes through all positions."""
    passes: list[float] = []
    begun = process_time()
    while not passes or process_time() - begun < share:
        start = process_time()
        for state in samples:
            work(state)
        passes.append((process_time() - start) / len(samples) * 1e6)
    return median(passes)


def _show(engine: dict[str, dict[str, bool | float]], seats: int) -> None:
    table = Table(
        title=f"Random play, {seats} seats, {kind()}, Python {platform.python_version()}", title_justify="left"
    )
    table.add_column("")
    for name in engine:
        table.add_column(name, justify="right")
    for key, heading in _HEADINGS.items():
        table.add_row(heading, *(f"{figures[key]:,}" for figures in engine.values()))
    console().print(table)
