"""Aquileia in a real browser: whole games, an auction between two, the fight strip and its dice."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.boxes import sticking_out
from tests.web.conftest import Opening
from tests.web.positions import play_on
from tests.web.test_everyone import violations

LIT = "[data-target^='{}:']:not([aria-disabled='true'])"
SEED = 3
LATE = 200
"""After so many moves of the recorded game its last round begins."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
BOTS = ("bot:medium", "bot:medium")
PATIENT_DICE = """
  const animate = Element.prototype.animate;
  window.tumbling = [];
  Element.prototype.animate = function (frames, options) {
    if (!this.closest('[data-die]')) return animate.call(this, frames, options);
    const rolling = animate.call(this, frames, { ...options, duration: 60000 });
    window.tumbling.push(rolling);
    return rolling;
  };
"""


def sit_down(page: Page, *others: str) -> None:
    """Choose Aquileia at home and begin a game with these seats after one's own."""
    hands.start_with_seats(page, *others, game="aquileia")


def deal(page: Page, *others: str) -> None:
    """Open a table with a fixed deal, in which one's own seat begins."""
    hands.start_with_seats(page, *others, game="aquileia", seed=SEED)


def choose(page: Page, target: str) -> None:
    """Point at a target, confirm, and wait until it is played."""
    whole = page.locator(".table, .ph")
    before = whole.get_attribute("data-n") or ""
    page.locator(f"[data-target='{target}']").click()
    hands.confirm_button(page).click()
    expect(whole).not_to_have_attribute("data-n", before)


def place(page: Page, *spaces: str) -> None:
    """Take one placement turn: the first of these spaces that is still free, else the disc, else a pass."""
    wanted = [f"space:{space}" for space in spaces] + ["track:", "bar:pass"]
    lit = [target for target in wanted if page.locator(f"[data-target='{target}']:not([aria-disabled='true'])").count()]
    choose(page, lit[0])


def place_all(page: Page, *spaces: str) -> None:
    """Place henchmen on these spaces as far as they are free, then the disc, and pass until actions are asked for."""
    while hands.wait_for_question(page) == hands.ASKED and page.locator(".stage .lap").count():
        place(page, *spaces)


def test_a_game_is_played_to_its_end_with_the_mouse(opening: Opening) -> None:
    page = opening()
    play_on(page, "aquileia/3-players", LATE)
    assert hands.play(page, hands.mouse) == hands.OVER
    totals = [int(cell) for cell in page.locator(".end tfoot td").all_inner_texts()]
    rows = page.locator(".end table:has(tfoot) tbody tr").all()
    sums = [sum(int(row.locator("td").nth(seat).inner_text()) for row in rows) for seat in range(3)]
    assert sums == totals
    page.get_by_role("link", name="See the board").click()
    expect(page.locator(".lot.built").nth(5)).to_be_visible()


def test_a_whole_game_is_played_with_the_keyboard_alone(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium", "bot:medium")
    assert hands.play(page, hands.keyboard_on("main"), seed=2) == hands.OVER
    page.keyboard.press("Escape")
    expect(page.locator(".end[data-act]")).to_have_count(0)


def test_a_whole_game_is_played_by_roles_and_names_alone(opening: Opening) -> None:
    page = opening()
    hands.choose_at_once(page)
    sit_down(page, "bot:medium", "bot:medium")
    assert hands.play(page, hands.by_name, seed=4) == hands.OVER


def test_a_game_is_played_to_its_end_on_a_phone(opening: Opening) -> None:
    page = opening(**PHONE)
    hands.choose_at_once(page)
    play_on(page, "aquileia/3-players", LATE)
    assert hands.play(page, hands.finger, seed=3) == hands.OVER


def test_two_browsers_bid_against_each_other_in_an_auction(opening: Opening) -> None:
    host = opening()
    deal(host, "open", "bot:random")
    host.get_by_role("button", name="Copy the link").wait_for()
    guest = opening(host.url)
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()
    guest.wait_for_selector(".stage")
    while not (page := hands.whoever_is_asked(host, guest)).locator(".auction").count():
        place(page, *(["theatrum"] if page is host else []))
    assert page is host
    choose(host, "ante:bronze")
    expect(guest.locator("[data-bidder='0']")).to_contain_text("bids 1")
    expect(guest.locator("[data-bidder='0']")).to_have_class(re.compile("leads"))
    choose(guest, "bid:2")
    while (page := hands.whoever_is_asked(host, guest)).locator(".auction").count():
        choose(page, "bar:pass")
    for page in (host, guest):
        expect(page.locator(".log")).to_contain_text("bids 2 bronze")
        expect(page.locator(".log")).to_contain_text(re.compile("wins the .* laurel"))
    expect(host.locator(".tray .laurel")).to_have_count(0)


def test_the_fight_strip_shows_where_each_strength_comes_from(opening: Opening) -> None:
    page = opening()
    deal(page, *BOTS)
    place_all(page, "arena_2", "arena_1a")
    expect(page.locator(".contest")).to_be_visible()
    for lane in page.locator("[data-lane]").all():
        base = int(lane.locator(".part.base").inner_text())
        counting = lane.locator(".dice .counts").count()
        assert lane.locator(".dice [data-die]").count() == 3
        assert int(lane.locator(".sum").inner_text().split()[0]) == base + counting
    expect(page.locator(".stage .steps [aria-current]")).to_contain_text("Cards")


def test_rolled_dice_tumble_until_a_key_is_pressed(opening: Opening) -> None:
    page = opening(reduced_motion="no-preference")
    page.add_init_script(PATIENT_DICE)
    deal(page, *BOTS)
    place_all(page, "arena_2")
    page.wait_for_function("() => window.tumbling.some(rolling => rolling.playState === 'running')")
    page.keyboard.press("Shift")
    states = page.evaluate("() => window.tumbling.map(rolling => rolling.playState)")
    assert "finished" in states
    assert "running" not in states


def test_dice_lie_still_where_motion_is_unwelcome(opening: Opening) -> None:
    page = opening(reduced_motion="reduce")
    page.add_init_script(PATIENT_DICE)
    deal(page, *BOTS)
    place_all(page, "arena_2")
    page.wait_for_selector("[data-lane] [data-die='bronze'], [data-lane] [data-die='gold']")
    assert page.evaluate("() => window.tumbling.length") == 0


def test_a_space_that_is_taken_says_why_it_is_refused(opening: Opening) -> None:
    page = opening()
    deal(page, *BOTS)
    hands.wait_for_question(page)
    choose(page, "space:arena_2")
    hands.wait_for_question(page)
    page.locator("[data-target='space:arena_2']").click(force=True)
    expect(page.locator(".why")).to_contain_text("A henchman already stands here")
    expect(page.locator(".why button")).to_have_text("Rule Q6.23")


def test_a_lot_that_is_too_dear_says_what_is_missing(opening: Opening) -> None:
    page = opening()
    deal(page, *BOTS)
    place_all(page, "forum_1", "forum_2", "forum_3")
    page.locator("[data-target='lot:villa_white_10']").click(force=True)
    expect(page.locator(".why")).to_contain_text("bronze short")


def test_a_chosen_space_shows_the_henchman_who_would_stand_there(opening: Opening) -> None:
    page = opening()
    deal(page, *BOTS)
    hands.wait_for_question(page)
    assert page.locator("[data-space='pecunia'] svg[viewBox='0 -1 24 30']").count() == 0
    page.locator("[data-target='space:pecunia']").click()
    expect(page.locator("[data-space='pecunia'] svg[viewBox='0 -1 24 30']")).to_have_count(1)


def test_the_rules_beside_the_board_mark_what_is_reconstructed(opening: Opening) -> None:
    page = opening()
    deal(page, *BOTS)
    hands.wait_for_question(page)
    page.keyboard.press("?")
    page.get_by_placeholder("Find a word").fill("Q8.3.")
    expect(page.locator("[id='rule-Q8.3.4'] .mark")).to_have_text("reconstructed")
    expect(page.locator("[id='rule-Q8.3.2']")).to_be_visible()
    expect(page.locator("[id='rule-Q8.3.2'] .mark")).to_have_count(0)
    assert violations(page) == []


def test_axe_finds_nothing_in_light_and_dark(opening: Opening) -> None:
    page = opening()
    deal(page, *BOTS, *BOTS)
    hands.wait_for_question(page)
    assert violations(page) == []
    page.locator(LIT.format("space")).first.click()
    page.wait_for_selector(".seam .confirm")
    assert violations(page) == []
    place_all(page, "arena_2", "pecunia", "forum_1")
    assert violations(page) == []
    hands.play(page, hands.mouse, moves=6, seed=4)
    assert violations(page) == []


def test_axe_finds_nothing_on_a_phone(opening: Opening) -> None:
    page = opening(**PHONE)
    deal(page, *BOTS)
    hands.wait_for_question(page)
    for name in ("Lots", "Boards", "City"):
        page.get_by_role("navigation", name="Views").get_by_role("button", name=name).click()
        assert violations(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    place_all(page, "arena_2")
    assert violations(page) == []


@pytest.mark.parametrize(
    ("size", "locale"),
    [
        ((1440, 900), "en-GB"),
        ((1024, 768), "en-GB"),
        ((1024, 768), "fr-FR"),
        ((1024, 768), "it-IT"),
        ((1920, 1080), "en-GB"),
    ],
)
def test_nothing_is_cut_off(opening: Opening, size: tuple[int, int], locale: str) -> None:
    page = opening(viewport={"width": size[0], "height": size[1]}, locale=locale)
    deal(page, *BOTS, *BOTS)
    hands.wait_for_question(page)
    assert sticking_out(page, ".stage, .area, .lot") == []
    place_all(page, "arena_2", "forum_1", "pecunia")
    assert sticking_out(page, ".stage, .area, .lot") == []


@pytest.mark.parametrize(
    ("locale", "area", "lot"),
    [("en-GB", "Arena", "Pottery"), ("it-IT", "Arena", "vasaio"), ("fr-FR", "Arène", "Poterie")],
)
def test_the_board_speaks_the_language_of_its_reader(opening: Opening, locale: str, area: str, lot: str) -> None:
    page = opening(locale=locale)
    deal(page, *BOTS)
    expect(page.locator(".area.arena h2")).to_contain_text(area)
    expect(page.locator("[data-lot='shop_potter']")).to_contain_text(lot)


def test_a_game_is_looked_back_at_on_the_same_board(opening: Opening) -> None:
    page = opening()
    deal(page, *BOTS)
    hands.play(page, hands.mouse, moves=6, seed=Random(1).randrange(9))
    page.goto(f"{page.url}/review?at=6")
    expect(page.locator(".area")).to_have_count(6)
    expect(page.locator(".space.taken").first).to_be_visible()


def test_on_a_phone_the_board_of_the_review_is_laid_out_as_that_of_the_table(opening: Opening) -> None:
    page = opening(**PHONE)
    deal(page, *BOTS)
    hands.wait_for_question(page)
    page.goto(f"{page.url}/review?at=0")
    expect(page.locator(".area")).to_have_count(6)
    wider = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.className)"
    assert page.locator(".area, .areas, .brand, .bar").evaluate_all(wider) == []
