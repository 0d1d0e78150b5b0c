"""A bot that searches, and keeps its tree from one small decision of a turn to the next."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from groma.bots.budget import Budget
from groma.bots.nets import judge_of
from groma.bots.parallel import Helpers
from groma.bots.player import Bot
from groma.bots.search import Search
from groma.bots.tree import Node
from groma.kernel import Action, State

LATE: Final = 0.05
"""How much later than the bot itself its helpers may answer, as a share of its time or in seconds."""


class ThinkingBot(Bot):
    """Searches as long as its budget allows."""

    def __init__(self, rng: Random, budget: Budget, by: str = "") -> None:
        super().__init__(rng)
        self.budget = budget
        self.by = by
        """Whose judge it asks: that of a level or of a net; nothing means the game's advice."""
        self.helpers: Helpers | None = None
        """Other processes that think along, where that is allowed."""
        self.simulations = 0
        """How many it has made in all."""
        self.thought: Search | None = None
        """What it thought about its latest answer, if it had to think."""
        self._kept: Node | None = None
        self._view: Any = None
        self._seat = -1

    def choose(self, state: State, seat: int) -> Action:
        """Choose what was tried most; a forced move is played at once."""
        options = state.options(seat)
        self.thought = None
        if len(options) == 1:
            return options[0]
        self.budget.begin()
        best = self._think(state, seat)
        self._keep(state, seat, best)
        assert best.action is not None
        return best.action

    def _think(self, state: State, seat: int) -> Node:
        helpers = self.helpers
        asked = helpers.ask(state, seat, self.budget, self.rng, self.by) if helpers is not None else []
        search = Search(state, seat, self.rng, self._kept_tree(state, seat), judge_of(state.game, self.by))
        self.thought = search
        best = search.decide(self.budget)
        self.simulations += search.simulations
        if helpers is None or not asked:
            return best
        self.simulations += helpers.collect(asked, search.root, self._patience())
        return search.best()

    def _patience(self) -> float | None:
        """Return how long to wait for helpers; without a clock, until each has made its simulations or is stopped."""
        if self.budget.seconds:
            return LATE * self.budget.seconds
        return LATE if self.budget.stop() else None

    def _kept_tree(self, state: State, seat: int) -> Node | None:
        """Return the tree below the last choice, if what the seat sees is what it expected to see."""
        if self._kept is None or seat != self._seat or state.view(seat) != self._view:
            return None
        return self._kept

    def _keep(self, state: State, seat: int, chosen: Node) -> None:
        """Keep the tree below a choice if the same turn goes on with another question to the seat."""
        self._kept, self._seat = None, seat
        after = state.copy()
        assert chosen.action is not None
        after.play(chosen.action, seat)
        decision = after.decision(seat)
        if decision is not None and not decision.starts_turn and chosen.children:
            self._kept, self._view = chosen, after.view(seat)
