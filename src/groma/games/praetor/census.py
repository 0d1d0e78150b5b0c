"""All components, counted wherever they lie, and the books that verbs keep."""

from __future__ import annotations

from typing import Any

from groma.games.praetor.state import NO_SECTION, NO_WORKER, PraetorState, level_of, seat_of


def census(state: PraetorState) -> dict[str, list[Any]]:
    """Count all components; the result never changes during a game."""
    sections = [section for player in state.players for section in player.sections]
    sections += [*state.wall_pile, *state.removed, *([state.section] if state.section != NO_SECTION else [])]
    return {
        "tiles": sorted([*state.city.values(), *state.display, *state.deck]),
        "sections": sorted(sections),
        "workers": [_workers(state, seat) for seat in range(state.seats)],
        "books": [line for seat in range(state.seats) for line in _books(state, seat)],
    }


def _posted(state: PraetorState, seat: int) -> list[int]:
    """Return the workers of a player who stand on tiles."""
    return [worker for worker in [*state.builder, *state.visitor] if worker != NO_WORKER and seat_of(worker) == seat]


def _workers(state: PraetorState, seat: int) -> int:
    """Count the eight workers of a player; those on tiles by looking at the tiles."""
    player = state.players[seat]
    elsewhere = player.villagers + player.zone_one + player.zone_two + player.retired
    return sum(player.home) + elsewhere + len(_posted(state, seat))


def _books(state: PraetorState, seat: int) -> list[str]:
    """Return what is wrong with what verbs keep up to date for a player."""
    player, posted = state.players[seat], _posted(state, seat)
    retired = len([worker for worker in posted if level_of(worker) >= state.box.retire_level])
    away = (player.retired_away, player.away)
    in_city = [tile for tile in state.city.values() if state.owner[tile] == seat]
    wrong = [
        ("the workers away of seat {} are not those on tiles", away != (retired, len(posted) - retired)),
        ("the tiles of seat {} are not those in the city", len(in_city) != state.owner.count(seat)),
        (
            "seat {} has other tiles than it has tokens for",
            player.tiles != len(in_city) or player.tiles > state.box.owner_tokens,
        ),
        ("the favor of seat {} is not the sum of its sources", player.favor != sum(player.earned)),
        ("seat {} has less than nothing", min([player.favor, *player.resources]) < 0),
        (
            "the morale of seat {} is off its board",
            player.morale not in range(len(state.box.boards[player.board].morale)),
        ),
    ]
    return [line.format(seat) for line, is_wrong in wrong if is_wrong]
