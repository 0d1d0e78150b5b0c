"""A further game on the page: from the list of its options alone, and on a board that is found by its folder."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.elsewhere import ROOT, copied_example, project_with_example
from tests.table.server import Server
from tests.web.conftest import Opening
from tests.web.hands import OVER, Hand, choose_at_once, mouse, play, wait_for_question


def without_a_board(folder: Path) -> Server:
    """Return a table that finds the example in a folder of its own."""
    return Server(str(folder / "tables.sqlite"), folder / "log.jsonl", modules="", games=copied_example(folder))


def with_its_board(folder: Path) -> Server:
    """Return the table of a copy of the project that has the folders of the example, its page built anew."""
    project = project_with_example(folder)
    modules, own = ROOT / "web" / "node_modules", {"extends": "./tsconfig.json", "include": ["src/games/ludus"]}
    (project / "web" / "node_modules").symlink_to(modules)
    (project / "web" / "ludus.json").write_text(json.dumps(own))
    for command in (
        ["svelte-check", "--fail-on-warnings", "--output", "human", "--tsconfig", "./ludus.json"],
        ["vite", "build", "--logLevel", "warn"],
    ):
        subprocess.run([modules / ".bin" / command[0], *command[1:]], cwd=project / "web", check=True)
    server = Server(str(folder / "tables.sqlite"), folder / "log.jsonl", modules="")
    server.environment["PYTHONPATH"] = str(project / "src")
    return server


@pytest.fixture
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """The table that a test asks for."""
    made: Callable[[Path], Server] = request.param
    running = made(tmp_path).start()
    yield running
    running.stop()


def begin(page: Page) -> list[str]:
    """Choose the game by its name on the first page and begin; return what the page complains of from now on."""
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    page.on("console", note)
    choose_at_once(page)
    page.goto("/")
    page.get_by_role("button", name="Ludus").click()
    expect(page.locator(".game.on .blurb")).to_have_text("Piano dopo piano, e uno in più se osi.")
    page.locator(".game.on .meta .btn").click()
    wait_for_question(page)
    return complaints


def play_out(page: Page, hand: Hand) -> None:
    """Play to the end, which is told."""
    assert play(page, hand) == OVER
    expect(page.locator(".end header.bar")).to_contain_text("La partita è finita")


@pytest.mark.parametrize("table", [without_a_board], indirect=True)
def test_it_is_played_in_italian_from_the_list_of_its_options(opening: Opening) -> None:
    page = opening(locale="it-IT")
    complaints = begin(page)
    said: list[str] = []

    def from_the_list(page: Page, rng: Random) -> None:
        """Choose one of the options in words."""
        options = page.locator(".tray .options button")
        said.extend(options.all_text_contents())
        options.nth(rng.randrange(options.count())).click()

    play_out(page, from_the_list)
    italian = re.compile("Costruire con (il legname|i mattoni|il calcestruzzo)|Lasciare così|Osare")
    assert [text for text in said if not italian.search(text)] == []
    assert any("Costruire con" in text for text in said)
    assert not complaints


@pytest.mark.parametrize("table", [with_its_board], indirect=True)
def test_its_board_is_found_by_its_folder(opening: Opening) -> None:
    page = opening(locale="it-IT")
    complaints = begin(page)
    houses = page.locator(".street figure")
    expect(houses).to_have_count(3)
    expect(page.locator(".tray .card").first).to_contain_text("Legname")
    play_out(page, mouse)
    for house in houses.all():
        storeys = house.locator("svg").count()
        assert re.search(rf"una casa di {storeys} pian[oi]", house.inner_text())
    assert not complaints
