"""What every request passes: its size, its origin, its headers, its line in the log."""

from __future__ import annotations

import time
from contextlib import suppress
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from groma.table.metrics import Metrics
from groma.table.settings import Settings

log = structlog.get_logger()

POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_SAFE = ("GET", "HEAD", "OPTIONS")
_RECORDS = "/api/records"


class Doors:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, watch: ASGIApp) -> None:
        self.app = app
        self.watch = watch
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._is_own_origin(Headers(scope=scope)):
            log.warning("foreign origin", path=scope["path"])
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
            return
        try:
            await self.watch(scope, receive, send)
        except Exception as problem:
            log.error("websocket failed", path=scope["path"], exc_info=problem)
            _metrics(scope).failures.inc()
            with suppress(RuntimeError):  # the socket may be closed already
                await send({"type": "websocket.close", "code": 1011, "reason": "broken"})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(scope, send)
        if scope["method"] not in _SAFE and not self._is_own_origin(Headers(scope=scope)):
            await _problem(403, "origin", "Requests of foreign pages are refused.")(scope, receive, answer.send)
        else:
            await self._answered(scope, self._measured(scope, receive), answer)
        answer.tell()

    async def _answered(self, scope: Scope, receive: Receive, answer: _Answer) -> None:
        """A failure of ours is answered like all else: with our headers, counted and told in the log."""
        try:
            await self.app(scope, receive, answer.send)
        except Exception as problem:
            log.error("request failed", method=scope["method"], path=scope["path"], exc_info=problem)
            _metrics(scope).failures.inc()
            if answer.status:
                raise
            broken = _problem(500, "broken", "Something broke on our side. The game is safe.")
            await broken(scope, receive, answer.send)

    def _is_own_origin(self, headers: Headers) -> bool:
        """Programs send no origin; pages send the one they came from."""
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host", "")
        except ValueError:
            return False

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        settings = self.settings
        limit = settings.record_bytes if scope["path"] == _RECORDS else settings.body_bytes
        read = 0

        async def measured() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > limit:
                raise HTTPException(413, "The request is too large.")
            return message

        return measured


class _Answer:
    """Adds our headers to an answer and remembers what the log tells of it."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.start = time.perf_counter()
        self.status = 0
        self._send = send

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await self._send(message)

    def tell(self) -> None:
        seconds = time.perf_counter() - self.start
        _metrics(self.scope).requests.labels(str(self.status)).observe(seconds)
        route = self.scope.get("route")
        log.info(
            "request",
            method=self.scope["method"],
            route=getattr(route, "path", "page"),
            status=self.status,
            ms=round(seconds * 1000, 1),
            **({"table": self.scope["path_params"]["table"]} if "table" in self.scope.get("path_params", {}) else {}),
        )


def _metrics(scope: Scope) -> Metrics:
    metrics: Metrics = scope["app"].state.house.metrics
    return metrics


def _problem(status: int, error: str, message: str) -> JSONResponse:
    return JSONResponse({"error": error, "message": message, "rule": None}, status)
