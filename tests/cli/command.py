"""Running commands as a user does, in this process or in one of their own."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any

from groma.cli.main import main
from tests.patience import PATIENCE


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output as the one JSON object that it must be."""
        return json.loads(self.out)


def run(*arguments: str, stdin: str = "") -> Outcome:
    """Run a command in this process."""
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(stdin)
    code: object = 0
    try:
        with redirect_stdout(out), redirect_stderr(err):
            main(arguments)
    except SystemExit as left:
        code = left.code
    finally:
        sys.stdin = before
    assert isinstance(code, int)
    return Outcome(code, out.getvalue(), err.getvalue())


def run_process(*arguments: str, stdin: str = "") -> Outcome:
    """Run a command in a process of its own."""
    command = [sys.executable, "-m", "groma.cli.main", *arguments]
    done = subprocess.run(command, input=stdin, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE)
    return Outcome(done.returncode, done.stdout, done.stderr)


def assert_refused(outcome: Outcome, *words: str, code: int = 2) -> None:
    """Demand one line on standard error with these words, this exit code, and nothing on standard output."""
    assert outcome.code == code
    assert outcome.out == ""
    assert len(outcome.err.splitlines()) == 1, outcome.err
    for word in words:
        assert word in outcome.err
