"""Games between bots."""

from __future__ import annotations

from random import Random

import groma
from groma.bots import Bot
from groma.bots.match import LONGEST, Match, play_with
from groma.kernel import Action, State


class Loiterer(Bot):
    """Never enters the Guildhall, so that its games of Architects do not end."""

    def choose(self, state: State, seat: int) -> Action:
        """Choose anything but the Guildhall."""
        return self.rng.choice([each for each in state.options(seat) if "guildhall" not in each.notation])


def test_a_game_without_end_is_broken_off_and_won_by_nobody() -> None:
    match = Match("architects", ["random", "random"], 1, {})
    outcome = play_with(groma.game("architects"), match, 0, [Loiterer(Random(1)), Loiterer(Random(2))])
    assert sum(outcome.decisions) == LONGEST
    assert outcome.shares == [0.0, 0.0]
