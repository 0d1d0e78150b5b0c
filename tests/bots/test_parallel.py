"""A search on several processes: their findings are added up, and one that dies costs nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
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
    two = Helpers(2, [], {})
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
    found = think("praetor", str(state.game.components.path), state.to_json(), seat, 5, 20, 0.0, 1)
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


def test_helpers_stop_and_answer_when_the_bot_is_done(helpers: Helpers, state: State) -> None:
    seat, rng = state.waiting[0], Random(1)
    for _ in range(3):
        root = Search(state, seat, rng).root
        asked = helpers.ask(state, seat, Budget(seconds=1_000.0), rng)
        assert helpers.collect(asked, root, 60.0) >= len(asked) == 2
        assert all(future.done() for future in asked)


def test_a_stop_request_reaches_the_helpers(helpers: Helpers, state: State) -> None:
    thinker = ThinkingBot(Random(1), Budget(10**9, stop=lambda: True))
    thinker.helpers = helpers
    assert thinker.answer(state, state.waiting[0]) in state.options()


def test_helpers_know_the_components_of_the_bot(tmp_path: Path) -> None:
    file = tmp_path / "praetor.toml"
    file.write_text((groma.game("praetor").texts.parent / "components.toml").read_text() + "# another edition\n")
    state = halfway(groma.game("praetor", file), 1)
    others = Helpers(1, [], {"praetor": str(file)})
    thinker = ThinkingBot(Random(3), Budget(4))
    thinker.helpers = others
    thinker.answer(state, state.waiting[0])
    others.close()
    assert thinker.simulations == 8
