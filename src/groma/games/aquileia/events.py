"""The facts that the log tells; texts are ids of components."""

from __future__ import annotations

from dataclasses import dataclass

from groma.kernel import Event


@dataclass(frozen=True)
class FirstPlayer(Event):
    """A player holds the first player marker."""

    seat: int


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round began."""

    round: int


@dataclass(frozen=True)
class ActionPhaseBegan(Event):
    """All pieces are placed."""

    round: int


@dataclass(frozen=True)
class AreaBegan(Event):
    """The henchmen of an area act, one after the other."""

    area: str


@dataclass(frozen=True)
class HenchmanPlaced(Event):
    """A player put a henchman on an action space."""

    seat: int
    space: str


@dataclass(frozen=True)
class DiscPlaced(Event):
    """A player put the tiebreaker disc on the track; in the last lap it had to be."""

    seat: int
    position: int
    forced: bool


@dataclass(frozen=True)
class Passed(Event):
    """A player passed a placement turn, perhaps for want of a piece."""

    seat: int
    forced: bool


@dataclass(frozen=True)
class CoinLaid(Event):
    """A player laid a coin under a henchman in the Portus."""

    seat: int
    metal: str


@dataclass(frozen=True)
class CoinTakenBack(Event):
    """A player took the coin under a henchman back."""

    seat: int
    metal: str


@dataclass(frozen=True)
class CoinStolen(Event):
    """The latro took the coin under a henchman."""

    seat: int
    victim: int
    metal: str

    def people(self) -> tuple[str, ...]:
        """Two players are concerned."""
        return ("seat", "victim")


@dataclass(frozen=True)
class NothingStolen(Event):
    """The latro found no coin of the metals rolled."""

    seat: int


@dataclass(frozen=True)
class Gained(Event):
    """A player took coins from the bank."""

    seat: int
    metal: str
    amount: int


@dataclass(frozen=True)
class Paid(Event):
    """A player paid coins to the bank."""

    seat: int
    metal: str
    amount: int


@dataclass(frozen=True)
class DepositPaid(Event):
    """A player paid with the coin under the henchman."""

    seat: int
    metal: str


@dataclass(frozen=True)
class Scored(Event):
    """A player scored victory points."""

    seat: int
    source: str
    amount: int
    score: int


@dataclass(frozen=True)
class DiceRolled(Event):
    """A player rolled dice: so many show each metal."""

    seat: int
    die: str
    dice: int
    gold: int
    silver: int
    bronze: int

    def reveals(self) -> bool:
        """Everyone learns what chance held back."""
        return True


@dataclass(frozen=True)
class CoinsChanged(Event):
    """A player changed coins with the bank."""

    seat: int
    exchange: str


@dataclass(frozen=True)
class ChangingStopped(Event):
    """A player changes no more coins in this visit."""

    seat: int
    exchanges: int


@dataclass(frozen=True)
class CardBought(Event):
    """A player bought a face-up card of the display."""

    seat: int
    card: str


@dataclass(frozen=True)
class CardsDrawn(Event):
    """A player drew cards that the others do not see."""

    seat: int
    deck: str
    amount: int


@dataclass(frozen=True)
class NoCardLeft(Event):
    """A player should have drawn a card, and there was none."""

    seat: int
    deck: str


@dataclass(frozen=True)
class CardSeen(Event):
    """A player sees the card that he drew."""

    seat: int
    card: str

    def reveals(self) -> bool:
        """One player learns which card lay on top."""
        return True

    def audience(self) -> list[int]:
        """Nobody else sees it."""
        return [self.seat]


@dataclass(frozen=True)
class CardUncovered(Event):
    """A card was turned up in the display."""

    card: str
    slot: int

    def reveals(self) -> bool:
        """Everyone learns which card lay on top."""
        return True


@dataclass(frozen=True)
class DeckReshuffled(Event):
    """A discard pile became the deck."""

    deck: str
    cards: int

    def reveals(self) -> bool:
        """What is shuffled cannot be taken back."""
        return True


@dataclass(frozen=True)
class BlueDiceTaken(Event):
    """A player took the blue dice."""

    seat: int
    dice: int


@dataclass(frozen=True)
class CardPaid(Event):
    """A player paid a servi card."""

    seat: int
    card: str

    def reveals(self) -> bool:
        """The others learn that he held it."""
        return True


@dataclass(frozen=True)
class AuctionOpened(Event):
    """A theatrum laurel is up for auction."""

    seat: int
    laurel: str

    def reveals(self) -> bool:
        """Everyone learns which laurel lay on top."""
        return True


@dataclass(frozen=True)
class AnteDeclined(Event):
    """A player did not open the bidding."""

    seat: int


@dataclass(frozen=True)
class BidMade(Event):
    """A player bid coins."""

    seat: int
    metal: str
    amount: int


@dataclass(frozen=True)
class AuctionLeft(Event):
    """A player bids no more in this auction, perhaps for want of coins."""

    seat: int
    forced: bool


@dataclass(frozen=True)
class LaurelBought(Event):
    """A player won the auction."""

    seat: int
    laurel: str


@dataclass(frozen=True)
class LaurelReturned(Event):
    """Nobody opened the bidding: the laurel lies under the deck."""

    laurel: str


@dataclass(frozen=True)
class BuildingBegun(Event):
    """A player paid the coins of a lot that asks for slaves too."""

    seat: int
    lot: str


@dataclass(frozen=True)
class Built(Event):
    """A player put a house on a lot."""

    seat: int
    lot: str


@dataclass(frozen=True)
class Declined(Event):
    """A player made no use of a space, perhaps for want of coins or cards."""

    seat: int
    space: str
    forced: bool


@dataclass(frozen=True)
class Activated(Event):
    """A player activates shops and private banks."""

    seat: int
    buildings: int


@dataclass(frozen=True)
class BuildingActivated(Event):
    """A shop or a private bank gives its points or its coins."""

    seat: int
    lot: str


@dataclass(frozen=True)
class ActivationUnpaid(Event):
    """A player has no coin left to pay for the activation."""

    seat: int
    metal: str


@dataclass(frozen=True)
class RoundEnded(Event):
    """A round is over; the next one is prepared."""

    round: int
