"""The page of a long game stays smooth: a move draws what it changed, not what has been there for an hour."""

from __future__ import annotations

from tests.web import hands
from tests.web.conftest import Opening
from tests.web.positions import play_on

LONG = 200
# The heading of a scene loses its button when there is a later one; nothing else of the past may change.
_COUNT = """() => {
  window.work = { positions: 0, lines: 0, tiles: 0, nodes: 0 };
  const lines = new Set([...document.querySelectorAll('.log li:not(.sep)')].slice(0, -12));
  const inside = (node, what) => (node instanceof Element ? node : node.parentElement)?.closest(what);
  const count = (changes) => {
    const tiles = new Set();
    for (const { target, addedNodes, removedNodes, attributeName } of changes) {
      if (attributeName === 'data-n') window.work.positions += 1;
      if (lines.has(inside(target, '.log li'))) window.work.lines += 1;
      const tile = inside(target, '.city g[data-piece]');
      if (tile) tiles.add(tile);
      window.work.nodes += 1 + addedNodes.length + removedNodes.length;
    }
    window.work.tiles += tiles.size;
  };
  new MutationObserver(count).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""


def test_a_move_touches_no_old_line_of_the_log_and_draws_few_tiles_and_parts_of_the_page(opening: Opening) -> None:
    """One game tells all three: after two hundred moves for five, bots play on."""
    page = opening()
    play_on(page, "praetor/5-players", LONG)
    table = f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    for seat in page.request.get(table).json()["seats"]:
        page.request.post(f"{table}/seats/{seat['number']}/stand-in", data={"level": "greedy"})
    hands.wait_for_move(page, LONG + 2)
    page.evaluate(_COUNT)
    page.wait_for_function("() => window.work.positions >= 20")
    work: dict[str, int] = page.evaluate("() => window.work")
    assert work["lines"] == 0
    assert work["tiles"] / work["positions"] < 6
    assert work["nodes"] / work["positions"] < 250


def test_the_log_shows_its_end_and_keeps_the_rest_until_it_is_asked_for(opening: Opening) -> None:
    page = opening()
    play_on(page, "praetor/5-players", LONG)
    shown = page.locator(".log li a")
    turns = {line.get_attribute("href") for line in shown.all()}
    assert 20 < len(turns) <= 40
    ends = [page.locator(place).bounding_box() for place in (".log", ".log li:last-child")]
    assert ends[0]
    assert ends[1]
    assert ends[1]["y"] + ends[1]["height"] <= ends[0]["y"] + ends[0]["height"]
    few = shown.count()
    page.get_by_role("button", name="Earlier moves").click()
    assert shown.count() > few
