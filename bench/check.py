"""Compares the engine with that of the parent commit: `make bench-check` fails if a decision costs 15 % more.

Both are installed compiled, each in an environment of its own, and play the same random games under valgrind, which
counts instructions: a busy machine makes no difference. What it costs to start is counted apart and taken off.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PARENT = ROOT / "build" / "parent"
GAMES = {"praetor": 3, "architects": 1, "aquileia": 3, "marble": 4}
"""How many games of each are played: about 700 decisions."""
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


def instructions(python: Path, game: str, games: int) -> tuple[int, int]:
    """Return the instructions of so many games, and their decisions."""
    counter = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command = [*counter, str(python), str(ROOT / "bench" / "workload.py"), game, str(games)]
    run = subprocess.run(
        command, cwd="/", check=True, capture_output=True, text=True, env={**os.environ, "PYTHONHASHSEED": "0"}
    )
    counted = re.search(r"I\s+refs:\s+([\d,]+)", run.stderr)
    assert counted is not None, run.stderr
    return int(counted[1].replace(",", "")), int(run.stdout)


def cost(python: Path, game: str) -> float:
    """Return the instructions of one decision and one copy."""
    start, _ = instructions(python, game, 0)
    whole, decisions = instructions(python, game, GAMES[game])
    return (whole - start) / decisions


def main() -> int:
    """Compare game by game."""
    if shutil.which("valgrind") is None:
        print("valgrind counts the instructions, and is not installed")
        return 2
    check_out_parent(sys.argv[1] if len(sys.argv) > 1 else _git("rev-parse", "HEAD~1"))
    before, now = install(PARENT), install(ROOT)
    slower = []
    for game in GAMES:
        old, new = cost(before, game), cost(now, game)
        print(f"{game:12}{old:12,.0f}{new:12,.0f}{new / old:8.3f}", flush=True)
        if new / old > TOLERATED:
            slower.append(game)
    if slower:
        print(f"more than {TOLERATED - 1:.0%} more instructions a decision: {', '.join(slower)}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
