"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groma.games.praetor.actions import Words
from groma.games.praetor.components import Price
from groma.kernel import State
from groma.kernel.fields import Given, Shared

if TYPE_CHECKING:
    from groma.games.praetor.box import Box
    from groma.games.praetor.view import PraetorView

NOBODY: Final = -1
NO_SECTION: Final = -1
NO_WORKER: Final = 0
FREE: Final[Price] = []
"""The price of what costs nothing."""

SETUP: Final = 0
ACTIONS: Final = 1
MAINTENANCE: Final = 2
FINISHED: Final = 3
PHASES: Final = ["setup", "actions", "maintenance", "finished"]

SOURCES: Final = [
    "start",
    "buildings",
    "mosaics",
    "temples",
    "wall",
    "retirement",
    "upkeep",
    "hire",
    "active_workers",
    "trainees",
    "morale",
    "resources",
    "largest_area",
    "wall_sections",
    "villagers",
]
START: Final = 0
BUILDINGS: Final = 1
MOSAICS: Final = 2
TEMPLES: Final = 3
WALL_BUILT: Final = 4
RETIREMENT: Final = 5
UPKEEP: Final = 6
HIRE: Final = 7
FINAL_WORKERS: Final = 8
FINAL_TRAINEES: Final = 9
FINAL_MORALE: Final = 10
FINAL_RESOURCES: Final = 11
RANKED_AREA: Final = 12
RANKED_SECTIONS: Final = 13
RANKED_VILLAGERS: Final = 14


class Player:
    """One player's board, stock and workers."""

    board: int
    colour: int
    resources: list[int]
    favor: int
    arrived: int
    """The moment of the last movement on the favor track (P7.5)."""
    earned: list[int]
    """Favor by source; it always adds up to the favor."""
    morale: int
    """A step of the morale track, not its value."""
    home: list[int]
    """How many active workers of each level are at home."""
    away: int
    """How many active workers stand on tiles."""
    villagers: int
    zone_one: int
    zone_two: int
    retired: int
    """Retired workers at home."""
    retired_away: int
    tiles: int
    """How many tiles of the city bear the player's token."""
    sections: list[int]
    used: list[int]
    """Special tiles used in this round."""
    passed: bool

    # Made by "make generate" from the fields above.
    __slots__ = (
        "arrived",
        "away",
        "board",
        "colour",
        "earned",
        "favor",
        "home",
        "morale",
        "passed",
        "resources",
        "retired",
        "retired_away",
        "sections",
        "tiles",
        "used",
        "villagers",
        "zone_one",
        "zone_two",
    )

    def copy(self) -> Player:
        """Return an equal and independent player."""
        other = Player()
        other.board = self.board
        other.colour = self.colour
        other.resources = self.resources[:]
        other.favor = self.favor
        other.arrived = self.arrived
        other.earned = self.earned[:]
        other.morale = self.morale
        other.home = self.home[:]
        other.away = self.away
        other.villagers = self.villagers
        other.zone_one = self.zone_one
        other.zone_two = self.zone_two
        other.retired = self.retired
        other.retired_away = self.retired_away
        other.tiles = self.tiles
        other.sections = self.sections[:]
        other.used = self.used[:]
        other.passed = self.passed
        return other

    def saved(self) -> dict[str, Any]:
        """Return the player as plain JSON."""
        return {
            "board": self.board,
            "colour": self.colour,
            "resources": self.resources,
            "favor": self.favor,
            "arrived": self.arrived,
            "earned": self.earned,
            "morale": self.morale,
            "home": self.home,
            "away": self.away,
            "villagers": self.villagers,
            "zone_one": self.zone_one,
            "zone_two": self.zone_two,
            "retired": self.retired,
            "retired_away": self.retired_away,
            "tiles": self.tiles,
            "sections": self.sections,
            "used": self.used,
            "passed": self.passed,
        }

    def lay(self, saved: dict[str, Any]) -> Player:
        """Fill this blank player with what was saved, and return it."""
        self.board = saved["board"]
        self.colour = saved["colour"]
        self.resources = saved["resources"]
        self.favor = saved["favor"]
        self.arrived = saved["arrived"]
        self.earned = saved["earned"]
        self.morale = saved["morale"]
        self.home = saved["home"]
        self.away = saved["away"]
        self.villagers = saved["villagers"]
        self.zone_one = saved["zone_one"]
        self.zone_two = saved["zone_two"]
        self.retired = saved["retired"]
        self.retired_away = saved["retired_away"]
        self.tiles = saved["tiles"]
        self.sections = saved["sections"]
        self.used = saved["used"]
        self.passed = saved["passed"]
        return self

    # End of what is made.


class PraetorState(State):
    """The whole table; the lists of the city are replaced when a tile is placed."""

    box: Given[Box]
    words: Given[Words]
    players: list[Player]
    round: int
    phase: int
    last_round: int
    """The number of the last round, or 0 while it is not known."""
    order: Shared[list[int]]
    """The seats in the turn order of the round."""
    turn: int
    """Whose place in that order was last to act."""
    moment: int
    """How many movements the favor track has seen."""
    city: Shared[dict[int, int]]
    """Cell and tile, in the order of placement."""
    edge: Shared[list[int]]
    """Empty cells beside a tile (P9.4)."""
    corners: Shared[list[int]]
    """Empty cells that touch a tile only at a point (P10.2)."""
    areas: Shared[list[int]]
    """Tiles of the city with a red or green activation area."""
    specials: Shared[list[int]]
    """Special tiles of the city."""
    rotation: Shared[list[int]]
    """By tile."""
    owner: Shared[list[int]]
    """By tile; nobody owns neutral tiles and tiles outside the city."""
    builder: list[int]
    """By tile: the worker on the builder's spot, as `pack` writes him."""
    visitor: list[int]
    """By tile: the worker on the activation area."""
    display: list[int]
    deck: list[int]
    """The city deck, its top last."""
    wall_pile: list[int]
    """The wall pile, its top last."""
    section: int
    """The face-up wall section."""
    removed: list[int]
    """Wall sections that nobody took."""

    def view(self, seat: int | None) -> PraetorView:
        """Return what a seat, or a spectator, may see."""
        seen: PraetorView = self.game.view(self, seat)
        return seen

    # Made by "make generate" from the fields above.
    __slots__ = (
        "areas",
        "box",
        "builder",
        "city",
        "corners",
        "deck",
        "display",
        "edge",
        "last_round",
        "moment",
        "order",
        "owner",
        "phase",
        "players",
        "removed",
        "rotation",
        "round",
        "section",
        "specials",
        "turn",
        "visitor",
        "wall_pile",
        "words",
    )

    def take(self, game: Any) -> None:
        """Take what the game gives to all its states."""
        self.box = game.box
        self.words = game.words

    def copy(self) -> PraetorState:
        """Return an equal and independent state."""
        other = PraetorState()
        self.copy_into(other)
        other.box = self.box
        other.words = self.words
        other.players = [one.copy() for one in self.players]
        other.round = self.round
        other.phase = self.phase
        other.last_round = self.last_round
        other.order = self.order
        other.turn = self.turn
        other.moment = self.moment
        other.city = self.city
        other.edge = self.edge
        other.corners = self.corners
        other.areas = self.areas
        other.specials = self.specials
        other.rotation = self.rotation
        other.owner = self.owner
        other.builder = self.builder[:]
        other.visitor = self.visitor[:]
        other.display = self.display[:]
        other.deck = self.deck[:]
        other.wall_pile = self.wall_pile[:]
        other.section = self.section
        other.removed = self.removed[:]
        return other

    def saved(self) -> dict[str, Any]:
        """Return the state as plain JSON."""
        return {
            "players": [one.saved() for one in self.players],
            "round": self.round,
            "phase": self.phase,
            "last_round": self.last_round,
            "order": self.order,
            "turn": self.turn,
            "moment": self.moment,
            "city": [[key, one] for key, one in self.city.items()],
            "edge": self.edge,
            "corners": self.corners,
            "areas": self.areas,
            "specials": self.specials,
            "rotation": self.rotation,
            "owner": self.owner,
            "builder": self.builder,
            "visitor": self.visitor,
            "display": self.display,
            "deck": self.deck,
            "wall_pile": self.wall_pile,
            "section": self.section,
            "removed": self.removed,
        }

    def lay(self, saved: dict[str, Any]) -> PraetorState:
        """Fill this blank state with what was saved, and return it."""
        self.players = [Player().lay(one) for one in saved["players"]]
        self.round = saved["round"]
        self.phase = saved["phase"]
        self.last_round = saved["last_round"]
        self.order = saved["order"]
        self.turn = saved["turn"]
        self.moment = saved["moment"]
        self.city = dict(saved["city"])
        self.edge = saved["edge"]
        self.corners = saved["corners"]
        self.areas = saved["areas"]
        self.specials = saved["specials"]
        self.rotation = saved["rotation"]
        self.owner = saved["owner"]
        self.builder = saved["builder"]
        self.visitor = saved["visitor"]
        self.display = saved["display"]
        self.deck = saved["deck"]
        self.wall_pile = saved["wall_pile"]
        self.section = saved["section"]
        self.removed = saved["removed"]
        return self

    # End of what is made.


def in_last_round(state: PraetorState) -> bool:
    """Tell whether this round is the last."""
    return 0 < state.last_round == state.round


def pack(seat: int, level: int) -> int:
    """Return one number for a worker on a tile."""
    return seat << 8 | level


def seat_of(worker: int) -> int:
    """Return the seat of a packed worker."""
    return worker >> 8


def level_of(worker: int) -> int:
    """Return the level of a packed worker."""
    return worker & 255


def active_workers(player: Player) -> int:
    """P14.27  Count the active workers: those at home and those on tiles."""
    return sum(player.home) + player.away


def retired_workers(player: Player) -> int:
    """P12.8  Count the retired workers, wherever they stand."""
    return player.retired + player.retired_away


def is_manned(player: Player) -> bool:
    """Tell whether an active worker is at home."""
    for workers in player.home:
        if workers:
            return True
    return False


def owes_fee(state: PraetorState, seat: int, tile: int) -> bool:
    """Tell whether a player pays for the use of a tile: it is neither his own nor neutral."""
    owner = state.owner[tile]
    return owner != NOBODY and owner != seat


def can_pay(player: Player, price: Price) -> bool:
    """Tell whether a player has a whole price in stock."""
    stock = player.resources
    for resource, amount in price:
        if stock[resource] < amount:
            return False
    return True


def morale_value(state: PraetorState, player: Player) -> int:
    """Return the favor value of a player's morale step."""
    return state.box.boards[player.board].morale[player.morale]


def after_fee(state: PraetorState, seat: int, tile: int) -> Player:
    """Return a copy of a player as he would be after paying the fee of a tile, if he owes it."""
    me = state.players[seat].copy()
    if owes_fee(state, seat, tile):
        for resource, amount in state.box.tiles[tile].kind.fee:
            me.resources[resource] -= amount
    return me
