"""The digest of a position is the one that records keep."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import groma
from groma.kernel import State
from groma.kernel.record import digest
from groma.table.position import quick_digest


@pytest.mark.parametrize("name", groma.names())
def test_every_position_has_the_digest_of_the_kernel(name: str) -> None:
    state, rng = groma.game(name).new(seats=3, seed=b"a seed of bytes"), Random(5)
    while not state.over:
        assert quick_digest(state) == digest(state)
        state.play(rng.choice(state.options()))
    assert quick_digest(state) == digest(state)


class Spoken(State):
    """A state whose words are not those of English."""

    def whole(self) -> dict[str, Any]:
        """Return what must be told."""
        return {"zeta": "città", "alpha": [1, True, None, 'a "quoted" word\n']}


def test_words_of_other_languages_make_no_difference() -> None:
    state = Spoken()
    assert quick_digest(state) == digest(state)
