"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groma.games.aquileia.actions import Words
from groma.kernel import State
from groma.kernel.fields import Given, Row, Shared

if TYPE_CHECKING:
    from groma.games.aquileia.box import Box
    from groma.games.aquileia.view import AquileiaView

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
    """One player's supply, hand and houses."""

    colour: int
    coins: list[int]
    """The supply, by metal."""
    score: int
    earned: Shared[list[int]]
    """Points by source; they always add up to the score."""
    henchmen: int
    """Henchmen that are not on the board."""
    disc: int
    """Position of the tiebreaker disc, or 0 while it is not on the track."""
    hand: Shared[list[int]]
    """How many cards of each kind."""
    known: Shared[list[int]]
    """How many of them everybody saw coming (Q4.14)."""
    old: Shared[list[int]]
    """How many of the others are known to come from before the last reshuffle of their deck."""
    lots: Shared[list[int]]
    stadium: Shared[list[int]]
    """Stadium laurels."""
    theatrum: Shared[list[int]]
    """Theatrum laurels."""

    # Made by "make generate" from the fields above.
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

    def saved(self) -> dict[str, Any]:
        """Return the player as plain JSON."""
        return {
            "colour": self.colour,
            "coins": self.coins,
            "score": self.score,
            "earned": self.earned,
            "henchmen": self.henchmen,
            "disc": self.disc,
            "hand": self.hand,
            "known": self.known,
            "old": self.old,
            "lots": self.lots,
            "stadium": self.stadium,
            "theatrum": self.theatrum,
        }

    def lay(self, saved: dict[str, Any]) -> Player:
        """Fill this blank player with what was saved, and return it."""
        self.colour = saved["colour"]
        self.coins = saved["coins"]
        self.score = saved["score"]
        self.earned = saved["earned"]
        self.henchmen = saved["henchmen"]
        self.disc = saved["disc"]
        self.hand = saved["hand"]
        self.known = saved["known"]
        self.old = saved["old"]
        self.lots = saved["lots"]
        self.stadium = saved["stadium"]
        self.theatrum = saved["theatrum"]
        return self

    # End of what is made.


class Contest:
    """A fight in the arena or a race in the stadium while it lasts; the lists are by seat."""

    kind: int
    runners: Shared[list[int]]
    """The participants in turn order."""
    order: Shared[list[int]]
    """The participants by place, once they are ranked."""
    side: Shared[list[int]]
    """The metal whose faces count."""
    base: Shared[list[int]]
    strength: list[int]
    red: list[Shared[list[int]]]
    cards: list[Shared[list[int]]]
    blue: list[Shared[list[int]]]

    # Made by "make generate" from the fields above.
    __slots__ = ("base", "blue", "cards", "kind", "order", "red", "runners", "side", "strength")

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

    def saved(self) -> dict[str, Any]:
        """Return the contest as plain JSON."""
        return {
            "kind": self.kind,
            "runners": self.runners,
            "order": self.order,
            "side": self.side,
            "base": self.base,
            "strength": self.strength,
            "red": self.red,
            "cards": self.cards,
            "blue": self.blue,
        }

    def lay(self, saved: dict[str, Any]) -> Contest:
        """Fill this blank contest with what was saved, and return it."""
        self.kind = saved["kind"]
        self.runners = saved["runners"]
        self.order = saved["order"]
        self.side = saved["side"]
        self.base = saved["base"]
        self.strength = saved["strength"]
        self.red = saved["red"]
        self.cards = saved["cards"]
        self.blue = saved["blue"]
        return self

    # End of what is made.


class Auction:
    """The sale of a theatrum laurel while it lasts."""

    space: int
    laurel: int
    host: int
    metal: int
    """The metal of all bids, or none before the ante."""
    bidder: int
    bid: int
    out: Shared[list[int]]
    """The seats that have passed."""

    # Made by "make generate" from the fields above.
    __slots__ = ("bid", "bidder", "host", "laurel", "metal", "out", "space")

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

    def saved(self) -> dict[str, Any]:
        """Return the auction as plain JSON."""
        return {
            "space": self.space,
            "laurel": self.laurel,
            "host": self.host,
            "metal": self.metal,
            "bidder": self.bidder,
            "bid": self.bid,
            "out": self.out,
        }

    def lay(self, saved: dict[str, Any]) -> Auction:
        """Fill this blank auction with what was saved, and return it."""
        self.space = saved["space"]
        self.laurel = saved["laurel"]
        self.host = saved["host"]
        self.metal = saved["metal"]
        self.bidder = saved["bidder"]
        self.bid = saved["bid"]
        self.out = saved["out"]
        return self

    # End of what is made.


class Race:
    """What became of the two laurels of a race; never changed."""

    winner: int
    second: int
    """Who got the other laurel; nobody after a race of one."""
    shown: int
    """The laurel that lay face up."""
    kept: int
    given: int

    # Made by "make generate" from the fields above.
    __slots__ = ("given", "kept", "second", "shown", "winner")

    def saved(self) -> list[Any]:
        """Return the race as plain JSON."""
        return [self.winner, self.second, self.shown, self.kept, self.given]

    def lay(self, saved: list[Any]) -> Race:
        """Fill this blank race with what was saved, and return it."""
        self.winner = saved[0]
        self.second = saved[1]
        self.shown = saved[2]
        self.kept = saved[3]
        self.given = saved[4]
        return self

    # End of what is made.


class AquileiaState(State):
    """The whole table."""

    box: Given[Box]
    words: Given[Words]
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
    track: Shared[list[int]]
    """The seats on the tiebreaker track, the best position first."""
    owner: Shared[list[int]]
    """By lot: whose house stands there."""
    blue_holder: int
    blue_dice: int
    """Blue dice that the holder has not rolled; 0 while they lie on Potentia."""
    servi_deck: Shared[list[int]]
    """Its top last, as in every deck."""
    equi_deck: Shared[list[int]]
    discards: Shared[list[list[int]]]
    """The discard piles of the servi and of the equi et arma."""
    display: Shared[list[int]]
    """The equi et arma card of each slot, or nothing."""
    stadium_deck: Shared[list[int]]
    laurel: int
    """The face-up stadium laurel, or nothing."""
    offered: int
    """The face-down laurel that the winner of a race looks at, or nothing."""
    theatrum_deck: Shared[list[int]]
    returned: int
    """How many laurels at the bottom of the theatrum deck everybody knows (Q11.14)."""
    races: Shared[list[Row[Race]]]
    contest: Contest | None
    auction: Auction | None

    def view(self, seat: int | None) -> AquileiaView:
        """Return what a seat, or a spectator, may see."""
        seen: AquileiaView = self.game.view(self, seat)
        return seen

    # Made by "make generate" from the fields above.
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

    def take(self, game: Any) -> None:
        """Take what the game gives to all its states."""
        self.box = game.box
        self.words = game.words

    def copy(self) -> AquileiaState:
        """Return an equal and independent state."""
        other = AquileiaState()
        self.copy_into(other)
        other.box = self.box
        other.words = self.words
        other.players = [one.copy() for one in self.players]
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

    def saved(self) -> dict[str, Any]:
        """Return the state as plain JSON."""
        return {
            "players": [one.saved() for one in self.players],
            "round": self.round,
            "phase": self.phase,
            "first": self.first,
            "turn": self.turn,
            "resolving": self.resolving,
            "spaces": self.spaces,
            "deposits": self.deposits,
            "track": self.track,
            "owner": self.owner,
            "blue_holder": self.blue_holder,
            "blue_dice": self.blue_dice,
            "servi_deck": self.servi_deck,
            "equi_deck": self.equi_deck,
            "discards": self.discards,
            "display": self.display,
            "stadium_deck": self.stadium_deck,
            "laurel": self.laurel,
            "offered": self.offered,
            "theatrum_deck": self.theatrum_deck,
            "returned": self.returned,
            "races": [one.saved() for one in self.races],
            "contest": self.contest.saved() if self.contest is not None else None,
            "auction": self.auction.saved() if self.auction is not None else None,
        }

    def lay(self, saved: dict[str, Any]) -> AquileiaState:
        """Fill this blank state with what was saved, and return it."""
        self.players = [Player().lay(one) for one in saved["players"]]
        self.round = saved["round"]
        self.phase = saved["phase"]
        self.first = saved["first"]
        self.turn = saved["turn"]
        self.resolving = saved["resolving"]
        self.spaces = saved["spaces"]
        self.deposits = saved["deposits"]
        self.track = saved["track"]
        self.owner = saved["owner"]
        self.blue_holder = saved["blue_holder"]
        self.blue_dice = saved["blue_dice"]
        self.servi_deck = saved["servi_deck"]
        self.equi_deck = saved["equi_deck"]
        self.discards = saved["discards"]
        self.display = saved["display"]
        self.stadium_deck = saved["stadium_deck"]
        self.laurel = saved["laurel"]
        self.offered = saved["offered"]
        self.theatrum_deck = saved["theatrum_deck"]
        self.returned = saved["returned"]
        self.races = [Race().lay(one) for one in saved["races"]]
        self.contest = Contest().lay(saved["contest"]) if saved["contest"] is not None else None
        self.auction = Auction().lay(saved["auction"]) if saved["auction"] is not None else None
        return self

    # End of what is made.
