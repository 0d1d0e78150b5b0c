"""Bots at the table."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import httpx
import pytest

from groma.table.metrics import Metrics
from groma.table.settings import Settings
from groma.table.thinking import Workshop
from tests.patience import PATIENCE, until
from tests.table.guest import Guest, Json
from tests.table.server import Server
from tests.table.test_judging import kill_workers


def finished(guest: Guest, table: str, seconds: float = 300) -> Json:
    """Wait for the end of a game."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        news = guest.look(table)
        if news["table"]["status"] == "finished":
            return news
        if news["position"]["question"]:
            guest.play_any(table, Random(news["table"]["n"]))
        else:
            time.sleep(0.01)
    raise AssertionError(f"still running at {guest.look(table)['table']['n']}")


def test_a_person_plays_a_whole_game_against_bots(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me random greedy", start=True)
    news = finished(ada, table)
    assert {entry["seat"] for entry in news["log"]} == {0, 1, 2}


def test_bots_finish_a_game_among_themselves(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("random random", start=True)
    with ada.watch(table) as watch:
        while watch.next()["table"]["status"] != "finished":
            pass


def test_a_bot_that_fails_is_replaced_for_that_move_and_the_failure_is_logged(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me broken", start=True)
    finished(ada, table)
    failures = [line for line in server.lines() if line["event"] == "bot failed" and line["game"] == "praetor"]
    assert failures
    assert {line["bot"] for line in failures} == {"broken"}


def test_a_bot_that_does_not_answer_in_time_is_replaced(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server(bot_seconds=1.5)
    ada = Guest(server.url)
    table = ada.open("sleepy me", start=True, game="toy")
    with ada.watch(table) as watch:
        assert watch.until(1)["log"][0]["seat"] == 0
    assert any(line["event"] == "bot failed" and "Timeout" in line["problem"] for line in server.lines())


def test_a_bot_whose_process_is_killed_thinks_again_in_a_new_one(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server()
    ada = Guest(server.url)
    table = ada.open("hard hard", start=True)
    n, died = 1, list[str]()
    with ada.watch(table) as watch:
        while not died:
            n = watch.until(n + 1)["table"]["n"]
            time.sleep(0.2)
            kill_workers(server)
            watch.until(n + 2)
            died = [line["purpose"] for line in server.lines() if line["event"] == "worker died"]
    assert died == ["hard"]
    assert not [line for line in server.lines() if line["event"] == "bot failed"]


class Fragile(Workshop):
    """A workshop in which bots fail, each in its own way."""

    def __init__(self, failures: dict[str, Exception]) -> None:
        super().__init__(Settings(bot_workers=1), Metrics())
        self.failures = failures
        self.asked: list[str] = []

    async def _ask(self, purpose: str, thought: Callable[..., Any], *question: object) -> Any:
        self.asked.append(purpose)
        if purpose in self.failures:
            raise self.failures[purpose]
        return "pass"


@pytest.mark.parametrize(
    ("failure", "asked"),
    [
        (BrokenProcessPool(), ["hard", "hard", "greedy"]),
        (TimeoutError(), ["hard", "greedy"]),
        (ZeroDivisionError(), ["hard", "greedy"]),
    ],
)
def test_only_a_bot_whose_process_dies_is_asked_once_more(failure: Exception, asked: list[str]) -> None:
    workshop = Fragile({"hard": failure})
    assert asyncio.run(workshop.answer("hard", ("praetor", ""), "", 0, 1)) == "pass"
    assert workshop.asked == asked


def test_the_server_answers_while_a_bot_thinks(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server(bot_seconds=600)
    ada = Guest(server.url)
    table = ada.open("sleepy me", start=True, game="toy")
    for _ in range(20):
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
    assert ada.look(table)["table"]["n"] == 0, "the bot has answered before the server did"


def test_a_bot_goes_on_after_the_server_was_killed(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server(lease_seconds=1)
    ada = Guest(server.url)
    table = ada.open("slow slow", start=True)
    with ada.watch(table) as watch:
        n = watch.until(3)["table"]["n"]
    server.kill()
    server.start()
    with ada.watch(table, since=n) as watch:
        assert watch.until(n + 5)["log"]


def test_bots_may_think_with_several_processes_which_end_with_the_server(sqlite_server: Callable[..., Server]) -> None:
    alone, together = (processes_while_thinking(sqlite_server(bot_thinkers=count)) for count in (0, 2))
    assert len(together) == len(alone) + 2
    until(lambda: not together & running().keys(), "processes go on without their server")


def processes_while_thinking(server: Server) -> set[int]:
    """Let two bots that search play some moves; return the processes of the server, which is killed then."""
    ada = Guest(server.url)
    table = ada.open("hard hard", start=True, game="marble")
    with ada.watch(table) as watch:
        watch.until(3)
    assert server.process is not None
    parents, found = running(), {server.process.pid}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    server.process.kill()
    server.process.wait()
    return found - {server.process.pid}


def running() -> dict[int, int]:
    """Return the parent of every process that runs."""
    told = subprocess.run(["ps", "-e", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True)
    lines = [line.split() for line in told.stdout.splitlines()]
    return {int(pid): int(parent) for pid, parent, stat in lines if "Z" not in stat}
