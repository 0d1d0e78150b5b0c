"""Compares the engine with that of the parent commit: `make bench-check` fails if a decision costs 15 % more.

Both are installed compiled, each in an environment of its own, and play the same random games under valgrind.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from bench.instructions import costs

ROOT = Path(__file__).resolve().parents[1]
PARENT = ROOT / "build" / "parent"
TOLERATED = 1.15


def check_out_parent(commit: str) -> None:
    """Bring the folder of the parent to a commit; what was compiled there is kept."""
    if not PARENT.is_dir():
        _git("worktree", "add", "--detach", str(PARENT), commit)
    subprocess.run(["git", "checkout", "--quiet", "--detach", commit], cwd=PARENT, check=True)


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def install(folder: Path) -> Path:
    """Install a folder's engine as a wheel carries it; return its Python."""
    environment = folder / ".bench"
    command = [os.environ.get("UV", "uv"), "sync", "--quiet", "--locked", "--no-editable", "--no-dev"]
    command += ["--reinstall-package", "groma"]
    variables = {**os.environ, "UV_PROJECT_ENVIRONMENT": str(environment)}
    subprocess.run(command, cwd=folder, check=True, env=variables)
    return environment / "bin" / "python"


def main() -> int:
    """Compare game by game."""
    if shutil.which("valgrind") is None:
        print("valgrind counts the instructions, and is not installed")
        return 2
    check_out_parent(sys.argv[1] if len(sys.argv) > 1 else _git("rev-parse", "HEAD~1"))
    before, now = install(PARENT), install(ROOT)
    old, new, slower = costs(before), costs(now), []
    for game in sorted(old.keys() & new.keys()):
        ratio = new[game] / old[game]
        print(f"{game:12}{old[game]:12,.0f}{new[game]:12,.0f}{ratio:8.3f}")
        if ratio > TOLERATED:
            slower.append(game)
    if slower:
        print(f"more than {TOLERATED - 1:.0%} more instructions a decision: {', '.join(slower)}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
