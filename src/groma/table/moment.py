"""A table at one moment: what all who watch it share is made, and encoded, once."""

from __future__ import annotations

import time
from string import ascii_uppercase

from typing_extensions import TypedDict

from groma.kernel import State
from groma.table.beside import Visitor
from groma.table.identity import Caller
from groma.table.live import FINISHED, Live, Seat, stored_seed
from groma.table.wire.base import Part, encoded, joined
from groma.table.wire.tables import LessonInfo, Origin, Result, SeatInfo, TableInfo

_FRESH = 1.0
"""Seconds for which those who were here still are."""


class Moved(TypedDict):
    """What a move changes of a table, whoever looks at it."""

    n: int
    waiting: list[int]
    waiting_since: float
    result: Result | None


class Moment:
    """A table at one moment: what all watchers share of it is made once.

    What a move does not change is taken over from the moment before.
    """

    def __init__(self, live: Live, before: Moment | None = None) -> None:
        self.live = live
        self.at = time.monotonic()
        self.is_over = False
        self.now = live.time.now()
        self.late = live.late(self.now)
        """The seats whose time is out."""
        self.known = (live.row, live.progress.status, live.seats, live.visitors)
        self.looked, self.here = self._present(before)
        """Who is here, and when that was looked for."""
        self.told: dict[int, bytes] = {}
        """The news for those who only look on, encoded, by the entry that they knew."""
        self.entries: dict[tuple[bool, int | None], Part] = {}
        """The last entry of the log, encoded, by whether its answer is told and for whom its secrets are."""
        self.is_calm = not self.late and all(seat.guest is None or seat.guest in self.here for seat in live.seats)
        same = before if before is not None and self._goes_on_from(before) else None
        self.unmoved: TableInfo = same.unmoved if same else self._table()
        """The table when anything but moves changed last."""
        self.fixed: dict[Caller | None, bytes] = same.fixed if same and same.is_calm and self.is_calm else {}
        """What no move changes of it, encoded, by who sits there; who is absent or slow is seen by the clock."""
        self.moved = self._moved()
        self._open_view: tuple[State, bytes] | None = None

    def _present(self, before: Moment | None) -> tuple[float, set[str]]:
        """Look who is here, unless that was done just now."""
        if before is not None and before.known[3] is self.known[3] and self.at - before.looked < _FRESH:
            return before.looked, before.here
        return self.at, self.live.present()

    def view(self, state: State, seat: int | None) -> Part:
        """Return what a seat, or a spectator, may see; what all see alike of a state is made and encoded once."""
        own = state.game.own_view(state, seat)
        if self._open_view is None or self._open_view[0] is not state:
            view = state.view(seat)
            self._open_view = state, encoded({name: view[name] for name in view if name not in own})
        return joined(self._open_view[1], encoded(own))

    def _goes_on_from(self, before: Moment) -> bool:
        is_known = all(one is other for one, other in zip(self.known, before.known, strict=True))
        return is_known and before.live is self.live and before.here == self.here

    def _moved(self) -> Moved:
        progress = self.live.progress
        return {
            "n": self.live.n,
            "waiting": progress.waiting,
            "waiting_since": progress.waiting_since,
            "result": _result(progress.result) if progress.result else None,
        }

    def _table(self) -> TableInfo:
        live, row, progress = self.live, self.live.row, self.live.progress
        is_open = row.repeated or progress.status == FINISHED
        return TableInfo(
            id=live.id,
            game=row.game,
            rules_version=row.rules,
            components=row.components,
            status=progress.status,
            seats=[self._seat(seat) for seat in live.seats],
            options=row.options,
            listed=row.listed,
            practice=row.practice,
            repeated=row.repeated,
            imported=row.imported,
            pace=row.pace,
            clock=row.clock,
            on_timeout=row.on_timeout,
            clocks=[],
            commitment=live.commitment,
            seed=stored_seed(live.deal.seed) if is_open else None,
            salt=row.salt if is_open else None,
            host=self._name(row.host),
            am_host=False,
            created=row.created,
            n=live.n,
            waiting=progress.waiting,
            waiting_since=progress.waiting_since,
            my_turn=False,
            result=None,
            rematch=row.rematch,
            again=self._again(),
            quiet=row.quiet,
            origin=Origin(table=row.origin, at=row.origin_at) if row.origin else None,
            watching=self._watching(),
            stopped=None,
            lesson=_lesson(live),
        )

    def _seat(self, seat: Seat) -> SeatInfo:
        present = seat.guest in self.here
        return SeatInfo(
            number=seat.number,
            kind=seat.kind,
            name=seat.name or None,
            named=seat.named and not seat.is_former,
            former=self._former(seat),
            level=seat.level,
            colour=seat.colour,
            ready=seat.ready,
            mine=False,
            present=present,
            seen=None if present else self.seen(seat.guest),
            may_hand_over=False,
        )

    def _former(self, seat: Seat) -> str | None:
        """Return the letter of whoever has left for good, in the order of the seats."""
        former = list(dict.fromkeys(one.guest for one in self.live.seats if one.is_former))
        return ascii_uppercase[former.index(seat.guest)] if seat.is_former else None

    def seen(self, guest: str | None) -> float | None:
        """Return when a guest was last here."""
        return max((one.seen for one in self.live.visitors if one.guest == guest), default=None)

    def _again(self) -> list[int]:
        """Return the seats that are ready for the rematch: bots always are."""
        seats, again = self.live.seats, self.live.again
        return [seat.number for seat in seats if seat.kind == "bot" or seat.guest in again] if again else []

    def _watching(self) -> list[str]:
        seated = {seat.guest for seat in self.live.seats}
        watching = {one.guest: one.name for one in self.live.visitors if one.guest not in seated}
        return [name for guest, name in watching.items() if guest in self.here]

    def _name(self, guest: str) -> str:
        people: list[Seat | Visitor] = [*self.live.seats, *self.live.visitors]
        names = [one.name for one in people if one.guest == guest]
        return (names[-1] if names else None) or str(self.live.row.host_name)


def _lesson(live: Live) -> LessonInfo | None:
    lesson = live.lesson
    if lesson is None:
        return None
    return LessonInfo(step=live.begun[-1].step if live.begun else 0, steps=len(lesson.steps))


def _result(result: dict[str, list[int]]) -> Result:
    return Result(scores=result["scores"], winners=result["winners"])
