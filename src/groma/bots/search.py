"""Information-set Monte Carlo tree search: one tree for many deals of what the seat cannot see.

Each simulation deals the hidden things again, walks down the tree as every seat would choose for itself (PUCT, with
priors from a judge), plays a rollout of a few turns as greedy players would, and asks the judge how likely each seat is
to win from there.
"""

from __future__ import annotations

from random import Random
from typing import Final

from groma.bots.budget import Budget
from groma.bots.greedy import best_first
from groma.bots.judge import Judge
from groma.bots.tree import Node
from groma.kernel import Action, State

LEAST_RANGE: Final = 0.01
"""Chances that differ by less are taken for this different."""
LONGEST_ROLLOUT: Final = 60
"""Decisions after which a rollout ends even in the middle of a turn."""
GREEDY: Final = 0.95
"""How often a rollout takes the best of the compared options, else any."""
_LOOKS: Final = 16
"""So many simulations lie between two looks at how the options stand."""


class Search:
    """The thinking of one seat about one position, as long as a budget allows; it can be taken up again."""

    def __init__(
        self, state: State, seat: int, rng: Random, kept: Node | None = None, judge: Judge | None = None
    ) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.root = Node(None, 1.0, state.seats) if kept is None else kept.as_root(state.options(seat))
        self.simulations = 0
        self.par = state.game.advice.expectations(state)[seat]
        self._habits = state.game.advice.weights.habits
        self.judge = judge or Judge(self._habits)
        self._set_priors()
        self._exploration = self.judge.exploration

    def run(self, budget: Budget) -> None:
        """Simulate until the budget is spent, but at least once."""
        self.simulate()
        while not budget.is_spent(self.root.visits):
            self.simulate()

    def decide(self, budget: Budget) -> Node:
        """Simulate until the budget is spent or nothing can overtake what was tried most; return that."""
        self.simulate()
        while not budget.is_spent(self.root.visits):
            if self.simulations % _LOOKS == 0 and self.root.lead() > budget.left(self.root.visits):
                break
            self.simulate()
        return self.best()

    def best(self) -> Node:
        """Return what was tried most."""
        return self.root.ranked()[0]

    def _set_priors(self) -> None:
        """Give the options priors, also where a kept tree had others: the seat is asked now."""
        ranking = self.judge.opening(self.state, self.seat)
        self.root.expand(ranking.ordered, ranking.priors, self.state.seats)
        for action, prior in zip(ranking.ordered, ranking.priors, strict=True):
            self.root.children[action.id].prior = prior

    def simulate(self, first: Action | None = None) -> None:
        """Simulate once, with the first action given or chosen."""
        state = self.state.imagine(self.seat, self.rng)
        path = [self.root]
        self._descend(state, path, first)
        self._roll_out(state)
        verdict = self.judge.verdict(state, self.par)
        result, points = verdict.chances, verdict.points[self.seat]
        for node in path:
            node.add(result, points)
        self.simulations += 1
        if self.simulations % _LOOKS == 0:
            self._exploration = self.judge.exploration * max(LEAST_RANGE, self.root.range(self.seat))

    def _descend(self, state: State, path: list[Node], first: Action | None) -> None:
        """Go down to a node that was never visited, or to the end."""
        node, seat = path[-1], self.seat
        while True:
            options = state.options(seat)
            self._expand(node, state, seat, options)
            node = node.children[first.id] if first is not None else node.select(options, seat, self._exploration)
            first = None
            path.append(node)
            assert node.action is not None
            state.play(node.action, seat)
            if state.over or node.visits == 0:
                return
            seat = state.waiting[0]

    def _roll_out(self, state: State) -> None:
        """Play as the game advises, with some luck, up to the beginning of a turn."""
        rng, width, left = self.rng, self._habits.rollout_width, self.judge.rounds
        for _ in range(LONGEST_ROLLOUT):
            if state.over:
                return
            seat = state.waiting[0]
            if self._begins_turn(state, seat):
                left -= 1
                if left <= 0:
                    return
            if rng.random() < GREEDY:
                state.play(best_first(state, seat, width)[0], seat)
            else:
                options = state.options(seat)
                state.play(options[int(rng.random() * len(options))], seat)

    def _begins_turn(self, state: State, seat: int) -> bool:
        """Tell whether a turn begins; where a rollout lasts for rounds, one of the own seat, so that all have moved."""
        decision = state.decision(seat)
        assert decision is not None
        return decision.starts_turn and (self.judge.rounds == 0 or seat == self.seat)

    def _expand(self, node: Node, state: State, seat: int, options: list[Action]) -> None:
        """Make children for the options that have none; the more promising, the higher their prior."""
        children = node.children
        for option in options:
            if option.id not in children:
                ranking = self.judge.ranking(state, seat)
                node.expand(ranking.ordered, ranking.priors, state.seats)
                return
