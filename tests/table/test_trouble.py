"""What the table does when something goes wrong under it, or when too many want the same."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from random import Random
from typing import Any

import httpx
import pytest

from groma.table.doors import HEADERS
from tests.table.guest import Guest
from tests.table.server import ROOT, Server
from tests.table.test_playing import two_at_a_table
from tests.table.test_undo import beyond

Start = Callable[..., Server]


def test_of_two_who_ask_at_once_to_take_back_one_is_told_that_the_others_were_asked(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    for _ in range(5):
        _, _, position = beyond(table, ada, ben)
        ask = {"n": position["n"], "to": 0}
        with ThreadPoolExecutor(2) as both:
            asking = [both.submit(guest.call, "POST", f"/api/tables/{table}/undo", ask) for guest in (ada, ben)]
        assert sorted(answer.result().status_code for answer in asking) == [200, 409]
        next(guest for guest in (ada, ben) if guest.look(table)["position"]["question"]).play_any(table, Random(1))


@pytest.mark.parametrize("place", ["game", "components", "options", "moves"])
def test_a_record_with_half_a_character_is_refused_in_words(server: Server, place: str) -> None:
    half = "\ud83d"
    record: dict[str, Any] = json.loads((ROOT / "tests/records/praetor/2-players.json").read_text())
    record[place] = {"options": {half: half}, "moves": [[0, half, half]]}.get(place, half)
    answer = Guest(server.url).http.post("/api/records", content=json.dumps(record))
    assert (answer.status_code, answer.json()["error"]) == (422, "record")


@contextmanager
def held(database: str) -> Iterator[None]:
    """Hold the only right to write to a SQLite file."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


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
    with closing(sqlite3.connect(server.database)) as tables, tables:
        tables.execute("UPDATE tables SET seed = '\"no hexadecimal digits\"'")
    answer = ada.call("GET", f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["error"]) == (500, "broken")
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    told = [line for line in server.lines() if line["event"] == "request failed"]
    assert [(line["method"], line["path"]) for line in told] == [("GET", f"/api/tables/{table}")]
    assert "groma_failures_total 1.0" in httpx.get(f"{server.url}/metrics").text
