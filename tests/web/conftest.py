"""A real table, a real Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.patience import PATIENCE
from tests.table.server import Server
from tests.web.chromium import FLAGS, chromium

Opening = Callable[..., Page]
BLANK = "about:blank"
KEPT = """if (location.protocol.startsWith("http")) localStorage.groma ??= '{}'"""
NO_TIPS = '{"tips":false}'
"""Tips for newcomers move what is below them: they are the matter of one test."""
STILL = '{"tips":false,"sounds":"off"}'
"""Where nothing moves nothing is heard: an eighth of a page's work is its sounds."""
expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the built client."""
    folder = tmp_path_factory.mktemp("web")
    running = Server(str(folder / "tables.sqlite"), folder / "log.jsonl", modules="")
    running.environment["GROMA_REVIEW_SIMULATIONS"] = "8"  # what a review looks like does not depend on its depth
    yield running.start()
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The system's Chromium."""
    running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield running
    running.close()


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """The system's Chromium with all that belongs to a desktop."""
    running = playwright.chromium.launch(executable_path=chromium(whole=True), args=FLAGS)
    yield running
    running.close()


@pytest.fixture
def opening(browser: Browser, table: Server) -> Iterator[Opening]:
    """Opens pages of different guests, blank ones unless a path is given; an error on any of them fails the test."""
    yield from opening_at(browser, table)


@pytest.fixture
def opening_whole(whole_browser: Browser, table: Server) -> Iterator[Opening]:
    """The same in a whole browser."""
    yield from opening_at(whole_browser, table)


def opening_at(browser: Browser, table: Server) -> Iterator[Opening]:
    """Open pages of a server, until the test is over."""
    faults: list[str] = []
    contexts = []

    def open_page(path: str = BLANK, *, tips: bool = False, **settings: object) -> Page:
        wanted: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        context = browser.new_context(**{"base_url": table.url, **wanted, "locale": "en-GB", **settings})
        context.set_default_timeout(1000 * PATIENCE)
        # Tests ask the server itself: what a worker keeps is the matter of one of them.
        context.add_init_script("delete Navigator.prototype.serviceWorker")
        if not tips:
            moves = settings.get("reduced_motion", "reduce") != "reduce"
            context.add_init_script(KEPT.replace("{}", NO_TIPS if moves else STILL))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        if path != BLANK:
            page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults, faults
