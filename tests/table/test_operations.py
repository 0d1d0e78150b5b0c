"""What whoever runs the table relies on: limits, headers, health, metrics, logs, backups."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from groma.table.database import Database, database_url
from groma.table.logs import log_name
from groma.table.schema import metadata
from tests.patience import PATIENCE, until
from tests.table.guest import Guest, play_out
from tests.table.server import ROOT, Server


def groma(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    command = [sys.executable, "-c", "from groma.cli.main import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


def test_a_strict_policy_stands_on_every_answer(server: Server) -> None:
    for path in ("/", "/api/docs", "/api/games", "/api/nothing", "/tables/abc"):
        headers = httpx.get(server.url + path, timeout=PATIENCE).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_requests_of_foreign_pages_are_refused(server: Server) -> None:
    ada = Guest(server.url)
    ada.http.headers["Origin"] = "https://evil.example"
    assert ada.refused("/api/tables", {"game": "praetor", "seats": []})["error"] == "origin"
    ada.http.headers["Origin"] = server.url
    assert ada.open()


def test_websockets_of_foreign_pages_are_refused(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open()
    with pytest.raises(InvalidStatus), ada.watch(table, origin="https://evil.example"):
        pass
    with ada.watch(table, origin=server.url) as watch:
        assert watch.next()


def test_a_websocket_for_a_table_that_is_not_there_is_closed_with_the_reason(server: Server) -> None:
    with Guest(server.url).watch("nothing") as watch, pytest.raises(ConnectionClosed) as closed:
        watch.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("message", ["", "x", "[]", "{}", '{"type":"play"}', '{"type":"play","n":1e99}', b"\xff\x00"])
def test_a_message_that_is_not_understood_is_refused_and_the_websocket_stays_open(
    server: Server, message: str | bytes
) -> None:
    ada = Guest(server.url)
    with ada.watch(ada.open()) as watch:
        watch.send(message)
        assert watch.next("refused")["error"] == "not-understood"
        watch.send({"type": "ping"})
        assert watch.next("pong")


def test_health_and_metrics_are_told(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    ada.play_any(table, Random(1))
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json()["status"] == "ok"
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    for name in ("groma_tables_in_memory", "groma_moves_total", "groma_move_seconds_bucket", "groma_websockets"):
        assert name in text


def test_a_line_of_the_log_names_the_table(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open()
    ada.get(f"/api/tables/{table}")
    until(
        lambda: any(line.get("table") == log_name(table) and line["status"] == 200 for line in server.lines()),
        "no line names the table",
    )


def test_no_link_is_in_the_log(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me easy", "toy", start=True)
    secret = ada.post("/api/me/link")["secret"]
    with ada.watch(table) as watch:
        watch.next()
    with pytest.raises(InvalidStatus), ada.watch(table, origin="https://evil.example"):
        pass
    ada.http.headers["Origin"] = "https://evil.example"
    ada.refused(f"/api/tables/{table}/start")
    until(lambda: any(line["event"] == "foreign origin" for line in server.lines()), "no line")
    assert log_name(table) in server.log.read_text()
    for link in (table, secret, ada.http.cookies["groma"]):
        assert link not in server.log.read_text()


def test_limits_hold(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server(
        body_bytes=2000, moves_per_second=0.01, moves_at_once=6, tables_per_guest=2, websockets_per_guest=1
    )
    ada = Guest(server.url)
    assert ada.call("POST", "/api/me", {"name": "x" * 3000}).status_code == 413
    table = ada.open("me me", start=True)
    ada.open()
    assert ada.refused("/api/tables", {"game": "praetor", "seats": [{}, {}]})["error"] == "tables"
    for _ in range(3):
        ada.play_any(table, Random(1))
    assert ada.play(table, 3, "pass").status_code == 429
    assert ada.call("POST", f"/api/tables/{table}/undo", {"n": 3, "to": 2}).status_code == 429
    with ada.watch(table) as watch:
        watch.next()
        with ada.watch(table) as second, pytest.raises(ConnectionClosed):
            second.next()


def test_new_guests_of_one_address_are_limited(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server(guests_per_minute=2)
    answers = [httpx.post(f"{server.url}/api/me", json={"name": "Ada"}, timeout=PATIENCE).status_code for _ in range(3)]
    assert answers == [200, 200, 429]


def test_every_game_tells_its_options_texts_and_rules(server: Server) -> None:
    stranger = Guest(server.url, "")
    game = stranger.get("/api/games/praetor")
    assert game["seats"] == [2, 3, 4, 5]
    assert game["levels"] == ["easy", "medium", "hard", "expert"]
    for language in game["languages"]:
        assert "name-sawmill" in stranger.call("GET", f"/api/games/praetor/text/{language}").text
    rules = stranger.get("/api/games/praetor/rules")
    numbers = [rule["number"] for chapter in rules["chapters"] for rule in chapter["rules"]]
    assert "P8.3" in numbers


def test_the_reference_lists_every_call(server: Server) -> None:
    page = httpx.get(f"{server.url}/api/docs", timeout=PATIENCE).text
    for path in httpx.get(f"{server.url}/api/openapi.json", timeout=PATIENCE).json()["paths"]:
        assert path in page
    assert "<script" not in page


def test_a_backup_taken_from_an_open_table_is_restored_into_it(server: Server, tmp_path: Path) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", game="toy", start=True)
    ada.play_any(table, Random(1))
    file = tmp_path / "tables.backup"
    saved = groma("backup", str(file), "--database", server.database)
    assert saved.returncode == 0, saved.stderr
    ada.play_any(table, Random(2))
    with ada.watch(table) as watch:
        assert watch.next()["table"]["n"] == 2
        restored = groma("restore", str(file), "--database", server.database, "--yes")
        assert restored.returncode == 0, restored.stderr
        while watch.next()["table"]["n"] != 1:
            pass
    ada.play_any(table, Random(3))
    play_out([ada], table, Random(4))


def test_guests_of_a_database_that_is_restored_elsewhere_are_known_there(
    sqlite_server: Callable[..., Server], tmp_path: Path
) -> None:
    here, file = sqlite_server(), tmp_path / "moved.backup"
    ada = Guest(here.url)
    table = ada.open("me me", game="toy", start=True)
    assert groma("backup", str(file), "--database", here.database).returncode == 0
    elsewhere = Server(str(tmp_path / "elsewhere.sqlite"), tmp_path / "elsewhere.jsonl").start()
    try:
        assert groma("restore", str(file), "--database", elsewhere.database, "--yes").returncode == 0
        ada.move_to(elsewhere.url)
        until(lambda: ada.call("GET", "/api/me/tables").status_code == 200, "the guest is unknown")
        assert [shown["id"] for shown in ada.get("/api/me/tables")["tables"]] == [table]
    finally:
        elsewhere.kill()


@pytest.mark.parametrize("origin", ["http://[", "null", "http://", "\u00e9"])
def test_an_origin_that_makes_no_sense_is_foreign(server: Server, origin: str) -> None:
    answer = httpx.post(
        f"{server.url}/api/me", headers={b"Origin": origin.encode()}, json={"name": "Ada"}, timeout=PATIENCE
    )
    assert answer.status_code == 403


def test_an_address_that_can_be_no_file_shows_the_first_page(server: Server) -> None:
    for path in ("a" * 300, "%00", "..%2f..%2fetc%2fpasswd", "a/" * 200):
        assert httpx.get(f"{server.url}/{path}", timeout=PATIENCE).status_code == 200


def test_a_websocket_at_an_impossible_table_is_refused(server: Server) -> None:
    for table in ("%00", "a" * 300, "%F0%9F%92%A5"):
        with pytest.raises((InvalidStatus, ConnectionClosed)), Guest(server.url).watch(table) as watch:
            watch.next()


def test_a_table_that_waits_for_me_is_listed_first_however_many_there_are(sqlite_server: Callable[..., Server]) -> None:
    ada = Guest(sqlite_server(tables_per_guest=100).url)
    waiting = ada.open("me me", start=True)
    for _ in range(55):
        ada.open("me open")
    listed = [shown["id"] for shown in ada.get("/api/me/tables")["tables"]]
    assert (len(listed), listed[0]) == (56, waiting)


def test_the_file_of_the_tables_can_be_read_by_its_owner_only(sqlite_server: Callable[..., Server]) -> None:
    assert Path(sqlite_server().database).stat().st_mode & 0o077 == 0


def test_a_restarted_server_remembers_of_each_guest_only_the_last_visit(
    sqlite_server: Callable[..., Server],
) -> None:
    server = sqlite_server()
    table = Guest(server.url).open("me me", game="toy", start=True)
    server.stop()
    with closing(sqlite3.connect(server.database)) as tables, tables:
        guest = tables.execute("SELECT guest FROM seats").fetchone()[0]
        for seen, process in enumerate(["first", "second", "third"]):
            tables.execute("INSERT INTO presence VALUES (?, ?, ?, ?, ?)", (table, guest, process, True, seen))
    server = sqlite_server()
    until(lambda: processes(server) == [("third",)], "more than the last visit is kept")


def processes(server: Server) -> list[tuple[str]]:
    """Return where guests were seen."""
    with closing(sqlite3.connect(server.database)) as tables:
        return tables.execute("SELECT process FROM presence").fetchall()


def test_a_closed_websocket_leaves_a_line_with_its_table(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", game="toy", start=True)
    with ada.watch(table) as watch:
        watch.next()
    until(
        lambda: [
            line for line in server.lines() if line["event"] == "websocket closed" and line["table"] == log_name(table)
        ],
        "no line",
    )


def test_a_database_url_that_makes_no_sense_is_told_in_words() -> None:
    refused = groma("serve", "--port", "0", "--database", "://")
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
    assert "is no URL of a database" in refused.stderr


def test_the_address_stands_on_a_line_of_its_own_whatever_the_log_looks_like(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "groma.cli.main",
        "serve",
        "--port",
        "0",
        "--database",
        str(tmp_path / "new.sqlite"),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as server:
        assert server.stdout is not None
        try:
            words, _, address = server.stdout.readline().rstrip("\n").partition(": ")
            assert words == "The table is open"
            assert httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code == 200
        finally:
            server.terminate()
            rest, _ = server.communicate(timeout=PATIENCE)
    assert rest == ""


def test_a_port_that_is_taken_is_told_in_one_line(server: Server, tmp_path: Path) -> None:
    refused = groma("serve", "--port", str(server.port), "--database", str(tmp_path / "new.sqlite"))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == f"groma: port {server.port} of 127.0.0.1 is taken; --port names another\n"


def test_a_second_server_on_one_sqlite_file_is_refused_in_words(sqlite_server: Callable[..., Server]) -> None:
    refused = groma("serve", "--port", "0", "--database", sqlite_server().database)
    assert refused.returncode == 2
    assert "another server uses this file" in refused.stderr


def test_a_database_that_is_not_there_is_told_in_words() -> None:
    refused = groma("serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert refused.returncode == 2
    assert "the database cannot be opened" in refused.stderr.splitlines()[-1]


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 200)
    refused = groma("restore", str(file), "--database", str(tmp_path / "tables.sqlite"))
    assert refused.returncode == 2
    assert "is not a backup" in refused.stderr


def test_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        database = Database(database_url(str(tmp_path / "new.sqlite")))
        await database.migrate()
        async with database.read() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(compare()) == []
