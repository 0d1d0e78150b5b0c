"""`groma bench --server`: how much a table server carries."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from groma.cli.extras import needs_the_table
from groma.cli.output import console, print_json

_HEADINGS = {
    "database": "database",
    "processes": "processes of the server",
    "tables": "tables",
    "players": "players",
    "moves_per_second": "moves a second",
    "p50_ms": "ms to accept a move, half of them",
    "p99_ms": "ms to accept a move, 99 of 100",
    "moves_per_cpu_second": "moves a second of the server's processor",
    "server_cpu": "processor of the server, cores",
    "client_cpu": "processor of the players, cores",
    "paced_moves_per_second": "moves a second, paced",
    "paced_p50_ms": "ms to accept a paced move, half of them",
    "paced_p99_ms": "ms to accept a paced move, 99 of 100",
    "paced_moves_per_cpu_second": "moves a second of the server's processor, paced",
    "paced_server_cpu": "processor of the server, paced, cores",
    "memory_mb": "MB of the server",
    "memory_per_table_kb": "KB a table",
    "cold_table_moves": "moves of the longest cold table",
    "cold_table_ms": "ms to serve a cold table, half of them",
}


def bench_server(
    game: str, seats: int, seconds: float, tables: int, database: str, processes: int, as_json: bool
) -> None:
    """Start a server of its own, let scripted players play on it, and tell the figures."""
    with needs_the_table("bench --server"):
        from groma.table.bench import measure

    figures = measure(game, seats, seconds, tables, database, processes)
    if as_json:
        print_json({"server": figures})
        return
    _show(figures)


def _show(figures: dict[str, Any]) -> None:
    table = Table(title="A table server under load", title_justify="left")
    table.add_column("")
    table.add_column("", justify="right")
    for key, heading in _HEADINGS.items():
        table.add_row(heading, f"{figures[key]:,}" if not isinstance(figures[key], str) else figures[key])
    console().print(table)
