"""Hands that play: with the mouse, with the keyboard alone, with a finger, by roles and names alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError

from tests.patience import PATIENCE

SETTINGS = "groma"
TRIES = 5
ASKED, OVER, WAITING, MISSED = "asked", "over", "waiting", "missed"
_STANDING = """() => {
  if (document.querySelector('.end[data-act]')) return 'over';
  const seam = document.querySelector('.seam');
  return seam && seam.classList.contains('mine') ? 'asked' : 'waiting';
}"""
# What changes with every choice: the question, the choice and the log.
_MARKS = """() => [document.querySelector('.seam')?.textContent, document.querySelectorAll('[data-target]').length,
  document.querySelector('.table, .ph')?.dataset.n, document.querySelector('.end[data-act]') !== null].join('|')"""
# The page itself tells when it stands otherwise: asking it again and again would keep it from drawing. What a hand
# aimed at may have moved away under it: then no click arrived there, and the hand has missed.
_CHANGED = f"""([before, waits, seconds]) => new Promise((resolve) => {{
  const standing = {_STANDING}, marks = {_MARKS};
  const done = (now) => {{
    watching.disconnect();
    [ending, missing].forEach(clearTimeout);
    resolve([now, marks()]);
  }};
  const look = () => {{ if (marks() !== before && (waits || standing() !== 'waiting')) done(standing()); }};
  const watching = new MutationObserver(look);
  watching.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
  const ending = setTimeout(() => done(standing()), 1000 * seconds);
  const missing = setTimeout(() => {{ if (window.aimed && marks() === before) done('{MISSED}'); }}, 2000);
  look();
}})"""
_DRAWN = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""
# The middle of a target once it lies still: free, covered by something, or on a part of the board that is out of sight
# or under what moves it.
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
  if (!element.closest('.city')) return ['covered', x, y];
  if (document.elementFromPoint(x, y)?.closest('.edge, .zoom, .map')) return ['hidden', x, y];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (getComputedStyle(around).overflow === 'visible') continue;
    if (x < left || x > right || y < top || y > bottom) return ['hidden', x, y];
  }
  return ['covered', x, y];
}"""
_NOTATIONS = """() => {
  const all = [...document.querySelectorAll('.options [data-option]')].map((one) => one.dataset.option);
  return all.length && all;
}"""
_CONFIRM = ".seam .confirm"
_LIT = "[data-target]:not([aria-disabled='true']):not([data-target^='bar:'])"
_BAR = ".seam [data-target^='bar:']"
_AMOUNTS = ".seam .amounts .btn"
# The confirmation, else one of the targets that can be chosen, by chance; passing rarely. Then where its middle is.
_CHOICE = f"""async ([chance, which, seconds]) => {{
  const all = (selector) => document.querySelectorAll(selector).length;
  const end = performance.now() + 1000 * seconds;
  while (!all("{_CONFIRM}, {_LIT}, {_BAR}, {_AMOUNTS}") && performance.now() < end)
    await new Promise(requestAnimationFrame);
  const lit = all("{_LIT}"), bar = all("{_BAR}");
  let [selector, index] = ["{_LIT}", Math.floor(which * lit)];
  if (all("{_CONFIRM}")) [selector, index] = ["{_CONFIRM}", 0];
  else if (!lit || (bar && chance >= 0.85)) [selector, index] = [bar ? "{_BAR}" : "{_AMOUNTS}", 0];
  const element = document.querySelectorAll(selector)[index];
  if (!element) return [selector, index, 'nowhere', 0, 0];
  window.aimed = element;
  element.addEventListener('click', () => (window.aimed = null), {{ once: true }});
  return [selector, index, ...(await ({_MIDDLE})(element))];
}}"""
Hand = Callable[[Page, Random], None]


def sit(page: Page, game: str, *seats: str, **wanted: object) -> str:
    """Open a table with these seats after one's own, `open`, `me` or `bot:<level>`, without the first page; name it."""
    named = page.request.post("/api/me", data={"name": "Ada"})
    assert named.ok, named.text()
    plans = [_plan(seat) for seat in ("me", *seats)]
    opened = page.request.post(
        "/api/tables", data={"game": game, "seats": plans, "start": "open" not in seats, **wanted}
    )
    assert opened.ok, opened.text()
    return str(opened.json()["id"])


def _plan(seat: str) -> dict[str, str]:
    kind, _, level = seat.partition(":")
    return {"kind": kind, "level": level} if level else {"kind": kind}


def start_with_seats(page: Page, *seats: str, game: str = "praetor", **wanted: object) -> None:
    """Begin a game with these seats after one's own."""
    page.goto(f"/t/{sit(page, game, *seats, **wanted)}")


def play_now(page: Page, game: str = "praetor") -> None:
    """Begin a game against bots and wait for the first question."""
    start_with_seats(page, "bot:medium", "bot:medium", game=game)
    wait_for_question(page)


def choose_at_once(page: Page) -> None:
    """Set, as one may, that a choice needs no confirmation."""
    setting = json.dumps({"confirm": "never", "tips": False, "sounds": "off"})
    page.add_init_script(f"localStorage.setItem('{SETTINGS}', '{setting}')")


def standing(page: Page) -> str:
    """Tell whether the page asks, waits or shows the end."""
    return str(page.evaluate(_STANDING))


def wait_for_question(page: Page) -> str:
    """Wait until the page asks something or the game is over, and has drawn it."""
    now, _ = _asked(page)
    page.evaluate(_DRAWN)
    return now


def _asked(page: Page, before: str = "") -> tuple[str, str]:
    """Wait until the page asks something else than before, or shows the end; return how it stands, and its marks."""
    now, marks = _changed(page, before, waits=False)
    assert now != WAITING, f"nothing asked within {PATIENCE} s; the bar says {page.locator('.seam').inner_text()!r}"
    return now, marks


def _changed(page: Page, before: str, *, waits: bool = True) -> tuple[str, str]:
    """Wait until the page shows what a choice changed, even if it waits for others now."""
    now, marks = page.evaluate(_CHANGED, [before, waits, PATIENCE])
    assert now == MISSED or marks != before, f"nothing happened after a choice; the bar says {before!r}"
    return now, marks


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
    now, marks = _asked(page)
    for left in reversed(range(moves)):
        if now == OVER:
            break
        for _ in range(TRIES):
            hand(page, rng)
            now, marks = _asked(page, marks) if left else _changed(page, marks)
            if now != MISSED:
                break
        assert now != MISSED, f"missed {TRIES} times; the bar says {marks!r}"
    return now


def number_of_moves(page: Page) -> int:
    """Return how many moves of the game the table shows; a preview is none."""
    return int(page.locator("[data-n]").first.get_attribute("data-n") or 0)


def wait_for_move(page: Page, before: int) -> None:
    """Wait until a move is played after so many."""
    page.wait_for_function("before => Number(document.querySelector('[data-n]').dataset.n) > before", arg=before)


def confirm_button(page: Page) -> Locator:
    """Return the button that confirms."""
    return page.locator(_CONFIRM)


def _chosen(page: Page, rng: Random) -> tuple[str, int, str, float, float]:
    """Choose among what can be chosen, once there is something: which it is, how it lies, and where."""
    selector, index, where, x, y = page.evaluate(_CHOICE, [rng.random(), rng.random(), PATIENCE / 4])
    assert where != "nowhere", f"asked, but nothing can be chosen; the bar says {page.locator('.seam').inner_text()!r}"
    return selector, index, where, x, y


def mouse(page: Page, rng: Random) -> None:
    """Click one of the lit targets, or confirm; one that is covered is waited for, one out of sight just chosen."""
    selector, index, where, x, y = _chosen(page, rng)
    if where == "free":
        page.mouse.click(x, y)
        return
    page.mouse.move(1, 1)
    target = page.locator(selector).nth(index)
    if where == "hidden":
        target.dispatch_event("click")
    else:
        target.click()


def finger(page: Page, rng: Random) -> None:
    """Tap one of the lit targets, wherever on the phone's pages they are, or confirm."""
    if page.locator(".why").count():
        page.locator(".pb h1").tap()
    selector, index, where, x, y = _chosen(page, rng)
    if where == "free":
        page.touchscreen.tap(x, y)
    else:
        tap(page, page.locator(selector).nth(index))


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
    """A hand that goes to the board with F6 and about it with the arrows, or types an answer, or takes its number."""

    def play(page: Page, rng: Random) -> None:
        answers = _answers(page)
        if confirm_button(page).count():
            page.keyboard.press("Enter")
        elif page.locator(".counter").count():
            _trade(page, rng)
        elif rng.random() < 0.25:
            _type(page, rng.choice(answers))
        elif not (rng.random() < 0.7 and _points(page, rng, board)):
            page.keyboard.press(str(rng.randrange(min(len(answers), 9)) + 1))

    return play


keyboard = keyboard_on(".city")


def _answers(page: Page) -> list[str]:
    """Wait for the notations of all answers: between two questions there are none."""
    found: list[str] = page.wait_for_function(_NOTATIONS).json_value()
    return found


def _points(page: Page, rng: Random, board: str) -> bool:
    """Go to the board, about it, and choose where that ends; tell whether there was something to choose."""
    if not page.locator(f"{board} [data-target]").count():
        return False
    _go_to_board(page, board)
    for _ in range(rng.randrange(4)):
        page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    if page.evaluate("() => document.activeElement.matches('[data-target]:not([aria-disabled])')"):
        page.keyboard.press("Enter")
        return True
    if page.locator(".why").count():
        page.keyboard.press("Escape")
    return False


def _trade(page: Page, rng: Random) -> None:
    """Sell or buy one of a good at the counter if that is possible, and end the trade."""
    for key in (str(rng.randrange(4) + 1), rng.choice(["ArrowUp", "ArrowDown"]), "Enter"):
        page.keyboard.press(key)


def _type(page: Page, notation: str) -> None:
    """Open the line for answers, type one, play it and leave the line."""
    page.keyboard.press("/")
    page.keyboard.type(notation)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")


def by_name(page: Page, rng: Random) -> None:
    """Play with nothing but roles and names, as a screen reader does: confirm, or press one of all options."""
    answers = _answers(page)
    confirm = page.get_by_role("button", name="Confirm")
    if confirm.count():
        confirm.dispatch_event("click")
        return
    options = page.get_by_role("region", name="All options").get_by_role("button")
    options.nth(rng.randrange(len(answers))).dispatch_event("click")


def _go_to_board(page: Page, board: str) -> None:
    for _ in range(8):
        if page.evaluate("board => document.activeElement.closest(board) !== null", board):
            return
        page.keyboard.press("F6")
    raise AssertionError("F6 does not reach the board")
