"""A whole game of each title is told as it was read and approved."""

from __future__ import annotations

import pytest

from tests.records.make import GAMES
from tests.records.told import LANGUAGES, kept, telling


@pytest.mark.parametrize("name", list(GAMES))
def test_a_recorded_game_is_told_as_it_was_read(name: str) -> None:
    """After a change that was meant, read the new telling: `make records GAME=…` writes it."""
    for language in LANGUAGES:
        assert telling(name, language) == kept(name, language).read_text(encoding="utf-8")
