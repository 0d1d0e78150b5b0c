"""What the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import run


@pytest.fixture(autouse=True)
def wide_english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep lines whole and the language fixed, wherever the tests run."""
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("LANG", "C")


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the record of a finished game."""
    folder = tmp_path_factory.mktemp("records")
    outcome = run("simulate", "praetor", "--games", "1", "--bots", "random", "--seed", "4", "--record", str(folder))
    assert outcome.code == 0, outcome.err
    return folder / "praetor-4-0001.json"
