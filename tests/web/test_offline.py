"""The page opens where the server cannot be reached, and says so."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.patience import PATIENCE
from tests.table.server import Server
from tests.web import hands

_KEPT = """async (part) => {
  for (;;) {
    const kept = (await caches.has('groma')) ? await (await caches.open('groma')).keys() : [];
    const paths = kept.map((one) => new URL(one.url).pathname);
    if (paths.includes('/') && paths.some((path) => path.includes(part))) return paths;
    await new Promise(requestAnimationFrame);
  }
}"""


def test_the_page_opens_without_the_server_says_so_and_plays_on_when_it_is_back(
    browser: Browser, tmp_path: Path
) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), tmp_path / "log.jsonl", modules="").start()
    context = browser.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    page.goto("/")
    assert not [path for path in page.evaluate(_KEPT, "index") if path.startswith("/api")]
    worker = page.request.get("/sw.js").headers
    assert worker["cache-control"] == "no-cache"
    assert "worker-src 'self'" in worker["content-security-policy"]
    hands.play_now(page)
    page.evaluate(_KEPT, "praetor")
    table = page.url
    server.stop()

    page.reload()
    expect(page.locator(".seam[role=status]")).to_contain_text("The table cannot be reached.")
    page.goto("/")
    expect(page.get_by_role("status")).to_contain_text("The table cannot be reached.")

    server.start()
    expect(page.locator("[data-game='praetor']")).to_be_visible()
    expect(page.get_by_text("The table cannot be reached.")).to_have_count(0)
    page.goto(table)
    hands.wait_for_question(page)
    hands.play(page, hands.mouse, moves=1)
    context.close()
    server.stop()
