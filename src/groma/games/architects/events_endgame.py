"""The facts of the end: effects, points, victory."""

from __future__ import annotations

from dataclasses import dataclass

from groma.kernel import Event


@dataclass(frozen=True)
class EndTriggered(Event):
    """The last space of the Guildhall was filled: everyone has one more turn."""

    seat: int


@dataclass(frozen=True)
class EndEffectsBegan(Event):
    """Effects at the end of the game begin."""


@dataclass(frozen=True)
class EffectResolved(Event):
    """A Building's effect at the end of the game was carried out."""

    seat: int
    building: str


@dataclass(frozen=True)
class ScoringBegan(Event):
    """The points are counted."""


@dataclass(frozen=True)
class BuildingScored(Event):
    """The points that a Building's effect brings at the end of the game."""

    seat: int
    building: str
    points: int


@dataclass(frozen=True)
class PointsScored(Event):
    """What a player gains from one source at the end of the game."""

    seat: int
    source: str
    points: int


@dataclass(frozen=True)
class PointsLost(Event):
    """What a player loses by one source at the end of the game."""

    seat: int
    source: str
    points: int


@dataclass(frozen=True)
class GameEnded(Event):
    """A player's points at the end of the game."""

    seat: int
    points: int


@dataclass(frozen=True)
class WonByPoints(Event):
    """A player has most points."""

    seat: int
    points: int


@dataclass(frozen=True)
class WonByVirtue(Event):
    """Of those with most points a player has most virtue."""

    seat: int
    points: int
    virtue: int
    others: int


@dataclass(frozen=True)
class WonBySilver(Event):
    """Of those with most points and virtue a player has most silver."""

    seat: int
    points: int
    virtue: int
    silver: int
    others: int


@dataclass(frozen=True)
class WonAsRival(Event):
    """All is equal, so the rival wins."""

    seat: int
    points: int


@dataclass(frozen=True)
class VictoryShared(Event):
    """All is equal, so several players win."""

    seat: int
    points: int
    virtue: int
    silver: int
