"""Many games of a match on several cores; a process that dies is replaced, and its game is played again."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

import groma
from groma.bots.match import Match, Outcome, play

_PATIENCE = 3
"""So many times in a row all processes may die without a finished game."""


def played(match: Match, components: Path | None, numbers: list[int], jobs: int) -> Iterator[Outcome]:
    """Play the games of these numbers, and return each as it ends."""
    if jobs == 1:
        game = groma.game(match.game, components)
        for number in numbers:
            yield play(game, match, number)
        return
    missing, failures = set(numbers), 0
    while missing:
        before = len(missing)
        for outcome in _until_it_breaks(match, components, sorted(missing), jobs):
            missing.discard(outcome.number)
            yield outcome
        failures = failures + 1 if len(missing) == before else 0
        if failures == _PATIENCE:
            raise RuntimeError(f"the processes of the arena keep dying; {len(missing)} games are missing")


def _until_it_breaks(match: Match, components: Path | None, numbers: list[int], jobs: int) -> Iterator[Outcome]:
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            games: list[Future[Outcome]] = [pool.submit(_play, match, components, number) for number in numbers]
            for future in as_completed(games):
                yield future.result()
        except (BrokenProcessPool, OSError):
            # A pool that breaks while it starts another process has closed its pipes already.
            return
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play(match: Match, components: Path | None, number: int) -> Outcome:
    return play(groma.game(match.game, components), match, number)
