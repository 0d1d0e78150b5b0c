"""Finished games on file, one JSON line each, so that a long arena can be interrupted and taken up again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from groma.bots.match import Match, Outcome, outcome_of


class Ledger:
    """The games of any number of matches in one file; without a file they are only kept in mind."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._games: dict[str, dict[int, Outcome]] = {}
        if file is not None and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        """Read all whole lines; one that was cut off when the power failed is dropped."""
        text = file.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                self._keep(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise ValueError(f"{file}: line {number} is no game of an arena") from None
        if whole != text:
            file.write_text(whole, encoding="utf-8")

    def _keep(self, data: dict[str, Any]) -> None:
        outcome = outcome_of(data)
        self._games.setdefault(data["match"], {})[outcome.number] = outcome

    def outcomes(self, match: Match, games: int) -> list[Outcome]:
        """Return what is known of the first games of a match, in their order."""
        known = self._games.get(match.key(), {})
        return [known[number] for number in range(games) if number in known]

    def missing(self, match: Match, games: int) -> list[int]:
        """Return the numbers of the games that are still to be played."""
        known = self._games.get(match.key(), {})
        return [number for number in range(games) if number not in known]

    def add(self, match: Match, outcome: Outcome) -> None:
        """Write down a game at once."""
        data = {"match": match.key(), **outcome.data()}
        self._keep(data)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(data) + "\n")
