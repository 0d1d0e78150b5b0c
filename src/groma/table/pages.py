"""The web client: the files of `groma/web`, and its first page for every address that is not a file."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

WEB = Path(__file__).parent.parent / "web"
_FOR_EVER = "public, max-age=31536000, immutable"
_PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Groma</title>
<h1>Groma</h1><p>The table is open. Programs find its interface at <a href="/api/docs">/api/docs</a>.</p></html>"""


def add(app: FastAPI, web: Path = WEB) -> None:
    """Serve the client below all other routes."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False, response_model=None)
    async def page(path: str) -> Response:
        if path.split("/")[0] == "api":
            raise HTTPException(404, "There is no such call.")
        return _file(web, path) or _first_page(web)


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


def _first_page(web: Path) -> Response:
    index = web / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return HTMLResponse(_PLAIN)
