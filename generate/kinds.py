"""Kinds of values that lie on the table: the code by which each is copied, saved and laid again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """A value that stays as it is."""

    def copied(self, value: str) -> str:
        """Return the code that copies a value."""
        return value

    def saved(self, value: str) -> str:
        """Return the code that makes plain JSON of a value."""
        return value

    def laid(self, value: str) -> str:
        """Return the code that makes a value of plain JSON."""
        return value


@dataclass(frozen=True)
class SharedKind(Kind):
    """A value that copies hold together."""

    inner: Kind

    def saved(self, value: str) -> str:
        """Save what is shared."""
        return self.inner.saved(value)

    def laid(self, value: str) -> str:
        """Lay what is shared."""
        return self.inner.laid(value)


@dataclass(frozen=True)
class ListKind(Kind):
    """A list; as a whole where its elements stay as they are."""

    element: Kind

    def copied(self, value: str) -> str:
        """Copy the list, and its elements where they can change."""
        each = self.element.copied("one")
        return f"{value}[:]" if each == "one" else f"[{each} for one in {value}]"

    def saved(self, value: str) -> str:
        """Save each element."""
        return _each(self.element.saved, value)

    def laid(self, value: str) -> str:
        """Lay each element."""
        return _each(self.element.laid, value)


@dataclass(frozen=True)
class DictKind(Kind):
    """A dict of plain values; saved as pairs, which keep its order and its keys."""

    def copied(self, value: str) -> str:
        """Copy the dict."""
        return f"{value}.copy()"

    def saved(self, value: str) -> str:
        """Save the pairs."""
        return f"[[key, one] for key, one in {value}.items()]"

    def laid(self, value: str) -> str:
        """Lay the pairs."""
        return f"dict({value})"


@dataclass(frozen=True)
class PieceKind(Kind):
    """An object of another class of the same file."""

    name: str

    def copied(self, value: str) -> str:
        """Copy it by its own fields."""
        return f"{value}.copy()"

    def saved(self, value: str) -> str:
        """Save it by its own fields."""
        return f"{value}.saved()"

    def laid(self, value: str) -> str:
        """Lay it by its own fields."""
        return f"{self.name}().lay({value})"


@dataclass(frozen=True)
class MaybeKind(Kind):
    """A value that may be missing."""

    inner: Kind

    def copied(self, value: str) -> str:
        """Copy it if it is there."""
        return _if_there(self.inner.copied(value), value)

    def saved(self, value: str) -> str:
        """Save it if it is there."""
        return _if_there(self.inner.saved(value), value)

    def laid(self, value: str) -> str:
        """Lay it if it was there."""
        return _if_there(self.inner.laid(value), value)


def _each(one: Callable[[str], str], value: str) -> str:
    each = one("one")
    return value if each == "one" else f"[{each} for one in {value}]"


def _if_there(made: str, value: str) -> str:
    return value if made == value else f"{made} if {value} is not None else None"


def pieces(kind: Kind, only_copied: bool = False) -> Iterator[str]:
    """Yield the classes that a kind names; perhaps only those that a copy copies."""
    if isinstance(kind, PieceKind):
        yield kind.name
    elif isinstance(kind, ListKind):
        yield from pieces(kind.element, only_copied)
    elif isinstance(kind, MaybeKind) or (isinstance(kind, SharedKind) and not only_copied):
        yield from pieces(kind.inner, only_copied)
