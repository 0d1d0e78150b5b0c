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
class Passed(Event):
    """A player passed."""

    seat: int


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
    x: int
    y: int
    rotation: int


@dataclass(frozen=True)
class Used(Event):
    """A player used a special tile."""

    seat: int
    tile: str


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
class Scored(Event):
    """A player moved on the favor track."""

    seat: int
    source: str
    amount: int
    favor: int


@dataclass(frozen=True)
class MoraleMoved(Event):
    """A player's morale rose or fell."""

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
class GameEnded(Event):
    """The final scoring is over."""

    round: int
