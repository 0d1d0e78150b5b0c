"""What holds for all commands: help, version, and one line for whatever is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

import groma
from groma.cli.main import app
from groma.kernel.native import kind
from tests.cli.command import assert_refused, run, run_process
from tests.patience import PATIENCE

COMMANDS = ["games", "play", "learn", "simulate", "arena", "new-bot", "tune", "replay", "verify", "show", "edit"]
COMMANDS += ["rules", "rulebook", "serve", "backup", "restore", "upgrade", "bench"]
STANDARD = groma.game("praetor").texts.parent / "components.toml"


def test_the_commands_are_those_of_the_design() -> None:
    assert [command.name for command in app.registered_commands] == COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_every_option_has_a_help_text_and_an_example(name: str) -> None:
    whole = get_command(app)
    command = vars(whole)["commands"][name]
    assert command.help
    assert command.epilog.startswith("Example: groma " + name)
    assert command.params
    for parameter in command.params:
        assert parameter.help, f"groma {name}: {parameter.name} has no help text"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_shows_its_help(name: str) -> None:
    outcome = run(name, "--help")
    assert outcome.code == 0
    assert f"groma {name}" in outcome.out


def test_without_a_command_the_help_is_shown() -> None:
    outcome = run_process()
    assert outcome.code == 0
    assert all(name in outcome.out for name in COMMANDS)


def test_the_version_is_told() -> None:
    outcome = run_process("--version")
    assert (outcome.code, outcome.out) == (0, f"groma 0.2.0, {kind()}\n")


def test_the_script_is_the_same_command() -> None:
    script = Path(sys.executable).with_name("groma")
    done = subprocess.run([script, "games", "--json"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0
    assert json.loads(done.stdout) == run("games", "--json").json


def test_no_colours_leave_a_pipe() -> None:
    assert "\x1b" not in run_process("games").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], ["No such command 'chess'", "games, play, learn, simulate"]),
        (["play"], ["Missing argument 'GAME'", "groma play --help"]),
        (["play", "praetor", "--seets", "3"], ["No such option: --seets", "groma play --help"]),
        (["play", "praetor", "--seats", "many"], ["--seats", "integer"]),
        (["simulate", "praetor", "--games", "0"], ["--games", "1"]),
        (["simulate", "praetor", "--jobs", "0"], ["--jobs", "1"]),
        (["replay", "game.json", "--at", "-1"], ["--at", "0"]),
        (["play", "chess"], ["there is no game 'chess'", "there are aquileia"]),
        (["simulate", "chess"], ["there is no game 'chess'", "there are aquileia"]),
        (["rules", "chess"], ["there is no game 'chess'", "there are aquileia"]),
        (["bench", "chess"], ["there is no game 'chess'", "there are aquileia"]),
        (["play", "praetor", "--seats", "6"], ["praetor is played by 2 to 5, not by 6"]),
        (["simulate", "praetor", "--seats", "1"], ["praetor is played by 2 to 5, not by 1"]),
        (["bench", "praetor", "--seats", "9"], ["praetor is played by 2 to 5, not by 9"]),
        (["play", "praetor", "--seat", "3"], ["there is no seat 3", "0 to 2"]),
        (["play", "praetor", "--bots", "genius"], ["there is no bot 'genius'", "random, greedy"]),
        (["play", "praetor", "--bots", "random,random,random"], ["3 bots for 2 seats"]),
        (["simulate", "praetor", "--bots", "random,greedy"], ["2 bots for 3 seats"]),
        (["play", "praetor", "--option", "weather=sun"], ["no option 'weather'", "board, veteran"]),
        (["simulate", "praetor", "--option", "board=C"], ["'board' cannot be 'C'", "A, B, choice"]),
        (["play", "praetor", "--option", "board"], ["--option takes NAME=VALUE", "board, veteran"]),
        (["play", "praetor", "--seats", "2", "--option", "veteran=true"], ["'veteran' cannot be True", "False"]),
        (["play", "praetor", "--language", "de"], ["there is no language 'de'", "en, it, fr"]),
        (["games", "--language", "de"], ["there is no language 'de'", "en, it, fr"]),
        (["play", "praetor", "--components", "praetor"], ["--components takes GAME=FILE"]),
        (["play", "praetor", "--components", "marble=mine.toml"], ["marble=mine.toml", "not played", "praetor"]),
        (["simulate", "praetor", "--components", "marble=mine.toml"], ["marble=mine.toml", "not played", "praetor"]),
        (["arena", "praetor", "--components", "marble=mine.toml"], ["marble=mine.toml", "not played", "praetor"]),
        (["bench", "praetor", "--components", "marble=mine.toml"], ["marble=mine.toml", "not played", "praetor"]),
        (["bench", "--components", "chess=chess.toml"], ["there is no game 'chess'", "there are aquileia"]),
        (["simulate", "praetor", "--components", "praetor=/none.toml"], ["/none.toml: cannot be read"]),
        (["replay", "/none.json"], ["/none.json: cannot be read"]),
        (["verify", "/none.json"], ["/none.json: cannot be read"]),
        (["play", "praetor", "--record", "/none/game.json"], ["/none/game.json: cannot be written"]),
        (["rules", "praetor", "--tests", "/none"], ["/none: there is no such folder", "--tests"]),
    ],
)
def test_whatever_is_wrong_is_told_in_one_line(arguments: list[str], words: list[str]) -> None:
    assert_refused(run(*arguments), *words)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "No such command 'chess'"),
        (["simulate"], "Missing argument 'GAME'"),
        (["simulate", "praetor", "--games", "0"], "--games"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["arena", "praetor", "--bots", "genius"], "there is no bot 'genius'"),
        (["bench", "praetor", "--compare", "/none.json"], "/none.json"),
        (["replay", "/none.json"], "/none.json: cannot be read"),
        (["restore", "/none.backup"], "/none.backup: there is no such file"),
        (["rules", "praetor", "--tests", "/none"], "/none: there is no such folder"),
    ],
)
def test_a_program_reads_what_is_wrong_as_one_object(arguments: list[str], words: str) -> None:
    outcome = run(*arguments, "--json")
    assert (outcome.code, outcome.err) == (2, "")
    assert list(outcome.json) == ["error"]
    assert words in outcome.json["error"]


def test_a_process_of_its_own_tells_a_program_in_the_same_way() -> None:
    assert "there is no game 'chess'" in run_process("simulate", "chess", "--json").json["error"]


def test_a_process_of_its_own_refuses_in_the_same_way() -> None:
    assert_refused(run_process("play", "chess"), "there is no game 'chess'")
    assert_refused(run_process("play", "praetor", "--seets", "3"), "No such option")


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ('id = "sawmill"\n', 'id = "sawmill"\nbeauty = 3\n', ['"sawmill"', '"beauty" is unknown']),
        ('op = "trade"', 'op = "haggle"', ['"market"', "'haggle'", "trade"]),
        ("[meta]", "[meta", ["is not TOML"]),
    ],
)
def test_a_broken_components_file_is_told_with_its_place(
    tmp_path: Path, before: str, after: str, words: list[str]
) -> None:
    file = tmp_path / "mine.toml"
    whole = STANDARD.read_text(encoding="utf-8")
    assert before in whole
    file.write_text(whole.replace(before, after, 1), encoding="utf-8")
    outcome = run("simulate", "praetor", "--games", "1", "--components", f"praetor={file}")
    assert_refused(outcome, "mine.toml", *words)


def test_a_folder_is_not_a_file_to_write(tmp_path: Path) -> None:
    assert_refused(run("play", "praetor", "--record", str(tmp_path)), "cannot be written", "folder")
    assert os.listdir(tmp_path) == []


def test_a_file_is_not_a_folder_to_write(tmp_path: Path) -> None:
    file = tmp_path / "records"
    file.write_text("mine")
    assert_refused(run("simulate", "praetor", "--games", "1", "--record", str(file)), str(file))
    assert file.read_text() == "mine"


def test_the_language_is_that_of_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "2 à 5 joueurs" in run("games").out
    assert "da 2 a 5 giocatori" in run("games", "--language", "it").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "2 to 5 players" in run("games").out
