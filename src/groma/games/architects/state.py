"""What lies on the table."""

from __future__ import annotations

from typing import Final

from groma.games.architects.actions import Words
from groma.games.architects.card import NO_ABILITY, Price
from groma.games.architects.components import Box, Hall
from groma.kernel import State

NOBODY: Final = -1
NO_CARD: Final = -1
NO_CHARACTER: Final = -1
SEATS: Final = 5
"""The width of a row of workers at a location."""
NOT_YET: Final = -1

SETUP: Final = 0
PLAY: Final = 1
FINISHED: Final = 2
PHASES: Final = ["setup", "play", "finished"]

ANY_CARD: Final = 1
"""In what a seat knows of a card's place: any card that it has never seen may lie there. All other bits are cards."""


class Player:
    """One player's board, goods and cards; the rival of the solo game is one too.

    The lists of cards are replaced, never changed, so that copies share them.
    """

    __slots__ = (
        "ability",
        "amount",
        "apprentices",
        "built",
        "captives",
        "character",
        "colour",
        "goods",
        "hall",
        "hand",
        "level",
        "limit",
        "paid",
        "prison",
        "reserve",
        "skills",
        "stock",
        "unpaid",
        "virtue",
    )
    colour: int
    character: int
    ability: int
    amount: int
    """The number that the ability speaks of."""
    goods: list[int]
    """Clay, wood, stone, gold, marble and silver."""
    virtue: int
    level: int
    """On the Cathedral."""
    reserve: int
    prison: int
    """Own workers in the Prison."""
    hall: int
    """Own workers in the Guildhall."""
    captives: list[int]
    """Workers held on this board, by the seat they belong to."""
    unpaid: int
    paid: int
    hand: list[int]
    built: list[int]
    apprentices: list[int]
    skills: int
    """All skills of the Apprentices, as bits."""
    limit: int
    """How many Apprentices the player may have."""
    stock: int
    """Of the rival only (V1.6)."""

    def copy(self) -> Player:
        """Return an equal and independent player."""
        other = Player()
        other.colour = self.colour
        other.character = self.character
        other.ability = self.ability
        other.amount = self.amount
        other.goods = self.goods[:]
        other.virtue = self.virtue
        other.level = self.level
        other.reserve = self.reserve
        other.prison = self.prison
        other.hall = self.hall
        other.captives = self.captives[:]
        other.unpaid = self.unpaid
        other.paid = self.paid
        other.hand = self.hand
        other.built = self.built
        other.apprentices = self.apprentices
        other.skills = self.skills
        other.limit = self.limit
        other.stock = self.stock
        return other


class ArchitectsState(State):
    """The whole table.

    Piles, the display, the Guildhall and what seats know are replaced, never changed, so that copies share them.
    """

    __slots__ = (
        "apprentice_deck",
        "apprentices_known",
        "box",
        "deck",
        "display",
        "first",
        "guildhall",
        "hall",
        "known",
        "large",
        "looked",
        "market",
        "packs",
        "phase",
        "players",
        "renamed",
        "reset_due",
        "rewards",
        "rewards_taken",
        "rival",
        "schemes",
        "schemes_shown",
        "silver",
        "small",
        "tax_stand",
        "turn",
        "turns_left",
        "words",
        "workers",
    )
    box: Box
    words: Words
    hall: Hall
    players: list[Player]
    """By seat; in the solo game the rival comes last."""
    rival: int
    """Where the rival sits among the players, or nobody."""
    phase: int
    first: int
    turn: int
    """Whose turn it is."""
    turns_left: int
    """Turns after this one until the end, once the end is triggered (S1.2)."""
    reset_due: bool
    workers: list[int]
    """Workers at the open locations: location * SEATS + seat."""
    market: list[int]
    """The seats whose workers stand on the three spaces of the Black Market."""
    guildhall: list[int]
    """The seats of the workers, in the order in which they came."""
    tax_stand: int
    display: list[int]
    """The faceup Apprentices, row by row."""
    silver: list[int]
    """The silver on each of them."""
    apprentice_deck: list[int]
    """Its top last."""
    apprentices_known: int
    """How many at its bottom were discarded faceup."""
    deck: list[int]
    """The Building deck, its top last."""
    known: list[list[int]]
    """By seat and Building card: which cards the seat thinks possible in the place where this card lies, as bits."""
    renamed: list[list[int]]
    """By seat: the new names of the cards, by the old ones of which `known` still speaks; nothing if it does not."""
    packs: list[list[int]]
    """By seat: the cards of the draft to choose from; none after it."""
    looked: list[int]
    """Building cards that the active player looks at (J2.2)."""
    rewards: list[int]
    """The Reward pile, its top last."""
    rewards_taken: list[int]
    small: list[int]
    """The small market pile, its top last."""
    large: list[int]
    """The large market pile, its top last."""
    schemes: list[int]
    """The rival's scheme deck, its top last."""
    schemes_shown: list[int]

    def copy(self) -> ArchitectsState:
        """Return an equal and independent state."""
        other = ArchitectsState()
        self.copy_into(other)
        other.box = self.box
        other.words = self.words
        other.hall = self.hall
        other.players = [player.copy() for player in self.players]
        other.rival = self.rival
        other.phase = self.phase
        other.first = self.first
        other.turn = self.turn
        other.turns_left = self.turns_left
        other.reset_due = self.reset_due
        other.workers = self.workers[:]
        other.market = self.market[:]
        other.guildhall = self.guildhall
        other.tax_stand = self.tax_stand
        other.display = self.display
        other.silver = self.silver
        other.apprentice_deck = self.apprentice_deck
        other.apprentices_known = self.apprentices_known
        other.deck = self.deck
        other.known = self.known
        other.renamed = self.renamed
        other.packs = self.packs
        other.looked = self.looked
        other.rewards = self.rewards
        other.rewards_taken = self.rewards_taken
        other.small = self.small
        other.large = self.large
        other.schemes = self.schemes
        other.schemes_shown = self.schemes_shown
        return other


def clockwise(state: ArchitectsState, seat: int) -> list[int]:
    """Return all players, beginning with this one."""
    players = len(state.players)
    return [(seat + step) % players for step in range(players)]


def has_goods(player: Player, price: Price) -> bool:
    """Tell whether a player has a whole price."""
    goods = player.goods
    for good, amount in price:
        if goods[good] < amount:
            return False
    return True


def held_by_others(state: ArchitectsState, seat: int) -> int:
    """Count the workers of a seat on other boards."""
    return sum([player.captives[seat] for player in state.players])


def blank_player(colour: int, players: int) -> Player:
    """Return a player with an empty board."""
    player = Player()
    player.colour = colour
    player.character = NO_CHARACTER
    player.ability = NO_ABILITY
    player.amount = 0
    player.goods = [0] * 6
    player.virtue = player.level = player.reserve = player.prison = player.hall = 0
    player.captives = [0] * players
    player.unpaid = player.paid = player.skills = player.limit = player.stock = 0
    player.hand = []
    player.built = []
    player.apprentices = []
    return player
