"""The interface for programs: its page, its example, and what a fuzzer makes of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

import groma
from tests.patience import PATIENCE
from tests.table.guest import Guest
from tests.table.server import ROOT, Server

PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_the_bot_of_the_page_plays_whole_games_against_itself(server: Server, tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert code
    assert len([line for line in code[1].splitlines() if line]) <= 22
    bot = tmp_path / "bot.py"
    bot.write_text(code[1])
    ada = Guest(server.url)
    table = ada.open("me me", start=True, seed=3)
    tokens = [ada.post(f"/api/tables/{table}/seats/{seat}/token")["token"] for seat in (0, 1)]
    running = [subprocess.Popen([sys.executable, str(bot), server.url, table, token]) for token in tokens]
    assert [process.wait(PATIENCE) for process in running] == [0, 0]
    assert ada.get(f"/api/tables/{table}")["status"] == "finished"


def test_the_page_names_every_call(server: Server) -> None:
    schema = httpx.get(f"{server.url}/api/openapi.json", timeout=PATIENCE).json()
    for path in schema["paths"]:
        last = path.rstrip("/").rsplit("/", 1)[-1]
        assert last.startswith("{") or last in PAGE, path


def test_a_fuzzer_finds_no_call_that_breaks(server: Server) -> None:
    before = len(server.lines())
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        fuzz(operation, Guest(server.url, "Eve") if is_goodbye(operation) else ada, table)
    lines = server.lines()[before:]
    assert {line["status"] // 100 for line in lines if line["event"] == "request"} == {2, 4}
    assert not [line for line in lines if line["level"] in ("error", "critical")]


def is_goodbye(operation: Any) -> bool:
    """Tell whether somebody may be gone after a call."""
    return operation.method.upper() == "DELETE" and operation.path in ("/api/me", "/api/session")


def fuzz(operation: Any, ada: Guest, table: str, examples: int = 12) -> None:
    """Make calls of every shape, on a table that there is."""

    @settings(
        max_examples=examples, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @schemathesis_given(operation)
    def call(case: Any) -> None:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        answer = case.call(cookies=dict(ada.http.cookies))
        case.validate_response(answer, checks=[not_a_server_error])

    call()


def schemathesis_given(operation: Any) -> Callable[[Callable[[Any], None]], Callable[[], None]]:
    """Return Hypothesis's decorator for the cases of a call."""
    from hypothesis import given

    return given(case=operation.as_strategy())


@pytest.mark.parametrize("seed", range(3))
def test_a_fuzzer_finds_no_message_that_breaks(server: Server, seed: int) -> None:
    rng = Random(seed)
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    before = len(errors(server))
    for _ in range(4):
        with ada.watch(table) as watch:
            try:
                for _ in range(40):
                    watch.send(nonsense(rng))
                watch.send({"type": "ping"})
                watch.next("pong")
            except ConnectionClosed:
                continue
    assert len(errors(server)) == before
    ada.play_any(table, rng)


@pytest.mark.parametrize("game", groma.names())
def test_whoever_asks_for_whatever_in_the_middle_of_a_game_breaks_nothing(server: Server, game: str) -> None:
    rng = Random(game)
    ada, ben, eve = [Guest(server.url, name) for name in ("Ada", "Ben", "Eve")]
    table = ada.open("me me open", game)
    ben.post(f"/api/tables/{table}/seats", {"seat": None})
    ada.post(f"/api/tables/{table}/start")
    before = len(errors(server))
    for _ in range(20):
        news = ada.look(table)
        if news["table"]["status"] == "finished":
            break
        for _ in range(8):
            method, path, body = call_at(rng, news["position"]["ply"], news["table"]["n"])
            answer = rng.choice([ada, ben, eve]).call(method, f"/api/tables/{table}{path}", body)
            assert answer.status_code < 500, (method, path, body)
        asked = [guest for guest in (ada, ben) if guest.look(table)["position"]["question"]]
        if asked:
            rng.choice(asked).play_any(table, rng)
    assert len(errors(server)) == before


def call_at(rng: Random, ply: int, n: int) -> tuple[str, str, Any]:
    """Return a call about a table whose line is so long and whose log has so many entries."""
    seat, at, since = rng.choice([None, 0, 1, 2, 3]), rng.randrange(ply + 2), rng.randrange(n + 2)
    eyes = "" if seat is None else f"&seat={seat}"
    calls: list[tuple[str, str, Any]] = [
        ("GET", f"/news?since={since}{eyes}", None),
        ("GET", f"/replay?at={at}{eyes}", None),
        ("GET", f"/timeline?{eyes[1:]}", None),
        ("GET", "/record", None),
        ("GET", "/review", None),
        ("GET", f"/chat?after={since}", None),
        ("POST", "/moves", {"n": since, "action": "pass", "seat": seat}),
        ("POST", "/undo", {"n": n, "to": at}),
        ("POST", "/undo/answer", {"n": n, "agree": rng.random() < 0.5}),
        ("POST", "/hint", {"n": n, "seat": seat or 0}),
        ("POST", "/try", {"at": at}),
        ("POST", f"/seats/{seat or 0}/stand-in", {"level": "greedy"}),
        ("DELETE", f"/seats/{seat or 0}/stand-in", None),
        ("POST", "/rematch", {}),
    ]
    return rng.choice(calls)


def errors(server: Server) -> list[dict[str, Any]]:
    return [line for line in server.lines() if line["level"] == "error" and line["event"] != "bot failed"]


def nonsense(rng: Random) -> str | bytes:
    """Return a message that is nearly right, or not at all."""
    values: list[Any] = [None, -1, 0, 1, 2**70, 1.5, "", "pass", "x" * 5000, [], {}, True, "\0", "é\ud83d"]
    keys = ["type", "n", "action", "seat", "ref", "extra"]
    message = {key: rng.choice(values) for key in keys if rng.random() < 0.7}
    if rng.random() < 0.8:
        message["type"] = rng.choice(["play", "look", "ping", "news"])
    text = json.dumps(message)
    shapes: list[str | bytes] = [text, text, text, text[: rng.randrange(len(text))], text.encode(), b"\xff"]
    return rng.choice(shapes)
