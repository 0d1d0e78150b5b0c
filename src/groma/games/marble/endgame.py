"""M19, M20  Final scoring and the winner."""

from __future__ import annotations

from groma.games.marble import verbs
from groma.games.marble.components import TYPES
from groma.games.marble.state import (
    AQUEDUCTS,
    BRIDGES,
    COINS,
    FOUNTAIN,
    FOUNTAINS,
    MOST_COINS,
    NOBODY,
    SOURCES,
    MarbleState,
    has_any,
)
from groma.kernel import Step


class ScoreFinally(Step[MarbleState]):
    """M19.1  Bridges, aqueducts, fountains, coins, Imperium, in this order; nothing else counts (M19.12)."""

    __slots__ = ()

    def run(self, state: MarbleState) -> None:
        """Score everyone, then end the game."""
        verbs.begin_final_scoring(state)
        for bridge, owner in enumerate(state.bridge_owner):
            if owner != NOBODY:
                verbs.reveal_bridge(state, bridge)
        seats, coins = range(state.seats), [player.coins for player in state.players]
        _score_all(state, BRIDGES, [state.bridge_owner.count(seat) for seat in seats], bridge_points(state))
        _score_all(state, AQUEDUCTS, connected_buildings(state), aqueduct_points(state))
        _score_all(state, FOUNTAINS, fountains_beside(state), fountain_points(state))
        _score_all(state, COINS, coins, coin_points(state))
        _score_all(state, MOST_COINS, coins, most_coins_points(state))
        for type_ in range(len(TYPES)):
            _score_imperium(state, type_)
        _end(state)


def _score_all(state: MarbleState, source: int, numbers: list[int], points: list[int]) -> None:
    """Score one source for everyone."""
    for seat, amount in enumerate(points):
        verbs.score(state, seat, source, numbers[seat], amount)
    if not has_any(points):
        verbs.tell_nothing_scored(state, SOURCES[source])


def _score_imperium(state: MarbleState, type_: int) -> None:
    points = imperium_points(state, type_)
    scoring = [seat for seat, amount in enumerate(points) if amount]
    for seat in scoring:
        verbs.score_imperium(state, seat, type_, len(scoring) > 1, points[seat])
    if not scoring:
        verbs.tell_nothing_scored(state, state.box.imperium[type_])


def _end(state: MarbleState) -> None:
    """M20  Break ties as far as it takes, and name the winner."""
    tie_breaks = 0
    leading = _leading(list(range(state.seats)), [player.score for player in state.players])
    if len(leading) > 1:
        tie_breaks += 1
        for seat in leading:
            verbs.break_tie_by_buildings(state, seat)
        leading = _leading(leading, [player.buildings for player in state.players])
    if len(leading) > 1:
        tie_breaks += 1
        for seat in leading:
            verbs.break_tie_by_imperium(state, seat)
        leading = _leading(leading, [sum(player.imperium) for player in state.players])
    verbs.finish(state, leading, tie_breaks)


def _leading(seats: list[int], figures: list[int]) -> list[int]:
    """Return those of some seats that have the highest figure."""
    most = max([figures[seat] for seat in seats])
    return [seat for seat in seats if figures[seat] == most]


def open_points(state: MarbleState, seat: int) -> int:
    """M19  Return what the final scoring would give a seat now, without its Bridge tiles."""
    scored = [aqueduct_points(state), fountain_points(state), coin_points(state), most_coins_points(state)]
    scored += [imperium_points(state, type_) for type_ in range(len(TYPES))]
    return sum([points[seat] for points in scored])


def bridge_points(state: MarbleState) -> list[int]:
    """M19.2  The values of the own Bridge tiles; those left on the board count for nobody (M21.9)."""
    points = [0] * state.seats
    for bridge, owner in enumerate(state.bridge_owner):
        if owner != NOBODY:
            points[owner] += state.bridge_value[bridge]
    return points


def aqueduct_points(state: MarbleState) -> list[int]:
    """M19.3  2 points for each building on an aqueduct."""
    return [buildings * state.box.points_per_connection for buildings in connected_buildings(state)]


def connected_buildings(state: MarbleState) -> list[int]:
    """M13.15, M19.3  Count by seat the buildings at which a piece begins or ends, whoever placed it."""
    connected = [0] * state.seats
    for line in state.lines:
        for vertex in line:
            if state.owner[vertex] != NOBODY and len(line) > 1:
                connected[state.owner[vertex]] += 1
    return connected


def fountain_points(state: MarbleState) -> list[int]:
    """M19.5  1 point for every fountain adjacent to a building."""
    return [fountains * state.box.points_per_fountain for fountains in fountains_beside(state)]


def fountains_beside(state: MarbleState) -> list[int]:
    """M19.5  Count by seat the fountains beside its buildings, each once for every building."""
    beside = [0] * state.seats
    for vertex in state.sites:
        owner = state.owner[vertex]
        if owner != NOBODY:
            beside[owner] += adjacent_fountains(state, vertex)
    return beside


def adjacent_fountains(state: MarbleState, vertex: int) -> int:
    """M14.6, M25.6  Count the fountains at grid distance 1; if the table likes, only along sides of tiles."""
    anyhow = state.chosen["fountain_adjacency"] == "grid_distance_1"
    fountains = 0
    for edge, other in state.box.grid.spokes[vertex]:
        if state.standing[other] == FOUNTAIN and (anyhow or state.side[edge]):
            fountains += 1
    return fountains


def coin_points(state: MarbleState) -> list[int]:
    """M19.6  1 point per coin."""
    return [player.coins * state.box.points_per_coin for player in state.players]


def most_coins_points(state: MarbleState) -> list[int]:
    """M19.7, M19.8  2 more for the most coins, for everyone who is tied; not if nobody has a coin."""
    most = max([player.coins for player in state.players])
    reward = state.box.points_most_coins if most else 0
    return [reward if player.coins == most else 0 for player in state.players]


def imperium_points(state: MarbleState, type_: int) -> list[int]:
    """M19.9  The points of each seat for its unspent tiles of one type."""
    return imperium_rewards(state, [player.imperium[type_] for player in state.players])


def imperium_rewards(state: MarbleState, held: list[int]) -> list[int]:
    """M19.9, M19.10, M19.11, M19.12  5 for the most unspent tiles of a type, 2 for each who is tied."""
    most = max(held)
    if not most:
        return [0] * state.seats
    reward = state.box.points_most_imperium if held.count(most) == 1 else state.box.points_tied_imperium
    return [reward if tiles == most else 0 for tiles in held]


def winners(state: MarbleState) -> list[int]:
    """M20.1, M20.2, M20.3, M20.4  Most points win; ties go by buildings, then Imperium; else they share."""
    standings = [[player.score, player.buildings, sum(player.imperium)] for player in state.players]
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]
