"""Everything on the table explains itself: with the mouse, by keyboard, and with a finger."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web import hands
from tests.web.conftest import Opening
from tests.web.test_everyone import violations

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SILENT = """async (game) => {
    const { notes } = await (await fetch(`/api/games/${game}/notes/en`)).json();
    const things = [...document.querySelectorAll('[data-note]')].map(one => one.dataset.note.split('/')[0]);
    return [...new Set(things)].filter(thing => !(thing in notes));
}"""
COVERED = """() => {
    const note = document.querySelector('.note[popover]').getBoundingClientRect();
    const kept = [...document.querySelectorAll('.seam, [data-space="dolus"]')].map(one => one.getBoundingClientRect());
    const aside = box => note.left >= box.right || box.left >= note.right;
    const apart = box => aside(box) || note.top >= box.bottom || box.top >= note.bottom;
    return !kept.every(apart);
}"""


def note(page: Page) -> Locator:
    return page.locator(".note[popover]")


def test_a_pointer_that_rests_opens_a_note_and_a_press_on_what_is_refused_keeps_it(opening: Opening) -> None:
    page = opening()
    hands.start_with_seats(page, "bot:easy", "bot:easy", game="aquileia")
    hands.wait_for_question(page)
    assert page.evaluate(SILENT, "aquileia") == []
    page.locator("[data-target='space:dolus']").hover()
    expect(note(page)).to_contain_text("You roll 2 red dice")
    expect(note(page)).to_contain_text("Q8.2.1")
    assert not page.evaluate(COVERED)
    page.locator(".seam h1, .seam .q").first.hover()
    expect(note(page)).to_have_count(0)
    page.locator(".players [data-note^='gold/']").first.click()
    expect(note(page)).to_contain_text("No metal stands in for another")
    assert violations(page) == []
    note(page).get_by_role("button", name="Read the rule").click()
    expect(page.locator(".drawer .text .hit").first).to_contain_text("Q4.4")


def test_a_key_opens_notes_and_arrows_go_from_one_to_the_next(opening: Opening) -> None:
    page = opening(color_scheme="dark")
    hands.play_now(page)
    assert page.evaluate(SILENT, "praetor") == []
    mine = page.locator("[data-target='tile:gold_mine_a']")
    mine.focus()
    page.keyboard.press("i")
    expect(note(page)).to_be_focused()
    expect(note(page)).to_contain_text("Gold Mine")
    expect(note(page).locator(".trade")).to_contain_text("gold")
    assert violations(page) == []
    told = note(page).inner_text()
    page.keyboard.press("ArrowDown")
    expect(note(page)).not_to_have_text(told, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(note(page)).to_have_count(0)
    expect(mine).to_be_focused()


def test_a_finger_that_stays_opens_a_note_and_plays_nothing(opening: Opening) -> None:
    page = opening(**PHONE)
    hands.start_with_seats(page, "bot:easy", game="marble")
    hands.wait_for_question(page)
    assert page.evaluate(SILENT, "marble") == []
    target = page.locator("[data-target='do:draw_tiles']")
    box = target.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(note(page)).to_contain_text("You take two tiles of different colours")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert violations(page) == []
    note(page).get_by_role("button", name="Close").tap()
    expect(note(page)).to_have_count(0)
    expect(target).to_have_attribute("aria-pressed", "false")
