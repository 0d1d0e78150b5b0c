"""What is told of the games: options, rules."""

from __future__ import annotations

from groma.table.wire.base import OptionValue, Wire


class OptionInfo(Wire):
    """What a table may choose: the values by number of seats; the first is the default."""

    name: str
    values: dict[str, list[OptionValue]]


class GameInfo(Wire):
    """A game, as a form for a new table needs it."""

    name: str
    titles: dict[str, str]
    """What it is called, by language."""
    taglines: dict[str, str]
    """A line that says what it is like, by language."""
    seats: list[int]
    minutes: int
    """How long people usually play."""
    options: list[OptionInfo]
    levels: list[str]
    languages: list[str]
    rules_version: str
    components: str
    lesson_steps: int | None
    """How many steps its guided first game has, if there is one."""


class RuleInfo(Wire):
    """One numbered rule; `reconstructed` where the printed one could not be found and another stands in for it."""

    number: str
    text: str
    source: str
    reconstructed: bool


class ChapterInfo(Wire):
    """A chapter of the rules."""

    title: str
    text: str
    rules: list[RuleInfo]


class RulesText(Wire):
    """The rules of a game, for reading beside the board."""

    game: str
    title: str
    chapters: list[ChapterInfo]


class NoteInfo(Wire):
    """What is told of a thing: the text that tells of it, the rules that cover it, the figures of the text."""

    text: str
    rules: list[str]
    figures: dict[str, int | str]


class NotesText(Wire):
    """The notes of a game by thing, and their sentences as a Fluent file."""

    notes: dict[str, NoteInfo]
    text: str
