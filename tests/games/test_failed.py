"""A random game over which a test fails can be replayed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import groma
from groma.kernel import Record
from tests.games.failed import forget, save
from tests.games.test_every_game import moves, start


def test_the_game_that_is_played_is_saved_as_far_as_it_went(tmp_path: Path) -> None:
    state, rng = start(groma.game("marble"), 2, 5)
    for number, _ in enumerate(moves(state, rng)):
        for _ in moves(state.copy(), Random(number)):
            break
        if number == 9:
            break
    file = save(tmp_path)
    assert file is not None
    assert Record.load(file).replay().to_json() == state.to_json()
    forget()
    assert save(tmp_path) is None
