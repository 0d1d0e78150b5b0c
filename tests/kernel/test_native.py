"""What runs: the files as they are, or what the compiler made of them."""

from __future__ import annotations

import ast
import inspect
import os
import pydoc
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import groma
from groma.kernel import Action, Record, State, shuffle
from groma.kernel.native import is_compiled, kind

ROOT = Path(groma.__file__).parent
ENGINE = sorted(file for part in ("kernel", "bots", "games") for file in (ROOT / part).rglob("*.py"))
NOT_COMPILED = [ROOT / name for name in ("kernel/native.py", "games/__init__.py", "bots/own.py", "bots/program.py")]
NOT_COMPILED += (ROOT / "bots/learned").glob("*.py")
"""What hands over to others, and what works with numpy."""
WANTED = os.environ.get("GROMA_EXPECTED", "")
"""What make says that it installed: `compiled` or `interpreted`; nothing when the tests run by themselves."""


@pytest.mark.skipif(not WANTED, reason="only make knows which one it installed")
def test_what_make_installed_is_what_runs() -> None:
    assert kind() == WANTED


@pytest.mark.skipif(not is_compiled(), reason="the engine runs interpreted")
@pytest.mark.parametrize("file", [file for file in ENGINE if file not in NOT_COMPILED], ids=lambda file: file.stem)
def test_every_module_of_a_compiled_engine_is_compiled(file: Path) -> None:
    name = ".".join(file.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__")
    assert str(import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.skipif(not is_compiled(), reason="the engine runs interpreted")
def test_a_compiled_engine_does_not_run_from_the_sources() -> None:
    assert ROOT.is_relative_to(sys.prefix)


def test_help_says_what_the_calls_do_compiled_or_not() -> None:
    told = pydoc.plain(pydoc.render_doc(State))
    assert inspect.getdoc(State) == inspect.cleandoc(documented("kernel/state.py", "State"))
    for call in ("play", "options", "waiting", "imagine", "to_json"):
        assert documented("kernel/state.py", call).splitlines()[0] in told
    assert inspect.getdoc(shuffle) == documented("kernel/chance.py", "shuffle")
    assert inspect.getdoc(Record.load) == documented("kernel/record.py", "load")


def documented(file: str, name: str) -> str:
    """Return the docstring that a class or function has in its source."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name]
    return ast.get_docstring(nodes[0]) or ""


def test_a_program_may_add_to_the_words_of_the_kernel() -> None:
    class Shout(Action):
        """An action of someone else."""

    assert Shout("shout", "loud").notation == "shout loud"
