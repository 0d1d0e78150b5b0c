"""Measure how long the page takes to draw each move of a long game, and write it down into docs/performance/page.md."""

from __future__ import annotations

import json
import os
import platform
import statistics
import tempfile
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.table.server import Server
from tests.web.chromium import FLAGS, chromium

REPORT = Path(__file__).resolve().parents[1] / "docs" / "performance" / "page.md"
SEED = 5
MOVES = 200
PROMISE = 100
TRACED = ["toplevel", "blink.user_timing"]

# Marks each position that the page comes to show, and the end of the first frame that shows it.
_WATCH = """
window.shown = 0;
new MutationObserver((changes) => {
  if (!changes.some((change) => change.attributeName === 'data-n')) return;
  window.shown += 1;
  performance.mark('position');
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark('drawn');
    port2.postMessage(null);
  });
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-n'] });
"""

# Answers as a player would, but without waiting: some option, not passing, and its confirmation.
_ANSWER = """() => {
  const confirm = document.querySelector('.seam .confirm');
  if (confirm) return confirm.click();
  const options = [...document.querySelectorAll('.options [data-option]')];
  const real = options.filter((one) => one.dataset.option !== 'pass');
  const from = real.length ? real : options;
  from[window.shown % Math.max(1, from.length)]?.click();
}"""


@dataclass(frozen=True)
class Measured:
    """What one long game cost: milliseconds for each move, on the clock and of the processor."""

    moves: int
    waited: list[float]
    worked: list[float]


def within(times: list[float], part: float) -> float:
    """Return the time that so large a part of the moves stays within."""
    return sorted(times)[min(len(times) - 1, round(part * len(times)))]


def main() -> None:
    """Play and measure, then write the figures down."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"{folder}/tables.sqlite", Path(folder) / "log.jsonl", modules="").start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            measured = {motion: play(browser, server.url, motion) for motion in ("no-preference", "reduce")}
        finally:
            browser.close()
            server.stop()
    text = report(measured)
    REPORT.write_text(text, encoding="utf-8")
    print(text)


def play(browser: Browser, url: str, motion: str) -> Measured:
    """Play a game of five against bots, well beyond the promised number of moves."""
    context = browser.new_context(
        base_url=url, viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion=_as_motion(motion)
    )
    page = context.new_page()
    page.add_init_script(_WATCH)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * 4]
    made = page.request.post("/api/tables", data={"game": "praetor", "seats": seats, "seed": SEED, "start": True})
    page.goto(f"/t/{made.json()['id']}")
    page.wait_for_selector(".table[data-n]")
    browser.start_tracing(page=page, categories=TRACED)
    moves = _to_the_end(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return Measured(moves, *_costs(events))


def _costs(events: list[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """Return, for each position, the time from the task that shows it to its frame, and the processor's part of it."""
    marks = sorted((one["ts"], one["name"]) for one in events if one["name"] in ("position", "drawn"))
    threads = {(one["pid"], one["tid"]) for one in events if one["name"] in ("position", "drawn")}
    tasks = sorted(
        (one["ts"], one["ts"] + one["dur"], one["tdur"])
        for one in events
        if one["name"] == "ThreadControllerImpl::RunTask" and (one["pid"], one["tid"]) in threads and "tdur" in one
    )
    waited, worked = [], []
    for (since, name), (until, following) in pairwise(marks):
        if (name, following) != ("position", "drawn"):
            continue
        mine = [(start, cost) for start, end, cost in tasks if end > since and start < until]
        waited.append((until - min(start for start, _ in mine)) / 1000)
        worked.append(sum(cost for _, cost in mine) / 1000)
    return waited, worked


def _as_motion(motion: str) -> Any:
    return motion


def _to_the_end(page: Page) -> int:
    until = time.monotonic() + 240
    while time.monotonic() < until:
        if page.locator(".end[data-act]").count():
            break
        page.evaluate(_ANSWER)
        page.wait_for_timeout(60)
    return int(page.locator("[data-n]").first.get_attribute("data-n") or 0)


def figures(times: list[float]) -> str:
    """Return how many moves were drawn, how long that took, and which took longer than promised."""
    over = ", ".join(str(place + 1) for place, took in enumerate(times) if took > PROMISE) or "none"
    return f"{len(times)} | {statistics.median(times):.0f} | {within(times, 0.95):.0f} | {max(times):.0f} | {over}"


def report(measured: dict[str, Measured]) -> str:
    """Return the figures as a page."""
    longest = max(one.moves for one in measured.values())
    lines = [
        "# How fast the page draws",
        "",
        "Made by `make smooth`: a game of Praetor for five, played to its end in Chromium by its options and the bots.",
        f"Promised are {PROMISE} ms for each move of a game of {MOVES} moves; this one goes on for {longest}. A time",
        "runs from the beginning of the task that takes up the news to the end of the frame that shows them.",
        "",
        f"Machine: {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} while measuring.",
        "",
        "| motion | | drawn | median ms | 95 % ms | longest ms | over the promise, by number |",
        "|---|---|---|---|---|---|---|",
    ]
    for motion, one in measured.items():
        name = "calm" if motion == "no-preference" else "none"
        for what, times in (("on the clock", one.waited), ("of the processor", one.worked)):
            lines += [f"| {name} | {what} | {figures(times[:MOVES])} |", f"| {name} | {what} | {figures(times)} |"]
    lines += [
        "",
        "On a machine that does other things at the same time the clock runs on while the page waits for its turn.",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
