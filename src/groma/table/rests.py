"""When clocks rest: while the house is shut, at weekends and on holidays of whoever is asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

Span = tuple[float, float]
"""From when to when, in seconds since 1970."""
_SATURDAY = 5
_WHOLE = 1e-6


def zone_of(name: str) -> tzinfo:
    """Return a zone by its name, such as Europe/Rome; ValueError if there is none."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError):
        raise ValueError(f"there is no zone {name}") from None


@dataclass(frozen=True)
class Habits:
    """When a person rests: holidays, and the zones of the weekends, each since a moment, in their order."""

    holidays: tuple[Span, ...] = ()
    zones: tuple[tuple[float, str], ...] = ()

    def holiday(self, at: float) -> Span | None:
        """Return the holiday of a moment."""
        return next((span for span in self.holidays if span[0] <= at < span[1]), None)

    def weekends(self, first: float, last: float) -> Iterator[Span]:
        """Return the weekends that touch a time, each in the zone in which the person then was."""
        changes = [float("-inf"), *(since for since, _ in self.zones[1:]), float("inf")]
        names = [name for _, name in self.zones] or ["UTC"]
        for name, begins, ends in zip(names, changes, changes[1:], strict=False):
            for span in _weekends(zone_of(name), max(first, begins), min(last, ends)):
                yield max(span[0], begins), min(span[1], ends)


def _weekends(zone: tzinfo, first: float, last: float) -> Iterator[Span]:
    if first >= last:
        return
    day = datetime.fromtimestamp(first, zone).date()
    saturday = day - timedelta(days=(day.weekday() - _SATURDAY) % 7)
    while (begins := _midnight(saturday, zone)) < last:
        yield begins, _midnight(saturday + timedelta(days=2), zone)
        saturday += timedelta(days=7)


def _midnight(day: date, zone: tzinfo) -> float:
    return datetime.combine(day, time(), zone).timestamp()


@dataclass
class Rests:
    """When the clock of each seat rests."""

    pauses: list[Span]
    """When the house was shut; the list grows."""
    habits: list[Habits] = field(default_factory=list)
    """Of whoever sits in each seat; without them a clock never rests by itself."""
    weekends: bool = False

    def resting(self, seat: int, first: float, last: float) -> float:
        """Return for how many seconds of a time the clock of a seat rests."""
        total, reached = 0.0, first
        for begins, ends in sorted(self._spans(seat, first, last)):
            if ends > reached:
                total += min(ends, last) - max(begins, reached)
                reached = min(ends, last)
        return total

    def worked(self, seat: int, first: float, last: float) -> float:
        """Return for how many seconds of a time the clock of a seat runs."""
        return max(0.0, last - first - self.resting(seat, first, last))

    def end(self, seat: int, first: float, seconds: float) -> float:
        """Return when so many seconds have run."""
        end = first + seconds
        while (later := first + seconds + self.resting(seat, first, end)) > end + _WHOLE:
            end = later
        return end

    def holiday(self, seat: int, at: float) -> Span | None:
        """Return the holiday of whoever sits somewhere, if it is one."""
        return self.habits[seat].holiday(at) if self.habits else None

    def rest(self, seat: int, at: float) -> Literal["holiday", "weekend"] | None:
        """Return why the clock of a seat rests at a moment, if it does."""
        if not self.habits:
            return None
        if self.holiday(seat, at):
            return "holiday"
        is_weekend = self.weekends and any(one[0] <= at < one[1] for one in self.habits[seat].weekends(at, at + 1))
        return "weekend" if is_weekend else None

    def _spans(self, seat: int, first: float, last: float) -> Iterator[Span]:
        for span in self.pauses:
            if span[0] < last and span[1] > first:
                yield span
        if not self.habits:
            return
        yield from (span for span in self.habits[seat].holidays if span[0] < last and span[1] > first)
        if self.weekends:
            yield from (span for span in self.habits[seat].weekends(first, last) if span[1] > first)
