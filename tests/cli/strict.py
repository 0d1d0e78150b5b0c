"""A text that does not forgive."""

from __future__ import annotations

from groma.cli.text import Text


class StrictText(Text):
    """Raises where the command line would fall back to an id."""

    def _missing(self, key: str, raw: str) -> str:
        raise AssertionError(f"{self.language}: there is no message {key}")

    def _broken(self, key: str, raw: str, problems: list[Exception]) -> str:
        raise AssertionError(f"{self.language}: message {key} does not fit: {problems}")
