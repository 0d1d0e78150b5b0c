"""From a phone on its side to a large screen: nothing is cut off, nothing covers its neighbour."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.boxes import captions, cut, overlapping, pictures, sticking_out
from tests.web.conftest import Opening
from tests.web.positions import play_on

TABLETS = [(768, 1024), (820, 1180), (1024, 768), (1133, 744), (1180, 820), (1199, 700)]
DESKS = [(1200, 800), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
PHONES = [(360, 740), (700, 900), (844, 390)]
FRAMES = ".bar, .seam, .tray, .right, .pb, .sheet, .nav"
ARCHITECTS = ".place, .hall, .cathedral, .market .space, .cards .face"
NEIGHBOURS = f"{FRAMES}, .table, .ph, .tools, .buttons, .tiles"

_WIDE = "all => all.map((one) => Math.round(one.getBoundingClientRect().width))"

# The window has its size, and nothing has moved for three pictures.
_STILL = """async ([width, height]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const boxes = () => [...document.querySelectorAll('#app *')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  }).join();
  while (innerWidth !== width || innerHeight !== height) await frame();
  for (let [still, before] = [0, '']; still < 3; ) {
    await frame();
    const now = boxes();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""


def size(page: Page, width: int, height: int) -> None:
    """Give the window another size and wait until everything lies still."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(_STILL, [width, height])


def assert_all_is_seen(page: Page) -> None:
    """Nothing is cut, covered or out of the window."""
    assert cut(page, FRAMES) == []
    assert overlapping(page, NEIGHBOURS) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "fr-FR"])
def test_nothing_is_cut_at_any_size_in_any_language(opening: Opening, locale: str) -> None:
    page = opening(locale=locale)
    hands.play_now(page)
    for target in ("shelf", "worker", "cell"):
        page.locator(f"[data-target^='{target}:']:not([aria-disabled='true'])").first.click()
    page.wait_for_selector(".seam .confirm")
    for width, height in [*TABLETS, *DESKS, *PHONES]:
        size(page, width, height)
        assert_all_is_seen(page)


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "fr-FR"])
@pytest.mark.parametrize(
    ("record", "move", "boxes"),
    [("aquileia/5-players", 218, ".stage, .area, .lot"), ("marble/4-players", 125, ".card, .niche, .tray .sec")],
)
def test_nothing_is_cut_in_the_middle_of_other_games(
    opening: Opening, locale: str, record: str, move: int, boxes: str
) -> None:
    page = opening(locale=locale)
    play_on(page, record, move)
    for width, height in [(768, 1024), (1024, 768), (1280, 720), (1440, 900), (360, 740), (844, 390)]:
        size(page, width, height)
        assert_all_is_seen(page)
        assert sticking_out(page, boxes) == [], (width, height)


@pytest.mark.parametrize(
    ("record", "move", "locale", "boxes"),
    [
        ("praetor/4-players-b-sides", 120, "it-IT", ".shelf, .wall, .mosaics"),
        ("architects/4-players-turnover", 90, "it-IT", ARCHITECTS),
        ("architects/4-players-turnover", 90, "fr-FR", ARCHITECTS),
        ("architects/4-players-turnover", 260, "it-IT", ARCHITECTS),
        ("aquileia/4-players", 60, "fr-FR", ".stage, .area, .lot"),
        ("marble/4-players", 125, "it-IT", ".stack, .niche"),
    ],
)
def test_a_laptop_keeps_every_picture_and_every_caption(
    opening: Opening, record: str, move: int, locale: str, boxes: str
) -> None:
    page = opening(locale=locale)
    play_on(page, record, move)
    drawn, said = pictures(page, "main, .tray"), captions(page, "main, .tray")
    assert len(drawn) > 15
    for width, height in [(1366, 768), (1280, 720)]:
        size(page, width, height)
        assert drawn - pictures(page, "main, .tray") == Counter(), (width, height)
        assert said - captions(page, "main, .tray") == Counter(), (width, height)
        assert sticking_out(page, boxes) == [], (width, height)
        assert_all_is_seen(page)
        assert min([96, *_tiles(page)]) >= 96


def _tiles(page: Page) -> list[int]:
    """Return how wide the tiles of a city of squares are."""
    return list(page.locator(".city [data-piece] > rect:first-child").evaluate_all(_WIDE))


def test_many_workers_and_what_they_bring_leave_room_for_the_morale(opening: Opening) -> None:
    page = opening(locale="it-IT")
    play_on(page, "praetor/5-players", 217)
    assert page.locator(".same small").count() == 5
    for width, height in [(1440, 900), (390, 844)]:
        size(page, width, height)
        assert_all_is_seen(page)
        assert sticking_out(page, ".sec, .zone.act") == []
        boxes = page.locator(".same small").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
        assert all(left["right"] <= right["left"] for left, right in pairwise(boxes))


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768)])
def test_a_tile_is_placed_on_a_tablet(opening: Opening, width: int, height: int) -> None:
    page = opening(viewport={"width": width, "height": height}, has_touch=True)
    hands.play_now(page)
    page.locator("[data-target^='shelf:']:not([aria-disabled='true'])").first.tap()
    page.locator("[data-target^='worker:']").first.tap()
    page.locator("[data-target^='cell:']:not([aria-disabled='true'])").first.tap()
    expect(page.locator(".seam .confirm")).to_be_visible()
    assert_all_is_seen(page)
    seam = page.locator(".seam").bounding_box()
    assert seam
    assert seam["height"] == 72


def test_on_a_tablet_players_and_log_open_in_a_drawer_beside_the_decision(opening: Opening) -> None:
    page = opening(viewport={"width": 1024, "height": 768})
    hands.play_now(page)
    page.locator(".players button").first.click()
    drawer, seam = page.locator(".drawer"), page.locator(".seam").bounding_box()
    expect(drawer.locator(".pp")).to_have_count(3)
    box = drawer.bounding_box()
    assert box
    assert seam
    assert box["y"] + box["height"] <= seam["y"] + 1
    page.get_by_role("button", name="Log and chat").click()
    expect(drawer.get_by_role("log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_a_phone_on_its_side_keeps_half_of_the_screen_for_the_city(opening: Opening) -> None:
    page = opening(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    hands.play_now(page)
    city = page.locator(".city").bounding_box()
    assert city
    assert city["width"] > 422
    assert city["height"] == 390
