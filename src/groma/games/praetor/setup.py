"""P4  Setup, in the order of the rulebook."""

from __future__ import annotations

from groma.games.praetor import verbs
from groma.games.praetor.actions import TakeBoard
from groma.games.praetor.box import Box
from groma.games.praetor.state import (
    NO_SECTION,
    NO_WORKER,
    NOBODY,
    SETUP,
    SOURCES,
    Player,
    PraetorState,
)
from groma.games.praetor.turn import Rounds
from groma.kernel import Action, Decision


def set_up(state: PraetorState, box: Box) -> None:
    """P4  Lay out the table."""
    kept = _kept_tiles(state, box)
    _clear_table(state, box)
    state.players = [_new_player(state, box, seat) for seat in range(state.seats)]
    _place_starting_city(state, box, kept)
    _shuffle_piles(state, box, kept)
    _uncover(state, box)
    state.agenda.append(Rounds())
    _hand_out_boards(state, box)
    _start_favor(state, box)


def _kept_tiles(state: PraetorState, box: Box) -> list[int]:
    """P4.1, P21.8, P21.10  Keep the tiles for this number of players; the hard game removes the Markets."""
    removed = box.removed_if_hard if state.chosen["hard"] else []
    tiles = enumerate(box.tiles)
    return [n for n, tile in tiles if tile.min_players <= state.seats and tile.kind not in removed]


def _clear_table(state: PraetorState, box: Box) -> None:
    state.box = box
    state.round = 0
    state.phase = SETUP
    state.last_round = 0
    state.order = []
    state.turn = 0
    state.moment = 0
    state.city = {}
    state.edge = []
    state.corners = []
    state.areas = []
    state.specials = []
    state.rotation = [0] * len(box.tiles)
    state.owner = [NOBODY] * len(box.tiles)
    state.builder = [NO_WORKER] * len(box.tiles)
    state.visitor = [NO_WORKER] * len(box.tiles)
    state.display = []
    state.section = NO_SECTION
    state.removed = []


def _new_player(state: PraetorState, box: Box, seat: int) -> Player:
    """P3.4, P4.10, P4.11, P4.12, P4.19  Give a player his colour, stock, all workers he will ever have, and morale."""
    player = Player()
    player.colour = box.colours.index(str(state.chosen["colours"]).split(",")[seat])
    player.board = _side_a(box)
    player.morale = box.boards[player.board].start
    player.resources = box.start_resources[:]
    player.favor = 0
    player.arrived = 0
    player.earned = [0] * len(SOURCES)
    player.home = [box.start_active_levels.count(level) for level in range(box.retire_level + 1)]
    player.away = 0
    player.villagers = box.start_villagers
    player.zone_one = 0
    player.zone_two = 0
    player.retired = 0
    player.retired_away = 0
    player.tiles = 0
    player.sections = []
    player.used = []
    player.passed = False
    return player


def _place_starting_city(state: PraetorState, box: Box, kept: list[int]) -> None:
    """P4.2, P4.3, P4.13, P4.14, P10.8, P21.9  Place the starting tiles as laid down, each player's mine his own."""
    for placement in box.layouts[state.seats]:
        if placement.tile in kept:
            cell = box.grid.cell(placement.x, placement.y)
            verbs.place(state, placement.tile, cell, placement.rotation, placement.owner)


def _shuffle_piles(state: PraetorState, box: Box, kept: list[int]) -> None:
    """P1.3, P4.4, P4.5  Shuffle age II, then age I on top of it, then the wall sections."""
    state.deck = []
    for age in (2, 1):
        tiles = [tile for tile in kept if box.tiles[tile].age == age]
        state.chance.shuffle(tiles)
        state.deck += tiles
    state.wall_pile = list(range(len(box.sections)))
    state.chance.shuffle(state.wall_pile)


def _uncover(state: PraetorState, box: Box) -> None:
    """P4.6  Uncover as many tiles as players plus one, and the top wall section."""
    for _ in range(state.seats + box.display_extra):
        verbs.uncover_tile(state)
    verbs.uncover_section(state)


def _side_a(box: Box) -> int:
    return [board.side for board in box.boards].index("A")


def _hand_out_boards(state: PraetorState, box: Box) -> None:
    """P4.7, P4.8, P4.9  Side A for all, or different B sides by lot, or each player picks in seat order."""
    if state.chosen["board"] == "B":
        sides = [n for n, board in enumerate(box.boards) if board.side == "B"]
        state.chance.shuffle(sides)
        for seat in range(state.seats):
            verbs.take_board(state, seat, sides[seat])
    if state.chosen["board"] == "choice":
        for seat in reversed(range(state.seats)):
            state.agenda.append(ChooseBoard(seat))


def _start_favor(state: PraetorState, box: Box) -> None:
    """P4.15, P4.16  The last visitor of Rome starts with 10 favor, the others counter-clockwise with one less each."""
    visitor = state.chosen["rome_visitor"]
    first = state.chance.below(state.seats) if visitor == "random" else int(visitor)
    for place in range(state.seats):
        favor = box.start_favor_first + place * box.start_favor_step
        verbs.begin_with_favor(state, (first - place) % state.seats, favor)


class ChooseBoard(Decision[PraetorState]):
    """P4.9  With the option "choice", a player picks side A or a B side that nobody has picked."""

    __slots__ = ()
    question = "choose-board"
    starts_turn = True
    rule = "P4.9"

    def candidates(self, state: PraetorState) -> list[Action]:
        """Every side of every board."""
        return list(state.words.board)

    def refusal(self, state: PraetorState, action: Action) -> str:
        """P4.9  A B side can be picked once."""
        assert isinstance(action, TakeBoard)
        if state.box.boards[action.board].side == "A":
            return ""
        picked = [state.players[seat].board for seat in range(self.seat)]
        return "P4.9" if action.board in picked else ""

    def resolve(self, state: PraetorState, action: Action) -> None:
        """Take the board."""
        assert isinstance(action, TakeBoard)
        verbs.take_board(state, self.seat, action.board)
