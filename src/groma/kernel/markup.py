"""The little Markdown of a game's book, as typed blocks.

A file is a chapter: `# Title`, a paragraph that leads in, and sections `## Title {#id}`. A section holds paragraphs,
`- ` points, `1. ` steps, `> ` examples, `|` tables, pictures `![caption](drawing)` and questions, `? ` with the answer
below. Whatever is said may end with the numbers of its rules, `[P11.1, P11.2]`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_HEADING: Final = re.compile(r"## *(.*?) *\{#([a-z0-9_]+)\}")
_STEP: Final = re.compile(r"\d+\. ")
_RULES: Final = re.compile(r" \[([A-Z]+\d[A-Z0-9., ]*)\]$")
_PICTURE: Final = re.compile(r"!\[(.*?)\]\(([\w-]+)\) *")
_SPAN: Final = re.compile(r"\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)")
_RULER: Final = re.compile(r"\|[-| ]+\|")
CHAPTER_SECTION: Final = ""
"""The id of what stands in a chapter before its first section."""

Fill = Callable[[str], str]
"""Puts figures and names in the place of what stands in braces."""


@dataclass(frozen=True)
class Span:
    """A piece of a sentence: `plain`, `strong`, or a `link` to a chapter or section of the book."""

    style: str
    text: str
    to: str


@dataclass(frozen=True)
class Item:
    """A sentence or more, with a drawing beside it where it has one, and the rules that it tells."""

    spans: list[Span]
    picture: str
    rules: list[str]

    def text(self) -> str:
        """Return the words alone."""
        return "".join([span.text for span in self.spans])


@dataclass(frozen=True)
class Block:
    """What stands between two gaps: `text`, `points`, `steps`, `example`, `table`, `pictures` or `question`.

    A table has rows of cells, the first row its head; a question has its answer in the second row.
    """

    kind: str
    rows: list[list[Item]]


@dataclass(frozen=True)
class Passage:
    """A section as written."""

    id: str
    title: str
    blocks: list[Block]


def passages(text: str, fill: Fill) -> tuple[str, list[Passage]]:
    """Return the title of a chapter, and its sections; the first is what stands before them."""
    title, _, rest = text.partition("\n")
    found = [Passage(CHAPTER_SECTION, "", [])]
    for part in re.split(r"\n\s*\n", rest.strip()):
        heading = _HEADING.fullmatch(part.partition("\n")[0])
        if heading:
            found.append(Passage(heading[2], fill(heading[1]), []))
            part = part.partition("\n")[2]
        if part.strip():
            found[-1].blocks.append(_block(part, fill))
    return fill(title.removeprefix("# ")), found


def _block(part: str, fill: Fill) -> Block:
    lines = _unwrapped(part)
    first = lines[0]
    if first.startswith("|"):
        cells = [line.strip().strip("|").split("|") for line in lines if not _RULER.fullmatch(line)]
        return Block("table", [[item(cell.strip(), fill) for cell in row] for row in cells])
    if first.startswith("!["):
        found = [_PICTURE.match(line) for line in lines]
        return Block("pictures", [[Item(spans(fill(one[1])), one[2], [])] for one in found if one])
    if first.startswith("? "):
        return Block("question", [[item(first[2:], fill)], [item(" ".join(lines[1:]), fill)]])
    if first.startswith("> "):
        return Block("example", [[item(line.removeprefix("> "), fill)] for line in lines])
    if first.startswith("- "):
        return Block("points", [[item(line[2:], fill)] for line in lines])
    if _STEP.match(first):
        return Block("steps", [[item(_STEP.sub("", line, count=1), fill)] for line in lines])
    return Block("text", [[item(" ".join(lines), fill)]])


def _unwrapped(part: str) -> list[str]:
    """Return the lines of a block; one that is indented belongs to the line above."""
    lines: list[str] = []
    for line in part.splitlines():
        if line.startswith("  ") and lines:
            lines[-1] += " " + line.strip()
        elif line.strip():
            lines.append(line.strip())
    return lines


def item(text: str, fill: Fill) -> Item:
    """Read what one point, cell or paragraph says."""
    drawn = _PICTURE.match(text)
    rules = _RULES.search(text)
    said = text[drawn.end() if drawn else 0 : rules.start() if rules else len(text)]
    return Item(spans(fill(said)), drawn[2] if drawn else "", re.split(r", *", rules[1]) if rules else [])


def spans(text: str) -> list[Span]:
    """Take a sentence apart where it is stressed or leads elsewhere."""
    found: list[Span] = []
    end = 0
    for match in _SPAN.finditer(text):
        if match.start() > end:
            found.append(Span("plain", text[end : match.start()], ""))
        found.append(Span("strong", match[1], "") if match[1] else Span("link", match[2], match[3]))
        end = match.end()
    if text[end:]:
        found.append(Span("plain", text[end:], ""))
    return found
