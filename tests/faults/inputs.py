"""Wrong inputs: what a fuzzer makes of the interface, nonsense over websockets, and files that are nearly records."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import schemathesis
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from tests.faults.outcome import Outcome
from tests.table.guest import Guest
from tests.table.server import ROOT, Server
from tests.table.test_interface import errors, fuzz, nonsense

RECORD = ROOT / "tests/records/praetor/2-players.json"
BODIES = [b"", b"{", b"[" * 30_000, b"\xff\xfe", b'"\\ud83d"', b"null", b"1e999", b'{"a":' * 5_000, b"x" * 70_000]
STRANGE: list[Any] = [None, -1, 2**70, 1.5, "", "\0", "\ud83d", "x" * 3_000, [], {}, True, [[]], {"": None}]


def wrong_inputs(folder: Path, amount: int) -> Outcome:
    """Send so many inputs to each call, and as many of each kind of our own; count what broke."""
    server = Server(str(folder / "inputs.sqlite"), folder / "inputs.jsonl").start()
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    for found in schemathesis.openapi.from_url(f"{server.url}/api/openapi.json").get_all_operations():
        assert isinstance(found, Ok)
        fuzz(found.ok(), ada, table, amount)
    _send_bodies(ada, table)
    _send_records(ada, amount, Random(1))
    _send_messages(ada, table, amount, Random(2))
    requests = [line["status"] for line in server.lines() if line["event"] == "request"]
    broken, logged = sum(status >= 500 for status in requests), len(errors(server))
    ada.play_any(table, Random(3))
    server.stop()
    amounts = f"{len(requests):,} requests, {20 * amount:,} messages"
    return Outcome("wrong inputs", amounts, f"{broken} answers 500, {logged} errors logged", not broken and not logged)


def _send_bodies(ada: Guest, table: str) -> None:
    """Send bodies that are no JSON, or none that anyone wants, in all manner of wrappings."""
    paths = ["/api/me", "/api/tables", "/api/records", f"/api/tables/{table}/moves", f"/api/tables/{table}/chat"]
    for path in paths:
        for body in BODIES:
            for kind in ("application/json", "text/plain", "multipart/form-data", "application/json; charset=utf-7"):
                wrapped = [(b"Content-Type", kind.encode())]
                ada.http.post(path, content=body, headers=wrapped)
                ada.http.post(path, content=body, headers=[*wrapped, (b"Cookie", b"groma=\xe9~\xfc")])


def _send_records(ada: Guest, amount: int, rng: Random) -> None:
    """Send records in which one thing is strange."""
    whole = json.loads(RECORD.read_text())
    for _ in range(amount):
        record = {**whole, rng.choice(list(whole)): rng.choice(STRANGE)}
        if rng.random() < 0.5:
            moves = [list(move) for move in whole["moves"]]
            rng.choice(moves)[rng.randrange(3)] = rng.choice(STRANGE)
            record["moves"] = moves
        ada.http.post("/api/records", content=json.dumps(record))


def _send_messages(ada: Guest, table: str, amount: int, rng: Random) -> None:
    """Send nonsense over websockets; one that is closed is opened again."""
    left = 20 * amount
    while left:
        with ada.watch(table) as watch:
            try:
                for _ in range(min(left, 40)):
                    left -= 1
                    watch.send(nonsense(rng))
                watch.send({"type": "ping"})
                watch.next("pong")
            except ConnectionClosed:
                continue
