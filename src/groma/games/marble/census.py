"""All components, counted wherever they lie, and the books that verbs keep."""

from __future__ import annotations

from typing import Any

from groma.games.marble.state import MarbleState


def census(state: MarbleState) -> dict[str, list[Any]]:
    """Count all components; the result never changes during a game."""
    box, players = state.box, state.players
    tiles = [
        state.stacks[kind]
        + sum([player.atrium[kind] + player.domus[kind] for player in players])
        + sum([1 for rhombus in state.placed if state.type_of[rhombus] == kind])
        for kind in range(len(box.tiles))
    ]
    imperium = [
        state.imperium[kind] + sum([player.imperium[kind] for player in players]) for kind in range(len(box.imperium))
    ]
    return {
        "tiles": tiles,
        "imperium": imperium,
        "coins": [state.coins + sum([player.coins for player in players])],
        "magistrates": [_magistrates(state, seat) for seat in range(state.seats)],
        "bridges": sorted(state.bridge_value),
        "books": [line for seat in range(state.seats) for line in _books(state, seat)],
    }


def _posted(state: MarbleState, seat: int) -> list[int]:
    return sorted([rhombus for rhombus in state.placed if state.magistrate[rhombus] == seat])


def _magistrates(state: MarbleState, seat: int) -> int:
    """Count the magistrates of a player; those on tiles by looking at the tiles."""
    player = state.players[seat]
    return player.magistrates + len(_posted(state, seat)) + sum(player.sent)


def _books(state: MarbleState, seat: int) -> list[str]:
    """Return what is wrong with what verbs keep up to date for a player."""
    player = state.players[seat]
    owned = [*player.atrium, *player.domus, *player.imperium, player.coins, player.magistrates]
    wrong = [
        ("the score of seat {} is not the sum of its sources", player.score != sum(player.earned)),
        ("the buildings of seat {} are not those on the board", player.buildings != state.owner.count(seat)),
        ("the posted magistrates of seat {} are not those on tiles", sorted(player.posted) != _posted(state, seat)),
        ("seat {} has less than nothing", min(owned) < 0),
    ]
    return [line.format(seat) for line, is_wrong in wrong if is_wrong]
