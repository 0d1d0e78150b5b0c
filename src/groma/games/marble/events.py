"""The facts that the log tells; texts are ids of components, q and r tell a place on the grid."""

from __future__ import annotations

from dataclasses import dataclass

from groma.kernel import Event


@dataclass(frozen=True)
class HillRevealed(Event):
    """A Hill tile was laid on its space."""

    hill: str

    def reveals(self) -> bool:
        """Everyone learns which hills are in play."""
        return True


@dataclass(frozen=True)
class StartDrawn(Event):
    """The starting player was drawn."""

    seat: int

    def reveals(self) -> bool:
        """Everyone learns who starts."""
        return True


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn began."""

    seat: int
    last: bool


@dataclass(frozen=True)
class Skipped(Event):
    """A player could take no action."""

    seat: int


@dataclass(frozen=True)
class Drawn(Event):
    """A player drew a tile."""

    seat: int
    tile: str


@dataclass(frozen=True)
class Placed(Event):
    """A tile joined the city."""

    seat: int
    tile: str
    q: int
    r: int
    orientation: str
    magistrate: bool


@dataclass(frozen=True)
class Recalled(Event):
    """A magistrate came back from a tile."""

    seat: int
    q: int
    r: int
    orientation: str


@dataclass(frozen=True)
class RecalledFrom(Event):
    """A magistrate came back from a space without its reward."""

    seat: int
    space: str


@dataclass(frozen=True)
class BridgeTaken(Event):
    """A player took a bridge tile."""

    seat: int
    bridge: str

    def reveals(self) -> bool:
        """Its owner learns its value."""
        return True


@dataclass(frozen=True)
class BridgeSeen(Event):
    """The owner looked at a bridge tile."""

    seat: int
    bridge: str
    value: int

    def audience(self) -> list[int] | None:
        """M12.2  Only the owner may look at the value."""
        return [self.seat]


@dataclass(frozen=True)
class BridgeRevealed(Event):
    """A bridge tile was turned up at the end."""

    seat: int
    bridge: str
    value: int

    def reveals(self) -> bool:
        """Everyone learns its value."""
        return True


@dataclass(frozen=True)
class AqueductStarted(Event):
    """A tile reached a water source."""

    seat: int
    aqueduct: str


@dataclass(frozen=True)
class PieceLaid(Event):
    """An aqueduct grew by one piece, up to this vertex."""

    seat: int
    aqueduct: str
    q: int
    r: int


@dataclass(frozen=True)
class PiecesForfeited(Event):
    """Aqueduct pieces found no place."""

    seat: int
    pieces: int


@dataclass(frozen=True)
class CoinTaken(Event):
    """A player took a coin."""

    seat: int


@dataclass(frozen=True)
class Built(Event):
    """A player built a civic building."""

    seat: int
    building: str
    q: int
    r: int


@dataclass(frozen=True)
class FountainPlaced(Event):
    """A site without a single most influential player got a fountain."""

    q: int
    r: int


@dataclass(frozen=True)
class PlazaClosed(Event):
    """A site was closed empty."""

    q: int
    r: int


@dataclass(frozen=True)
class Moved(Event):
    """A magistrate went from a tile to an Imperium space or the Treasury."""

    seat: int
    q: int
    r: int
    orientation: str
    space: str


@dataclass(frozen=True)
class ImperiumTaken(Event):
    """A player took an Imperium tile."""

    seat: int
    imperium: str


@dataclass(frozen=True)
class ImperiumSpent(Event):
    """A player returned an Imperium tile for a further action."""

    seat: int
    imperium: str


@dataclass(frozen=True)
class Scored(Event):
    """A player scored points."""

    seat: int
    source: str
    amount: int
    score: int


@dataclass(frozen=True)
class LastRoundBegan(Event):
    """At least three stacks were empty at the end of a turn."""

    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The final scoring is over."""
