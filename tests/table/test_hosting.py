"""What whoever hosts a table reads is true."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from groma.cli.main import app
from groma.table.settings import Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `GROMA_([A-Z_]+)` \| ([^|]*?) ?\|", PAGE, re.MULTILINE))
BY_OPTION_ONLY = "components"


@pytest.mark.parametrize("name", [name for name in Settings.model_fields if name != BY_OPTION_ONLY])
def test_every_setting_has_a_row_with_its_default(name: str) -> None:
    assert name.upper() in ROWS, f"docs/hosting.md has no row for GROMA_{name.upper()}"
    default, told = Settings.model_fields[name].get_default(call_default_factory=True), ROWS[name.upper()].strip("`")
    if isinstance(default, int | float) and re.fullmatch(r"[\d.]+", told):
        assert float(told) == default
    elif default and name != "bot_workers":
        assert told == str(default)


def test_every_row_is_a_setting_that_the_environment_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"database": "x.sqlite", "modules": "json", "origins": "https://x.example", "proxies": "*"}
    for name in Settings.model_fields:
        monkeypatch.setenv(f"GROMA_{name.upper()}", given.get(name, "7" if name != "secure_cookies" else "true"))
    chosen = Settings.from_environment().model_dump()
    assert chosen["modules"] == ["json"]
    for name in ROWS:
        if name != "GAMES":
            assert chosen[name.lower()] != Settings.model_fields[name.lower()].get_default(call_default_factory=True)


def test_every_command_of_the_page_exists() -> None:
    commands = [shlex.split(line, comments=True) for line in PAGE.splitlines() if line.startswith("groma ")]
    assert len(commands) > 5
    for words in commands:
        command = vars(get_command(app))["commands"][words[1]]
        if words[1] in ("table", "operator"):
            command = vars(command)["commands"][words[2]]
        options = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= options


def test_the_container_serves_what_the_package_brings() -> None:
    whole = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert "'.[table]'" in whole
    assert '["groma", "serve", "--host", "0.0.0.0"]' in whole
    assert "GROMA_DATABASE=/data/" in whole
