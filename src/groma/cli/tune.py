"""`groma tune`: better weights for a game's advice, by self-play."""

from __future__ import annotations

import json as json_text
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

import groma
from groma.bots import check
from groma.bots.program import PREFIX
from groma.bots.tuning import Trial, Tuner
from groma.cli.extras import workers_for
from groma.cli.output import check_writable, console, print_json, progress
from groma.cli.parameters import AsJson, GameName, Jobs, RayAddress, Seats
from groma.kernel import Game
from groma.kernel.weights import EVERY
from groma.lab.workers import in_order

Trials = Annotated[int, typer.Option(metavar="K", min=1, help="How many moves of the weights are tried.")]
Deals = Annotated[int, typer.Option(metavar="D", min=1, help="Deals for each trial; each is played in all seats.")]
HeldOut = Annotated[int, typer.Option(metavar="D", min=1, help="Fresh deals on which the result must win.")]
TuningSeed = Annotated[
    int, typer.Option(metavar="S", help="The same seed tries the same directions on the same deals.")
]
Player = Annotated[
    str, typer.Option(metavar="A", help="The bot that plays with the weights; it asks the game's advice.")
]
Log = Annotated[Path | None, typer.Option(metavar="FILE", help="Write down every trial, one JSON line each.")]
Weights = Annotated[
    Path | None, typer.Option(metavar="FILE", help="The weights file to write if the result is better.")
]


def tune(
    game: GameName,
    seats: Seats = 3,
    trials: Trials = 200,
    deals: Deals = 2,
    held_out: HeldOut = 100,
    seed: TuningSeed = 0,
    bots: Player = "medium",
    jobs: Jobs = 1,
    ray: RayAddress = "",
    log: Log = None,
    write: Weights = None,
    json: AsJson = False,
) -> None:
    """Improve the weights of a game's advice by self-play; what does not win on fresh deals is not kept."""
    tuned = groma.game(game)
    _check_seats(tuned, seats)
    for file in (log, write):
        if file is not None:
            check_writable(file)
    _check_reads_weights(bots)
    with workers_for("tune", jobs, ray) as workers:
        tuner = Tuner(tuned, seats, seed, bots, partial(in_order, workers))
        _try(tuner, trials, deals, log)
        verdict = {"trials": trials, "deals": deals, "seed": seed, **tuner.verdict(held_out)}
    if write is not None and verdict["better"]:
        write.write_text(weights_file(tuned, tuner.values, verdict), encoding="utf-8")
    if json:
        print_json({"game": game, **verdict, "weights": _named(tuned, tuner.values)})
        return
    _show(tuned, tuner, verdict)


def _check_reads_weights(name: str) -> None:
    """Refuse a bot that no weights of ours reach."""
    check(name)
    if name.startswith(PREFIX):
        raise ValueError(f"{name!r} is a program of its own: the weights that are tuned here do not reach it")


def _check_seats(game: Game[Any], seats: int) -> None:
    """Refuse a table at which nobody can win more than a fair share."""
    allowed = [count for count in game.players if count > 1]
    if seats not in allowed:
        raise ValueError(f"{game.name} is tuned with {allowed[0]} to {allowed[-1]} seats, not with {seats}")


def _try(tuner: Tuner, trials: int, deals: int, log: Path | None) -> None:
    with progress() as bar:
        task = bar.add_task(tuner.game.name, total=trials)
        for _ in range(trials):
            _note(log, tuner.trial(deals))
            bar.update(task, advance=1, refresh=True)


def _note(log: Path | None, trial: Trial) -> None:
    if log is not None:
        line = {"trial": trial.number, "ahead": round(trial.ahead, 4), "weights": [round(x, 4) for x in trial.moved]}
        with log.open("a", encoding="utf-8") as file:
            file.write(json_text.dumps(line) + "\n")


def weights_file(game: Game[Any], values: list[float], verdict: dict[str, Any]) -> str:
    """Return the text of a weights file with the figures that justify it."""
    habits = game.advice.weights.habits.named()
    lines = [
        f"# The weights of advice.py. `groma tune {game.name}` tries others and writes this file;"
        " what it measured stands below.",
        "",
        "[habits]",
        *[f"{name} = {0 if value == EVERY else value}" for name, value in habits.items()],
        "",
        "[arena]",
        f"simulations = {game.advice.weights.simulations}",
        f"simulations_against_expert = {game.advice.weights.simulations_against_expert}",
        "",
        "[weights]",
        *[f"{name} = {value}" for name, value in _named(game, values).items()],
        "",
        "[measured]",
        *[f"{name} = {str(value).lower()}" for name, value in verdict.items()],
    ]
    return "\n".join(lines) + "\n"


def _named(game: Game[Any], values: list[float]) -> dict[str, float]:
    return {name: round(value, 4) for name, value in zip(game.advice.weights.names, values, strict=True)}


def _show(game: Game[Any], tuner: Tuner, verdict: dict[str, Any]) -> None:
    out = console()
    for name, before, after in zip(game.advice.weights.names, tuner.first, tuner.values, strict=True):
        out.print(f"{name:32} {before:8.3f} → {after:8.3f}")
    words = "better" if verdict["better"] else "not clearly better"
    out.print(
        f"On {verdict['games']} fresh games the new weights won {verdict['share']:.1%} of theirs"
        f" ({verdict['low']:.1%} to {verdict['high']:.1%}; a fair share is {verdict['fair']:.1%}): {words}."
    )
