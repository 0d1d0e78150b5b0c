"""Record the great moments of recorded games as short films, frame by frame, however slow the machine is."""

from __future__ import annotations

import json
import tempfile
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from bench.webp import Reel
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright
from tests.table.server import Server
from tests.web.chromium import FLAGS, chromium
from tests.web.positions import recorded

FILMS = Path(__file__).resolve().parents[1] / "docs" / "pictures"
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "device_scale_factor": 0.4}
TRAY = 124
"""So high is the tray at the foot of a wide window, which is empty for a spectator."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 0.75,
    "is_mobile": True,
    "has_touch": True,
}
NAMES = ["Ada", "Livia", "Vitruvius", "Agrippa", "Frontinus"]
STEP = 140
"""Milliseconds between two frames."""
STILL, LAST, MOST = 3, 8, 110
"""Frames before the first motion, after the last, and in all."""
# Moves all that is animated on by one step; what has come to its end is done.
_ADVANCE = """(step) => document.getAnimations().forEach((one) => {
  const end = one.effect.getComputedTiming().endTime;
  if (one.playState === 'finished' || !Number.isFinite(end)) return;
  one.shown = (one.shown ?? -step) + step;
  one.pause();
  if (one.shown >= end) one.finish();
  else one.currentTime = one.shown;
})"""
_IS_OVER = """(n) => Number(document.querySelector('[data-n]').dataset.n) >= n
  && !document.querySelector('.stage') && !document.querySelector('.film')?.childElementCount
  && document.getAnimations().every((one) => one.playState === 'finished')"""


@dataclass(frozen=True)
class Film:
    """A moment of a recorded game: the `nth` move with this event, and as many moves before it as lead to it."""

    name: str
    record: str
    event: str
    nth: int
    lead: int = 1
    about: str = ""
    """What the event is about, where that matters."""
    settings: dict[str, Any] = field(default_factory=dict)


_ARENA = Film("film-arena", "aquileia/3-players", "ranked", 4, 6, "contest_arena")
_MAINTENANCE = Film("film-maintenance", "praetor/3-players", "retired", 2)
_SITE = Film("film-site", "marble/4-players", "built", 9, 3)
ALL = [
    _MAINTENANCE,
    Film("film-reset", "architects/4-players-turnover", "most-prisoners", 2),
    _ARENA,
    Film("film-race", "aquileia/3-players", "ranked", 4, 4, "contest_stadium"),
    _SITE,
    replace(_SITE, name="film-site-dark", settings={"color_scheme": "dark"}),
    replace(_MAINTENANCE, name="film-maintenance-phone", settings=PHONE),
]


def main() -> None:
    """Start a table and a browser, and record all films."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"{folder}/tables.sqlite", Path(folder) / "log.jsonl", modules="").start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for film in ALL:
                record(browser, server.url, film)
        finally:
            browser.close()
            server.stop()


def record(browser: Browser, url: str, film: Film) -> None:
    """Play the moves of a film while a spectator looks, and save what is seen."""
    host = browser.new_context(base_url=url).new_page()
    whole = recorded(host, film.record)
    moves = leading(host, whole, film)
    table = seated(host, whole, moves[0]["ply"] - 1)
    wanted = {"base_url": url, "locale": "en-GB", "reduced_motion": "no-preference", **DESK, **film.settings}
    page, packer = browser.new_context(**wanted).new_page(), browser.new_page()
    open_still(page, table)
    reel = Reel(packer, STEP)
    for _ in range(STILL):
        reel.take(picture(page))
    for move in moves:
        answer = {"n": number_of(host, table), "seat": move["seat"], "action": move["notation"]}
        host.request.post(f"/api/tables/{table}/moves", data=answer)
        shoot(page, reel, number_of(host, table))
    for _ in range(LAST):
        reel.take(picture(page))
    reel.save(FILMS / f"{film.name}.webp")
    for one in (host, page, packer):
        one.context.close()


def leading(host: Page, table: str, film: Film) -> list[Any]:
    """Return the moves of a film."""
    moves: list[Any] = host.request.get(f"/api/tables/{table}/timeline").json()["moves"]
    told = [
        move["ply"]
        for move in moves
        if any(one["kind"] == film.event and film.about in str(one["fields"]) for one in move["events"])
    ]
    return moves[told[film.nth] - film.lead : told[film.nth]]


def seated(host: Page, table: str, at: int) -> str:
    """Return a table that goes on after so many moves, whose seats are all the host's."""
    seats = [{"kind": "me"}] * len(host.request.get(f"/api/tables/{table}").json()["seats"])
    made = host.request.post(f"/api/tables/{table}/try", data={"at": at, "seats": seats})
    return str(made.json()["id"])


def number_of(host: Page, table: str) -> int:
    """Return how many entries the table has seen."""
    return int(host.request.get(f"/api/tables/{table}").json()["n"])


def open_still(page: Page, table: str) -> None:
    """Open a table as a spectator; from then on time goes by step by step."""
    page.clock.install()
    page.route_web_socket("**/api/tables/**", introduce)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".film", state="attached")
    page.wait_for_selector("main [data-piece]", state="attached")
    page.wait_for_load_state("networkidle")
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))


def introduce(socket: WebSocketRoute) -> None:
    """Let each seat be somebody else's, who is here."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        for seat, name in zip(told.get("table", {}).get("seats", []), NAMES, strict=False):
            seat |= {"name": name, "present": True}
        socket.send(json.dumps(told))

    server.on_message(pass_on)


def picture(page: Page) -> bytes:
    """Return what is seen, without what is empty."""
    size = page.viewport_size
    assert size
    height = size["height"] - (0 if page.locator(".ph").count() else TRAY)
    return page.screenshot(clip={"x": 0, "y": 0, "width": size["width"], "height": height})


def shoot(page: Page, reel: Reel, n: int) -> None:
    """Take frames from the position with this number on, until nothing moves any more."""
    for _ in range(MOST):
        page.clock.run_for(STEP)
        page.evaluate(_ADVANCE, STEP)
        reel.take(picture(page))
        if page.evaluate(_IS_OVER, n):
            return


if __name__ == "__main__":
    main()
