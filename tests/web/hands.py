"""Hands that play: with the mouse, with the keyboard alone, with a finger."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page

SETTINGS = "groma"
ASKED, OVER, WAITING = "asked", "over", "waiting"
_STANDING = """() => {
  if (document.querySelector('dialog[open]')) return 'over';
  const seam = document.querySelector('.seam');
  return seam && seam.classList.contains('mine') ? 'asked' : 'waiting';
}"""
Hand = Callable[[Page, Random], None]


def play_now(page: Page) -> None:
    """Begin a game against bots and wait for the first question."""
    page.locator(".meta .btn.go").first.click()
    wait_for_question(page)


def choose_at_once(page: Page) -> None:
    """Set, as one may, that a choice needs no confirmation."""
    page.wait_for_load_state("networkidle")
    page.evaluate("key => localStorage.setItem(key, JSON.stringify({ confirm: 'never' }))", SETTINGS)
    page.reload()


def start_with_seats(page: Page, *choices: str) -> None:
    """Begin a game with these seats after one's own: `open`, `me` or `bot:<level>`."""
    page.wait_for_selector(".seat select")
    while page.locator(".seat select").count() > len(choices):
        page.locator(".seat .tool").last.click()
    while page.locator(".seat select").count() < len(choices):
        page.locator(".new .add").click()
    for number, choice in enumerate(choices):
        page.locator(".seat select").nth(number).select_option(choice)
    page.locator(".new .btn.go").click()


def standing(page: Page) -> str:
    """Tell whether the page asks, waits or shows the end."""
    return str(page.evaluate(_STANDING))


def wait_for_question(page: Page, seconds: float = 30) -> str:
    """Wait until the page asks something or the game is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        now = standing(page)
        if now != WAITING:
            return now
        page.wait_for_timeout(25)
    raise AssertionError(f"nothing asked within {seconds} s; the bar says {page.locator('.seam').inner_text()!r}")


def whoever_is_asked(*pages: Page) -> Page:
    """Wait until one of several pages asks something."""
    for _ in range(400):
        for page in pages:
            if standing(page) == ASKED:
                return page
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def play(page: Page, hand: Hand, moves: int = 2000, seed: int = 1) -> str:
    """Play so many moves, or to the end; return how the page stands."""
    rng = Random(seed)
    for _ in range(moves):
        if wait_for_question(page) == OVER:
            return OVER
        before = marks(page)
        hand(page, rng)
        _wait_for_change(page, before)
    return standing(page)


def marks(page: Page) -> str:
    """Return what changes with every choice: the question, the choice and the log."""
    return str(
        page.evaluate(
            "() => [document.querySelector('.seam')?.innerText, document.querySelectorAll('[data-target]').length,"
            " document.querySelector('.table, .ph')?.dataset.n, document.querySelector('dialog[open]') !== null]"
            ".join('|')"
        )
    )


def _wait_for_change(page: Page, before: str) -> None:
    until = time.monotonic() + 10
    while time.monotonic() < until:
        if marks(page) != before:
            return
        page.wait_for_timeout(15)
    raise AssertionError(f"nothing happened after a choice; the bar says {before!r}")


def confirm_button(page: Page) -> Locator:
    """Return the button that confirms."""
    return page.locator(".seam .confirm")


def mouse(page: Page, rng: Random) -> None:
    """Click one of the lit targets, or confirm."""
    if confirm_button(page).count():
        confirm_button(page).click()
        return
    page.mouse.move(1, 1)
    _one(page, rng).click()


def finger(page: Page, rng: Random) -> None:
    """Tap one of the lit targets, wherever on the phone's pages they are, or confirm."""
    if confirm_button(page).count():
        confirm_button(page).tap()
        return
    if page.locator(".why").count():
        page.locator(".pb h1").tap()
    target = _one(page, rng)
    if _is_inside(target, page.locator("main")) or not target.evaluate("element => element.closest('.city')"):
        target.tap()
    else:
        target.dispatch_event("click")


def _is_inside(target: Locator, whole: Locator) -> bool:
    """Tell whether the middle of a target can be touched where it lies."""
    box, around = target.bounding_box(), whole.bounding_box()
    if not box or not around:
        return False
    x, y = box["x"] + box["width"] / 2 - around["x"], box["y"] + box["height"] / 2 - around["y"]
    return 0 <= x <= around["width"] and 0 <= y <= around["height"]


def keyboard_on(board: str) -> Hand:
    """A hand that goes to the board with F6, about it with the arrows, chooses with Enter; else answers by number."""

    def play(page: Page, rng: Random) -> None:
        if confirm_button(page).count():
            page.keyboard.press("Enter")
            return
        if page.locator(f"{board} [data-target]").count() and rng.random() < 0.7:
            _go_to_board(page, board)
            for _ in range(rng.randrange(4)):
                page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            if page.evaluate("() => document.activeElement.matches('[data-target]:not([aria-disabled])')"):
                page.keyboard.press("Enter")
                return
            if page.locator(".why").count():
                page.keyboard.press("Escape")
        count = page.locator(".options li").count()
        page.keyboard.press(str(rng.randrange(min(count, 9)) + 1))

    return play


keyboard = keyboard_on(".city")


def _go_to_board(page: Page, board: str) -> None:
    for _ in range(8):
        if page.evaluate("board => document.activeElement.closest(board) !== null", board):
            return
        page.keyboard.press("F6")
    raise AssertionError("F6 does not reach the board")


def _one(page: Page, rng: Random) -> Locator:
    """Return one of the targets that can be chosen; passing rarely."""
    lit = page.locator("[data-target]:not([aria-disabled='true']):not([data-target^='bar:'])")
    bar = page.locator(".seam [data-target^='bar:']")
    count = lit.count()
    if count and (rng.random() < 0.85 or not bar.count()):
        return lit.nth(rng.randrange(count))
    return bar.first if bar.count() else page.locator(".seam .amounts .btn").first
