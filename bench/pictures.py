"""Make the pictures of the README again: a game with a fixed deal, played by bots up to each moment."""

from __future__ import annotations

import re
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.table.server import Server
from tests.web import hands
from tests.web.chromium import FLAGS, chromium
from tests.web.positions import play_on

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
WIDE = {"width": 1440, "height": 900}
TOUCH: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SEED = 21
MARKET = 60
"""After so many moves of the recorded game a worker is sent to the Market."""
LIT = "[data-target^='{}:']:not([aria-disabled='true'])"


def main() -> None:
    """Start a table and a browser, and take all pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"{folder}/tables.sqlite", Path(folder) / "log.jsonl", modules="").start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            Album(browser, server.url).fill()
        finally:
            browser.close()
            server.stop()


class Album:
    """One guest with a game; the same cookie serves every size and theme."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.state: Any = None

    def page(self, path: str, **settings: Any) -> Page:
        """Open a page as the same guest."""
        wanted = {"viewport": WIDE, "reduced_motion": "reduce", "locale": "en-GB", "base_url": self.url}
        context = self.browser.new_context(**{**wanted, "storage_state": self.state, **settings})
        page = context.new_page()
        page.goto(path)
        return page

    def fill(self) -> None:
        """Take the pictures in the order of a game."""
        page = self.page("/")
        page.wait_for_selector(".new")
        page.request.post(f"{self.url}/api/me", data={"name": "Ada"})
        self.state = page.context.storage_state()
        table = self.begin(page, "praetor")
        self.take(page, table, "table-start")
        self.placing(page, table)
        self.take(self.page(table, color_scheme="dark"), table, "table-dark")
        self.take(self.page(table, **TOUCH), table, "table-phone")
        self.play_to(page, table, turns=10_000)
        self.take(page, table, "table-end")
        page.goto(f"{table}/review?at=120")
        page.wait_for_selector(".moves .cur")
        self.shoot(page, "review")
        self.marble(page)
        self.architects(page)
        self.aquileia(page)
        self.market(page)
        self.learning(page)
        self.gathered(page)
        self.begin(page, "praetor")
        page.goto("/")
        page.wait_for_selector(".it")
        self.shoot(page, "home")

    def marble(self, page: Page) -> None:
        """Take the pictures of City of Marble: a tile that would complete a site."""
        table = self.begin(page, "marble")
        self.completing(page, table)
        self.shoot(page, "marble")
        self.take(self.page(table, color_scheme="dark"), table, "marble-dark")
        self.take(self.page(table, **TOUCH), table, "marble-phone")

    def architects(self, page: Page) -> None:
        """Take the pictures of Architects: a worker about to be placed in the middle of a game."""
        table = self.begin(page, "architects")
        self.gathering(page, table)
        self.shoot(page, "architects")
        self.take(self.page(table, color_scheme="dark"), table, "architects-dark")
        self.take(self.page(table, **TOUCH), table, "architects-phone")

    def gathering(self, page: Page, table: str) -> None:
        """Let bots play on until one more worker of Ada's could gather somewhere, and choose that place."""
        second = page.locator("[data-piece^='place-'].placing").filter(has_text=re.compile("2nd|3rd|4th"))
        for turns in range(96, 400, 4):
            self.play_to(page, table, turns)
            page.goto(table)
            hands.wait_for_question(page)
            if second.filter(has_text="+").count():
                second.filter(has_text="+").first.locator(LIT.format("place")).click()
                page.wait_for_selector(".seam .confirm")
                return

    def aquileia(self, page: Page) -> None:
        """Take the pictures of Aquileia: a card that would add to the strength of a fighter."""
        table = self.begin(page, "aquileia")
        self.fighting(page, table)
        self.shoot(page, "aquileia")
        self.take(self.page(table, color_scheme="dark"), table, "aquileia-dark")
        self.take(self.page(table, **TOUCH), table, "aquileia-phone")

    def fighting(self, page: Page, table: str) -> None:
        """Let bots play on, from the middle of the game, until Ada can add a card in a contest, and choose it."""
        cards = page.locator(f".table:has(.contest) {LIT.format('hand')}")
        for turns in range(130, 500):
            self.play_to(page, table, turns)
            page.goto(table)
            hands.wait_for_question(page)
            page.wait_for_timeout(200)
            if cards.count():
                cards.first.click()
                page.wait_for_selector(".seam .confirm")
                return

    def completing(self, page: Page, table: str) -> None:
        """Let bots play on until a tile of Ada's would score, and choose its place."""
        scoring = page.locator(f"{LIT.format('cell')}[aria-label*=' points']")
        for turns in range(150, 400, 4):
            self.play_to(page, table, turns)
            page.goto(table)
            hands.wait_for_question(page)
            for target in ("do:play", "atrium"):
                if page.locator(f"[data-target^='{target}']:not([aria-disabled='true'])").count():
                    page.locator(f"[data-target^='{target}']:not([aria-disabled='true'])").first.click()
                    page.wait_for_timeout(400)
            if scoring.count():
                scoring.first.click()
                page.wait_for_selector(".seam .confirm")
                return

    def market(self, page: Page) -> None:
        """Take the picture of Praetor's counter with a trade on it."""
        page.goto("about:blank")
        play_on(page, "praetor/2-players", MARKET)
        for target in ("sell:wood", "buy:stone"):
            page.locator(f"[data-target='{target}']").click()
        self.shoot(page, "market")

    def learning(self, page: Page) -> None:
        """Take the pictures of what teaches: a step of a lesson, a note, the rulebook, a printed aid."""
        for name, settings in (("learn", {}), ("learn-phone", TOUCH)):
            taught = self.page("/", **settings)
            taught.locator("[data-game='praetor'] .learn .btn").click()
            taught.wait_for_selector(".bracket")
            self.shoot(taught, name)
        table = self.begin(page, "aquileia")
        page.goto(table)
        hands.wait_for_question(page)
        page.locator("[data-target='space:dolus']").hover()
        page.wait_for_selector(".note[popover]")
        self.shoot(page, "note")
        for name, path in (("rulebook", "/rules/praetor/building"), ("aid", "/aid/marble")):
            page.goto(path)
            page.wait_for_load_state("networkidle")
            self.shoot(page, name)

    def gathered(self, page: Page) -> None:
        """Take the picture of the waiting room."""
        page.goto(f"/t/{hands.sit(page, 'architects', 'open', 'bot:medium')}")
        page.get_by_role("button", name="Copy").wait_for()
        self.shoot(page, "room")

    def begin(self, page: Page, game: str) -> str:
        """Open a table for four with a fixed deal; return its path."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "medium"}] * 3]
        wanted = {"game": game, "seats": seats, "seed": SEED, "start": True}
        made = page.request.post(f"{self.url}/api/tables", data=wanted).json()
        return f"/t/{made['id']}"

    def play_to(self, page: Page, table: str, turns: int) -> None:
        """Let a bot play for Ada up to so many entries, or to the end."""
        seat = f"{self.url}/api/tables{table.removeprefix('/t')}/seats/0/stand-in"
        page.request.post(seat, data={"level": "medium"})
        news = f"{self.url}/api/tables{table.removeprefix('/t')}"
        until = time.monotonic() + 240
        while time.monotonic() < until:
            info = page.request.get(news).json()
            if info["status"] == "finished" or info["n"] >= turns:
                break
            time.sleep(0.1)
        page.request.delete(seat)

    def placing(self, page: Page, table: str) -> None:
        """Show a tile about to be placed, with its matching mosaics."""
        for turns in range(56, 220, 2):
            self.play_to(page, table, turns)
            page.goto(table)
            hands.wait_for_question(page)
            if page.locator(LIT.format("shelf")).count():
                break
        for target in ("shelf", "worker", "cell"):
            page.wait_for_timeout(400)
            page.locator(LIT.format(target)).first.click()
        page.wait_for_selector(".seam .confirm")
        self.shoot(page, "table-middle")

    def take(self, page: Page, table: str, name: str) -> None:
        """Wait for a question or the end, then take a picture."""
        if page.url != self.url + table:
            page.goto(table)
        hands.wait_for_question(page)
        self.shoot(page, name)

    def shoot(self, page: Page, name: str) -> None:
        """Save what the page shows."""
        page.wait_for_timeout(500)
        page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    main()
