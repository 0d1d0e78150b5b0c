"""Games that have no drawn board yet are played from the list of their options, and keep secrets all the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import groma
from tests.web.conftest import Opening

KITS = (Path(__file__).parents[2] / "web" / "src" / "games" / "index.ts").read_text(encoding="utf-8")
PLAIN = [name for name in groma.names() if f'from "./{name}"' not in KITS]


def sit(page: Page, game: str, *seats: dict[str, Any]) -> str:
    """Open a table and begin; the page must have arrived, or it would make a guest of its own meanwhile."""
    page.wait_for_load_state("networkidle")
    page.request.post("/api/me", data={"name": "Ada"})
    opened = page.request.post("/api/tables", data={"game": game, "seats": list(seats), "start": True})
    assert opened.ok, opened.text()
    return str(opened.json()["id"])


@pytest.mark.parametrize("game", PLAIN)
def test_a_curtain_hides_the_secrets_of_the_next_player_from_eyes_and_keys(opening: Opening, game: str) -> None:
    page = opening()
    table = sit(page, game, *[{"kind": "me"}] * 3)
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


@pytest.mark.parametrize("game", PLAIN)
def test_the_end_of_a_game_without_a_board_shows_the_scores(opening: Opening, game: str) -> None:
    page = opening()
    table = sit(page, game, {"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".plainly")
    handed = page.request.post(f"/api/tables/{table}/seats/0/stand-in", data={"level": "random"})
    assert handed.ok, handed.text()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible(timeout=90_000)


@pytest.mark.parametrize("game", PLAIN)
def test_a_game_without_a_board_fits_a_phone(opening: Opening, game: str) -> None:
    page = opening(viewport={"width": 360, "height": 740})
    table = sit(page, game, {"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".plainly")
    seam, tray, log = (page.locator(place).bounding_box() for place in (".seam", ".tray", "aside.rail"))
    assert seam and tray and log
    assert seam["y"] + seam["height"] <= tray["y"] + 1
    assert tray["y"] + tray["height"] <= log["y"] + 1
    assert tray["height"] > 200


@pytest.mark.parametrize("game", PLAIN)
def test_the_review_of_a_game_without_a_board_tells_names_points_and_moves(opening: Opening, game: str) -> None:
    page = opening()
    table = sit(page, game, {"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2)
    page.request.post(f"/api/tables/{table}/seats/0/stand-in", data={"level": "random"})
    page.goto(f"/t/{table}")
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible(timeout=90_000)
    page.goto(f"/t/{table}/review?at=9")
    expect(page.locator(".plain li")).to_have_count(3)
    assert all(text.strip()[-1].isdigit() for text in page.locator(".plain li").all_inner_texts())
    assert page.locator(".moves li").count() > 9
