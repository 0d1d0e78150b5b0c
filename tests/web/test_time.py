"""Time on the page: finding others, clocks beside the names, a seat whose time is out, the next table."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.server import Server
from tests.web import hands
from tests.web.conftest import Opening, opening_at
from tests.web.test_everyone import violations


@pytest.fixture
def ahead(tmp_path: Path) -> Path:
    """The file that says how much time has gone by at a stroke."""
    file = tmp_path / "ahead"
    file.write_text("0")
    return file


@pytest.fixture
def opening_later(browser: Browser, tmp_path: Path, ahead: Path) -> Iterator[Opening]:
    """Opens pages of a server on which time goes by at a stroke."""
    running = Server(str(tmp_path / "t.sqlite"), tmp_path / "log", modules="tests.table.later", clock=ahead).start()
    yield from opening_at(browser, running)
    running.stop()


def look_for_two(page: Page) -> None:
    """Look for a quick game of two, by keyboard."""
    page.get_by_label("any game").check()
    page.get_by_label("at least").select_option("2")
    page.get_by_label("at most").select_option("2")
    page.get_by_role("button", name="Look for").press("Enter")


def test_two_find_each_other_and_see_their_clocks_until_time_is_out(opening_later: Opening, ahead: Path) -> None:
    ada = opening_later("/?seats=3&pace=live")
    expect(ada.get_by_label("Seats", exact=True)).to_have_value("3")
    expect(ada.get_by_role("group", name="Which tables").get_by_label("Pace")).to_have_value("live")
    look_for_two(ada)
    expect(ada.get_by_role("button", name="Stop looking")).to_be_visible()
    assert violations(ada) == []
    ben = opening_later("/", viewport={"width": 390, "height": 844})
    expect(ben.get_by_text("One other person is looking.")).to_be_visible()
    look_for_two(ben)
    for page in (ada, ben):
        page.wait_for_url("**/t/*")
        expect(page.locator("[data-clock]").filter(has_text=":")).to_have_count(2)
    asked = hands.whoever_is_asked(ada, ben)
    asked.goto("/")
    expect(asked.locator(".it.turn [data-clock]")).to_be_visible()
    asked.keyboard.press("n")
    asked.wait_for_url("**/t/*")
    hands.wait_for_question(asked)
    ahead.write_text("620")
    for page in (ada, ben):
        expect(page.locator("[data-clock]").filter(has_text="bot in")).to_have_count(1)
    assert violations(ada) == []


def test_a_host_says_what_follows_when_time_is_out_and_a_holiday_is_taken_and_given_up(opening: Opening) -> None:
    page = opening("/", timezone_id="Europe/Rome")
    form = page.locator("#new")
    form.get_by_label("Pace").select_option("daily")
    expect(form.get_by_label("When time is out")).to_have_value("vote")
    form.get_by_label("When time is out").select_option("stand-in")
    form.get_by_label("The bot then").select_option("easy")
    expect(form.get_by_text("a bot plays until you take your seat back")).to_be_visible()
    form.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/tables/{table}").json()["on_timeout"] == "stand-in"
    page.goto("/me")
    page.get_by_role("button", name="Reckon them in Europe/Rome").click()
    expect(page.get_by_text("Your days are reckoned in the zone Europe/Rome.")).to_be_visible()
    day = date.today() + timedelta(days=40)
    page.get_by_label("First day").fill(day.isoformat())
    page.get_by_label("Last day").fill((day + timedelta(days=20)).isoformat())
    page.get_by_role("button", name="Take a holiday").click()
    expect(page.get_by_role("alert")).to_contain_text("at most 14 days")
    page.get_by_label("Last day").fill(day.isoformat())
    page.get_by_role("button", name="Take a holiday").click()
    expect(page.get_by_role("listitem")).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_role("listitem")).to_have_count(0)
