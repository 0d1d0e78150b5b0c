"""A city larger than its window: what lies outside is told, and reached."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.positions import play_on

LAYER = ".city > svg > g"
OUTSIDE = """(city) => {
  const { left, right, top, bottom } = city.getBoundingClientRect();
  const middles = [...city.querySelectorAll("[data-target]:not([aria-disabled='true'])")]
    .map((target) => target.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  return middles.filter(([x, y]) => x < left || x > right || y < top || y > bottom).length;
}"""
"""How many targets lie outside the window of a city."""


def test_the_edges_tell_what_lies_outside_and_lead_there(opening: Opening) -> None:
    page = opening(viewport={"width": 1280, "height": 720})
    play_on(page, "praetor/5-players", 216)
    city, tags = page.locator(".city"), page.locator(".city .edge")
    told = [int(number) for text in tags.all_inner_texts() for number in re.findall(r"^(\d+) places?", text)]
    assert sum(told) == city.evaluate(OUTSIDE) > 0
    resting = page.locator(LAYER).get_attribute("transform") or ""
    page.get_by_role("button", name="places below").click()
    expect(page.get_by_role("button", name="places below")).to_have_count(0)
    page.keyboard.press("0")
    expect(page.locator(LAYER)).to_have_attribute("transform", resting)
    page.keyboard.down("z")
    expect(tags).to_have_count(0)
    assert city.evaluate(OUTSIDE) == 0
    page.keyboard.up("z")
    expect(page.locator(LAYER)).to_have_attribute("transform", resting)
    for _ in range(4):
        page.keyboard.press("-")
    assert page.locator("[data-target^='tile:']").first.evaluate("tile => tile.offsetWidth") >= 96
