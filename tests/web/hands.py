"""Hands that play: with the mouse, with the keyboard alone, with a finger."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.patience import PATIENCE

SETTINGS = "groma"
ASKED, OVER, WAITING = "asked", "over", "waiting"
_STANDING = """() => {
  if (document.querySelector('dialog[open]')) return 'over';
  const seam = document.querySelector('.seam');
  return seam && seam.classList.contains('mine') ? 'asked' : 'waiting';
}"""
_MARKS = """() => [document.querySelector('.seam')?.textContent, document.querySelectorAll('[data-target]').length,
  document.querySelector('.table, .ph')?.dataset.n, document.querySelector('dialog[open]') !== null].join('|')"""
# The page itself tells when it is so far: asking it again and again would keep it from drawing.
_ONCE = """(tell, unlike, seconds) => new Promise((resolve) => {
  const done = (now) => { watching.disconnect(); clearTimeout(ending); resolve(now); };
  const look = () => { const now = tell(); if (now !== unlike) done(now); };
  const watching = new MutationObserver(look);
  watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const ending = setTimeout(() => done(tell()), 1000 * seconds);
  look();
})"""
_DRAWN = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""
# The middle of a target once it lies still: free, covered by something, or on a part of the board that is out of sight.
_MIDDLE = """async (element) => {
  const middle = () => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  let [before, now] = [[], middle()];
  while (before.join() !== now.join()) {
    await new Promise(requestAnimationFrame);
    [before, now] = [now, middle()];
  }
  const [x, y] = now;
  if (element.contains(document.elementFromPoint(x, y))) return ['free', x, y];
  const seen = element.closest('.city') && element.closest('main')?.getBoundingClientRect();
  if (!seen || x >= seen.left && x <= seen.right && y >= seen.top && y <= seen.bottom) return ['covered', x, y];
  return ['hidden', x, y];
}"""
Hand = Callable[[Page, Random], None]


def play_now(page: Page, game: str = "praetor") -> None:
    """Begin a game against bots and wait for the first question."""
    page.locator(f"[data-game='{game}'] .meta .btn.go").click()
    wait_for_question(page)


def pick(page: Page, game: str) -> None:
    """Choose a game on the first page."""
    card = page.locator(f"[data-game='{game}'] .pick")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


def choose_at_once(page: Page) -> None:
    """Set, as one may, that a choice needs no confirmation."""
    page.wait_for_load_state("networkidle")
    page.evaluate("key => localStorage.setItem(key, JSON.stringify({ confirm: 'never' }))", SETTINGS)
    page.reload()


def start_with_seats(page: Page, *choices: str, game: str = "praetor") -> None:
    """Begin a game with these seats after one's own: `open`, `me` or `bot:<level>`."""
    pick(page, game)
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


def wait_for_question(page: Page) -> str:
    """Wait until the page asks something or the game is over, and has drawn it."""
    now = _wait_for_turn(page)
    page.evaluate(_DRAWN)
    return now


def _wait_for_turn(page: Page) -> str:
    now = _once(page, _STANDING, WAITING)
    assert now != WAITING, f"nothing asked within {PATIENCE} s; the bar says {page.locator('.seam').inner_text()!r}"
    return now


def _once(page: Page, told: str, unlike: str) -> str:
    """Return what the page tells of itself as soon as that is not so any more, or when patience ends."""
    return str(page.evaluate(f"([unlike, seconds]) => ({_ONCE})({told}, unlike, seconds)", [unlike, PATIENCE]))


def whoever_is_asked(*pages: Page) -> Page:
    """Wait until one of several pages asks something."""
    for _ in range(40 * PATIENCE):
        for page in pages:
            if standing(page) == ASKED:
                return page
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def play(page: Page, hand: Hand, moves: int = 2000, seed: int = 1) -> str:
    """Play so many moves, or to the end; return how the page stands."""
    rng = Random(seed)
    for _ in range(moves):
        if _wait_for_turn(page) == OVER:
            return OVER
        before = marks(page)
        hand(page, rng)
        _wait_for_change(page, before)
    return standing(page)


def marks(page: Page) -> str:
    """Return what changes with every choice: the question, the choice and the log."""
    return str(page.evaluate(_MARKS))


def _wait_for_change(page: Page, before: str) -> None:
    changed = _once(page, _MARKS, before) != before
    assert changed, f"nothing happened after a choice; the bar says {before!r}"


def number_of_moves(page: Page) -> int:
    """Return how many moves of the game the table shows; a preview is none."""
    return int(page.locator("[data-n]").first.get_attribute("data-n") or 0)


def wait_for_move(page: Page, before: int) -> None:
    """Wait until a move is played after so many."""
    page.wait_for_function("before => Number(document.querySelector('[data-n]').dataset.n) > before", arg=before)


def confirm_button(page: Page) -> Locator:
    """Return the button that confirms."""
    return page.locator(".seam .confirm")


def mouse(page: Page, rng: Random) -> None:
    """Click one of the lit targets, or confirm."""
    if confirm_button(page).count():
        click(page, confirm_button(page))
        return
    click(page, _one(page, rng))


def click(page: Page, target: Locator) -> None:
    """Click in the middle of a target; one that is covered is scrolled to, or waited for."""
    where, x, y = target.evaluate(_MIDDLE)
    if where == "free":
        page.mouse.click(x, y)
        return
    page.mouse.move(1, 1)
    target.click()


def finger(page: Page, rng: Random) -> None:
    """Tap one of the lit targets, wherever on the phone's pages they are, or confirm."""
    if confirm_button(page).count():
        tap(page, confirm_button(page))
        return
    if page.locator(".why").count():
        page.locator(".pb h1").tap()
    tap(page, _one(page, rng))


def tap(page: Page, target: Locator, tries: int = PATIENCE // 4) -> None:
    """Tap the middle of a target as it lies, or scrolled to; where the board would have to move it is just chosen."""
    where, x, y = target.evaluate(_MIDDLE)
    if where == "free":
        page.touchscreen.tap(x, y)
    elif where == "hidden":
        target.dispatch_event("click")
    else:
        try:
            target.tap(timeout=4_000)
        except TimeoutError:
            assert tries, "a target stays covered"
            tap(page, target, tries - 1)  # by now it may have moved out of sight


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
