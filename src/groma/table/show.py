"""What each watcher gets to see: the only place where a table becomes messages."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from groma.kernel import Action, Decision, State
from groma.table import teaching, undo
from groma.table.clock_show import clocks_of, voters
from groma.table.identity import Caller
from groma.table.line import Facts, Logged
from groma.table.live import FINISHED, OPEN, RUNNING, Live, Seat
from groma.table.moment import Moment
from groma.table.wire.base import Part, encoded, joined
from groma.table.wire.clocks import SeatClock
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
from groma.table.wire.tables import SeatInfo, Stopped, TableInfo

_NOTHING = UndoState(free=[], restart=None, wish=None, request=None)
"""What may be taken back in the past."""


class Own(TypedDict):
    """What of a table no move changes, but looks otherwise to those who sit there, and to the host."""

    seats: list[SeatInfo]
    am_host: bool


class Turn(TypedDict):
    """What of a table a move changes, otherwise for each who sits there."""

    my_turn: bool
    stopped: Stopped | None
    clocks: list[SeatClock]


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
        return {**self.moment.unmoved, **self.moment.moved, **self._own(), **self._turn()}

    def _told_table(self) -> Any:
        """Return the table as it travels; what no move changes of it is encoded once."""
        who = None if self.is_onlooker else self.caller
        fixed = self.moment.fixed.get(who)
        turn: dict[str, Any] = {**self.moment.moved, **self._turn()}
        if fixed is None:
            table = {**self.moment.unmoved, **self._own()}
            fixed = self.moment.fixed[who] = encoded({name: table[name] for name in table if name not in turn})
        return joined(fixed, encoded(turn))

    def _own(self) -> Own:
        """Return what those who sit there, and the host, see otherwise than all others."""
        shared = self.moment.unmoved["seats"]
        if self.is_onlooker:
            return {"seats": shared, "am_host": False}
        seats = [self._seat(*both) for both in zip(shared, self.live.seats, strict=True)]
        return {"seats": seats, "am_host": self.guest == self.live.row.host}

    def _turn(self) -> Turn:
        """Return what they see otherwise after each move."""
        waiting = self.live.progress.waiting
        is_mine = any(seat in self.mine for seat in waiting)
        return {
            "my_turn": is_mine,
            "stopped": _stopped(self.live, self.guest, self.eyes),
            "clocks": clocks_of(self.live, self.moment.now, self.guest),
        }

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
        return News(type="news", table=self._told_table(), position=position, log=self._told_log(since), since=since)

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

    def _told_log(self, since: int) -> Any:
        """Return the log after an entry as it travels; the last one is encoded once for all to whom it looks alike."""
        log = self.live.line.log if self.live.line else []
        if since != len(log) - 1:
            return Part(encoded(self.log(since)))
        is_secret = self.live.progress.status != FINISHED and not log[-1].facts.are_public
        alike = (self.notation(log[-1]) is not None, self.eyes if is_secret else None)
        if alike not in self.moment.entries:
            self.moment.entries[alike] = Part(encoded([self._entry(log[-1])]))
        return self.moment.entries[alike]

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
