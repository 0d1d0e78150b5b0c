"""Architects of the West Kingdom in a real browser: whole games, the secret draft, the rival, what cards say."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web import hands
from tests.web.boxes import covered, cut, overlapping, small
from tests.web.conftest import Opening
from tests.web.positions import play_on
from tests.web.test_everyone import violations
from tests.web.test_sizes import DESKS, PHONES, TABLETS, size

LIT = "[data-target^='{}']:not([aria-disabled='true'])"
GATHERING = 0.7
GATHERED = ["quarry", "forest", "mines", "silversmith"]
LATE = 225
"""After so many moves of the recorded game its last turns begin."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def sit_down(page: Page, *others: str) -> None:
    """Begin a game with these seats after one's own; without any it is a solo game."""
    hands.start_with_seats(page, *others, game="architects")


def lit(page: Page, kind: str) -> Locator:
    """Return the targets of a kind that can be chosen."""
    return page.locator(LIT.format(kind))


def building(hand: hands.Hand) -> hands.Hand:
    """A hand that goes to the Guildhall whenever it can, and often gathers goods for it, so that a game ends soon."""

    def play(page: Page, rng: Random) -> None:
        wanted = lit(page, "place:guildhall")
        if not wanted.count() and rng.random() < GATHERING:
            wanted = lit(page, f"place:{rng.choice(GATHERED)}")
        if wanted.count() and not hands.confirm_button(page).count():
            wanted.press("Enter")
        else:
            hand(page, rng)

    return play


def choose_cards(page: Page) -> None:
    """Go through the draft as far as the first turn."""
    for _ in range(6):
        hands.wait_for_question(page)
        if lit(page, "place:").count():
            return
        lit(page, "card:").first.click()
        hands.confirm_button(page).click()
        expect(hands.confirm_button(page)).to_have_count(0)
    raise AssertionError("the draft does not end")


def choose_cards_by_key(page: Page) -> None:
    """Go through the draft with the number of an option and Enter."""
    for _ in range(6):
        hands.wait_for_question(page)
        if lit(page, "place:").count():
            return
        page.keyboard.press("1")
        hands.confirm_button(page).wait_for()
        page.keyboard.press("Enter")
        expect(hands.confirm_button(page)).to_have_count(0)
    raise AssertionError("the draft does not end")


def points(page: Page) -> tuple[list[int], list[int]]:
    """Return the totals of the final table, and the sums of its rows."""
    totals = [_number(cell) for cell in page.locator(".end tfoot td").all_inner_texts()]
    rows = [row.locator("td").all_inner_texts() for row in page.locator(".end table:has(tfoot) tbody tr").all()]
    return totals, [sum(_number(row[column]) for row in rows) for column in range(len(totals))]


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_a_game_is_played_to_its_end_with_the_mouse(opening: Opening) -> None:
    page = opening()
    play_on(page, "architects/2-players", LATE)
    assert hands.play(page, building(hands.mouse)) == hands.OVER
    totals, sums = points(page)
    assert totals == sums
    assert len(totals) == 2


def test_a_whole_game_is_played_with_the_keyboard_alone(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    choose_cards_by_key(page)
    assert hands.play(page, building(hands.keyboard), seed=2) == hands.OVER
    page.keyboard.press("Escape")
    expect(page.locator(".end[data-act]")).to_have_count(0)


def test_a_game_is_played_to_its_end_on_a_phone(opening: Opening) -> None:
    page = opening(**PHONE)
    play_on(page, "architects/2-players", LATE)
    assert hands.play(page, building(hands.finger), seed=3) == hands.OVER


def test_a_solo_game_names_the_rival_from_the_first_move_to_the_last(opening: Opening) -> None:
    page = opening()
    sit_down(page)
    choose_cards(page)
    expect(page.locator(".players .nm").nth(1)).to_have_text("Constantine")
    hands.play(page, hands.mouse, moves=6, seed=4)
    expect(page.locator("[role=log]")).to_contain_text(
        re.compile(r"Constantine (turns up a scheme|takes a worker back)")
    )
    assert hands.play(page, hands.by_name, seed=4) == hands.OVER
    expect(page.locator(".end .scroll table").first).to_contain_text("Constantine")
    totals, sums = points(page)
    assert totals == sums
    expect(page.locator(".end h1.disp").last).to_contain_text(re.compile(r"\w+ wins"))


def test_the_draft_is_chosen_by_two_browsers_at_once_and_in_secret(opening: Opening) -> None:
    host = opening()
    sit_down(host, "open")
    host.get_by_role("button", name="Copy the link").wait_for()
    guest = opening(host.url)
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        hands.wait_for_question(page)
        expect(lit(page, "card:")).to_have_count(4)
    packs = [{one.get_attribute("data-target") for one in lit(page, "card:").all()} for page in (host, guest)]
    assert not packs[0] & packs[1]
    kept = lit(host, "card:").first.get_attribute("data-target")
    lit(host, "card:").first.click()
    hands.confirm_button(host).click()
    expect(host.locator(".seam")).to_have_class(re.compile("wait"))
    expect(lit(guest, "card:")).to_have_count(4)
    lit(guest, "card:").nth(1).click()
    hands.confirm_button(guest).click()
    for page in (host, guest):
        hands.wait_for_question(page)
        expect(lit(page, "card:")).to_have_count(3)
    passed = {one.get_attribute("data-target") for one in lit(guest, "card:").all()}
    assert passed == packs[0] - {kept}


def test_a_card_says_what_it_does_when_it_is_pointed_at_or_has_the_focus(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    hands.wait_for_question(page)
    card = lit(page, "card:").first
    card.hover()
    expect(page.locator(".note[popover]")).to_contain_text(re.compile(r"Costs .+\d victory points"))
    page.locator(".seam").hover()
    expect(page.locator(".note[popover]")).to_have_count(0)
    apprentice = page.locator(".rows [data-look]").first
    apprentice.focus()
    page.keyboard.press("i")
    expect(page.locator(".note[popover]")).to_contain_text("Skills:")
    assert page.locator(".note[popover] > p").inner_text() in (apprentice.get_attribute("aria-label") or "")


def test_a_card_says_what_it_does_when_it_is_tapped(opening: Opening) -> None:
    page = opening(**PHONE)
    sit_down(page, "bot:medium")
    hands.wait_for_question(page)
    page.get_by_role("navigation", name="Views").get_by_role("button", name="City").tap()
    page.locator(".rows [data-look]").first.tap()
    expect(page.locator(".note[popover]")).to_contain_text("Skills:")


def test_every_card_in_hand_tells_whether_it_can_be_built(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    choose_cards(page)
    expect(page.locator(".tray .hand .card")).to_have_count(3)
    expect(page.locator(".tray .hand em")).to_have_count(3)


def test_a_place_shows_what_it_would_bring_and_takes_the_worker_when_confirmed(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    choose_cards(page)
    expect(page.locator("[data-piece='place-quarry'] .foot")).to_contain_text("1st worker")
    page.locator("[data-target='place:quarry']").click()
    expect(page.locator(".seam .q")).to_contain_text("+1 stone")
    page.keyboard.press("Enter")
    expect(page.locator("[data-piece='place-quarry'] .rank").first).to_contain_text("1")


def test_a_place_that_is_refused_says_why(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    choose_cards(page)
    page.locator("[data-target='place:guildhall']").click(force=True)
    expect(page.locator(".why")).to_contain_text("neither construct")
    expect(page.locator(".why button")).to_contain_text("Rule D3.3")


def test_the_cards_of_another_player_are_spread_out_on_demand_but_not_the_hand(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    choose_cards(page)
    other = page.locator(".players .pp:not(.you)")
    other.locator(".spread").click()
    expect(other.locator(".backs")).to_contain_text(re.compile(r"\d cards? in hand"))
    assert f"{other.locator('.backs i').count()} card" in other.locator(".backs").inner_text()
    assert other.locator(".tableau [data-look*='card:']").count() == 0


def test_the_review_draws_the_same_board(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium")
    choose_cards(page)
    before = hands.number_of_moves(page)
    page.locator("[data-target='place:forest']").click()
    page.keyboard.press("Enter")
    hands.wait_for_move(page, before)
    page.goto(f"{page.url}/review")
    page.wait_for_selector("[data-piece='place-forest'] .rank")
    assert page.locator("main .place").count() == 9


def test_axe_finds_nothing_in_light_and_dark(opening: Opening) -> None:
    page = opening()
    sit_down(page, "bot:medium", "bot:medium", "bot:medium")
    hands.wait_for_question(page)
    assert violations(page) == []
    choose_cards(page)
    assert violations(page) == []
    page.locator("[data-target='place:quarry']").click()
    page.locator(".pp:not(.you) .spread").first.click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-target='place:town_centre']").click()
    page.wait_for_selector("[data-target^='group:']")
    assert violations(page) == []


def test_axe_finds_nothing_on_a_phone(opening: Opening) -> None:
    page = opening(**PHONE)
    sit_down(page, "bot:medium")
    hands.wait_for_question(page)
    for name in ("Hand", "Boards", "City"):
        page.get_by_role("navigation", name="Views").get_by_role("button", name=name).click()
        assert violations(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize(
    ("locale", "place", "hand"),
    [
        ("en-GB", "King's Storehouse", "Buildings in hand"),
        ("it-IT", "Magazzino Reale", "Edifici in mano"),
        ("fr-FR", "Entrepôt royal", "Bâtiments en main"),
    ],
)
def test_the_board_speaks_the_language_of_its_reader(opening: Opening, locale: str, place: str, hand: str) -> None:
    page = opening(locale=locale)
    sit_down(page, "bot:medium")
    choose_cards(page)
    expect(page.locator(".tray")).to_contain_text(hand)
    expect(page.locator(".city")).to_contain_text(place)
    assert "architects-" not in page.locator("#app").inner_text()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_whole_board_is_seen_without_scrolling(opening: Opening, width: int, height: int) -> None:
    page = opening(viewport={"width": width, "height": height})
    sit_down(page, "bot:medium", "bot:medium", "bot:medium", "bot:medium")
    choose_cards(page)
    sizes = page.evaluate("() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert sizes == [height, width]
    inside = page.evaluate(
        "() => { const whole = document.querySelector('main').getBoundingClientRect();"
        " return [...document.querySelectorAll('main [data-piece]')].every((piece) => {"
        " const box = piece.getBoundingClientRect();"
        " return box.top >= whole.top && box.bottom <= whole.bottom && box.right <= whole.right; }); }"
    )
    assert inside


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "fr-FR"])
def test_nothing_is_cut_at_any_size_in_any_language(opening: Opening, locale: str) -> None:
    page = opening(locale=locale)
    sit_down(page, "bot:medium", "bot:medium", "bot:medium")
    choose_cards(page)
    page.locator("[data-target='place:quarry']").click()
    page.wait_for_selector(".seam .confirm")
    for width, height in [*TABLETS, *DESKS, *PHONES]:
        size(page, width, height)
        assert cut(page, ".tray, .pb, .nav, .st") == [], (width, height)
        assert overlapping(page, ".city, .city .row, .right, .tray, .table, .ph") == [], (width, height)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("locale", "record", "move"),
    [("en-GB", "4-players-turnover", 194), ("it-IT", "5-players", 352), ("fr-FR", "5-players", 352)],
)
def test_where_many_workers_stand_no_words_cover_them(opening: Opening, locale: str, record: str, move: int) -> None:
    page = opening(locale=locale)
    play_on(page, f"architects/{record}", move)
    assert page.locator(".place .rank").count() > 20
    for width, height in [(1440, 900), (1280, 720), (1024, 768), (844, 390), (360, 740)]:
        size(page, width, height)
        assert covered(page, ".place", ".rank, .drawing") == [], (width, height)


@pytest.mark.parametrize("width", [360, 820])
def test_everything_fits_a_finger(opening: Opening, width: int) -> None:
    page = opening(viewport={"width": width, "height": 900}, has_touch=True, is_mobile=True)
    sit_down(page, "bot:medium")
    hands.wait_for_question(page)
    assert small(page) == []
    choose_cards(page)
    for name in ("City", "Hand", "Boards"):
        page.get_by_role("navigation", name="Views").get_by_role("button", name=name).click()
        assert small(page) == []
