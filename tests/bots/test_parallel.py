"""A search on several processes: their findings are added up, and one that dies costs nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from random import Random

import pytest

import groma
from groma.bots import Budget, ThinkingBot
from groma.bots.parallel import Helpers, add, think
from groma.bots.search import Search
from groma.kernel import State
from tests.bots.test_bots import halfway


@pytest.fixture(scope="module")
def helpers() -> Iterator[Helpers]:
    """Two processes that think along."""
    two = Helpers(2)
    yield two
    two.close()


@pytest.fixture
def state() -> State:
    """A position in the middle of a game."""
    return halfway(groma.game("praetor"), 1)


def test_findings_are_added_to_the_tree(state: State) -> None:
    seat = state.waiting[0]
    search = Search(state, seat, Random(1))
    search.run(Budget(10))
    found = think("praetor", state.to_json(), seat, 5, 20, 0.0)
    assert add(found, search.root) == 20
    assert sum(child.visits for child in search.root.children.values()) == 30


def test_helpers_think_along_and_choose_the_same_for_the_same_seed(helpers: Helpers, state: State) -> None:
    chosen = []
    for _ in range(2):
        thinker = ThinkingBot(Random(3), Budget(20))
        thinker.helpers = helpers
        chosen.append(thinker.answer(state, state.waiting[0]))
        assert thinker.simulations > 40
    assert chosen[0] is chosen[1]


def test_a_helper_that_is_killed_costs_nothing_but_its_share(helpers: Helpers, state: State) -> None:
    thinker = ThinkingBot(Random(3), Budget(8))
    thinker.helpers = helpers
    assert thinker.answer(state, state.waiting[0]) in state.options()
    for process in list(helpers._pool._processes.values()):
        os.kill(process.pid or 0, signal.SIGKILL)
    for _ in range(3):
        assert thinker.answer(state, state.waiting[0]) in state.options()
    before = thinker.simulations
    thinker.answer(state, state.waiting[0])
    assert thinker.simulations - before > 8
