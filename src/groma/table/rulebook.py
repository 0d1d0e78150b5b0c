"""The rules of a game as data, for reading beside the board."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from groma.kernel import Game
from groma.table.wire.games import ChapterInfo, RuleInfo, RulesText

_RULE = re.compile(r"^- (?:\*\*)?([A-Z]+[0-9.]+)(?:\*\*)? (.*)$")
_REBUILT = "Reconstruction: "
_TAGS = re.compile(r"(?: \[[a-z]+\])+$")


def rules_of(game: Game[Any]) -> RulesText:
    """Return the rules that lie beside a game's texts."""
    return _read(game.name, game.texts.with_name("RULES.md"))


@cache
def _read(name: str, path: Path) -> RulesText:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    title = next((line[2:] for line in lines if line.startswith("# ")), name)
    chapters: list[ChapterInfo] = []
    for line in lines:
        if line.startswith("## "):
            chapters.append(ChapterInfo(title=line[3:], text="", rules=[]))
        elif chapters:
            _add(chapters[-1], line)
    return RulesText(game=name, title=title, chapters=chapters)


def _add(chapter: ChapterInfo, line: str) -> None:
    found = _RULE.match(line)
    if found:
        tags = _TAGS.search(found[2])
        text = found[2][: tags.start()] if tags else found[2]
        source = tags[0].strip() if tags else ""
        rebuilt = text.startswith(_REBUILT)
        chapter.rules.append(RuleInfo(number=found[1], text=_said(text), source=source, reconstructed=rebuilt))
    elif line.strip():
        chapter.text = f"{chapter.text}\n{line}".strip()


def _said(text: str) -> str:
    """Return a rule without the word that marks it as reconstructed."""
    plain = text.removeprefix(_REBUILT)
    return plain[:1].upper() + plain[1:]
