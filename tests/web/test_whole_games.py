"""Whole games of Praetor in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web import hands
from tests.web.conftest import Opening
from tests.web.positions import play_on

LATE = 185
"""After so many moves of the recorded game its last rounds begin."""


def test_a_game_is_played_to_its_end_with_the_mouse(opening: Opening) -> None:
    page = opening()
    play_on(page, "praetor/3-players", LATE)
    assert hands.play(page, hands.mouse) == hands.OVER
    assert page.locator(".end tfoot td").count() == 3


def test_a_whole_game_is_played_with_the_keyboard_alone(opening: Opening) -> None:
    page = opening()
    hands.start_with_seats(page, "bot:medium")
    assert hands.play(page, hands.keyboard, seed=2) == hands.OVER
    page.keyboard.press("Escape")
    expect(page.locator(".end[data-act]")).to_have_count(0)


def test_a_game_is_played_to_its_end_on_a_phone(opening: Opening) -> None:
    page = opening(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    hands.choose_at_once(page)
    play_on(page, "praetor/3-players", LATE)
    assert hands.play(page, hands.finger, seed=3) == hands.OVER


def test_two_people_play_at_one_device_by_roles_and_names_alone(opening: Opening) -> None:
    page = opening()
    hands.choose_at_once(page)
    hands.start_with_seats(page, "me")
    assert hands.play(page, hands.by_name, seed=4) == hands.OVER
