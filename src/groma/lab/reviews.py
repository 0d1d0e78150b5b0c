"""Reviews of many games: what a search thinks of each decision, and what the decision gave away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from groma.bots import Budget
from groma.bots.judgement import look_back
from groma.kernel import Action, Game, State
from groma.lab.samples import Line, answers, dealt

CLOSELY = 12
"""Decisions of each seat that are looked at more closely: those about which the first look leaves most doubt."""
CLOSER = 5
"""A closer look takes so many times the simulations of the first, which is mostly luck."""


@dataclass(frozen=True)
class Look:
    """A decision that was looked at again: the chance to win after what was played, and after what seemed best."""

    move: int
    seat: int
    played: str
    chance: float
    best: str
    best_chance: float

    @property
    def cost(self) -> float:
        """The chance to win that was given away."""
        return max(0.0, self.best_chance - self.chance)


@dataclass(frozen=True)
class Review:
    """One game: how many decisions were choices, and those that were looked at closely."""

    decisions: int
    looks: list[Look]


class Reviewer:
    """Looks at all decisions of a game, and closely at those that seem to have cost most."""

    def __init__(self, game: Game[Any], simulations: int) -> None:
        self.game = game
        self.simulations = simulations

    def __call__(self, line: Line) -> Review:
        """Review one game."""
        first = [self._look(*each, self.simulations) for each in self._choices(line)]
        doubtful = sorted(first, key=lambda look: look.chance - look.best_chance)
        close = [look for seat in range(line["seats"]) for look in _of(seat, doubtful)[:CLOSELY]]
        moves = {look.move for look in close}
        again = (each for each in self._choices(line) if each[0] in moves)
        return Review(len(first), [self._look(*each, CLOSER * self.simulations) for each in again])

    def _choices(self, line: Line) -> Iterator[tuple[int, State, int, Action]]:
        """Play a game, and stop before each decision that was a choice: number, state, seat, and what was played.

        The state is good until the next one is asked for.
        """
        state = dealt(self.game, line)
        state.logging = False
        for number, (seat, action) in enumerate(answers(self.game, line), 1):
            if len(state.options(seat)) > 1:
                yield number, state, seat, action
            state.play(action, seat)

    def _look(self, number: int, state: State, seat: int, played: Action, simulations: int) -> Look:
        moment = look_back(state, seat, played, Budget(simulations), Random(f"{number} {simulations}"))
        best = moment.options[0]
        return Look(number, seat, played.notation, moment.judged.chance, best.action.notation, best.chance)


def _of(seat: int, looks: list[Look]) -> list[Look]:
    return [look for look in looks if look.seat == seat]
