"""What happened is shown as it happens; whatever is pressed while it is shown, the page ends with the truth."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.conftest import Opening
from tests.web.test_everyone import violations

# Every piece with the number it shows, and whether it can be seen; copies that fly are none.
_PIECES = """() => JSON.stringify([...document.querySelectorAll('[data-piece]')].map((piece) =>
  [piece.dataset.piece, piece.dataset.value ?? '', getComputedStyle(piece).opacity]).sort())"""
# Counts what was drawn over the page, and what was held while it was drawn.
_WATCH = """() => {
  window.flown = 0;
  new MutationObserver((changes) => changes.forEach((one) => (window.flown += one.addedNodes.length)))
    .observe(document.querySelector('.film'), { childList: true });
}"""
GAMES = ["aquileia", "architects", "marble", "praetor"]
MOVES = 8


def shows_the_truth(page: Page) -> None:
    """Wait until a page shows, piece by piece, what a page shows that was opened just now."""
    fresh = page.context.new_page()
    fresh.goto(page.url)
    hands.wait_for_question(fresh)
    fresh.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")
    page.wait_for_function(f"truth => ({_PIECES})() === truth", arg=fresh.evaluate(_PIECES))
    page.wait_for_function("() => document.querySelector('.film').childElementCount === 0")
    fresh.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_film_ends_with_the_truth_whatever_is_pressed_meanwhile(opening: Opening, game: str) -> None:
    page = opening(reduced_motion="no-preference")
    hands.start_with_seats(page, "bot:easy", "bot:easy", game=game)
    hands.wait_for_question(page)
    page.wait_for_selector(".film", state="attached")
    page.evaluate(_WATCH)
    hands.play(page, hands.mouse, moves=MOVES, seed=5)
    hands.wait_for_question(page)
    page.keyboard.press("Space")
    shows_the_truth(page)
    assert page.evaluate("() => window.flown") > 0


def scrub(page: Page) -> None:
    """Drag over the film from its last frame to its first, and turn the wheel over it."""
    frames = page.locator(".recap .frame")
    ends = [frame.bounding_box() for frame in (frames.last, frames.first)]
    (x, y), (to_x, to_y) = [(box["x"] + box["width"] / 2, box["y"] + 20) for box in ends if box]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=6)
    page.mouse.up()
    expect(frames.first).to_have_attribute("aria-current", "step")
    expect(page.locator(".film-traces path").first).to_be_attached()
    page.mouse.wheel(0, 100)
    expect(frames.nth(1)).to_have_attribute("aria-current", "step")


def test_what_happened_since_my_turn_is_looked_at_on_the_board(opening: Opening) -> None:
    page = opening()
    hands.choose_at_once(page)
    hands.start_with_seats(page, "bot:easy", "bot:easy", game="architects")
    offer = page.get_by_role("button", name="turns since yours")
    for seed in range(20):
        if offer.count():
            break
        hands.play(page, hands.mouse, moves=1, seed=seed)
        hands.wait_for_question(page)
    now = page.evaluate(_PIECES)
    turns = offer.inner_text().strip()
    page.keyboard.press("b")
    expect(page.locator(".seam")).to_contain_text(f"Looking back, turn 1 of {turns}")
    expect(page.locator("main [data-target]")).to_have_count(0)
    board = page.locator("main > :first-child")
    first = board.text_content() or ""
    page.keyboard.press("End")
    expect(board).not_to_have_text(first)
    expect(page.locator(".seam")).to_contain_text(f"turn {turns} of {turns}")
    expect(page.locator(".recap .frame").last).to_have_attribute("aria-current", "step")
    assert violations(page) == []
    scrub(page)
    page.keyboard.press("Escape")
    expect(page.locator(".recap .frame")).to_have_count(0)
    page.wait_for_function(f"now => ({_PIECES})() === now", arg=now)
    expect(page.locator(".seam.mine")).to_be_visible()
