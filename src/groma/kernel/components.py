"""Reading a game's components file: typed values, and errors that name file, table, id and key."""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from pathlib import Path
from re import fullmatch
from typing import Any, Final

LANGUAGES: Final = ("en", "it", "fr")
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
"""What French writes before a colon."""


class ComponentsError(ValueError):
    """A components file that cannot be used."""


class Figures:
    """What the rules read of a file: of each table the keys that were asked for, apart from names and what is spare."""

    def __init__(self) -> None:
        self._read: dict[int, set[str]] = {}

    def of(self, table: dict[str, Any]) -> set[str]:
        """Return the keys of a table that rules read, to be added to."""
        return self._read.setdefault(id(table), set())

    def within(self, value: Any) -> Any:
        """Return a value of the file with what rules read of it; a table that nobody opened was taken as it is."""
        if isinstance(value, list):
            return [self.within(each) for each in value]
        if not isinstance(value, dict):
            return value
        keys = self._read.get(id(value), set(value))
        return {key: self.within(value[key]) for key in keys}


class Entry:
    """One table of the file, such as `[[kinds]] "sawmill"`; every key must be asked for before `done`."""

    def __init__(self, file: str, place: str, values: Any, figures: Figures | None = None) -> None:
        if not isinstance(values, dict):
            raise ComponentsError(f"{file}: {place} must be a table")
        self.file = file
        self.place = place
        self.values: dict[str, Any] = values
        self._all_figures = figures or Figures()
        self._figures = self._all_figures.of(values)
        self._read = {"source", "sources"}
        if "id" in values:
            self.place = f'{place} "{values["id"]}"'

    def error(self, key: str, problem: str) -> ComponentsError:
        """Return the error for a key of this table."""
        return ComponentsError(f'{self.file}: {self.place}: key "{key}" {problem}')

    def value(self, key: str) -> Any:
        """Return a figure: a value that must be there, and that rules read."""
        self._figures.add(key)
        return self.told(key)

    def told(self, key: str) -> Any:
        """Return a value that must be there, but that no rule reads."""
        self._read.add(key)
        if key not in self.values:
            raise self.error(key, "is missing")
        return self.values[key]

    def has(self, key: str) -> bool:
        """Tell whether an optional key is there."""
        return key in self.values

    def spare(self, *keys: str) -> None:
        """Pass over keys that no rule reads."""
        self._read.update(keys)
        self._figures.difference_update(keys)

    def fixed(self, key: str, expected: object) -> None:
        """Refuse any other value than the one that the rules fix."""
        if self.told(key) != expected:
            raise self.error(key, f"is fixed by the rules: {expected!r}")

    def text(self, key: str) -> str:
        """Return a text that rules read, such as an id."""
        self._figures.add(key)
        return self.word(key)

    def word(self, key: str) -> str:
        """Return a text that only people read."""
        value = self.told(key)
        if not isinstance(value, str) or not value:
            raise self.error(key, f"must be a text, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.error(key, f"must be true or false, not {value!r}")
        return value

    def number(self, key: str, least: int = 0) -> int:
        """Return a whole number, not below the least."""
        value = self.value(key)
        if not _is_whole(value) or value < least:
            raise self.error(key, f"must be a whole number from {least} up, not {value!r}")
        return int(value)

    def numbers(self, key: str) -> list[int]:
        """Return a list of whole numbers, not empty."""
        value = self.value(key)
        if not isinstance(value, list) or not value or not all(_is_whole(number) for number in value):
            raise self.error(key, f"must be a list of whole numbers, not {value!r}")
        return [int(number) for number in value]

    def values_of(self, key: str) -> tuple[bool | int | str, ...]:
        """Return a list of option values, not empty."""
        value = self.value(key)
        if not isinstance(value, list) or not value or not all(isinstance(each, bool | int | str) for each in value):
            raise self.error(key, f"must be a list of texts, numbers or true and false, not {value!r}")
        return tuple(value)

    def choice(self, key: str, allowed: list[str]) -> int:
        """Return the place of a word in the list of allowed ones."""
        return self._place(key, self.value(key), allowed)

    def choices(self, key: str, allowed: list[str]) -> list[int]:
        """Return the places of several words in the list of allowed ones."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(key, f"must be a list, not {value!r}")
        return [self._place(key, word, allowed) for word in value]

    def amounts(self, key: str, allowed: list[str]) -> list[tuple[int, int]]:
        """Return pairs (place of the word, amount), without zeros, from `{ word = amount }`."""
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.error(key, f"must be a table of amounts, not {value!r}")
        for amount in value.values():
            if not _is_whole(amount) or amount < 0:
                raise self.error(key, f"must hold whole numbers from 0 up, not {amount!r}")
        pairs = [(self._place(key, word, allowed), int(amount)) for word, amount in value.items()]
        return sorted((place, amount) for place, amount in pairs if amount)

    def names(self, key: str = "name") -> dict[str, str]:
        """Return a name in every language."""
        inner = self._inner(key, self.told(key))
        names = {language: inner.word(language) for language in LANGUAGES}
        inner.done()
        for language, name in names.items():
            if not name.replace(NO_BREAK, " ").isprintable() or "{" in name or "}" in name:
                raise inner.error(language, "must be one line without braces")
        return names

    def inner(self, key: str) -> Entry:
        """Return a table inside this one."""
        return self._inner(key, self.value(key))

    def _inner(self, key: str, value: object) -> Entry:
        if not isinstance(value, dict):
            raise self.error(key, f"must be a table, not {value!r}")
        return Entry(self.file, f"{self.place}, {key}", value, self._all_figures)

    def rows(self, key: str) -> list[Entry]:
        """Return a list of tables inside this one, each with an id of its own."""
        return _distinct(self.tables(key))

    def tables(self, key: str) -> list[Entry]:
        """Return a list of tables inside this one."""
        value = self.value(key)
        if not isinstance(value, list) or not value:
            raise self.error(key, "must be a list of tables, not empty")
        return [Entry(self.file, f"{self.place}, {key}", row, self._all_figures) for row in value]

    def done(self) -> None:
        """Refuse keys that nobody asked for: a misspelt one would be lost silently."""
        for key in self.values:
            if key not in self._read:
                known = ", ".join(sorted(self._read))
                raise self.error(key, f"is unknown; known are {known}")

    def _place(self, key: str, word: object, allowed: list[str]) -> int:
        if not isinstance(word, str) or word not in allowed:
            raise self.error(key, f"uses unknown {word!r}; known are {', '.join(allowed)}")
        return allowed.index(word)


class Components:
    """A components file as read: its tables, and the digest that tells one set of figures from another."""

    def __init__(self, path: Path) -> None:
        self.file = path.name
        self.path = path
        try:
            content = path.read_bytes()
            self.text = content.decode()
            self.tables = tomllib.loads(self.text)
        except OSError as problem:
            raise ComponentsError(f"{path}: cannot be read: {problem.strerror}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
            raise ComponentsError(f"{path}: is not TOML: {problem}") from None
        self.content = content
        self.file_digest = sha256(content.replace(b"\r\n", b"\n")).hexdigest()[:16]
        """By which version 0.1.0 knew the figures: that of all letters of the file."""
        self._figures = Figures()
        self._read = self._figures.of(self.tables)
        self._spare: set[str] = set()
        self._digest = ""

    @property
    def digest(self) -> str:
        """The digest of all figures that the rules read: names, sources, comments and layout do not count."""
        if not self._digest:
            text = json.dumps(self.figures(), sort_keys=True, separators=(",", ":"))
            self._digest = sha256(text.encode()).hexdigest()[:16]
        return self._digest

    def figures(self) -> dict[str, Any]:
        """Return what the rules read of the file."""
        found: dict[str, Any] = self._figures.within(self.tables)
        return found

    def spare(self, *tables: str) -> None:
        """Pass over tables that no rule reads."""
        self._spare.update(tables)
        self._read.difference_update(tables)

    def entry(self, table: str) -> Entry:
        """Return a table that occurs once, such as `[setup]`."""
        return Entry(self.file, f"[{table}]", self._table(table), self._figures)

    def rows(self, table: str) -> list[Entry]:
        """Return a table that is repeated, such as `[[kinds]]`."""
        rows = self._table(table)
        if not isinstance(rows, list) or not rows:
            raise ComponentsError(f"{self.file}: [[{table}]] must be a list of tables, not empty")
        return _distinct([Entry(self.file, f"[[{table}]]", row, self._figures) for row in rows])

    def done(self) -> None:
        """Refuse tables that nobody asked for."""
        known = self._read | self._spare
        for table in self.tables:
            if table not in known:
                raise ComponentsError(f"{self.file}: unknown table [{table}]; known are {', '.join(sorted(known))}")

    def _table(self, table: str) -> Any:
        if table not in self.tables:
            raise ComponentsError(f"{self.file}: table [{table}] is missing")
        if table not in self._spare:
            self._read.add(table)
        return self.tables[table]


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _distinct(rows: list[Entry]) -> list[Entry]:
    seen = set()
    for row in rows:
        name = row.text("id")
        if not fullmatch("[a-z][a-z0-9_]*", name):
            raise row.error("id", "must be lower case letters, digits and underscores, a letter first")
        if name in seen:
            raise row.error("id", "occurs twice")
        seen.add(name)
    return rows
