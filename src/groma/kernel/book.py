"""The players' rulebook of a game: the chapters beside its texts, with the figures of its components.

`book/<language>/NN-<chapter>.md` are the chapters in their order, as `markup` reads them. `book/index.toml` says where
a rule is explained, what else readers may search for, and which components have an entry of their own.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from unicodedata import normalize

from groma.kernel.components import LANGUAGES
from groma.kernel.game import Game
from groma.kernel.markup import Block, Item, Span, passages, spans
from groma.kernel.placeables import Placeables

_CALLED: Final = {"en": "English", "it": "Italiano", "fr": "Français"}


@dataclass(frozen=True)
class Fact:
    """A figure of a component, with what it is called."""

    label: str
    value: str


@dataclass(frozen=True)
class Piece:
    """What is printed on a component: its drawing, its names in the other languages, its figures."""

    picture: str
    names: list[str]
    facts: list[Fact]


@dataclass(frozen=True)
class Section:
    """A part of a chapter that can be led to; that of a component has a piece."""

    id: str
    title: str
    blocks: list[Block]
    piece: Piece | None


@dataclass(frozen=True)
class Chapter:
    """A chapter with what leads into it."""

    id: str
    title: str
    lead: list[Block]
    sections: list[Section]


@dataclass(frozen=True)
class Aid:
    """What of the book goes on a single sheet: sections, and the chapter whose components stand in one table."""

    sections: list[str]
    pieces: str


@dataclass(frozen=True)
class Book:
    """The book of a game in a language; places are written `chapter#section`."""

    game: str
    language: str
    title: str
    chapters: list[Chapter]
    rules: dict[str, str]
    """Where a rule, or a whole chapter of the numbered rules, is explained."""
    synonyms: dict[str, str]
    """Where a word leads that readers may search for."""
    aid: Aid

    def place(self, rule: str) -> str:
        """Return where a rule is explained; nothing if the book does not tell it."""
        while rule and rule not in self.rules:
            rule = rule.rpartition(".")[0]
        return self.rules.get(rule, "")


def has_book(game: Game[Any]) -> bool:
    """Tell whether somebody has written a book for a game."""
    return _folder(game).is_dir()


def read_book(game: Game[Any], language: str) -> Book:
    """Read the book of a game; ValueError names the file and what is wrong with it."""
    index = tomllib.loads((_folder(game) / "index.toml").read_text(encoding="utf-8"))
    said = Placeables(game.components.tables, game.names | index.get("names", {}), language)
    chapters: list[Chapter] = []
    for file in sorted((_folder(game) / language).glob("*.md")):
        try:
            chapters.append(_chapter(file, index, said))
        except (ValueError, KeyError) as problem:
            raise ValueError(f"{game.name}: {language}/{file.name}: {problem}") from None
    aid = Aid(index["aid"]["sections"], index["aid"]["pieces"])
    title = said.name(game.name)
    return Book(game.name, language, title, chapters, index["rules"], index["search"][language], aid)


def _folder(game: Game[Any]) -> Path:
    return game.texts.with_name("book")


def _chapter(file: Path, index: dict[str, Any], said: Placeables) -> Chapter:
    title, parts = passages(file.read_text(encoding="utf-8"), said.fill)
    before, written = parts[0], parts[1:]
    name = file.stem.partition("-")[2]
    sections = [Section(each.id, each.title, each.blocks, None) for each in written]
    tables = [table for table in index.get("pieces", []) if table["chapter"] == name]
    if tables:
        texts = {passage.id: passage.blocks for passage in written}
        sections = _pieces(tables, texts, index["words"][said.language], said)
    lead = [_terms(index["terms"], said) if _is_call_for_terms(block) else block for block in before.blocks]
    return Chapter(name, title, lead, sections)


def _pieces(
    tables: list[dict[str, Any]], texts: dict[str, list[Block]], words: dict[str, str], said: Placeables
) -> list[Section]:
    """Return an entry for every component of some tables, from A to Z."""
    rows = [(table, row) for table in tables for row in _rows(table, said)]
    sections = [
        Section(row["id"], said.name(row["id"]), texts.get(row["id"], []), _piece(table, row, words, said))
        for table, row in rows
    ]
    unknown = set(texts) - {section.id for section in sections}
    if unknown:
        raise ValueError(f"there is no component {', '.join(sorted(unknown))}")
    return sorted(sections, key=lambda section: (_letters(section.title), section.id))


def _rows(table: dict[str, Any], said: Placeables) -> list[dict[str, Any]]:
    """Return the rows of a table with certain values and a certain key; one that occurs once is its own row."""
    value = said.value(table["table"])
    rows: list[dict[str, Any]] = [value] if isinstance(value, dict) else value
    wanted, key = table.get("where", {}), table.get("has", "id")
    return [row for row in rows if key in row and wanted.items() <= row.items()]


def _piece(table: dict[str, Any], row: dict[str, Any], words: dict[str, str], said: Placeables) -> Piece:
    others = [said.name(row["id"], language) for language in LANGUAGES if language != said.language]
    facts = [Fact(words[key], _worded(row[key], words, said)) for key in table["facts"] if row.get(key)]
    return Piece(table["picture"].format(**row), others, facts)


def _worded(value: Any, words: dict[str, str], said: Placeables) -> str:
    return words[value] if isinstance(value, str) and value in words else said.worded(value)


def _letters(title: str) -> str:
    """Return a title as it is sorted: without accents, ten after two."""
    plain = re.sub(r"\d+", lambda number: number[0].zfill(3), normalize("NFD", title.lower()))
    return "".join([letter for letter in plain if letter.isalnum() or letter == " "])


def _is_call_for_terms(block: Block) -> bool:
    return block.kind == "text" and block.rows[0][0].text() == "@terms"


def _terms(tables: list[dict[str, str]], said: Placeables) -> Block:
    """Return the rulebook's own words in all languages, as a table."""
    keys = [terms["prefix"] + row["id"] for terms in tables for row in said.value(terms["table"])]
    order = [said.language, *[language for language in LANGUAGES if language != said.language]]
    head = [Item([Span("plain", _CALLED[language], "")], "", []) for language in order]
    rows = [[Item(spans(said.name(key, language)), "", []) for language in order] for key in keys]
    return Block("table", [head, *sorted(rows, key=lambda row: _letters(row[0].text()))])
