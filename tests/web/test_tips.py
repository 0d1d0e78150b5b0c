"""Tips for newcomers in the browser: a quiet line, put away with one tap, brought back in the settings."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web import hands
from tests.web.conftest import Opening
from tests.web.test_everyone import violations


def test_a_newcomer_is_told_what_is_new_until_that_is_enough(opening: Opening) -> None:
    page = opening(tips=True)
    hands.start_with_seats(page, "me", seed=4)
    line, enough = page.locator(".tip p"), page.get_by_role("button", name="No more tips")
    wanted = page.get_by_role("checkbox", name="Tips on what is new")
    expect(line).to_contain_text("One action a turn")
    assert violations(page) == []
    page.get_by_role("button", name="Read the rule").click()
    page.get_by_role("button", name="Close the rules").click()
    page.get_by_role("button", name="Close this tip").click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    wanted.uncheck()
    wanted.check()
    page.keyboard.press("Escape")
    expect(line).to_contain_text("One action a turn")
    enough.click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(wanted).not_to_be_checked()
