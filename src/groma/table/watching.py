"""Websockets: each watcher gets its own news after each change; a slow one gets several changes at once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from groma.table.background import carried_through
from groma.table.chat import Chat
from groma.table.hall import Hall
from groma.table.identity import Caller
from groma.table.limits import Bucket, Limits, network_of
from groma.table.live import Live
from groma.table.metrics import Metrics
from groma.table.moment import Moment
from groma.table.presence import Presence
from groma.table.refusal import Refusal
from groma.table.show import Watcher
from groma.table.sockets import WAY_OUT
from groma.table.wire.base import Sent, encoded
from groma.table.wire.messages import ClientMessage, Look, Ping, Play, Pong
from groma.table.wire.playing import Accepted, ChatLines, News, Refused

log = structlog.get_logger()

_MESSAGES: TypeAdapter[Play | Look | Ping] = TypeAdapter(ClientMessage)
LONGEST_MESSAGE = 4_000
_MOMENT = 1.0
"""Seconds for which watchers share what was made of a table that does not change."""
_MOMENTS = 1_000
TRY_LATER = 1013
TOO_MUCH = 1008
RESTARTING = 1012
_GONE = (WebSocketDisconnect, RuntimeError, Refusal)
"""What a websocket ends with: nobody is there any more, or no table."""


class Connection:
    """One open websocket."""

    __slots__ = (
        "answers",
        "caller",
        "is_stale",
        "said",
        "seat",
        "send_at_once",
        "sending",
        "since",
        "socket",
        "table",
        "who",
    )

    def __init__(self, socket: WebSocket, table: str, caller: Caller | None, since: int, seat: int | None) -> None:
        self.socket = socket
        self.send_at_once: Callable[[list[bytes]], bool] = socket.scope.get("extensions", {}).get(WAY_OUT, _not_at_once)
        self.who = caller.guest if caller else f"address {network_of(socket.client.host if socket.client else '')}"
        self.table = table
        self.caller = caller
        self.since = since
        self.seat = seat
        self.said = 0
        self.is_stale = False
        self.answers: list[bytes] = []
        """What goes out together with the next news."""
        self.sending: asyncio.Task[None] | None = None

    async def send(self, message: Sent) -> None:
        """Send one message."""
        await self.send_encoded(encoded(message))

    async def send_encoded(self, message: bytes) -> None:
        """Send one message that was encoded already."""
        if not self.send_at_once([message]):
            await self.socket.send_text(message.decode())


def _not_at_once(_texts: list[bytes]) -> bool:
    """What a server that has no short way does."""
    return False


class Watching:
    """All open websockets of this process."""

    def __init__(self, hall: Hall, presence: Presence, chat: Chat, limits: Limits, metrics: Metrics) -> None:
        self.hall = hall
        self.presence = presence
        self.chat = chat
        self.limits = limits
        self.metrics = metrics
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)
        self._of_guest: Counter[str] = Counter()
        self._moments: dict[str, Moment] = {}
        self._woken: list[Connection] = []
        hall.listeners.append(self.wake)
        hall.in_use = lambda table: table in self._open

    def wake(self, live: Live) -> None:
        """Let every watcher of a table look again."""
        if live.id in self._moments:
            self._moments[live.id].is_over = True
        for connection in self._open.get(live.id, ()):
            self._wake(connection)

    def wake_all(self, tables: list[str]) -> None:
        """Let the watchers of these tables look again from the start, because the database was replaced."""
        for table in tables:
            for connection in self._open.get(table, ()):
                connection.since = 0
                self._wake(connection)

    async def send_away(self, guest: str) -> None:
        """Close the websockets of a guest and of the guest's programs: whoever is still known opens them again."""
        await self._close([one for one in self._everyone() if one.caller and one.caller.guest == guest])

    async def send_program_away(self, table: str, seat: int) -> None:
        """Close the websockets that were opened with a token of a seat."""
        await self._close([one for one in self._open.get(table, ()) if one.caller and one.caller.seat == seat])

    def _everyone(self) -> list[Connection]:
        return [connection for connections in self._open.values() for connection in connections]

    async def _close(self, connections: list[Connection]) -> None:
        for connection in connections:
            await connection.socket.close(RESTARTING, "sign in again")

    def count(self) -> int:
        """Return how many websockets are open."""
        return sum(len(connections) for connections in self._open.values())

    async def serve(self, connection: Connection) -> None:
        """Serve one websocket until it closes."""
        who = connection.who
        if self._of_guest[who] >= self.hall.settings.websockets_per_guest:
            await connection.socket.close(TRY_LATER, "too many websockets")
            return
        self._of_guest[who] += 1
        self._open[connection.table].add(connection)
        structlog.contextvars.bind_contextvars(table=connection.table)
        try:
            await self._serve(connection)
        finally:
            self._leave(connection)
            log.info("websocket closed", n=connection.since)

    def _leave(self, connection: Connection) -> None:
        self._of_guest[connection.who] -= 1
        if not self._of_guest[connection.who]:
            del self._of_guest[connection.who]
        self._open[connection.table].discard(connection)
        if not self._open[connection.table]:
            del self._open[connection.table]

    async def _serve(self, connection: Connection) -> None:
        guest = connection.caller.guest if connection.caller else None
        self._wake(connection)
        if guest:
            self.presence.come(connection.table, guest)
        try:
            await self._receive(connection)
        except _GONE:
            pass
        finally:
            if connection.sending is not None:
                connection.sending.cancel()
            if guest:
                self.presence.go(connection.table, guest)

    def _wake(self, connection: Connection) -> None:
        """Send news soon; a watcher to whom some are being sent gets the next ones after them, all at once."""
        if connection.sending is None and not connection.is_stale:
            if not self._woken:
                asyncio.get_running_loop().call_soon(self._tell_woken)
            self._woken.append(connection)
        connection.is_stale = True

    def _tell_woken(self) -> None:
        """Send news at once to those who can take them, whoever waits for an answer first; the others get a task."""
        woken, self._woken = self._woken, []
        woken.sort(key=lambda one: not one.answers)
        for connection in woken:
            if not self._is_told(connection) and connection in self._open.get(connection.table, ()):
                connection.sending = asyncio.create_task(self._send_news(connection))

    def _is_told(self, connection: Connection) -> bool:
        live = self.hall.at_hand(connection.table)
        if live is None or live.last_chat > connection.said:
            return False
        try:
            news = self._news(live, connection)
        except Exception:
            return False  # the task meets it again, and deals with it
        if not connection.send_at_once([*connection.answers, news]):
            return False
        connection.since, connection.is_stale = live.n, False
        connection.answers.clear()
        return True

    async def _send_news(self, connection: Connection) -> None:
        """Send until the watcher knows everything; nothing is kept for one who waits."""
        try:
            while connection.is_stale or connection.answers:
                connection.is_stale = False
                answers, connection.answers = connection.answers, []
                for answer in answers:
                    await connection.send_encoded(answer)
                live = await self.hall.find(connection.table)
                news, connection.since = self._news(live, connection), live.n
                await connection.send_encoded(news)
                if live.last_chat > connection.said:
                    await self._send_chat(live, connection)
        except Exception as problem:
            if not isinstance(problem, _GONE):
                log.error("a watcher was lost", exc_info=problem)
            with suppress(RuntimeError):
                await connection.socket.close(RESTARTING)
        finally:
            connection.sending = None

    def _news(self, live: Live, connection: Connection) -> bytes:
        """Return the news of one watcher; all who only look on, and missed as much, get the same bytes."""
        moment, since = self._moment(live), connection.since
        watcher = Watcher(live, connection.caller, self.hall.settings.desertion_seconds, connection.seat, moment)
        if not watcher.is_onlooker:
            return encoded(watcher.news(since))
        if since not in moment.told:
            moment.told[since] = encoded(watcher.news(since))
        return moment.told[since]

    def _moment(self, live: Live) -> Moment:
        """Return what all watchers of a table share until it changes; who is absent is seen by the clock."""
        moment = self._moments.get(live.id)
        if moment is None or moment.is_over or moment.live is not live or time.monotonic() - moment.at > _MOMENT:
            if len(self._moments) >= _MOMENTS:
                self._moments.clear()
            moment = self._moments[live.id] = Moment(live, moment)
        return moment

    async def _send_chat(self, live: Live, connection: Connection) -> None:
        lines = await self.chat.lines(live, connection.caller, connection.said)
        if lines:
            connection.said = lines[-1]["id"]
            await connection.send(ChatLines(type="chat", lines=lines))

    async def _receive(self, connection: Connection) -> None:
        settings = self.hall.settings
        budget = Bucket(settings.messages_at_once, settings.messages_per_second)
        while True:
            text = await _receive_any(connection.socket)
            if not self.limits.may_send(connection.who, budget):
                log.warning("too many messages")
                await connection.socket.close(TOO_MUCH, "too many messages")
                return
            await self._answer(connection, text)

    async def _answer(self, connection: Connection, text: str) -> None:
        try:
            if len(text) > LONGEST_MESSAGE:
                raise Refusal(413, "too-long", "This message is too long.")
            message = _MESSAGES.validate_json(text)
        except (ValidationError, Refusal) as problem:
            error = problem.error if isinstance(problem, Refusal) else "not-understood"
            await connection.send(refused(error, "This message was not understood."))
            return
        if isinstance(message, Ping):
            await connection.send(Pong(type="pong"))
        elif isinstance(message, Look):
            await self._look(connection, message)
        else:
            await self._play(connection, message)

    async def _look(self, connection: Connection, message: Look) -> None:
        try:
            self.limits.check_move(connection.who)
        except Refusal as problem:
            await connection.send(refused(problem.error, problem.message))
            return
        connection.seat = message.seat
        connection.since = 0
        self._wake(connection)

    async def _play(self, connection: Connection, move: Play) -> None:
        try:
            await carried_through(self._played(connection, move))
        except Refusal as problem:
            live = await self.hall.find(connection.table)
            watcher = Watcher(live, connection.caller, self.hall.settings.desertion_seconds, connection.seat)
            news = watcher.news(min(move.n, live.n))
            rule = problem.more.get("rule")
            await connection.send(refused(problem.error, problem.message, move.ref, rule, news))

    async def _played(self, connection: Connection, move: Play) -> None:
        """Play a move, and say so with the news of it."""
        n = await self.metrics.timed_move(self._number(connection, move))
        connection.answers.append(encoded(Accepted(type="accepted", ref=move.ref, n=n)))
        self._wake(connection)

    async def _number(self, connection: Connection, move: Play) -> int:
        if connection.caller is None:
            raise Refusal(401, "guest", "Say who you are first.")
        self.limits.check_move(connection.caller.guest)
        actions = [move.action, *move.then]
        return await self.hall.answer(connection.table, connection.caller, move.n, actions, move.seat)


def refused(
    error: str, message: str, ref: str | None = None, rule: str | None = None, news: News | None = None
) -> Refused:
    """Return the answer to what was not understood or not played."""
    return Refused(type="refused", ref=ref, error=error, message=message, rule=rule, news=news)


async def _receive_any(socket: WebSocket) -> str:
    """Return the next message; one that is no text will not be understood."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", RESTARTING))
    text = message.get("text")
    return text if isinstance(text, str) else ""
