"""What a search thinks of a position: the best options for a hint, and what each decision of a game was worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from groma.bots.budget import Budget, never
from groma.bots.search import Search
from groma.bots.tree import Node
from groma.kernel import Action, Record, State

HINTS: Final = 3
"""Options that a hint names at most."""


class Judged:
    """An option with what may be expected of it."""

    def __init__(self, action: Action, chance: float, points: float, attention: float, reason: str) -> None:
        self.action = action
        self.chance = chance
        """How likely the seat wins after it, from 0 to 1."""
        self.points = points
        """The points that the seat may expect at the end."""
        self.attention = attention
        """The share of the thinking that went into it, from 0 to 1: the more, the surer."""
        self.reason = reason
        """The id of the text `reason-<id>` of the game that says why, or an empty text."""


class Moment:
    """One decision of a finished game, looked at again with the knowledge of the seat that made it."""

    def __init__(
        self, number: int, seat: int, played: Action, chances: list[float], options: list[Judged], judged: Judged
    ) -> None:
        self.number = number
        """The place of the move in the record, from 0."""
        self.seat = seat
        self.played = played
        self.chances = chances
        """How likely each seat wins, before the move."""
        self.options = options
        """What would have been best, the best first."""
        self.judged = judged
        """What was played."""

    def cost(self) -> float:
        """Return the chance to win that was given away."""
        return max(0.0, self.options[0].chance - self.judged.chance)


class Review:
    """A finished game, looked at again."""

    def __init__(self, moments: list[Moment]) -> None:
        self.moments = moments

    def chances(self, seat: int) -> list[float]:
        """Return how likely a seat was to win, before each decision that was looked at."""
        return [moment.chances[seat] for moment in self.moments]

    def costliest(self, seat: int, count: int = HINTS) -> list[Moment]:
        """Return the decisions of a seat that cost most, the costliest first."""
        own = [moment for moment in self.moments if moment.seat == seat and moment.cost() > 0.0]
        return sorted(own, key=_cost, reverse=True)[:count]


def _cost(moment: Moment) -> float:
    return moment.cost()


def hint(state: State, seat: int, budget: Budget, rng: Random) -> list[Judged]:
    """Return the best options of a seat that is asked, the best first; only what the seat may know is looked at."""
    budget.begin()
    search = Search(state.imagine(seat, rng), seat, rng)
    search.run(budget)
    return [_judged(search, node) for node in search.root.ranked()[:HINTS] if node.visits]


def look_back(state: State, number: int, seat: int, played: Action, budget: Budget, rng: Random) -> Moment:
    """Judge one decision of a game: what was played is tried as often as what would have been best."""
    budget.begin()
    search = Search(state.imagine(seat, rng), seat, rng)
    search.run(budget)
    best = [node for node in search.root.ranked()[:HINTS] if node.visits]
    other = search.root.children[played.id]
    while other.visits < best[0].visits and not budget.stop():
        search.simulate(played)
    chances = [best[0].chance(each) for each in range(state.seats)]
    return Moment(number, seat, played, chances, [_judged(search, node) for node in best], _judged(search, other))


def moments(record: Record, simulations: int, seed: int = 0, stop: Callable[[], bool] = never) -> Iterator[Moment]:
    """Judge every decision of a record in turn; forced ones, with a single answer, are left out."""
    state = record.start()
    for number, move in enumerate(record.moves):
        played = record.game.action(move.notation)
        if stop():
            return
        if len(state.options(move.seat)) > 1:
            rng = Random(f"{seed} {number}")
            yield look_back(state, number, move.seat, played, Budget(simulations, stop=stop), rng)
        state.play(played, move.seat)


def review(record: Record, simulations: int, seed: int = 0, stop: Callable[[], bool] = never) -> Review:
    """Look at a whole game again."""
    return Review(list(moments(record, simulations, seed, stop)))


def _judged(search: Search, node: Node) -> Judged:
    """Tell what the search found out about an option."""
    assert node.action is not None
    tries = max(1, node.visits)
    reason = search.state.game.reason(search.state, search.seat, node.action)
    share = node.visits / max(1, search.root.visits)
    return Judged(node.action, node.chance(search.seat), node.points / tries, share, reason)
