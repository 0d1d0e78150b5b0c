"""Kills a server at random moments under load, and counts what it had accepted.

python -m tests.table.kills --kills 50
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from pathlib import Path
from random import Random

import httpx

from tests.patience import PATIENCE
from tests.table.guest import Guest
from tests.table.server import Server

Accepted = dict[tuple[str, int], str]
PLAYERS = 4


class Player(threading.Thread):
    """Plays on both sides of a table and remembers what was accepted."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.rng = Random(seed)
        self.guest = Guest(server.url, f"Player {seed}")
        self.table = self.guest.open("me me", start=True)
        self.accepted: Accepted = {}
        self.is_stopped = False

    def run(self) -> None:
        """Play until stopped, whatever becomes of the server."""
        while not self.is_stopped:
            try:
                self._move()
            except httpx.TransportError:
                time.sleep(0.05)

    def _move(self) -> None:
        position = self.guest.look(self.table)["position"]
        question = position["question"]
        if question is None:
            self.table = self.guest.open("me me", start=True)
            return
        action = self.rng.choice(question["options"])["notation"]
        answer = self.guest.play(self.table, position["n"], action, question["seat"])
        if answer.status_code == 200:
            self.accepted[self.table, answer.json()["n"]] = action


def kill_repeatedly(server: Server, kills: int, seed: int = 0, longest: float = 1.0) -> int:
    """Kill a server again and again under load; return how many accepted moves were found after the last start."""
    rng = Random(seed)
    players = [Player(server, number) for number in range(PLAYERS)]
    for player in players:
        player.start()
    for _ in range(kills):
        time.sleep(rng.uniform(0.05, longest))
        server.kill()
        server.start()
        check(players)
    for player in players:
        player.is_stopped = True
        player.join()
    return check(players)


def check(players: list[Player]) -> int:
    """Compare what was accepted with what is there."""
    found = 0
    for player in players:
        accepted = dict(player.accepted)
        for table in {table for table, _ in accepted}:
            told = log_of(player.guest, table)
            wanted = {n: action for (where, n), action in accepted.items() if where == table}
            assert {n: told.get(n) for n in wanted} == wanted, f"{table} lost a move"
            found += len(wanted)
    return found


def log_of(guest: Guest, table: str) -> dict[int, str]:
    """Return every move of a table, seen through all the eyes of its player."""
    told: dict[int, str] = {}
    with httpx.Client(base_url=guest.url, cookies=guest.http.cookies, timeout=PATIENCE, verify=False) as http:
        for seat in (0, 1):
            log = http.get(f"/api/tables/{table}/news?seat={seat}").json()["log"]
            assert [entry["n"] for entry in log] == list(range(1, len(log) + 1))
            told |= {entry["n"]: entry["notation"] for entry in log if entry["notation"]}
    return told


def main() -> None:
    """Kill a server on SQLite as often as asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    kills = parser.parse_args().kills
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "tables.sqlite"), Path(folder) / "log.jsonl").start()
        found = kill_repeatedly(server, kills)
        server.stop()
    print(f"{kills} kills, {found} accepted moves, all of them there")


if __name__ == "__main__":
    main()
