"""What may be taken back: freely to the last reveal within one's turn, further with the consent of the others."""

from __future__ import annotations

from groma.table.line import Logged
from groma.table.live import RUNNING, Live


def others(live: Live, guest: str) -> list[str]:
    """Return the other people who play at this table."""
    return [human for human in live.humans() if human != guest]


def free_places(live: Live, guest: str) -> list[int]:
    """Return the places to which a guest may go back without asking, the nearest first."""
    if live.progress.status != RUNNING or guest not in live.humans():
        return []
    moves = live.playing().moves
    return _alone(live, guest, moves) if not others(live, guest) else _in_company(live, guest, moves)


def _in_company(live: Live, guest: str, moves: list[Logged]) -> list[int]:
    """A turn lasts until another seat has answered; what it revealed stays revealed."""
    mine = live.seats_of(guest)
    places: list[int] = []
    for place in range(len(moves) - 1, -1, -1):
        move = moves[place]
        if move.reveals or move.entry.seat not in mine:
            break
        places.append(place)
        if move.starts_turn:
            break
    return places


def _alone(live: Live, guest: str, moves: list[Logged]) -> list[int]:
    """Nobody else minds; only a practice table goes back behind a reveal."""
    mine = live.seats_of(guest)
    places: list[int] = []
    for place in range(len(moves) - 1, -1, -1):
        if moves[place].reveals and not live.row.practice:
            break
        if moves[place].entry.seat in mine:
            places.append(place)
    return places


def turn_start(live: Live, guest: str) -> int | None:
    """Return the place at which the guest's last turn began, if it is free."""
    for place in free_places(live, guest):
        if live.playing().moves[place].starts_turn:
            return place
    return None


def may_ask(live: Live, guest: str) -> bool:
    """Tell whether there are others whose consent would do."""
    return live.progress.status == RUNNING and guest in live.humans() and bool(others(live, guest))


def is_agreed(live: Live) -> bool:
    """Tell whether every other person at the table has agreed to the request."""
    request = live.request
    return request is not None and all(guest in request.agreed for guest in others(live, request.guest))
