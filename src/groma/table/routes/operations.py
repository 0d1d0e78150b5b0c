"""For those who run the table."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from groma.table.routes.callers import Home
from groma.table.routes.problems import PROBLEMS
from groma.table.wire.base import Health

router = APIRouter(tags=["operations"], responses=PROBLEMS)


@router.get("/healthz")
async def health(house: Home) -> Health:
    """Say whether the process answers and its database can be written to."""
    await house.pulse.check()
    return Health(status="ok", process=house.hall.process)


@router.get("/metrics", response_class=Response)
async def metrics(house: Home) -> Response:
    """Return the measures of this process for Prometheus."""
    text = house.metrics.text(house.hall.count(), house.watching.count())
    return Response(text, media_type="text/plain; version=0.0.4")
