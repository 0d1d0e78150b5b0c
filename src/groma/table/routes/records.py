"""Records and replays."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from groma.table.archive import scores_of, statistics_of
from groma.table.house import House
from groma.table.identity import Caller
from groma.table.line import Facts, Logged
from groma.table.live import FINISHED, OPEN, Live
from groma.table.people.export import known_record
from groma.table.refusal import conflict
from groma.table.routes.callers import Acting, Anyone, Eyes, Home, TableId
from groma.table.routes.problems import PROBLEMS
from groma.table.routes.tables import seen
from groma.table.show import Watcher
from groma.table.wire.records import (
    OwnRecord,
    RecordFile,
    Replay,
    StatisticsInfo,
    Timeline,
    TimelineMove,
    TryFromHere,
)
from groma.table.wire.tables import TableInfo

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)


async def _begun(house: House, table: str) -> Live:
    live = await house.hall.current(table)
    if live.progress.status == OPEN:
        raise conflict("open", "The game has not begun.")
    return live


def _watcher(house: House, live: Live, caller: Caller | None, seat: int | None) -> Watcher:
    watcher = Watcher(live, caller, house.settings.desertion_seconds, seat)
    if live.progress.status == FINISHED and seat is not None and seat < live.deal.seats:
        watcher.eyes = seat
    return watcher


@router.get("/tables/{table}/record", response_model=RecordFile | OwnRecord)
async def download_record(table: TableId, house: Home, caller: Anyone) -> Any:
    """Return the record of a finished game, or of a running one what the caller knows of it."""
    known = known_record(await _begun(house, table), caller, house.settings.desertion_seconds)
    return Response(known, media_type="application/json")


@router.post(
    "/records",
    status_code=201,
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def import_record(request: Request, house: Home, caller: Acting) -> TableInfo:
    """Store a record, to look at it and to try from its positions."""
    text = (await request.body()).decode(errors="replace")
    return seen(house, await house.archive.take_in(caller, text), caller)


@router.get("/tables/{table}/timeline")
async def timeline(table: TableId, house: Home, caller: Anyone, seat: Eyes = None) -> Timeline:
    """Return the whole line, move by move; with the points after each once the game is finished."""
    live = await _begun(house, table)
    watcher = _watcher(house, live, caller, seat)
    line = live.playing()
    return Timeline(
        opening=watcher.events(line.opening),
        moves=[_move(watcher, logged, ply) for ply, logged in enumerate(line.moves, 1)],
        scores=scores_of(live) if live.progress.status == FINISHED else None,
    )


def _move(watcher: Watcher, logged: Logged, ply: int) -> TimelineMove:
    return TimelineMove(
        ply=ply,
        n=logged.entry.n,
        seat=logged.entry.seat,
        notation=watcher.notation(logged),
        starts_turn=logged.starts_turn,
        events=watcher.events(logged.facts),
    )


@router.get("/tables/{table}/statistics")
async def count(table: TableId, house: Home, caller: Anyone) -> StatisticsInfo:
    """Return what is counted of a finished game: points by source and round, moments, who did what."""
    live = await _begun(house, table)
    if live.progress.status != FINISHED:
        raise conflict("running", "A game is counted when it is over.")
    counted = await statistics_of(live)
    told = Watcher(live, caller, house.settings.desertion_seconds).events(Facts(counted.verdict))
    return StatisticsInfo.model_validate({**asdict(counted), "verdict": told})


@router.get("/tables/{table}/replay")
async def replay(
    table: TableId, house: Home, caller: Anyone, at: Annotated[int, Query(ge=0, le=2**31)], seat: Eyes = None
) -> Replay:
    """Return the position after so many moves: of a finished game with all secrets open."""
    live = await _begun(house, table)
    line = live.playing()
    if at > len(line.moves):
        raise conflict("ply", f"The line has {len(line.moves)} moves.")
    watcher = _watcher(house, live, caller, seat)
    state, is_open = line.at(at), live.progress.status == FINISHED
    return Replay(
        table=watcher.table(),
        position=watcher.past(at),
        views=[state.view(number) for number in range(live.deal.seats)] if is_open else [],
        events=watcher.events(line.moves[at - 1].facts if at else line.opening),
        scores=state.scores() if is_open else None,
    )


@router.post("/tables/{table}/try", status_code=201)
async def try_from_here(table: TableId, wanted: TryFromHere, house: Home, caller: Acting) -> TableInfo:
    """Make a practice table from a position of a finished game."""
    return seen(house, await house.archive.try_from(table, caller, wanted.at, wanted.seats), caller)
