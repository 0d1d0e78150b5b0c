"""Without the extra `table` there are engine, bots and plain commands; the others say what to install."""

from __future__ import annotations

import os
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.cli.command import Outcome, assert_refused

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TABLE = [
    "aiosqlite",
    "alembic",
    "asyncpg",
    "fastapi",
    "msgspec",
    "prometheus_client",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "webauthn",
]
MISSING = [*TABLE, "starlette", "websockets"]
"""With what those bring along, and the table imports."""
BARE = os.environ.get("GROMA_BARE", "")
installed = pytest.mark.skipif(not BARE, reason="only make installs an environment without the extra")
IMPORT = f"""
import json
missing = []
for name in {MISSING}:
    try:
        __import__(name)
    except ModuleNotFoundError:
        missing.append(name)
print(json.dumps(missing))
"""
PLAY = """
import groma
from groma.bots import bot
state = groma.game("praetor").new(seats=3, seed=7)
while not state.over:
    state.play(bot("random").answer(state, state.waiting[0]))
print(state.scores())
"""


def python(program: str, *arguments: str, stdin: str = "") -> Outcome:
    """Run a program where the libraries of the table are missing."""
    command = [BARE, "-I", "-c", program, *arguments]
    english = {**os.environ, "LANG": "C"}
    done = subprocess.run(command, input=stdin, capture_output=True, text=True, cwd=ROOT, env=english)
    return Outcome(done.returncode, done.stdout, done.stderr)


def run(*arguments: str, stdin: str = "") -> Outcome:
    """Run a command there."""
    return python("from groma.cli.main import main; main()", *arguments, stdin=stdin)


def names(requirements: list[str]) -> list[str]:
    """Return the modules of requirements, without extras and versions."""
    return sorted(each.split(">")[0].split("[")[0].replace("-", "_") for each in requirements)


def test_the_package_needs_little_and_the_extras_bring_the_rest() -> None:
    assert names(PROJECT["dependencies"]) == ["fluent.runtime", "rich", "typer"]
    assert names(PROJECT["optional-dependencies"]["table"]) == TABLE
    assert names(PROJECT["optional-dependencies"]["env"]) == ["gymnasium", "numpy", "open_spiel", "pettingzoo"]
    assert names(PROJECT["optional-dependencies"]["lab"]) == ["numpy", "ray"]


@installed
def test_nothing_of_the_server_can_be_imported_here() -> None:
    assert python(IMPORT).json == MISSING


@installed
def test_the_library_plays_a_game() -> None:
    played = python(PLAY)
    assert played.code == 0, played.err
    assert len(played.json) == 3


@installed
def test_games_and_rules_are_told() -> None:
    assert len(run("games", "--json").json["games"]) == 4
    assert run("rules", "marble", "--tests", "tests/games/marble").code == 0


@installed
def test_a_game_is_simulated_and_its_record_verified(tmp_path: Path) -> None:
    simulated = run("simulate", "marble", "--games", "1", "--bots", "random", "--seed", "4", "--record", str(tmp_path))
    assert simulated.code == 0, simulated.err
    (record,) = tmp_path.iterdir()
    assert run("verify", str(record)).code == 0


@installed
def test_a_game_is_played_in_the_terminal() -> None:
    played = run("play", "praetor", "--bots", "random", "--seed", "1", stdin="1\n")
    assert played.code == 0, played.err
    assert "You are Blue" in played.out


@installed
def test_help_is_shown_and_names_every_command() -> None:
    helped = run("--help")
    assert helped.code == 0
    assert all(name in helped.out for name in ("games", "play", "serve", "backup", "restore"))


@installed
@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        ("serve", []),
        ("backup", ["all.backup"]),
        ("restore", ["all.backup"]),
        ("upgrade", []),
        ("bench", ["--server"]),
    ],
)
def test_a_command_of_the_table_says_what_to_install(command: str, arguments: list[str]) -> None:
    refused = run(command, *arguments)
    assert_refused(refused)
    whole = " ".join([command, *[each for each in arguments if each.startswith("-")]])
    ways = f"in a checkout of Groma, pip install '.[table]', or uvx --from '.[table]' groma {whole}"
    assert refused.err == f"groma {whole} needs the table: {ways}\n"
    assert not (ROOT / "all.backup").exists()


@installed
def test_the_lab_says_what_to_install(tmp_path: Path) -> None:
    refused = run("lab", "selfplay", "praetor", "--into", str(tmp_path / "games"))
    assert_refused(refused)
    assert refused.err == "groma lab selfplay needs numpy: in a checkout of Groma, pip install '.[lab]'\n"
