"""Tables that were begun with an earlier version go on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import groma
from tests.table.guest import Guest
from tests.table.server import Server


def store_digest(tmp_path: Path, digest: str) -> None:
    """Write down another digest for all tables."""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET components = ?", [digest])


def test_a_table_that_knows_its_figures_by_the_old_digest_goes_on(
    sqlite_server: Callable[..., Server], tmp_path: Path
) -> None:
    first = sqlite_server()
    guest, rng, game = Guest(first.url), Random(1), groma.game("praetor")
    table = guest.open("me me", start=True)
    for _ in range(5):
        guest.play_any(table, rng)
    first.stop()
    store_digest(tmp_path, game.digests()[0])
    second = sqlite_server()
    guest.move_to(second.url)
    guest.play_any(table, rng)
    told = guest.look(table)["table"]
    assert told["n"] == 6
    assert (told["rules_version"], told["components"]) == (game.version, game.components.digest)
    second.stop()
    store_digest(tmp_path, "0" * 16)
    guest.move_to(sqlite_server().url)
    refused = guest.call("GET", f"/api/tables/{table}/news")
    assert (refused.status_code, refused.json()["error"]) == (409, "components")
