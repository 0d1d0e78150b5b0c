"""Nothing stands twice in the sentence files that are read together: one message says it, others refer to that one."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

import groma
from groma.cli import text
from groma.kernel.components import LANGUAGES
from groma.kernel.game import ALIKE
from groma.kernel.grammar import noun

PAGE = Path(__file__).parents[2] / "web" / "src" / "text"
TERMINAL = Path(text.__file__).with_name("text")


@cache
def sentences(file: Path) -> dict[str, str]:
    """Return what the messages of a file say, but for a final full stop; what only refers to another says nothing."""
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    said = {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value}
    own = {key: value for key, value in said.items() if not _refers(value)}
    return {key: serialize_pattern(value).strip().removesuffix(".") for key, value in own.items()}


def _refers(said: ast.Pattern) -> bool:
    parts = [part for part in said.elements if not isinstance(part, ast.TextElement) or part.value != "."]
    inner = [part.expression for part in parts if isinstance(part, ast.Placeable)]
    return len(inner) == len(parts) and all(isinstance(each, ast.MessageReference) for each in inner)


@cache
def read_together(game: str, language: str) -> dict[str, str]:
    """Return all that page and terminal say around a game, by folder and message."""
    folders = {"alike": ALIKE, "game": groma.game(game).texts, "page": PAGE, "terminal": TERMINAL}
    return {
        f"{name}:{key}": said
        for name, folder in folders.items()
        for key, said in sentences(folder / f"{language}.ftl").items()
    }


def pairs(game: str, language: str) -> set[tuple[str, str]]:
    """Return the messages that say the same in a language."""
    by_text: dict[str, list[str]] = {}
    for key, said in read_together(game, language).items():
        by_text.setdefault(said, []).append(key)
    return {pair for keys in by_text.values() for pair in combinations(keys, 2)}


@pytest.mark.parametrize("game", groma.names())
def test_nothing_stands_twice_in_the_files_that_are_read_together(game: str) -> None:
    """A single word may mean two things in one language; what is equal in every language is one thing."""
    everywhere = set.intersection(*[pairs(game, language) for language in LANGUAGES])
    for language in LANGUAGES:
        told = read_together(game, language)
        twice = {pair: told[pair[0]] for pair in pairs(game, language) if pair in everywhere or " " in told[pair[0]]}
        assert not twice, language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", groma.names())
def test_the_name_of_a_component_is_not_written_again_as_a_word(name: str, language: str) -> None:
    game = groma.game(name)
    own = sentences(game.texts / f"{language}.ftl")
    forms = [noun(language, names[language]).forms() for names in game.names.values()]
    names = {form[""] for form in forms} | {form["one"] for form in forms}
    assert not {key: said for key, said in own.items() if " " in said and said in names}
