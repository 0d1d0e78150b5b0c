"""People who play over websockets, whatever becomes of the processes that serve them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from websockets.exceptions import WebSocketException

from groma import Record
from tests.patience import PATIENCE
from tests.table.guest import Guest, Json, Watch
from tests.table.server import Server


class Player(threading.Thread):
    """Plays over a websocket; when its process dies, it goes on with the other."""

    def __init__(self, name: str, servers: Sequence[Server], seed: int) -> None:
        super().__init__(daemon=True)
        self.urls = [server.url for server in servers]
        self.guest = Guest(self.urls[0], name)
        self.table = ""
        self.rng = Random(seed)
        self.accepted: dict[int, str] = {}
        self.news: Json = {}
        self.reconnected = 0

    def run(self) -> None:
        """Play to the end of the game."""
        while self.news.get("table", {}).get("status") != "finished":
            try:
                self._play()
            except (OSError, WebSocketException):
                self.urls.reverse()
                self.guest.move_to(self.urls[0])
                self.reconnected += 1

    def _play(self) -> None:
        with self.guest.watch(self.table) as watch:
            while self.news.get("table", {}).get("status") != "finished":
                message = watch.next_of("news", "accepted", "refused")
                if message["type"] == "accepted":
                    self.accepted[message["n"]] = message["ref"]
                elif message["type"] == "news":
                    self.news = message
                    self._answer(watch)

    def _answer(self, watch: Watch) -> None:
        position = self.news["position"]
        if position["question"]:
            action = self.rng.choice(position["question"]["options"])["notation"]
            watch.send({"type": "play", "ref": action, "n": position["n"], "action": action})


def seat(players: list[Player], bots: int, suits: Callable[[str], bool] = lambda table: True) -> str:
    """Seat players and slow bots at one table, the first that suits."""
    host, plan = players[0].guest, " ".join(["me"] + ["open"] * (len(players) - 1) + ["slow"] * bots)
    table = host.open(plan)
    while not suits(table):
        table = host.open(plan)
    for player in players[1:]:
        player.guest.post(f"/api/tables/{table}/seats")
    host.post(f"/api/tables/{table}/start")
    for player in players:
        player.table = table
        player.start()
    return table


def check_game(players: list[Player], table: str, tmp_path: Path) -> None:
    """Check that every accepted move is there, once, and that the game is by the rules."""
    for player in players:
        player.join(PATIENCE)
        assert player.news["table"]["status"] == "finished"
    log = players[1].guest.look(table)["log"]
    assert [entry["n"] for entry in log] == list(range(1, len(log) + 1))
    for player in players:
        assert player.accepted
        assert {n: log[n - 1]["notation"] for n in player.accepted} == player.accepted
    path = tmp_path / "game.json"
    path.write_text(players[1].guest.call("GET", f"/api/tables/{table}/record").text)
    Record.load(path).replay()
