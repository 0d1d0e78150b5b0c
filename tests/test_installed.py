"""What was installed runs without what it was built with: no C compiler, no Node, no sources."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from groma.kernel.native import kind
from tests.patience import PATIENCE, until

pytestmark = pytest.mark.skipif("GROMA_EXPECTED" not in os.environ, reason="only make knows what it installed")
COMMAND = [sys.executable, "-I", "-m", "groma.cli.main"]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Serve from an empty folder, with nothing on the path."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [*COMMAND, "serve", "--port", str(port), "--database", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(command, cwd=tmp_path, env={"PATH": "", "HOME": str(tmp_path)}) as server:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def fetched(address: str) -> str:
    """Return a page of a server that may still be starting."""

    def fetch() -> str:
        try:
            with urlopen(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except URLError:
            return ""

    return until(fetch, "the server does not start")


def test_the_command_tells_which_engine_runs(tmp_path: Path) -> None:
    done = subprocess.run([*COMMAND, "--version"], cwd=tmp_path, env={"PATH": ""}, capture_output=True, text=True)
    assert done.stdout.endswith(f", {os.environ['GROMA_EXPECTED']}\n")
    assert kind() == os.environ["GROMA_EXPECTED"]


def test_the_arena_plays_on_several_cores(tmp_path: Path) -> None:
    arguments = ["arena", "marble", "--bots", "random", "--seats", "2", "--games", "4", "--jobs", "2", "--json"]
    done = subprocess.run([*COMMAND, *arguments], cwd=tmp_path, env={"PATH": ""}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4


def test_the_rules_are_told_without_sources(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "rules", "praetor", "--json"], cwd=tmp_path, env={"PATH": ""}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["uncoded"] == []


def test_the_table_opens_with_its_page_and_all_games(address: str) -> None:
    assert "<div id=" in fetched(address)
    games = fetched(f"{address}/api/games")
    assert all(name in games for name in ("praetor", "architects", "aquileia", "marble"))
