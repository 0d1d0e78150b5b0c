"""Make the pictures that links show where they are pasted: the plate of each game, and one of the house."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.table.server import Server
from tests.web.chromium import FLAGS, chromium

import groma
from groma.table.cards import HOME, PICTURES, SIZE

FOLDER = Path(__file__).resolve().parents[1] / "web" / "public" / PICTURES
# The plates lie on the ground of the picture, side by side where there are several; a strip below bears the title.
_DRAW = """([games, title, of]) => {
  const make = (tag, style, parent, about = {}) => {
    const space = tag === 'div' ? document.body.namespaceURI : 'http://www.w3.org/2000/svg';
    const made = document.createElementNS(space, tag);
    Object.entries(about).forEach(([key, value]) => made.setAttribute(key, value));
    Object.assign(made.style, style);
    return parent.appendChild(made);
  };
  document.querySelector('.pasted')?.remove();
  const card = make('div', { position: 'fixed', inset: 0, zIndex: 99, background: 'var(--paper)' }, document.body,
    { class: 'pasted' });
  const row = make('div', { display: 'flex', height: '506px' }, card);
  games.forEach((game) => {
    const box = { viewBox: '0 0 320 200', preserveAspectRatio: 'xMidYMax slice' };
    const plate = make('svg', { flex: '1 1 0', minWidth: 0, height: '100%' }, row, box);
    make('use', {}, plate, { href: `#${game}-plate` });
  });
  const foot = make('div', { display: 'flex', alignItems: 'center', gap: '24px', height: '124px', padding: '0 48px',
    borderTop: '4px solid var(--ink)', color: 'var(--brand)' }, card);
  const logo = make('svg', { width: '64px', height: '64px' }, foot);
  make('use', {}, logo, { href: '#logo' });
  make('div', { fontSize: '56px', color: 'var(--ink)', flex: 1 }, foot, { class: 'disp' }).textContent = title;
  make('div', { fontSize: '34px', color: 'var(--ink-2)' }, foot, { class: 'disp' }).textContent = of;
}"""


def main() -> None:
    """Start a table and a browser, and draw all pictures."""
    names = list(groma.names())
    width, height = SIZE
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"{folder}/tables.sqlite", Path(folder) / "log.jsonl", modules="").start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB", color_scheme="light")
        try:
            page.goto(server.url)
            for name in names:
                page.wait_for_selector(f"#{name}-plate", state="attached")
            draw(page, names, HOME, "", "groma")
            for name in names:
                draw(page, [name], groma.game(name).names[name]["en"], HOME, name)
        finally:
            browser.close()
            server.stop()


def draw(page: Page, games: list[str], title: str, of: str, name: str) -> None:
    """Draw one picture and save it."""
    page.evaluate(_DRAW, [games, title, of])
    FOLDER.mkdir(exist_ok=True)
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


if __name__ == "__main__":
    main()
