"""The import rule: who may know whom."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import groma

ROOT = Path(groma.__file__).parent

ALLOWED: dict[str, set[str]] = {
    "kernel": {"kernel"},
    "games": {"kernel"},
    "bots": {"kernel", "bots"},
    "lessons": {"kernel", "bots", "lessons"},
    "table": {"kernel", "games", "bots", "lessons", "table"},
    "env": {"kernel", "games", "bots", "env"},
    "lab": {"kernel", "games", "bots", "lab"},
    "cli": {"kernel", "games", "bots", "lessons", "table", "env", "lab", "cli"},
}
OF_THE_TABLE = ["alembic", "fastapi", "prometheus_client", "sqlalchemy", "structlog", "uvicorn", "groma.table"]
BARE = {"kernel", "games", "bots"}
"""Parts that run on a bare Python."""
LEARNED = ROOT / "bots" / "learned"
"""The only folder of theirs that takes an extra, numpy: it is imported when a net is read."""


def modules() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT)


FOR_THE_COMPILER = ROOT / "kernel" / "native.py"
"""The only file that names what the compiler reads; a running Python never imports it."""


def imported(path: Path) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names.append(node.module or "")
    return names


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_only_what_its_part_may_know(path: Path) -> None:
    part, *rest = path.relative_to(ROOT).parts
    for name in imported(path):
        if name.split(".")[0] != "groma":
            spared = path == FOR_THE_COMPILER and name == "mypy_extensions"
            spared |= LEARNED in path.parents and name.split(".")[0] == "numpy"
            assert part not in BARE or spared or name.split(".")[0] in sys.stdlib_module_names, name
            continue
        target = name.split(".")[1] if "." in name else ""
        own_game = part == "games" and name.startswith(f"groma.games.{rest[0]}")
        outside = target == "" and part not in BARE
        assert target in ALLOWED[part] or own_game or outside, name


def test_a_running_engine_does_without_what_the_compiler_reads() -> None:
    script = "import sys, groma; [groma.game(name) for name in groma.names()]; print('mypy_extensions' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"


def test_commands_are_there_before_anything_that_serves_the_table_or_learns_is_loaded() -> None:
    script = f"import sys, groma.cli.main; print(sorted({{*{OF_THE_TABLE}, 'numpy'}} & set(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


def test_the_kernel_contains_no_word_of_any_game() -> None:
    for path in (ROOT / "kernel").glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        assert not any(name in text for name in groma.names()), path
