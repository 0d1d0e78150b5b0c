"""What happens at a table: companions, undo, reasons, reloads, lost connections."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

import groma
from groma.kernel.book import read_book
from tests.web import hands
from tests.web.conftest import Opening

OPEN_TILE = ".city [data-target^='tile:']:not([aria-disabled='true'])"
OPEN_BUILD = "[data-target^='shelf:']:not([aria-disabled='true'])"
CELLS = "[data-target^='cell:']:not([aria-disabled='true'])"
KEEP_WHAT_IS_SAID = """() => {
  const look = () => window.said.add(document.querySelector('.seam .q').innerText);
  window.said = new Set();
  new MutationObserver(look).observe(document.querySelector('.seam'), {
    subtree: true, childList: true, characterData: true,
  });
  look();
}"""


def begin_building(page: Page) -> None:
    """Choose a tile and a worker."""
    page.locator(OPEN_BUILD).first.click()
    page.locator("[data-target^='worker:']").first.click()
    page.wait_for_selector("[data-target^='cell:']")


def choose_seats(page: Page, *choices: str) -> None:
    """Begin a game of Praetor from the first page with these seats after one's own."""
    card = page.locator("[data-game='praetor'] .pick")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.wait_for_selector(".seat select")
    while page.locator(".seat select").count() > len(choices):
        page.locator(".seat .tool").last.click()
    for number, choice in enumerate(choices):
        page.locator(".seat select").nth(number).select_option(choice)
    page.locator(".new .btn.go").click()


def test_a_stranger_is_asked_the_first_question_one_click_after_opening_the_page(opening: Opening) -> None:
    page = opening("/")
    page.locator("[data-game='praetor'] .meta .btn.go").click()
    assert hands.wait_for_question(page) == hands.ASKED
    assert page.locator(OPEN_TILE).count() > 0


def test_a_board_waits_for_the_words_of_its_game(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    held: list[Route] = []
    page.route("**/api/games/*/text/*", lambda route: held.append(route))
    with page.expect_response("**/components*"):
        page.reload()
    expect(page.locator(".seam[role=status]")).to_have_text(re.compile("Setting the table|Still loading"))
    expect(page.locator(".seam .btn")).to_have_count(0)
    for route in held:
        route.continue_()
    hands.wait_for_question(page)
    expect(page.locator(".city")).to_contain_text("Market")


def test_two_browsers_play_at_one_table(opening: Opening) -> None:
    host = opening("/")
    choose_seats(host, "open")
    host.get_by_role("button", name="Copy the link").wait_for()
    guest = opening(host.url)
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()
    guest.wait_for_selector(".table")
    for _ in range(12):
        hands.play(hands.whoever_is_asked(host, guest), hands.mouse, moves=1)
    number = hands.whoever_is_asked(host, guest).locator(".table").get_attribute("data-n") or ""
    assert int(number) > 3
    for page in (host, guest):
        expect(page.locator(".table")).to_have_attribute("data-n", number)


def test_chat_reaches_the_others_who_may_mute_it_and_the_host_silences_watchers(opening: Opening) -> None:
    host = opening()
    hands.start_with_seats(host, "bot:medium")
    host.wait_for_selector(".table")
    watcher = opening(host.url)
    for page in (host, watcher):
        page.get_by_role("tab", name="Chat").click()
    for text in ("Salve <b>omnes</b>", "Hurry!"):
        host.get_by_label("Say something").fill(text)
        host.get_by_role("button", name="Send").click()
        expect(watcher.get_by_text(text)).to_be_visible()
    expect(watcher.locator(".seam")).to_contain_text("You are watching")
    watcher.locator("summary").press("Enter")
    watcher.get_by_role("button", name=re.compile("^Mute ")).press("Enter")
    expect(watcher.get_by_text("is muted: 2 lines hidden")).to_be_visible()
    expect(watcher.get_by_text("Hurry!")).to_have_count(0)
    watcher.get_by_role("button", name=re.compile("^Unmute ")).press("Enter")
    expect(watcher.get_by_text("Hurry!")).to_be_visible()
    host.locator("summary").click()
    host.get_by_label("Only players may write").check()
    expect(watcher.get_by_text("The host lets only players write here.")).to_be_visible()
    expect(watcher.get_by_label("Say something")).to_have_count(0)


def test_a_step_can_be_taken_back_and_the_whole_turn_as_well(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    begin_building(page)
    page.keyboard.press("u")
    page.wait_for_selector("[data-target^='worker:']")
    page.locator("[data-target^='worker:']").first.click()
    page.wait_for_selector("[data-target^='cell:']")
    page.get_by_role("button", name="Restart", exact=True).click()
    expect(page.locator(OPEN_TILE).first).to_be_visible()
    expect(page.locator(".trail li")).to_have_count(0)


def test_a_tile_shows_its_favor_before_it_is_placed(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    begin_building(page)
    page.locator("[data-target^='cell:']:not([aria-disabled='true'])").first.click()
    page.wait_for_selector(".seam .confirm")
    assert re.search(r"here: \d+ favor", page.locator(".seam .q").inner_text())
    page.evaluate(KEEP_WHAT_IS_SAID)
    for _ in range(3):
        page.keyboard.press("r")
    page.wait_for_function("() => window.said.size > 1")


def choose_the_first_cell(page: Page) -> list[str]:
    """Choose a tile, a worker and the first cell; return all cells that could be chosen."""
    begin_building(page)
    cells = page.locator(CELLS)
    places: list[str] = cells.evaluate_all("cells => cells.map(cell => cell.dataset.target)")
    page.locator(f"[data-target='{places[0]}']").click()
    page.wait_for_selector(".seam .confirm")
    expect(cells).to_have_count(len(places) - 1)
    return places


def test_once_a_cell_is_chosen_the_others_keep_their_favor_and_can_be_chosen_instead(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    places = choose_the_first_cell(page)
    figures = page.locator(".city svg text").all_text_contents()
    assert sum(bool(re.fullmatch(r"\+\d", text)) for text in figures) >= len(places) - 1
    page.locator(f"[data-target='{places[1]}']").click()
    expect(page.locator(f"[data-target='{places[1]}']")).to_have_count(0)
    expect(page.locator(f"[data-target='{places[0]}']")).to_have_count(1)
    expect(page.locator(".trail li")).to_have_count(3)


def test_a_chosen_cell_and_the_favor_of_the_others_outlive_a_reload(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    places = choose_the_first_cell(page)
    asked = page.locator(".seam .q").inner_text()
    page.reload()
    expect(page.locator(".seam .q")).to_have_text(asked)
    expect(page.locator(CELLS)).to_have_count(len(places) - 1)
    page.locator(f"[data-target='{places[1]}']").click()
    expect(page.locator(f"[data-target='{places[0]}']")).to_have_count(1)


def test_what_is_refused_says_why_and_opens_the_rule(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    for seed in range(30):
        refused = page.locator(".city [data-target^='tile:'][aria-disabled='true']")
        if refused.count():
            break
        hands.play(page, hands.mouse, moves=3, seed=seed)
        hands.wait_for_question(page)
    refused.first.click(force=True)
    reason = page.locator(".why")
    expect(reason).to_be_visible()
    number = reason.locator("button").inner_text().removeprefix("Rule ")
    reason.locator("button").click()
    place = read_book(groma.game("praetor"), "en").place(number).partition("#")[2]
    expect(page.locator(f".drawer section#{place}")).to_be_in_viewport()
    page.get_by_role("button", name="Numbered rules").click()
    expect(page.locator(f"[id='rule-{number}']")).to_be_in_viewport()


def test_a_reload_shows_the_same_question(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    begin_building(page)
    asked = page.locator(".seam .q").inner_text()
    page.reload()
    page.wait_for_selector("[data-target^='cell:']")
    assert page.locator(".seam .q").inner_text() == asked


def test_a_lost_connection_is_told_and_mended(opening: Opening) -> None:
    page = opening()
    page.add_init_script(
        "const Real = WebSocket; window.sockets = [];"
        "window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this); } };"
    )
    page.reload()
    hands.play_now(page)
    page.context.set_offline(True)
    page.evaluate("() => window.sockets.at(-1).close()")
    expect(page.locator(".seam.away")).to_contain_text("No connection")
    assert page.locator("[data-target^='tile:']").count() == 0
    page.context.set_offline(False)
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(OPEN_TILE).first).to_be_visible()


def test_a_stale_page_is_told_and_shows_the_present_state(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    second = page.context.new_page()
    second.goto(page.url)
    hands.wait_for_question(second)
    begin_building(second)
    page.wait_for_selector("[data-target^='cell:']")
    assert page.locator(".table").get_attribute("data-n") == second.locator(".table").get_attribute("data-n")


def test_the_list_of_options_is_always_there_and_plays(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    assert page.locator(".options [data-option]").count() > 3
    page.keyboard.press("o")
    page.locator(".options.open [data-option^='build']").first.press("Enter")
    page.wait_for_selector("[data-target^='worker:']")


def test_a_bot_may_play_for_me_and_give_the_seat_back(opening: Opening) -> None:
    page = opening()
    hands.play_now(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=re.compile("Let a bot play for")).click()
    page.get_by_role("button", name=re.compile("Take .* seat back")).click()
    page.keyboard.press("Escape")
    assert hands.wait_for_question(page) in (hands.ASKED, hands.OVER)
