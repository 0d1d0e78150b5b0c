"""Many games of a match, wherever they are played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from groma.bots.match import Match, Outcome, play
from groma.kernel import Game
from groma.lab.workers import Workers


def played(game: Game[Any], match: Match, numbers: list[int], workers: Workers) -> Iterator[Outcome]:
    """Play the games of these numbers, and return each as it ends."""
    return (outcome for _, outcome in workers.each(_Play(game, match), numbers))


class _Play:
    """Plays one game of a match."""

    def __init__(self, game: Game[Any], match: Match) -> None:
        self.game = game
        self.match = match

    def __call__(self, number: int) -> Outcome:
        """Play the game of this number."""
        return play(self.game, self.match, number)
