"""The documentation is true."""

from __future__ import annotations

import doctest
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


def test_the_bot_of_the_how_to_wins_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    page = (README.parent / "docs" / "how-to" / "write-a-bot.md").read_text(encoding="utf-8")
    program = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert program is not None
    exec(program[1], {})  # the reader will run it too
    assert capsys.readouterr().out.endswith("[0]\n")


def test_the_citation_names_the_version_of_the_package() -> None:
    project, citation = (
        (README.parent / name).read_text(encoding="utf-8") for name in ("pyproject.toml", "CITATION.cff")
    )
    versions = re.findall(r'^version = "(.+)"$', project, re.M)
    assert re.findall(r"^version: (.+)$", citation, re.M) == versions != []


@pytest.mark.parametrize("page", ["index.md", "reference/games.md", "reference/bots.md", "reference/environments.md"])
def test_the_examples_of_the_reference_are_true(page: str) -> None:
    failed, tried = doctest.testfile(str(README.parent / "docs" / page), module_relative=False)
    assert (failed, tried > 3) == (0, True)


@pytest.mark.parametrize(
    "page", sorted(Path(README.parent).glob("*.md")) + sorted((README.parent / "docs").rglob("*.md"))
)
def test_every_file_that_a_page_links_exists(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    assert [link for link in links if not (page.parent / link).exists()] == []
