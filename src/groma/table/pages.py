"""The web client: the files of `groma/web`, and its first page for every address that is not a file."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from groma.table.cards import card_of, tags

WEB = Path(__file__).parent.parent / "web"
_TITLE = "<title>Groma</title>"
_FOR_EVER = "public, max-age=31536000, immutable"
_PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Groma</title>
<h1>Groma</h1><p>The table is open. Programs find its interface at <a href="/api/docs">/api/docs</a>.</p></html>"""


def add(app: FastAPI, web: Path = WEB) -> None:
    """Serve the client below all other routes."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False, response_model=None)
    async def page(path: str, request: Request) -> Response:
        if path.split("/")[0] == "api":
            raise HTTPException(404, "There is no such call.")
        return _file(web, path) or await _first_page(web, path, request)


def _file(web: Path, path: str) -> Response | None:
    """Return a file of the client; names with a hash in them never change."""
    try:
        file = (web / path).resolve()
        if not file.is_relative_to(web.resolve()) or not file.is_file():
            return None
    except (OSError, ValueError):  # no name of a file
        return None
    is_hashed = "assets" in file.relative_to(web.resolve()).parts
    return FileResponse(file, headers={"Cache-Control": _FOR_EVER if is_hashed else "no-cache"})


async def _first_page(web: Path, path: str, request: Request) -> Response:
    """Return the client with the card of this page in its head."""
    index = web / "index.html"
    if not index.is_file():
        return HTMLResponse(_PLAIN)
    card = await card_of(path, request.headers.get("accept-language", ""), request.app.state.house.hall)
    told = index.read_text(encoding="utf-8").replace(_TITLE, tags(card, web, str(request.base_url)), 1)
    return HTMLResponse(told, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})
