"""What the table does when something goes wrong under it, or when too many want the same."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from socket import SHUT_RDWR
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text
from websockets.exceptions import ConnectionClosed

from groma.table.database import Database, database_url
from groma.table.doors import HEADERS
from groma.table.house import House
from groma.table.logs import log_name
from groma.table.schema import tables
from groma.table.settings import Settings
from tests.patience import until
from tests.table.guest import Guest
from tests.table.server import ROOT, Server
from tests.table.test_playing import two_at_a_table
from tests.table.test_undo import beyond, mover_of
from tests.table.troubles import full, held, held_by_another, read_only

Start = Callable[..., Server]


def test_of_two_who_ask_at_once_to_take_back_one_is_told_that_the_others_were_asked(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    for _ in range(5):
        _, _, ask = beyond(table, ada, ben)
        with ThreadPoolExecutor(2) as both:
            asking = [both.submit(guest.call, "POST", f"/api/tables/{table}/undo", ask) for guest in (ada, ada.again())]
        assert sorted(answer.result().status_code for answer in asking) == [200, 409]
        mover_of(table, ada, ben)[0].play_any(table, Random(1))


@pytest.mark.parametrize("place", ["game", "components", "options", "moves"])
def test_a_record_with_half_a_character_is_refused_in_words(server: Server, place: str) -> None:
    half = "\ud83d"
    record: dict[str, Any] = json.loads((ROOT / "tests/records/praetor/2-players.json").read_text())
    record[place] = {"options": {half: half}, "moves": [[0, half, half]]}.get(place, half)
    answer = Guest(server.url).http.post("/api/records", content=json.dumps(record))
    assert (answer.status_code, answer.json()["error"]) == (422, "record")


def test_tables_opened_while_nobody_can_write_are_refused_in_words(sqlite_server: Start) -> None:
    server = sqlite_server(database_seconds=0.2)
    guests = [Guest(server.url) for _ in range(12)]
    plan = {"game": "praetor", "seats": [{"kind": "me"}, {"kind": "me"}]}
    with held(server.database), ThreadPoolExecutor(12) as crowd:
        answers = list(crowd.map(lambda guest: guest.call("POST", "/api/tables", plan), guests))
    assert {(answer.status_code, answer.json()["error"]) for answer in answers} == {(503, "database")}
    guests[0].open("me me", start=True)


def test_a_failure_of_ours_is_counted_and_told_with_its_request_and_our_headers(sqlite_server: Start) -> None:
    server = sqlite_server(cached_tables=0)
    ada = Guest(server.url)
    table = ada.open("me me")
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE tables SET seed = '\"no hexadecimal digits\"'")
    answer = ada.call("GET", f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["error"]) == (500, "broken")
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    told = [line for line in server.lines() if line["event"] == "request failed"]
    assert [(line["method"], line["path"]) for line in told] == [("GET", f"/api/tables/{log_name(table)}")]
    assert "groma_failures_total 1.0" in httpx.get(f"{server.url}/metrics").text


@contextmanager
def row_held(database: str, table: str) -> Iterator[None]:
    """Hold the row of a table in PostgreSQL, so that no entry can be added there."""
    other = Database(database_url(database))
    with asyncio.Runner() as runner:
        holding = runner.run(other.writing.connect().start())
        runner.run(holding.execute(select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)))
        yield
        runner.run(holding.close())
        runner.run(other.close())


@pytest.fixture
def shared(postgresql: Callable[[str], str], tmp_path: Path) -> Iterator[Server]:
    """A server of one's own on PostgreSQL."""
    running = Server(postgresql(f"own_{tmp_path.name}"), tmp_path / "log.jsonl").start()
    yield running
    running.stop()


def test_a_move_that_was_stored_is_shown_though_its_sender_left_meanwhile(shared: Server) -> None:
    ada, eve, ben = [Guest(shared.url, name) for name in ("Ada", "Eve", "Ben")]
    table = ada.open("me me", start=True)
    with eve.watch(table) as seen, ada.watch(table) as watch, ExitStack() as leaving:
        leaving.enter_context(ben.watch(table)).next()
        action = watch.next()["position"]["question"]["options"][0]["notation"]
        with row_held(shared.database, table):
            watch.send({"type": "play", "n": 0, "action": action})
            time.sleep(0.5)
            watch.socket.socket.shutdown(SHUT_RDWR)
            # News of another guest are sent to the broken socket, so that the server notices.
            leaving.close()
            time.sleep(1)
        assert seen.until(1)["position"]["n"] == 1


def test_a_table_whose_row_is_held_does_not_hold_up_the_others(shared: Server) -> None:
    ada = Guest(shared.url)
    opened = [ada.open("me me", start=True) for _ in range(5)]
    with ExitStack() as watching:
        watches = [watching.enter_context(ada.watch(table)) for table in opened]
        actions = [watch.next()["position"]["question"]["options"][0]["notation"] for watch in watches]
        with row_held(shared.database, opened[0]):
            for watch, action in zip(watches, actions, strict=True):
                watch.send({"type": "play", "n": 0, "action": action})
            assert [watch.next("accepted", timeout=5)["n"] for watch in watches[1:]] == [1] * 4
        assert watches[0].next("accepted")["n"] == 1


def test_a_websocket_that_sends_more_than_a_person_could_is_closed(sqlite_server: Start) -> None:
    server = sqlite_server(messages_per_second=5, messages_at_once=20)
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    with ada.watch(table) as watch, pytest.raises(ConnectionClosed) as closed:
        for _ in range(200):
            watch.send({"type": "ping"})
            watch.next("pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_many_websockets_of_one_guest_share_a_budget(sqlite_server: Start) -> None:
    server = sqlite_server(messages_per_second=1, messages_at_once=20)
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    answered = 0
    with ExitStack() as watching:
        watches = [watching.enter_context(ada.watch(table)) for _ in range(5)]
        with suppress(ConnectionClosed):
            for number in range(90):
                watches[number % 5].send({"type": "ping"})
                watches[number % 5].next("pong")
                answered += 1
    assert 60 <= answered < 90


def test_chat_is_as_fast_as_a_person_types(sqlite_server: Start) -> None:
    server = sqlite_server(chat_at_once=3)
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    said = [ada.call("POST", f"/api/tables/{table}/chat", {"text": "hurry"}).status_code for _ in range(5)]
    assert said == [204, 204, 204, 429, 429]


@pytest.mark.parametrize(("proxies", "welcomed"), [("", 2), ("127.0.0.1", 6)])
def test_only_a_proxy_that_is_known_says_where_a_guest_comes_from(
    sqlite_server: Start, proxies: str, welcomed: int
) -> None:
    server = sqlite_server(guests_per_minute=2, proxies=proxies)
    answers = [
        httpx.post(f"{server.url}/api/me", json={"name": "Ada"}, headers={"X-Forwarded-For": f"192.0.2.{number}"})
        for number in range(6)
    ]
    assert [answer.status_code for answer in answers].count(200) == welcomed


@pytest.mark.parametrize("trouble", [held_by_another, full, read_only])
def test_while_nothing_can_be_stored_moves_are_refused_in_words_and_then_play_goes_on(
    sqlite_server: Start, tmp_path: Path, trouble: Callable[[Server], AbstractContextManager[None]]
) -> None:
    looking = {"modules": "tests.table.toys,tests.table.read_only", "read_only": tmp_path / "read-only"}
    server = sqlite_server(database_seconds=0.2, **looking)
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    action = ada.look(table)["position"]["question"]["options"][0]["notation"]
    time.sleep(1.1)
    with trouble(server):
        refused = ada.play(table, 0, action)
        assert (refused.status_code, refused.json()["error"]) == (503, "database")
        assert ada.call("GET", "/healthz").status_code == 503
        assert ada.look(table)["table"]["n"] == 0
    until(lambda: ada.call("GET", "/healthz").status_code == 200, "the database is there again")
    assert ada.play(table, 0, action).json()["n"] == 1


def test_a_house_that_closes_ends_nobody_in_the_middle_of_writing(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite"

    async def close_early() -> None:
        house = await House.open(Settings(database=str(place)))

        async def write_slowly() -> None:
            async with house.database.write() as connection:
                await connection.execute(text("UPDATE settings SET value = 'kept' WHERE key = 'secret'"))
                began.set()
                await asyncio.sleep(0.1)

        began = asyncio.Event()
        house._start(write_slowly())
        await began.wait()
        await house.close()

    asyncio.run(close_early())
    with closing(sqlite3.connect(place, timeout=0)) as another:
        assert another.execute("SELECT value FROM settings WHERE key = 'secret'").fetchone() == ("kept",)
