"""Hints and reviews."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from groma.kernel import Game
from groma.table.judging import Moment
from groma.table.mind import Judgement
from groma.table.routes.callers import Anyone, Home, Player, TableId
from groma.table.routes.problems import PROBLEMS
from groma.table.wire.judging import AskHint, Hint, JudgedOption, Review, ReviewedMove

router = APIRouter(prefix="/api/tables/{table}", tags=["judging"], responses=PROBLEMS)
Begin = Annotated[bool, Query(description="Whether the decisions are to be judged now, if nobody asked for it before.")]


@router.post("/hint")
async def hint(table: TableId, wanted: AskHint, house: Home, caller: Player) -> Hint:
    """Return the three best answers to the present question; on practice tables and against bots."""
    house.limits.check_move(caller.guest)
    found = await house.judging.hint(table, caller, wanted.n, wanted.seat)
    game = (await house.hall.find(table)).deal.game
    return Hint(n=wanted.n, seat=wanted.seat, options=[_option(game, judged) for judged in found])


@router.get("/review")
async def review(table: TableId, house: Home, caller: Anyone, begin: Begin = True) -> Review:
    """Return what is known of the decisions of a finished game; ask again until it is complete."""
    known = await (house.judging.review(table, caller) if begin else house.judging.known(table))
    if known is None:
        return Review(total=0, done=0, is_complete=False, moves=[])
    game = (await house.hall.find(table)).deal.game
    moves = [_move(game, moment) for moment in known.moments]
    return Review(total=known.total, done=known.done, is_complete=known.is_complete, moves=moves)


def _move(game: Game[Any], moment: Moment) -> ReviewedMove:
    return ReviewedMove(
        ply=moment.ply,
        seat=moment.seat,
        chances=moment.chances,
        played=_option(game, moment.played),
        best=[_option(game, judged) for judged in moment.best],
        cost=moment.cost,
    )


def _option(game: Game[Any], judged: Judgement) -> JudgedOption:
    notation, chance, points, share, reason, *about = judged
    action = game.action(notation)
    return JudgedOption(
        id=action.id,
        notation=notation,
        verb=action.verb,
        target=action.target,
        about=about[0] if about else {},
        chance=chance,
        points=points,
        share=share,
        reason=reason,
    )
