"""Root parallelism: other processes think about the same position, each with its own deals; their trees are added up.

A helper that fails or is late costs nothing but its share: the bot's own thinking is always there.
"""

from __future__ import annotations

import importlib
import os
from concurrent.futures import Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any

from groma.bots.budget import Budget
from groma.bots.nets import judge_of
from groma.bots.search import Search
from groma.bots.tree import Node
from groma.kernel import Game, State, shelf

Findings = list[tuple[int, int, list[float], float]]
"""For each option its id, how often it was tried, the sums of the chances by seat, and of the points."""

_games: dict[tuple[str, str], Game[Any]] = {}
"""In a helper: the games as its bot plays them, by name and file of components."""
_current: list[Any] = []
"""In a helper: the shared number of the question that is thought about; any other need not be answered any more."""


def end_with_parent() -> None:
    """Let this process end when the one that started it ends, even if that was killed."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def prepare(current: Any, modules: list[str], components: dict[str, str]) -> None:
    """Prepare a helper: it knows the same games as the bot."""
    end_with_parent()
    for module in modules:
        importlib.import_module(module)
    for name, file in components.items():
        _known(name, file)
    _current.append(current)


class Helpers:
    """Processes that think along; modules with further games and files of components are those of the bot."""

    def __init__(self, count: int, modules: list[str], components: dict[str, str]) -> None:
        self.count = count
        self._current = get_context("spawn").Value("q", 0)
        self._arguments = (self._current, modules, components)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"), prepare, self._arguments)

    def ask(self, state: State, seat: int, budget: Budget, rng: Random, by: str = "") -> list[Future[Findings]]:
        """Let every helper think about a position, with the bot's budget or until it need not any more."""
        self._current.value += 1
        question, limits = self._current.value, (budget.simulations, budget.seconds)
        name, file, text = state.game.name, str(state.game.components.path), state.to_json()
        seeds = [rng.getrandbits(62) for _ in range(self.count)]
        try:
            return [self._pool.submit(think, name, file, text, seat, seed, *limits, question, by) for seed in seeds]
        except RuntimeError:
            self._pool = self._new_pool()
            return []

    def collect(self, asked: list[Future[Findings]], root: Node, patience: float | None) -> int:
        """Add what helpers found to a tree, and return how many simulations that were.

        With a patience they stop where they are, and all together have so many seconds to say what they found.
        """
        if patience is not None:
            self._current.value += 1
        wait(asked, patience)
        return sum([add(future.result(), root) for future in asked if _has_answer(future)])

    def close(self) -> None:
        """Send the helpers home."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _has_answer(future: Future[Findings]) -> bool:
    """Tell whether a helper is done; one that is late need not begin any more."""
    return not future.cancel() and future.done() and future.exception() is None


def _known(name: str, file: str) -> Game[Any]:
    if (name, file) not in _games:
        _games[name, file] = shelf.game(name, file)
    return _games[name, file]


def think(
    game: str, file: str, text: str, seat: int, seed: int, simulations: int, seconds: float, question: int, by: str = ""
) -> Findings:
    """Think about a position that was imagined for a seat; it runs in a process of its own."""
    budget = Budget(simulations, seconds, lambda: _is_over(question))
    budget.begin()
    state: State = _known(game, file).from_json(text)
    rng = Random(seed)
    search = Search(state.imagine(seat, rng), seat, rng, None, judge_of(state.game, by))
    search.run(budget)
    nodes = search.root.children
    return [(number, node.visits, node.totals, node.points) for number, node in nodes.items()]


def _is_over(question: int) -> bool:
    """Tell whether a question need not be answered any more."""
    return bool(_current) and _current[0].value != question


def add(found: Findings, root: Node) -> int:
    """Add what a helper found to the options of a tree; return how many simulations that were."""
    tried = 0
    for number, visits, totals, points in found:
        tried += visits
        node = root.children.get(number)
        if node is not None:
            node.join(visits, totals, points)
    return tried
