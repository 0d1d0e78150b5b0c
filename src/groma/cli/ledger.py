"""Finished games on file, one JSON line each, so that a long arena can be interrupted and taken up again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from groma.bots.match import Match, Outcome, outcome_of

_BEGINNING = b'{"match"'


class Ledger:
    """The games of any number of matches in one file; without a file they are only kept in mind.

    Games of another edition of their game stay in the file, but do not count.
    """

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._games: dict[tuple[str, str | None], dict[int, Outcome]] = {}
        if file is not None and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        """Read all lines; one that was cut off when the power failed is dropped."""
        *lines, rest = file.read_bytes().split(b"\n")
        for number, line in enumerate(lines, 1):
            self._read_line(file, number, line)
        if _is_cut_off(rest, bool(lines)):
            os.truncate(file, sum(len(line) + 1 for line in lines))
        elif rest:
            self._read_line(file, len(lines) + 1, rest)
            with file.open("ab") as end:
                end.write(b"\n")

    def _read_line(self, file: Path, number: int, line: bytes) -> None:
        try:
            self._keep(json.loads(line))
        except (ValueError, KeyError, TypeError):
            raise ValueError(f"{file}: line {number} is no game of an arena") from None

    def _keep(self, data: dict[str, Any]) -> None:
        outcome = outcome_of(data)
        self._games.setdefault((data["match"], data.get("edition")), {})[outcome.number] = outcome

    def _known(self, match: Match) -> dict[int, Outcome]:
        return self._games.get((match.key(), match.edition), {})

    def outcomes(self, match: Match, games: int) -> list[Outcome]:
        """Return what is known of the first games of a match, in their order."""
        known = self._known(match)
        return [known[number] for number in sorted(known) if number < games]

    def missing(self, match: Match, games: int) -> list[int]:
        """Return the numbers of the games that are still to be played."""
        known = self._known(match)
        return [number for number in range(games) if number not in known]

    def add(self, match: Match, outcome: Outcome) -> None:
        """Write down a game at once."""
        data = {"match": match.key(), "edition": match.edition, **outcome.data()}
        self._keep(data)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(data) + "\n")


def _is_cut_off(rest: bytes, after_games: bool) -> bool:
    """Tell whether the end of a file is the beginning of a game; in a file without games a few letters say nothing."""
    if after_games and rest and _BEGINNING.startswith(rest):
        return True
    return rest.startswith(_BEGINNING) and b"}" not in rest
