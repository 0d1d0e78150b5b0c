"""What somebody new to a game is told in an ordinary game, when something is first met."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from groma.kernel import Event, Game, State
from groma.kernel.event import kind_of

MOST = 8
"""So many lines a game has at most, and a turn only one."""
GAMES = 3
"""So many finished games make a newcomer somebody who knows the game."""
GAMES_AFTER_LESSON = 2

_kind = cache(kind_of)


@dataclass(frozen=True)
class Topic:
    """One line, under `topic-<id>`, and where it fits: all that is named here must hold."""

    id: str
    rule: str
    """What it is about; where the lesson taught it, nothing more is said."""
    question: str = ""
    """What the player is asked."""
    option: str = ""
    """What the player may answer, `*` standing for anything."""
    refused: str = ""
    """The rule by which an answer is refused."""
    event: str = ""
    """What the player was told since the own turn before this one."""
    mine: str = ""
    """The field of that event in which the player's own seat must stand."""

    def fits(self, state: State, seat: int, events: Iterable[Event]) -> bool:
        """Tell whether a seat that is asked something meets this now."""
        decision = state.decision(seat)
        if decision is None or self.question not in ("", decision.question):
            return False
        if self.event and not any(self._tells(event, seat) for event in events):
            return False
        if self.option and not any(fnmatchcase(one.notation, self.option) for one in state.options(seat)):
            return False
        return not self.refused or any(rule == self.refused for _, rule in state.refusals(seat))

    def _tells(self, event: Event, seat: int) -> bool:
        if _kind(type(event).__name__) != self.event or not event.seen_by(seat):
            return False
        return not self.mine or event.fields().get(self.mine) == seat


def topics_of(game: Game[Any]) -> tuple[Topic, ...]:
    """Return what newcomers are told in a game, what goes first first; nothing where the game has no such lines."""
    return _read(_folder(game))


def topic_text(game: Game[Any], language: str) -> str:
    """Return the lines in a language, in Fluent."""
    return (_folder(game) / f"{language}.ftl").read_text(encoding="utf-8")


def new_topic(state: State, seat: int, events: Iterable[Event], known: Collection[str]) -> Topic | None:
    """Return what is new to a seat now, unless it is known already."""
    told = list(events)
    new = (topic for topic in topics_of(state.game) if topic.id not in known)
    return next((topic for topic in new if topic.fits(state, seat, told)), None)


def _folder(game: Game[Any]) -> Path:
    return game.texts.with_name("topics")


@cache
def _read(folder: Path) -> tuple[Topic, ...]:
    file = folder / "index.toml"
    if not file.is_file():
        return ()
    with file.open("rb") as opened:
        return tuple(_topic(file, name, table) for name, table in tomllib.load(opened).items())


def _topic(file: Path, name: str, table: dict[str, str]) -> Topic:
    try:
        return Topic(name, **table)
    except TypeError as problem:
        raise ValueError(f"{file}: {name!r}: {problem}") from None
