"""Playing: look, answer, take back, talk, watch."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.responses import Response

from groma.table.house import House
from groma.table.identity import Caller
from groma.table.live import Live
from groma.table.refusal import Refusal
from groma.table.routes.callers import Anyone, Eyes, Home, Person, Player, Since, TableId, caller_of, house_of
from groma.table.show import Watcher
from groma.table.watching import Connection
from groma.table.wire.playing import Accepted, ChatLines, ChatText, Move, News, Refused, Undo, UndoAnswer

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"])

FOREIGN_TABLE = 4404


def news_of(house: House, live: Live, caller: Caller | None, since: int, seat: int | None) -> News:
    """Return what the caller may know of a table."""
    return Watcher(live, caller, house.settings.desertion_seconds, seat).news(since)


@router.get("/news")
async def look(table: TableId, house: Home, caller: Anyone, since: Since = 0, seat: Eyes = None) -> News:
    """Look at the present position, with the log since an entry: so a watcher catches up."""
    return news_of(house, await house.hall.current(table), caller, since, seat)


@router.post("/moves", responses={409: {"model": Refused}})
async def play(table: TableId, move: Move, house: Home, caller: Player, response: Response) -> Accepted | Refused:
    """Answer a question; a stale, repeated or illegal answer is refused with the present state."""
    house.limits.check_move(caller.guest)
    try:
        playing = house.hall.play(table, caller, move.n, move.action, move.seat)
        return Accepted(n=await house.metrics.timed_move(playing))
    except Refusal as problem:
        response.status_code = 409
        return await _refused(house, table, caller, move.n, move.seat, problem)


@router.post("/undo", responses={409: {"model": Refused}})
async def undo(table: TableId, wanted: Undo, house: Home, caller: Person, response: Response) -> News | Refused:
    """Go back to a ply of the line: freely where that is free, else the others are asked."""
    house.limits.check_move(caller.guest)
    try:
        live = await house.undoing.go_back(table, caller, wanted.n, wanted.to)
    except Refusal as problem:
        response.status_code = 409
        return await _refused(house, table, caller, wanted.n, None, problem)
    return news_of(house, live, caller, wanted.n, None)


@router.post("/undo/answer", responses={409: {"model": Refused}})
async def answer_undo(
    table: TableId, wanted: UndoAnswer, house: Home, caller: Person, response: Response
) -> News | Refused:
    """Agree that another goes back, or do not."""
    house.limits.check_move(caller.guest)
    try:
        live = await house.undoing.answer(table, caller, wanted.n, wanted.agree)
    except Refusal as problem:
        response.status_code = 409
        return await _refused(house, table, caller, wanted.n, None, problem)
    return news_of(house, live, caller, wanted.n, None)


async def _refused(house: House, table: str, caller: Caller, n: int, seat: int | None, problem: Refusal) -> Refused:
    """Return the present state with a refusal that the state of the table explains; other refusals go their way."""
    if problem.status != 409:
        raise problem
    live = await house.hall.find(table)
    news = news_of(house, live, caller, min(n, live.n), seat)
    return Refused(error=problem.error, message=problem.message, rule=problem.more.get("rule"), news=news)


@router.get("/chat")
async def read_chat(
    table: TableId, house: Home, caller: Anyone, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> ChatLines:
    """Read the last lines of chat after a number."""
    return ChatLines(lines=await house.chat.lines(await house.hall.find(table), caller, after))


@router.post("/chat", status_code=204)
async def say(table: TableId, wanted: ChatText, house: Home, caller: Person) -> None:
    """Say something at the table."""
    house.limits.check_move(caller.guest)
    await house.chat.say(table, caller, wanted.text)


@router.websocket("/live")
async def watch(socket: WebSocket, table: TableId, since: int = 0, seat: int | None = None) -> None:
    """Send news after every change; the messages are those of the schema."""
    house = house_of(socket)
    caller = await caller_of(socket)
    await socket.accept()
    try:
        await house.hall.current(table)
    except Refusal as problem:
        await socket.close(FOREIGN_TABLE, problem.message[:100])
        return
    await house.watching.serve(Connection(socket, table, caller, max(0, since), seat))
