"""A table keeps its word: its components for ever, its rules as far as its moves allow, its result in any case."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

import groma
from groma.kernel import Record
from groma.table import database as storage
from groma.table.editions import Editions
from groma.table.logs import log_name
from groma.table.refusal import Refusal
from tests.kernel.toy import Toy
from tests.patience import until
from tests.table.conftest import Database
from tests.table.guest import Guest, play_out
from tests.table.server import Server
from tests.table.test_operations import groma as command

Servers = Callable[..., Server]
LATER = {"modules": "tests.table.toys,tests.table.later_rules"}
CORRECTED = {"modules": "tests.table.toys,tests.table.more_cards"}
OLD = Path(__file__).with_name("databases") / "0.1.0.sqlite.gz"
COOKIE = "SuamtFW-Wt0l12b950-ckVyIb3gYZwdB~62e7a9fbb07df47822689bd825df1ebc7ac50d00ab3ae87d46d99c69969d4a3d"
"""Of the guest who plays all tables of the old database."""


def query(database: str | Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """Run a statement on a SQLite file."""
    with closing(sqlite3.connect(database)) as opened, opened:
        return opened.execute(statement, values).fetchall()


def seed(flip: str) -> int:
    """Return a deal in which the first coin is won, or lost, after everyone has played the lowest card."""
    for number in range(100):
        state = Toy().new(2, number)
        for seat in (0, 1):
            state.play(state.options(seat)[0], seat)
        state.play(state.game.action("flip"))
        if (max(state.scores()) == 2) == (flip == "won"):
            return number
    raise AssertionError("no such deal")


def flipped(guests: list[Guest], flip: str) -> str:
    """Open a table for two guests and play it until the first coin was flipped, and a card after that."""
    table = guests[0].open("me open", "toy", seed=seed(flip))
    guests[1].post(f"/api/tables/{table}/seats", {})
    guests[0].post(f"/api/tables/{table}/start")
    for guest in guests:
        position = guest.look(table)["position"]
        guest.play(table, position["n"], position["question"]["options"][0]["notation"])
    asked = next(guest for guest in guests if guest.look(table)["position"]["question"])
    assert asked.play(table, 2, "flip").status_code == 200
    guests[0].play_any(table, Random(1))
    return table


def two(server: Server) -> list[Guest]:
    """Return two guests."""
    return [Guest(server.url, "Ada"), Guest(server.url, "Ben")]


def moved(guests: list[Guest], server: Server) -> None:
    """Let guests go on at another server."""
    for guest in guests:
        guest.move_to(server.url)


# Components


def test_a_corrected_figure_touches_new_tables_only(sqlite_server: Servers) -> None:
    first = sqlite_server()
    ada, rng = Guest(first.url), Random(1)
    begun, opened = ada.open("me easy", "toy", start=True), ada.open("me me", "toy")
    ada.play_any(begun, rng)
    before = Toy().components.digest
    first.stop()
    ada.move_to(sqlite_server(**CORRECTED).url)
    new = ada.open("me easy", "toy", start=True)
    assert len(ada.look(new)["position"]["view"]["hand"]) == 4
    ada.post(f"/api/tables/{opened}/start")
    assert len(ada.look(opened)["position"]["view"]["hand"]) == 3
    while ada.look(begun)["table"]["status"] == "running":
        if ada.look(begun)["position"]["question"]:
            ada.play_any(begun, rng)
    told = ada.look(begun)["table"]
    assert (told["components"], told["rules_version"]) == (before, Toy.version)
    assert len(ada.get(f"/api/tables/{begun}/timeline")["scores"]) == told["n"] + 1
    assert ada.get(f"/api/tables/{begun}/record")["components"] == before
    until(lambda: ada.get(f"/api/tables/{begun}/review")["is_complete"], "the review does not end")
    assert ada.get(f"/api/tables/{begun}/review")["moves"]
    rematch = ada.post(f"/api/tables/{begun}/rematch")
    assert rematch["components"] != before


def test_components_are_stored_once_and_shown_by_their_digest(sqlite_server: Servers) -> None:
    first = sqlite_server()
    ada, game, other = Guest(first.url), groma.game("praetor"), "0" * 16
    for _ in range(2):
        ada.open("me me", start=True)
    first.stop()
    stored = query(first.database, "SELECT game, digest, text FROM components")
    assert stored == [("praetor", game.components.digest, game.components.text)]
    corrected = game.components.text.replace("the Sawmill, Sawmills", "the Old mill, Old mills")
    query(first.database, "UPDATE components SET digest = ?, text = ?", other, corrected)
    ada.move_to(sqlite_server().url)
    for path, word in (("text/en", "Old mill"), ("components", "sawmill")):
        assert word in ada.call("GET", f"/api/games/praetor/{path}?components={other}").text
    assert "Old mill" not in ada.call("GET", "/api/games/praetor/text/en").text
    assert ada.call("GET", f"/api/games/praetor/components?components={'1' * 16}").json()["error"] == "components"


def test_a_table_that_knows_its_figures_by_the_old_digest_goes_on(sqlite_server: Servers) -> None:
    first = sqlite_server()
    guest, rng, game = Guest(first.url), Random(1), groma.game("praetor")
    table = guest.open("me me", start=True)
    for _ in range(5):
        guest.play_any(table, rng)
    first.stop()
    query(first.database, "UPDATE tables SET components = ?", game.digests()[0])
    second = sqlite_server()
    guest.move_to(second.url)
    guest.play_any(table, rng)
    told = guest.look(table)["table"]
    assert told["n"] == 6
    assert (told["rules_version"], told["components"]) == (game.version, game.components.digest)
    second.stop()
    query(first.database, "UPDATE tables SET components = ?", "0" * 16)
    guest.move_to(sqlite_server().url)
    refused = guest.call("GET", f"/api/tables/{table}/news")
    assert (refused.status_code, refused.json()["error"]) == (409, "components")


def test_figures_that_a_game_once_had_come_with_it(tmp_path: Path) -> None:
    present = groma.game("praetor")
    game = groma.game("praetor", present.components.path)
    game.texts = tmp_path / "text"
    (tmp_path / "editions").mkdir()
    earlier = present.components.text.replace("the Sawmill, Sawmills", "the Old mill, Old mills")
    (tmp_path / "editions" / "0123.toml").write_text(earlier, encoding="utf-8")

    async def text(digest: str) -> str:
        database = storage.Database(storage.database_url(str(tmp_path / "new.sqlite")))
        editions = Editions({"praetor": game})
        try:
            await database.migrate()
            async with database.read() as connection:
                found = await editions.find(connection, "praetor", digest)
        finally:
            await database.close()
            editions.close()
        return found.text("en")

    assert "Old mill" in asyncio.run(text("0123"))
    for unknown in ("4567", "../editions/0123", "012"):
        with pytest.raises(Refusal, match="other components"):
            asyncio.run(text(unknown))


# Rules


def test_later_rules_stop_only_the_tables_that_go_on_otherwise(sqlite_server: Servers) -> None:
    first = sqlite_server()
    guests = two(first)
    lost, won = flipped(guests, "lost"), flipped(guests, "won")
    first.stop()
    second = sqlite_server(**LATER)
    moved(guests, second)
    told = guests[0].look(lost)["table"]
    assert (told["rules_version"], told["stopped"]) == ("2", None)
    play_out(guests, lost, Random(2))
    stopped = guests[0].look(won)["table"]["stopped"]
    assert (stopped["ply"], stopped["n"], stopped["may_wish"]) == (3, 3, True)
    lines = [line for line in second.lines() if line["event"].startswith("table stopped")]
    assert [(line["table"], line["ply"], line["notation"]) for line in lines] == [(log_name(won), 3, "flip")]
    seen = guests[0].look(won)
    assert (seen["position"]["ply"], seen["position"]["question"]) == (2, None)
    assert [entry["n"] for entry in seen["log"]] == [1, 2, 3, 4]
    undo = guests[0].call("POST", f"/api/tables/{won}/undo", {"n": 4, "to": 0})
    for answer in (guests[0].play(won, 4, "keep"), undo):
        assert (answer.status_code, answer.json()["error"]) == (409, "stopped")


def test_a_stopped_game_goes_on_from_the_last_good_position_when_all_agree(sqlite_server: Servers) -> None:
    first = sqlite_server()
    guests = two(first)
    table = flipped(guests, "won")
    first.stop()
    moved(guests, sqlite_server(**LATER))
    wish = {"n": 4, "wish": "go-on"}
    assert guests[0].post(f"/api/tables/{table}/stopped", wish)["stopped"]["go_on"] == ["Ada"]
    assert guests[0].post(f"/api/tables/{table}/stopped", {**wish, "wish": "finish"})["stopped"]["go_on"] == []
    assert guests[1].post(f"/api/tables/{table}/stopped", wish)["stopped"]["finish"] == ["Ada"]
    told = guests[0].post(f"/api/tables/{table}/stopped", wish)
    assert (told["stopped"], told["rules_version"], told["n"]) == (None, "2", 5)
    log = [(entry["kind"], entry["undone"]) for entry in guests[0].look(table)["log"]]
    assert log[2:] == [("move", True), ("move", True), ("undo", False)]
    play_out(guests, table, Random(1))
    assert guests[0].get(f"/api/tables/{table}/record")["rules"] == "2"
    assert guests[0].refused(f"/api/tables/{table}/stopped", wish)["error"] == "not-stopped"


def test_a_stopped_game_ends_with_its_points_when_all_agree(sqlite_server: Servers) -> None:
    first = sqlite_server()
    guests = two(first)
    table = flipped(guests, "won")
    first.stop()
    moved(guests, sqlite_server(**LATER))
    with guests[0].watch(table) as watch:
        assert watch.next()["table"]["stopped"]["my_wish"] is None
        for guest in guests:
            guest.post(f"/api/tables/{table}/stopped", {"n": 4, "wish": "finish"})
        while (told := watch.next()["table"])["status"] == "running":
            pass
    assert told["result"] == {"scores": [0, 0], "winners": []}
    assert not told["stopped"]["may_wish"]
    record = guests[0].get(f"/api/tables/{table}/record")
    assert (record["rules"], len(record["moves"]), record["result"]) == ("1", 4, None)


def test_a_finished_game_keeps_its_log_its_points_and_its_result(sqlite_server: Servers) -> None:
    first = sqlite_server()
    guests = two(first)
    table = flipped(guests, "won")
    play_out(guests, table, Random(1))
    paths = [f"/api/tables/{table}", f"/api/tables/{table}/record"]
    told, record = (guests[0].get(path) for path in paths)
    first.stop()
    moved(guests, sqlite_server(**LATER))
    now, again = (guests[0].get(path) for path in paths)
    assert (now["result"], now["status"], now["stopped"]["ply"]) == (told["result"], "finished", 3)
    assert again == record
    assert len(guests[0].look(table)["log"]) == len(record["moves"])
    assert len(guests[0].get(f"/api/tables/{table}/timeline")["moves"]) == 2


def test_what_later_rules_do_is_told_beforehand(sqlite_server: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    first = sqlite_server()
    guests = two(first)
    lost, won = flipped(guests, "lost"), flipped(guests, "won")
    play_out(guests, flipped(guests, "lost"), Random(1))
    first.stop()
    before = query(first.database, "SELECT * FROM tables ORDER BY id")
    seat = query(first.database, "SELECT seat FROM entries WHERE table_id = ? AND n = 3", won)[0][0]
    monkeypatch.setenv("GROMA_MODULES", LATER["modules"])
    told = command("upgrade", "--check", "--database", first.database).stdout.splitlines()
    stops = f"stops before move 3 of seat {seat}, 'flip': it leads to another position"
    assert set(told[:-1]) == {
        f"{lost} toy, rules 1 to 2, 4 entries: goes on",
        f"{won} toy, rules 1 to 2, 4 entries: {stops}",
    }
    assert told[-1] == "1 go on, 1 stop, 0 unreadable, 1 finished"
    found = json.loads(command("upgrade", "--check", "--json", "--database", first.database).stdout)
    assert (found["go_on"], found["stop"], len(found["tables"])) == (1, 1, 2)
    assert query(first.database, "SELECT * FROM tables ORDER BY id") == before
    assert command("upgrade", "--database", first.database).returncode == 0
    assert query(first.database, "SELECT rules FROM tables WHERE id = ?", lost) == [("2",)]


# A database of version 0.1.0


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A running and a finished table of each game, made by version 0.1.0."""
    file = tmp_path / "old.sqlite"
    file.write_bytes(gzip.decompress(OLD.read_bytes()))
    return file


def check_old_tables(server: Server) -> None:
    """Play every running table of the old database on, and check the record of every finished one."""
    ada = Guest(server.url, "")
    ada.http.cookies.set("groma", COOKIE)
    shown = ada.get("/api/me/tables")["tables"]
    games = ("aquileia", "architects", "marble", "praetor")
    expected = [(game, status) for game in games for status in ("finished", "running")]
    assert sorted((table["game"], table["status"]) for table in shown) == expected
    for table in shown:
        game = groma.game(table["game"])
        if table["status"] == "finished":
            record = ada.get(f"/api/tables/{table['id']}/record")
            assert record["result"] == table["result"]
            if not table["stopped"] and game.has_figures(table["components"]):
                assert Record.from_json(json.dumps(record)).replay().scores() == table["result"]["scores"]
        else:
            assert (table["rules_version"], table["stopped"]) == (game.version, None)
            for _ in range(3):
                ada.play_any(table["id"], Random(1))


def test_tables_of_version_0_1_0_go_on(tmp_path: Path, old: Path) -> None:
    server = Server(str(old), tmp_path / "old.jsonl").start()
    check_old_tables(server)
    server.stop()
    moves = "SELECT count(*) FROM entries JOIN tables ON id = table_id WHERE notation IS NOT NULL"
    assert query(old, f"{moves} AND status = 'running' AND digest IS NULL") == [(0,)]
    assert len(query(old, "SELECT game FROM components")) == 4


def test_a_backup_of_version_0_1_0_is_restored_into_postgresql(tmp_path: Path, old: Path, postgresql: Database) -> None:
    address = postgresql("from_0_1_0")
    assert command("restore", str(old), "--database", address, "--yes").returncode == 0
    server = Server(address, tmp_path / "restored.jsonl").start()
    check_old_tables(server)
    server.stop()


def test_a_database_of_version_0_1_0_is_saved_and_looked_at_without_a_change(tmp_path: Path, old: Path) -> None:
    def dump(file: Path) -> list[str]:
        with closing(sqlite3.connect(file)) as opened:
            return sorted(opened.iterdump())

    before, copy = dump(old), tmp_path / "copy.sqlite"
    told = command("upgrade", "--check", "--database", str(old))
    assert told.stdout.splitlines()[-1] == "4 go on, 0 stop, 0 unreadable, 4 finished"
    assert command("backup", str(copy), "--database", str(old)).returncode == 0
    assert dump(old) == before
    assert dump(copy) == before
