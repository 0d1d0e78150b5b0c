"""A recorded game of each title as a reader reads it, in every language but English: `make records` writes them anew.

Whoever changes a sentence sees here how it reads in a whole game, beside those before and after it.
"""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path

from rich.console import Console

import groma
from groma.cli.gallery import drawing_of
from groma.cli.records import Followed, followed, tell_game
from groma.cli.text import Text

HERE = Path(__file__).parent
LANGUAGES = ("it", "fr")
RECORD = "3-players.json"
WIDTH = 200


@cache
def _game(name: str) -> Followed:
    record = groma.Record.load(HERE / name / RECORD)
    return followed(record, len(record.moves))


def telling(name: str, language: str) -> str:
    """Return a game as `groma replay` tells it, without notations."""
    game, out = _game(name), io.StringIO()
    console = Console(file=out, width=WIDTH, highlight=False)
    tell_game(console, game, drawing_of(game.state, Text(groma.game(name), language)))
    notations = {f"{move.number}.": move.notation for move in game.moves}
    lines = [line.removesuffix(notations.get(line.partition(" ")[0], "")) for line in out.getvalue().splitlines()]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def kept(name: str, language: str) -> Path:
    """Return the file in which a telling is kept."""
    return HERE / "told" / f"{name}.{language}.txt"


def write(name: str) -> None:
    """Keep a game as it is told now."""
    for language in LANGUAGES:
        kept(name, language).write_text(telling(name, language), encoding="utf-8")
