"""The clocks of a table: how much time each seat has left, as its entries tell it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

import msgspec

from groma.kernel import State
from groma.table.rests import Rests

DAY: Final = 86400
GRACE: Final = 30.0
"""Seconds that all can see before a stand-in takes a live seat whose time is out."""
_LEAST: Final = 20.0
"""Seconds that a question outside one's turn has at least."""
_TURNS_MISSED: Final = 3
"""So many turns in a row that a stand-in plays over days, and it keeps the seat."""


class Clock(msgspec.Struct, frozen=True):
    """How much time a seat has: at first, more after each turn, at most; in seconds."""

    kind: Literal["live", "days"]
    budget: int
    step: int
    cap: int | None = None
    weekends: bool = False
    """Whether weekends rest."""

    @property
    def first(self) -> float:
        """What a seat begins with: time for a turn, also where nothing is saved up."""
        return float(max(self.budget, self.step))

    @property
    def takes_turns(self) -> bool:
        """Whether a stand-in plays single turns."""
        return self.kind == "days"


def _days(budget: float, step: float) -> Clock:
    return Clock("days", round(budget * DAY), round(step * DAY), round(budget * DAY))


PRESETS: Final = {
    "quick": Clock("live", 600, 10),
    "standard": Clock("live", 1200, 20),
    "calm": Clock("live", 2400, 30),
    "brisk": _days(2, 1 / 3),
    "daily": _days(4, 1 / 2),
    "easy": _days(10, 1),
}


def of_pace(seconds: int) -> Clock:
    """Return the clock that a time for each turn is."""
    return Clock("live" if seconds < DAY else "days", 0, seconds, seconds)


def stored_clock(clock: Clock | None) -> dict[str, Any] | None:
    """Return a clock as it is stored."""
    return None if clock is None else msgspec.structs.asdict(clock)


def clock_of(stored: dict[str, Any] | None) -> Clock | None:
    """Return a clock from its stored form."""
    return None if stored is None else Clock(**stored)


@dataclass(frozen=True)
class Grant:
    """Time that the others gave a seat whose own was out."""

    n: int
    seat: int
    at: float
    seconds: float


@dataclass(frozen=True)
class Times:
    """What each seat has left at the last entry, and who is asked since."""

    clock: Clock
    rests: Rests
    grants: list[Grant]
    """All that were ever given; the list grows."""
    n: int
    at: float
    left: tuple[float, ...]
    asked: tuple[int, ...]
    in_turn: frozenset[int]
    """The seats whose turn has not ended; only they get a step when they are not asked any more."""
    turns: tuple[int, ...]
    """How many turns of each seat have ended."""
    missed: tuple[int, ...]
    """How many of them, up to the last, a stand-in played."""

    @staticmethod
    def begin(clock: Clock, rests: Rests, grants: list[Grant], state: State, at: float) -> Times:
        """Return the clocks before the first move."""
        count, asked = state.seats, tuple(state.waiting)
        none = (0,) * count
        begun = frozenset(seat for seat in asked if _begins(state, seat))
        return Times(clock, rests, grants, 0, at, (clock.first,) * count, asked, begun, none, none)

    def left_at(self, seat: int, now: float) -> float:
        """Return how many seconds a seat has left at a moment after the last entry."""
        left, since = self.left[seat], self.at
        if seat not in self.asked:
            return left
        for grant in self.grants:
            if (grant.n, grant.seat) == (self.n, seat):
                left = max(0.0, left - self.rests.worked(seat, since, grant.at)) + grant.seconds
                since = max(since, grant.at)
        return max(0.0, left - self.rests.worked(seat, since, now))

    def end(self, seat: int, now: float) -> float:
        """Return when the time of a seat that is asked is out, or was."""
        left = self.left_at(seat, now)
        if left > 0:
            return self.rests.end(seat, now, left)
        given = [grant for grant in self.grants if (grant.n, grant.seat) == (self.n, seat)]
        if given:
            return self.rests.end(seat, given[-1].at, self.left_at(seat, given[-1].at))
        return self.rests.end(seat, self.at, self.left[seat])

    def keeps_seat(self, seat: int) -> bool:
        """Tell whether a stand-in that has to play now goes on for good."""
        return not self.clock.takes_turns or self.missed[seat] + 1 >= _TURNS_MISSED

    def after_move(self, at: float, state: State, mover: int, is_person: bool) -> Times:
        """Return the clocks after a move."""
        waiting = tuple(state.waiting)
        begins = [seat for seat in waiting if _begins(state, seat)]
        ended = {seat for seat in self.in_turn if seat not in waiting or (seat == mover and seat in begins)}
        new = [seat for seat in waiting if seat not in self.asked or seat in ended]
        left, turns, missed = self._lefts(at), list(self.turns), list(self.missed)
        for seat in ended:
            is_missed = seat == mover and not is_person
            left[seat] = max(left[seat], float(self.clock.step)) if is_missed else self._with_step(left[seat])
            turns[seat] += 1
            missed[seat] = missed[seat] + 1 if is_missed else 0
        begun = {seat for seat in new if seat in begins}
        return replace(
            self._asking(at, waiting, left, [seat for seat in new if seat not in begun]),
            in_turn=(self.in_turn - ended) | begun,
            turns=tuple(turns),
            missed=tuple(missed),
        )

    def after_undo(self, at: float, state: State) -> Times:
        """Return the clocks after an undo, which gives no time back."""
        waiting = tuple(state.waiting)
        new = [seat for seat in waiting if seat not in self.asked]
        return replace(self._asking(at, waiting, self._lefts(at), new), in_turn=self.in_turn & set(waiting))

    def _lefts(self, at: float) -> list[float]:
        return [self.left_at(seat, at) for seat in range(len(self.left))]

    def _with_step(self, left: float) -> float:
        more = left + self.clock.step
        return more if self.clock.cap is None else min(more, max(left, float(self.clock.cap)))

    def _asking(self, at: float, waiting: tuple[int, ...], left: list[float], between: list[int]) -> Times:
        """Return the clocks at an entry; whoever is asked between turns has a moment at least."""
        for seat in between:
            left[seat] = max(left[seat], _LEAST)
        return replace(self, n=self.n + 1, at=max(at, self.at), left=tuple(left), asked=waiting)


def _begins(state: State, seat: int) -> bool:
    """Tell whether a turn of a seat begins: its own, or one that all have together."""
    decision = state.decision(seat)
    return decision is not None and (decision.starts_turn or len(state.waiting) > 1)
