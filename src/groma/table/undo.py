"""What may be taken back: freely to the last reveal within one's turn, further with the consent of the others."""

from __future__ import annotations

from collections.abc import Iterator

from groma.table.line import Logged
from groma.table.live import Live


def others(live: Live, guest: str) -> list[str]:
    """Return the other people who play at this table."""
    return [human for human in live.humans() if human != guest]


def free_plies(live: Live, guest: str) -> list[int]:
    """Return the plies to which a guest may go back without asking, the nearest first."""
    humans = live.humans()
    if not live.is_playing or guest not in humans:
        return []
    moves, mine, start = live.playing().moves, live.seats_of(guest), live.lesson_start()
    if start is not None:
        return [ply for ply in range(len(moves) - 1, start - 1, -1) if moves[ply].entry.seat in mine]
    return _in_company(mine, moves) if len(humans) > 1 else _alone(live, mine, moves)


def _in_company(mine: list[int], moves: list[Logged]) -> list[int]:
    """A turn lasts until another seat has answered; what it revealed stays revealed."""
    plies: list[int] = []
    for ply in range(len(moves) - 1, -1, -1):
        move = moves[ply]
        if move.entry.seat not in mine or move.reveals:
            break
        plies.append(ply)
        if move.starts_turn:
            break
    return plies


def _alone(live: Live, mine: list[int], moves: list[Logged]) -> list[int]:
    """Nobody else minds; only a practice table goes back behind a reveal."""
    plies: list[int] = []
    for ply in range(len(moves) - 1, -1, -1):
        if moves[ply].reveals and not live.row.practice:
            break
        if moves[ply].entry.seat in mine:
            plies.append(ply)
    return plies


def turn_start(live: Live, free: list[int]) -> int | None:
    """Return the ply at which a guest's last turn began, if it is among those that are free."""
    for ply in free:
        if live.playing().moves[ply].starts_turn:
            return ply
    return None


def askable_plies(live: Live, guest: str, free: list[int]) -> Iterator[int]:
    """Tell the plies at which a guest answered and to which the consent of the others leads, the nearest first."""
    humans = live.humans()
    if not live.is_playing or guest not in humans or len(humans) < 2:
        return
    mine, moves = live.seats_of(guest), live.playing().moves
    for ply in range(free[-1] if free else len(moves), 0, -1):
        if moves[ply - 1].entry.seat in mine:
            yield ply - 1


def is_agreed(live: Live) -> bool:
    """Tell whether every other person at the table has agreed to the request."""
    request = live.request
    return request is not None and all(guest in request.agreed for guest in others(live, request.guest))
