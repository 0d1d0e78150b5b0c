"""Figures in words: `{kinds.sawmill.cost}` in a text stands for what the components file says there."""

from __future__ import annotations

import re
from math import prod
from typing import Any, Final

from groma.kernel.grammar import noun

_PLACEABLE: Final = re.compile(r"\{([^{}#]+)\}")
_AND: Final = {"en": "and", "it": "e", "fr": "et"}
_MINUS: Final = "\N{MINUS SIGN}"


class Placeables:
    """The figures and names of a game, said in a language."""

    def __init__(self, tables: dict[str, Any], names: dict[str, dict[str, str]], language: str) -> None:
        self.tables = tables
        self.names = names
        self.language = language

    def fill(self, text: str) -> str:
        """Return a text with its figures; ValueError names what the data does not have."""
        return _PLACEABLE.sub(lambda found: self._said(found[1]), text)

    def name(self, key: str, language: str = "") -> str:
        """Return the name of a component as a heading."""
        said = language or self.language
        return _typeset(noun(said, self.names[key][said]).forms()[""])

    def amount(self, amount: int, key: str) -> str:
        """Return so many of a component."""
        counted = noun(self.language, self.names[key][self.language])
        return _typeset(f"{amount} {counted.one if abs(amount) == 1 else counted.many}")

    def worded(self, value: Any) -> str:
        """Return a value of the file: a number, numbers in their order, amounts, or the name of a component."""
        if isinstance(value, dict):
            return self._listed([self.amount(each, key) for key, each in value.items()])
        if isinstance(value, list):
            return ", ".join([self.worded(each) for each in value])
        if isinstance(value, str) and value in self.names:
            return self.name(value)
        return str(value).replace("-", _MINUS) if isinstance(value, int) else str(value)

    def _said(self, written: str) -> str:
        """Return one figure, the name of a component, or a sum such as `3 + 2 * kinds.sawmill.favor`."""
        if written in self.names:
            return self.name(written)
        parts = re.split(r" ([+-]) ", written)
        if len(parts) == 1 and " * " not in written:
            return self.worded(self.value(written))
        signs = ["+", *parts[1::2]]
        terms = [self._product(part) for part in parts[::2]]
        return self.worded(sum([term if sign == "+" else -term for sign, term in zip(signs, terms, strict=True)]))

    def _product(self, written: str) -> int:
        return prod([int(part) if part.isdecimal() else int(self.value(part)) for part in written.split(" * ")])

    def value(self, path: str) -> Any:
        """Return what lies at a path: keys of tables, ids of rows, or places in a list, counted from 0."""
        value: Any = self.tables
        for key in path.split("."):
            value = _step(value, key)
            if value is None:
                raise ValueError(f"the components have no {path!r}")
        return value

    def _listed(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {_AND[self.language]} {words[-1]}"


def _step(value: Any, key: str) -> Any:
    if isinstance(value, dict):
        return value.get(key)
    if not isinstance(value, list):
        return None
    if key == "count":
        return len(value)
    if key.isdecimal():
        return value[int(key)] if int(key) < len(value) else None
    return next((row for row in value if isinstance(row, dict) and row.get("id") == key), None)


def _typeset(name: str) -> str:
    return name.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
