"""Several processes, and processes that die."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGTERM
from typing import Any

import httpx
import pytest

from tests.faults.kills import kill_repeatedly
from tests.patience import PATIENCE
from tests.table.guest import Guest, Json
from tests.table.players import Player, check_game, seat
from tests.table.server import Server

Pair = tuple[Server, Server]


@pytest.fixture
def pair(postgresql: Callable[[str], str], tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Pair]:
    """Two processes on one PostgreSQL."""
    url = postgresql("pair_" + re.sub(r"\W", "_", request.node.name)[:40].lower())
    servers = [Server(url, tmp_path / f"{number}.jsonl", lease_seconds=1) for number in range(2)]
    starting = [threading.Thread(target=server.start) for server in servers]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    yield servers[0], servers[1]
    for server in servers:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def test_players_at_two_processes_finish_a_game_and_one_process_thinks_for_each_bot(pair: Pair, tmp_path: Path) -> None:
    players = [Player("Ada", [pair[0], pair[1]], 1), Player("Ben", [pair[1], pair[0]], 2)]
    table = seat(players, bots=1)
    check_game(players, table, tmp_path)
    log = players[0].guest.look(table)["log"]
    by_bot = sum(1 for entry in log if entry["seat"] == 2)
    thoughts = [measured(server, r'groma_bot_seconds_count\{level="slow"\} ([0-9.]+)') for server in pair]
    assert sum(thoughts) == by_bot
    assert sum(measured(server, r'groma_moves_total\{by="bot"\} ([0-9.]+)') for server in pair) == by_bot


def test_everyone_answers_a_secret_draft_at_once_and_every_watcher_hears_of_it(pair: Pair) -> None:
    ada, ben = Guest(pair[0].url, "Ada"), Guest(pair[1].url, "Ben")
    for _ in range(6):
        table = ada.open("me open", game="toy")
        ben.post(f"/api/tables/{table}/seats")
        ada.post(f"/api/tables/{table}/start")
        cards = [guest.look(table)["position"]["question"]["options"][0]["notation"] for guest in (ada, ben)]
        ready = threading.Barrier(2)
        answers: Json = {}

        def answer(guest: Guest, card: str, table: str = table, answers: Json = answers, ready: Any = ready) -> None:
            ready.wait()
            answers[guest.name] = guest.play(table, 0, card).status_code

        with Guest(pair[0].url, "Cleo").watch(table) as first, Guest(pair[1].url, "Dan").watch(table) as second:
            playing = [threading.Thread(target=answer, args=each) for each in zip((ada, ben), cards, strict=True)]
            for thread in playing:
                thread.start()
            for thread in playing:
                thread.join()
            assert answers == {"Ada": 200, "Ben": 200}
            assert first.until(2)["position"]["n"] == second.until(2)["position"]["n"] == 2


def test_a_name_changed_at_one_process_is_shown_at_the_other(pair: Pair) -> None:
    ada, ben = Guest(pair[0].url, "Ada"), Guest(pair[1].url, "Ben")
    table = ada.open("me open", game="toy")
    ben.post(f"/api/tables/{table}/seats")
    with ben.watch(table) as watch:
        watch.next()
        ada.post("/api/me", {"name": "Adelaide"})
        while watch.next()["table"]["seats"][0]["name"] != "Adelaide":
            pass
    ada.move_to(pair[1].url)
    assert ada.get("/api/me")["name"] == "Adelaide"


def measured(server: Server, pattern: str) -> float:
    found = re.search(pattern, httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text)
    return float(found[1]) if found else 0


def test_when_a_process_is_killed_its_players_go_on_at_the_other(pair: Pair, tmp_path: Path) -> None:
    players = [Player("Ada", [pair[0], pair[1]], 3), Player("Ben", [pair[1], pair[0]], 4)]
    table = seat(players, bots=1)
    with players[1].guest.watch(table) as watch:
        watch.until(40)
    pair[0].kill()
    check_game(players, table, tmp_path)
    assert players[0].reconnected


def test_chat_and_seats_reach_watchers_at_the_other_process(pair: Pair) -> None:
    ada, ben = Guest(pair[0].url, "Ada"), Guest(pair[1].url, "Ben")
    table = ada.open("me open")
    with ada.watch(table) as watch:
        ben.post(f"/api/tables/{table}/seats")
        ben.call("POST", f"/api/tables/{table}/chat", {"text": "Salve"})
        assert watch.next("chat")["lines"][0]["text"] == "Salve"
        with ben.watch(table):
            while not watch.next()["table"]["seats"][1]["present"]:
                pass


def test_what_sqlite_accepted_is_there_after_every_kill(sqlite_server: Callable[..., Server]) -> None:
    tally = kill_repeatedly(sqlite_server(), kills=10)
    assert tally.held
    assert tally.accepted > 50


def test_what_postgresql_accepted_is_there_after_every_kill(postgresql: Callable[[str], str], tmp_path: Path) -> None:
    server = Server(postgresql("killed"), tmp_path / "log.jsonl").start()
    tally = kill_repeatedly(server, kills=3)
    assert tally.held
    assert tally.accepted > 10
    server.kill()


def test_a_server_that_is_told_to_stop_finishes_and_leaves(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server()
    ada = Guest(server.url)
    table = ada.open("me greedy", start=True)
    with ada.watch(table) as watch:
        watch.next()
        assert server.stop() in (0, -SIGTERM)
    events = [line["event"] for line in server.lines()]
    assert events[-1] == "closed"
    assert not [line for line in server.lines() if line["level"] == "error"]
