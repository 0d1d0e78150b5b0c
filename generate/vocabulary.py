"""Gives every action of every game its place for ever: `python -m generate.vocabulary [--check]`.

The id of an action is its line in `vocabulary.txt` of its game. Lines are added at the end, and never moved or removed:
what was learned with the old ids stays true.
"""

from __future__ import annotations

import sys

from generate.file import renewed

import groma


def grown(lines: list[str], notations: list[str]) -> list[str]:
    """Return the lines of a file with the new notations at its end."""
    known = set(lines)
    return lines + [notation for notation in notations if notation not in known]


def main(arguments: list[str]) -> int:
    """Write the files, or only tell whether they are up to date."""
    for name in groma.names():
        game = groma.game(name)
        file = game.texts.with_name("vocabulary.txt")
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        now = grown(lines, [action.notation for action in game.actions])
        if renewed(file, "\n".join(now) + "\n", arguments):
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
