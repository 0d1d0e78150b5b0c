"""`groma bench --peers`: our games and other engines by turns, each on one thread, in CPU time."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from rich.table import Table

from groma.cli.bench_engine import microseconds, play, positions
from groma.cli.output import console, print_json, progress
from groma.kernel import Game
from groma.kernel.native import kind

PEERS = Path("bench") / "peers"
MEASURED_AGAINST = "catanatron"
_ROUNDS = 3

Measure = Callable[[float], dict[str, float]]


def bench_peers(games: list[Game[Any]], seats: int, seconds: float, as_json: bool) -> None:
    """Measure everything three times by turns, and tell the medians."""
    engines = {f"groma {game.name}": _ours(game, seats) for game in games} | {name: _theirs(name) for name in _names()}
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in engines}
    with progress() as bar:
        task = bar.add_task("by turns", total=_ROUNDS * len(engines))
        for _ in range(_ROUNDS):
            for name, measure in engines.items():
                rounds[name].append(measure(seconds / _ROUNDS))
                bar.update(task, advance=1, refresh=True)
    figures = {name: _medians(each) for name, each in rounds.items()}
    for figure in figures.values():
        figure["times"] = round(figure["decisions_per_second"] / figures[MEASURED_AGAINST]["decisions_per_second"], 2)
    if as_json:
        print_json({"peers": figures, "seats": seats, "groma": kind()})
        return
    _show(figures, seats)


def _names() -> list[str]:
    """Return the engines that the environment of the peers holds."""
    listing = _peers("--list")
    return [str(name) for name in listing]


def _peers(*arguments: str) -> Any:
    python = PEERS / ".venv" / "bin" / "python"
    if not python.is_file():
        raise ValueError(f"{PEERS}: the other engines are not installed; in a checkout: uv sync --project {PEERS}")
    command = [str(python), str(PEERS / "measure.py"), *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        raise ValueError(f"{' '.join(command)}: {run.stderr.strip().splitlines()[-1]}")
    return json.loads(run.stdout.splitlines()[-1])


def _theirs(name: str) -> Measure:
    def measure(seconds: float) -> dict[str, float]:
        figures: dict[str, float] = _peers(name, str(seconds))
        return figures

    return measure


def _ours(game: Game[Any], seats: int) -> Measure:
    rng = Random(0)
    samples = positions(game, seats, rng, 10)

    def measure(seconds: float) -> dict[str, float]:
        _, decisions, _, passed = play(game, seats, rng, seconds)
        copying = microseconds(samples, lambda state: state.copy(), seconds / 10)
        return {"decisions_per_second": decisions / passed, "copy_us": copying}

    return measure


def _medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {
        "decisions_per_second": round(median(each["decisions_per_second"] for each in rounds)),
        "copy_us": round(median(each["copy_us"] for each in rounds), 2),
    }


def _show(figures: dict[str, dict[str, float]], seats: int) -> None:
    table = Table(title=f"Random play on one core, ours with {seats} seats, {kind()}", title_justify="left")
    for heading in ("", "decisions a second", f"times {MEASURED_AGAINST}", "µs to copy"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, figure in figures.items():
        table.add_row(
            name, f"{figure['decisions_per_second']:,}", f"{figure['times']:.1f}", f"{figure['copy_us']:,.2f}"
        )
    console().print(table)
