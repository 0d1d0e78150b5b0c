"""A PostgreSQL that goes away in the middle of a game, or can only be read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from groma.table.database import Outage
from groma.table.house import House
from groma.table.presence import Presence
from groma.table.settings import Settings
from groma.table.watching import TRY_LATER
from groma.table.wire.tables import NewTable, SeatPlan
from tests.patience import PATIENCE, until
from tests.table.cluster import gone, new_database, read_only, running_cluster
from tests.table.guest import Guest, Watch
from tests.table.server import Server

Trouble = Callable[[Any], Any]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A PostgreSQL of our own, which may be ended."""
    with running_cluster() as running:
        yield running


@pytest.fixture
def serving(cluster: Any, tmp_path: Path) -> Iterator[Callable[[str], Server]]:
    """Starts a server on a new database there."""
    started: list[Server] = []

    def start(database: str) -> Server:
        started.append(Server(new_database(cluster, database), tmp_path / "log.jsonl").start())
        return started[0]

    yield start
    started[0].kill()


class Ada:
    """Plays both sides of a table over a websocket, and remembers what was accepted."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.rng = Random(1)
        self.accepted: dict[int, str] = {}

    def play(self, watch: Watch) -> str:
        """Answer the question that is asked; return what became of it."""
        news = self.guest.look(self.table)
        position = news["position"]
        action = self.rng.choice(position["question"]["options"])["notation"]
        watch.send({"type": "play", "n": position["n"], "action": action})
        answer = watch.next_of("accepted", "refused")
        if answer["type"] == "accepted":
            self.accepted[answer["n"]] = action
        return str(answer.get("error", "accepted"))


def opened(guest: Guest, table: str) -> str | int | None:
    """Open a websocket as a page does that is loaded just now; return what it gets first, or why it is closed."""
    try:
        with guest.watch(table) as watch:
            return str(watch.next()["type"])
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("trouble", [gone, read_only])
def test_while_postgresql_stores_nothing_moves_are_refused_in_words_and_then_play_goes_on(
    cluster: Any, serving: Callable[[str], Server], trouble: Trouble
) -> None:
    server = serving(trouble.__name__)
    guest = Guest(server.url)
    ada = Ada(guest, guest.open("me me", start=True))
    with guest.watch(ada.table) as watch, ExitStack() as leaving:
        leaving.enter_context(Guest(server.url, "Eve").watch(ada.table)).next()
        for _ in range(3):
            assert ada.play(watch) == "accepted"
        until(lambda: guest.get(f"/api/tables/{ada.table}")["watching"] == ["Eve"], "Eve is not seen")
        action = guest.look(ada.table)["position"]["question"]["options"][0]["notation"]
        with trouble(cluster):
            until(lambda: guest.call("GET", "/healthz").status_code == 503, "nobody notices")
            leaving.close()
            until(lambda: "Presence._tell_moved" in server.log.read_text(), "nobody notes that Eve left")
            watch.send({"type": "play", "n": 3, "action": action})
            assert watch.next("refused")["error"] == "database"
            moved = guest.play(ada.table, 3, action)
            assert (moved.status_code, moved.json()["error"]) == (503, "database")
            assert opened(guest, ada.table) in ("news", TRY_LATER)
    until(lambda: guest.call("GET", "/healthz").status_code == 200, "nobody notices that it is over")
    with guest.watch(ada.table) as watch:
        for _ in range(3):
            assert ada.play(watch) == "accepted"
    eve_here = f"\\c {trouble.__name__}\nSELECT name FROM presence JOIN guests ON guest = id WHERE connected;"
    until(lambda: "Eve" not in cluster.psql(eve_here), "Eve stays for ever")
    logs = [guest.look(ada.table, seat=seat)["log"] for seat in (0, 1)]
    assert {entry["n"]: entry["notation"] for log in logs for entry in log if entry["notation"]} == ada.accepted
    assert not [line for line in server.lines() if line["event"] in ("request failed", "websocket failed")]


def test_who_is_here_is_noted_though_the_database_was_away_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("groma.table.background._PAUSE", 0)
    failures = [Outage(OSError("gone")), Outage(OSError("gone again"))]
    forget = Presence._forget_ended

    async def away(self: Presence) -> None:
        if failures:
            raise failures.pop()
        await forget(self)

    async def watch() -> None:
        house = await House.open(Settings(database=str(tmp_path / "tables.sqlite")))
        caller, _ = await house.identity.welcome("Ada")
        plan = NewTable(game="praetor", seats=[SeatPlan(kind="me"), SeatPlan(kind="open")])
        live = await house.seating.open(caller, plan)
        house.presence.come(live.id, caller.guest)
        while not live.is_present(caller.guest):
            await asyncio.sleep(0.01)
        await house.close()

    monkeypatch.setattr(Presence, "_forget_ended", away)
    asyncio.run(asyncio.wait_for(watch(), PATIENCE))
    assert not failures
