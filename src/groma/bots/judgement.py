"""What a search thinks of a position: the best options for a hint, and what a decision that was made was worth."""

from __future__ import annotations

from random import Random
from typing import Final

from groma.bots.budget import Budget
from groma.bots.search import Search
from groma.bots.tree import Node
from groma.kernel import Action, State

HINTS: Final = 3
"""Options that a hint names at most."""


class Judged:
    """An option with what may be expected of it."""

    def __init__(self, action: Action, chance: float, points: float, share: float, reason: str) -> None:
        self.action = action
        self.chance = chance
        """How likely the seat wins after it, from 0 to 1."""
        self.points = points
        """The points that the seat may expect at the end."""
        self.share = share
        """The share of the simulations that tried it, from 0 to 1: the more, the surer."""
        self.reason = reason
        """The id of the text `reason-<id>` of the game that says why; the best option of a hint always has one."""


class Moment:
    """A decision of a finished game, looked at again with the knowledge of the seat that made it."""

    def __init__(self, chances: list[float], options: list[Judged], judged: Judged) -> None:
        self.chances = chances
        """How likely each seat wins, before the move."""
        self.options = options
        """What would have been best, the best first."""
        self.judged = judged
        """What was played."""


def hint(state: State, seat: int, budget: Budget, rng: Random) -> list[Judged]:
    """Return the best options of a seat that is asked, the best first; only what the seat may know is looked at."""
    budget.begin()
    search = Search(state.imagine(seat, rng), seat, rng)
    search.run(budget)
    options = [_judged(search, node) for node in search.root.ranked()[:HINTS] if node.visits]
    if options:
        options[0].reason = state.game.advice.why(search.state, seat, options[0].action)
    return options


def look_back(state: State, seat: int, played: Action, budget: Budget, rng: Random) -> Moment:
    """Judge one decision of a game: what was played is tried as often as what would have been best."""
    budget.begin()
    search = Search(state.imagine(seat, rng), seat, rng)
    search.run(budget)
    best = [node for node in search.root.ranked()[:HINTS] if node.visits]
    other = search.root.children[played.id]
    while other.visits < best[0].visits and not budget.stop():
        search.simulate(played)
    chances = [best[0].chance(each) for each in range(state.seats)]
    return Moment(chances, [_judged(search, node) for node in best], _judged(search, other))


def _judged(search: Search, node: Node) -> Judged:
    """Tell what the search found out about an option."""
    assert node.action is not None
    tries = max(1, node.visits)
    reason = search.state.game.advice.reason(search.state, search.seat, node.action)
    share = node.visits / max(1, search.root.visits)
    return Judged(node.action, node.chance(search.seat), node.points / tries, share, reason)
