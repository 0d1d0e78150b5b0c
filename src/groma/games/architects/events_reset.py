"""The facts of a Black Market Reset."""

from __future__ import annotations

from dataclasses import dataclass

from groma.kernel import Event


@dataclass(frozen=True)
class MarketReset(Event):
    """A Black Market Reset began."""


@dataclass(frozen=True)
class MarketWorkersJailed(Event):
    """Workers of a player went from the Black Market to the Prison."""

    seat: int
    amount: int


@dataclass(frozen=True)
class MarketFoundEmpty(Event):
    """Nobody stood in the Black Market."""


@dataclass(frozen=True)
class MarketCardFlipped(Event):
    """A market card was flipped onto the large pile."""

    card: str

    def reveals(self) -> bool:
        """Everyone learns which card it was."""
        return True


@dataclass(frozen=True)
class MarketShuffled(Event):
    """The market cards were shuffled into a new small pile."""

    def reveals(self) -> bool:
        """Everyone learns which card lies on top."""
        return True


@dataclass(frozen=True)
class AbilityUsed(Event):
    """A player uses an ability at a Reset."""

    seat: int
    card: str


@dataclass(frozen=True)
class TooManyPrisoners(Event):
    """A player has so many workers in the Prison that it costs virtue."""

    seat: int
    prisoners: int


@dataclass(frozen=True)
class NobodyHasTooMany(Event):
    """Nobody has so many workers in the Prison."""

    prisoners: int


@dataclass(frozen=True)
class MostPrisoners(Event):
    """A player has most workers in the Prison, perhaps with others."""

    seat: int
    prisoners: int


@dataclass(frozen=True)
class PrisonFoundEmpty(Event):
    """Nobody has a worker in the Prison."""
