"""The facts that the log tells; texts are ids of components."""

from __future__ import annotations

from dataclasses import dataclass

from groma.kernel import Event


@dataclass(frozen=True)
class Built(Event):
    """A card added storeys to a house."""

    seat: int
    card: str
    storeys: int


@dataclass(frozen=True)
class Rolled(Event):
    """A player dared, and rolled the die."""

    seat: int
    pips: int

    def reveals(self) -> bool:
        """Everyone learns what the die shows."""
        return True


@dataclass(frozen=True)
class Raised(Event):
    """The house rose by one storey more."""

    seat: int


@dataclass(frozen=True)
class Fallen(Event):
    """What a card had added fell."""

    seat: int
    storeys: int


@dataclass(frozen=True)
class Drawn(Event):
    """A player drew a card, which nobody else sees."""

    seat: int
    card: str

    def audience(self) -> list[int] | None:
        """L1.4  Only the owner sees it."""
        return [self.seat]

    def reveals(self) -> bool:
        """The owner learns it."""
        return True
