"""The example game, where a table or a whole copy of the project finds it; no file of the project is touched."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
FOLDERS = {"games": "src/groma/games", "boards": "web/src/games", "tests": "tests/games"}
"""Where the folders of a game belong."""
COPIED = ("src", "tests", "generate", "web")
LEFT = ignore_patterns("__pycache__", "node_modules", "*.so", "records")


def python(folder: Path | str, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python where the games of a folder are found too."""
    command = [sys.executable, *arguments]
    environment = {**os.environ, "GROMA_GAMES": str(folder)}
    return subprocess.run(command, env=environment, input=stdin, capture_output=True, text=True, timeout=120)


def copied_example(folder: Path) -> Path:
    """Copy the example game, and return the folder of games that it lies in."""
    return Path(copytree(EXAMPLES / "games", folder / "games", ignore=LEFT))


def project_with_example(folder: Path) -> Path:
    """Copy the project and add the example, which replaces no file; return the copy's folder."""
    project = folder / "project"
    for name in COPIED:
        copytree(ROOT / name, project / name, ignore=LEFT)
    copy(ROOT / "pyproject.toml", project)
    for mine, place in FOLDERS.items():
        assert not (project / place / "ludus").exists()
        copytree(EXAMPLES / mine / "ludus", project / place / "ludus", ignore=LEFT)
    return project
