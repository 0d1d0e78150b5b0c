"""Facts for the log and the animation."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from re import sub
from typing import Any

from groma.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """One fact; a game's events add their fields, whose texts are ids of components."""

    def reveals(self) -> bool:
        """Tell whether someone learned by it what chance or a hidden card held back."""
        return False

    def people(self) -> tuple[str, ...]:
        """Return those of its fields that are seats."""
        return ("seat",)

    def kind(self) -> str:
        """Return the key of its sentence."""
        return kind_of(type(self).__name__)

    def audience(self) -> list[int] | None:
        """Return the seats that may see it, or nothing if everyone may."""
        return None

    def seen_by(self, seat: int | None) -> bool:
        """Tell whether a seat, or a spectator, may see it."""
        audience = self.audience()
        return audience is None or seat in audience

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel by its fields."""
        return type(self), tuple(self.fields().values())

    def fields(self) -> dict[str, object]:
        """Return its fields by name."""
        kind: Any = type(self)
        return {name: getattr(self, name) for name in _names(kind)}


@cache
def _names(kind: type[Any]) -> list[str]:
    return [field.name for field in fields(kind)]


@cache
def kind_of(name: str) -> str:
    """Return the key of the sentence of a class of events: that of `SectionTaken` is `section-taken`."""
    return sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
