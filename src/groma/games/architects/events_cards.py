"""The facts about cards: Buildings, Apprentices, Rewards, and the draft."""

from __future__ import annotations

from dataclasses import dataclass

from groma.kernel import Event


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
class BuildingConstructed(Event):
    """A player constructed a Building."""

    seat: int
    building: str

    def reveals(self) -> bool:
        """Everyone learns which card the player held."""
        return True


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
