"""A player who is elsewhere is told that it is their turn."""

from __future__ import annotations

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


def test_whoever_looks_elsewhere_gets_a_notice_of_their_turn_and_sees_it_in_the_title(opening: Opening) -> None:
    page = opening(permissions=["notifications"])
    hands.play_now(page)
    assert page.title().startswith("● Your turn")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("A notice of the browser").check()
    page.get_by_role("button", name="Close").click()
    page.evaluate(LISTEN)
    hands.play(page, hands.mouse, moves=6)
    hands.wait_for_question(page)
    assert page.evaluate("window.given")[0].startswith("● Your turn")


def test_without_leave_of_the_browser_the_setting_stays_off(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("A notice of the browser").click()
    expect(page.get_by_label("A notice of the browser")).not_to_be_checked()
