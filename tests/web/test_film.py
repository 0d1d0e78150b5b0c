"""What happened is shown as it happens; whatever is pressed while it is shown, the page ends with the truth."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web import hands
from tests.web.conftest import Opening

# Every piece with the number it shows, and whether it can be seen; copies that fly are none.
_PIECES = """() => JSON.stringify([...document.querySelectorAll('[data-piece]')].map((piece) =>
  [piece.dataset.piece, piece.dataset.value ?? '', getComputedStyle(piece).opacity]).sort())"""
# Counts what was drawn over the page, and what was held while it was drawn.
_WATCH = """() => {
  window.flown = 0;
  new MutationObserver((changes) => changes.forEach((one) => (window.flown += one.addedNodes.length)))
    .observe(document.querySelector('.film'), { childList: true });
}"""
MOVES = {"praetor": 8, "architects": 6, "aquileia": 8, "marble": 8}


def shows_the_truth(page: Page) -> None:
    """Wait until a page shows, piece by piece, what a page shows that was opened just now."""
    fresh = page.context.new_page()
    fresh.goto(page.url)
    hands.wait_for_question(fresh)
    fresh.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")
    page.wait_for_function(f"truth => ({_PIECES})() === truth", arg=fresh.evaluate(_PIECES))
    page.wait_for_function("() => document.querySelector('.film').childElementCount === 0")
    fresh.close()


@pytest.mark.parametrize("game", sorted(MOVES))
def test_a_film_ends_with_the_truth_whatever_is_pressed_meanwhile(opening: Opening, game: str) -> None:
    page = opening(reduced_motion="no-preference")
    hands.choose_at_once(page)
    hands.start_with_seats(page, "bot:easy", "bot:easy", game=game)
    hands.wait_for_question(page)
    page.wait_for_selector(".film", state="attached")
    page.evaluate(_WATCH)
    hands.play(page, hands.mouse, moves=MOVES[game], seed=5)
    hands.wait_for_question(page)
    shows_the_truth(page)
    hands.play(page, hands.mouse, moves=1, seed=6)
    hands.wait_for_question(page)
    page.keyboard.press("Space")
    page.keyboard.press("Shift+Space")
    shows_the_truth(page)
    assert page.evaluate("() => window.flown") > 0
