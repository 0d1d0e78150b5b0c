"""Guided first games in the browser: by mouse, by keyboard, with a finger."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web import hands
from tests.web.conftest import Opening
from tests.web.test_everyone import violations

PHONE = {"width": 390, "height": 844}
BRACKETED_ABOVE_COACH = """() => {
  const [bracket, coach] = ['.bracket', '.coach'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return bracket && coach && bracket.top > 0 && bracket.bottom <= coach.top;
}"""
"""What is meant lies further down than the phone shows: it was scrolled to."""


def learn(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-game='{game}'] .learn .btn").click()
    at_step(page, 1)


def at_step(page: Page, number: int) -> None:
    """Wait until the learner may act in a step."""
    expect(page.locator(".progress").first).to_contain_text(re.compile(rf"^\D+{number} \D+\d"))
    expect(page.locator(".coach .task")).not_to_have_text("The others are playing.")


def target(page: Page, name: str) -> Locator:
    return page.locator(f"[data-target='{name}']").first


def press(page: Page, *names: str) -> None:
    """Choose what the lesson asks for, and confirm it where that is wanted."""
    for name in names:
        expect(page.locator(".bracket").first).to_be_visible()
        target(page, name).click()
    hands.confirm_button(page).click()


def go_on(page: Page, number: int) -> None:
    at_step(page, number)
    page.get_by_role("button", name="Go on").click()


def test_the_lesson_of_praetor_by_mouse(opening: Opening) -> None:
    page = opening()
    learn(page, "praetor")
    target(page, "tile:gold_mine_a").click()
    at_step(page, 2)
    target(page, "worker:1").click()
    expect(page.locator(".coach .said")).to_have_text("This die brings 1 gold. The oldest brings more.")
    assert violations(page) == []
    press(page, "worker:3")
    go_on(page, 3)
    at_step(page, 4)
    target(page, "shelf:stone_quarry_a").click()
    at_step(page, 5)
    page.get_by_role("button", name="Back").click()
    at_step(page, 4)
    page.goto("/")
    expect(page.locator("[data-game='praetor'] .learn")).to_contain_text("Step 4 of 16")
    learn_again = page.locator("[data-game='praetor'] .learn .btn")
    learn_again.click()
    at_step(page, 4)
    target(page, "shelf:stone_quarry_a").click()
    at_step(page, 5)
    target(page, "worker:1").click()
    at_step(page, 6)
    target(page, "cell:1,-1").click()
    expect(page.locator(".coach .said")).to_have_text("You can, but it brings 2. Look for +3.")
    assert page.locator(".bracket").count() == 3
    target(page, "cell:-1,-1").click()
    expect(page.locator(".bracket b")).to_have_text(["1", "2", "3"])
    expect(page.locator(".coach li")).to_have_count(3)
    press(page)
    go_on(page, 7)
    at_step(page, 8)
    target(page, "tile:workers_camp_a").click(force=True)
    expect(page.locator(".why")).to_be_visible()
    go_on(page, 8)
    at_step(page, 9)
    press(page, "tile:sawmill_a")
    go_on(page, 10)
    go_on(page, 11)
    at_step(page, 12)
    press(page, "tile:imperial_outpost_a", "worker:2")
    at_step(page, 13)
    press(page, "tile:workers_camp_a", "worker:3")
    at_step(page, 14)
    press(page, "tile:gold_mine_a")
    at_step(page, 15)
    press(page, "tile:stone_quarry_a", "worker:5")
    at_step(page, 16)
    page.keyboard.press("p")
    hands.confirm_button(page).click()
    expect(page.locator(".coach")).to_contain_text("You know how to play")
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    hands.wait_for_question(page)


def test_a_lesson_on_a_phone_with_a_finger(opening: Opening) -> None:
    page = opening(viewport=PHONE, has_touch=True, is_mobile=True)
    learn(page, "praetor")
    hands.tap(page, target(page, "tile:gold_mine_a"))
    at_step(page, 2)
    page.locator(".options [data-option='worker 1']").press("Enter")
    expect(page.locator(".coach .said")).to_have_text("This die brings 1 gold. The oldest brings more.")
    expect(page.locator(".coach")).to_be_focused()
    page.get_by_role("button", name="Show me").tap()
    expect(target(page, "worker:3")).to_be_focused()
    hands.tap(page, target(page, "worker:3"))
    hands.confirm_button(page).tap()
    at_step(page, 3)
    page.get_by_role("button", name="Go on").tap()
    at_step(page, 4)
    hands.tap(page, target(page, "shelf:stone_quarry_a"))
    at_step(page, 5)
    sheet, bracket = page.locator(".coach").bounding_box(), page.locator(".bracket").first.bounding_box()
    assert sheet and bracket and sheet["height"] <= 340
    assert violations(page) == []
    page.goto("/learn/architects?step=6")
    at_step(page, 6)
    page.wait_for_function(BRACKETED_ABOVE_COACH)


def test_a_lesson_by_keyboard_alone(opening: Opening) -> None:
    page = opening("/")
    page.locator("[data-game='aquileia'] .learn .btn").focus()
    page.keyboard.press("Enter")
    heard = page.locator(".coach [aria-live]")
    expect(heard).to_contain_text("Send a henchman to the 2 in the Arena.")
    page.evaluate("() => document.body.focus()")
    for step, target_of_step in enumerate(("space:arena_2", "space:equi_et_arma_left"), 1):
        at_step(page, step)
        page.get_by_role("button", name="To what is marked").focus()
        page.keyboard.press("Enter")
        expect(target(page, target_of_step)).to_be_focused()
        page.keyboard.press("Enter")
        expect(hands.confirm_button(page)).to_be_focused()
        page.keyboard.press("Enter")
    at_step(page, 3)
    page.keyboard.press("p")
    expect(page.locator(".coach .said")).to_contain_text("The rules allow it")
    heard.evaluate("""element => {
      const said = () => element.textContent && (element.dataset.again = 'said');
      new MutationObserver(said).observe(element, { subtree: true, childList: true, characterData: true });
    }""")
    page.keyboard.press("n")
    expect(heard).to_have_attribute("data-again", "said")


def test_a_chapter_of_the_rulebook_is_tried_at_its_step_of_the_lesson(opening: Opening) -> None:
    page = opening("/rules/praetor/wall")
    page.get_by_role("link", name="Try it on the table").click()
    at_step(page, 12)
    target(page, "tile:imperial_outpost_a").click()
    target(page, "worker:2").click()
    expect(page.locator(".coach .task")).to_have_text("Now confirm your choice.")
    page.get_by_role("button", name="End lesson").click()
    expect(page.locator(".coach h2")).to_have_text("The lesson ends here")
