"""What each watcher gets to see: the only place where a table becomes messages."""

from __future__ import annotations

import time
from string import ascii_uppercase
from typing import Any

from groma.kernel import Action, Decision, State
from groma.table import teaching, undo
from groma.table.beside import Visitor
from groma.table.clock_show import clocks_of, voters
from groma.table.identity import Caller
from groma.table.line import Facts, Logged
from groma.table.live import FINISHED, OPEN, RUNNING, Live, Seat, stored_seed
from groma.table.wire.base import Part, encoded, joined
from groma.table.wire.playing import (
    EventInfo,
    LogEntry,
    News,
    Option,
    Position,
    Question,
    RefusedOption,
    UndoRequest,
    UndoState,
)
from groma.table.wire.tables import LessonInfo, Origin, Result, SeatInfo, Stopped, TableInfo

_NOTHING = UndoState(free=[], restart=None, wish=None, request=None)
"""What may be taken back in the past."""


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
        self.here = live.present()
        self.told: dict[int, bytes] = {}
        """The news for those who only look on, encoded, by the entry that they knew."""
        self.known = (live.row, live.progress.status, live.seats, live.visitors)
        self.is_calm = not self.late and all(seat.guest is None or seat.guest in self.here for seat in live.seats)
        same = before if before is not None and self._goes_on_from(before) else None
        self.unmoved: TableInfo = same.unmoved if same else self._table()
        """The table when anything but moves changed last."""
        self.seats: dict[Caller, list[SeatInfo]] = same.seats if same and same.is_calm and self.is_calm else {}
        """The seats as those see them who sit there; who is absent or slow is seen by the clock."""
        self.table = self._moved(self.unmoved)
        """The table as everyone sees it who neither sits there nor is its host."""
        self._open_view: tuple[State, bytes] | None = None

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

    def _moved(self, unmoved: TableInfo) -> TableInfo:
        progress = self.live.progress
        return {
            **unmoved,
            "n": self.live.n,
            "waiting": progress.waiting,
            "waiting_since": progress.waiting_since,
            "result": _result(progress.result) if progress.result else None,
            "stopped": _stopped(self.live, None, None),
            "clocks": clocks_of(self.live, self.now, None),
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


class Watcher:
    """One pair of eyes: a caller and what of a table this caller may know."""

    def __init__(
        self,
        live: Live,
        caller: Caller | None,
        desertion: float,
        wanted: int | None = None,
        moment: Moment | None = None,
    ) -> None:
        self.live = live
        self.moment = moment or Moment(live)
        self.caller = caller
        self.guest = caller.guest if caller and caller.table is None else None
        self.desertion = desertion
        self.mine = self._seats()
        self.eyes = self._eyes(wanted)

    def _seats(self) -> list[int]:
        """A seat token opens the eyes of its own seat only."""
        if self.caller is None:
            return []
        seats = self.live.seats_of(self.caller.guest)
        return [seat for seat in seats if self.caller.may_use(self.live.id, seat)]

    def _eyes(self, wanted: int | None) -> int | None:
        """Look through the wanted seat of mine, the one that is asked, or my first; two on one device take turns."""
        if wanted in self.mine:
            return wanted
        waiting = self.live.line.state.waiting if self.live.line else []
        return next((seat for seat in waiting if seat in self.mine), self.mine[0] if self.mine else None)

    @property
    def is_onlooker(self) -> bool:
        """Whether all that is told here is told to everyone who neither sits at the table nor is its host."""
        return not self.mine and self.guest != self.live.row.host

    # The table

    def table(self) -> TableInfo:
        """Return the table itself."""
        shared = self.moment.table
        if self.is_onlooker:
            return shared
        return {
            **shared,
            "seats": self._seats_seen(shared["seats"]),
            "am_host": self.guest == self.live.row.host,
            "stopped": _stopped(self.live, self.guest, self.eyes),
            "my_turn": any(seat in self.mine for seat in shared["waiting"]),
            "clocks": clocks_of(self.live, self.moment.now, self.guest),
        }

    def _seats_seen(self, shared: list[SeatInfo]) -> list[SeatInfo]:
        if self.caller is None:
            return shared
        if self.caller not in self.moment.seats:
            seen = [self._seat(*both) for both in zip(shared, self.live.seats, strict=True)]
            self.moment.seats[self.caller] = seen
        return self.moment.seats[self.caller]

    def _seat(self, shared: SeatInfo, seat: Seat) -> SeatInfo:
        mine, may_hand_over = seat.number in self.mine, self.may_hand_over(seat)
        return {**shared, "mine": mine, "may_hand_over": may_hand_over} if mine or may_hand_over else shared

    def may_hand_over(self, seat: Seat) -> bool:
        """Tell whether the caller may hand a seat to a bot: one's own, one that is too slow, a deserted one as host."""
        live, progress = self.live, self.live.progress
        if progress.status != RUNNING or seat.kind != "human" or seat.level is not None or self.guest is None:
            return False
        if seat.guest == self.guest:
            return seat.number in self.mine
        if seat.number in self.moment.late and voters(live, seat.number) == [self.guest]:
            return True
        return self.guest == live.row.host and self._is_deserted(seat.guest)

    def _is_deserted(self, guest: str | None) -> bool:
        return not self.live.is_present(guest) and self.live.absence(guest) > self.desertion

    # The game

    def news(self, since: int) -> News:
        """Return the present position and the log since an entry."""
        position = None if self.live.progress.status == OPEN else self.position()
        return News(type="news", table=self.table(), position=position, log=self.log(since), since=since)

    def position(self) -> Position:
        """Return the present position."""
        line = self.live.playing()
        question = self._question(line.state, line.asked)
        view = self.moment.view(line.state, self.eyes)
        return self._position(line.state, len(line.moves), view, question, self._undo())

    def past(self, ply: int) -> Position:
        """Return a position of the past, while the game goes on with what was asked there."""
        line = self.live.playing()
        state, since = line.at(ply), line.moves[ply - 1].entry.n if ply else 0
        question = self._question(state, dict.fromkeys(state.waiting, since))
        return self._position(state, ply, state.view(self.eyes), question, _NOTHING)

    def _is_learner(self) -> bool:
        return self.live.row.lesson is not None and self.eyes is not None

    def _position(self, state: State, ply: int, view: Any, question: Question | None, undoing: UndoState) -> Position:
        return Position(
            n=self.live.n,
            ply=ply,
            last=len(self.live.playing().moves),
            seat=self.eyes,
            view=view,
            waiting=state.waiting,
            over=state.over,
            question=question,
            undo=undoing,
            lesson=teaching.step_of(self.live) if undoing is not _NOTHING and self._is_learner() else None,
        )

    def _question(self, state: State, asked: dict[int, int]) -> Question | None:
        seat = self.eyes
        if not self.live.is_playing or seat is None or self.live.seats[seat].level is not None:
            return None
        decision = state.decision(seat)
        if decision is None:
            return None
        return Question(
            seat=seat,
            key=decision.question,
            rule=decision.rule,
            arguments=decision.about(state),
            asked=asked[seat],
            hints=self.live.may_be_helped(self.caller.guest if self.caller else None),
            starts_turn=decision.starts_turn,
            options=[_option(state, decision, action) for action in state.options(seat)],
            refusals=[_refused(state, action, rule) for action, rule in state.refusals(seat)],
        )

    # The log

    def log(self, since: int) -> list[LogEntry]:
        """Return the log after an entry."""
        if self.live.line is None:
            return []
        return [self._entry(logged) for logged in self.live.line.log[max(since, 0) :]]

    def _entry(self, logged: Logged) -> LogEntry:
        entry = logged.entry
        return LogEntry(
            n=entry.n,
            kind="move" if entry.back_to is None else "undo",
            seat=entry.seat,
            at=entry.at,
            ply=logged.ply,
            notation=self.notation(logged),
            starts_turn=logged.starts_turn,
            events=self.events(logged.facts),
            undone=logged.undone,
            back_to=entry.back_to,
        )

    def notation(self, logged: Logged) -> str | None:
        """Return an answer to its own seat; others learn by events what they may know, and all after the end."""
        is_open = self.live.progress.status == FINISHED or logged.entry.seat == self.eyes
        return logged.entry.notation if is_open else None

    def events(self, facts: Facts) -> list[EventInfo]:
        """Return the facts that this watcher may know; after the end, all of them."""
        return facts.messages if self.live.progress.status == FINISHED else facts.seen_by(self.eyes)

    # Undo

    def _undo(self) -> UndoState:
        live = self.live
        if self.guest is None or self.guest not in live.humans():
            return UndoState(free=[], restart=None, wish=None, request=self._request())
        free = undo.free_plies(live, self.guest)
        return UndoState(
            free=free,
            restart=undo.turn_start(live, free),
            wish=self._wish(self.guest, free),
            request=self._request(),
        )

    def _wish(self, guest: str, free: list[int]) -> int | None:
        return None if self.live.request is not None else next(undo.askable_plies(self.live, guest, free), None)

    def _unrolls(self, ply: int) -> list[LogEntry]:
        return [self._entry(logged) for logged in self.live.playing().moves[ply:]]

    def _request(self) -> UndoRequest | None:
        request = self.live.request
        if request is None or request.n != self.live.n or request.is_declined:
            return None
        names = {seat.guest: seat.name or "" for seat in self.live.seats}
        awaited = [guest for guest in undo.others(self.live, request.guest) if guest not in request.agreed]
        return UndoRequest(
            n=request.n,
            seat=request.seat,
            back_to=request.back_to,
            unrolls=self._unrolls(request.back_to),
            agreed=[names[guest] for guest in request.agreed if guest in names],
            awaited=[names[guest] for guest in awaited],
            mine=request.guest == self.guest,
            may_answer=self.guest in awaited,
        )


def _option(state: State, decision: Decision[Any], action: Action) -> Option:
    return {
        "id": action.id,
        "notation": action.notation,
        "verb": action.verb,
        "target": action.target,
        "about": state.game.about(state, action),
        "preview": decision.preview(state, action),
        "leads_on": state.leads_on(action, decision.seat),
    }


def _refused(state: State, action: Action, rule: str) -> RefusedOption:
    return {
        "id": action.id,
        "notation": action.notation,
        "verb": action.verb,
        "target": action.target,
        "about": state.game.about(state, action),
        "rule": rule,
    }


def _lesson(live: Live) -> LessonInfo | None:
    lesson = live.lesson
    if lesson is None:
        return None
    return LessonInfo(step=live.begun[-1].step if live.begun else 0, steps=len(lesson.steps))


def _result(result: dict[str, list[int]]) -> Result:
    return Result(scores=result["scores"], winners=result["winners"])


def _stopped(live: Live, guest: str | None, eyes: int | None) -> Stopped | None:
    """Return where a game stopped because its moves go on otherwise, as a guest may know it."""
    found = live.difference
    if found is None:
        return None
    names = {seat.guest: seat.name or "" for seat in live.seats}
    is_mine = live.progress.status == RUNNING and guest in live.humans()
    is_open = live.progress.status == FINISHED or found.seat == eyes
    return Stopped(
        n=found.n,
        ply=found.ply,
        seat=found.seat,
        notation=found.notation if is_open else None,
        rule=found.rule,
        go_on=[names[one] for one in live.humans() if live.wishes.get(one) == "go-on"],
        finish=[names[one] for one in live.humans() if live.wishes.get(one) == "finish"],
        may_wish=is_mine,
        my_wish=live.wishes.get(guest or "") if is_mine else None,
    )
