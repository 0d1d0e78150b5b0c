"""Those who hold up others: floods, half-open connections, slow readers; and guests whose bots think long."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

from websockets.exceptions import WebSocketException

from tests.faults.outcome import Outcome
from tests.table.guest import Guest
from tests.table.server import ROOT, Server
from tests.table.test_undo import settled

HALF_OPEN = 200
SLOW = 20
LONGEST = 5.0
"""Seconds that an honest guest waits at most."""
LIMITS = {"messages_per_second": 20, "messages_at_once": 100, "moves_per_second": 20, "moves_at_once": 60}


def sockets(folder: Path, moves: int) -> Outcome:
    """Measure honest moves, alone and then among floods, half-open connections and slow readers."""
    server = Server(str(folder / "sockets.sqlite"), folder / "sockets.jsonl", **LIMITS).start()
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    alone = _moves(ada, table, moves)
    with _flooded(server, table), _half_open(server), _slow_readers(server, table):
        crowded = _moves(ada, table, moves)
    server.stop()
    amount = f"{HALF_OPEN} half-open, {SLOW} slow readers, 4 floods, {moves} moves"
    measured = f"a move took {_told(crowded)}; alone {_told(alone)}"
    return Outcome("sockets", amount, measured, max(crowded) < LONGEST)


def waits(folder: Path, moves: int) -> Outcome:
    """Measure how long an easy bot takes while experts and reviews of another guest keep all searching workers busy."""
    server = Server(str(folder / "waits.sqlite"), folder / "waits.jsonl", review_simulations=400).start()
    ada, ben = Guest(server.url), Guest(server.url, "Ben")
    for _ in range(3):
        ada.open("expert expert", start=True)
    record = (ROOT / "tests/records/praetor/2-players.json").read_text()
    finished = ada.http.post("/api/records", content=record).json()["id"]
    ada.get(f"/api/tables/{finished}/review")
    table = ben.open("me easy", start=True)
    # The worker for quick bots starts with the first question.
    settled(ben, table)
    _answered(ben, table, -1)
    waited = _timed(lambda number: _answered(ben, table, number), moves)
    server.stop()
    amount = f"3 tables of experts, 1 review, {moves} answers"
    return Outcome("searching bots", amount, f"an easy bot took {_told(waited)}", max(waited) < LONGEST)


def _answered(ben: Guest, table: str, number: int) -> None:
    ben.play_any(table, Random(number))
    settled(ben, table)


def _moves(ada: Guest, table: str, moves: int) -> list[float]:
    """Play at the speed of a quick person; return how long each move took."""
    took = []
    for number in range(moves):
        question = ada.look(table)["position"]
        if question["question"] is None:
            break
        action = Random(number).choice(question["question"]["options"])["notation"]
        start = time.monotonic()
        answer = ada.play(table, question["n"], action, question["question"]["seat"])
        took.append(time.monotonic() - start)
        assert answer.status_code == 200, answer.text
        time.sleep(0.05)
    return took


def _timed(doing: Callable[[int], None], times: int) -> list[float]:
    took = []
    for number in range(times):
        start = time.monotonic()
        doing(number)
        took.append(time.monotonic() - start)
    return took


def _told(seconds: list[float]) -> str:
    ordered = sorted(1000 * one for one in seconds)
    return f"{ordered[len(ordered) // 2]:.0f} ms in the median, {ordered[-1]:.0f} ms at most"


@contextmanager
def _flooded(server: Server, table: str) -> Iterator[None]:
    """Let four guests send pings as fast as they can, and come back whenever they are closed."""
    is_over = threading.Event()

    def flood(number: int) -> None:
        guest = Guest(server.url, f"Flood {number}")
        while not is_over.is_set():
            with suppress(WebSocketException, OSError), guest.watch(table) as watch:
                while not is_over.is_set():
                    watch.send({"type": "ping"})

    floods = [threading.Thread(target=flood, args=(number,), daemon=True) for number in range(4)]
    for thread in floods:
        thread.start()
    yield
    is_over.set()
    for thread in floods:
        thread.join()


@contextmanager
def _half_open(server: Server) -> Iterator[None]:
    """Begin requests, and never end them."""
    begun = []
    for _ in range(HALF_OPEN):
        begun.append(socket.create_connection(("127.0.0.1", server.port)))
        begun[-1].sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{")
    yield
    for one in begun:
        one.close()


@contextmanager
def _slow_readers(server: Server, table: str) -> Iterator[None]:
    """Watch a table, and read nothing of what comes."""
    guest = Guest(server.url, "Snail")
    with ExitStack() as watching:
        for _ in range(SLOW):
            watching.enter_context(guest.watch(table, max_queue=1, ping_interval=None, close_timeout=0.1))
        yield
