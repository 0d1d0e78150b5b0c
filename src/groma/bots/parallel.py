"""Root parallelism: other processes think about the same position, each with its own deals; their trees are added up.

A helper that fails or is late costs nothing but its share: the bot's own thinking is always there.
"""

from __future__ import annotations

import os
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Final

from groma.bots.budget import Budget
from groma.bots.search import Search
from groma.bots.tree import Node
from groma.kernel import State, shelf

Findings = list[tuple[int, int, list[float], float]]
"""For each option its id, how often it was tried, the sums of the chances by seat, and of the points."""

_SHARE_OF_TIME: Final = 0.85
"""Helpers get less of the time, since the way there and back counts too."""


def end_with_parent() -> None:
    """Let this process end when the one that started it ends, even if that was killed."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Helpers:
    """Processes that think along."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"), end_with_parent)

    def ask(self, state: State, seat: int, budget: Budget, rng: Random) -> list[Future[Findings]]:
        """Let every helper think about a position, for as many simulations or nearly as long as the budget says."""
        text, seconds = state.to_json(), budget.seconds * _SHARE_OF_TIME
        seeds = [rng.getrandbits(62) for _ in range(self.count)]
        try:
            return [
                self._pool.submit(think, state.game.name, text, seat, seed, budget.simulations, seconds)
                for seed in seeds
            ]
        except RuntimeError:
            self._pool = self._new_pool()
            return []

    def collect(self, asked: list[Future[Findings]], root: Node, patience: float | None) -> int:
        """Add what helpers found to a tree; return how many simulations that were."""
        added = 0
        for future in asked:
            try:
                found = future.result(patience)
            except Exception:
                future.cancel()
                continue
            added += add(found, root)
        return added

    def close(self) -> None:
        """Send the helpers home."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def think(game: str, text: str, seat: int, seed: int, simulations: int, seconds: float) -> Findings:
    """Think about a position that was imagined for a seat; it runs in a process of its own."""
    budget = Budget(simulations, seconds)
    budget.begin()
    state: State = shelf.game(game).from_json(text)
    rng = Random(seed)
    search = Search(state.imagine(seat, rng), seat, rng)
    search.run(budget)
    nodes = search.root.children
    return [(number, node.visits, node.totals, node.points) for number, node in nodes.items()]


def add(found: Findings, root: Node) -> int:
    """Add what a helper found to the options of a tree; return how many simulations that were."""
    tried = 0
    for number, visits, totals, points in found:
        tried += visits
        node = root.children.get(number)
        if node is not None:
            node.join(visits, totals, points)
    return tried
