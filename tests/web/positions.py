"""Positions out of recorded games: the middle of a game without playing it."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tests.table.server import ROOT
from tests.web import hands

RECORDS = ROOT / "tests" / "records"


def recorded(page: Page, record: str) -> str:
    """Import a recorded game, such as `marble/2-players`, and return its table."""
    text = json.loads((RECORDS / f"{record}.json").read_text())
    page.request.post("/api/me", data={"name": "Ada"})
    return str(page.request.post("/api/records", data=text).json()["id"])


def play_on(page: Page, record: str, move: int) -> None:
    """Sit at a practice table that goes on after so many moves of a recorded game, where one is asked."""
    answer = page.request.post(f"/api/tables/{recorded(page, record)}/try", data={"at": move})
    page.goto(f"/t/{answer.json()['id']}")
    hands.wait_for_question(page)
