"""What open sites may still bring: guesses for bots, from the tables of the city."""

from __future__ import annotations

from typing import Final

from groma.games.marble import endgame, sites
from groma.games.marble.components import FEWEST_BUILDINGS, TYPES
from groma.games.marble.state import BARE, LAST_ROUND, NOBODY, OPEN, TURNS, MarbleState, tiles_at
from groma.games.marble.weights import (
    BESIDES,
    BRIDGE_WORTH,
    CHANCE_OF_COMPLETION,
    ENOUGH_TURNS,
    FOUNTAIN_WORTH,
    LEAD,
    TIE,
    TRAIL,
    W,
)

RIVALRY: Final = 0.6
"""How much a rival's gain counts against oneself."""
LONGEST_OUTLOOK: Final = 8.0
"""Turns further away than this are not planned for."""
WAYS_TO_FILL: Final = [[], [1.0], [0.7, 0.3], [0.0, 0.8, 0.2], [0.0, 0.4, 0.5, 0.1], [0.0, 0.0, 0.6, 0.35, 0.05]]
"""By open triangles: how likely one, two, three … further tiles fill them."""
FARTHEST: Final = 6
"""With so many open triangles a site is too far from complete to count."""


def turns_left(state: MarbleState) -> float:
    """Guess how many turns each player still has: the three smallest stacks must run out."""
    if state.phase != TURNS:
        return 0.5 if state.phase == LAST_ROUND else 0.0
    tiles = sum(sorted(state.stacks)[: state.box.empty_stacks_at_end])
    return min(0.5 + tiles / (2.0 * state.seats), LONGEST_OUTLOOK)


def is_dead(state: MarbleState, vertex: int) -> bool:
    """M11.10  Tell whether a bare triangle at a vertex has no bare one beside it, so that no tile fits there."""
    cover, grid = state.cover, state.box.grid
    for triangle in grid.around[vertex]:
        if cover[triangle] == BARE and BARE not in [cover[other] for other in grid.across[triangle]]:
            return True
    return False


class Survey:
    """One look at the city: how much time is left, and at which open vertices magistrates stand."""

    __slots__ = ("manned", "state", "time")
    state: MarbleState
    time: float
    manned: list[bool]
    """By vertex: whether a magistrate stands on a tile there."""

    def __init__(self, state: MarbleState) -> None:
        self.state = state
        self.time = min(1.0, turns_left(state) / W[ENOUGH_TURNS])
        self.manned = [False] * len(state.parts)
        for player in state.players:
            for rhombus in player.posted:
                for vertex in state.box.grid.corners[rhombus]:
                    self.manned[vertex] = True

    # Magistrates on tiles

    def by_seat(self) -> list[float]:
        """Add up what the magistrates on tiles may still build, by seat."""
        totals = [0.0] * self.state.seats
        for vertex, is_manned in enumerate(self.manned):
            if is_manned:
                self._add(vertex, totals)
        return totals

    def of_post(self, rhombus: int) -> float:
        """Guess what the magistrate on a tile may still build there, alone or with others of its owner."""
        totals = [0.0] * self.state.seats
        for vertex in self.state.box.grid.corners[rhombus]:
            self._add(vertex, totals)
        return totals[self.state.magistrate[rhombus]]

    def _add(self, vertex: int, totals: list[float]) -> None:
        """Add the points of one open site, for those with influence there, by the types it can still become."""
        state = self.state
        missing = state.full[vertex] - state.parts[vertex]
        if state.standing[vertex] != OPEN or missing >= FARTHEST or is_dead(state, vertex):
            return
        tiles = tiles_at(state, vertex)
        chance = self.time * W[CHANCE_OF_COMPLETION + missing]
        for more, likely in enumerate(WAYS_TO_FILL[missing], 1):
            type_ = state.buildings[vertex] + more - FEWEST_BUILDINGS
            if likely and 0 <= type_ < len(TYPES):
                counts = sites.influence(state, tiles, type_)
                for seat, count in enumerate(counts):
                    if count:
                        totals[seat] += (
                            chance * likely * _standing(counts, seat) * (state.box.points[type_] + W[BESIDES])
                        )

    # Tiles to be placed

    def best_completion(self, seat: int, tile: int) -> float:
        """Return the best that a tile of this type can complete now."""
        state = self.state
        newcomer = seat if state.players[seat].magistrates else NOBODY
        grid, parts, full = state.box.grid, state.parts, state.full
        best = 0.0
        for rhombus in state.places:
            first, second, third, fourth = grid.corners[rhombus]
            if (
                parts[first] + 2 == full[first]
                or parts[second] + 2 == full[second]
                or parts[third] + 1 == full[third]
                or parts[fourth] + 1 == full[fourth]
            ):
                best = max(best, self.of_place(seat, tile, rhombus, newcomer))
        return best

    def of_place(self, seat: int, tile: int, rhombus: int, newcomer: int) -> float:
        """Guess what a tile of this type is worth at a place, with the newcomer's magistrate, or nobody's, on it."""
        state, grid = self.state, self.state.box.grid
        worth = 0.0
        for corner, vertex in enumerate(grid.corners[rhombus]):
            missing = state.full[vertex] - state.parts[vertex] - grid.parts[corner]
            if missing == 0:
                worth += self._completing(seat, tile, vertex, newcomer)
            elif missing < FARTHEST:
                worth += self._joining(seat, tile, vertex, newcomer, missing)
        for triangle in grid.covers[rhombus]:
            if state.box.bridge_on[triangle] >= 0:
                worth += W[BRIDGE_WORTH]
        return worth

    def _completing(self, seat: int, tile: int, vertex: int, newcomer: int) -> float:
        state = self.state
        type_ = sites.expected_type(state, vertex)
        if type_ < 0:
            return 0.0
        builder = sites.expected_builder(state, vertex, type_, newcomer if tile == type_ else NOBODY)
        if builder == NOBODY:
            return W[FOUNTAIN_WORTH]
        worth = state.box.points[type_] + endgame.adjacent_fountains(state, vertex) + W[BESIDES]
        return worth if builder == seat else -RIVALRY * worth

    def _joining(self, seat: int, tile: int, vertex: int, newcomer: int, missing: int) -> float:
        """A magistrate beside an open site may build there; a tile without one helps those who are there."""
        if self.manned[vertex]:
            return self._joining_others(seat, tile, vertex, newcomer, missing)
        more = tile + FEWEST_BUILDINGS - self.state.buildings[vertex] - 1
        if newcomer != seat or not 0 < more <= missing:
            return 0.0
        chance = self.time * W[CHANCE_OF_COMPLETION + missing] * WAYS_TO_FILL[missing][more - 1]
        return chance * (self.state.box.points[tile] + W[BESIDES])

    def _joining_others(self, seat: int, tile: int, vertex: int, newcomer: int, missing: int) -> float:
        state = self.state
        tiles = tiles_at(state, vertex)
        worth = 0.0
        for more, likely in enumerate(WAYS_TO_FILL[missing], 1):
            type_ = state.buildings[vertex] + 1 + more - FEWEST_BUILDINGS
            if not likely or not 0 <= type_ < len(TYPES):
                continue
            counts = sites.influence(state, tiles, type_)
            if newcomer != NOBODY and type_ == tile:
                counts[newcomer] += 1
            leader = sites.leader(counts)
            if leader != NOBODY:
                sign = 1.0 if leader == seat else -RIVALRY
                worth += sign * likely * (state.box.points[type_] + W[BESIDES])
        return worth * self.time * W[CHANCE_OF_COMPLETION + missing]


def _standing(counts: list[int], seat: int) -> float:
    """Tell how a seat's influence compares with the best of the others."""
    mine = counts[seat]
    best = max([count for other, count in enumerate(counts) if other != seat])
    return W[LEAD] if mine > best else W[TIE] if mine == best else W[TRAIL]
