"""Playing: look, answer, take back, talk, watch."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from groma.table.database import Outage
from groma.table.house import House
from groma.table.identity import Caller
from groma.table.live import Live
from groma.table.refusal import Refusal
from groma.table.routes.callers import Acting, Anyone, Eyes, Home, Person, Player, Since, TableId, caller_of, house_of
from groma.table.routes.problems import PROBLEMS
from groma.table.show import Watcher
from groma.table.watching import TRY_LATER, Connection, refused
from groma.table.wire.base import Sent, encoded
from groma.table.wire.playing import Accepted, ChatLines, ChatText, Move, News, Refused, Undo, UndoAnswer

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"], responses=PROBLEMS)

FOREIGN_TABLE = 4404
Line = Annotated[int, Path(ge=0, le=2**31 - 1)]
_LOBBY = "/api/lobby/live"
_LIVE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/live")


def _sent(message: Sent, status: int = 200) -> Response:
    return Response(encoded(message), status, media_type="application/json")


def news_of(house: House, live: Live, caller: Caller | None, since: int, seat: int | None) -> News:
    """Return what the caller may know of a table."""
    return Watcher(live, caller, house.settings.desertion_seconds, seat).news(since)


@router.get("/news", response_model=News)
async def look(table: TableId, house: Home, caller: Anyone, since: Since = 0, seat: Eyes = None) -> Response:
    """Look at the present position, with the log since an entry: so a watcher catches up."""
    return _sent(news_of(house, await house.hall.current(table), caller, since, seat))


@router.post("/moves", response_model=Accepted | Refused, responses={409: {"model": Refused}})
async def play(table: TableId, move: Move, house: Home, caller: Player) -> Response:
    """Answer a question; a stale, repeated or illegal answer is refused with the present state."""
    house.limits.check_move(caller.guest)
    try:
        playing = house.hall.play(table, caller, move.n, [move.action, *move.then], move.seat)
        n = await house.metrics.timed_move(playing)
    except Refusal as problem:
        return await _refused(house, table, caller, move.n, move.seat, problem)
    return _sent(Accepted(type="accepted", ref=None, n=n))


@router.post("/undo", response_model=News | Refused, responses={409: {"model": Refused}})
async def undo(table: TableId, wanted: Undo, house: Home, caller: Acting) -> Response:
    """Go back to a ply of the line: freely where that is free, else the others are asked."""
    try:
        live = await house.undoing.go_back(table, caller, wanted.n, wanted.to)
    except Refusal as problem:
        return await _refused(house, table, caller, wanted.n, None, problem)
    return _sent(news_of(house, live, caller, wanted.n, None))


@router.post("/undo/answer", response_model=News | Refused, responses={409: {"model": Refused}})
async def answer_undo(table: TableId, wanted: UndoAnswer, house: Home, caller: Acting) -> Response:
    """Agree that another goes back, or do not."""
    try:
        live = await house.undoing.answer(table, caller, wanted.n, wanted.agree)
    except Refusal as problem:
        return await _refused(house, table, caller, wanted.n, None, problem)
    return _sent(news_of(house, live, caller, wanted.n, None))


async def _refused(house: House, table: str, caller: Caller, n: int, seat: int | None, problem: Refusal) -> Response:
    """Return the present state with a refusal that the state of the table explains; other refusals go their way."""
    if problem.status != 409:
        raise problem
    live = await house.hall.find(table)
    news = news_of(house, live, caller, min(n, live.n), seat)
    return _sent(refused(problem.error, problem.message, None, problem.more.get("rule"), news), 409)


@router.get("/chat")
async def read_chat(
    table: TableId, house: Home, caller: Anyone, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> ChatLines:
    """Read the last lines of chat after a number."""
    return ChatLines(type="chat", lines=await house.chat.lines(await house.hall.find(table), caller, after))


@router.post("/chat", status_code=204)
async def say(table: TableId, wanted: ChatText, house: Home, caller: Person) -> None:
    """Say something at the table."""
    house.limits.check_chat(caller.guest)
    await house.chat.say(table, caller, wanted.text)


@router.post("/chat/{line}/mute", status_code=204)
async def mute(table: TableId, line: Line, house: Home, caller: Acting) -> None:
    """Read no more of who said this line, here and at every table."""
    await house.chat.mute(table, caller, line)


@router.delete("/chat/{line}/mute", status_code=204)
async def unmute(table: TableId, line: Line, house: Home, caller: Acting) -> None:
    """Read again what who said this line says and has said."""
    await house.chat.unmute(table, caller, line)


async def watch(scope: Scope, receive: Receive, send: Send) -> None:
    """Send news after every change; the messages are those of the schema.

    The doors let websockets in here directly: the layers that requests pass would be kept for as long as one is open.
    """
    socket = WebSocket(scope, receive, send)
    if socket.url.path == _LOBBY:
        await _watch_lobby(socket)
        return
    try:
        table, since, seat = _watched(socket)
    except ValueError:
        await socket.close()
        return
    house = house_of(socket)
    await socket.accept()
    try:
        caller = await caller_of(socket)
        if caller is not None and not caller.is_known_at(table):
            caller = None
        await house.hall.current(table)
    except Refusal as problem:
        # A page that is told that there is no such table does not ask again.
        code = TRY_LATER if isinstance(problem, Outage) else FOREIGN_TABLE
        await socket.close(code, problem.message[:100])
        return
    await house.watching.serve(Connection(socket, table, caller, max(0, since), seat))


async def _watch_lobby(socket: WebSocket) -> None:
    """Tell a first page that something changed."""
    await socket.accept()
    try:
        caller = await caller_of(socket)
    except Refusal as problem:
        await socket.close(TRY_LATER, problem.message[:100])
        return
    await house_of(socket).lobby.serve(socket, caller.guest if caller and caller.table is None else None)


def _watched(socket: WebSocket) -> tuple[str, int, int | None]:
    """Return which table to watch, since which entry and through which seat."""
    path, asked = _LIVE.fullmatch(socket.url.path), socket.query_params
    if path is None:
        raise ValueError("no websocket is served there")
    return path[1], int(asked.get("since", 0)), int(asked["seat"]) if "seat" in asked else None
