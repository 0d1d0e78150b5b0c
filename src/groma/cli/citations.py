"""Which rules there are, and where code, texts, data and tests cite them."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

_NUMBER = r"[A-Z]+\d+(?:\.\d+)*"
_RULE_LINE = re.compile(rf"- (?:\*\*)?({_NUMBER})(?:\*\*)? (.*?)((?: \[\w+\])+)$")
_HEADING = re.compile(r"#+ ")
_IN_A_KEY = re.compile(r"refusal-([A-Z]+\d+(?:-\d+)*)")


@dataclass
class Rule:
    """One numbered line of RULES.md."""

    number: str
    text: str
    is_definition: bool
    """A term or a note: it needs neither code nor test."""
    is_vector: bool
    """A worked example: it needs a test and no code."""
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Citation:
    """A number, and the place where it stands."""

    number: str
    place: str


def read_rules(file: Path) -> dict[str, Rule]:
    """Return the rules of a RULES.md by number."""
    rules: dict[str, Rule] = {}
    heading = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        heading = line if _HEADING.match(line) else heading
        found = _RULE_LINE.match(line)
        if not found:
            continue
        number, text, tags = found.groups()
        if number in rules:
            raise ValueError(f"{file}: rule {number} stands twice")
        is_vector = number.startswith("X") or "test vectors" in heading
        rules[number] = Rule(number, text, "[definition]" in tags, is_vector)
    return rules


def known_numbers(rules: dict[str, Rule]) -> set[str]:
    """Return what may be cited: the rules and the chapters above them."""
    parts = [number.split(".") for number in rules]
    return {".".join(part[:length]) for part in parts for length in range(1, len(part) + 1)}


def cited_in_text(file: Path, name: str, rules: dict[str, Rule]) -> list[Citation]:
    """Return every rule number in a file of code, data or text."""
    letters = sorted({number.rstrip("0123456789.") for number in rules}, key=len, reverse=True)
    pattern = re.compile(rf"\b(?:{'|'.join(letters)})\d+(?:\.\d+)*\b") if letters else re.compile("(?!)")
    found = []
    for count, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        plain = _IN_A_KEY.sub(lambda key: " " + key.group(1).replace("-", ".") + " ", line)
        found += [Citation(number, f"{name}:{count}") for number in pattern.findall(plain)]
    return found


def cited_by_tests(file: Path, name: str) -> list[tuple[Citation, str]]:
    """Return the numbers in the `@rule` marks of a test file, each with the name of its test."""
    found: list[tuple[Citation, str]] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            numbers = [number for mark in node.decorator_list for number in _marked(mark)]
            found += [(Citation(value, f"{name}:{line}"), f"{name}::{node.name}") for value, line in numbers]
    return found


def _marked(mark: ast.expr) -> list[tuple[str, int]]:
    if not isinstance(mark, ast.Call) or not isinstance(mark.func, ast.Name) or mark.func.id != "rule":
        return []
    arguments = [each for each in mark.args if isinstance(each, ast.Constant)]
    return [(each.value, each.lineno) for each in arguments if isinstance(each.value, str)]
