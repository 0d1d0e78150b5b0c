"""Rome: City of Marble in a real browser: whole games, the grid by keyboard, what a placement would bring."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.conftest import Opening
from tests.web.positions import play_on
from tests.web.test_everyone import violations

LIT = "[data-target^='{}:']:not([aria-disabled='true'])"
LATE = 340
"""After so many moves of the recorded game its last turns begin."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def sit_down(page: Page, *others: str) -> None:
    """Begin a game with these seats after one's own."""
    hands.start_with_seats(page, *others, game="marble")


def play_a_tile(page: Page) -> None:
    """Go as far as the question where a tile shall lie."""
    hands.wait_for_question(page)
    page.locator("[data-target='do:play_tile']").click()
    page.wait_for_selector(f"{LIT.format('atrium')}, {LIT.format('cell')}")
    if page.locator(LIT.format("atrium")).count():
        page.locator(LIT.format("atrium")).first.click()
    page.wait_for_selector(LIT.format("cell"))


def sending_magistrates(hand: hands.Hand) -> hands.Hand:
    """A hand that takes a magistrate along, or lets it stay, before it confirms."""

    def play(page: Page, rng: Random) -> None:
        other = page.locator(".seam [data-target='bar:magistrate']")
        if hands.confirm_button(page).count() and other.count() and rng.random() < 0.8:
            other.press("Enter")
        else:
            hand(page, rng)

    return play


def test_a_game_is_played_to_its_end_with_the_mouse(opening: Opening) -> None:
    page = opening()
    play_on(page, "marble/2-players", LATE)
    assert hands.play(page, sending_magistrates(hands.mouse)) == hands.OVER
    totals = [int(cell) for cell in page.locator(".end tfoot td").all_inner_texts()]
    rows = page.locator(".end table:has(tfoot) tbody tr").all()
    sums = [sum(int(row.locator("td").nth(seat).inner_text()) for row in rows) for seat in range(2)]
    assert sums == totals
    page.get_by_role("link", name="See the board").click()
    expect(page.locator(".city .civic").nth(5)).to_be_visible()


def test_a_whole_game_is_played_with_the_keyboard_alone(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    assert hands.play(page, sending_magistrates(hands.keyboard), seed=2) == hands.OVER
    page.keyboard.press("Escape")
    expect(page.locator(".end[data-act]")).to_have_count(0)


def test_a_whole_game_is_played_by_roles_and_names_alone(opening: Opening) -> None:
    page = opening()
    hands.choose_at_once(page)
    sit_down(page, "bot:medium")
    assert hands.play(page, hands.by_name, seed=4) == hands.OVER


def test_a_game_is_played_to_its_end_on_a_phone(opening: Opening) -> None:
    page = opening(**PHONE)
    hands.choose_at_once(page)
    play_on(page, "marble/2-players", LATE)
    assert hands.play(page, sending_magistrates(hands.finger), seed=3) == hands.OVER


def test_two_browsers_play_at_one_table(opening: Opening) -> None:
    host = opening()
    sit_down(host, "open")
    host.get_by_role("button", name="Copy the link").wait_for()
    guest = opening(host.url)
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()
    guest.wait_for_selector(".table")
    rng = Random(5)
    for _ in range(30):
        page = hands.whoever_is_asked(host, guest)
        hands.play(page, sending_magistrates(hands.mouse), moves=1, seed=rng.randrange(1000))
    number = hands.whoever_is_asked(host, guest).locator(".table").get_attribute("data-n") or ""
    for page in (host, guest):
        expect(page.locator(".table")).to_have_attribute("data-n", number)
    drawn = [page.locator(".city [data-piece^='tile-']").count() for page in (host, guest)]
    assert drawn[0] == drawn[1] > 0


def test_the_arrows_go_over_the_grid_from_place_to_place(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    play_a_tile(page)
    page.locator(LIT.format("cell")).first.focus()
    seen = {page.evaluate("() => document.activeElement.dataset.target")}
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"]:
        page.keyboard.press(key)
        target = page.evaluate("() => document.activeElement.dataset.target")
        assert target.startswith("cell:")
        seen.add(target)
    assert len(seen) > 2


def test_a_placement_shows_its_tile_where_it_would_lie(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    play_a_tile(page)
    assert page.locator(".city g[filter]").count() == 0
    page.locator(LIT.format("cell")).first.hover()
    expect(page.locator(".city g[filter]")).to_have_count(1)


def find_a_site_to_complete(page: Page) -> str:
    """Play until some place would complete a site; return its target."""
    for seed in range(40):
        assert hands.wait_for_question(page) == hands.ASKED
        if page.locator("[data-target='do:play_tile']:not([aria-disabled='true'])").count():
            play_a_tile(page)
            completing = page.locator(f"{LIT.format('cell')}[aria-label*='completes']")
            if completing.count():
                return str(completing.first.get_attribute("data-target"))
        hands.play(page, hands.mouse, moves=1, seed=seed)
    raise AssertionError("no place completes a site")


def test_a_site_says_who_would_build_it_and_for_how_many_points(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    target = find_a_site_to_complete(page)
    hexagons = page.locator(".city .civic").count()
    page.locator(f"[data-target='{target}']").click()
    page.wait_for_selector(".seam .confirm")
    expect(page.locator(".seam .q")).to_contain_text(re.compile(r"\d points|fountain|plaza"))
    offered = page.locator(".seam [data-target^='bar:']")
    before = offered.get_attribute("data-target") or ""
    page.keyboard.press("m")
    expect(offered).not_to_have_attribute("data-target", before)
    page.keyboard.press("Enter")
    risen = page.locator(".city .civic").nth(hexagons)
    further = page.locator(f"{LIT.format('site')}, {LIT.format('edge')}")
    expect(risen.or_(further).first).to_be_visible()
    while not risen.count():  # aqueducts may come first, and which of several sites is a question
        hands.play(page, hands.mouse, moves=1)
        expect(risen.or_(further).or_(hands.confirm_button(page)).first).to_be_visible()
    expect(risen).to_be_visible()


def test_a_place_that_is_refused_says_why(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    play_a_tile(page)
    box = page.locator(".city").bounding_box()
    assert box is not None
    for share in range(25, 75, 2):
        x, y = box["x"] + box["width"] * share / 100, box["y"] + box["height"] / 2
        on_button = page.evaluate(f"() => document.elementFromPoint({x}, {y}).closest('button') !== null")
        if not on_button and not page.locator(".why").count():
            page.mouse.click(x, y)
    expect(page.locator(".why")).to_contain_text(re.compile("must touch a hill|share a whole side|already covers"))
    expect(page.locator(".why button")).to_contain_text(re.compile(r"Rule M10\.(3|4|5|14)"))


def test_the_city_is_moved_and_its_size_changed(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    hands.wait_for_question(page)
    layer = page.locator(".city > svg > g")
    first = layer.get_attribute("transform")
    box = page.locator(".city").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    expect(layer).not_to_have_attribute("transform", first or "")
    larger = layer.get_attribute("transform")
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    expect(layer).not_to_have_attribute("transform", larger or "")
    page.get_by_role("button", name="Whole city").click()
    expect(layer).to_have_attribute("transform", first or "")


def test_axe_finds_nothing_in_light_and_dark(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium", "bot:medium", "bot:medium")
    hands.wait_for_question(page)
    assert violations(page) == []
    play_a_tile(page)
    assert violations(page) == []
    page.locator(LIT.format("cell")).first.click()
    page.wait_for_selector(".seam .confirm")
    assert violations(page) == []


def test_axe_finds_nothing_on_a_phone(opening: Opening) -> None:
    page = opening(**PHONE)
    sit_down(page, "bot:medium")
    hands.wait_for_question(page)
    for name in ("Districts", "Boards", "City"):
        page.get_by_role("navigation", name="Views").get_by_role("button", name=name).click()
        assert violations(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize(
    ("locale", "action", "district"),
    [
        ("en-GB", "Draw two tiles", "Baths"),
        ("it-IT", "Pescare due tessere", "Terme"),
        ("fr-FR", "Prendre deux", "Thermes"),
    ],
)
def test_the_board_speaks_the_language_of_its_reader(opening: Opening, locale: str, action: str, district: str) -> None:
    page = opening(locale=locale)
    sit_down(page, "bot:medium")
    hands.wait_for_question(page)
    expect(page.locator(".tray")).to_contain_text(action)
    expect(page.locator(".right")).to_contain_text(district)
    assert "marble-" not in page.locator("#app").inner_text()


def test_the_whole_board_is_seen_without_scrolling(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium", "bot:medium", "bot:medium")
    hands.wait_for_question(page)
    sizes = page.evaluate("() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert sizes == [900, 1440]
    for part in (".right", ".tray"):
        more = page.evaluate(
            f"() => {{ const c = document.querySelector('{part}'); "
            "return Math.max(c.scrollHeight - c.clientHeight, c.scrollWidth - c.clientWidth); }"
        )
        assert more <= 0, part
