"""The facts of the end: laurels, villas, victory."""

from __future__ import annotations

from dataclasses import dataclass

from groma.kernel import Event


@dataclass(frozen=True)
class FinalScoringBegan(Event):
    """The last round is over, and the points of laurels and villas are added."""

    round: int


@dataclass(frozen=True)
class LaurelRevealed(Event):
    """A stadium laurel was revealed at the end."""

    seat: int
    laurel: str

    def reveals(self) -> bool:
        """Everyone learns whose it was."""
        return True


@dataclass(frozen=True)
class VillasScored(Event):
    """The villas of a colour scored as often as their owner has laurels for it."""

    seat: int
    colour: str
    value: int
    laurels: int
    amount: int
    score: int


@dataclass(frozen=True)
class NothingScored(Event):
    """The final scoring brings a player nothing."""

    seat: int


@dataclass(frozen=True)
class TotalReached(Event):
    """A player has so many points in the end."""

    seat: int
    score: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The final scoring is over."""

    round: int


@dataclass(frozen=True)
class Won(Event):
    """A player has the most points."""

    seat: int
    score: int


@dataclass(frozen=True)
class VictoryShared(Event):
    """A player has as many points as another, and nobody has more."""

    seat: int
    score: int
