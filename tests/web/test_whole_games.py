"""Games of Praetor in a real browser, from their first question and to their end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web import hands
from tests.web.conftest import Opening
from tests.web.positions import play_on

LATE, LATE_FOR_TWO = 185, 210
"""After so many moves of the recorded games their last rounds begin."""


def test_a_game_is_played_to_its_end_with_the_mouse(opening: Opening) -> None:
    page = opening()
    play_on(page, "praetor/3-players", LATE)
    assert hands.play(page, hands.mouse) == hands.OVER
    assert page.locator(".end tfoot td").count() == 3


def test_a_game_is_begun_and_ended_with_the_keyboard_alone(opening: Opening) -> None:
    page = opening()
    hands.start_with_seats(page, "bot:medium")
    hands.play(page, hands.keyboard, moves=hands.BEGINNING, seed=2)
    play_on(page, "praetor/3-players", LATE)
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
    hands.play(page, hands.by_name, moves=hands.BEGINNING, seed=4)
    play_on(page, "praetor/2-players", LATE_FOR_TWO, "me", "me")
    assert hands.play(page, hands.by_name, seed=4) == hands.OVER
