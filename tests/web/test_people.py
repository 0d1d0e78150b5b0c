"""A name of one's own: with passkeys where browsers have them, with codes alone where not."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

import groma
from tests.table.server import Server
from tests.web import hands
from tests.web.boxes import small
from tests.web.conftest import Opening
from tests.web.test_everyone import violations

WEB = Path(groma.__file__).parent / "web"
KEYCHAIN = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def opened(opening: Opening, table: Server) -> Page:
    """Open a browser with a keychain of its own, at a name to which passkeys can belong."""
    page = opening(base_url=table.url.replace("127.0.0.1", "localhost"))
    browser = page.context.new_cdp_session(page)
    browser.send("WebAuthn.enable")
    browser.send("WebAuthn.addVirtualAuthenticator", {"options": KEYCHAIN})
    return page


def sign_in_with(page: Page, code: str) -> None:
    """Open one's own page as a guest and type a recovery code."""
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.get_by_label("Recovery code").fill(code)
    page.get_by_role("button", name="Sign in with a code").click()


def test_a_guest_names_himself_by_keyboard_and_a_second_device_takes_over(opening: Opening, table: Server) -> None:
    page = opened(opening, table)
    hands.play_now(page)
    page.goto("/me")
    page.get_by_role("button", name="Name yourself").press("Enter")
    expect(page.get_by_label("Handle")).to_be_focused()
    page.get_by_label("Handle").press_sequentially("Cassia")
    page.keyboard.press("Enter")
    make = page.get_by_role("button", name="Make a passkey")
    expect(make).to_be_focused()
    make.press("Enter")
    codes = page.get_by_role("list", name="Recovery codes").locator("li")
    expect(codes).to_have_count(8)
    assert violations(page) == []
    first = codes.first.inner_text()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cassia")
    expect(page.get_by_role("button", name=re.compile("^Remove "))).to_have_count(1)
    assert violations(page) == []

    phone = opened(opening, table)
    hands.play_now(phone)
    game = phone.url
    phone.goto("/me")
    expect(phone.get_by_text("You play as a guest.")).to_be_visible()
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.get_by_label("Bring this table along")).to_be_checked()
    assert violations(phone) == []
    phone.get_by_label("Recovery code").fill(first.lower())
    phone.get_by_role("button", name="Sign in with a code").click()
    expect(phone.get_by_text("You came in without a passkey.")).to_be_visible()
    phone.get_by_role("button", name="Make a passkey").click()
    remove = phone.get_by_role("button", name=re.compile("^Remove "))
    expect(remove).to_have_count(2)
    remove.first.click()
    expect(remove).to_have_count(1)
    phone.get_by_role("button", name="Sign out the others").click()
    expect(phone.get_by_role("status")).to_have_text("All others are signed out.")
    phone.goto(game)
    hands.wait_for_question(phone)

    page.reload()
    expect(page.get_by_text("You play as a guest.")).to_be_visible()
    sign_in_with(page, first)
    expect(page.get_by_role("alert")).to_have_text("This code is not good, or was used already.")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("This passkey is not known here, or it took too long.")


def test_without_encryption_codes_alone_are_the_key_on_a_phone(opening: Opening) -> None:
    page = opening("/me", locale="it-IT", viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    page.get_by_role("button", name="Scegli il tuo nome").click()
    page.get_by_label("Nome", exact=True).fill("Drusilla")
    page.get_by_role("button", name="Prendi questo nome").click()
    expect(page.get_by_text("i browser non offrono passkey")).to_be_visible()
    page.get_by_role("button", name="Mostra i miei codici").click()
    code = page.get_by_role("list", name="Codici di recupero").locator("li").last.inner_text()
    page.get_by_role("button", name="Fatto").click()
    expect(page.get_by_text("Ne restano 8.")).to_be_visible()
    assert violations(page) == []
    assert small(page) == []
    page.get_by_role("button", name="Esci da qui").click()
    page.wait_for_url("**/")
    page.goto("/me")
    page.get_by_role("button", name="Accedi", exact=True).click()
    page.get_by_label("Codice di recupero").fill(code)
    page.get_by_role("button", name="Accedi con un codice").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Drusilla")
    expect(page.get_by_text("Ne restano 7.")).to_be_visible()


def test_whoever_never_opens_it_never_loads_it() -> None:
    first = (WEB / "index.html").read_text(encoding="utf-8")
    seen: set[str] = set()
    wanted = set(re.findall(r"assets/[\w-]+\.js", first))
    while wanted:
        name = wanted.pop()
        seen.add(name)
        code = (WEB / name).read_text(encoding="utf-8")
        wanted |= {f"assets/{one}" for one in re.findall(r'(?:from|import)\s*"\./([\w-]+\.js)"', code)} - seen
    assert len(seen) > 1
    whole = "".join((WEB / name).read_text(encoding="utf-8") for name in seen)
    assert "MePage" in whole
    for later in ("navigator.credentials", "/me/passkeys", "guest-more"):
        assert later not in whole
        assert [file for file in (WEB / "assets").glob("MePage-*.js") if later in file.read_text(encoding="utf-8")]
