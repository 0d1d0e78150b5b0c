"""What lies on the table."""

from __future__ import annotations

from typing import Final

from groma.games.aquileia.actions import Words
from groma.games.aquileia.box import Box
from groma.games.aquileia.components import METALS, Price
from groma.kernel import State

NOBODY: Final = -1
NOTHING: Final = -1
NO_METAL: Final = -1

PLACEMENT: Final = 0
ACTIONS: Final = 1
FINISHED: Final = 2
PHASES: Final = ["placement", "action", "finished"]

SOURCES: Final = ["start", "pecunia", "arena", "lots", "shops", "laurels", "villas"]
START: Final = 0
PECUNIA: Final = 1
ARENA_PRIZE: Final = 2
LOTS: Final = 3
SHOPS: Final = 4
LAURELS: Final = 5
VILLAS: Final = 6


class Player:
    """One player's supply, hand and houses.

    `earned`, `hand`, `known`, `old`, `lots`, `stadium` and `theatrum` are replaced, never changed, so that copies share
    them.
    """

    __slots__ = (
        "coins",
        "colour",
        "disc",
        "earned",
        "hand",
        "henchmen",
        "known",
        "lots",
        "old",
        "score",
        "stadium",
        "theatrum",
    )
    colour: int
    coins: list[int]
    """The supply, by metal."""
    score: int
    earned: list[int]
    """Points by source; they always add up to the score."""
    henchmen: int
    """Henchmen that are not on the board."""
    disc: int
    """Position of the tiebreaker disc, or 0 while it is not on the track."""
    hand: list[int]
    """How many cards of each kind."""
    known: list[int]
    """How many of them everybody saw coming (Q4.14)."""
    old: list[int]
    """How many of the others are known to come from before the last reshuffle of their deck."""
    lots: list[int]
    stadium: list[int]
    """Stadium laurels."""
    theatrum: list[int]
    """Theatrum laurels."""

    def copy(self) -> Player:
        """Return an equal and independent player."""
        other = Player()
        other.colour = self.colour
        other.coins = self.coins[:]
        other.score = self.score
        other.earned = self.earned
        other.henchmen = self.henchmen
        other.disc = self.disc
        other.hand = self.hand
        other.known = self.known
        other.old = self.old
        other.lots = self.lots
        other.stadium = self.stadium
        other.theatrum = self.theatrum
        return other


class Contest:
    """A fight in the arena or a race in the stadium while it lasts; the lists are by seat."""

    __slots__ = ("base", "blue", "cards", "kind", "order", "red", "runners", "side", "strength")
    kind: int
    runners: list[int]
    """The participants in turn order."""
    order: list[int]
    """The participants by place, once they are ranked."""
    side: list[int]
    """The metal whose faces count."""
    base: list[int]
    strength: list[int]
    red: list[list[int]]
    cards: list[list[int]]
    blue: list[list[int]]

    def copy(self) -> Contest:
        """Return an equal and independent contest."""
        other = Contest()
        other.kind = self.kind
        other.runners = self.runners
        other.order = self.order
        other.side = self.side
        other.base = self.base
        other.strength = self.strength[:]
        other.red = self.red[:]
        other.cards = self.cards[:]
        other.blue = self.blue[:]
        return other


class Auction:
    """The sale of a theatrum laurel while it lasts."""

    __slots__ = ("bid", "bidder", "host", "laurel", "metal", "out", "space")
    space: int
    laurel: int
    host: int
    metal: int
    """The metal of all bids, or none before the ante."""
    bidder: int
    bid: int
    out: list[int]
    """The seats that have passed; replaced, never changed."""

    def copy(self) -> Auction:
        """Return an equal and independent auction."""
        other = Auction()
        other.space = self.space
        other.laurel = self.laurel
        other.host = self.host
        other.metal = self.metal
        other.bidder = self.bidder
        other.bid = self.bid
        other.out = self.out
        return other


class Race:
    """What became of the two laurels of a race; never changed."""

    __slots__ = ("given", "kept", "second", "shown", "winner")
    winner: int
    second: int
    """Who got the other laurel; nobody after a race of one."""
    shown: int
    """The laurel that lay face up."""
    kept: int
    given: int


class AquileiaState(State):
    """The whole table.

    The decks and discard piles, `display`, `owner`, `track` and `races` are replaced, never changed, so that copies
    share them.
    """

    __slots__ = (
        "auction",
        "blue_dice",
        "blue_holder",
        "box",
        "contest",
        "deposits",
        "discards",
        "display",
        "equi_deck",
        "first",
        "laurel",
        "offered",
        "owner",
        "phase",
        "players",
        "races",
        "resolving",
        "returned",
        "round",
        "servi_deck",
        "spaces",
        "stadium_deck",
        "theatrum_deck",
        "track",
        "turn",
        "words",
    )
    box: Box
    words: Words
    players: list[Player]
    round: int
    phase: int
    first: int
    """The seat with the first player marker."""
    turn: int
    """How many placement turns of this round are over."""
    resolving: int
    """The group of spaces that is carried out, or none."""
    spaces: list[int]
    """By action space: the seat of its henchman, or nobody."""
    deposits: list[int]
    """By metal: the coins under the henchman in the Portus."""
    track: list[int]
    """The seats on the tiebreaker track, the best position first."""
    owner: list[int]
    """By lot: whose house stands there."""
    blue_holder: int
    blue_dice: int
    """Blue dice that the holder has not rolled; 0 while they lie on Potentia."""
    servi_deck: list[int]
    """Its top last, as in every deck."""
    equi_deck: list[int]
    discards: list[list[int]]
    """The discard piles of the servi and of the equi et arma."""
    display: list[int]
    """The equi et arma card of each slot, or nothing."""
    stadium_deck: list[int]
    laurel: int
    """The face-up stadium laurel, or nothing."""
    offered: int
    """The face-down laurel that the winner of a race looks at, or nothing."""
    theatrum_deck: list[int]
    returned: int
    """How many laurels at the bottom of the theatrum deck everybody knows (Q11.14)."""
    races: list[Race]
    contest: Contest | None
    auction: Auction | None

    def copy(self) -> AquileiaState:
        """Return an equal and independent state."""
        other = AquileiaState()
        self.copy_into(other)
        other.box = self.box
        other.words = self.words
        other.players = [player.copy() for player in self.players]
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.turn = self.turn
        other.resolving = self.resolving
        other.spaces = self.spaces[:]
        other.deposits = self.deposits[:]
        other.track = self.track
        other.owner = self.owner
        other.blue_holder = self.blue_holder
        other.blue_dice = self.blue_dice
        other.servi_deck = self.servi_deck
        other.equi_deck = self.equi_deck
        other.discards = self.discards
        other.display = self.display
        other.stadium_deck = self.stadium_deck
        other.laurel = self.laurel
        other.offered = self.offered
        other.theatrum_deck = self.theatrum_deck
        other.returned = self.returned
        other.races = self.races
        other.contest = self.contest.copy() if self.contest is not None else None
        other.auction = self.auction.copy() if self.auction is not None else None
        return other


def can_pay(player: Player, price: Price) -> bool:
    """Q4.3, Q4.4  Tell whether a supply holds a price in exactly its metals."""
    coins = player.coins
    for metal, amount in price:
        if coins[metal] < amount:
            return False
    return True


def owed(price: Price) -> dict[str, int]:
    """Return a price by name, as what it takes."""
    return {METALS[metal]: -amount for metal, amount in price}


def brought(coins: Price) -> dict[str, int]:
    """Return coins by name, as what they bring."""
    return {METALS[metal]: amount for metal, amount in coins}


def slaves_in_hand(state: AquileiaState, player: Player) -> int:
    """Count the slave symbols of a hand."""
    total = 0
    for number, card in enumerate(state.box.servi):
        total += player.hand[number] * card.slaves
    return total


def turn_order(state: AquileiaState) -> list[int]:
    """Return the seats clockwise from the first player."""
    return [(state.first + place) % state.seats for place in range(state.seats)]
