"""Hints in a running game, and the review of a finished one; both are thought out in the worker processes."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field

import structlog

from groma.kernel import State
from groma.table.hall import Hall, check_fresh
from groma.table.identity import Caller
from groma.table.live import FINISHED, Live
from groma.table.mind import Judgement, edition_of
from groma.table.refusal import Refusal, conflict, forbidden
from groma.table.thinking import Workshop

log = structlog.get_logger()

CLOSELY = 12
"""Decisions of each seat that are looked at more closely: those about which the first look leaves most doubt."""
CLOSER = 5
"""A closer look takes so many times the simulations of the first."""
_TRIES = 2
"""So often a look may fail before it is left out."""
_SPECTATOR = "spectator"
_KEPT = 50
"""Reviews kept in memory; one that was dropped is made again."""


@dataclass(frozen=True)
class Decision:
    """A move of a finished game that was a choice; the state is good until the next one is asked for."""

    ply: int
    seat: int
    notation: str
    state: State


@dataclass(frozen=True)
class Moment:
    """A decision that was looked at again."""

    ply: int
    seat: int
    chances: list[float]
    best: list[Judgement]
    played: Judgement
    is_close: bool

    @property
    def doubt(self) -> float:
        """By how much another option seemed better than what was played; below 0 if none did."""
        others = [option for option in self.best if _notation(option) != _notation(self.played)]
        return max(map(_chance, others), default=0.0) - _chance(self.played)

    @property
    def cost(self) -> float:
        """The chance to win that was given away; only a closer look can tell, the first is mostly luck."""
        return max(0.0, _chance(self.best[0]) - _chance(self.played)) if self.is_close else 0.0


@dataclass
class Review:
    """What is known of a finished game so far."""

    total: int
    """How often decisions are looked at."""
    asker: str
    """The guest who has it made, or that it is a spectator."""
    done: int = 0
    found: dict[int, Moment] = field(default_factory=dict)
    """By ply, in the order of the game."""
    task: asyncio.Task[None] = field(init=False)

    @property
    def moments(self) -> list[Moment]:
        """What is known of each decision."""
        return list(self.found.values())

    @property
    def is_complete(self) -> bool:
        """Whether nothing more will come."""
        return self.task.done()

    def doubtful(self) -> set[int]:
        """Return the plies of the decisions of each seat that should be looked at more closely."""
        plies: dict[int, list[int]] = {}
        for moment in sorted(self.moments, key=lambda moment: moment.doubt, reverse=True):
            plies.setdefault(moment.seat, []).append(moment.ply)
        return {ply for own in plies.values() for ply in own[:CLOSELY]}


@dataclass(frozen=True)
class Advice:
    """A hint that is being thought out."""

    table: str
    since: int
    """Since when the seat is asked what it is asked."""
    seat: int
    task: asyncio.Task[list[Judgement]]


class Judging:
    """Hints and reviews of this process."""

    def __init__(self, hall: Hall, workshop: Workshop) -> None:
        self.hall = hall
        self.workshop = workshop
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._hints: dict[str, Advice] = {}
        """By guest, who gets one at a time."""

    async def hint(self, table: str, caller: Caller, n: int, seat: int) -> list[Judgement]:
        """Return the best options of one's own seat, on practice tables and against bots."""
        live = await self.hall.find(table)
        if seat not in live.seats_of(caller.guest) or not caller.may_use(table, seat):
            raise forbidden("This is not your seat.")
        if not live.may_be_helped(caller.guest):
            raise conflict("no-hints", "Hints are given on practice tables and to who plays against bots alone.")
        check_fresh(live.playing(), n, seat)
        # Whoever asked first may have left, so their going must not end what others wait for.
        return await asyncio.shield(self._advice(live, caller.guest, seat).task)

    def _advice(self, live: Live, guest: str, seat: int) -> Advice:
        """Return the hint that is thought out for a guest, or begin one."""
        advice, since = self._hints.get(guest), live.playing().asked[seat]
        if advice is None:
            task = asyncio.create_task(self._think(live, seat, guest))
            task.add_done_callback(lambda _: self._hints.pop(guest, None))
            self._hints[guest] = advice = Advice(live.id, since, seat, task)
        if (advice.table, advice.since, advice.seat) != (live.id, since, seat):
            raise Refusal(429, "busy", "Another hint is being thought out for you; wait a moment.")
        return advice

    async def _think(self, live: Live, seat: int, guest: str) -> list[Judgement]:
        state = live.playing().state.to_json()
        try:
            return await self.workshop.hint(edition_of(live.deal.game), state, seat, live.n, guest)
        except Exception as problem:
            log.error("hint failed", table=live.id, problem=repr(problem))
            raise Refusal(503, "hint", "No hint could be found just now. Try again.") from None

    async def review(self, table: str, caller: Caller | None) -> Review:
        """Return what is known of a finished game; the first who may ask has the rest found out."""
        live = await self._finished(table)
        if table not in self._reviews:
            self._begin(live, self._asker(live, caller))
        self._reviews.move_to_end(table)
        return self._reviews[table]

    async def known(self, table: str) -> Review | None:
        """Return what is known of a finished game, if anybody asked for it before."""
        await self._finished(table)
        return self._reviews.get(table)

    async def _finished(self, table: str) -> Live:
        live = await self.hall.find(table)
        if live.progress.status != FINISHED:
            raise conflict("running", "Only a finished game is reviewed.")
        return live

    def _asker(self, live: Live, caller: Caller | None) -> str:
        """Whoever played, or brought the record, may have a game reviewed; of the others one after another."""
        if caller is None:
            raise forbidden("Only a guest with a name may have a game reviewed.")
        if live.seats_of(caller.guest) or live.row.host == caller.guest:
            return caller.guest
        if any(review.asker == _SPECTATOR and not review.is_complete for review in self._reviews.values()):
            raise Refusal(429, "reviews", "Another game is being reviewed for spectators; ask again later.")
        return _SPECTATOR

    def _begin(self, live: Live, asker: str) -> None:
        choices = Counter(decision.seat for decision in _decisions(live))
        review = Review(choices.total() + sum(min(CLOSELY, own) for own in choices.values()), asker)
        review.task = asyncio.create_task(self._look(live, review))
        self._reviews[live.id] = review
        while len(self._reviews) > _KEPT:
            _, dropped = self._reviews.popitem(last=False)
            dropped.task.cancel()

    async def _look(self, live: Live, review: Review) -> None:
        for decision in _decisions(live):
            await self._look_at(live, review, decision, 1)
        doubtful = review.doubtful()
        for decision in _decisions(live):
            if decision.ply in doubtful:
                await self._look_at(live, review, decision, CLOSER)

    async def _look_at(self, live: Live, review: Review, decision: Decision, effort: int) -> None:
        """Look at a decision; if that fails time and again, what was known of it stays."""
        game, state = edition_of(live.deal.game), decision.state.to_json()
        ply, seat, played = decision.ply, decision.seat, decision.notation
        for _ in range(_TRIES):
            try:
                found = await self.workshop.look_again(game, state, seat, played, ply, effort, review.asker)
                review.found[ply] = Moment(ply, seat, *found, effort == CLOSER)
                break
            except Exception as problem:
                log.error("review failed", table=live.id, ply=ply, effort=effort, problem=repr(problem))
        review.done += 1

    def close(self) -> None:
        """Stop looking; what is missing is found out when it is asked for again."""
        for review in self._reviews.values():
            review.task.cancel()
        for advice in self._hints.values():
            advice.task.cancel()


def _decisions(live: Live) -> Iterator[Decision]:
    """Go through a game from choice to choice; what was forced is left out."""
    state, game = live.deal.state(), live.deal.game
    for ply, logged in enumerate(live.playing().moves, 1):
        seat, notation = logged.entry.seat, logged.entry.notation
        assert notation is not None
        if len(state.options(seat)) > 1:
            yield Decision(ply, seat, notation, state)
        state.play(game.action(notation), seat)


def _notation(judgement: Judgement) -> str:
    return judgement[0]


def _chance(judgement: Judgement) -> float:
    return judgement[1]
