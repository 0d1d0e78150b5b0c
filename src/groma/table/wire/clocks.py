"""Messages about time."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from groma.table.wire.base import SeatNumber, Sent, TimeoutVote, Wire

_LONGEST = 60 * 86400
Seconds = Annotated[int, Field(ge=0, le=_LONGEST)]
Kind = Literal["live", "days"]
Day = Annotated[date, Field(ge=date(2020, 1, 1), le=date(2200, 1, 1))]


class ClockPlan(Wire):
    """How much time a seat has, in seconds: at first, more after each turn, and at most."""

    kind: Kind
    budget: Seconds
    step: Annotated[int, Field(ge=1, le=_LONGEST)]
    cap: Seconds | None = None
    weekends: bool = False
    """Whether Saturdays and Sundays rest, where whoever is asked lives."""


class ClockInfo(Sent):
    """The clock of a table, as it was planned."""

    kind: Kind
    budget: int
    step: int
    cap: int | None
    weekends: bool


class SeatClock(Sent):
    """What a seat has left when the message is made."""

    left: float
    runs: bool
    rests: Literal["holiday", "weekend"] | None
    """Why a clock over days does not run now."""
    back: float | None
    """When the holiday ends of whoever sits here, if it is one."""
    takes_over: float | None
    """In how many seconds a stand-in plays, once time is out."""
    votes: dict[str, TimeoutVote]
    """What the others want once time is out, by name."""
    may_vote: bool


class Timeout(Wire):
    """What is to happen with a seat whose time is out."""

    seat: SeatNumber
    vote: TimeoutVote


class Holiday(Wire):
    """A holiday, from the beginning of its first day, or from now, to the end of its last."""

    first: Day
    last: Day


class HolidayInfo(Wire):
    """When a holiday begins and ends, in seconds since 1970."""

    begins: float
    ends: float


class Zone(Wire):
    """Where a person lives, as far as days are concerned, such as Europe/Rome."""

    zone: Annotated[str, Field(min_length=1, max_length=60)]


class RestInfo(Wire):
    """When the clocks of the caller rest that run over days."""

    zone: str
    holidays: list[HolidayInfo]
    days_left: int
    """How many days of holiday are left this year."""
