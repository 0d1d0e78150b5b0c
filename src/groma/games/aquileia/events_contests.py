"""The facts of the arena and the stadium."""

from __future__ import annotations

from dataclasses import dataclass

from groma.kernel import Event


@dataclass(frozen=True)
class FighterEntered(Event):
    """A gladiator begins the fight with the strength of his spaces."""

    seat: int
    strength: int


@dataclass(frozen=True)
class RunnerEntered(Event):
    """A chariot begins the race on its side, with the strength of its spaces."""

    seat: int
    side: str
    strength: int


@dataclass(frozen=True)
class StrengthReached(Event):
    """A player's dice or card moved the shield on the strength track so far, perhaps not at all."""

    seat: int
    amount: int
    strength: int


@dataclass(frozen=True)
class CardPlayed(Event):
    """A player added a card in a contest."""

    seat: int
    card: str

    def reveals(self) -> bool:
        """The others learn that he held it."""
        return True


@dataclass(frozen=True)
class CardsEnded(Event):
    """A player adds no more cards in a contest, after so many."""

    seat: int
    cards: int


@dataclass(frozen=True)
class BlueDiceKept(Event):
    """A player rolled none of the blue dice."""

    seat: int
    dice: int


@dataclass(frozen=True)
class Ranked(Event):
    """A player came in at this place of a contest."""

    seat: int
    contest: str
    place: int
    strength: int


@dataclass(frozen=True)
class TieBroken(Event):
    """Of two equally strong players the one ahead on the tiebreaker track comes first."""

    seat: int
    other: int

    def people(self) -> tuple[str, ...]:
        """Two players are concerned."""
        return ("seat", "other")


@dataclass(frozen=True)
class PrizeChosen(Event):
    """The winner of the arena chose one of the two further prizes."""

    seat: int
    prize: str


@dataclass(frozen=True)
class PrizeLeft(Event):
    """The second of the arena takes what the winner left."""

    seat: int
    prize: str


@dataclass(frozen=True)
class PrizeLost(Event):
    """Nobody is there to take what the winner of the arena left."""

    prize: str


@dataclass(frozen=True)
class LaurelsTaken(Event):
    """The winner of a race looks at the face-up laurel and at the next one."""

    seat: int
    laurel: str


@dataclass(frozen=True)
class LaurelSeen(Event):
    """The winner of a race sees the laurel that lay face down."""

    seat: int
    laurel: str

    def reveals(self) -> bool:
        """One player learns which laurel lay on top."""
        return True

    def audience(self) -> list[int]:
        """Nobody else sees it."""
        return [self.seat]


@dataclass(frozen=True)
class LaurelShared(Event):
    """The winner of a race kept one laurel and gave the other away."""

    seat: int
    second: int

    def people(self) -> tuple[str, ...]:
        """Two players are concerned."""
        return ("seat", "second")


@dataclass(frozen=True)
class LaurelRemoved(Event):
    """The winner of a race of one kept one laurel; the other left the game."""

    seat: int


@dataclass(frozen=True)
class LaurelReceived(Event):
    """A player sees the stadium laurel that he now owns."""

    seat: int
    laurel: str

    def reveals(self) -> bool:
        """The second learns which laurel the winner left."""
        return True

    def audience(self) -> list[int]:
        """Nobody else sees it."""
        return [self.seat]


@dataclass(frozen=True)
class LaurelUncovered(Event):
    """The next stadium laurel lies face up."""

    laurel: str

    def reveals(self) -> bool:
        """Everyone learns which laurel lay on top."""
        return True
