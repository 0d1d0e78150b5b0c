"""`groma rulebook`: the players' rulebook of a game, in the terminal."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import groma
from groma.cli.output import console, print_json
from groma.cli.parameters import AsJson, GameName, Language, language_of
from groma.kernel.book import Book, Chapter, Section, has_book, read_book
from groma.kernel.markup import Block, Item

ChapterName = Annotated[
    str | None, typer.Argument(metavar="CHAPTER", help="One chapter, such as building; by default the whole book.")
]
WIDTH = 100
"""Longer lines are hard to read."""


def rulebook(game: GameName, chapter: ChapterName = None, language: Language = None, json: AsJson = False) -> None:
    """Print the rules of a game as players need them, with the figures of its components."""
    book = _book(game, language_of(language))
    chapters = _chosen(book, chapter)
    if json:
        print_json({"game": book.game, "title": book.title, "chapters": [asdict(each) for each in chapters]})
        return
    out = console()
    out.width = min(out.width, WIDTH)
    for each in chapters:
        _print_chapter(out, each)


def _book(name: str, language: str) -> Book:
    game = groma.game(name)
    if not has_book(game):
        raise ValueError(f"nobody has written a book for {name} yet")
    return read_book(game, language)


def _chosen(book: Book, name: str | None) -> list[Chapter]:
    chosen = [chapter for chapter in book.chapters if name in (None, chapter.id)]
    if not chosen:
        raise ValueError(f"there is no chapter {name!r}; there are {', '.join(each.id for each in book.chapters)}")
    return chosen


def _print_chapter(out: Console, chapter: Chapter) -> None:
    out.rule(Text(chapter.title, "bold"), align="left")
    for block in chapter.lead:
        _print_block(out, block)
    for section in chapter.sections:
        out.print(Text(f"\n{section.title}", "bold"))
        _print_facts(out, section)
        for block in section.blocks:
            _print_block(out, block)
    out.print()


def _print_facts(out: Console, section: Section) -> None:
    if section.piece and section.piece.facts:
        facts = [f"{fact.label} {fact.value}" for fact in section.piece.facts]
        out.print(Padding(Text(" · ".join(facts), "dim"), (0, 0, 0, 2)))


def _print_block(out: Console, block: Block) -> None:
    if block.kind == "table":
        _print_table(out, block)
        return
    if block.kind == "pictures":
        return
    for number, row in enumerate(block.rows, 1):
        mark = {"steps": f"{number}. ", "points": "- ", "example": "> "}.get(block.kind, "")
        if block.kind == "question":
            mark = "? " if number == 1 else "  "
        out.print(Padding(Text(mark) + _text(row[0]), (0, 0, 0, 2)))


def _print_table(out: Console, block: Block) -> None:
    head, *rows = block.rows
    table = Table(box=None, header_style="bold")
    for cell in head:
        table.add_column(_text(cell))
    for row in rows:
        table.add_row(*[_text(cell) for cell in row])
    out.print(Padding(table, (0, 0, 0, 1)))


def _text(item: Item) -> Text:
    parts = [(span.text, "bold" if span.style == "strong" else "") for span in item.spans]
    return Text.assemble(*parts, (f"  {' '.join(item.rules)}" if item.rules else "", "dim"))
