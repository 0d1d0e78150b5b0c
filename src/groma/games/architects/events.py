"""The facts that the log tells; texts are ids of components or words."""

from __future__ import annotations

from dataclasses import dataclass

from groma.kernel import Event


@dataclass(frozen=True)
class SetupBegan(Event):
    """The table is being laid out."""


@dataclass(frozen=True)
class CharacterTaken(Event):
    """A player took side 2 of a board."""

    seat: int
    character: str


@dataclass(frozen=True)
class FirstPlayer(Event):
    """It was settled who goes first."""

    seat: int


@dataclass(frozen=True)
class StartingVirtue(Event):
    """A character told where its virtue begins."""

    seat: int
    virtue: int


@dataclass(frozen=True)
class StartingPrisoners(Event):
    """Workers of a character began in the Prison."""

    seat: int
    amount: int


@dataclass(frozen=True)
class PlayBegan(Event):
    """The first turn begins."""


@dataclass(frozen=True)
class LastRoundBegan(Event):
    """Everyone has one more turn."""


@dataclass(frozen=True)
class WorkerPlaced(Event):
    """A worker went from the reserve to a place."""

    seat: int
    place: str


@dataclass(frozen=True)
class WorkerRetrieved(Event):
    """A worker came back to an empty reserve."""

    seat: int
    place: str


@dataclass(frozen=True)
class TurnSkipped(Event):
    """A player without any worker to place or to take back was passed over."""

    seat: int


@dataclass(frozen=True)
class VisitEnded(Event):
    """A player made no more use of a place."""

    seat: int
    place: str


@dataclass(frozen=True)
class Declined(Event):
    """A player did not take what was offered."""

    seat: int


@dataclass(frozen=True)
class NothingGained(Event):
    """A card or a place brought a player nothing."""

    seat: int
    source: str


@dataclass(frozen=True)
class Gained(Event):
    """A player took goods or silver from the supply."""

    seat: int
    resource: str
    amount: int


@dataclass(frozen=True)
class Paid(Event):
    """A player paid goods or silver to the supply."""

    seat: int
    resource: str
    amount: int


@dataclass(frozen=True)
class TaxPaid(Event):
    """A player paid silver to the Tax Stand."""

    seat: int
    amount: int


@dataclass(frozen=True)
class TaxesTaken(Event):
    """A player took the silver of the Tax Stand."""

    seat: int
    amount: int


@dataclass(frozen=True)
class VirtueGained(Event):
    """A player's virtue rose."""

    seat: int
    amount: int
    virtue: int


@dataclass(frozen=True)
class VirtueLost(Event):
    """A player's virtue fell."""

    seat: int
    amount: int
    virtue: int


@dataclass(frozen=True)
class VirtueAtTop(Event):
    """A player's virtue could not rise further."""

    seat: int


@dataclass(frozen=True)
class DebtTaken(Event):
    """A player took an unpaid Debt."""

    seat: int


@dataclass(frozen=True)
class DebtBoughtOff(Event):
    """A player pays silver instead of taking a Debt."""

    seat: int


@dataclass(frozen=True)
class DebtPaid(Event):
    """A player paid off a Debt."""

    seat: int


@dataclass(frozen=True)
class DebtDestroyed(Event):
    """A player destroyed a Debt."""

    seat: int


@dataclass(frozen=True)
class CardsDrawn(Event):
    """A player drew Building cards."""

    seat: int
    amount: int

    def reveals(self) -> bool:
        """The player learns which cards lay on top."""
        return True


@dataclass(frozen=True)
class CardsLookedAt(Event):
    """A player looks at the top Building cards."""

    seat: int
    amount: int

    def reveals(self) -> bool:
        """The player learns which cards lay on top."""
        return True


@dataclass(frozen=True)
class DeckFoundEmpty(Event):
    """No Building card was left to draw."""

    seat: int


@dataclass(frozen=True)
class CardSeen(Event):
    """A player drew this Building card; nobody else sees which."""

    seat: int
    building: str

    def audience(self) -> list[int]:
        """Only who drew it."""
        return [self.seat]

    def reveals(self) -> bool:
        """The player learns which card it is."""
        return True


@dataclass(frozen=True)
class CardKept(Event):
    """A player kept this Building card; nobody else sees which."""

    seat: int
    building: str

    def audience(self) -> list[int]:
        """Only who did it."""
        return [self.seat]


@dataclass(frozen=True)
class CardDiscarded(Event):
    """A player put this Building card under the deck; nobody else sees which."""

    seat: int
    building: str

    def audience(self) -> list[int]:
        """Only who did it."""
        return [self.seat]


@dataclass(frozen=True)
class PackPassed(Event):
    """A player received cards of the draft."""

    seat: int
    amount: int

    def reveals(self) -> bool:
        """The player learns which cards they are."""
        return True


@dataclass(frozen=True)
class CardsBuried(Event):
    """A player put Building cards facedown under the deck."""

    seat: int
    amount: int


@dataclass(frozen=True)
class ApprenticeHired(Event):
    """An Apprentice joined a player."""

    seat: int
    apprentice: str
    silver: int


@dataclass(frozen=True)
class ApprenticeDismissed(Event):
    """A player sent an Apprentice under the deck."""

    seat: int
    apprentice: str


@dataclass(frozen=True)
class ApprenticeLeft(Event):
    """A faceup Apprentice went under the deck."""

    apprentice: str


@dataclass(frozen=True)
class ApprenticeShown(Event):
    """An Apprentice came from the deck into the display."""

    apprentice: str

    def reveals(self) -> bool:
        """Everyone learns which Apprentice lay on top."""
        return True


@dataclass(frozen=True)
class SilverPlaced(Event):
    """A player put silver on a faceup Apprentice."""

    seat: int
    apprentice: str
    amount: int


@dataclass(frozen=True)
class WorkersCaptured(Event):
    """A player took a group of workers of another player."""

    seat: int
    owner: int
    location: str
    amount: int

    def people(self) -> tuple[str, ...]:
        """Two players are concerned."""
        return ("seat", "owner")


@dataclass(frozen=True)
class WorkersRecalled(Event):
    """A player took back a group of his own."""

    seat: int
    location: str
    amount: int


@dataclass(frozen=True)
class CaptivesImprisoned(Event):
    """A player sent all captives of another player to the Prison."""

    seat: int
    owner: int
    amount: int

    def people(self) -> tuple[str, ...]:
        """Two players are concerned."""
        return ("seat", "owner")


@dataclass(frozen=True)
class PrisonersReleased(Event):
    """Workers of a player left the Prison."""

    seat: int
    amount: int


@dataclass(frozen=True)
class CaptivesReleased(Event):
    """Workers of a player came back from another player's board."""

    seat: int
    owner: int
    amount: int

    def people(self) -> tuple[str, ...]:
        """Two players are concerned."""
        return ("seat", "owner")


@dataclass(frozen=True)
class BuildingConstructed(Event):
    """A player constructed a Building."""

    seat: int
    building: str

    def reveals(self) -> bool:
        """Everyone learns which card the player held."""
        return True


@dataclass(frozen=True)
class CathedralAdvanced(Event):
    """A player's marker moved up on the Cathedral."""

    seat: int
    level: int


@dataclass(frozen=True)
class RewardTaken(Event):
    """A player turned up a Reward."""

    seat: int
    reward: str

    def reveals(self) -> bool:
        """Everyone learns which Reward lay on top."""
        return True


@dataclass(frozen=True)
class NoRewardLeft(Event):
    """No Reward was left to turn up."""

    seat: int


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


@dataclass(frozen=True)
class SchemeTurned(Event):
    """The rival turned up a scheme."""

    seat: int
    scheme: str

    def reveals(self) -> bool:
        """Everyone learns which scheme lay on top."""
        return True


@dataclass(frozen=True)
class SchemeReplaced(Event):
    """The rival cannot do a scheme and does something else."""

    seat: int
    scheme: str


@dataclass(frozen=True)
class SchemesShuffled(Event):
    """The rival shuffles all schemes again."""

    seat: int


@dataclass(frozen=True)
class StockGained(Event):
    """The rival's stock grew."""

    seat: int
    amount: int


@dataclass(frozen=True)
class StockPaid(Event):
    """The rival's stock shrank."""

    seat: int
    amount: int


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
