"""Play the recorded games again: `make records` after a change of the rules that was meant."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import groma
from groma.bots import bot
from tests.records.table import Table

HERE = Path(__file__).parent


def recorded() -> dict[str, dict[str, Table]]:
    """Return the recorded tables of each game: those which its own tests name."""
    modules = {name: f"tests.games.{name}.recorded" for name in groma.names()}
    return {name: import_module(module).TABLES for name, module in modules.items() if find_spec(module)}


GAMES = recorded()


def record(game: str, seats: int, names: list[str], options: dict[str, Any], seed: int) -> groma.Record:
    """Let bots play a game and write it down."""
    state = groma.game(game).new(seats, seed, options)
    bots = [bot(name, seed + seat) for seat, name in enumerate(names)]
    written = groma.Record.of(state)
    while not state.over:
        seat = state.waiting[0]
        written.play(state, bots[seat].answer(state, seat), seat)
    return written


def main() -> None:
    """Write all records."""
    for game, tables in GAMES.items():
        (HERE / game).mkdir(exist_ok=True)
        for seed, (name, (seats, names, options)) in enumerate(tables.items(), 1):
            record(game, seats, names, options, seed).save(HERE / game / f"{name}.json")


if __name__ == "__main__":
    main()
