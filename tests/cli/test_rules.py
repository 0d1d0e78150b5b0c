"""`groma rules`."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, rmtree
from types import SimpleNamespace
from typing import Any

import pytest

import groma
from groma.cli.citations import read_rules
from groma.cli.rules import Report, report
from tests.cli.command import run

RULES = """# Toy: rules

- [seed] in the rulebook

## T1 Aim

- **T1.1** Whoever has most wins. [seed]
- **T1.2** Aim: what is wanted. [seed] [definition]
- T1.3 Ruling: a tie is shared (T1.1). [public] [ruling]
- D1 A doubt without a tag.

## T2 Examples (test vectors)

- T2.1 One against two. [ruling]
- X1 Two against two. [ruling]
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """Return the root of a project with a toy game."""
    game = tmp_path / "src" / "groma" / "games" / "toy"
    (game / "text").mkdir(parents=True)
    (game / "RULES.md").write_text(RULES)
    (game / "aim.py").write_text('"""T1  Aim."""\n\n\ndef aim():\n    """T1.1, T1.3  Win."""\n    return "T1.1"\n')
    (game / "components.toml").write_text("# most wins (T1.1)\n")
    (game / "text" / "en.ftl").write_text("refusal-T1-1 = No.\n")
    tests = tmp_path / "tests" / "games" / "toy"
    tests.mkdir(parents=True)
    (tests / "test_aim.py").write_text(
        'from tests.rules import rule\n\n\n@rule("T1.1", "T1.3")\ndef test_most_wins():\n    pass\n\n\n'
        '@rule("X1")\n@rule("T2.1")\ndef test_examples():\n    pass\n'
    )
    return tmp_path


def look(root: Path, tests: Path | None = None) -> Report:
    game: Any = SimpleNamespace(name="toy", texts=root / "src" / "groma" / "games" / "toy" / "text")
    return report(game, tests)


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text() + text)


def test_rules_are_read_with_and_without_bold_numbers(toy: Path) -> None:
    rules = read_rules(toy / "src" / "groma" / "games" / "toy" / "RULES.md")
    assert list(rules) == ["T1.1", "T1.2", "T1.3", "T2.1", "X1"]
    assert [number for number, rule in rules.items() if rule.is_definition] == ["T1.2"]
    assert [number for number, rule in rules.items() if rule.is_vector] == ["T2.1", "X1"]


def test_a_rule_may_not_stand_twice(toy: Path) -> None:
    file = toy / "src" / "groma" / "games" / "toy" / "RULES.md"
    append(file, "- T1.1 Again. [seed]\n")
    with pytest.raises(ValueError, match=r"RULES\.md: rule T1\.1 stands twice"):
        read_rules(file)


def test_places_are_told_from_the_root_of_the_project(toy: Path) -> None:
    rule = look(toy).rules[0]
    assert rule.code == ["src/groma/games/toy/aim.py:5", "src/groma/games/toy/aim.py:6"]
    assert rule.tests == ["tests/games/toy/test_aim.py::test_most_wins"]


def test_nothing_is_missing_where_all_is_cited(toy: Path) -> None:
    found = look(toy)
    assert (found.uncoded, found.untested, found.unknown) == ([], [], [])


def test_a_rule_without_code_or_test_is_told(toy: Path) -> None:
    append(
        toy / "src" / "groma" / "games" / "toy" / "RULES.md", "\n## T3 More\n\n- T3.1 More. [seed]\n- X2 Two. [seed]\n"
    )
    found = look(toy)
    assert (found.uncoded, found.untested) == (["T3.1"], ["T3.1", "X2"])


def test_a_chapter_may_be_cited_but_stands_for_none_of_its_rules(toy: Path) -> None:
    (toy / "src" / "groma" / "games" / "toy" / "aim.py").write_text('"""T1  Aim."""\n')
    found = look(toy)
    assert (found.uncoded, found.unknown) == (["T1.1", "T1.3"], [])


@pytest.mark.parametrize(
    ("file", "text", "place"),
    [
        ("src/groma/games/toy/aim.py", "# T9.9\n", "src/groma/games/toy/aim.py:7 T9.9"),
        ("src/groma/games/toy/components.toml", 'a = "T1.9"\n', "src/groma/games/toy/components.toml:2 T1.9"),
        ("src/groma/games/toy/text/en.ftl", "refusal-T1-4 = No.\n", "src/groma/games/toy/text/en.ftl:2 T1.4"),
        (
            "tests/games/toy/test_aim.py",
            '\n\n@rule("T7.1")\ndef test_more():\n    pass\n',
            "tests/games/toy/test_aim.py:15 T7.1",
        ),
    ],
)
def test_a_citation_of_a_rule_that_does_not_exist_is_told_with_its_place(
    toy: Path, file: str, text: str, place: str
) -> None:
    append(toy / file, text)
    assert look(toy).unknown == [place]


def test_tests_may_lie_elsewhere(toy: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("elsewhere")
    assert look(toy, folder).untested == ["T1.1", "T1.3", "T2.1", "X1"]


def test_without_tests_of_its_own_the_rules_are_told_all_the_same(toy: Path) -> None:
    rmtree(toy / "tests")
    found = look(toy)
    assert not found.has_tests
    assert (found.uncoded, found.untested, found.unknown) == ([], [], [])


def test_an_installed_game_without_its_tests_tells_where_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = groma.game("praetor")
    folder = tmp_path / "lib" / "groma" / "games" / "praetor"
    copytree(game.texts.parent, folder)
    monkeypatch.setattr(groma, "game", lambda name: SimpleNamespace(name=name, texts=folder / "text"))
    outcome = run("rules", "praetor")
    assert outcome.code == 0, outcome.err
    assert "0 without code" in outcome.out
    assert "No tests were read" in outcome.out
    assert run("rules", "praetor", "--json").json["has_tests"] is False


def test_every_rule_has_its_text(toy: Path) -> None:
    assert [rule.text for rule in look(toy).rules][:2] == ["Whoever has most wins.", "Aim: what is wanted."]


def test_the_rules_of_a_game_are_told_as_json() -> None:
    outcome = run("rules", "praetor", "--json")
    told = outcome.json
    rules = {rule["id"]: rule for rule in told["rules"]}
    assert rules["P1.1"]["definition"] is True
    assert rules["P9.4"]["definition"] is False
    assert any(place.startswith("src/groma/games/praetor/build.py:") for place in rules["P9.4"]["code"])
    assert any("::test_" in test for test in rules["P9.4"]["tests"])
    assert outcome.code == (1 if told["uncoded"] or told["untested"] or told["unknown"] else 0)


def test_people_get_counts_and_problems(tmp_path: Path) -> None:
    outcome = run("rules", "praetor", "--tests", str(tmp_path))
    assert outcome.code == 1
    assert "33 worked examples" in " ".join(outcome.out.split())
    assert "without test: P1.3, " in outcome.out.replace("\n", " ")
    assert groma.game("praetor").name in outcome.out
