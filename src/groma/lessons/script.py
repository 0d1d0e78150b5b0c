"""A lesson as its file tells it: steps, what each asks, and what the others answer."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from groma.kernel import Action, OptionValue, State

BEST = "best"
FIRST = "first"


@dataclass(frozen=True)
class Ask:
    """A move of the learner: any of these, `*` standing for anything, whose preview brings what is wanted."""

    any: tuple[str, ...]
    brings: dict[str, int] = field(default_factory=dict)

    def accepts(self, state: State, seat: int, action: Action) -> bool:
        """Tell whether an option is what the step asks for."""
        if not any(fnmatchcase(action.notation, wanted) for wanted in self.any):
            return False
        if not self.brings:
            return True
        decision = state.decision(seat)
        assert decision is not None
        preview = decision.preview(state, action)
        return all(preview.get(key, 0) == amount for key, amount in self.brings.items())


@dataclass(frozen=True)
class Reply:
    """A move of another player: a notation, the `first` option, or the `best` one as a bot sees it."""

    seat: int
    move: str


@dataclass(frozen=True)
class Off:
    """What is said to moves that the rules allow and the step does not ask for."""

    when: str
    say: str


@dataclass(frozen=True)
class Step:
    """One idea: what is said about it is under `lesson-<id>`."""

    id: str
    teaches: tuple[str, ...]
    moves: tuple[Ask | Reply, ...]
    go: bool
    """Whether it waits until the learner has read it."""
    look: str | None
    """The refused move whose reason the learner is to read."""
    mark: tuple[str, ...]
    """Pieces to look at, besides what is asked."""
    number: tuple[str, ...]
    """Pieces and moves that the text counts."""
    off: tuple[Off, ...]
    figures: dict[str, str]
    """Numbers of its text: where each is found."""
    expect: dict[str, Any]
    """What the learner's view shows when it is done."""

    def said_to(self, notation: str) -> str | None:
        """Return which text answers a move that is not asked for; nothing where the common one does."""
        return next((off.say for off in self.off if fnmatchcase(notation, off.when)), None)


@dataclass(frozen=True)
class Lesson:
    """A scripted game for one learner."""

    name: str
    seats: int
    seed: int
    options: dict[str, OptionValue]
    me: int
    names: dict[int, str]
    """Of the other players."""
    chapters: dict[str, int]
    """The number of the first step of each, counted from 1."""
    must_teach: tuple[str, ...]
    needs: dict[str, str]
    """For moves, `*` standing for anything, the rule that explains them."""
    steps: tuple[Step, ...]

    def rules_for(self, notation: str) -> set[str]:
        """Return the rules that whoever makes a move must have been taught."""
        return {rule for move, rule in self.needs.items() if fnmatchcase(notation, move)}

    def chapter_of(self, step: int) -> str:
        """Return the chapter of a step."""
        begun = [name for name, first in self.chapters.items() if first <= step + 1]
        return begun[-1]


def read(file: Path) -> Lesson:
    """Read a lesson; ValueError names the file, the step and what is wrong there."""
    with file.open("rb") as opened:
        data = tomllib.load(opened)
    try:
        return Lesson(
            name=file.stem,
            seats=data["seats"],
            seed=data["seed"],
            options=data.get("options", {}),
            me=data["me"],
            names={int(seat): name for seat, name in data["names"].items()},
            chapters=data["chapters"],
            must_teach=tuple(data["must_teach"]),
            needs=data["needs"],
            steps=tuple(_step(file, step) for step in data["step"]),
        )
    except KeyError as missing:
        raise ValueError(f"{file}: {missing} is missing") from None


_KEYS = {"id", "teaches", "do", "go", "look", "mark", "number", "off", "figures", "expect"}


def _step(file: Path, data: dict[str, Any]) -> Step:
    where = f"{file}: step {data.get('id')!r}"
    if set(data) - _KEYS:
        raise ValueError(f"{where} has the unknown key {min(set(data) - _KEYS)!r}")
    moves = tuple(move for one in data.get("do", []) for move in _moves(where, one))
    go = data.get("go", False)
    if go == any(isinstance(move, Ask) for move in moves):
        raise ValueError(f"{where} must either ask for a move or wait with go = true")
    return Step(
        id=data["id"],
        teaches=tuple(data["teaches"]),
        moves=moves,
        go=go,
        look=data.get("look"),
        mark=tuple(data.get("mark", [])),
        number=tuple(data.get("number", [])),
        off=tuple(Off(**off) for off in data.get("off", [])),
        figures=data.get("figures", {}),
        expect=data.get("expect", {}),
    )


def _moves(where: str, one: Any) -> list[Ask | Reply]:
    """A text or a table is a move of the learner, a list the moves of the seat that it begins with."""
    if isinstance(one, str):
        return [Ask((one,))]
    if isinstance(one, dict):
        return [Ask(tuple(one["any"]), one.get("with", {}))]
    if isinstance(one, list) and len(one) > 1:
        return [Reply(one[0], move) for move in one[1:]]
    raise ValueError(f"{where}: {one!r} is no move")
