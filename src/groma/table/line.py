"""A game as its entries tell it: every entry ever made, and the line of moves that counts now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from groma.kernel import Action, Event, Game, OptionValue, Seed, State, Together
from groma.kernel.event import kind_of
from groma.kernel.record import digest, result_of
from groma.table.clocks import Times
from groma.table.wire.playing import EventInfo

_kind = cache(kind_of)
_KEPT = 40
"""How many positions back a copy is kept, so that most undos need no replay."""


class Entry(msgspec.Struct, frozen=True):
    """One row of the log: a move, or an undo that leaves the first `back_to` moves of the line."""

    n: int
    seat: int
    notation: str | None
    back_to: int | None
    guest: str | None
    at: float
    digest: str | None = None
    """The hash of the position after a move; version 0.1.0 stored none."""


@dataclass(frozen=True)
class Difference:
    """The first move of a line that goes on otherwise by the present rules."""

    n: int
    ply: int
    seat: int
    notation: str
    rule: str | None
    """The rule that forbids it now, if one does."""


class Facts:
    """What an entry, or the setup, did; made into messages once for all watchers."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    @cached_property
    def messages(self) -> list[EventInfo]:
        """The events as messages carry them."""
        return [
            EventInfo(
                kind=_kind(type(event).__name__),
                fields=event.fields(),
                people=list(event.people()),
                reveals=event.reveals(),
            )
            for event in self.events
        ]

    @cached_property
    def are_public(self) -> bool:
        """Whether everyone may know all of them."""
        return all(event.audience() is None for event in self.events)

    def seen_by(self, seat: int | None) -> list[EventInfo]:
        """Return what a seat, or a spectator, may know."""
        if self.are_public:
            return self.messages
        return [message for event, message in zip(self.events, self.messages, strict=True) if event.seen_by(seat)]


@dataclass
class Logged:
    """An entry with what it did."""

    entry: Entry
    facts: Facts
    starts_turn: bool = False
    undone: bool = False
    ply: int | None = None
    """The number of a move in the line that counts; an undo and what was undone have none."""

    @cached_property
    def reveals(self) -> bool:
        """Whether someone learned by it what was hidden."""
        return any(event.reveals() for event in self.facts.events)


@dataclass(frozen=True)
class Deal:
    """What a game begins with."""

    game: Game[Any]
    seats: int
    seed: Seed
    options: dict[str, OptionValue]

    def state(self) -> State:
        """Return the state before the first move."""
        state: State = self.game.new(self.seats, self.seed, self.options)
        return state


class Line:
    """The state of a game, how it came about, and since when each seat is asked what it is asked.

    Where the present rules go on otherwise than the stored moves, it stays at the last good position; the moves that
    follow are in the log, but are not carried out, until an undo leads back to what is good. A line that was played
    by other rules is checked: each move must lead to the position that was stored with it.
    """

    def __init__(self, deal: Deal, is_checked: bool = False) -> None:
        self.deal = deal
        self.is_checked = is_checked
        self.difference: Difference | None = None
        self.rest: list[Logged] = []
        """The moves from the difference on."""
        self.state = deal.state()
        self.opening = Facts(self.state.events)
        self.log: list[Logged] = []
        self.moves: list[Logged] = []
        self.asked: dict[int, int] = {}
        self.times: Times | None = None
        """The clocks, where there are some: whoever has begun them here finds them up to date."""
        self._kept: dict[int, State] = {}
        self._ask_all()

    @property
    def n(self) -> int:
        """The number of entries."""
        return len(self.log)

    def after(self, action: Action, seat: int) -> State:
        """Return the state after an answer; IllegalAction leaves the line untouched."""
        after = self.state.copy()
        after.play(action, seat)
        return after

    def take(self, entry: Entry) -> None:
        """Carry out an entry that was stored."""
        if entry.back_to is not None:
            self._go_back(entry, entry.back_to)
        elif self.difference is None:
            self._carry_out(entry)
        else:
            self._pass_over(entry)

    def expect(self, waiting: list[int], result: dict[str, list[int]] | None) -> None:
        """Compare the end of a checked line with what was stored of it: moves of version 0.1.0 have no digest."""
        end = (self.state.waiting, result_of(self.state))
        if self.is_checked and self.difference is None and self.moves and end != (waiting, result):
            last = self.moves.pop()
            self.state = self._kept.pop(len(self.moves))
            last.ply, self.rest = None, [last]
            self.difference = self._difference(last.entry, None)

    def _carry_out(self, entry: Entry) -> None:
        assert entry.notation is not None
        try:
            after = self.after(self.deal.game.action(entry.notation), entry.seat)
        except ValueError as problem:
            self.difference = self._difference(entry, getattr(problem, "rule", None))
            self._pass_over(entry)
            return
        reached = digest(after) if self.is_checked else entry.digest
        if entry.digest in (None, reached):
            self.take_move(replace(entry, digest=reached), after)
        else:
            self.difference = self._difference(entry, None)
            self._pass_over(entry)

    def _difference(self, entry: Entry, rule: str | None) -> Difference:
        return Difference(entry.n, len(self.moves) + 1, entry.seat, entry.notation or "", rule)

    def _pass_over(self, entry: Entry) -> None:
        logged = Logged(entry, Facts([]))
        self.log.append(logged)
        self.rest.append(logged)

    def take_move(self, entry: Entry, after: State) -> None:
        """Carry out a stored move whose outcome is known already."""
        before, ply = self.state, len(self.moves)
        decision = before.decision(entry.seat)
        assert decision is not None
        logged = Logged(entry, Facts(after.events), decision.starts_turn, ply=ply + 1)
        self._kept[ply] = before
        self._kept.pop(ply - _KEPT, None)
        self.log.append(logged)
        self.moves.append(logged)
        self.state = after
        self._ask(before, entry.seat)
        self.times = self.times_after(entry, after)

    def times_after(self, entry: Entry, after: State) -> Times | None:
        """Return the clocks after an entry that leads to a state."""
        if self.times is None:
            return None
        if entry.back_to is not None:
            return self.times.after_undo(entry.at, after)
        return self.times.after_move(entry.at, after, entry.seat, entry.guest is not None)

    def at(self, ply: int) -> State:
        """Return the state after so many moves of the line."""
        if ply == len(self.moves):
            return self.state
        if ply in self._kept:
            return self._kept[ply]
        state = self.deal.state()
        for logged in self.moves[:ply]:
            assert logged.entry.notation is not None
            state.play(self.deal.game.action(logged.entry.notation), logged.entry.seat)
        return state

    def _go_back(self, entry: Entry, back_to: int) -> None:
        for logged in self.rest[max(0, back_to - len(self.moves)) :]:
            logged.undone = True
        del self.rest[max(0, back_to - len(self.moves)) :]
        if self.rest:
            self.log.append(Logged(entry, Facts([])))
            return
        self.difference = None
        self.state = self.at(back_to)
        for logged in self.moves[back_to:]:
            logged.undone, logged.ply = True, None
        for ply in range(back_to, len(self.moves)):
            self._kept.pop(ply, None)
        del self.moves[back_to:]
        self.log.append(Logged(entry, Facts([])))
        self._ask_all()
        self.times = self.times_after(entry, self.state)

    def _ask_all(self) -> None:
        self.asked = dict.fromkeys(self.state.waiting, self.n)

    def _ask(self, before: State, mover: int) -> None:
        """In a secret draft the question of the others stays the one they saw, so that all may answer at once."""
        same = bool(self.state.agenda) and isinstance(self.state.agenda[-1], Together)
        asked = self.asked
        self._ask_all()
        if not same:
            return
        for seat in self.asked:
            if seat != mover and seat in asked and self.state.decision(seat) is before.decision(seat):
                self.asked[seat] = asked[seat]
