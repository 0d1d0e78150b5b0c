"""Every reason for which the server refuses something has a text of the client, in each language."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from groma.table.live import FINISHED, OPEN
from tests.web.test_client import LANGUAGES, ROOT, messages

TABLE = ROOT / "src" / "groma" / "table"
MAKERS = {"Refusal": 1, "conflict": 0, "self._change": 2, "_answer": 1, "_problem": 1, "Refused": 0}
"""What makes a refusal, and which of its arguments is the code."""
NOT_WRITTEN_OUT: dict[str, set[str]] = {
    "error": set(),
    "problem.error": set(),
    "live.progress.status": {OPEN, FINISHED},
}
"""Codes that are passed on from where they are written out, or are the standing of a table that is not running."""
OF_THE_CLIENT = {"connection", "broken"}


def test_every_refusal_of_the_server_has_a_text() -> None:
    codes = refused() | OF_THE_CLIENT
    assert {"stale", "hint", "taken", "not-understood", "origin"} <= codes
    for language in ("en", *LANGUAGES):
        about_people = (ROOT / "web" / "src" / "people" / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        keys = [*messages(language), *[line.partition(" =")[0] for line in about_people.splitlines()]]
        told = {key.removeprefix("trouble-") for key in keys if key.startswith("trouble-")}
        assert not codes - told, f"{language}.ftl lacks trouble-… for {sorted(codes - told)}"


def refused() -> set[str]:
    """Return the codes of all refusals in the sources of the server."""
    codes: set[str] = set()
    for file in TABLE.rglob("*.py"):
        for given in written(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(given, ast.Constant):
                codes.add(str(given.value))
            else:
                words = ast.unparse(given)
                assert words in NOT_WRITTEN_OUT, f"{file}:{given.lineno}: which codes can {words} be?"
                codes |= NOT_WRITTEN_OUT[words]
    return codes


def written(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield what stands for the code wherever a refusal is made."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and (at := MAKERS.get(ast.unparse(call.func))) is not None:
            named = [keyword.value for keyword in call.keywords if keyword.arg == "error"]
            yield (named or call.args[at:])[0]
