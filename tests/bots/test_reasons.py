"""Why an option is good: every reason has words, and each is given at some time."""

from __future__ import annotations

from typing import Any

from groma.bots import bot
from groma.kernel import Game
from groma.kernel.components import LANGUAGES
from tests.bots.test_bots import every_game
from tests.cli.messages import read_messages


def given(game: Game[Any]) -> set[str]:
    """Return the reasons for all options of some games."""
    reasons: set[str] = set()
    for seed in range(4):
        state = game.new(3, seed)
        bots = [bot("greedy"), bot("random", seed), bot("random", seed + 1)]
        while not state.over:
            seat = state.waiting[0]
            reasons.update([game.reason(state, seat, option) for option in state.options(seat)])
            state.play(bots[seat].answer(state, seat), seat)
    return reasons - {""}


@every_game
def test_every_reason_has_words_in_every_language_and_no_words_are_left_over(game: Game[Any]) -> None:
    reasons = {f"reason-{reason}" for reason in given(game)}
    for language in LANGUAGES:
        assert reasons == {key for key in read_messages(game.text(language)) if key.startswith("reason-")}
