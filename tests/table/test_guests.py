"""Identity without accounts, and what one guest cannot do to another."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from groma.table.limits import Limits
from groma.table.logs import log_name
from groma.table.refusal import Refusal
from groma.table.settings import Settings
from tests.patience import PATIENCE, until
from tests.table.guest import Guest, Watch, play_out
from tests.table.server import Server
from tests.table.test_playing import two_at_a_table

ADA = {"name": "Ada", "named": False}


def test_whoever_arrives_becomes_a_guest_once_and_is_known_afterwards(server: Server) -> None:
    ada = Guest(server.url, "")
    assert ada.post("/api/me/arrival", {"name": "Ada"}) == ADA
    assert ada.post("/api/me/arrival", {"name": "Livia"}) == ADA
    assert ada.get("/api/me") == ADA


def test_a_guest_is_a_name_in_an_http_only_same_site_cookie(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "  Ada \n\t Byron "}, timeout=PATIENCE)
    assert answer.json() == {"name": "Ada Byron", "named": False}
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags


def test_a_name_can_be_changed_and_is_limited(server: Server) -> None:
    ada = Guest(server.url)
    ada.post("/api/me", {"name": "Countess"})
    assert ada.get("/api/me") == {"name": "Countess", "named": False}
    assert ada.refused("/api/me", {"name": "x" * 41})["error"] == "not-understood"
    for blank in (" \u200b\n ", "\u3164", "\u2800\u115f"):
        assert ada.refused("/api/me", {"name": blank})["error"] == "name"


def test_a_name_is_plain_text_in_answers(server: Server) -> None:
    ada = Guest(server.url, "<script>alert(1)</script>")
    answer = ada.call("GET", "/api/me")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["name"] == "<script>alert(1)</script>"


def test_without_a_cookie_one_may_watch_but_not_sit_down(server: Server) -> None:
    table = Guest(server.url).open()
    stranger = Guest(server.url, "")
    assert stranger.get(f"/api/tables/{table}")["status"] == "open"
    assert stranger.call("POST", f"/api/tables/{table}/seats", {}).status_code == 401


def test_a_cookie_with_another_signature_is_nobodys(server: Server) -> None:
    ada = Guest(server.url)
    token, _, signature = ada.http.cookies["groma"].partition("~")
    for forged in (token, f"{token}~", f"{token}~{'0' * len(signature)}", f"x{token}~{signature}", "~", "é~ü"):
        answer = httpx.get(f"{server.url}/api/me", headers={b"Cookie": f"groma={forged}".encode()}, timeout=PATIENCE)
        assert answer.status_code == 401


def test_a_personal_link_moves_the_identity_to_another_device(server: Server) -> None:
    ada = Guest(server.url, "Ada")
    table = ada.open("me me", start=True)
    secret = ada.post("/api/me/link")["secret"]
    phone = Guest(server.url, "")
    assert phone.post("/api/me/device", {"secret": secret}) == ADA
    assert phone.look(table)["position"]["question"]
    assert ada.look(table)["position"]["question"]


def test_a_new_personal_link_ends_the_old_one(server: Server) -> None:
    ada = Guest(server.url)
    old, new = [ada.post("/api/me/link")["secret"] for _ in range(2)]
    assert Guest(server.url, "").refused("/api/me/device", {"secret": old})["error"] == "link"
    assert Guest(server.url, "").post("/api/me/device", {"secret": new})


def test_a_new_personal_link_signs_the_other_devices_out(server: Server) -> None:
    ada, phone = Guest(server.url), Guest(server.url, "")
    table = ada.open("me me", "toy", start=True)
    phone.post("/api/me/device", {"secret": ada.post("/api/me/link")["secret"]})
    with phone.watch(table) as watch:
        assert watch.next()["position"]["question"]
        ada.post("/api/me/link")
        with pytest.raises(ConnectionClosed):
            while True:
                watch.next()
    assert phone.call("GET", "/api/me").status_code == 401
    assert ada.get("/api/me") == ADA


def test_cookies_given_out_over_https_travel_over_https_only(sqlite_server: Callable[..., Server]) -> None:
    def is_secure(server: Server, scheme: str) -> bool:
        headers = {"X-Forwarded-Proto": scheme, "X-Forwarded-For": "192.0.2.1"}
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Ada"}, headers=headers, timeout=PATIENCE)
        return "secure" in answer.headers["set-cookie"].lower()

    server = sqlite_server(proxies="127.0.0.1")
    assert [is_secure(server, scheme) for scheme in ("http", "https")] == [False, True]
    server.stop()
    server = sqlite_server(proxies="192.0.2.7")
    assert not is_secure(server, "https")
    server.stop()
    assert is_secure(sqlite_server(secure_cookies=True), "http")


def test_nobody_acts_for_anothers_seat(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    waiting = ada.look(table)["position"]["waiting"][0]
    mover, other = [(ada, ben), (ben, ada)][waiting]
    action = mover.look(table)["position"]["question"]["options"][0]["notation"]
    assert other.play(table, 0, action, waiting).status_code == 403
    assert Guest(server.url, "Eve").play(table, 0, action).status_code == 403
    assert other.call("POST", f"/api/tables/{table}/seats/{waiting}/token", {}).status_code == 403
    assert ada.look(table)["table"]["n"] == 0


def test_nobody_sees_through_anothers_eyes(server: Server) -> None:
    ada, ben, table = two_at_a_table(server, game="toy")
    hand = ada.look(table)["position"]["view"]["hand"]
    for news in (ben.look(table, seat=0), Guest(server.url, "Eve").look(table, seat=0)):
        assert news["position"]["seat"] != 0
        assert not set(hand) & set(news["position"]["view"]["hand"])
    with ben.watch(table, seat=0) as watch:
        assert watch.next()["position"]["seat"] == 1
        watch.send({"type": "look", "seat": 0})
        assert watch.next()["position"]["seat"] == 1


def test_nothing_of_a_running_game_holds_the_seed_or_a_secret(server: Server) -> None:
    ada, ben, table = two_at_a_table(server, game="toy")
    secret = ada.post("/api/me/link")["secret"]
    paths = ["", "/news", "/record", "/timeline", "/replay?at=0", "/chat"]
    seen = "".join(ben.call("GET", f"/api/tables/{table}{path}").text for path in paths)
    assert secret not in seen
    assert ada.http.cookies["groma"].split("~")[0] not in seen
    play_out([ada, ben], table, Random(1))
    ended = ada.get(f"/api/tables/{table}")
    assert ended["seed"] not in seen
    assert ended["salt"] not in seen


def test_no_secret_is_in_the_log(server: Server) -> None:
    ada = Guest(server.url, "Ada")
    secret = ada.post("/api/me/link")["secret"]
    Guest(server.url, "").post("/api/me/device", {"secret": secret})
    table = ada.open("me me", seed="cd" * 32, start=True)
    token = ada.post(f"/api/tables/{table}/seats/0/token")["token"]
    httpx.get(f"{server.url}/api/tables/{table}/news", headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)
    log = server.log.read_text()
    assert log_name(table) in log
    for hidden in (secret, token, "cd" * 32, ada.http.cookies["groma"].split("~")[0]):
        assert hidden not in log


def test_a_seat_token_plays_its_own_seat_and_nothing_else(server: Server) -> None:
    ada = Guest(server.url)
    table, other = ada.open("me me", start=True), ada.open("me me", start=True)
    waiting = ada.look(table)["position"]["waiting"][0]
    program = Guest(server.url, "")
    token = ada.post(f"/api/tables/{table}/seats/{waiting}/token")["token"]
    program.http.headers["Authorization"] = f"Bearer {token}"
    action = program.look(table)["position"]["question"]["options"][0]["notation"]
    assert program.play(table, 0, action).status_code == 200
    assert program.play(table, 1, action, 1 - waiting).status_code == 403
    assert program.play(other, 0, action).status_code == 403
    assert program.look(other)["position"]["seat"] is None
    assert program.call("POST", "/api/me/link", {}).status_code == 403
    assert program.call("POST", f"/api/tables/{table}/undo", {"n": 1, "to": 0}).status_code == 403


def program_of(guest: Guest, table: str, seat: int) -> Guest:
    """Return a program with a new token of a seat."""
    program = Guest(guest.url, "")
    token = guest.post(f"/api/tables/{table}/seats/{seat}/token")["token"]
    program.http.headers["Authorization"] = f"Bearer {token}"
    return program


def is_closed(watch: Watch) -> bool:
    """Wait for the end of a websocket."""
    with pytest.raises(ConnectionClosed):
        while True:
            watch.next()
    return True


def test_a_new_seat_token_replaces_the_old_one_also_where_it_is_in_use(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    old = program_of(ada, table, 0)
    with old.watch(table) as watch, ada.watch(table) as own:
        assert watch.next()["position"]["seat"] == 0
        new = program_of(ada, table, 0)
        assert is_closed(watch)
        own.send({"type": "ping"})
        own.next("pong")
    assert old.look(table)["position"]["seat"] is None
    assert new.look(table)["position"]["seat"] == 0


def test_a_new_personal_link_ends_the_seat_tokens(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    program = program_of(ada, table, 0)
    with program.watch(table) as watch:
        assert watch.next()["position"]["seat"] == 0
        ada.post("/api/me/link")
        assert is_closed(watch)
    assert program.look(table)["position"]["seat"] is None


def test_at_another_table_a_seat_token_is_nobodys(server: Server) -> None:
    ada, ben = Guest(server.url), Guest(server.url, "Ben")
    table, other = ada.open("me me", start=True), ben.open("me me", start=True)
    ada.post(f"/api/tables/{other}/chat", {"text": "Salve"})
    program = program_of(ada, table, 0)
    assert not program.get(f"/api/tables/{other}/chat")["lines"][0]["mine"]
    with program.watch(other) as watch, Guest(server.url, "Eve").watch(other):
        watch.next()
        told = until(lambda: ben.get(f"/api/tables/{other}")["watching"], "Eve is not seen")
        assert told == ["Eve"]


def test_whoever_changes_something_again_and_again_is_slowed_down(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server(moves_at_once=5, moves_per_second=0.01)
    table = Guest(server.url).open()
    calls: list[tuple[str, str, Any]] = [
        ("POST", "/api/me", {"name": "Eve"}),
        ("POST", f"/api/tables/{table}/seats", {"seat": 1}),
        ("POST", f"/api/tables/{table}/seats/1/token", {}),
        ("DELETE", f"/api/tables/{table}/seats/1", None),
        ("POST", "/api/me/link", {}),
        ("POST", "/api/tables", {"game": "praetor", "seats": [{}, {}]}),
    ]
    for method, path, body in calls:
        eve = Guest(server.url, "Eve")
        answers = [eve.call(method, path, body).status_code for _ in range(7)]
        assert answers[-2:] == [429, 429], path


def test_addresses_of_one_ipv6_network_count_as_one() -> None:
    limits = Limits(Settings(guests_per_minute=2))
    for other in ("2001:db8:0:1::1", "::ffff:192.0.2.1", "192.0.2.1", "::ffff:192.0.2.2"):
        limits.check_new_guest(other)
    for same in ("2001:db8::1", "2001:db8::2"):
        limits.check_new_guest(same)
    with pytest.raises(Refusal):
        limits.check_new_guest("2001:db8::ffff:3")
