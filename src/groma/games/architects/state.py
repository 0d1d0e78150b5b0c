"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groma.games.architects.actions import Words
from groma.games.architects.components import NO_ABILITY, Hall, Price
from groma.games.architects.possible import read, renamed_row, written
from groma.kernel import State
from groma.kernel.fields import Derived, Given, Shared, Written

if TYPE_CHECKING:
    from groma.games.architects.box import Box
    from groma.games.architects.view import ArchitectsView

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


class Player:
    """One player's board, goods and cards; the rival of the solo game is one too."""

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
    hand: Shared[list[int]]
    built: Shared[list[int]]
    apprentices: Shared[list[int]]
    skills: int
    """All skills of the Apprentices, as bits."""
    limit: int
    """How many Apprentices the player may have."""
    stock: int
    """Of the rival only (V1.6)."""

    # Made by "make generate" from the fields above.
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

    def saved(self) -> dict[str, Any]:
        """Return the player as plain JSON."""
        return {
            "colour": self.colour,
            "character": self.character,
            "ability": self.ability,
            "amount": self.amount,
            "goods": self.goods,
            "virtue": self.virtue,
            "level": self.level,
            "reserve": self.reserve,
            "prison": self.prison,
            "hall": self.hall,
            "captives": self.captives,
            "unpaid": self.unpaid,
            "paid": self.paid,
            "hand": self.hand,
            "built": self.built,
            "apprentices": self.apprentices,
            "skills": self.skills,
            "limit": self.limit,
            "stock": self.stock,
        }

    def lay(self, saved: dict[str, Any]) -> Player:
        """Fill this blank player with what was saved, and return it."""
        self.colour = saved["colour"]
        self.character = saved["character"]
        self.ability = saved["ability"]
        self.amount = saved["amount"]
        self.goods = saved["goods"]
        self.virtue = saved["virtue"]
        self.level = saved["level"]
        self.reserve = saved["reserve"]
        self.prison = saved["prison"]
        self.hall = saved["hall"]
        self.captives = saved["captives"]
        self.unpaid = saved["unpaid"]
        self.paid = saved["paid"]
        self.hand = saved["hand"]
        self.built = saved["built"]
        self.apprentices = saved["apprentices"]
        self.skills = saved["skills"]
        self.limit = saved["limit"]
        self.stock = saved["stock"]
        return self

    # End of what is made.


class ArchitectsState(State):
    """The whole table."""

    box: Given[Box]
    words: Given[Words]
    hall: Shared[Derived[Hall]]
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
    """Workers at the open locations; `group` tells which number is whose."""
    market: list[int]
    """The seats whose workers stand on the three spaces of the Black Market."""
    guildhall: Shared[list[int]]
    """The seats of the workers, in the order in which they came."""
    tax_stand: int
    display: Shared[list[int]]
    """The faceup Apprentices, row by row."""
    silver: Shared[list[int]]
    """The silver on each of them."""
    apprentice_deck: Shared[list[int]]
    """Its top last."""
    apprentices_known: int
    """How many at its bottom were discarded faceup."""
    deck: Shared[list[int]]
    """The Building deck, its top last."""
    known: Shared[Written[list[list[int]]]]
    """By seat and Building card: which cards the seat thinks possible in the place where this card lies, as bits."""
    renamed: Shared[Derived[list[list[int]]]]
    """By seat: the new names of the cards, by the old ones of which `known` still speaks; nothing if it does not."""
    packs: Shared[list[list[int]]]
    """By seat: the cards of the draft to choose from; none after it."""
    looked: Shared[list[int]]
    """Building cards that the active player looks at (J2.2)."""
    rewards: Shared[list[int]]
    """The Reward pile, its top last."""
    rewards_taken: Shared[list[int]]
    small: Shared[list[int]]
    """The small market pile, its top last."""
    large: Shared[list[int]]
    """The large market pile, its top last."""
    schemes: Shared[list[int]]
    """The rival's scheme deck, its top last."""
    schemes_shown: Shared[list[int]]

    def view(self, seat: int | None) -> ArchitectsView:
        """Return what a seat, or a spectator, may see."""
        seen: ArchitectsView = self.game.view(self, seat)
        return seen

    # Made by "make generate" from the fields above.
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

    def take(self, game: Any) -> None:
        """Take what the game gives to all its states."""
        self.box = game.box
        self.words = game.words

    def copy(self) -> ArchitectsState:
        """Return an equal and independent state."""
        other = ArchitectsState()
        self.copy_into(other)
        other.box = self.box
        other.words = self.words
        other.hall = self.hall
        other.players = [one.copy() for one in self.players]
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

    def saved(self) -> dict[str, Any]:
        """Return the state as plain JSON."""
        return {
            "players": [one.saved() for one in self.players],
            "rival": self.rival,
            "phase": self.phase,
            "first": self.first,
            "turn": self.turn,
            "turns_left": self.turns_left,
            "reset_due": self.reset_due,
            "workers": self.workers,
            "market": self.market,
            "guildhall": self.guildhall,
            "tax_stand": self.tax_stand,
            "display": self.display,
            "silver": self.silver,
            "apprentice_deck": self.apprentice_deck,
            "apprentices_known": self.apprentices_known,
            "deck": self.deck,
            "known": written_known(self),
            "packs": self.packs,
            "looked": self.looked,
            "rewards": self.rewards,
            "rewards_taken": self.rewards_taken,
            "small": self.small,
            "large": self.large,
            "schemes": self.schemes,
            "schemes_shown": self.schemes_shown,
        }

    def lay(self, saved: dict[str, Any]) -> ArchitectsState:
        """Fill this blank state with what was saved, and return it."""
        self.hall = derived_hall(self)
        self.players = [Player().lay(one) for one in saved["players"]]
        self.rival = saved["rival"]
        self.phase = saved["phase"]
        self.first = saved["first"]
        self.turn = saved["turn"]
        self.turns_left = saved["turns_left"]
        self.reset_due = saved["reset_due"]
        self.workers = saved["workers"]
        self.market = saved["market"]
        self.guildhall = saved["guildhall"]
        self.tax_stand = saved["tax_stand"]
        self.display = saved["display"]
        self.silver = saved["silver"]
        self.apprentice_deck = saved["apprentice_deck"]
        self.apprentices_known = saved["apprentices_known"]
        self.deck = saved["deck"]
        self.known = read_known(saved["known"])
        self.renamed = derived_renamed(self)
        self.packs = saved["packs"]
        self.looked = saved["looked"]
        self.rewards = saved["rewards"]
        self.rewards_taken = saved["rewards_taken"]
        self.small = saved["small"]
        self.large = saved["large"]
        self.schemes = saved["schemes"]
        self.schemes_shown = saved["schemes_shown"]
        return self

    # End of what is made.


def derived_hall(state: ArchitectsState) -> Hall:
    """A1.1, V1.1  Return the Guildhall for this number of players; solo is set up as for two."""
    return state.box.halls[state.box.solo.as_players if state.seats == 1 else state.seats]


def derived_renamed(state: ArchitectsState) -> list[list[int]]:
    """Return that nothing was renamed: a table is set up, or saved, with the names that the cards have now."""
    return [[] for _ in range(state.seats)]


def known_now(state: ArchitectsState, seat: int) -> list[int]:
    """Return what a seat knows, in the names that the cards have now."""
    new = state.renamed[seat]
    return renamed_row(state.known[seat], new) if new else state.known[seat]


def written_known(state: ArchitectsState) -> list[list[int]]:
    """Return what the seats know, as records write it."""
    return [written(known_now(state, seat)) for seat in range(state.seats)]


def read_known(saved: list[list[int]]) -> list[list[int]]:
    """Return what the seats know from what a record says."""
    return [read(row) for row in saved]


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


def group(location: int, seat: int) -> int:
    """Return where `workers` counts those of a seat at an open location."""
    return location * SEATS + seat


def workers_at(state: ArchitectsState, location: int, seat: int) -> int:
    """Count the workers of a seat at an open location: the same place, but one call less where it is hot."""
    return state.workers[location * SEATS + seat]


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
