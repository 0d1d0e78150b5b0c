"""Promises of every players' rulebook, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import groma
from groma.cli.citations import known_numbers, read_rules
from groma.kernel.book import Book, has_book, read_book
from groma.kernel.components import LANGUAGES
from groma.kernel.markup import Block, Item

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = [name for name in groma.names() if has_book(groma.game(name))]
every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

MAY_STAND = {
    r"\b1 (favor|punto favore|point de faveur)\b": "the unit that an exchange rate is given for",
}
"""Digits that are no figure of the components, and why."""


@cache
def book_of(name: str, language: str) -> Book:
    return read_book(groma.game(name), language)


def places(book: Book) -> set[str]:
    return {chapter.id for chapter in book.chapters} | {
        f"{chapter.id}#{section.id}" for chapter in book.chapters for section in chapter.sections
    }


def blocks_of(book: Book) -> Iterator[Block]:
    for chapter in book.chapters:
        yield from chapter.lead
        for section in chapter.sections:
            yield from section.blocks


def items_of(book: Book) -> Iterator[Item]:
    for block in blocks_of(book):
        for row in block.rows:
            yield from row


def rules_of(name: str) -> set[str]:
    return known_numbers(read_rules(groma.game(name).texts.with_name("RULES.md")))


def test_every_game_has_a_book() -> None:
    assert groma.names() == GAMES


@every_game
def test_all_languages_have_the_same_sections_with_the_same_rules(name: str) -> None:
    def outline(book: Book) -> list[object]:
        return [
            (chapter.id, sorted((section.id, [block.kind for block in section.blocks]) for section in chapter.sections))
            for chapter in book.chapters
        ]

    def cited(book: Book) -> list[str]:
        return sorted(rule for item in items_of(book) for rule in item.rules)

    english, *others = [book_of(name, language) for language in LANGUAGES]
    for other in others:
        assert outline(other) == outline(english)
        assert cited(other) == cited(english)


@every_language
@every_game
def test_every_rule_that_a_player_can_meet_is_explained(name: str, language: str) -> None:
    book = book_of(name, language)
    texts = (groma.game(name).texts / "en.ftl").read_text(encoding="utf-8")
    met = [key.replace("-", ".") for key in re.findall(r"^refusal-(\S+) =", texts, re.MULTILINE)]
    assert met
    assert [rule for rule in met if book.place(rule) not in places(book)] == []


@every_game
def test_whatever_the_index_names_is_there(name: str) -> None:
    assert book_of(name, "en").rules.keys() <= rules_of(name)
    for language in LANGUAGES:
        book = book_of(name, language)
        assert {*book.rules.values(), *book.synonyms.values(), *book.aid.sections, book.aid.pieces} <= places(book)


@every_language
@every_game
def test_every_link_and_every_number_leads_somewhere(name: str, language: str) -> None:
    book = book_of(name, language)
    links = {span.to for item in items_of(book) for span in item.spans if span.style == "link"}
    assert links <= places(book)
    assert {rule for item in items_of(book) for rule in item.rules} <= rules_of(name)


@every_game
def test_every_picture_is_one_of_the_drawings_of_the_page(name: str) -> None:
    sprites = [WEB / "games" / name / "sprite.svg", WEB / "design" / "sprite.svg"]
    drawn = {one for file in sprites for one in re.findall(r'<symbol id="([^"]+)"', file.read_text(encoding="utf-8"))}
    book = book_of(name, "en")
    pieces = {section.piece.picture for chapter in book.chapters for section in chapter.sections if section.piece}
    assert ({item.picture for item in items_of(book)} | pieces) - {""} <= drawn


@every_language
@every_game
def test_every_component_has_something_said_of_it(name: str, language: str) -> None:
    entries = [each for chapter in book_of(name, language).chapters for each in chapter.sections if each.piece]
    assert entries
    assert [entry.id for entry in entries if not (entry.blocks or (entry.piece and entry.piece.facts))] == []


@every_language
@every_game
def test_no_figure_is_typed(name: str, language: str) -> None:
    """Examples choose their own position; what follows from it is worked out from the components all the same."""
    for file in sorted((groma.game(name).texts.with_name("book") / language).glob("*.md")):
        typed = [line for line in map(bare, file.read_text(encoding="utf-8").splitlines()) if re.search(r"\d", line)]
        assert typed == [], file.name


def bare(line: str) -> str:
    """Return what an author typed: without figures of the data, numbers of rules and steps, names of drawings."""
    if line.startswith("> "):
        return ""
    for pattern in (r"\{[^}]*\}", r" \[[A-Z]+\d[A-Z0-9., ]*\]$", r"^\d+\. ", r"\]\([^)]*\)", *MAY_STAND):
        line = re.sub(pattern, "", line)
    return line
