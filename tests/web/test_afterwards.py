"""After a game: the score, another game, the review."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.boxes import cut
from tests.web.conftest import Opening
from tests.web.positions import play_on, recorded
from tests.web.test_everyone import violations
from tests.web.test_notes import SILENT

LATE = 230
"""After so many moves of the recorded game its last round begins."""
RECORDS = ["praetor/3-players", "aquileia/4-players", "architects/5-players", "marble/3-players"]


def passes(page: Page, _rng: Random) -> None:
    """Pass whenever that is possible."""
    if hands.confirm_button(page).count():
        hands.confirm_button(page).click()
        return
    bar = page.locator(".seam [data-target^='bar:']")
    (bar.last if bar.count() else page.locator(".seam .btn").last).click()


@pytest.fixture
def finished(opening: Opening) -> Page:
    """A game that was played to its end."""
    page = opening()
    play_on(page, "praetor/2-players", LATE)
    assert hands.play(page, passes) == hands.OVER
    return page


def test_the_end_shows_points_by_source_and_leads_to_review_and_rematch(finished: Page) -> None:
    page = finished
    rows = page.locator(".end table:has(tfoot) tbody tr")
    assert rows.count() > 2
    totals = [int(text.replace("−", "-")) for text in page.locator(".end tfoot td").all_inner_texts()]
    columns = [0] * len(totals)
    for row in rows.all():
        for n, text in enumerate(row.locator("td").all_inner_texts()):
            columns[n] += int(text.replace("−", "-"))
    assert columns == totals
    table = page.url
    page.get_by_role("link", name="Judge my decisions").click()
    _review(page)
    page.goto(table)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != table)
    assert hands.wait_for_question(page) == hands.ASKED


def test_the_end_is_counted_told_drawn_and_saved(opening: Opening, tmp_path: Path) -> None:
    page = opening(reduced_motion="no-preference")
    table = recorded(page, "praetor/3-players")
    page.goto(f"/t/{table}/end")
    counted = ".end[data-act=count]:has(.backdrop .city) .lane"
    first = page.wait_for_function("lane => document.querySelector(lane)?.dataset.lane", arg=counted)
    assert first.json_value() != "0"
    expect(page.get_by_role("status").filter(has_text="wins")).to_have_count(1)
    page.keyboard.press("Space")
    expect(page.locator(".end")).to_have_attribute("data-act", "done")
    expect(page.locator(".lane").first).to_have_class(re.compile("won"))
    expect(page.locator(".backdrop")).to_have_count(0)
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")
    assert violations(page) == []
    picture = _saved(page, "PNG", tmp_path)
    assert (picture[:8], picture[16:24]) == (b"\x89PNG\r\n\x1a\n", (1350).to_bytes(4) + (1038).to_bytes(4))
    drawing = _saved(page, "SVG", tmp_path).decode()
    assert drawing.count("@font-face") == 2
    assert not re.search(r"var\(|<use|https?://(?!www\.w3\.org)", drawing)
    assert "Imperial" in drawing
    page.get_by_role("link", name="Best turn").click()
    expect(page.locator(".where b")).to_have_text(re.compile("Move 220 of"))
    page.go_back()
    expect(page.locator(".end")).to_have_attribute("data-act", "done")


def _saved(page: Page, kind: str, folder: Path) -> bytes:
    """Save the postcard and return the file."""
    with page.expect_download() as saving:
        page.get_by_role("button", name=f"Save as {kind}").click()
    saving.value.save_as(folder / kind)
    return (folder / kind).read_bytes()


def _review(page: Page) -> None:
    """Step, jump, link, play on from a position; the scoring is a step of its own."""
    expect(page.locator(".where b")).to_have_text("Final scoring")
    page.keyboard.press("[")
    expect(page.locator(".where b")).to_have_text(re.compile(r"Move (\d+) of \1$"))
    page.locator(".blk svg path").nth(4).wait_for(state="attached")
    page.get_by_role("button", name="First move").click()
    expect(page.locator(".where b")).to_have_text("The deal")
    page.keyboard.press("]")
    expect(page.locator(".where b")).to_contain_text("Move 1 of")
    page.get_by_role("button", name="Round 2", exact=True).click()
    expect(page.locator(".where")).to_contain_text("Round 2")
    linked = page.url
    assert "at=" in linked
    page.reload()
    expect(page.locator(".where")).to_contain_text("Round 2")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/review" not in url)
    hands.wait_for_question(page)
    page.goto(linked)


def test_the_graph_has_a_line_for_each_seat_that_ends_at_its_final_score(opening: Opening) -> None:
    page = opening()
    table = recorded(page, "architects/5-players")
    scores = page.request.get(f"/api/tables/{table}").json()["result"]["scores"]
    page.goto(f"/t/{table}/review")
    graph = page.get_by_role("img", name="Points over time")
    lines = graph.locator("path[stroke^='var(--l-']")
    expect(lines).to_have_count(5)
    said = [label for label in graph.locator("text").all_text_contents() if " " in label]
    assert [int(label.split()[-1].replace("−", "-")) for label in said] == scores
    ends = lines.evaluate_all("lines => lines.map(line => line.getPointAtLength(line.getTotalLength()).y)")
    assert sorted(range(5), key=lambda seat: -ends[seat]) == sorted(range(5), key=lambda seat: scores[seat])


def test_the_graph_has_room_for_points_below_nothing(opening: Opening) -> None:
    page = opening()
    page.goto(f"/t/{recorded(page, 'architects/5-players')}/review")
    graph = page.get_by_role("img", name="Points over time")
    expect(graph.locator("text").first).to_contain_text("−")
    ground = graph.locator("path[stroke='var(--line)']").first.evaluate("line => line.getBBox().y")
    lowest = graph.locator("path[stroke^='var(--l-']").evaluate_all(
        "lines => Math.max(...lines.map(line => line.getBBox().y + line.getBBox().height))"
    )
    assert lowest <= ground


def test_on_a_phone_the_review_begins_with_the_graph_but_a_link_with_its_move(opening: Opening) -> None:
    page = opening(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = recorded(page, "praetor/3-players")
    page.goto(f"/t/{table}/review")
    page.locator(".moves .cur").wait_for()
    page.wait_for_load_state("networkidle")
    graph = page.get_by_role("img", name="Points over time")
    expect(graph).to_be_in_viewport(ratio=0.95)
    assert page.evaluate("() => scrollY + document.querySelector('.side').scrollTop") == 0
    page.goto(f"/t/{table}/review?at=100")
    expect(page.locator(".moves .cur")).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("record", ["architects/3-players", "marble/3-players"])
def test_on_a_phone_a_long_title_leaves_room_for_the_tools_of_the_review(opening: Opening, record: str) -> None:
    page = opening(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.goto(f"/t/{recorded(page, record)}/review")
    expect(page.locator(".crumb h1")).not_to_have_text("Groma")
    expect(page.locator(".tools .tool").last).to_be_in_viewport(ratio=1)
    assert cut(page, ".bar .tools") == []


@pytest.mark.parametrize("missing", ["**/api/games/*/components*", "**/assets/praetor-*.js"])
@pytest.mark.parametrize("page_of_table", ["", "/review"])
def test_a_board_is_drawn_though_the_server_did_not_answer_at_first(
    opening: Opening, page_of_table: str, missing: str
) -> None:
    page = opening()
    table = recorded(page, "praetor/3-players")
    unheard = iter([True])
    page.route(missing, lambda route: route.abort() if next(unheard, False) else route.fallback())
    page.goto(f"/t/{table}{page_of_table}")
    if not page_of_table:
        page.get_by_role("link", name="See the board").click()
    expect(page.locator(".city")).to_be_visible()
    assert next(unheard, None) is None


@pytest.mark.parametrize("record", RECORDS)
def test_at_the_end_the_winner_wears_the_laurel_and_points_explain_themselves(opening: Opening, record: str) -> None:
    page = opening()
    table = recorded(page, record)
    winners = page.request.get(f"/api/tables/{table}").json()["result"]["winners"]
    page.goto(f"/t/{table}")
    said = page.locator(".end main h1")
    expect(said.locator("use")).to_have_attribute("href", "#k-laurel")
    names = page.locator(".end thead .first span").all_inner_texts()
    assert len(names) == len(winners)
    expect(said).to_have_text(re.compile(f"{', '.join(names)} wins?"))
    expect(page.locator(".lane.won")).to_have_count(len(names))
    assert page.evaluate(SILENT, record.split("/")[0]) == []
    page.locator(".lane.won [data-note]").first.hover()
    expect(page.locator(".note[popover]")).to_contain_text("Read the rule")
    page.keyboard.press("Escape")
    expect(page.locator(".note[popover]")).to_have_count(0)
    page.keyboard.press("Escape")
    crowned = page.locator(".players .pp:has(.sc [href='#k-laurel']) .nm")
    expect(crowned).to_have_count(len(names))
    assert sorted(crowned.all_inner_texts()) == sorted(names)


def test_the_score_of_five_is_read_on_a_phone(opening: Opening) -> None:
    page = opening(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    table = hands.sit(page, "praetor", *["bot:greedy"] * 4)
    page.request.post(f"/api/tables/{table}/seats/0/stand-in", data={"level": "greedy"})
    page.goto(f"/t/{table}")
    sheet = page.locator(".end")
    page.get_by_role("button", name="As a table").click()
    source, scroll = sheet.locator("tbody th").first, sheet.locator(".scroll")
    before = source.bounding_box()
    scroll.evaluate("element => element.scrollTo(9999, 0)")
    assert source.bounding_box() == before
    last = sheet.locator("tfoot td").last.bounding_box()
    assert last
    assert last["x"] + last["width"] <= 360
    assert cut(page, ".end .heading") == []
    assert page.evaluate("() => document.documentElement.scrollHeight") == 740
    for place in (".souvenir .buttons", ".again"):
        page.locator(place).scroll_into_view_if_needed()
        assert cut(page, place) == []


def test_a_game_without_rounds_is_told_without_a_stray_comma(opening: Opening) -> None:
    page = opening()
    table = hands.sit(page, "marble", "bot:random")
    page.request.post(f"/api/tables/{table}/seats/0/stand-in", data={"level": "random"})
    page.goto(f"/t/{table}")
    page.wait_for_function("() => Number(document.querySelector('.table')?.dataset.n) >= 3")
    page.goto(f"/t/{table}/review?at=1")
    place = page.locator(".where")
    expect(place).to_contain_text("of")
    assert ", ," not in place.inner_text()
    assert not place.inner_text().split("\n")[-1].strip().startswith(",")
