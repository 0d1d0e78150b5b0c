"""What the promises of every game need to know of Praetor."""

from __future__ import annotations

from groma.games.praetor.state import NO_SECTION, NO_WORKER, NOBODY, PraetorState, level_of, seat_of

LONG_OPTIONS = {"colours", "age_order"}


def census(state: PraetorState) -> list[object]:
    """Count all components wherever they lie; the result never changes during a game."""
    tiles = sorted([*state.city.values(), *state.display, *state.deck])
    sections = [section for player in state.players for section in player.sections]
    sections += [*state.wall_pile, *state.removed, *([state.section] if state.section != NO_SECTION else [])]
    posted = [worker for worker in (*state.builder, *state.visitor) if worker != NO_WORKER]
    return [tiles, sorted(sections), [_workers(state, seat, posted) for seat in range(state.seats)], _books(state)]


def _workers(state: PraetorState, seat: int, posted: list[int]) -> int:
    """Count the eight workers of a player; those on tiles by looking at the tiles."""
    player = state.players[seat]
    spots = [worker for worker in posted if seat_of(worker) == seat]
    retired = sum([level_of(worker) >= state.box.retire_level for worker in spots])
    assert (player.retired_away, player.away) == (retired, len(spots) - retired)
    return sum(player.home) + player.villagers + player.zone_one + player.zone_two + player.retired + len(spots)


def _books(state: PraetorState) -> bool:
    """Check what verbs keep up to date: tokens on tiles, favor by source, stocks."""
    for seat, player in enumerate(state.players):
        assert player.tiles == state.owner.count(seat) <= state.box.owner_tokens
        assert player.favor == sum(player.earned) >= 0
        assert min(player.resources) >= 0
        assert 0 <= player.morale < len(state.box.boards[player.board].morale)
    owned = {tile for tile, owner in enumerate(state.owner) if owner != NOBODY}
    assert owned.issubset(state.city.values())
    return True


def hidden(state: PraetorState, seat: int) -> dict[str, list[int]]:
    """Return the places that a seat cannot see."""
    return {"deck": state.deck, "wall_pile": state.wall_pile}
