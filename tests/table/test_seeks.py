"""Looking for a game, the first page in one answer, and the next table that waits."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE, until
from tests.table.guest import Guest
from tests.table.server import Server
from tests.table.test_timeouts import Later

QUICK = {"kind": "live", "budget": 600, "step": 10}
DAILY = {"kind": "days", "budget": 345600, "step": 43200, "cap": 345600}


def look_for(guest: Guest, *games: str, clock: Any = QUICK, seats: tuple[int, int] = (2, 2), **more: Any) -> Any:
    wanted = {"games": games, "seats_from": seats[0], "seats_to": seats[1], "clock": clock, **more}
    return guest.call("POST", "/api/seeks", wanted)


@contextmanager
def lobby(guest: Guest) -> Iterator[ClientConnection]:
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    with connect(f"{guest.url.replace('http', 'ws')}/api/lobby/live", additional_headers={"Cookie": cookie}) as socket:
        yield socket


def found(socket: ClientConnection) -> str:
    while not (table := json.loads(socket.recv(timeout=PATIENCE))["found"]):
        pass
    return str(table)


def test_two_who_look_for_the_same_game_are_led_to_one_table_that_has_begun(server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    with lobby(ada) as first:
        assert len(look_for(ada, "toy", "praetor", clock=DAILY).json()) == 1
        assert ben.get("/api/lobby")["seeking"] >= 1
        assert look_for(ben, "praetor", clock=DAILY).json() == []
        table = ada.get(f"/api/tables/{found(first)}")
    assert (table["game"], table["status"], table["clock"]["budget"]) == ("praetor", "running", DAILY["budget"])
    assert {seat["name"] for seat in table["seats"]} == {"Ada", "Ben"}
    mine = ben.get("/api/lobby")
    assert mine["mine"][0]["id"] == table["id"]
    assert mine["seeks"] == []


def test_a_person_looks_for_three_games_at_most_and_for_none_on_holiday(server: Server) -> None:
    ada = Guest(server.url)
    for seats in (2, 3, 4):
        assert look_for(ada, "marble", seats=(seats, seats)).status_code == 201
    assert look_for(ada, "praetor").json()["error"] == "seeks"
    assert look_for(Guest(server.url), "chess").json()["error"] == "game"
    assert look_for(Guest(server.url), "praetor", seats=(6, 9)).json()["error"] == "seats"
    for seek in ada.get("/api/lobby")["seeks"]:
        ada.delete(f"/api/seeks/{seek['id']}")
    assert ada.get("/api/lobby")["seeks"] == []
    today = datetime.now(UTC).date().isoformat()
    ada.http.put("/api/me/holidays", json={"first": today, "last": today}).raise_for_status()
    assert look_for(ada, "marble").json()["error"] == "resting"


def test_live_seeks_end_and_bots_fill_a_table_when_their_time_has_come(
    sqlite_server: Callable[..., Server], tmp_path: Path
) -> None:
    later = Later(sqlite_server, tmp_path / "ahead")
    look_for(later.ada, "praetor", seats=(3, 3))
    look_for(later.ben, "praetor", clock=DAILY, seats=(3, 3), fill_after=120)
    later.wait(121)
    until(lambda: later.ben.get("/api/me/tables")["tables"], "no bots came")
    table = later.ben.get("/api/me/tables")["tables"][0]
    assert sorted(seat["kind"] for seat in table["seats"]) == ["bot", "bot", "human"]
    assert later.ada.get("/api/lobby")["seeks"] == []


def test_the_next_table_is_the_one_with_the_shortest_clock(server: Server) -> None:
    ada = Guest(server.url)
    assert ada.get("/api/next")["table"] is None
    free = ada.open("me me", start=True)
    slow = ada.open("me me", start=True, clock=DAILY)
    fast = ada.open("me me", start=True, clock=QUICK)
    assert ada.get("/api/next")["table"] == fast
    assert [table["id"] for table in ada.get("/api/lobby")["mine"]] == [fast, slow, free]


def test_two_processes_match_one_seek_once(postgresql: Callable[[str], str], tmp_path: Path) -> None:
    database = postgresql("seeking")
    servers = [Server(database, tmp_path / f"{number}.jsonl").start() for number in range(2)]
    try:
        ada = Guest(servers[0].url)
        look_for(ada, "praetor", clock=DAILY)
        others = [Guest(servers[number % 2].url, f"Guest {number}") for number in range(6)]
        asking = [Thread(target=look_for, args=(one, "praetor"), kwargs={"clock": DAILY}) for one in others]
        for thread in asking:
            thread.start()
        for thread in asking:
            thread.join()
        assert len(ada.get("/api/me/tables")["tables"]) == 1
        tables = [table for one in others for table in one.get("/api/me/tables")["tables"]]
        waiting = [seek for one in others for seek in one.get("/api/lobby")["seeks"]]
        assert (len(tables), len({table["id"] for table in tables}), len(waiting)) == (5, 3, 1)
    finally:
        for server in servers:
            server.stop()
