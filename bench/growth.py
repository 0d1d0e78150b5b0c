"""How cost grows: `python bench/growth.py` measures it and writes bench/growth.json and docs/performance/growth.svg.

By seats, by how far a game is, and, with `--server`, by the tables that a server holds (1, 100, 1,000).
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from collections.abc import Callable
from math import log10
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import groma
from groma.cli.bench_engine import play, silent
from groma.kernel import Game, State
from groma.kernel.native import kind
from groma.table.bench import measure

FIGURES = Path(__file__).resolve().with_suffix(".json")
PICTURE = FIGURES.parents[1] / "docs" / "performance" / "growth.svg"
TENTHS = 10
SERVED = (1, 100, 1000)
COPIES = 50


def by_seats(game: Game[Any]) -> dict[str, dict[str, float]]:
    """Return decisions a second and bytes of a state in the middle of a game, for every number of seats."""
    rows: dict[str, dict[str, float]] = {}
    for seats in game.players:
        rng = Random(0)
        rounds = [play(game, seats, rng, 0.3) for _ in range(3)]
        speed = median(decisions / passed for _, decisions, _, passed in rounds)
        middle = states_along(game, seats, rng)[TENTHS // 2]
        rows[str(seats)] = {"decisions_per_second": round(speed), "bytes": bytes_of(middle)}
    return rows


def states_along(game: Game[Any], seats: int, rng: Random) -> list[State]:
    """Return the position at each tenth of a random game."""
    whole, state = [], silent(game, seats, rng)
    while not state.over:
        whole.append(state.copy())
        options = state.options()
        state.play(options[int(rng.random() * len(options))])
    return [whole[len(whole) * tenth // TENTHS] for tenth in range(TENTHS)]


def bytes_of(state: State) -> int:
    """Return what a state takes that shares nothing with another one."""
    text, game = state.to_json(), state.game
    kept = [game.from_json(text)]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept += [game.from_json(text) for _ in range(COPIES)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return round(taken / COPIES)


def by_tenths(game: Game[Any]) -> dict[str, list[float]]:
    """Return µs of a decision and bytes of a state, in each tenth of a game for three."""
    rng = Random(0)
    costs: list[list[float]] = [[] for _ in range(TENTHS)]
    for _ in range(12):
        for tenth, state in enumerate(states_along(game, 3, rng)):
            costs[tenth].append(cost_from(state, rng))
    sizes = [bytes_of(state) for state in states_along(game, 3, rng)]
    return {"us": [round(median(each), 2) for each in costs], "bytes": [float(size) for size in sizes]}


def cost_from(state: State, rng: Random) -> float:
    """Return the µs of one of the next twenty decisions, copies not counted."""
    decisions, passed = 0, 0.0
    for _ in range(8):
        after = state.copy()
        start = process_time()
        for _ in range(20):
            if after.over:
                break
            options = after.options()
            after.play(options[int(rng.random() * len(options))])
            decisions += 1
        passed += process_time() - start
    return passed / decisions * 1e6


def by_tables(name: str, tables: int) -> dict[str, Any]:
    """Return what a server carries with so many tables of three players each."""
    return measure(name, 3, 10.0, tables)


# The picture

COLOURS = ["#3f7d4a", "#2f6f9f", "#8a6d1f", "#9c3b2e"]
WIDTH = 420
HEIGHT = 250
LEFT = 60
BOTTOM = 40
Lines = dict[str, list[tuple[float, float]]]


def picture(growth: dict[str, Any]) -> str:
    """Draw the graphs side by side and below each other."""
    seats, tenths = growth["by_seats"], growth["by_tenths"]
    graphs: list[tuple[str, Lines]] = [
        ("Decisions a second, by seats", pairs(seats, "decisions_per_second")),
        ("Bytes of a state, by seats", pairs(seats, "bytes")),
        (
            "µs of a decision, by tenth of the game",
            {name: list(enumerate(rows["us"])) for name, rows in tenths.items()},
        ),
        (
            "Bytes of a state, by tenth of the game",
            {name: list(enumerate(rows["bytes"])) for name, rows in tenths.items()},
        ),
    ]
    parts = [graph(title, lines, n % 2 * WIDTH, n // 2 * HEIGHT, float) for n, (title, lines) in enumerate(graphs)]
    tables = growth["by_tables"]
    moves = {"praetor": [(float(count), row["moves_per_second"]) for count, row in tables.items()]}
    memory = {"praetor": [(float(count), row["memory_mb"]) for count, row in tables.items()]}
    parts.append(graph("Moves a second of a server, by its tables", moves, 0, 2 * HEIGHT, log10))
    parts.append(graph("MB of a server, by its tables", memory, WIDTH, 2 * HEIGHT, log10))
    size = f'width="{2 * WIDTH}" height="{3 * HEIGHT}" viewBox="0 0 {2 * WIDTH} {3 * HEIGHT}"'
    style = 'font-family="sans-serif" font-size="11"'
    body = "\n".join(parts)
    paper = '<rect width="100%" height="100%" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n{paper}\n{body}\n</svg>\n'


def pairs(seats: dict[str, dict[str, dict[str, float]]], key: str) -> Lines:
    """Return the points of a graph by seats."""
    return {name: [(float(seat), row[key]) for seat, row in rows.items()] for name, rows in seats.items()}


def graph(title: str, lines: Lines, x: int, y: int, scale: Callable[[float], float]) -> str:
    """Draw one graph, its vertical axis from 0, the other one by a scale."""
    places = sorted({place for line in lines.values() for place, _ in line})
    top = max(value for line in lines.values() for _, value in line) * 1.1
    wide, high = WIDTH - LEFT - 90, HEIGHT - BOTTOM - 35

    def at(place: float, value: float) -> str:
        across = (scale(place) - scale(places[0])) / (scale(places[-1]) - scale(places[0]))
        return f"{LEFT + across * wide:.1f},{35 + high * (1 - value / top):.1f}"

    parts = [f'<g transform="translate({x},{y})">', f'<text x="{LEFT}" y="18" font-size="13">{title}</text>']
    for step in range(5):
        level = 35 + high * (1 - step / 4 / 1.1)
        shown = f"{top / 1.1 * step / 4:,.{0 if top > 20 else 1}f}"
        parts.append(f'<line x1="{LEFT}" x2="{LEFT + wide}" y1="{level:.1f}" y2="{level:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 5}" y="{level + 4:.1f}" text-anchor="end">{shown}</text>')
    for place in places:
        across = at(place, 0).split(",")[0]
        parts.append(f'<text x="{across}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{place:g}</text>')
    for number, (name, line) in enumerate(lines.items()):
        points, colour = " ".join(at(place, value) for place, value in line), COLOURS[number % len(COLOURS)]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{WIDTH - 82}" y="{50 + 16 * number}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</g>"])


def main() -> None:
    """Measure, and write what was measured."""
    file = FIGURES
    growth: dict[str, Any] = json.loads(file.read_text()) if file.is_file() else {}
    games = [groma.game(name) for name in groma.names()]
    if "--server" in sys.argv:
        growth["by_tables"] = {}
        for tables in SERVED:
            growth["by_tables"][str(tables)] = by_tables("praetor", tables)
            file.write_text(json.dumps(growth, indent=1) + "\n", encoding="utf-8")
    else:
        growth["engine"] = kind()
        growth["by_seats"] = {game.name: by_seats(game) for game in games}
        growth["by_tenths"] = {game.name: by_tenths(game) for game in games}
    PICTURE.write_text(picture(growth), encoding="utf-8")
    file.write_text(json.dumps(growth, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
