"""Single tables for whoever runs the server: out into a file, in again, cut back to the last good move."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.patience import until
from tests.table.guest import Guest, play_out
from tests.table.server import Server
from tests.table.test_editions import LATER, flipped, moved, query, two
from tests.table.test_operations import groma

Servers = Callable[..., Server]


def test_a_table_is_exported_and_imported_elsewhere(server: Server, tmp_path: Path) -> None:
    ada, rng, file = Guest(server.url), Random(1), tmp_path / "table.json"
    table = ada.open("me me", "toy", start=True)
    for _ in range(3):
        ada.play_any(table, rng)
    ada.call("POST", f"/api/tables/{table}/chat", {"text": "well played"})
    saved = groma("table", "export", "--database", server.database, "--json", "--", table, str(file))
    assert json.loads(saved.stdout) == {"table": table, "entries": 3}
    assert file.stat().st_mode & 0o077 == 0
    elsewhere = Server(str(tmp_path / "elsewhere.sqlite"), tmp_path / "elsewhere.jsonl").start()
    try:
        imported = groma("table", "import", str(file), "--database", elsewhere.database)
        assert imported.returncode == 0, imported.stderr
        seen = Guest(elsewhere.url, "Ben").look(table)
        assert (seen["table"]["n"], seen["table"]["status"]) == (3, "running")
        assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ada", "Ada"]
        again = groma("table", "import", str(file), "--database", elsewhere.database)
        assert (again.returncode, "there already" in again.stderr) == (2, True)
    finally:
        elsewhere.kill()


def test_a_lesson_is_exported_and_imported_with_how_far_it_is(sqlite_server: Servers, tmp_path: Path) -> None:
    server = sqlite_server()
    ada, file, elsewhere = Guest(server.url), tmp_path / "table.json", str(tmp_path / "elsewhere.sqlite")
    table = ada.post("/api/lessons", {"game": "praetor"})["id"]
    ada.play(table, 0, "activate gold_mine_a")
    until(lambda: ada.look(table)["position"]["lesson"]["step"] == 1, "the lesson does not go on")
    assert groma("table", "export", "--database", server.database, "--", table, str(file)).returncode == 0
    assert groma("table", "import", str(file), "--database", elsewhere).returncode == 0
    assert query(elsewhere, "SELECT step, ply FROM lesson_steps WHERE table_id = ? ORDER BY step", table) == [
        (0, 0),
        (1, 1),
    ]
    whole = json.loads(file.read_text())
    del whole["lesson_steps"]
    file.write_text(json.dumps({**whole, "table": {**whole["table"], "lesson": None}}))
    before_lessons = groma("table", "import", str(file), "--database", str(tmp_path / "before.sqlite"))
    assert before_lessons.returncode == 0, before_lessons.stderr


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"format": 1}'])
def test_a_file_that_is_no_table_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "table.json"
    file.write_text(text)
    refused = groma("table", "import", str(file), "--database", str(tmp_path / "tables.sqlite"))
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
    assert "is not an exported table" in refused.stderr


def test_a_stopped_table_is_cut_back_to_its_last_good_move(
    sqlite_server: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = sqlite_server()
    guests = two(first)
    table = flipped(guests, "won")
    first.stop()
    second = sqlite_server(**LATER)
    moved(guests, second)
    assert guests[0].look(table)["table"]["stopped"]
    monkeypatch.setenv("GROMA_MODULES", LATER["modules"])
    repaired = groma("table", "repair", "--database", second.database, "--json", "--", table)
    assert json.loads(repaired.stdout) == {"table": table, "kept": 2, "cut": 2}
    until(lambda: guests[0].look(table)["table"]["stopped"] is None, "the server does not notice")
    play_out(guests, table, Random(1))
    assert len(query(second.database, "SELECT n FROM entries WHERE table_id = ? AND n <= 4", table)) == 4


def test_a_table_with_a_move_that_makes_no_sense_is_shown_and_cut_back(
    sqlite_server: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = sqlite_server()
    ada, rng = Guest(first.url), Random(1)
    table = ada.open("me me", "toy", start=True)
    for _ in range(5):
        ada.play_any(table, rng)
    first.stop()
    query(first.database, "UPDATE entries SET notation = 'card 99' WHERE n = 4")
    second = sqlite_server()
    ada.move_to(second.url)
    assert ada.look(table)["table"]["stopped"]["ply"] == 4
    monkeypatch.setenv("GROMA_MODULES", "tests.table.toys")
    repaired = groma("table", "repair", "--to", "2", "--database", second.database, "--", table)
    assert repaired.stdout == f"{table}: 2 moves kept, 3 cut\n"
    until(lambda: ada.look(table)["table"]["stopped"] is None, "the server does not notice")
    assert ada.look(table)["position"]["ply"] == 2
    play_out([ada], table, rng)
    refused = groma("table", "repair", "--database", second.database, "--", table)
    assert (refused.returncode, "only a running one is repaired" in refused.stderr) == (2, True)


def test_a_database_of_a_later_version_is_refused_in_one_line(sqlite_server: Servers, tmp_path: Path) -> None:
    server = sqlite_server()
    server.stop()
    query(server.database, "UPDATE alembic_version SET version_num = '9999'")
    address = ("--database", server.database)
    for arguments in (
        ("serve", "--port", "0", *address),
        ("backup", str(tmp_path / "copy"), *address),
        ("upgrade", "--check", *address),
        ("table", "export", "any", str(tmp_path / "table.json"), *address),
        ("restore", server.database, "--database", str(tmp_path / "other.sqlite")),
    ):
        refused = groma(*arguments)
        assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1), refused.stderr
        assert "was written by a later version of Groma" in refused.stderr
