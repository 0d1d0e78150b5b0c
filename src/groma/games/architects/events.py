"""The facts that the log tells; texts are ids of components or words."""

from __future__ import annotations

from dataclasses import dataclass

from groma.kernel import Event


@dataclass(frozen=True)
class OfSeat(Event):
    """A fact about one player."""

    seat: int


@dataclass(frozen=True)
class Revealing(Event):
    """A fact by which someone learns what chance or a hidden card held back."""

    def reveals(self) -> bool:
        """Tell that someone learned something."""
        return True


@dataclass(frozen=True)
class Learned(OfSeat):
    """A fact about one player by which someone learns what chance or a hidden card held back."""

    def reveals(self) -> bool:
        """Tell that someone learned something."""
        return True


@dataclass(frozen=True)
class CharacterTaken(OfSeat):
    """A player took side 2 of a board."""

    character: str


@dataclass(frozen=True)
class FirstPlayer(OfSeat):
    """It was settled who goes first."""


@dataclass(frozen=True)
class WorkerPlaced(OfSeat):
    """A worker went from the reserve to a place."""

    place: str


@dataclass(frozen=True)
class WorkerRetrieved(OfSeat):
    """A worker came back to an empty reserve."""

    place: str


@dataclass(frozen=True)
class TurnSkipped(OfSeat):
    """A player without any worker to place or to take back was passed over."""


@dataclass(frozen=True)
class Gained(OfSeat):
    """A player took goods or silver from the supply."""

    resource: str
    amount: int


@dataclass(frozen=True)
class Paid(OfSeat):
    """A player paid goods or silver to the supply."""

    resource: str
    amount: int


@dataclass(frozen=True)
class TaxPaid(OfSeat):
    """A player paid silver to the Tax Stand."""

    amount: int


@dataclass(frozen=True)
class TaxesTaken(OfSeat):
    """A player took the silver of the Tax Stand."""

    amount: int


@dataclass(frozen=True)
class VirtueMoved(OfSeat):
    """A player's virtue rose or fell."""

    steps: int
    virtue: int


@dataclass(frozen=True)
class DebtTaken(OfSeat):
    """A player took an unpaid Debt."""


@dataclass(frozen=True)
class DebtPaid(OfSeat):
    """A player paid off a Debt."""


@dataclass(frozen=True)
class DebtDestroyed(OfSeat):
    """A player destroyed a Debt."""


@dataclass(frozen=True)
class CardsDrawn(Learned):
    """A player drew Building cards."""

    amount: int


@dataclass(frozen=True)
class CardSeen(Learned):
    """A player drew this Building card; nobody else sees which."""

    building: str

    def audience(self) -> list[int]:
        """Only who drew it."""
        return [self.seat]


@dataclass(frozen=True)
class PackPassed(Learned):
    """A player received cards of the draft."""

    amount: int


@dataclass(frozen=True)
class CardsBuried(OfSeat):
    """A player put Building cards facedown under the deck."""

    amount: int


@dataclass(frozen=True)
class ApprenticeHired(OfSeat):
    """An Apprentice joined a player."""

    apprentice: str
    silver: int


@dataclass(frozen=True)
class ApprenticeDismissed(OfSeat):
    """A player sent an Apprentice under the deck."""

    apprentice: str


@dataclass(frozen=True)
class ApprenticeLeft(Event):
    """A faceup Apprentice went under the deck."""

    apprentice: str


@dataclass(frozen=True)
class ApprenticeShown(Revealing):
    """An Apprentice came from the deck into the display."""

    apprentice: str


@dataclass(frozen=True)
class SilverPlaced(OfSeat):
    """A player put silver on a faceup Apprentice."""

    apprentice: str
    amount: int


@dataclass(frozen=True)
class WorkersCaptured(OfSeat):
    """A player took a group of workers of another player."""

    owner: int
    location: str
    amount: int

    def people(self) -> tuple[str, ...]:
        """Two players are concerned."""
        return ("seat", "owner")


@dataclass(frozen=True)
class WorkersRecalled(OfSeat):
    """A player took back a group of his own."""

    location: str
    amount: int


@dataclass(frozen=True)
class CaptivesImprisoned(OfSeat):
    """A player sent all captives to the Prison."""

    amount: int


@dataclass(frozen=True)
class PrisonersReleased(OfSeat):
    """Workers of a player left the Prison."""

    amount: int


@dataclass(frozen=True)
class CaptivesReleased(OfSeat):
    """Workers of a player came back from other boards."""

    amount: int


@dataclass(frozen=True)
class BuildingConstructed(OfSeat):
    """A player constructed a Building."""

    building: str


@dataclass(frozen=True)
class CathedralAdvanced(OfSeat):
    """A player's marker moved up on the Cathedral."""

    level: int


@dataclass(frozen=True)
class RewardTaken(Learned):
    """A player turned up a Reward."""

    reward: str


@dataclass(frozen=True)
class MarketReset(Event):
    """A Black Market Reset began."""

    workers: int


@dataclass(frozen=True)
class MarketCardFlipped(Revealing):
    """A market card was flipped onto the large pile."""

    card: str


@dataclass(frozen=True)
class MarketShuffled(Revealing):
    """The market cards were shuffled into a new small pile."""


@dataclass(frozen=True)
class SchemeTurned(Learned):
    """The rival turned up a scheme."""

    scheme: str


@dataclass(frozen=True)
class StockMoved(OfSeat):
    """The rival's stock grew or shrank."""

    amount: int


@dataclass(frozen=True)
class EndTriggered(OfSeat):
    """The last space of the Guildhall was filled: everyone has one more turn."""


@dataclass(frozen=True)
class EffectResolved(OfSeat):
    """A Building's effect at the end of the game was carried out."""

    building: str


@dataclass(frozen=True)
class Scored(OfSeat):
    """A player's points from one source at the end of the game."""

    source: str
    points: int


@dataclass(frozen=True)
class GameEnded(OfSeat):
    """A player's points at the end of the game."""

    points: int
