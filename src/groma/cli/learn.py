"""`groma learn`: the guided first game of a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from groma.cli.coach import Coach
from groma.cli.output import console
from groma.cli.parameters import GameName, Language, game_of, language_of
from groma.cli.schooling import Schooling
from groma.cli.text import Text
from groma.lessons import lesson_of

FromStep = Annotated[int, typer.Option("--from", metavar="N", help="The step with which to begin.")]


def learn(game: GameName, first: FromStep = 1, language: Language = None) -> None:
    """Learn a game by playing it with a coach; `show` tells what is asked for, `skip` goes on without him."""
    box, spoken = game_of(game, None), language_of(language)
    lesson = lesson_of(box)
    if lesson is None:
        raise ValueError(f"{game} has no lesson")
    if first not in range(1, len(lesson.steps) + 1):
        raise ValueError(f"there is no step {first}; there are 1 to {len(lesson.steps)}")
    state = box.new(lesson.seats, lesson.seed, lesson.options)
    schooling = Schooling(lesson, state, Text(box, spoken), Coach(box, spoken), console())
    schooling.go_to(first - 1)
    schooling.play()
