"""Hints in a running game, and the review of a finished one; both are thought out in the worker processes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

import structlog

from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.live import FINISHED, Live
from groma.table.mind import Judgement
from groma.table.refusal import Refusal, conflict, forbidden
from groma.table.thinking import Workshop

log = structlog.get_logger()

_KEPT = 50
"""Reviews kept in memory; one that was dropped is made again."""


@dataclass(frozen=True)
class Moment:
    """A decision that was looked at again."""

    place: int
    seat: int
    chances: list[float]
    best: list[Judgement]
    played: Judgement


@dataclass
class Review:
    """What is known of a finished game so far."""

    total: int
    moments: list[Moment] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether more will come."""
        return self.task is not None and not self.task.done()


class Judging:
    """Hints and reviews of this process."""

    def __init__(self, hall: Hall, workshop: Workshop) -> None:
        self.hall = hall
        self.workshop = workshop
        self._reviews: OrderedDict[str, Review] = OrderedDict()

    async def hint(self, table: str, caller: Caller, n: int, seat: int) -> list[Judgement]:
        """Return the best options of one's own seat, on practice tables and against bots."""
        live = await self.hall.find(table)
        if seat not in live.seats_of(caller.guest) or not caller.may_use(table, seat):
            raise forbidden("This is not your seat.")
        if not live.may_be_helped(caller.guest):
            raise conflict("no-hints", "Hints are given on practice tables and to who plays against bots alone.")
        if n != live.n or live.playing().state.decision(seat) is None:
            raise conflict("stale", "This seat is not asked this now.")
        state = live.playing().state.to_json()
        try:
            return await self.workshop.hint(live.deal.game.name, state, seat, n)
        except Exception as problem:
            log.error("hint failed", table=table, problem=repr(problem))
            raise Refusal(503, "hint", "No hint could be found just now. Try again.") from None

    async def review(self, table: str) -> Review:
        """Return what is known of a finished game; the first who asks has the rest found out."""
        live = await self.hall.find(table)
        if live.standing.status != FINISHED:
            raise conflict("running", "Only a finished game is reviewed.")
        review = self._reviews.get(table)
        if review is None or not (review.is_under_way or len(review.moments) == review.total):
            review = self._begin(live)
        self._reviews.move_to_end(table)
        return review

    def _begin(self, live: Live) -> Review:
        decisions = _decisions(live)
        review = Review(len(decisions))
        review.task = asyncio.create_task(self._look(live, review, decisions))
        self._reviews[live.id] = review
        while len(self._reviews) > _KEPT:
            _, dropped = self._reviews.popitem(last=False)
            _stop(dropped)
        return review

    async def _look(self, live: Live, review: Review, decisions: list[int]) -> None:
        game = live.deal.game
        state = live.deal.state()
        for place, told in enumerate(live.playing().moves, 1):
            seat, notation = told.entry.seat, told.entry.notation
            assert notation is not None
            if place in decisions:
                try:
                    found = await self.workshop.look_again(game.name, state.to_json(), seat, notation, place)
                except Exception as problem:
                    log.error("review failed", table=live.id, place=place, problem=repr(problem))
                    return
                review.moments.append(Moment(place, seat, *found))
            state.play(game.action(notation), seat)

    def close(self) -> None:
        """Stop looking; what is missing is found out when it is asked for again."""
        for review in self._reviews.values():
            _stop(review)


def _decisions(live: Live) -> list[int]:
    """Return the places of the moves that were a choice."""
    state, game, found = live.deal.state(), live.deal.game, []
    for place, told in enumerate(live.playing().moves, 1):
        assert told.entry.notation is not None
        if len(state.options(told.entry.seat)) > 1:
            found.append(place)
        state.play(game.action(told.entry.notation), told.entry.seat)
    return found


def _stop(review: Review) -> None:
    if review.task is not None:
        review.task.cancel()
