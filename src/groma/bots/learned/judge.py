"""A judge that learned: a search asks it instead of the advice alone."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from groma.bots.greedy import best_first
from groma.bots.judge import Judge, Ranking, Verdict
from groma.bots.learned.features import Features
from groma.bots.learned.net import Net, load
from groma.bots.nets import NetError
from groma.kernel import Game, State
from groma.kernel.encoding import around
from groma.kernel.weights import Habits


class LearnedJudge(Judge):
    """Judges by a net; it is only ever shown imagined positions, as every judge."""

    def __init__(self, habits: Habits, net: Net) -> None:
        super().__init__(habits)
        self.net = net

    def opening(self, state: State, seat: int) -> Ranking:
        """Rank the options that are really to be decided."""
        return self._ranking(state, seat, self.habits.width) or super().opening(state, seat)

    def ranking(self, state: State, seat: int) -> Ranking:
        """Rank the options of a decision that may come."""
        return self._ranking(state, seat, self.habits.rollout_width) or super().ranking(state, seat)

    def _ranking(self, state: State, seat: int, width: int) -> Ranking | None:
        """Rank options by the net, if it learned to."""
        if not self.net.has_policy or state.seats == 1:
            return None
        ordered = best_first(state, seat, width)
        layer = self.net.layers(self.net.features.row(state, seat))
        return Ranking(ordered, self.net.priors(layer, [action.id for action in ordered]))

    def verdict(self, state: State, par: float) -> Verdict:
        """Judge a position as the seat to move sees it; the end needs no judge, and a player alone has a par."""
        if state.over or state.seats == 1:
            return super().verdict(state, par)
        seat = state.waiting[0]
        row = self.net.features.row(state, seat)
        layer = self.net.layers(row)
        gained = self.net.gained(row, layer)
        points = [known + more for known, more in zip(row.points, gained.tolist(), strict=True)]
        return Verdict(_from_the_first(self.net.chances(row, layer, gained), seat), _from_the_first(points, seat))


def _from_the_first(relative: list[float], seat: int) -> list[float]:
    """Return what is told from one seat on in the order of the seats."""
    found = [0.0] * len(relative)
    for other, each in zip(around(seat, len(relative)), relative, strict=True):
        found[other] = each
    return found


def read(game: Game[Any], file: Path) -> LearnedJudge:
    """Read a net and the habits that go with it; one that was made for other components is refused."""
    told: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    features = Features(game)
    for name, known in identity(game, features).items():
        if told.get(name) != known:
            raise NetError(f"{file}: its {name} is {told.get(name)!r}, that of {game.name} {known!r}: train it again")
    judge = LearnedJudge(game.advice.weights.habits, load(file.with_name(told["weights"]), features))
    judge.rounds = int(told["habits"]["rollout_rounds"])
    judge.exploration = float(told["habits"]["exploration"])
    judge.levels = [str(level) for level in told["levels"]]
    return judge


def identity(game: Game[Any], features: Features) -> dict[str, str]:
    """Return what a net must agree with to be read: the game, what its inputs mean, and what its options mean."""
    return {"game": game.name, "inputs": features.digest, "vocabulary": game.vocabulary}
