"""Hints and reviews at the table."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from groma.kernel import Record
from groma.table.identity import Caller
from groma.table.judging import CLOSELY, CLOSER, Judging, Moment, Review
from groma.table.live import FINISHED
from groma.table.mind import Judgement
from tests.patience import PATIENCE, until
from tests.table.guest import Guest, Json
from tests.table.server import ROOT, Server
from tests.table.test_playing import two_at_a_table


def asked(guest: Guest, table: str) -> Json:
    """Wait until a guest is asked; return the position."""
    with guest.watch(table) as watch:
        while True:
            position: Json = watch.next()["position"]
            if position["question"]:
                return position


def hint(guest: Guest, table: str, position: Json) -> Json:
    body = {"n": position["n"], "seat": position["question"]["seat"]}
    return guest.post(f"/api/tables/{table}/hint", body)


def reviewed(guest: Guest, table: str) -> Json:
    """Ask for a review until it is complete."""

    def look() -> Json | None:
        review = guest.get(f"/api/tables/{table}/review")
        return review if review["is_complete"] else None

    review = until(look, "the review does not end")
    assert review is not None
    return review


def finished(server: Server) -> tuple[Guest, str]:
    """Take in a game that was played to its end."""
    ada = Guest(server.url)
    record = ROOT / "tests" / "records" / "marble" / "2-players.json"
    return ada, str(ada.post("/api/records", json.loads(record.read_text()))["id"])


@pytest.mark.parametrize("game", ["praetor", "marble"])
def test_a_hint_names_at_most_three_options_the_best_first(server: Server, game: str) -> None:
    ada = Guest(server.url)
    table = ada.open("me greedy greedy", game=game, start=True, seed=7)
    position = asked(ada, table)
    assert position["question"]["hints"]
    options = hint(ada, table, position)["options"]
    allowed = {option["notation"] for option in position["question"]["options"]}
    assert 1 <= len(options) <= 3
    assert {option["notation"] for option in options} <= allowed
    assert all(0 <= option["chance"] <= 1 for option in options)
    assert options[0]["share"] == max(option["share"] for option in options)


def test_hints_are_given_in_practice_but_not_against_other_people(server: Server) -> None:
    for practice in (False, True):
        ada, ben, table = two_at_a_table(server, practice=practice)
        waiting = ada.look(table)["position"]["waiting"][0]
        mover = [ada, ben][waiting]
        position = mover.look(table)["position"]
        assert position["question"]["hints"] == practice
        if practice:
            assert hint(mover, table, position)["options"]
        else:
            body = {"n": position["n"], "seat": waiting}
            assert mover.refused(f"/api/tables/{table}/hint", body)["error"] == "no-hints"


def test_a_hint_is_for_ones_own_seat_and_the_present_question(server: Server) -> None:
    ada, other = Guest(server.url), Guest(server.url, "Eve")
    table = ada.open("me greedy", start=True)
    position = asked(ada, table)
    path, n, seat = f"/api/tables/{table}/hint", position["n"], position["question"]["seat"]
    assert other.refused(path, {"n": n, "seat": seat})["error"] == "forbidden"
    assert ada.refused(path, {"n": n, "seat": 1 - seat})["error"] == "forbidden"
    assert ada.refused(path, {"n": n + 1, "seat": seat})["error"] == "stale"


def test_a_hint_is_given_although_others_have_answered_their_secret_question(server: Server) -> None:
    ada, ben, table = two_at_a_table(server, game="architects", practice=True)
    before = ada.look(table)["position"]
    ben.play_any(table, Random(1))
    assert ada.look(table)["position"]["n"] == before["n"] + 1
    assert hint(ada, table, before)["options"]


def test_a_guest_who_asks_the_same_twice_gets_the_answer_that_is_thought_out_already(
    sqlite_server: Callable[..., Server],
) -> None:
    server = sqlite_server(hint_seconds=1)
    ada = Guest(server.url)
    table = ada.open("me greedy", start=True)
    position = asked(ada, table)
    with ThreadPoolExecutor(8) as people:
        told = list(people.map(lambda _: hint(ada.again(), table, position), range(8)))
    assert all(one == told[0] for one in told)
    assert thoughts(server, "hint") == 1
    assert hint(ada, table, position)["options"]


def test_a_guest_gets_one_hint_at_a_time(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server(hint_seconds=2)
    ada, ben = Guest(server.url), Guest(server.url, "Ben")
    tables = [guest.open("me greedy", start=True) for guest in (ada, ada, ben)]
    here, there, bens = [asked(guest, table) for guest, table in zip((ada, ada, ben), tables, strict=True)]
    with ThreadPoolExecutor(1) as other_window:
        first = other_window.submit(hint, ada.again(), tables[0], here)
        time.sleep(0.5)
        body = {"n": there["n"], "seat": there["question"]["seat"]}
        assert ada.refused(f"/api/tables/{tables[1]}/hint", body)["error"] == "busy"
        assert hint(ben, tables[2], bens)["options"]
        assert first.result()["options"]
    assert hint(ada, tables[1], there)["options"]


def test_a_finished_game_is_looked_at_again_decision_by_decision(server: Server) -> None:
    ada, table = finished(server)
    review = reviewed(ada, table)
    moves = ada.get(f"/api/tables/{table}/timeline")["moves"]
    assert 0 < len(review["moves"]) <= len(moves)
    assert review["done"] == review["total"] == len(review["moves"]) + 2 * CLOSELY
    for seen in review["moves"]:
        assert seen["played"]["notation"] == moves[seen["ply"] - 1]["notation"]
        assert seen["seat"] == moves[seen["ply"] - 1]["seat"]
        assert sum(seen["chances"]) == pytest.approx(1, abs=0.01)
        given_away = max(0, seen["best"][0]["chance"] - seen["played"]["chance"])
        assert seen["cost"] in (0, pytest.approx(given_away))


def test_a_running_game_is_not_reviewed(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    answer = ada.call("GET", f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["error"]) == (409, "running")


def test_spectators_have_one_game_reviewed_at_a_time_and_strangers_none(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server(review_simulations=100)
    (ada, first), (_, second) = finished(server), finished(server)
    eve, stranger = Guest(server.url, "Eve"), Guest(server.url, "")
    assert stranger.call("GET", f"/api/tables/{first}/review").status_code == 403
    assert stranger.get(f"/api/tables/{first}/review?begin=false")["total"] == 0
    assert eve.call("GET", f"/api/tables/{first}/review").status_code == 200
    refused = eve.call("GET", f"/api/tables/{second}/review")
    assert (refused.status_code, refused.json()["error"]) == (429, "reviews")
    assert stranger.get(f"/api/tables/{first}/review?begin=false")["total"] > 0
    assert stranger.call("GET", f"/api/tables/{first}/review").status_code == 200
    assert ada.call("GET", f"/api/tables/{first}/review").status_code == 200


def test_a_killed_worker_loses_nothing_of_a_review(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server()
    ada, table = finished(server)
    before = begun(ada, table)
    kill_workers(server)
    after = ada.get(f"/api/tables/{table}/review")
    assert after["moves"][: len(before["moves"])] == before["moves"]
    review = reviewed(ada, table)
    assert review["done"] == review["total"] == len(review["moves"]) + 2 * CLOSELY
    assert thoughts(server, "review") <= review["total"] + 1


def begun(guest: Guest, table: str) -> Json:
    """Ask for a review until some of it is known, but not all."""
    while True:
        review = guest.get(f"/api/tables/{table}/review")
        if len(review["moves"]) > 3:
            assert review["done"] == len(review["moves"]) < review["total"] - 2 * CLOSELY
            return review


def thoughts(server: Server, purpose: str) -> int:
    """Return how often the workers of a server were asked for something."""
    told = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    counts = re.findall(rf'groma_bot_seconds_count{{level="{purpose}"}} (\d+)', told)
    return int(counts[0]) if counts else 0


def kill_workers(server: Server) -> None:
    """End the worker processes of a server at once."""
    assert server.process is not None
    found = subprocess.run(
        ["ps", "-ww", "--ppid", str(server.process.pid), "-o", "pid=,args="], capture_output=True, text=True
    )
    killed = [int(line.split()[0]) for line in found.stdout.splitlines() if "spawn_main" in line]
    assert killed
    for worker in killed:
        os.kill(worker, signal.SIGKILL)


# What a review looks at, with a workshop that judges at once


def made_up(ply: int) -> float:
    """Return what a decision seems to cost at first."""
    return ply * 37 % 1009 / 1009


class Workbench:
    """Stands in for the workshop: costs are made up from the ply, and some plies fail, so many times."""

    def __init__(self, failures: dict[int, int] | None = None) -> None:
        self.failures = failures or {}
        self.asked: list[tuple[int, int]] = []

    async def look_again(self, game: str, state: str, seat: int, played: str, n: int, effort: int, guest: str) -> Any:
        """Judge a decision."""
        await asyncio.sleep(0)
        self.asked.append((n, effort))
        if self.failures.get(n, 0) > 0:
            self.failures[n] -= 1
            raise ZeroDivisionError("a decision that cannot be judged")
        cost = made_up(n) if effort == 1 else 0.1
        return [0.5, 0.5], [("best", 1.0, 0.0, 1.0, "")], (played, 1.0 - cost, 0.0, 1.0, "")


class Room:
    """Stands in for the hall: there is one game, which is over."""

    def __init__(self) -> None:
        file = ROOT / "tests" / "records" / "aquileia" / "3-players-random.json"
        self.record = Record.from_json(file.read_text())
        line = SimpleNamespace(moves=[SimpleNamespace(entry=move) for move in self.record.moves])
        deal = SimpleNamespace(game=self.record.game, state=self.record.start)
        self.live: Any = SimpleNamespace(
            id="here",
            deal=deal,
            progress=SimpleNamespace(status=FINISHED),
            playing=lambda: line,
            seats_of=lambda guest: [0],
        )

    async def find(self, _table: str) -> Any:
        """Return the game."""
        return self.live

    def choices(self) -> list[tuple[int, int]]:
        """Return ply and seat of all moves that were a choice."""
        state, found = self.record.start(), []
        for ply, move in enumerate(self.record.moves, 1):
            if len(state.options(move.seat)) > 1:
                found.append((ply, move.seat))
            state.play(self.record.game.action(move.notation), move.seat)
        return found


def judging_with(room: Any, bench: Any) -> Judging:
    """Return what makes reviews, with a hall and a workshop that stand in for the real ones."""
    return Judging(room, bench)


def look_at_all(room: Room, bench: Workbench) -> Review:
    """Review a game to its end, and ask once more then."""

    async def look() -> Review:
        judging = judging_with(room, bench)
        review = await judging.review("here", Caller("ada"))
        await review.task
        assert await judging.review("here", Caller("ada")) is review
        return review

    return asyncio.run(look())


def test_a_review_leaves_out_what_was_forced() -> None:
    room = Room()
    review = look_at_all(room, Workbench())
    assert [(moment.ply, moment.seat) for moment in review.moments] == room.choices()
    assert len(room.choices()) < len(room.record.moves)


def test_the_most_doubtful_decisions_of_each_seat_are_looked_at_more_closely() -> None:
    room, bench = Room(), Workbench()
    look_at_all(room, bench)
    closely = [ply for ply, effort in bench.asked if effort == CLOSER]
    assert len(closely) == 3 * CLOSELY
    for seat in range(3):
        own = sorted((ply for ply, by in room.choices() if by == seat), key=made_up, reverse=True)
        assert set(own[:CLOSELY]) <= set(closely)


def test_what_a_decision_cost_is_told_by_closer_looks_alone() -> None:
    bench = Workbench()
    review = look_at_all(Room(), bench)
    closely = [ply for ply, effort in bench.asked if effort == CLOSER]
    for moment in review.moments:
        assert moment.cost == pytest.approx(0.1 if moment.ply in closely else 0.0)


def judged(notation: str, chance: float) -> Judgement:
    return notation, chance, 0.0, 0.0, "", {}


def test_a_decision_is_doubtful_if_another_option_seems_nearly_as_good_or_better() -> None:
    option = {chance: judged(f"option {chance}", chance) for chance in (0.3, 0.4, 0.5, 0.6)}
    moment = partial(Moment, 1, 0, [0.5, 0.5], is_close=False)
    assert moment([option[0.5], option[0.6]], option[0.5]).doubt == pytest.approx(0.1)
    assert moment([option[0.5], option[0.4]], option[0.3]).doubt == pytest.approx(0.2)
    assert moment([option[0.5], option[0.4]], option[0.5]).doubt == pytest.approx(-0.1)


def test_a_review_knows_from_the_beginning_how_often_it_will_look() -> None:
    async def look() -> tuple[int, Review]:
        judging = judging_with(Room(), Workbench())
        review = await judging.review("here", Caller("ada"))
        expected = review.total
        await review.task
        return expected, review

    expected, review = asyncio.run(look())
    assert expected == review.total == review.done == len(review.moments) + 3 * CLOSELY


def test_a_decision_that_cannot_be_judged_at_first_is_tried_once_more() -> None:
    room, ply = Room(), Room().choices()[5][0]
    bench = Workbench({ply: 1})
    assert [moment.ply for moment in look_at_all(room, bench).moments] == [ply for ply, _ in room.choices()]
    assert Counter(ply for ply, effort in bench.asked if effort == 1)[ply] == 2


def test_a_decision_that_cannot_be_judged_at_all_is_left_out_and_the_review_ends() -> None:
    room, ply = Room(), Room().choices()[5][0]
    bench = Workbench({ply: 10**6})
    review = look_at_all(room, bench)
    assert [moment.ply for moment in review.moments] == [other for other, _ in room.choices() if other != ply]
    assert review.is_complete
    assert Counter(ply for ply, _ in bench.asked)[ply] == 2


def test_a_closer_look_that_fails_leaves_the_first() -> None:
    room = Room()
    ply = max(room.choices(), key=lambda choice: made_up(choice[0]))[0]

    class Shortsighted(Workbench):
        async def look_again(self, *question: Any) -> Any:
            self.failures = {} if question[5] == 1 else {ply: 1}
            return await super().look_again(*question)

    review = look_at_all(room, Shortsighted())
    assert not review.found[ply].is_close
    assert sum(moment.is_close for moment in review.moments) == 3 * CLOSELY - 1


def test_a_table_that_closes_stops_looking() -> None:
    async def look() -> Review:
        judging = judging_with(Room(), Workbench())
        review = await judging.review("here", Caller("ada"))
        while not review.moments:
            await asyncio.sleep(0)
        judging.close()
        await asyncio.wait([review.task])
        return review

    assert 0 < len(asyncio.run(look()).moments) < 5
