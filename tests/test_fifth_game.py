"""Adding a game edits no shared file: the example is played from a folder of its own, and keeps all promises."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.elsewhere import copied_example, project_with_example, python
from tests.table.guest import Guest, opened
from tests.table.server import Server

SHARED = (
    "tests/games/test_encodings.py",
    "tests/games/test_every_game.py",
    "tests/games/test_editions.py",
    "tests/cli/test_every_text.py",
    "tests/cli/test_every_drawing.py",
    "tests/table/test_shapes.py",
    "tests/table/test_rulebook.py",
    "tests/test_generated.py",
    "tests/test_imports.py",
)
"""What is tested of every game that is found."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of games with the example in it."""
    return copied_example(tmp_path)


def command(folder: Path, *arguments: str, stdin: str = "") -> str:
    """Run a command that must succeed."""
    done = python(folder, "-m", "groma.cli.main", *arguments, stdin=stdin)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_played_recorded_and_verified_in_the_library(folder: Path, tmp_path: Path) -> None:
    script = (
        "import sys, groma; from groma.bots import bot;"
        "game = groma.game('ludus'); state = game.new(3, 7); record = groma.Record.of(state); hard = bot('hard:4', 1)\n"
        "while not state.over: record.play(state, hard.answer(state, state.waiting[0]))\n"
        "assert game.from_json(state.to_json()).to_json() == state.to_json()\n"
        "record.save(sys.argv[1]); assert groma.Record.load(sys.argv[1]).replay().scores() == state.scores()\n"
        "print(type(game).__module__, *state.scores())"
    )
    file = tmp_path / "ludus.json"
    done = python(folder, "-c", script, str(file))
    module, *scores = done.stdout.split()
    assert module == "groma.games.ludus", done.stderr
    verified = json.loads(command(folder, "verify", str(file), "--json"))
    assert verified["ok"]
    assert json.loads(file.read_text())["result"]["scores"] == [int(score) for score in scores]


def test_it_is_played_in_the_terminal_in_every_language(folder: Path) -> None:
    games = {game["name"]: game for game in json.loads(command(folder, "games", "--json"))["games"]}
    assert (games["ludus"]["seats"], games["ludus"]["minutes"]) == ([2, 3, 4], 5)
    simulated = json.loads(command(folder, "simulate", "ludus", "--games", "2", "--bots", "medium", "--json"))
    assert simulated["games"] == 2
    for language, card, end in (("en", "Timber", "wins"), ("it", "Legname", "Vince"), ("fr", "Bois", "remporte")):
        arguments = ["--seats", "2", "--bots", "random", "--seed", "7", "--language", language]
        played = command(folder, "play", "ludus", *arguments, stdin="1\n" * 40)
        assert card in played
        assert end in played.splitlines()[-2]


@pytest.fixture
def guest(folder: Path, tmp_path: Path) -> Iterator[Guest]:
    """A guest of a table that finds the example."""
    server = Server(str(tmp_path / "tables.sqlite"), tmp_path / "log.jsonl", modules="", games=folder).start()
    yield Guest(server.url)
    server.stop()
    while opened:
        opened.pop().close()


def test_it_is_played_at_the_table_with_a_bot(guest: Guest) -> None:
    games = guest.call("GET", "/api/games").json()
    assert "ludus" in [game["name"] for game in games]
    assert "name-brick = Mattoni\n" in guest.call("GET", "/api/games/ludus/text/it").text
    schemas = guest.get("/api/openapi.json")["components"]["schemas"]
    assert {"LudusView", "LudusFigures", "LudusEvent"} <= schemas.keys()
    table, rng = guest.open("me medium", "ludus", start=True), Random(1)
    while (news := guest.look(table))["table"]["status"] != "finished":
        if news["position"]["question"]:
            guest.play_any(table, rng)
    storeys = [player["storeys"] for player in news["position"]["view"]["players"]]
    assert news["table"]["result"]["scores"] == storeys


def test_a_copy_of_the_project_with_its_folders_keeps_every_promise_of_the_shared_tests(tmp_path: Path) -> None:
    project = project_with_example(tmp_path)
    variables = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "GROMA"))}
    environment = {**variables, "PYTHONPATH": str(project / "src"), "GROMA_FEW": "1"}

    def run(*arguments: str) -> str:
        command = [sys.executable, "-m", *arguments]
        done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run("generate.fields", "--check")
    run("generate.catalogue")
    run("mypy", "--cache-dir=/dev/null", "src/groma/games/ludus", "tests/games/ludus")
    assert 'Literal["ludus"]' in (project / "src/groma/catalogue.py").read_text()
    report = json.loads(run("groma.cli.main", "rules", "ludus", "--json"))
    assert (report["uncoded"], report["untested"], report["unknown"]) == ([], [], [])
    tested = run("pytest", "-p", "no:cacheprovider", "-k", "ludus", "tests/games/ludus", *SHARED)
    assert int(tested.split(" passed")[0].split()[-1]) > 100
    assert "skipped" not in tested
