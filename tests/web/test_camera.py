"""A city larger than its window: what lies outside is told, and reached."""

from __future__ import annotations

import re

import pytest
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
# For two targets that meet: whether the nearer one lies under a pointer that is a little nearer to it.
_NEARER = """(all) => {
  const middles = all.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { one, x: x + width / 2, y: y + height / 2 };
  });
  return middles.flatMap(({ one, x, y }) => middles
    .filter((other) => other.one !== one && Math.hypot(other.x - x, other.y - y) < 30)
    .map((other) => document.elementFromPoint(x + (other.x - x) * 0.45, y + (other.y - y) * 0.45) === one));
}"""


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


FRAME = """(frame) => {
  const { x, y, width, height } = frame.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
"""The middle of the frame on a map."""


def test_the_frame_on_the_map_is_dragged_and_goes_with_the_arrows(opening: Opening) -> None:
    page = opening(viewport={"width": 1280, "height": 720})
    play_on(page, "praetor/5-players", 216)
    layer, frame = page.locator(LAYER), page.locator(".map .frame")
    resting = layer.get_attribute("transform") or ""
    x, y = frame.evaluate(FRAME)
    page.mouse.move(x + 4, y + 2)
    page.mouse.down()
    page.mouse.move(x + 4, y + 22, steps=3)
    page.mouse.up()
    expect(layer).not_to_have_attribute("transform", resting)
    assert frame.evaluate(FRAME)[1] > y + 5
    page.locator(".map").focus()
    page.keyboard.press("Enter")
    expect(layer).to_have_attribute("transform", resting)
    page.keyboard.press("ArrowDown")
    expect(layer).not_to_have_attribute("transform", resting)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720)])
def test_an_edge_of_the_marble_city_keeps_its_length_on_a_laptop(opening: Opening, width: int, height: int) -> None:
    page = opening(viewport={"width": width, "height": height})
    play_on(page, "marble/4-players", 140)
    for press in ("", "-", "-", "-"):
        if press:
            page.keyboard.press(press)
        scales = re.findall(r"scale\(([\d.]+)\)", page.locator(LAYER).get_attribute("transform") or "")
        assert [float(scale) * 60.5 >= 48 for scale in scales] == [True]
    targets = page.locator(".city [data-target]")
    assert min(targets.evaluate_all("all => all.map((one) => one.offsetWidth)")) >= 32
    assert set(targets.evaluate_all(_NEARER)) == {True}
