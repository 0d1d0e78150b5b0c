"""`groma backup` and `groma restore`: nothing is made or replaced by mistake."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from groma.table.database import Database, database_url
from tests.cli.command import assert_refused, run


async def make(file: Path) -> None:
    """Make a new database of ours."""
    database = Database(database_url(str(file)))
    await database.migrate()
    await database.close()


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """Return a database without tables, which knows its mark."""
    file = tmp_path / "tables.sqlite"
    asyncio.run(make(file))
    write(file, "INSERT INTO settings VALUES ('mark', 'mine')")
    return file


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Return a backup of another database, which knows no mark."""
    asyncio.run(make(tmp_path / "other.sqlite"))
    assert run("backup", str(tmp_path / "all.backup"), "--database", str(tmp_path / "other.sqlite")).code == 0
    return tmp_path / "all.backup"


def write(file: Path, statement: str) -> None:
    """Change a database by hand."""
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute(statement)


def is_marked(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as opened:
        return opened.execute("SELECT value FROM settings WHERE key = 'mark'").fetchall() == [("mine",)]


def test_a_database_that_is_not_there_is_not_made_to_be_saved(tmp_path: Path) -> None:
    missing = tmp_path / "typo" / "tables.sqlite"
    outcome = run("backup", str(tmp_path / "all.backup"), "--database", str(missing))
    assert_refused(outcome, f"{missing}: there is no such database")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("answer", ["n\n", ""])
def test_a_database_is_replaced_only_if_whoever_asks_for_it_agrees(tables: Path, saved: Path, answer: str) -> None:
    outcome = run("restore", str(saved), "--database", str(tables), stdin=answer)
    assert outcome.code == 2
    assert f"Replace everything in {tables}?" in outcome.err
    assert f"{tables} stays as it is; --yes replaces everything" in outcome.err
    assert is_marked(tables)


@pytest.mark.parametrize(("more", "answer"), [([], "y\n"), (["--yes"], "")])
def test_a_database_is_replaced_with_consent(tables: Path, saved: Path, more: list[str], answer: str) -> None:
    outcome = run("restore", str(saved), "--database", str(tables), *more, stdin=answer)
    assert outcome.code == 0, outcome.err
    assert not is_marked(tables)


def test_a_program_is_not_asked_but_must_consent(tables: Path, saved: Path) -> None:
    outcome = run("restore", str(saved), "--database", str(tables), "--json", stdin="y\n")
    assert (outcome.code, outcome.err) == (2, "")
    assert "--yes" in outcome.json["error"]
    assert run("restore", str(saved), "--database", str(tables), "--json", "--yes").json["rows"]["tables"] == 0


def test_nobody_is_asked_where_nothing_is_replaced(tmp_path: Path, saved: Path) -> None:
    assert run("restore", str(saved), "--database", str(tmp_path / "new.sqlite")).code == 0


@pytest.fixture(params=["letter", "catalogue"])
def foreign(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a file that no Groma wrote: no database at all, or that of another program."""
    file = tmp_path / "foreign"
    if request.param == "letter":
        file.write_text("Dear Ada, " * 200)
    else:
        write(file, "CREATE TABLE books (title)")
    return file


def test_a_wrong_file_is_not_restored(tables: Path, foreign: Path) -> None:
    assert_refused(run("restore", str(foreign), "--database", str(tables), "--yes"), f"{foreign}: is not a backup\n")
    assert is_marked(tables)


def test_a_wrong_file_is_neither_saved_nor_replaced(tmp_path: Path, saved: Path, foreign: Path) -> None:
    before = foreign.read_bytes()
    words = f"{foreign}: is not a database of Groma\n"
    assert_refused(run("backup", str(tmp_path / "new.backup"), "--database", str(foreign)), words)
    assert_refused(run("restore", str(saved), "--database", str(foreign), "--yes"), words)
    assert foreign.read_bytes() == before


def test_a_backup_of_a_later_version_is_told_in_words(tables: Path, saved: Path) -> None:
    write(saved, "UPDATE alembic_version SET version_num = 'later'")
    outcome = run("restore", str(saved), "--database", str(tables), "--yes")
    assert_refused(outcome, f"{saved}: was written by a later version of Groma")
    assert is_marked(tables)


def test_a_database_that_cannot_be_reached_is_told_in_one_line(tmp_path: Path) -> None:
    outcome = run("backup", str(tmp_path / "all.backup"), "--database", "postgresql://ada:secret@127.0.0.1:1/nothing")
    assert_refused(outcome, "postgresql+asyncpg://ada:***@127.0.0.1:1/nothing: cannot be opened")
