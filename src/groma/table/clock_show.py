"""What is told of the clocks of a table."""

from __future__ import annotations

from groma.table.clocks import GRACE, Times
from groma.table.live import Live, Seat
from groma.table.wire.clocks import SeatClock


def voters(live: Live, late: int) -> list[str]:
    """Return who decides about a seat whose time is out: the others who play, or the host if nobody else does."""
    own = live.seats[late].guest
    others = [guest for guest in live.humans() if guest != own]
    return others or [guest for guest in [live.row.host] if guest != own]


def clocks_of(live: Live, now: float, guest: str | None) -> list[SeatClock]:
    """Return what each seat has left, as a guest may know it."""
    times = live.times
    if times is None:
        return []
    late = live.late(now)
    return [_clock(live, times, seat, now, guest, is_late=seat.number in late) for seat in live.seats]


def _clock(live: Live, times: Times, seat: Seat, now: float, guest: str | None, *, is_late: bool) -> SeatClock:
    number = seat.number
    rests = times.rests.rest(number, now)
    holiday = times.rests.holiday(number, now)
    is_voted = is_late and live.row.on_timeout == "vote"
    names = {one.guest: one.name or "" for one in live.seats}
    return SeatClock(
        left=round(times.left_at(number, now), 1),
        runs=number in times.asked and not live.is_automatic(number) and rests is None,
        rests=rests,
        back=holiday[1] if holiday else None,
        takes_over=_takes_over(live, times, number, now) if is_late else None,
        votes={names.get(one, ""): vote for one, vote in live.votes.get(number, {}).items()} if is_voted else {},
        may_vote=is_voted and guest in voters(live, number),
    )


def _takes_over(live: Live, times: Times, seat: int, now: float) -> float | None:
    if live.row.on_timeout == "vote" or times.clock.takes_turns:
        return None
    return round(max(0.0, times.end(seat, now) + GRACE - now), 1)
