"""A player who is elsewhere is told that it is their turn; one who is lost, that there is nothing here."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web import hands
from tests.web.conftest import Opening

LISTEN = """() => {
  window.given = [];
  const Real = Notification;
  window.Notification = class {
    static permission = Real.permission;
    static requestPermission = () => Real.requestPermission();
    constructor(text) { window.given.push(text); }
  };
  Object.defineProperty(document, 'hidden', { get: () => true });
}"""


def test_whoever_looks_elsewhere_gets_a_notice_of_their_turn_and_sees_it_in_the_title(opening_whole: Opening) -> None:
    page = opening_whole(permissions=["notifications"])
    hands.play_now(page)
    assert page.title().startswith("● Your turn")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("A notice of the browser").check()
    page.get_by_role("button", name="Close").click()
    page.evaluate(LISTEN)
    hands.play(page, hands.mouse, moves=12)
    hands.wait_for_question(page)
    assert page.evaluate("window.given[0]").startswith("● Your turn")


def test_without_leave_of_the_browser_the_setting_stays_off(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("A notice of the browser").click()
    expect(page.get_by_label("A notice of the browser")).not_to_be_checked()


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en-GB", "Nothing is found"), ("it-IT", "non si trova nulla"), ("fr-FR", "Rien ne se trouve")],
)
def test_a_link_that_leads_nowhere_says_so_in_the_language_of_its_reader(
    opening: Opening, locale: str, words: str
) -> None:
    page = opening("/t/nowhere", locale=locale)
    expect(page.locator("main")).to_contain_text(words)
    page.goto("/t/nowhere/review")
    expect(page.get_by_role("alert")).to_contain_text(words)
    page.get_by_role("alert").get_by_role("link").click()
    page.wait_for_selector(".new")
