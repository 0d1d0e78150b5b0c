"""The players' rulebook of a game, as the page draws it."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict

from groma.table.wire.base import Wire


class _Read(Wire):
    """What is taken over from the book as it was read."""

    model_config = ConfigDict(extra="forbid", from_attributes=True)


class BookSpan(_Read):
    """A piece of a sentence; `to` is where a link leads, as `chapter#section`."""

    style: Literal["plain", "strong", "link"]
    text: str
    to: str


class BookItem(_Read):
    """A sentence or more, with the drawing beside it and the rules that it tells."""

    spans: list[BookSpan]
    picture: str
    rules: list[str]


class BookBlock(_Read):
    """Rows of items: a table has several a row, the first row its head; a question has its answer in the second row."""

    kind: Literal["text", "points", "steps", "example", "table", "pictures", "question"]
    rows: list[list[BookItem]]


class BookFact(_Read):
    """A figure of a component, with what it is called."""

    label: str
    value: str


class BookPiece(_Read):
    """What is printed on a component: its drawing, its names in the other languages, its figures."""

    picture: str
    names: list[str]
    facts: list[BookFact]


class BookSection(_Read):
    """A part of a chapter that can be led to; that of a component has a piece."""

    id: str
    title: str
    blocks: list[BookBlock]
    piece: BookPiece | None


class BookChapter(_Read):
    """A chapter with what leads into it."""

    id: str
    title: str
    lead: list[BookBlock]
    sections: list[BookSection]


class BookAid(_Read):
    """What goes on a single sheet: sections, and the chapter whose components stand in one table."""

    sections: list[str]
    pieces: str


class BookText(_Read):
    """The whole book in a language: where each rule is explained, and where words lead that readers may search for."""

    game: str
    language: str
    title: str
    chapters: list[BookChapter]
    rules: dict[str, str]
    synonyms: dict[str, str]
    aid: BookAid
    steps: dict[str, int] = {}
    """For chapters, the number of the step of the guided game in which they can be tried."""
