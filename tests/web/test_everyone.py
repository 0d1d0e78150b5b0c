"""Everyone can play: languages, themes, small screens, assistive technology."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.conftest import Opening
from tests.web.positions import play_on

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
_FIND = """(wanted) => axe.run(document, { resultTypes: ['violations'], ...wanted })
  .then((result) => result.violations)"""


def violations(page: Page) -> list[str]:
    """Return what axe-core finds, in a line each; in the dark only colours can be wrong that were right before."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(_FIND, {})
    with in_the_dark(page):
        found += page.evaluate(_FIND, {"runOnly": ["color-contrast"]})
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


@contextmanager
def in_the_dark(page: Page) -> Iterator[None]:
    """Let the reader want dark pages for a while."""
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    yield
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_axe_finds_nothing_in_light_and_dark(opening: Opening) -> None:
    page = opening("/")
    page.wait_for_selector(".new")
    assert violations(page) == []
    hands.play_now(page)
    assert violations(page) == []
    page.locator("[data-target^='shelf:']:not([aria-disabled='true'])").first.click()
    page.locator("[data-target^='worker:']").first.click()
    page.wait_for_selector("[data-target^='cell:']")
    assert violations(page) == []
    page.keyboard.press("?")
    page.wait_for_selector(".rule")
    assert violations(page) == []
    page.goto(page.url + "/review")
    page.wait_for_selector(".moves")
    assert violations(page) == []


@pytest.mark.parametrize(
    ("locale", "turn", "tile"),
    [("en-GB", "take one action", "Gold Mine"), ("it-IT", "azione", "Miniera"), ("fr-FR", "action", "Mine d")],
)
def test_the_page_speaks_the_language_of_its_reader(opening: Opening, locale: str, turn: str, tile: str) -> None:
    page = opening(locale=locale)
    hands.play_now(page)
    expect(page.locator(".seam .q")).to_contain_text(turn)
    expect(page.locator(".city svg").first).to_contain_text(tile)
    assert page.locator("html").get_attribute("lang") == locale[:2]


def test_the_language_changes_at_once_in_the_middle_of_a_turn(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Italiano").click()
    expect(page.get_by_role("heading", name="Impostazioni")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".city svg").first).to_contain_text("Miniera")


def test_the_whole_board_is_seen_without_scrolling(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    sizes = page.evaluate("() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert sizes == [900, 1440]
    column = page.evaluate(
        "() => { const c = document.querySelector('.right'); return c.scrollHeight - c.clientHeight; }"
    )
    assert column <= 0


@pytest.mark.parametrize("width", [360, 390, 820])
def test_nothing_sticks_out_of_a_small_screen(opening: Opening, width: int) -> None:
    page = opening("/", viewport={"width": width, "height": 780}, has_touch=True, is_mobile=True)
    page.wait_for_selector(".new")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    hands.play_now(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    small = page.evaluate(
        "() => [...document.querySelectorAll('.ph button, .ph a')].filter(e => e.offsetParent && !e.closest('.trail'))"
        ".map(e => [e.getBoundingClientRect(), e.ariaLabel || e.innerText])"
        ".filter(([b]) => b.width < 40 || b.height < 40).map(([b, name]) => [name, b.width, b.height])"
    )
    assert small == []


def test_the_screen_reader_hears_the_question_and_the_position(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    expect(page.get_by_role("status").first).to_contain_text("take one action")
    now = page.locator("main p.vh").inner_text()
    assert "tiles in the city" in now
    assert "each row from west to east: row 1: " in now
    name = page.locator(".city [data-target^='tile:']").first.get_attribute("aria-label")
    assert name and "," in name


def test_a_first_visit_leaves_no_complaint_in_the_console(opening: Opening) -> None:
    page = opening()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.goto("/")
    page.wait_for_selector(".new")
    page.wait_for_load_state("networkidle")
    hands.play_now(page)
    assert said == []


@pytest.mark.parametrize(
    ("locale", "title", "numbered", "notice"),
    [
        ("it-IT", "Quando tocca a te", "Regole numerate", "in inglese"),
        ("fr-FR", "Quand c’est à vous", "Règles numérotées", "en anglais"),
    ],
)
def test_the_rules_say_in_which_language_they_are(
    opening: Opening, locale: str, title: str, numbered: str, notice: str
) -> None:
    page = opening(locale=locale)
    hands.play_now(page)
    page.keyboard.press("?")
    expect(page.locator(".drawer").get_by_role("heading", name=title)).to_be_visible()
    page.get_by_role("button", name=numbered).click()
    expect(page.locator(".drawer .note").first).to_contain_text(notice)
    assert page.locator(".drawer dl").first.get_attribute("lang") == "en"


def test_the_first_load_is_light(opening: Opening) -> None:
    page = opening()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    received: list[int] = []
    kinds: dict[str, str] = {}
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: received.append(0 if kinds.get(event["requestId"]) == "Font" else event["encodedDataLength"]),
    )
    page.goto("/")
    page.wait_for_selector(".new")
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(received) < 120_000


def test_what_the_keyboard_reaches_outside_the_picture_comes_into_it(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    for _ in range(6):
        page.get_by_role("button", name="Larger").click()
    page.locator(".city [data-target]").first.focus()
    for key in ("End", "Home"):
        page.keyboard.press(key)
        target, city = page.locator(".city [data-target]:focus").bounding_box(), page.locator(".city").bounding_box()
        assert target
        assert city
        middle = target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
        assert city["x"] < middle[0] < city["x"] + city["width"]
        assert city["y"] < middle[1] < city["y"] + city["height"]
    assert page.locator(".city").evaluate("city => [city.scrollLeft, city.scrollTop]") == [0, 0]


def test_f6_goes_round_all_regions_of_the_page(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    visited = []
    for _ in range(6):
        page.keyboard.press("F6")
        visited.append(
            page.evaluate(
                "() => ['.bar', '.seam', 'main', '.tray', '.players', '.log']"
                ".find(region => document.activeElement.closest(region))"
            )
        )
    assert sorted(visited) == sorted([".bar", ".seam", "main", ".tray", ".players", ".log"])


def test_an_answer_is_typed_and_the_focus_goes_where_the_next_one_is(opening: Opening) -> None:
    page = opening()
    play_on(page, "praetor/5-players", 216)
    page.keyboard.press("/")
    line = page.get_by_role("combobox", name="take one action")
    expect(line).to_be_focused()
    page.keyboard.type("nonsense")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("“nonsense” fits no answer. Possible: ")
    assert violations(page) == []
    line.fill("Colosseum")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("option", selected=True)).to_contain_text("Activate the Colosseum")
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name="Which worker activates the Colosseum?")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".tray [data-target]:focus")).to_have_count(1)
    page.keyboard.press("1")
    expect(hands.confirm_button(page)).to_be_focused()
    page.keyboard.press("?")
    page.get_by_role("button", name="Keys", exact=True).click()
    expect(page.locator(".drawer dl")).to_contain_text("Type an answer")
    assert violations(page) == []
