"""Promises of every drawing, along random games at every seat count, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import groma
from groma.cli.gallery import drawing_class
from groma.kernel import Game, State
from groma.kernel.components import LANGUAGES
from groma.kernel.drawing import Drawing
from tests.cli.drawn import printed, random_positions, strict_drawing
from tests.kernel.toy import Toy

GAMES: list[Game[Any]] = [groma.game(name) for name in groma.names()]
TABLES = [(game, seats) for game in GAMES for seats in game.players]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
EVERY = 20
WIDTH = 80


def shown(state: State, language: str, seat: int | None) -> tuple[str, list[str]]:
    """Return all that a drawing shows a person or a spectator, and its hints."""
    drawing = strict_drawing(state, language, seat, WIDTH)
    parts = [*drawing.table(state), drawing.scoring(state)]
    decision = state.decision(seat) if seat is not None else None
    if decision is None:
        return printed(parts, WIDTH), []
    parts += drawing.beside(state, decision)
    return printed(parts, WIDTH), [drawing.hint(state, decision, action) for action in state.options(seat)]


@every_table
def test_every_position_is_drawn_in_words_and_within_eighty_columns(game: Game[Any], seats: int) -> None:
    for number, state in enumerate(random_positions(game, seats, seed=seats, every=EVERY)):
        eyes = [None, *state.waiting, 0]
        drawn, hints = shown(state, LANGUAGES[number % len(LANGUAGES)], eyes[number % len(eyes)])
        assert max(len(line.rstrip()) for line in drawn.splitlines()) <= WIDTH
        assert "…" not in drawn, "a heading is cut"
        assert not re.search(r"[a-z]_[a-z]|[{}$]", drawn + "".join(hints)), "an id instead of a word"
        scoring = strict_drawing(state, LANGUAGES[number % len(LANGUAGES)]).scoring(state)
        assert all(row[0].plain()[:1].isupper() for row in scoring.rows), "a label without a capital"


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_games_drawing_lies_in_its_folder(game: Game[Any]) -> None:
    assert drawing_class(game).__module__ == f"{type(game).__module__}.drawing"


def test_a_game_without_a_drawing_is_drawn_plainly() -> None:
    toy = Toy()
    toy.texts = Path(__file__).parents[1] / "kernel" / "text"
    assert drawing_class(toy) is Drawing
    state = toy.new(2, 1)
    assert re.search(r"Seat 0 .* Seat 1", printed(strict_drawing(state).table(state)))
    assert re.search(r"Total .* 0 .* 0", printed(strict_drawing(state).table(state)))
