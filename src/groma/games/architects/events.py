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
class CathedralAdvanced(Event):
    """A player's marker moved up on the Cathedral."""

    seat: int
    level: int


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
