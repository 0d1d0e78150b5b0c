"""A person or a program at the table, for tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE

Json = dict[str, Any]
opened: list[httpx.Client] = []
"""Closed after each test."""


class Guest:
    """A client with a cookie of its own."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url = url
        self.name = name
        # Nothing here is encrypted, and reading the world's certificates for each guest takes longer than a move.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)
        opened.append(self.http)
        if name:
            self.post("/api/me", {"name": name})

    def again(self) -> Guest:
        """Return the same guest with a new connection."""
        other = Guest(self.url, "")
        other.name = self.name
        other.http.cookies = self.http.cookies
        return other

    def move_to(self, url: str) -> None:
        """Go on with another process, with the same cookie."""
        self.url = url
        self.http.base_url = httpx.URL(url)

    def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Make a call, whatever its answer."""
        return self.http.request(method, path, json=body)

    def post(self, path: str, body: Any = None) -> Json:
        """Make a call that must succeed."""
        return _ok(self.call("POST", path, body if body is not None else {}))

    def get(self, path: str) -> Json:
        """Ask for something that must be there."""
        return _ok(self.call("GET", path))

    def delete(self, path: str) -> Json:
        """Take something back."""
        return _ok(self.call("DELETE", path))

    def refused(self, path: str, body: Any = None) -> Json:
        """Make a call that must be refused; return the reason."""
        answer = self.call("POST", path, body if body is not None else {})
        assert 400 <= answer.status_code < 500, answer.text
        problem: Json = answer.json()
        return problem

    def open(self, seats: str = "me open", game: str = "praetor", **more: Any) -> str:
        """Open a table; seats are words: me, open, or the level of a bot."""
        plans = [{"kind": word} if word in ("me", "open") else {"kind": "bot", "level": word} for word in seats.split()]
        return str(self.post("/api/tables", {"game": game, "seats": plans, **more})["id"])

    def look(self, table: str, since: int = 0, seat: int | None = None) -> Json:
        """Look at a table."""
        eyes = "" if seat is None else f"&seat={seat}"
        return self.get(f"/api/tables/{table}/news?since={since}{eyes}")

    def play(self, table: str, n: int, action: str, seat: int | None = None) -> httpx.Response:
        """Send a move."""
        return self.call("POST", f"/api/tables/{table}/moves", {"n": n, "action": action, "seat": seat})

    def play_any(self, table: str, rng: Random) -> Json:
        """Answer the question that is asked, in any way; return what was seen."""
        news = self.look(table)
        question = news["position"]["question"]
        option = rng.choice(question["options"])["notation"]
        answer = self.play(table, news["position"]["n"], option, question["seat"])
        assert answer.status_code == 200, answer.text
        return news

    @contextmanager
    def watch(self, table: str, since: int = 0, seat: int | None = None, **more: Any) -> Iterator[Watch]:
        """Watch a table over a websocket."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?since={since}"
        address += "" if seat is None else f"&seat={seat}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        known_by = {"Cookie": cookie, "Authorization": self.http.headers.get("Authorization")}
        headers = {name: value for name, value in known_by.items() if value}
        with connect(address, additional_headers=headers, **more) as socket:
            yield Watch(socket)


class Watch:
    """An open websocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def next(self, kind: str = "news", timeout: float = PATIENCE) -> Json:
        """Return the next message of a kind."""
        return self.next_of(kind, timeout=timeout)

    def next_of(self, *kinds: str, timeout: float = PATIENCE) -> Json:
        """Return the next message of one of several kinds."""
        while True:
            message: Json = json.loads(self.socket.recv(timeout=timeout))
            if message["type"] in kinds:
                return message

    def until(self, n: int) -> Json:
        """Return the first news of a position with this number or a later one."""
        while True:
            news = self.next()
            if news["position"] and news["position"]["n"] >= n:
                return news

    def send(self, message: Any) -> None:
        """Send a message."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))


def _ok(answer: httpx.Response) -> Json:
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json() if answer.content else {}


def play_out(guests: list[Guest], table: str, rng: Random, limit: int = 2000) -> int:
    """Let people play a game to its end, each answering in any way; return how many moves that took."""
    for _ in range(limit):
        news = guests[0].look(table)
        if news["table"]["status"] == "finished":
            return int(news["table"]["n"])
        waiting = news["table"]["waiting"][0]
        name = news["table"]["seats"][waiting]["name"]
        next(guest for guest in guests if guest.name == name).play_any(table, rng)
    raise AssertionError("the game does not end")
