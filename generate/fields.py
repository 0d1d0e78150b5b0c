"""Writes what follows from the fields of a class: `python -m generate.fields [--check] [FILE | FOLDER ...]`.

What lies on a table, and what waits on the agenda, declares each field once, as an annotated line. From these lines
come slots, copying, saving and loading; they stand at the end of the class, between two comments. The marks of
`groma.kernel.fields` say what is special about a field of a table.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from generate import steps, tables
from generate.block import BEGIN, FieldError, written_by_hand

ROOT = Path(__file__).parents[1]


def generated(text: str, file: str) -> str:
    """Return the text of a file with everything made again."""
    lines = written_by_hand(text, file)
    tree = ast.parse("\n".join(lines))
    made = {**tables.made(file, tree), **steps.made(file, tree)}
    if not made and BEGIN not in text:
        return text
    for end in sorted(made, reverse=True):
        lines[end:end] = made[end]
    return "\n".join(lines) + "\n"


def files() -> list[Path]:
    """Return the files whose classes have fields: those of all games, of the example, and of the toy."""
    folders = sorted([*ROOT.glob("src/groma/games/*/"), *ROOT.glob("examples/games/*/")])
    return [*(file for folder in folders for file in files_in(folder)), ROOT / "tests/kernel/toy.py"]


def files_in(chosen: Path) -> list[Path]:
    """Return the files of a game's folder, or the file itself."""
    return sorted(chosen.glob("*.py")) if chosen.is_dir() else [chosen]


def main(arguments: list[str]) -> int:
    """Make everything again, or only tell which files have to be made again."""
    check = "--check" in arguments
    chosen = [Path(argument) for argument in arguments if argument != "--check"]
    stale = 0
    for path in [file for each in chosen for file in files_in(each)] or files():
        text = path.read_text(encoding="utf-8")
        again = generated(text, str(path))
        if again == text:
            continue
        stale += 1
        if check:
            print(f'{path} is not what follows from its fields: run "make generate"', file=sys.stderr)
        else:
            path.write_text(again, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except FieldError as error:
        sys.exit(str(error))
