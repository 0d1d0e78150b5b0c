"""Games are found by their folders: a fifth one is played in the library, the terminal and at the table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from shutil import copy, copytree

import pytest

import groma
from groma.kernel import shelf
from tests.table.guest import Guest, opened
from tests.table.server import Server

TOY = Path(__file__).parent / "kernel"
FOUR = ["aquileia", "architects", "marble", "praetor"]
MINUTES = [90, 80, 60, 75, 5]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of games with one game in it, and other things that are none."""
    games = tmp_path / "games"
    (games / "toy").mkdir(parents=True)
    copy(TOY / "toy.py", games / "toy" / "__init__.py")
    copy(TOY / "toy.toml", games / "toy")
    copytree(TOY / "text", games / "toy" / "text")
    (games / "no_game_without_init").mkdir()
    (games / "notes.txt").write_text("not a game either")
    return games


def python(folder: Path | str, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python where the games of a folder are found too."""
    command = [sys.executable, *arguments]
    environment = {**os.environ, "GROMA_GAMES": str(folder)}
    return subprocess.run(command, env=environment, input=stdin, capture_output=True, text=True, timeout=120)


def command(folder: Path, *arguments: str, stdin: str = "") -> str:
    """Run a command that must succeed."""
    done = python(folder, "-m", "groma.cli.main", *arguments, stdin=stdin)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_games_are_found_in_the_order_of_the_alphabet() -> None:
    found = python("", "-c", "import groma; print(*groma.names())")
    assert found.stdout.split() == FOUR


def test_looking_for_names_imports_no_game() -> None:
    script = "import groma, sys; groma.names(); print([m for m in sys.modules if m.startswith('groma.games.')])"
    assert python("", "-c", script).stdout == "[]\n"


def test_a_game_has_the_name_of_its_folder_and_knows_all_its_steps() -> None:
    for name in FOUR:
        game = groma.game(name)
        assert type(game).__module__ == f"groma.games.{name}"
        assert game.name == name == game.texts.parent.name
        assert {step.__module__.split(".")[2] for step in game.steps.values()} == {name}


def test_a_fifth_game_is_played_and_recorded_in_the_library(folder: Path, tmp_path: Path) -> None:
    script = (
        "import sys, groma; from groma.bots import bot;"
        "game = groma.game('toy'); state = game.new(3, 7); record = groma.Record.of(state); hard = bot('hard:4', 1)\n"
        "while not state.over: record.play(state, hard.answer(state, state.waiting[0]))\n"
        "assert game.from_json(state.to_json()).to_json() == state.to_json()\n"
        "record.save(sys.argv[1]); assert groma.Record.load(sys.argv[1]).replay().scores() == state.scores()\n"
        "print(*groma.names(), type(game).__module__)"
    )
    done = python(folder, "-c", script, str(tmp_path / "toy.json"))
    assert done.stdout.split() == [*FOUR, "toy", "groma.games.toy"], done.stderr
    assert json.loads(command(folder, "verify", str(tmp_path / "toy.json"), "--json"))["ok"]


def test_a_fifth_game_is_played_in_the_terminal(folder: Path) -> None:
    games = json.loads(command(folder, "games", "--json"))["games"]
    assert [game["name"] for game in games] == [*FOUR, "toy"]
    assert games[-1]["minutes"] == 5
    simulated = json.loads(
        command(folder, "simulate", "toy", "--seats", "2", "--games", "2", "--bots", "medium", "--json")
    )
    assert simulated["games"] == 2
    played = command(folder, "play", "toy", "--seats", "2", "--bots", "random", "--seed", "7", stdin="1\n" * 20)
    assert "wins" in played.splitlines()[-2]


def test_a_fifth_game_is_played_at_the_table(folder: Path, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), tmp_path / "log.jsonl", modules="", games=folder).start()
    try:
        guest = Guest(server.url)
        games = guest.call("GET", "/api/games").json()
        assert [(game["name"], game["minutes"]) for game in games] == list(zip([*FOUR, "toy"], MINUTES, strict=True))
        table, rng = guest.open("me medium", "toy", start=True), Random(1)
        while (news := guest.look(table))["table"]["status"] != "finished":
            if news["position"]["question"]:
                guest.play_any(table, rng)
        assert news["table"]["rules_version"] == "1"
        assert len(news["table"]["result"]["scores"]) == 2
    finally:
        server.stop()
        while opened:
            opened.pop().close()


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = python(tmp_path / "nowhere", "-m", "groma.cli.main", "games")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "nowhere, which is no folder" in done.stderr


@pytest.mark.parametrize(("text", "count"), [("", 0), ("class One(Game): ...\nclass Two(Game): ...\n", 2)])
def test_a_folder_without_its_one_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, count: int
) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "__init__.py").write_text(f"from groma.kernel import Game\n{text}")
    monkeypatch.setattr("groma.games.__path__", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "groma.games.odd", raising=False)
    with pytest.raises(ValueError, match=f"groma.games.odd must define one game, not {count}"):
        shelf.game("odd")
