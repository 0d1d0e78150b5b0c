"""A text that does not forgive."""

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentResource

from groma.cli.text import Text, plain
from groma.kernel import Game
from groma.kernel.notes import Note


class StrictText(Text):
    """Raises where the command line would fall back to an id."""

    def _missing(self, key: str, raw: str) -> str:
        raise AssertionError(f"{self.language}: there is no message {key}")

    def _broken(self, key: str, raw: str, problems: list[Exception]) -> str:
        raise AssertionError(f"{self.language}: message {key} does not fit: {problems}")


class StrictNotes(StrictText):
    """Says the notes of a game as well."""

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__(game, language)
        self._bundle.add_resource(FluentResource(game.note_text(language)))

    def note(self, note: Note) -> list[str]:
        """Return what a note says: what its thing does, then its facts."""
        key = f"note-{note['text']}"
        given = {name: self._said(figure) for name, figure in note["figures"].items()}
        message = self._bundle.get_message(key)
        said = [self._bundle.format_pattern(pattern, given) for pattern in message.attributes.values()]
        for _, problems in said:
            assert not problems, (key, problems)
        return [self.phrase(key, **given), *[plain(str(text)) for text, _ in said]]
