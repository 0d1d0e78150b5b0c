"""Every sentence of every game, with 0, 1, 2 and 5 of everything, is said as its language says it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import groma
from groma.cli.text import FORMS
from groma.kernel import Game
from groma.kernel.components import LANGUAGES
from groma.kernel.grammar import Noun, noun
from tests.cli.faults import Nouns, words_with_two_faces
from tests.cli.strict import StrictText

AMOUNTS = (0, 1, 2, 5)
PEOPLE = ("Zoe", "Ugo", "Ivo", "Mia", "Lea", "Noa", "Tom", "Ada", "Ben", "Eva")
SILENT = ("name-", "tagline")
SENTENCES = ("ask-", "action-", "log-", "refusal-", "effect-", "reason-")


class Places(Visitor):
    """What the variables of a message stand for: so many of something, a name, or anything else."""

    def __init__(self) -> None:
        self.amounts: set[str] = set()
        self.names: set[str] = set()
        self.counted: set[str] = set()
        self.others: set[str] = set()
        self.parts: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        given = [each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference)]
        if node.id.name == "COUNT":
            self.amounts.add(given[0])
            self.counted.add(given[-1])
        if given and node.id.name in {"COUNT", *FORMS}:
            self.names.add(given[-1])
        elif given:
            self.others.update(given)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys & {"one", "other"}:
            self.amounts.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.parts.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.others.add(node.id.name)


def places(game: Game[Any], language: str) -> dict[str, Places]:
    """Return the sentences of a game with what they speak of."""
    found: dict[str, Places] = {}
    for entry in FluentParser().parse(game.text(language)).body:
        if isinstance(entry, ast.Message) and entry.value and not entry.id.name.startswith(SILENT):
            found[entry.id.name] = Places()
            found[entry.id.name].visit(entry)
    for place in found.values():
        for part in place.parts & found.keys():
            place.amounts |= found[part].amounts
            place.names |= found[part].names
            place.counted |= found[part].counted
            place.others |= found[part].others
    return found


def said(text: StrictText, key: str, place: Places, nouns: dict[str, Noun]) -> Iterator[str]:
    """Say a sentence with every name, with every amount, and with every amount of what can be counted."""
    several = [which for which, noun in nouns.items() if noun.many != noun.one]
    first = next(iter(nouns))
    if place.counted:
        yield from _said(text, key, place, several, AMOUNTS)
        return
    yield from _said(text, key, place, [first], AMOUNTS)
    if place.names:
        yield from _said(text, key, place, list(nouns), (2,))


def _said(text: StrictText, key: str, place: Places, which: list[str], amounts: tuple[int, ...]) -> Iterator[str]:
    numbers = sorted(place.amounts - place.names)
    others = sorted(place.others - place.names - place.amounts)
    rest: dict[str, int | str] = dict(zip(others, PEOPLE, strict=False))
    for name in which:
        names = {variable: text.thing(name) for variable in place.names}
        for counts in product(amounts, repeat=len(numbers)):
            yield text.phrase(key, **rest, **dict(zip(numbers, counts, strict=True)), **names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", groma.names())
def test_every_sentence_is_said_as_its_language_says_it(name: str, language: str) -> None:
    game = groma.game(name)
    text = StrictText(game, language)
    nouns = {key: noun(language, names[language]) for key, names in game.names.items()}
    known = Nouns(language, list(nouns.values()))
    told = {key: set(said(text, key, place, nouns)) for key, place in places(game, language).items()}
    wrong = [
        f"{key}: {fault}"
        for key, sentences in told.items()
        for sentence in sentences
        for fault in known.faults(sentence)
    ]
    assert not wrong, "\n".join(wrong[:40])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", groma.names())
def test_a_word_has_a_capital_in_the_middle_of_a_sentence_always_or_never(name: str, language: str) -> None:
    game = groma.game(name)
    text = StrictText(game, language)
    nouns = [noun(language, names[language]) for names in game.names.values()]
    first = next(iter(game.names))
    sentences = [
        sentence
        for key, place in places(game, language).items()
        if key.startswith(SENTENCES)
        for sentence in _said(text, key, place, [first], AMOUNTS)
    ]
    names = sorted({form for each in nouns for form in (each.one, each.many)}, key=len, reverse=True)
    assert words_with_two_faces(sentences, names) == {}
