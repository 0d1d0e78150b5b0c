"""Writes down what learners read: `python -m generate.encodings [--check]` makes docs/encodings.md."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from generate.file import renewed

import groma
from groma.kernel import Game
from groma.kernel.encoding import MOST, Block

FILE = Path(__file__).parents[1] / "docs" / "encodings.md"
HEAD = """# What learners read

Made by `make generate` from the games' `encoding.py`; [learn by playing](how-to/learn-by-playing.md) shows its use.

`state.encode(seat)` is what a seat knows, as whole numbers of two bytes, the lower byte first. It holds all that the
seat's view shows, and nothing that the seat cannot know. `game.encoding.blocks` are its parts in their order, each with
name, shape, range and meaning; `game.encoding.digest` changes when names, shapes or columns do.

Seats are counted from the one that looks: 0 is nobody, 1 the seat itself, 2 the next one. In blocks "by seat" the first
row is the seat's own, and rows of seats that nobody has are zeros. Components are counted from 1 in the order of the
components file, and 0 is none. "In order" means: by component its place in the row, from 1, and 0 where it is not
in it; piles with several cards of a kind are told card by card instead.
"""


def page() -> str:
    """Return the whole page."""
    return HEAD + "".join([chapter(groma.game(name)) for name in groma.names()])


def chapter(game: Game[Any]) -> str:
    """Return the blocks of one game as a table."""
    encoding = game.encoding
    lines = [line(block) for block in encoding.blocks]
    size = f"{encoding.size} numbers in {len(lines)} blocks; digest `{encoding.digest}`."
    head = f"\n## {game.names[game.name]['en']}\n\n{size}\n\n"
    return head + "| block | from | shape | range | meaning |\n|---|---|---|---|---|\n" + "".join(lines)


def line(block: Block[Any]) -> str:
    """Return a block as a row of the table."""
    shape = " × ".join([str(length) for length in block.shape])
    low, high = [{MOST: "…", -MOST: "…"}.get(bound, str(bound)) for bound in (block.low, block.high)]
    columns = f" Columns: {', '.join(block.columns)}." if block.columns else ""
    return f"| `{block.name}` | {block.start} | {shape} | {low} to {high} | {block.meaning}{columns} |\n"


def main(arguments: list[str]) -> int:
    """Write the page, or only tell whether it is up to date."""
    return renewed(FILE, page(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
