"""The application: routes, errors, pages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse

from groma.table import pages, reference
from groma.table.doors import Doors
from groma.table.house import House
from groma.table.refusal import Refusal
from groma.table.routes import (
    clocks,
    games,
    guests,
    judging,
    lessons,
    lobby,
    operations,
    people,
    playing,
    records,
    tables,
)
from groma.table.settings import Settings
from groma.table.wire.base import Problem


def create_app(settings: Settings) -> FastAPI:
    """Return the application of one process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = await House.open(settings)
        yield
        await app.state.house.close()

    app = reference.Described(
        title="Groma",
        summary="An open table for city-building board games.",
        version="1",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    # As they are: a router that is included has all its routes built once more, at the first request.
    for part in (guests, people, games, lobby, tables, clocks, lessons, playing, judging, records, operations):
        app.router.routes.extend(part.router.routes)
    reference.add(app)
    pages.add(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Doors, settings=settings, watch=playing.watch)
    _handle_errors(app)
    return app


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_request: Request, problem: Refusal) -> JSONResponse:
        return _answer(problem.status, problem.error, problem.message, problem.more.get("rule"))

    @app.exception_handler(RequestValidationError)
    async def not_understood(_request: Request, problem: RequestValidationError) -> JSONResponse:
        faults = [f"{'.'.join(str(part) for part in fault['loc'])}: {fault['msg']}" for fault in problem.errors()]
        return _answer(422, "not-understood", "; ".join(faults)[:1000])

    @app.exception_handler(HTTPException)
    async def plain(_request: Request, problem: HTTPException) -> JSONResponse:
        return _answer(problem.status_code, "http", str(problem.detail))


def _answer(status: int, error: str, message: str, rule: str | None = None) -> JSONResponse:
    # What a caller sent may be quoted, and half a character cannot be sent back.
    shown = message.encode(errors="replace").decode()
    headers = {"Retry-After": "1"} if status == 503 else None
    return JSONResponse(Problem(error=error, message=shown, rule=rule).model_dump(), status, headers)
