"""The facts that the log tells; texts are ids of components."""

from __future__ import annotations

from dataclasses import dataclass

from groma.kernel import Event


@dataclass(frozen=True)
class BoardTaken(Event):
    """A player took a side of a board."""

    seat: int
    board: str


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round began."""

    round: int
    last: bool


@dataclass(frozen=True)
class OrderSet(Event):
    """The turn order of a round was fixed; from two to five take part."""

    players: int
    first: int
    second: int
    third: int | None
    fourth: int | None
    fifth: int | None

    def people(self) -> tuple[str, ...]:
        """All players are concerned."""
        return ("first", "second", "third", "fourth", "fifth")


@dataclass(frozen=True)
class Passed(Event):
    """A player chose to pass."""

    seat: int


@dataclass(frozen=True)
class HadToPass(Event):
    """A player could do nothing else, with so many active workers at home."""

    seat: int
    workers: int


@dataclass(frozen=True)
class Sent(Event):
    """A worker went to a tile, to build it or to activate it."""

    seat: int
    level: int
    tile: str
    task: str


@dataclass(frozen=True)
class Placed(Event):
    """A tile joined the city."""

    seat: int
    tile: str
    rotation: int
    across: int
    eastward: str
    along: int
    northward: str
    landmark: str
    """Where it lies, counted from this tile."""


@dataclass(frozen=True)
class Used(Event):
    """A player used a special tile."""

    seat: int
    tile: str


@dataclass(frozen=True)
class AcademyDeclined(Event):
    """A player who could have used the Academy did not."""

    seat: int
    tile: str


@dataclass(frozen=True)
class BroughtNothing(Event):
    """A tile was activated without effect."""

    seat: int
    tile: str


@dataclass(frozen=True)
class Converted(Event):
    """A player turned goods into as many of another kind."""

    seat: int
    amount: int
    given: str
    taken: str


@dataclass(frozen=True)
class Sold(Event):
    """A player sold one unit of a good for gold."""

    seat: int
    good: str
    price: int
    gold: str


@dataclass(frozen=True)
class Bought(Event):
    """A player bought one unit of a good with gold."""

    seat: int
    good: str
    price: int
    gold: str


@dataclass(frozen=True)
class NothingTraded(Event):
    """A player left the Market as he had come."""

    seat: int


@dataclass(frozen=True)
class Gained(Event):
    """A player took resources from the bank."""

    seat: int
    resource: str
    amount: int


@dataclass(frozen=True)
class Paid(Event):
    """A player paid resources to the bank."""

    seat: int
    resource: str
    amount: int


@dataclass(frozen=True)
class FeePaid(Event):
    """A player paid resources to the owner of a tile."""

    seat: int
    owner: int
    resource: str
    amount: int

    def people(self) -> tuple[str, ...]:
        """Two players are concerned."""
        return ("seat", "owner")


@dataclass(frozen=True)
class WagesPaid(Event):
    """A player paid wages and pensions, as far as the gold went."""

    seat: int
    amount: int
    missing: int
    gold: str


@dataclass(frozen=True)
class Started(Event):
    """A player began on the favor track."""

    seat: int
    favor: int


@dataclass(frozen=True)
class Scored(Event):
    """A player moved forward on the favor track."""

    seat: int
    source: str
    amount: int
    favor: int


@dataclass(frozen=True)
class FavorLost(Event):
    """A player moved back on the favor track."""

    seat: int
    source: str
    amount: int
    favor: int


@dataclass(frozen=True)
class MoraleRose(Event):
    """A player's morale rose by some steps, to a value."""

    seat: int
    steps: int
    value: int


@dataclass(frozen=True)
class MoraleFell(Event):
    """A player's morale fell by some steps, to a value."""

    seat: int
    steps: int
    value: int


@dataclass(frozen=True)
class Recruited(Event):
    """A villager went to training zone I."""

    seat: int


@dataclass(frozen=True)
class Trained(Event):
    """Trainees became active workers."""

    seat: int
    workers: int


@dataclass(frozen=True)
class TraineesMoved(Event):
    """Trainees went on to training zone II."""

    seat: int
    trainees: int


@dataclass(frozen=True)
class RetiredCameBack(Event):
    """Retired workers came back from the tiles they had been used on."""

    seat: int
    workers: int


@dataclass(frozen=True)
class Promoted(Event):
    """A worker gained a level."""

    seat: int
    level: int


@dataclass(frozen=True)
class Retired(Event):
    """Workers retired."""

    seat: int
    workers: int


@dataclass(frozen=True)
class Hired(Event):
    """A villager became an active worker at once."""

    seat: int


@dataclass(frozen=True)
class HireDeclined(Event):
    """A player without active worker hired none."""

    seat: int


@dataclass(frozen=True)
class SectionTaken(Event):
    """A player took the face-up wall section."""

    seat: int
    section: str


@dataclass(frozen=True)
class SectionRemoved(Event):
    """The face-up wall section was taken by nobody and left the game."""

    section: str


@dataclass(frozen=True)
class TileUncovered(Event):
    """A tile came from the city deck into the display."""

    tile: str

    def reveals(self) -> bool:
        """Everyone learns which tile lay on top."""
        return True


@dataclass(frozen=True)
class SectionUncovered(Event):
    """A wall section was turned face up."""

    section: str

    def reveals(self) -> bool:
        """Everyone learns which section lay on top."""
        return True


@dataclass(frozen=True)
class MaintenanceBegan(Event):
    """The players began to maintain their workers."""

    round: int


@dataclass(frozen=True)
class CityMaintenanceBegan(Event):
    """The city and the wall are looked after."""

    round: int


@dataclass(frozen=True)
class LastRoundAnnounced(Event):
    """A pile has run out, so the next round is the last."""

    tiles: int
    sections: int
    """What is left in the two piles."""


@dataclass(frozen=True)
class FinalScoringBegan(Event):
    """The last round is over; the final scoring begins."""

    round: int


@dataclass(frozen=True)
class GoodsValued(Event):
    """All resources of a player were counted as gold at the selling rates."""

    seat: int
    amount: int
    gold: str


@dataclass(frozen=True)
class FinallyScored(Event):
    """A player gained favor, or none, from one source of the final scoring."""

    seat: int
    source: str
    amount: int
    favor: int


@dataclass(frozen=True)
class FinallyLost(Event):
    """A player lost favor in the final scoring."""

    seat: int
    source: str
    amount: int
    favor: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The final scoring is over."""

    round: int


@dataclass(frozen=True)
class Tied(Event):
    """Several players have most favor."""

    players: int
    favor: int


@dataclass(frozen=True)
class TieCompared(Event):
    """What one of the tied players has of what breaks the tie."""

    seat: int
    measure: str
    amount: int


@dataclass(frozen=True)
class Won(Event):
    """A player won with most favor."""

    seat: int
    favor: int


@dataclass(frozen=True)
class WonTie(Event):
    """A player won among those with most favor."""

    seat: int
    favor: int
    measure: str


@dataclass(frozen=True)
class VictoryShared(Event):
    """A player shares the victory with others."""

    seat: int
    favor: int
