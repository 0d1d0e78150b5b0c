"""A game that a change of the rules has stopped."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.table.guest import Guest, opened
from tests.table.server import Server
from tests.table.test_playing import two_at_a_table
from tests.table.test_undo import mover_of
from tests.web import hands
from tests.web.conftest import Opening
from tests.web.test_everyone import violations

GOOD = 4
"""The moves that the present rules still play as they were played."""


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Callable[[], Server]]:
    """Starts a server, and again as if the next version differed at a move."""
    server = Server(str(tmp_path / "tables.sqlite"), tmp_path / "log.jsonl", modules="")

    def start() -> Server:
        if server.process is not None:
            server.stop()
            with closing(sqlite3.connect(server.database)) as database, database:
                database.execute("UPDATE tables SET rules = 'earlier'")
                database.execute("UPDATE entries SET digest = 'of another position' WHERE n = ?", [GOOD + 1])
        return server.start()

    yield start
    server.kill()
    while opened:
        opened.pop().close()


def page_of(opening: Opening, guest: Guest, table: str, locale: str) -> Page:
    """Open the page of a guest who is known already."""
    cookies = [{"name": one.name, "value": one.value, "url": guest.url} for one in guest.http.cookies.jar]
    return opening(f"{guest.url}/t/{table}", storage_state={"cookies": cookies, "origins": []}, locale=locale)


def test_players_of_a_stopped_game_read_which_move_differs_agree_and_go_on_from_there(
    opening: Opening, upgraded: Callable[[], Server]
) -> None:
    ada, ben, table = two_at_a_table(upgraded())
    movers = []
    for number in range(GOOD + 3):
        mover, _ = mover_of(table, ada, ben)
        mover.play_any(table, Random(number))
        movers.append(mover.name)
    upgraded()
    english, italian = page_of(opening, ada, table, "en-GB"), page_of(opening, ben, table, "it-IT")
    expect(english.locator(".seam")).to_contain_text(f"move {GOOD + 1}, by {movers[GOOD]}, would go differently now")
    expect(italian.locator(".seam")).to_contain_text(f"la mossa {GOOD + 1}, di {movers[GOOD]}, ora andrebbe")
    assert violations(english) == []
    english.get_by_role("button", name="Go on from here").press("Enter")
    expect(italian.locator(".seam")).to_contain_text("Per riprendere: Ada.")
    italian.get_by_role("button", name="Riprendi da qui").click()
    for page in (english, italian):
        expect(page.get_by_role("button", name=re.compile("Go on|Riprendi"))).to_have_count(0)
    asked = hands.whoever_is_asked(english, italian)
    assert asked is (english if movers[GOOD] == "Ada" else italian)
    assert ada.look(table)["position"]["ply"] == GOOD
    while ada.look(table)["position"]["ply"] == GOOD:
        hands.play(asked, hands.mouse, moves=1)
