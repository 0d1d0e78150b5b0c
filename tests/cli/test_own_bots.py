"""Bots of one's own on the command line, and the games that they spoil."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from groma.kernel import Record
from tests.cli.command import assert_refused, run
from tests.patience import PATIENCE

OWN = "tests.bots.test_own"


def test_a_new_bot_passes_its_test_and_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new-bot", "my_bot").code == 0
    assert len((tmp_path / "my_bot.py").read_text("utf-8").splitlines()) <= 30
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    outcome = run("arena", "marble", "--seats", "2", "--games", "2", "--bots", "my_bot:MyBot,random", "--json")
    assert outcome.json["games"] == 2
    assert_refused(run("new-bot", "my_bot"), "is there already")


@pytest.mark.parametrize("name", ["my-bot", "MyBot", "class", "7", ""])
def test_a_new_bot_needs_the_name_of_a_module(name: str) -> None:
    assert_refused(run("new-bot", name), "is no name of a module")


def test_a_new_bot_hides_no_module_of_python(tmp_path: Path) -> None:
    assert_refused(run("new-bot", "json", "--into", str(tmp_path)), "Python has a module of this name already")
    assert not list(tmp_path.iterdir())


def test_own_bots_sit_at_the_table_of_the_terminal_and_play_with_weights_that_are_tuned() -> None:
    played = run("play", "marble", "--seats", "2", "--bots", f"{OWN}:First", stdin="1\nquit\n")
    assert played.code == 0, played.err
    tuned = run(
        "tune", "marble", "--seats", "2", "--bots", f"{OWN}:First", "--trials", "1", "--deals", "1", "--held-out", "1"
    )
    assert tuned.code == 0, tuned.err
    assert_refused(run("tune", "marble", "--bots", f"program:{sys.executable}"), "the weights that are tuned here")


def test_a_bot_that_cannot_be_found_is_refused_in_one_line() -> None:
    for command in ("arena", "simulate", "play"):
        assert_refused(run(command, "marble", "--bots", "no_such:Bot"), "there is no module 'no_such'")


def test_a_game_that_fails_is_saved_as_a_record_that_replays(tmp_path: Path) -> None:
    arguments = ["--seats", "2", "--bots", f"random,{OWN}:Liar", "--games", "2", "--jobs", "2"]
    outcome = run("simulate", "marble", *arguments, "--record", str(tmp_path))
    file = tmp_path / "marble-0-0001-failed.json"
    assert_refused(outcome, "game 1 failed after", "a castle in the air", f"{file} replays it up to there")
    state = Record.load(file).replay()
    assert state.waiting == [1]
