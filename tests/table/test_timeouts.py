"""Time is out: stand-ins, votes, holidays, and a house that was shut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select, text

from groma.table.database import Database, database_url
from groma.table.schema import tables
from tests.patience import until
from tests.table.guest import Guest, Json
from tests.table.server import Server

DAYS = {"kind": "days", "budget": 2 * 86400, "step": 28800, "cap": 2 * 86400}
LIVE = {"kind": "live", "budget": 600, "step": 10}


class Later:
    """A server on which time goes by at a stroke, and two who play there."""

    def __init__(self, start: Callable[..., Server], ahead: Path) -> None:
        self.ahead, self.gone = ahead, 0.0
        self.wait(0)
        self.server = start(modules="tests.table.toys,tests.table.later", clock=ahead)
        self.ada, self.ben = Guest(self.server.url, "Ada"), Guest(self.server.url, "Ben")

    def wait(self, seconds: float) -> None:
        """Let time go by."""
        self.gone += seconds
        self.ahead.write_text(str(self.gone))

    def open(self, **more: Any) -> str:
        """Open a table for both and begin."""
        table = self.ada.open("me open", stand_in="random", **more)
        self.ben.post(f"/api/tables/{table}/seats")
        self.ada.post(f"/api/tables/{table}/start")
        return table

    def look(self, table: str) -> Json:
        """Return the table as the one sees it who is not asked."""
        return self.other(table).get(f"/api/tables/{table}")

    def asked(self, table: str) -> int:
        """Return the seat that is asked."""
        return int(self.ada.get(f"/api/tables/{table}")["waiting"][0])

    def other(self, table: str) -> Guest:
        """Return who is not asked."""
        return [self.ben, self.ada][self.asked(table)]

    def level(self, table: str, seat: int) -> str | None:
        """Return the stand-in of a seat, if there is one."""
        level: str | None = self.ada.get(f"/api/tables/{table}")["seats"][seat]["level"]
        return level


@pytest.fixture
def later(sqlite_server: Callable[..., Server], tmp_path: Path) -> Later:
    """A server on which time goes by at a stroke."""
    return Later(sqlite_server, tmp_path / "ahead")


def test_live_all_see_half_a_minute_then_a_stand_in_plays_until_the_seat_is_taken_back(later: Later) -> None:
    table = later.open(clock=LIVE, on_timeout="stand-in")
    seat = later.asked(table)
    later.wait(590)
    clock = later.look(table)["clocks"][seat]
    assert 0 < clock["left"] <= 10
    assert (clock["runs"], clock["takes_over"]) == (True, None)
    later.wait(20)
    with later.other(table).watch(table) as watch:
        while not (clock := watch.next()["table"]["clocks"][seat])["takes_over"]:
            pass
    assert clock["left"] == 0
    assert 0 < clock["takes_over"] <= 30
    later.wait(30)
    until(lambda: later.level(table, seat), "no stand-in came")
    [later.ada, later.ben][seat].delete(f"/api/tables/{table}/seats/{seat}/stand-in")
    assert later.level(table, seat) is None


def test_over_days_a_stand_in_plays_one_turn_and_the_third_time_it_stays(later: Later) -> None:
    table, rng = later.open(clock=DAYS, on_timeout="stand-in", seed=4), Random(4)
    seat = later.asked(table)
    other = later.other(table)
    for _ in range(2):
        later.wait(3 * 86400)
        until(lambda: later.asked(table) != seat, "nobody played for who was late")
        until(lambda: later.level(table, seat) is None, "the stand-in stayed")
        while later.asked(table) != seat:
            other.play_any(table, rng)
        assert later.look(table)["clocks"][seat]["left"] <= DAYS["step"]
    later.wait(3 * 86400)
    until(lambda: later.asked(table) != seat, "nobody played for who was late")
    while later.asked(table) != seat:
        other.play_any(table, rng)
    until(lambda: later.asked(table) != seat, "the stand-in left")
    assert later.level(table, seat) == "random"
    assert [later.ada, later.ben][seat].delete(f"/api/tables/{table}/seats/{seat}/stand-in")["my_turn"] is False
    assert later.level(table, seat) is None


def test_friends_vote_to_wait_or_to_end(later: Later) -> None:
    table = later.open(clock=LIVE)
    seat, other = later.asked(table), later.other(table)
    path = f"/api/tables/{table}/timeout"
    assert other.refused(path, {"seat": seat, "vote": "end"})["error"] == "in-time"
    later.wait(700)
    assert later.look(table)["clocks"][seat]["may_vote"]
    assert [later.ada, later.ben][seat].refused(path, {"seat": seat, "vote": "wait"})["error"] == "forbidden"
    clock = other.post(path, {"seat": seat, "vote": "wait"})["clocks"][seat]
    assert 0 < clock["left"] <= 10
    later.wait(20)
    ended = other.post(path, {"seat": seat, "vote": "end"})
    assert (ended["status"], ended["result"]["winners"]) == ("finished", [])


def test_three_hours_in_which_the_house_was_shut_cost_nobody_time(later: Later) -> None:
    table = later.open(clock=LIVE)
    seat = later.asked(table)
    later.server.stop()
    later.wait(3 * 3600)
    later.server.start()
    assert later.look(table)["clocks"][seat]["left"] > 500


def test_a_holiday_stops_the_clocks_over_days_of_one_person_and_has_its_limits(later: Later) -> None:
    over_days, live = later.open(clock=DAYS), later.open(clock=LIVE)
    seat = later.asked(over_days)
    resting = [later.ada, later.ben][seat]
    rests = resting.http.put("/api/me/zone", json={"zone": "Europe/Rome"}).json()
    assert (rests["zone"], rests["days_left"]) == ("Europe/Rome", 24)
    assert resting.http.put("/api/me/zone", json={"zone": "UTC"}).json()["error"] == "zone"
    for first, last, is_taken in [(1, 15, False), (1, 14, True), (14, 16, False), (16, 26, False), (16, 25, True)]:
        days = {"first": f"2100-03-{first:02}", "last": f"2100-03-{last:02}"}
        assert resting.http.put("/api/me/holidays", json=days).is_success == is_taken, days
    assert resting.delete("/api/me/holidays")["holidays"] == []
    today = datetime.now(ZoneInfo("Europe/Rome")).date().isoformat()
    taken = resting.http.put("/api/me/holidays", json={"first": today, "last": today})
    assert taken.is_success, taken.text
    clock = later.look(over_days)["clocks"][seat]
    assert (clock["rests"], clock["runs"]) == ("holiday", False)
    assert all(one["rests"] is None for one in later.look(live)["clocks"])


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_a_time_for_each_turn_becomes_a_clock(backend: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = str(tmp_path / "old.sqlite")
    if backend == "postgresql":
        address = request.getfixturevalue("postgresql")("paced")

    async def clocks() -> list[Any]:
        database = Database(database_url(address))
        await database.migrate("0007")
        async with database.write() as connection:
            await connection.execute(text("INSERT INTO guests VALUES ('ada', 'Ada', 0)"))
            for name, pace in (("fast", 60), ("slow", 259200), ("free", None)):
                await connection.execute(text(_TABLE), {"id": name, "pace": pace})
        await database.migrate()
        async with database.read() as connection:
            found = list(await connection.scalars(select(tables.c.clock).order_by(tables.c.id)))
        await database.close()
        return found

    assert asyncio.run(clocks()) == [
        {"kind": "live", "budget": 0, "step": 60, "cap": 60, "weekends": False},
        None,
        {"kind": "days", "budget": 0, "step": 259200, "cap": 259200, "weekends": False},
    ]


_TABLE = """
INSERT INTO tables (id, game, components, rules, options, seed, repeated, imported, listed, practice, pace, host,
    status, created, waiting, waiting_since, bot_turn)
VALUES (:id, 'praetor', '', '1', '{}', '1', false, false, false, false, :pace, 'ada', 'open', 0, '[]', 0, false)
"""
