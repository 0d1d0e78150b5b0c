"""`groma bench`: how fast the engine is, also beside an earlier run and other engines, and what a server carries."""

from __future__ import annotations

import json as json_format
import platform
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import groma
from groma.cli.bench_engine import HEADINGS, Figures, measure
from groma.cli.bench_peers import bench_peers
from groma.cli.bench_server import bench_server
from groma.cli.output import console, print_json
from groma.cli.parameters import AsJson, ComponentFiles, Seats, component_files, game_of
from groma.cli.serve import DatabaseAddress, Processes
from groma.kernel import Game
from groma.kernel.native import kind

MaybeGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; by default all of them.")]
Server = Annotated[bool, typer.Option("--server", help="Measure a server instead: moves a second, latency, memory.")]
Tables = Annotated[int, typer.Option(metavar="N", min=1, help="How many tables the server holds.")]
Peers = Annotated[
    bool, typer.Option("--peers", help="Measure other engines too, which bench/peers installs; three rounds by turns.")
]
Seconds = Annotated[float, typer.Option(metavar="S", min=0.1, help="CPU seconds to spend on each game.")]
Compare = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Print ratios to an earlier run that --json wrote to this file.")
]


def bench(
    game: MaybeGame = None,
    seats: Seats = 3,
    seconds: Seconds = 2.0,
    components: ComponentFiles = None,
    compare: Compare = None,
    peers: Peers = False,
    server: Server = False,
    tables: Tables = 100,
    database: DatabaseAddress = "",
    processes: Processes = 1,
    json: AsJson = False,
) -> None:
    """Measure random play, copies, imagined deals, views and search in CPU time, on one thread; or a whole server."""
    if server:
        bench_server(game or groma.names()[0], seats, seconds, tables, database, processes, json)
        return
    played = [game_of(game, components)] if game is not None else _all_games(components)
    if peers:
        bench_peers(played, seats, seconds, json)
        return
    before = _engine_of(compare) if compare is not None else None
    engine = {each.name: measure(each, seats, seconds) for each in played}
    ratios = {name: ratios_of(engine[name], before[name]) for name in engine if name in before} if before else {}
    if json:
        whole = {"engine": engine, "seats": seats, "python": platform.python_version()}
        print_json({**whole, "ratios": ratios} if before is not None else whole)
        return
    _show(f"Random play, {seats} seats, {kind()}, Python {platform.python_version()}", engine)
    if before is not None:
        _show(f"Times the figures of {compare}", ratios)


def _all_games(components: list[str] | None) -> list[Game[Any]]:
    files = component_files(components)
    return [groma.game(name, files.get(name)) for name in groma.names()]


def ratios_of(now: Figures, before: Figures) -> Figures:
    """Return each figure as a multiple of what it was."""
    return {key: round(now[key] / before[key], 2) for key in HEADINGS if before.get(key)}


def _engine_of(file: Path) -> dict[str, Figures]:
    """Return the figures of an earlier run; ValueError names what is wrong with its file."""
    try:
        whole: dict[str, Any] = json_format.loads(file.read_text(encoding="utf-8"))
        engine: dict[str, Figures] = whole["engine"]
    except (json_format.JSONDecodeError, KeyError, TypeError):
        raise ValueError(f"{file}: is no run of groma bench --json") from None
    return engine


def _show(title: str, engine: dict[str, Figures]) -> None:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for name in engine:
        table.add_column(name, justify="right")
    for key, heading in HEADINGS.items():
        table.add_row(heading, *(f"{figures[key]:,}" if key in figures else "" for figures in engine.values()))
    console().print(table)
