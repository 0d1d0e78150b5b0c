"""The place of the web client."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fastapi import FastAPI

from groma.table import pages


class Browser:
    """Asks an application without a network."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def get(self, path: str) -> httpx.Response:
        """Ask for a page."""

        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
                return await http.get(path)

        return asyncio.run(ask())


@pytest.fixture
def client(tmp_path: Path) -> Browser:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>The client</title>")
    (web / "assets" / "main-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("not for the web")
    app = FastAPI()
    app.state.house = SimpleNamespace(hall=SimpleNamespace(games={}))
    pages.add(app, web)
    return Browser(app)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc?at=57"])
def test_every_address_of_the_client_is_its_first_page(client: Browser, path: str) -> None:
    assert "The client" in client.get(path).text


def test_files_with_a_hash_in_their_name_are_kept_by_browsers(client: Browser) -> None:
    answer = client.get("/assets/main-1a2b.js")
    assert answer.text == "play()"
    assert "immutable" in answer.headers["cache-control"]
    assert client.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%00"])
def test_nothing_outside_the_clients_folder_is_served(client: Browser, path: str) -> None:
    assert "not for the web" not in client.get(path).text


def test_a_call_that_there_is_not_is_no_page(client: Browser) -> None:
    assert client.get("/api/nothing").status_code == 404
