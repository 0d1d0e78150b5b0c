"""Hints and reviews at the table."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable

import pytest

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


def reviewed(guest: Guest, table: str, seconds: float = 120) -> Json:
    """Ask for a review until it is complete."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        review = guest.get(f"/api/tables/{table}/review")
        if review["is_complete"]:
            return review
        time.sleep(0.1)
    raise AssertionError(f"{len(review['moves'])} of {review['total']}")


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
    assert options[0]["attention"] == max(option["attention"] for option in options)


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


def test_a_finished_game_is_looked_at_again_decision_by_decision(server: Server) -> None:
    ada, table = finished(server)
    review = reviewed(ada, table)
    moves = ada.get(f"/api/tables/{table}/timeline")["moves"]
    assert 0 < review["total"] == len(review["moves"]) <= len(moves)
    for seen in review["moves"]:
        assert seen["played"]["notation"] == moves[seen["place"] - 1]["notation"]
        assert seen["seat"] == moves[seen["place"] - 1]["seat"]
        assert sum(seen["chances"]) == pytest.approx(1, abs=0.01)
        assert seen["cost"] == pytest.approx(max(0, seen["best"][0]["chance"] - seen["played"]["chance"]))


def test_a_running_game_is_not_reviewed(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    answer = ada.call("GET", f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["error"]) == (409, "running")


def test_a_killed_worker_loses_nothing_of_a_review(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server()
    ada, table = finished(server)
    ada.get(f"/api/tables/{table}/review")
    for worker in workers(server):
        os.kill(worker, signal.SIGKILL)
    assert reviewed(ada, table)["total"] > 0


def workers(server: Server) -> list[int]:
    """Return the worker processes of a server."""
    assert server.process is not None
    found = subprocess.run(
        ["ps", "--ppid", str(server.process.pid), "-o", "pid=,args="], capture_output=True, text=True
    )
    return [int(line.split()[0]) for line in found.stdout.splitlines() if "spawn_main" in line]
