"""Everything that can be pressed is large enough for a finger, on every page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.boxes import small
from tests.web.conftest import Opening

PHONE, TABLET = {"width": 360, "height": 740}, {"width": 820, "height": 1180}


@pytest.fixture(params=[PHONE, TABLET], ids=["phone", "tablet"])
def touched(request: pytest.FixtureRequest, opening: Opening) -> Page:
    """A page on a device without a mouse."""
    return opening(viewport=request.param, has_touch=True, is_mobile=True)


def test_home_and_settings_fit_a_finger(touched: Page) -> None:
    page = touched
    page.goto("/")
    page.wait_for_selector(".new")
    assert small(page) == []
    page.get_by_role("button", name="Settings").tap()
    assert small(page) == []


def test_the_table_and_all_that_opens_over_it_fit_a_finger(touched: Page) -> None:
    page = touched
    hands.play_now(page)
    assert small(page) == []
    page.get_by_role("button", name="Options", exact=True).tap()
    assert page.locator(".options.open li").count() > 3
    assert small(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").tap()
    page.wait_for_selector(".rule")
    assert small(page) == []
    page.get_by_role("button", name="Close the rules").tap()
    page.get_by_role("button", name="Settings").tap()
    assert small(page) == []


@pytest.mark.parametrize("name", ["Build", "Wall", "Boards", "Log"])
def test_every_page_of_a_phone_fits_a_finger(opening: Opening, name: str) -> None:
    page = opening(viewport=PHONE, has_touch=True, is_mobile=True)
    hands.play_now(page)
    page.locator(".nav").get_by_role("button", name=name).tap()
    assert small(page) == []


def test_the_end_and_the_review_fit_a_finger(touched: Page) -> None:
    page = touched
    table = hands.sit(page, "praetor", "bot:greedy")
    page.request.post(f"/api/tables/{table}/seats/0/stand-in", data={"level": "greedy"})
    page.goto(f"/t/{table}")
    expect(page.locator(".end .postcard")).to_be_visible()
    assert small(page) == []
    page.goto(f"/t/{table}/review?at=30")
    page.wait_for_selector(".moves .cur")
    assert small(page) == []


def test_closing_the_list_of_options_gives_the_focus_back(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    opener = page.get_by_role("button", name="Options", exact=True)
    opener.click()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    expect(page.locator(".options")).to_have_css("width", "1px")


def test_on_a_phone_the_list_of_options_leaves_the_city_its_half(opening: Opening) -> None:
    page = opening(viewport=PHONE, has_touch=True, is_mobile=True)
    hands.play_now(page)
    page.get_by_role("button", name="Options", exact=True).tap()
    options, city = page.locator(".options.open").bounding_box(), page.locator(".city").bounding_box()
    assert options
    assert city
    assert options["y"] - city["y"] > 200
    page.locator(".options.open [data-option='pass']").tap()
    expect(page.locator(".options.open")).to_have_count(0)
    expect(page.locator(".seam .confirm")).to_be_visible()
