"""People who play on whatever happens, and remember what was accepted."""

from __future__ import annotations

import threading
import time
from collections import Counter
from dataclasses import dataclass
from functools import partial
from random import Random

import httpx

from tests.patience import PATIENCE, until
from tests.table.guest import Guest, Json
from tests.table.server import Server

TABLES = ("me me", "me random")
_AWAY = 503


class Player(threading.Thread):
    """Plays on both sides of a table, or against a bot."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.rng = Random(seed)
        self.seats = TABLES[seed % len(TABLES)]
        self.guest = Guest(server.url, f"Player {seed}")
        self.table = self.guest.open(self.seats, start=True)
        self.accepted: dict[str, dict[int, str]] = {}
        self.unchecked: set[str] = set()
        """Tables at which something was accepted since they were looked at."""
        self.answers: Counter[int] = Counter()
        self.is_stopped = False

    def run(self) -> None:
        """Play until stopped, whatever becomes of the server."""
        while not self.is_stopped:
            try:
                self._go_on()
            except httpx.TransportError:
                time.sleep(0.05)

    def _go_on(self) -> None:
        news = self._asked("GET", f"/api/tables/{self.table}/news")
        if news is None:
            return
        question = news["position"]["question"]
        if news["table"]["status"] == "finished":
            self._begin_again()
        elif question is None:
            time.sleep(0.02)
        else:
            self._play(news["position"]["n"], question)

    def _begin_again(self) -> None:
        plans = [{"kind": "me"} if word == "me" else {"kind": "bot", "level": word} for word in self.seats.split()]
        opened = self._asked("POST", "/api/tables", {"game": "praetor", "seats": plans, "start": True})
        if opened is not None:
            self.table = opened["id"]

    def _play(self, n: int, question: Json) -> None:
        action = self.rng.choice(question["options"])["notation"]
        body = {"n": n, "action": action, "seat": question["seat"]}
        played = self._asked("POST", f"/api/tables/{self.table}/moves", body)
        if played is not None:
            self.accepted.setdefault(self.table, {})[played["n"]] = action
            self.unchecked.add(self.table)

    def _asked(self, method: str, path: str, body: Json | None = None) -> Json | None:
        answer = self.guest.call(method, path, body)
        self.answers[answer.status_code] += 1
        if answer.status_code == _AWAY:
            time.sleep(0.05)
        return answer.json() if answer.is_success else None

    def lost(self) -> int:
        """Look at what was played since the last look; return how many accepted moves are not there."""
        looked, self.unchecked = self.unchecked, set()
        return sum(self._lost(table, dict(self.accepted[table])) for table in looked)

    def _lost(self, table: str, accepted: dict[int, str]) -> int:
        told = log_of(self.guest, table)
        return sum(1 for n, action in accepted.items() if told.get(n) != action)


def log_of(guest: Guest, table: str) -> dict[int, str]:
    """Return every move of a table that its player may know, seen through both seats."""
    told: dict[int, str] = {}
    with httpx.Client(base_url=guest.url, cookies=guest.http.cookies, timeout=PATIENCE, verify=False) as http:
        for seat in (0, 1):
            log = until(partial(_log, http, table, seat), "the table cannot be read")
            assert [entry["n"] for entry in log] == list(range(1, len(log) + 1))
            told |= {entry["n"]: entry["notation"] for entry in log if entry["notation"]}
    return told


def _log(http: httpx.Client, table: str, seat: int) -> list[Json]:
    answer = http.get(f"/api/tables/{table}/news?seat={seat}")
    return list(answer.json()["log"]) if answer.is_success else []


@dataclass
class Tally:
    """How players fared."""

    accepted: int = 0
    lost: int = 0
    refused: int = 0
    """Requests that were answered with 503: the database could not do it."""
    broken: int = 0
    """Requests that broke by a fault of the server."""

    @property
    def held(self) -> bool:
        """Whether the table kept its word."""
        return self.accepted > 0 and not self.lost and not self.broken

    def __str__(self) -> str:
        return f"{self.lost} accepted moves lost, {self.broken} answers 500, {self.refused} times 503"


class Players:
    """Several players at one server."""

    def __init__(self, server: Server, count: int = 4) -> None:
        self.players = [Player(server, number) for number in range(count)]
        self._lost = 0
        for player in self.players:
            player.start()

    def look(self) -> None:
        """Compare what was accepted since the last look with what is there."""
        self._lost += sum(player.lost() for player in self.players)

    def go_home(self) -> Tally:
        """Let everyone stop, look at every table once more, and tell how it went."""
        for player in self.players:
            player.is_stopped = True
        for player in self.players:
            player.join()
            player.unchecked = set(player.accepted)
        self.look()
        answers = sum((player.answers for player in self.players), Counter())
        broken = sum(count for status, count in answers.items() if status >= 500 and status != _AWAY)
        accepted = sum(len(moves) for player in self.players for moves in player.accepted.values())
        return Tally(accepted, self._lost, answers[_AWAY], broken)
