"""`groma rules`: which rule is carried out where, and proved by which test."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import groma
from groma.cli.citations import Rule, cited_by_tests, cited_in_text, known_numbers, read_rules
from groma.cli.output import console, print_json
from groma.cli.parameters import AsJson, GameName
from groma.kernel import Game

TestFolder = Annotated[
    Path | None, typer.Option("--tests", metavar="DIR", help="Where the game's tests lie; by default tests/games/GAME.")
]


@dataclass(frozen=True)
class Report:
    """The rules of a game, and what is wrong with their citations."""

    rules: list[Rule]
    unknown: list[str]
    has_tests: bool
    """Whether tests were read: an installed Groma has none."""

    @property
    def uncoded(self) -> list[str]:
        """Rules that no code cites."""
        return [r.number for r in self.rules if not (r.code or r.is_definition or r.is_vector)]

    @property
    def untested(self) -> list[str]:
        """Rules and worked examples that no test cites."""
        return [r.number for r in self.rules if not (r.tests or r.is_definition)] if self.has_tests else []


def rules(game: GameName, tests: TestFolder = None, json: AsJson = False) -> None:
    """Tell where each rule is coded and tested; exit code 1 if one is not, or if a cited rule does not exist."""
    found = report(groma.game(game), tests)
    if json:
        print_json(_as_json(found))
    else:
        _show(game, found)
    if found.uncoded or found.untested or found.unknown:
        raise typer.Exit(1)


def report(game: Game[Any], tests: Path | None) -> Report:
    """Read RULES.md, code, texts, data and tests of a game."""
    folder = game.texts.parent
    root = folder.parents[3]
    all_rules = read_rules(folder / "RULES.md")
    known = known_numbers(all_rules)
    unknown: list[str] = []
    for file in [*sorted(folder.glob("*.py")), *sorted(game.texts.glob("*.ftl")), folder / "components.toml"]:
        for citation in cited_in_text(file, _name(file, root), all_rules):
            if citation.number not in known:
                unknown.append(f"{citation.place} {citation.number}")
            elif file.suffix == ".py" and citation.number in all_rules:
                _note(all_rules[citation.number].code, citation.place)
    files = _test_files(root / "tests" / "games" / game.name, tests)
    for file in files:
        for citation, test in cited_by_tests(file, _name(file, root)):
            if citation.number not in known:
                unknown.append(f"{citation.place} {citation.number}")
            elif citation.number in all_rules:
                _note(all_rules[citation.number].tests, test)
    return Report(list(all_rules.values()), unknown, has_tests=tests is not None or bool(files))


def _test_files(usual: Path, given: Path | None) -> list[Path]:
    """Return the tests in the folder given, which must be there, or else in the usual one, which may be missing."""
    if given is not None and not given.is_dir():
        raise ValueError(f"{given}: there is no such folder of tests; --tests names another")
    return sorted((given or usual).rglob("*.py"))


def _name(file: Path, root: Path) -> str:
    whole = file.resolve()
    return whole.relative_to(root).as_posix() if whole.is_relative_to(root) else str(file)


def _note(places: list[str], place: str) -> None:
    if place not in places:
        places.append(place)


def _as_json(found: Report) -> dict[str, Any]:
    rows = [
        {"id": r.number, "text": r.text, "definition": r.is_definition, "code": r.code, "tests": r.tests}
        for r in found.rules
    ]
    problems = {"uncoded": found.uncoded, "untested": found.untested, "unknown": found.unknown}
    return {"rules": rows, "has_tests": found.has_tests, **problems}


def _show(game: str, found: Report) -> None:
    counted = [r for r in found.rules if not r.is_definition]
    vectors = sum(r.is_vector for r in counted)
    table = Table(title=f"The rules of {game}", box=None, show_header=False, title_justify="left")
    table.add_column(justify="right")
    for count, what in (
        (len(found.rules) - len(counted), "definitions"),
        (len(counted) - vectors, "rules to be carried out"),
        (vectors, "worked examples"),
        (sum(len(r.code) for r in counted), "citations in code"),
        (sum(len(r.tests) for r in counted), "citations by tests"),
    ):
        table.add_row(str(count), what)
    out = console()
    out.print(table)
    problems = {"without code": found.uncoded, "without test": found.untested, "cited, but unknown": found.unknown}
    for title, wrong in problems.items():
        style = "red" if wrong else "green"
        out.print(f"[{style}]{len(wrong)} {title}[/{style}]" + (f": {', '.join(wrong)}" if wrong else ""))
    if not found.has_tests:
        out.print("No tests were read: they come with the sources, and --tests names their folder.")
