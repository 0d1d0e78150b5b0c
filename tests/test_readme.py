"""The documentation is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_game_of_the_readme_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    program = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert program is not None
    assert len(program[1].splitlines()) <= 12
    exec(program[1], {})  # the reader will run it too
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[\d(, \d)*\]\n", capsys.readouterr().out)


def test_every_file_that_the_readme_links_exists() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
