"""Drawings as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from rich.console import Console

from groma.cli.gallery import drawing_of
from groma.cli.rendering import rendered
from groma.kernel import Game, State
from groma.kernel.drawing import Drawing, Part
from tests.cli.strict import StrictText


@cache
def strict_text(game: Game[Any], language: str) -> StrictText:
    """Return the words of a game, read once."""
    return StrictText(game, language)


def strict_drawing(state: State, language: str = "en", seat: int | None = None, columns: int = 200) -> Drawing:
    """Return the drawing of a table that misses no word."""
    return drawing_of(state, strict_text(state.game, language), seat, columns)


def printed(parts: list[Part], columns: int = 200) -> str:
    """Return what a terminal without colours shows."""
    console = Console(width=columns, color_system=None, highlight=False)
    with console.capture() as caught:
        for part in parts:
            console.print(rendered(part))
    return caught.get()


def table_of(state: State, language: str = "en", seat: int | None = None, columns: int = 200) -> str:
    """Return the whole table as a terminal shows it."""
    return printed(strict_drawing(state, language, seat, columns).table(state), columns)


def random_positions(game: Game[Any], seats: int, seed: int, every: int) -> Iterator[State]:
    """Give out one position in so many along a random game with options by lot, and the last one."""
    rng = Random(seed)
    options = {name: rng.choice(values) for name, values in game.options_for(seats).items()}
    state: State = game.new(seats, seed, options)
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        seat = rng.choice(state.waiting)
        state.play(rng.choice(state.options(seat)), seat)
        number += 1
    yield state
