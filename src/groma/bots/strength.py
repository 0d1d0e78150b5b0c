"""How strong bots are, from the games they played: shares of wins with their uncertainty, Elo, scores, speed."""

from __future__ import annotations

from math import log10, sqrt
from typing import Any, Final

from groma.bots.match import Match, Outcome

_SURE: Final = 1.96
"""Standard deviations of an interval of 95 %."""
_ROUNDS: Final = 200
"""Steps in which the ratings settle."""
_DRAW: Final = 0.5
"""A drawn game with everyone keeps ratings finite where one bot won all."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's formula."""
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, _SURE * _SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = _SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


class Strength:
    """What the games of a match say about each bot that plays in it; seats of the same bot count together."""

    def __init__(self, match: Match, outcomes: list[Outcome]) -> None:
        self.match = match
        self.outcomes = outcomes
        self.names = list(dict.fromkeys(match.bots))

    def places(self, name: str) -> list[int]:
        """Return the places at which a bot plays."""
        return [place for place, other in enumerate(self.match.bots) if other == name]

    def result(self) -> dict[str, Any]:
        """Return all figures as plain JSON."""
        ratings = elo(self.names, self.duels())
        return {
            "game": self.match.game,
            "seats": len(self.match.bots),
            "bots": self.match.bots,
            "options": self.match.options,
            "seed": self.match.seed,
            "games": len(self.outcomes),
            "strength": [{"bot": name, **self._of(name), "elo": round(ratings[name])} for name in self.names],
        }

    def _of(self, name: str) -> dict[str, Any]:
        """Return the figures of one bot: a share of wins belongs to one seat, so a fair share is one of the seats."""
        places, games = self.places(name), len(self.outcomes)
        won = _sum(self.outcomes, places) / len(places)
        low, high = wilson(won, games)
        seconds = max(1e-9, sum(outcome.seconds[place] for outcome in self.outcomes for place in places))
        decisions = sum(outcome.decisions[place] for outcome in self.outcomes for place in places)
        simulations = sum(outcome.simulations[place] for outcome in self.outcomes for place in places)
        points = sum(outcome.scores[place] for outcome in self.outcomes for place in places)
        return {
            "seats": len(places),
            "share": round(won / games, 4) if games else 0.0,
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(1 / len(self.match.bots), 4),
            "score": round(points / max(1, games * len(places)), 2),
            "decisions_per_second": round(decisions / seconds, 1),
            "simulations_per_second": round(simulations / seconds, 1),
        }

    def duels(self) -> dict[tuple[str, str], float]:
        """Count how often a seat of one bot finished above a seat of another; winners are above, then points."""
        won: dict[tuple[str, str], float] = {}
        for outcome in self.outcomes:
            ranks = list(zip(outcome.shares, outcome.scores, strict=True))
            for place, one in enumerate(self.match.bots):
                for other_place, other in enumerate(self.match.bots):
                    if one != other:
                        above = 1.0 if ranks[place] > ranks[other_place] else 0.0
                        same = 0.5 if ranks[place] == ranks[other_place] else 0.0
                        won[one, other] = won.get((one, other), 0.0) + above + same
        return won


def _sum(outcomes: list[Outcome], places: list[int]) -> float:
    return sum([outcome.shares[place] for outcome in outcomes for place in places])


def elo(names: list[str], won: dict[tuple[str, str], float]) -> dict[str, float]:
    """Return ratings in Elo points, on average 0, that fit the duels best (Bradley and Terry)."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        strength = {name: _step(name, names, strength, won) for name in names}
    logs = {name: 400 * log10(each) for name, each in strength.items()}
    mean = sum(logs.values()) / len(logs)
    return {name: each - mean for name, each in logs.items()}


def _step(name: str, names: list[str], strength: dict[str, float], won: dict[tuple[str, str], float]) -> float:
    above = total = 0.0
    for other in names:
        if other != name:
            wins, losses = won.get((name, other), 0.0) + _DRAW, won.get((other, name), 0.0) + _DRAW
            above += wins
            total += (wins + losses) / (strength[name] + strength[other])
    return above / total if total else 1.0
