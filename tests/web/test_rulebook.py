"""The players' rulebook in the browser: read, searched, printed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import groma
from groma.kernel.book import has_book
from groma.kernel.components import LANGUAGES
from tests.web.conftest import Opening
from tests.web.test_everyone import violations

BOOKS = [name for name in groma.names() if has_book(groma.game(name))]
A5 = (b"420", b"594")
"""In points, without what is behind the point."""
LEGIBLE = 7.5
"""Letters of an aid, in pixels: 5.6 points."""
LINE = 6
"""An aid whose free room is less than so many times its letters is full."""
FILLED = """() => addEventListener('afterprint', () => {
  const sheet = document.querySelector('main'), box = (one) => sheet.querySelector(one).getBoundingClientRect();
  window.filled = [box('footer').top - box('.pieces').bottom, parseFloat(getComputedStyle(sheet).fontSize)];
})"""
LOADED = "() => performance.getEntriesByType('resource').map((one) => one.name).join(' ')"


def test_the_book_is_loaded_when_it_is_opened_and_found_by_any_name(opening: Opening) -> None:
    page = opening("/")
    page.wait_for_selector(".new")
    assert "RulesPage" not in page.evaluate(LOADED)
    page.get_by_role("link", name="Rules of Praetor").click()
    expect(page.get_by_role("heading", name="In one sentence")).to_be_visible()
    assert "RulesPage" in page.evaluate(LOADED)
    page.keyboard.press("/")
    page.keyboard.type("salary")
    page.get_by_role("link", name="Wages and pensions").click()
    expect(page).to_have_url(re.compile(r"/rules/praetor/upkeep#wages$"))
    expect(page.locator("section#wages")).to_be_in_viewport()
    assert violations(page) == []
    page.get_by_placeholder("Find a word").fill("segheria")
    page.get_by_role("link", name="Sawmill").click()
    expect(page.locator("section#sawmill")).to_contain_text("2 gold")
    page.locator("section#sawmill .rule").click()
    expect(page.locator("[id='rule-P14.2']")).to_be_in_viewport()


def test_the_book_and_each_aid_are_printed_without_the_page_around_them(opening: Opening) -> None:
    page = opening(color_scheme="dark")
    page.add_init_script(f"({FILLED})()")
    page.goto("/rules/praetor/all?lang=fr")
    expect(page.get_by_role("heading", name="Les tuiles de A à Z")).to_be_attached()
    page.emulate_media(media="print")
    expect(page.locator(".contents")).to_be_hidden()
    assert page.evaluate("() => getComputedStyle(document.querySelector('article h2')).color") == "rgb(0, 0, 0)"
    for game in BOOKS:
        for language in LANGUAGES:
            page.goto(f"/aid/{game}?lang={language}")
            expect(page.locator(f"main[lang={language}] tbody tr").first).to_be_visible()
            page.evaluate("() => document.fonts.ready.then(() => true)")
            printed = page.pdf(prefer_css_page_size=True)
            assert re.findall(rb"/MediaBox ?\[0 0 (\d+) (\d+)", printed) == [A5], (game, language)
            free, letters = page.wait_for_function("() => window.filled").json_value()
            assert free < LINE * letters and letters >= LEGIBLE, (game, language, free, letters)
