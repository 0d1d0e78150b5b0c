"""The waiting room, by mouse and by keyboard, on a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web import hands
from tests.web.boxes import cut
from tests.web.conftest import Opening
from tests.web.test_everyone import violations


def test_two_gather_choose_colours_say_that_they_are_ready_and_start_with_a_bot(opening: Opening) -> None:
    host = opening()
    hands.start_with_seats(host, "open", "open")
    host.get_by_role("button", name="Copy the link").wait_for()
    expect(host.locator(".link")).to_contain_text(host.url)
    expect(host.get_by_role("status").filter(has_text="2 seats are still open")).to_be_visible()
    assert (violations(host), cut(host, ".about")) == ([], [])
    guest = opening(host.url, viewport={"width": 390, "height": 844})
    guest.locator("[data-seat='1']").get_by_role("button", name="Sit down").click()
    guest.locator("[data-seat='1'] .colours").get_by_role("button", name="Murex").press("Enter")
    expect(host.locator("[data-seat='0'] .colours").get_by_role("button", name="Murex")).to_be_disabled()
    expect(host.locator(".skyline svg:not(.faint)")).to_have_count(4)
    guest.get_by_role("button", name="Ready").press("Enter")
    expect(host.locator("[data-seat='1']")).to_contain_text("ready")
    assert violations(guest) == []
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_label("Say something").fill("Salve")
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_text("Salve")).to_be_visible()
    host.get_by_role("button", name="Seat a bot and start").click()
    hands.wait_for_question(hands.whoever_is_asked(host, guest))
    expect(host.locator(".players [style*='--l-murex']")).to_have_count(1)
