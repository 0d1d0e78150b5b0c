"""Praetor's Market: a trade is put together at the counter and made at once."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.conftest import Opening
from tests.web.positions import play_on
from tests.web.test_everyone import violations


def goods(page: Page) -> list[str]:
    """Return what the counter holds of wood and stone, and how much of each is traded."""
    page.wait_for_selector(".counter")
    return [*page.locator(".counter .have").all_inner_texts()[:2], *page.locator(".counter .net").all_inner_texts()[:2]]


def test_a_trade_by_mouse_and_by_keyboard_is_one_step_that_undo_takes_back_whole(opening: Opening) -> None:
    page = opening(viewport={"width": 1366, "height": 768})
    play_on(page, "praetor/2-players", 60)
    page.locator("[data-target='buy:wood']").click()
    expect(page.locator(".shelf")).to_contain_text("after the trade")
    page.get_by_role("button", name="Clear").click()
    page.locator("[data-target='sell:wood']").click()
    page.locator("[data-target='buy:stone']").click()
    expect(page.locator(".seam .q")).to_have_text("Sell 1 wood, buy 1 stone gold 4 → 3")
    assert goods(page) == ["1 → 0", "4 → 5", "−1", "+1"]
    assert violations(page) == []
    page.locator("[data-target='buy:marble']").hover()
    expect(page.locator(".why")).to_contain_text("You do not have enough gold to buy it.")
    page.get_by_role("button", name="Trade").click()
    expect(page.locator(".counter")).to_have_count(0)
    expect(page.locator(".players li", has_text="Ada").locator("[data-piece$='-stone']")).to_contain_text("5")
    hands.wait_for_question(page)
    page.get_by_role("button", name="Undo").click()
    assert goods(page) == ["1", "4", "0", "0"]

    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".ph .counter")).to_be_visible()
    for key in ("1", "ArrowDown", "2", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator(".seam .q")).to_have_text("Sell 1 wood, buy 2 stone gold 4 → 1")
    page.keyboard.press("Backspace")
    assert goods(page) == ["1", "4", "0", "0"]
    for key in ("2", "ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".counter")).to_have_count(0)
    hands.wait_for_question(page)
    expect(page.locator(".st [data-piece='stock-stone']")).to_have_attribute("data-value", "2")
