"""A game without a drawn board is played from the list of its options, and keeps its secrets all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.table.server import Server
from tests.web import hands
from tests.web.conftest import Opening


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game that nobody has drawn."""
    folder = tmp_path_factory.mktemp("plain")
    running = Server(str(folder / "tables.sqlite"), folder / "log.jsonl").start()
    yield running
    running.stop()


def test_a_curtain_hides_the_secrets_of_the_next_player_from_eyes_and_keys(opening: Opening) -> None:
    page = opening()
    table = hands.sit(page, "toy", "me", "me")
    page.goto(f"/t/{table}")
    curtain = page.locator("dialog.curtain[open]")
    expect(curtain).to_be_visible()
    before = page.request.get(f"/api/tables/{table}").json()["n"]
    for key in ("1", "2", "Escape", "u"):
        page.keyboard.press(key)
    expect(curtain).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog.curtain') !== null")
    assert page.request.get(f"/api/tables/{table}").json()["n"] == before
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    page.locator(".tray button").first.click()


def test_the_end_of_a_game_without_a_board_shows_the_scores(opening: Opening) -> None:
    page = opening()
    table = hands.sit(page, "toy", "bot:random", "bot:random")
    page.goto(f"/t/{table}")
    page.wait_for_selector(".plainly")
    handed = page.request.post(f"/api/tables/{table}/seats/0/stand-in", data={"level": "random"})
    assert handed.ok, handed.text()
    expect(page.locator(".end header.bar")).to_contain_text("The game is over")


def test_a_game_without_a_board_fits_a_phone(opening: Opening) -> None:
    page = opening(viewport={"width": 360, "height": 740})
    table = hands.sit(page, "toy", "bot:random", "bot:random")
    page.goto(f"/t/{table}")
    page.wait_for_selector(".plainly")
    seam, tray, log = (page.locator(place).bounding_box() for place in (".seam", ".tray", "aside.rail"))
    assert seam and tray and log
    assert seam["y"] + seam["height"] <= tray["y"] + 1
    assert tray["y"] + tray["height"] <= log["y"] + 1
    assert tray["height"] > 200


def test_the_review_of_a_game_without_a_board_tells_names_points_and_moves(opening: Opening) -> None:
    page = opening()
    table = hands.sit(page, "toy", "bot:random", "bot:random")
    page.request.post(f"/api/tables/{table}/seats/0/stand-in", data={"level": "random"})
    page.goto(f"/t/{table}")
    expect(page.locator(".end header.bar")).to_contain_text("The game is over")
    page.goto(f"/t/{table}/review?at=9")
    expect(page.locator(".plain li")).to_have_count(3)
    assert all(text.strip()[-1].isdigit() for text in page.locator(".plain li").all_inner_texts())
    expect(page.locator(".where b")).to_contain_text("Move 9 of")
