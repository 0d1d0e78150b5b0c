"""Bots at the table."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import event

import groma
from groma.bots import BOTS, Bot
from groma.kernel import Action, State
from groma.table.house import House
from groma.table.metrics import Metrics
from groma.table.mind import Thought, edition_of
from groma.table.order import Errand, Order, Urgency
from groma.table.settings import Settings
from groma.table.thinking import Workshop
from groma.table.wire.tables import NewTable, SeatPlan
from tests.bots.test_own import ANSWERS, program
from tests.patience import PATIENCE, until
from tests.table.guest import Guest, Json
from tests.table.server import Server
from tests.table.test_judging import kill_workers
from tests.table.test_undo import settled


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


def test_bots_of_the_operator_are_levels_and_one_that_answers_nonsense_is_replaced(
    sqlite_server: Callable[..., Server], tmp_path: Path
) -> None:
    own = "tests.bots.test_own"
    server = sqlite_server(bots=f"{own}:First,liar={own}:Liar,cat={program(tmp_path, ANSWERS)}")
    ada = Guest(server.url)
    assert ada.get("/api/games/praetor")["levels"][-3:] == ["First", "liar", "cat"]
    news = finished(ada, ada.open("First liar cat", start=True, game="toy"))
    assert {entry["seat"] for entry in news["log"]} == {0, 1, 2}
    failures = [line for line in server.lines() if line["event"] == "bot failed"]
    assert {line["bot"] for line in failures} == {"liar"}
    assert "a castle in the air" in failures[0]["problem"]


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

    async def _ask(self, errand: Errand, thought: Callable[..., Any], *question: object) -> Any:
        self.asked.append(errand.purpose)
        if errand.purpose in self.failures:
            raise self.failures[errand.purpose]
        return Thought("pass", "take-turn", True, False, 0.0)


@pytest.mark.parametrize(
    ("failure", "asked"),
    [
        (BrokenProcessPool(), ["hard", "hard", "medium"]),
        (TimeoutError(), ["hard", "medium"]),
        (ZeroDivisionError(), ["hard", "medium"]),
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


def forced_in_secret() -> tuple[str, int]:
    """Return a position of Aquileia in which a seat has one answer, and another seat cannot know that."""
    rng = Random(5)
    for seed in range(100):
        state = groma.game("aquileia").new(3, seed)
        while not state.over:
            seat = state.waiting[0]
            if len(state.options(seat)) == 1:
                seen = [state.imagine((seat + 1) % 3, rng).options(seat) for _ in range(8)]
                if any(len(options) > 1 for options in seen):
                    return state.to_json(), seat
            state.play(rng.choice(state.options(seat)), seat)
    raise AssertionError("no such position")


class Slow(Bot):
    """Takes a while to choose."""

    def choose(self, state: State, seat: int) -> Action:
        """Take the first option after a while."""
        time.sleep(0.2)
        return state.options(seat)[0]


class Here(Workshop):
    """A workshop without processes of its own."""

    async def _ask(self, errand: Errand, thought: Callable[..., Any], *question: object) -> Any:
        return await asyncio.to_thread(thought, *question)


def test_an_answer_that_was_forced_in_secret_takes_as_long_as_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "slow", Slow)
    choice, (forced, seat) = groma.game("aquileia").new(3, 1), forced_in_secret()

    async def seconds() -> list[float]:
        workshop, found = Here(Settings(bot_workers=1), Metrics()), []
        for state, who in [(choice.to_json(), choice.waiting[0]), (forced, seat)]:
            start = time.monotonic()
            await workshop.answer("slow", edition_of(groma.game("aquileia")), state, who, 1)
            found.append(time.monotonic() - start)
        return found

    assert min(asyncio.run(seconds())) >= 0.2


async def served(order: Order[str], errands: list[Errand]) -> list[Errand]:
    """Have errands done one after another by the only worker, which is busy at first; return their order."""
    done: list[Errand] = []

    async def run(errand: Errand) -> None:
        worker = await order.take(errand)
        done.append(errand)
        order.give_back(worker)

    busy = await order.take(Errand("review", Urgency.REVIEW, "first"))
    tasks = [asyncio.create_task(run(errand)) for errand in errands]
    await asyncio.sleep(0)
    order.give_back(busy)
    await asyncio.gather(*tasks)
    return done


def test_bots_go_before_hints_and_hints_before_reviews() -> None:
    errands = [Errand(urgency.name, urgency, "ada") for urgency in (Urgency.REVIEW, Urgency.HINT, Urgency.BOT)]
    assert asyncio.run(served(Order(["worker"]), errands)) == errands[::-1]


def test_guests_take_turns_whoever_wants_more() -> None:
    ada, ben = Errand("expert", Urgency.BOT, "ada"), Errand("hard", Urgency.BOT, "ben")
    assert asyncio.run(served(Order(["worker"]), [ada, ada, ada, ben])) == [ada, ben, ada, ada]


def test_a_quick_bot_answers_while_the_searching_ones_of_another_guest_never_do(
    sqlite_server: Callable[..., Server], tmp_path: Path
) -> None:
    begun = tmp_path / "begun"
    server = sqlite_server(bot_seconds=10 * PATIENCE, modules="tests.table.brooding", brooding=begun)
    ada, ben = Guest(server.url), Guest(server.url, "Ben")
    brooded = [ada.open("expert expert", start=True) for _ in range(3)]
    until(begun.exists, "no expert thinks")
    table = ben.open("me easy", start=True)
    for number in range(6):
        settled(ben, table)
        ben.play_any(table, Random(number))
    settled(ben, table)
    assert [ada.look(waiting)["table"]["n"] for waiting in brooded] == [0, 0, 0]


def test_the_leases_of_all_waiting_bots_are_renewed_with_one_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits, renewals = [0], list[int]()

    async def never(*_question: object) -> str:
        await asyncio.Event().wait()
        return ""

    def note_renewal(_connection: Any, cursor: Any, statement: str, *_more: object) -> None:
        if statement.startswith("UPDATE leases"):
            renewals.append(commits[0])

    def note_commit(_connection: Any) -> None:
        commits[0] += 1

    async def wait() -> None:
        house = await House.open(Settings(database=str(tmp_path / "tables.sqlite"), lease_seconds=0.4))
        caller, _ = await house.identity.welcome("Ada")
        plan = NewTable(game="praetor", seats=[SeatPlan(kind="bot"), SeatPlan(kind="bot")], start=True)
        for _ in range(10):
            await house.seating.open(caller, plan)
        while len(house.bots._leased) < 10:
            await asyncio.sleep(0)
        engine = house.database.writing.sync_engine
        event.listen(engine, "before_cursor_execute", note_renewal)
        event.listen(engine, "commit", note_commit)
        while len(renewals) < 6:
            await asyncio.sleep(0.01)
        assert len(house.bots._leased) == 10
        await house.close()

    monkeypatch.setattr(Workshop, "answer", never)
    asyncio.run(asyncio.wait_for(wait(), PATIENCE))
    assert renewals == list(range(6))
