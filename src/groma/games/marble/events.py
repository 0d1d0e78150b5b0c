"""The facts that the log tells; texts are ids of components or labels of vertices (M2.18).

A place is told twice: by q, r and orientation for the drawing, and by labels for people: a tile lies between its wide
corners, `one` and `other`.
"""

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
class TilesDealt(Event):
    """Everyone took so many tiles of each colour into the atrium."""

    tiles: int


@dataclass(frozen=True)
class StartDrawn(Event):
    """The starting player was drawn."""

    seat: int

    def reveals(self) -> bool:
        """Everyone learns who starts."""
        return True


@dataclass(frozen=True)
class Followed(Event):
    """A player comes next in the order of turns."""

    seat: int


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn began."""

    seat: int
    last: bool


@dataclass(frozen=True)
class TurnEnded(Event):
    """A player's turn ended, and so many tiles went from the domus to the atrium."""

    seat: int
    tiles: int


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
    one: str
    other: str
    magistrate: bool


@dataclass(frozen=True)
class Recalled(Event):
    """A magistrate came back from a tile."""

    seat: int
    q: int
    r: int
    orientation: str
    one: str
    other: str
    tile: str


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
    source: str


@dataclass(frozen=True)
class PieceLaid(Event):
    """An aqueduct grew by one piece, up to this vertex; so long is it now."""

    seat: int
    aqueduct: str
    q: int
    r: int
    end: str
    length: int


@dataclass(frozen=True)
class PiecesForfeited(Event):
    """Aqueduct pieces found no place."""

    seat: int
    pieces: int


@dataclass(frozen=True)
class CoinTaken(Event):
    """A player took a coin, for a piece that reached a fountain."""

    seat: int


@dataclass(frozen=True)
class CoinMissed(Event):
    """A piece reached a fountain, but no coin was left."""

    seat: int


@dataclass(frozen=True)
class SiteCompleted(Event):
    """A site was complete: so many buildings make it one of this type."""

    q: int
    r: int
    site: str
    buildings: int
    building: str


@dataclass(frozen=True)
class InfluenceCounted(Event):
    """A player with magistrates in a completed site has so much influence there."""

    seat: int
    influence: int


@dataclass(frozen=True)
class Built(Event):
    """A player built a civic building."""

    seat: int
    building: str
    q: int
    r: int
    site: str


@dataclass(frozen=True)
class FountainPlaced(Event):
    """A site got a fountain: none or several had the most influence, or the one who had it lacked the pieces."""

    q: int
    r: int
    site: str
    leaders: int


@dataclass(frozen=True)
class PlazaClosed(Event):
    """A site was closed empty, for want of buildings or of fountains."""

    q: int
    r: int
    site: str
    buildings_lacking: bool


@dataclass(frozen=True)
class Moved(Event):
    """A magistrate went from a tile to an Imperium space or the Treasury."""

    seat: int
    q: int
    r: int
    orientation: str
    one: str
    other: str
    tile: str
    space: str


@dataclass(frozen=True)
class Stayed(Event):
    """A player left all magistrates in a completed site."""

    seat: int
    site: str


@dataclass(frozen=True)
class ImperiumTaken(Event):
    """A magistrate came back from its space with an Imperium tile."""

    seat: int
    space: str
    imperium: str


@dataclass(frozen=True)
class CoinCollected(Event):
    """A magistrate came back from the Treasury with a coin."""

    seat: int
    space: str


@dataclass(frozen=True)
class RewardMissed(Event):
    """A magistrate came back from its space empty-handed, for nothing was left there."""

    seat: int
    space: str


@dataclass(frozen=True)
class ImperiumSpent(Event):
    """A player returned an Imperium tile for a further action."""

    seat: int
    imperium: str


@dataclass(frozen=True)
class Scored(Event):
    """A player scored points, for so many things that the source counts."""

    seat: int
    source: str
    number: int
    amount: int
    score: int


@dataclass(frozen=True)
class ImperiumScored(Event):
    """A player scored points for the most Imperium tiles of a type, alone or tied with others."""

    seat: int
    imperium: str
    number: int
    tied: bool
    amount: int
    score: int


@dataclass(frozen=True)
class NothingScored(Event):
    """A source of the final scoring brought nobody a point."""

    source: str


@dataclass(frozen=True)
class FinalScoringBegan(Event):
    """All final actions were done, and the points are counted."""


@dataclass(frozen=True)
class LeftUnrewarded(Event):
    """A magistrate sent to a space after its owner's last collection earns nothing."""

    seat: int
    space: str


@dataclass(frozen=True)
class TiedOnPoints(Event):
    """A player has as many points as another leader; the most civic buildings decide."""

    seat: int
    score: int
    buildings: int


@dataclass(frozen=True)
class TiedOnBuildings(Event):
    """A player has as many civic buildings as another leader; the most Imperium tiles decide."""

    seat: int
    buildings: int
    imperium: int


@dataclass(frozen=True)
class Won(Event):
    """A player won, alone or together with others, after so many tie-breaks."""

    seat: int
    score: int
    tie_breaks: int
    shared: bool


@dataclass(frozen=True)
class LastRoundBegan(Event):
    """At least three stacks were empty at the end of a turn."""

    empty: int
    left: int


@dataclass(frozen=True)
class FinalActionsAnnounced(Event):
    """Each player has one final action, this one as the last."""

    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The final scoring is over, and the winner is known."""
