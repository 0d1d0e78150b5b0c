"""Play games again whose records do not hold any more: `make records` after a change of the rules that was meant.

`make records GAME=praetor` keeps to one game. What still replays stays as it is; what `told.py` tells is written anew.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import groma
from groma.bots import bot
from tests.records import told
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


def holds(file: Path) -> bool:
    """Tell whether a game went as its record says."""
    try:
        groma.Record.load(file).replay()
    except groma.RecordError:
        return False
    return True


def main(games: list[str]) -> None:
    """Write the records of some games, or of all, that are missing or do not hold any more."""
    for game in games or GAMES:
        (HERE / game).mkdir(exist_ok=True)
        for seed, (name, (seats, names, options)) in enumerate(GAMES[game].items(), 1):
            file = HERE / game / f"{name}.json"
            if not holds(file):
                record(game, seats, names, options, seed).save(file)
                print(f"{game}/{name} was played again")
        told.write(game)


if __name__ == "__main__":
    main(sys.argv[1:])
