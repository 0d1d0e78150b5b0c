"""Hints in a game, judgements after it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.conftest import Opening
from tests.web.positions import play_on, recorded
from tests.web.test_everyone import violations

CUT_OFF = """(graph) => {
  const frame = graph.getBoundingClientRect();
  const isCut = ({ left, right, top, bottom }) =>
    left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
  const texts = [...graph.querySelectorAll('text')];
  return texts.filter((text) => isCut(text.getBoundingClientRect())).map((text) => text.textContent);
}"""
"""What is written in a graph, but not whole."""
JUDGED = "marble/3-players-recall"
"""The shortest record of several players."""
HINTS = [("en-GB", "Hint", "Chance to win"), ("it-IT", "Consiglio", "Probabilità"), ("fr-FR", "Conseil", "Chance de")]
JUDGE = [
    ("en-GB", "Judge the decisions", "Chance to win", "Decisions that cost most"),
    ("it-IT", "Giudica le decisioni", "Probabilità di vincere", "Le decisioni più costose"),
    ("fr-FR", "Juger les décisions", "Chance de gagner", "Les décisions les plus coûteuses"),
]


@pytest.mark.parametrize(("locale", "button", "words"), HINTS)
def test_a_hint_says_what_to_expect_and_is_taken_with_a_click(
    opening: Opening, locale: str, button: str, words: str
) -> None:
    page = opening(locale=locale)
    hands.play_now(page)
    page.get_by_role("button", name=button).click()
    card = page.locator(".hint.shown")
    expect(card).to_contain_text(words)
    assert card.locator(".next button").count() <= 2
    assert violations(page) == []
    before = hands.number_of_moves(page)
    card.locator(".deed").click()
    if hands.confirm_button(page).count():
        hands.confirm_button(page).click()
    hands.wait_for_move(page, before)
    expect(page.locator(".hint.shown")).to_have_count(0)


def test_a_hint_comes_by_key_and_lights_its_target_and_goes_by_key(opening: Opening) -> None:
    page = opening()
    play_on(page, "marble/2-players", 0)
    with page.expect_response("**/hint") as answer:
        page.keyboard.press("h")
    best = answer.value.json()["options"][0]
    assert best["verb"] == "do", "the first question of a turn, whose answers all lie on the board"
    expect(page.locator(".hint.shown .deed")).to_be_visible()
    expect(page.locator(".hinted")).to_have_count(1)
    expect(page.locator(".hinted")).to_have_attribute("data-target", f"do:{best['target']}")
    page.keyboard.press("h")
    expect(page.locator(".hint.shown")).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)


def test_why_there_is_no_hint_is_told_in_the_language_of_the_page(opening: Opening) -> None:
    page = opening(locale="it-IT")
    hands.play_now(page)
    refusal = {"error": "hint", "message": "in the server's words", "rule": None}
    page.route("**/hint", lambda route: route.fulfill(status=503, json=refusal))
    page.keyboard.press("h")
    expect(page.locator(".seam [role=alert]")).to_contain_text("Ora non si è trovato alcun consiglio")
    expect(page.locator(".hint.shown")).to_have_count(0)


def test_a_hint_fits_a_phone(opening: Opening) -> None:
    page = opening(viewport={"width": 360, "height": 740}, has_touch=True)
    hands.play_now(page)
    page.get_by_role("button", name="Hint").click()
    card = page.locator(".hint.shown")
    card.locator(".deed").wait_for()
    box = card.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert violations(page) == []


def record(page: Page) -> str:
    """Import a finished game and open its review."""
    table = recorded(page, JUDGED)
    page.goto(f"/t/{table}/review?at=12")
    return table


def test_the_decisions_of_a_finished_game_are_judged_once_for_all_who_look(opening: Opening) -> None:
    english = opening(locale=JUDGE[0][0])
    review = f"/t/{recorded(english, JUDGED)}/review?at=12"
    for locale, button, graph, costly in JUDGE:
        page = opening(review, locale=locale) if locale != JUDGE[0][0] else english
        page.goto(review)
        page.get_by_role("button", name=button).click()
        expect(page.get_by_role("img", name=graph)).to_be_visible()
        expect(page.get_by_role("heading", name=costly)).to_be_visible()
        assert page.get_by_role("img", name=graph).evaluate(CUT_OFF) == []
        assert violations(page) == []
        page.locator(".costly").first.click()
        expect(page.locator(".side .played")).to_be_visible()
    end = opening(review.replace("/review?at=12", "/end"))
    expect(end.get_by_role("img", name="Chance to win, by turn")).to_contain_text("turning point")
    chosen = english.locator(".costly").first.locator(".no").inner_text()
    english.get_by_role("button", name="Try again here").click()
    english.wait_for_url(lambda url: "/review" not in url)
    hands.wait_for_question(english)
    assert hands.number_of_moves(english) == int(chosen) - 1


def test_a_game_that_nobody_judged_is_judged_from_its_end(opening: Opening) -> None:
    page = opening()
    nothing = {"total": 0, "done": 0, "is_complete": False, "moves": []}
    page.route("**/review?begin=false", lambda route: route.fulfill(json=nothing))
    page.route("**/review", lambda route: route.fulfill(json={**nothing, "is_complete": True}))
    page.goto(f"/t/{recorded(page, JUDGED)}/end")
    expect(page.get_by_role("img", name="Points by turn")).to_be_visible()
    page.locator(".end main").get_by_role("button", name="Judge the decisions").click()
    expect(page.get_by_role("img", name="Chance to win, by turn")).to_contain_text("turning point")
    assert violations(page) == []


def test_judging_that_is_interrupted_says_so_and_can_go_on(opening: Opening) -> None:
    page = opening()
    record(page)
    asked = "**/api/tables/*/review"
    page.route(asked, lambda route: route.abort())
    page.get_by_role("button", name="Judge the decisions").click()
    expect(page.locator(".side [role=alert]")).to_have_text("The table cannot be reached.")
    assert violations(page) == []
    page.unroute(asked)
    page.get_by_role("button", name="Judge the decisions").click()
    expect(page.locator(".side [role=alert]")).to_have_count(0)
    expect(page.get_by_role("img", name="Chance to win")).to_be_visible()
