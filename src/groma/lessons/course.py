"""How far a learner is in a lesson, and what comes next."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from groma.bots.greedy import best_first
from groma.kernel import Action, Game, State
from groma.lessons.script import BEST, FIRST, Ask, Lesson, Reply, Step, read

FILE = "first"
_COMMON = Path(__file__).with_name("text")


@cache
def _read(folder: Path) -> Lesson | None:
    file = folder / f"{FILE}.toml"
    return read(file) if file.is_file() else None


def _folder(game: Game[Any]) -> Path:
    return game.texts.with_name("lessons")


def lesson_of(game: Game[Any]) -> Lesson | None:
    """Return the guided first game, if there is one."""
    return _read(_folder(game))


def text_of(game: Game[Any], language: str) -> str:
    """Return what is said in a lesson, in Fluent: what all lessons say alike, and the game's own."""
    files = [folder / f"{language}.ftl" for folder in (_COMMON, _folder(game))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@dataclass(frozen=True)
class Place:
    """Where a learner stands: in which step, and how many moves were made since it began."""

    step: int
    moves: int


class Course:
    """A lesson at one position of its game."""

    def __init__(self, lesson: Lesson, state: State, place: Place) -> None:
        self.lesson = lesson
        self.state = state
        self.place = place

    @property
    def step(self) -> Step | None:
        """The step at hand; nothing once the learner plays freely."""
        return self.lesson.steps[self.place.step] if self.place.step < len(self.lesson.steps) else None

    @property
    def next(self) -> Ask | Reply | None:
        """The next move of the step."""
        step = self.step
        return step.moves[self.place.moves] if step and self.place.moves < len(step.moves) else None

    @property
    def is_read(self) -> bool:
        """Whether only the learner's word is missing to go on."""
        return self.step is not None and self.step.go and self.next is None

    @property
    def is_done(self) -> bool:
        """Whether the step at hand has all it asked for."""
        return self.step is not None and not self.step.go and self.next is None

    @property
    def is_under_way(self) -> bool:
        """Whether the learner has made a move of the step."""
        return self.step is not None and any(isinstance(move, Ask) for move in self.step.moves[: self.place.moves])

    def asked(self) -> list[Action]:
        """Return the options that the step asks for."""
        wanted, me = self.next, self.lesson.me
        if not isinstance(wanted, Ask) or me not in self.state.waiting:
            return []
        return [action for action in self.state.options(me) if wanted.accepts(self.state, me, action)]

    def off(self) -> dict[str, str]:
        """Return, for each option that is not asked for and has a text of its own, which."""
        step, asked = self.step, self.asked()
        if step is None or not asked:
            return {}
        rest = [action.notation for action in self.state.options(self.lesson.me) if action not in asked]
        said = {notation: step.said_to(notation) for notation in rest}
        return {notation: key for notation, key in said.items() if key}

    def off_figures(self, action: Action) -> dict[str, int]:
        """Return the numbers of what is said to a move: what it would bring, and what the asked one would."""
        decision = self.state.decision(self.lesson.me)
        assert decision is not None
        asked = {f"asked_{key}": abs(amount) for key, amount in self._preview().items()}
        return {key: abs(amount) for key, amount in decision.preview(self.state, action).items()} | asked

    def reply(self) -> tuple[int, Action] | None:
        """Return the move of another player that comes next, if one does."""
        wanted = self.next
        if not isinstance(wanted, Reply):
            return None
        return wanted.seat, self._chosen(wanted)

    def _chosen(self, wanted: Reply) -> Action:
        if wanted.move == FIRST:
            return self.state.options(wanted.seat)[0]
        if wanted.move == BEST:
            seen = self.state.imagine(wanted.seat, Random(0))
            return best_first(seen, wanted.seat, seen.game.advice.weights.habits.width)[0]
        action: Action = self.state.game.action(wanted.move)
        return action

    def goes_on(self) -> bool:
        """Tell whether the script fits the position: a lesson that was changed since may not."""
        wanted = self.next
        if wanted is None:
            return True
        if isinstance(wanted, Ask):
            return bool(self.asked())
        try:
            return self._chosen(wanted) in self.state.options(wanted.seat)
        except (IndexError, ValueError):
            return False

    def figures(self, step: Step) -> dict[str, int]:
        """Return the numbers of a step's text as they are now."""
        game = self.state.game
        sources = {
            "view": self.state.view(self.lesson.me),
            "printed": game.figures(),
            "components": _components(game),
            "asked": self._preview(),
            "moves": [_number(move) for move in step.moves],
        }
        found: dict[str, int] = {}
        for name, path in step.figures.items():
            value = looked_up(sources, path)
            if value is not None:
                found[name] = abs(value)
        return found

    def _preview(self) -> dict[str, int]:
        asked, decision = self.asked(), self.state.decision(self.lesson.me)
        return decision.preview(self.state, asked[0]) if asked and decision else {}


def way_to(lesson: Lesson, state: State, step: int) -> Iterator[tuple[int, Action]]:
    """Tell the moves before a step, each with its seat, as they are asked for; whoever is told one plays it."""
    for number, before in enumerate(lesson.steps[:step]):
        for moves in range(len(before.moves)):
            course = Course(lesson, state, Place(number, moves))
            yield course.reply() or (lesson.me, course.asked()[0])


def _number(move: Ask | Reply) -> int | None:
    """Return the number that a move of the learner ends with, such as that of a die."""
    number = move.any[0].rpartition(" ")[2] if isinstance(move, Ask) else ""
    return int(number) if number.isdecimal() else None


@cache
def _components(game: Game[Any]) -> dict[str, Any]:
    return tomllib.loads(game.components.content.decode())


def looked_up(data: Any, path: str) -> Any:
    """Return what a dotted path leads to; `#` counts what is there; nothing where it leads nowhere."""
    for key in path.split("."):
        if key == "#":
            return len(data)
        try:
            data = data[int(key)] if isinstance(data, list) else data[key]
        except (KeyError, IndexError, ValueError):
            return None
    return data
