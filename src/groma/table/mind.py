"""What runs in a worker process: it imports no more than a bot needs, so that it starts quickly."""

from __future__ import annotations

import importlib
import signal
import time
from random import Random
from typing import Any, NamedTuple

import groma
from groma.bots import Bot, bot, enlist
from groma.bots.budget import Budget
from groma.bots.judgement import Judged, hint, look_back
from groma.bots.parallel import Helpers, end_with_parent
from groma.bots.thinker import ThinkingBot
from groma.kernel import Game, State

Judgement = tuple[str, float, float, float, str, dict[str, int | str]]
"""An option as it comes back from a worker: notation, chance, points, share, reason, what its sentence speaks of."""

Edition = tuple[str, str]
"""A game by its name, and the file of its components."""

_DEALS = 8
"""So many deals are imagined to find out what a forced answer would tell."""

_games: dict[Edition, Game[Any]] = {}
_last: dict[tuple[str, Edition, int], Bot] = {}
"""The bot that thought last."""
_helpers: list[Helpers] = []
"""Processes that think along with this one, if that is allowed."""


def prepare(modules: list[str], components: dict[str, str], thinkers: int, bots: list[str]) -> None:
    """Prepare a worker process: the same games and bots as in the table's own, and others that think along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    for module in modules:
        importlib.import_module(module)
    enlist(bots)
    for name in groma.names():
        known = groma.game(name, components.get(name))
        _games[edition_of(known)] = known
    if thinkers:
        _helpers.append(Helpers(thinkers, modules, components))


def edition_of(game: Game[Any]) -> Edition:
    """Return what another process needs to know the game."""
    return game.name, str(game.components.path)


def _game(edition: Edition) -> Game[Any]:
    """Return a game, perhaps with the components with which an older table was begun."""
    if edition not in _games:
        _games[edition] = groma.game(*edition)
    return _games[edition]


class Thought(NamedTuple):
    """An answer as it comes back from a worker, and how it came about."""

    notation: str
    question: str
    is_choice: bool
    is_secret: bool
    """Whether it was forced by what others cannot see: for all they know there was a choice."""
    seconds: float


def think(level: str, game: Edition, state: str, seat: int, seed: int) -> Thought:
    """Return the answer of a bot; it runs in a worker process."""
    start, now = time.perf_counter(), _game(game).from_json(state)
    decision, is_choice = now.decision(seat), len(now.options(seat)) > 1
    answer = _bot(level, game, seat, seed).answer(now.copy(), seat)
    is_secret = not is_choice and _seems_free(now, seat, Random(seed))
    question = decision.question if decision else ""
    return Thought(answer.notation, question, is_choice, is_secret, time.perf_counter() - start)


def _seems_free(state: State, seat: int, rng: Random) -> bool:
    """Tell whether another seat would think it possible that this one has a choice."""
    other = (seat + 1) % state.seats
    return other != seat and any(len(state.imagine(other, rng).options(seat)) > 1 for _ in range(_DEALS))


def _bot(level: str, game: Edition, seat: int, seed: int) -> Bot:
    """Return a bot with luck of its own; one that just thought for the same seat may remember its thoughts."""
    key = (level, game, seat)
    if key not in _last:
        _last.clear()
        _last[key] = made = bot(level, seed)
        if _helpers and isinstance(made, ThinkingBot):
            made.helpers = _helpers[0]
    _last[key].rng = Random(seed)
    return _last[key]


def advise(game: Edition, state: str, seat: int, seconds: float, seed: int) -> list[Judgement]:
    """Return the best options of a seat, the best first."""
    now = _game(game).from_json(state)
    return [_told(one, now) for one in hint(now, seat, Budget(seconds=seconds), Random(seed))]


def look_again(
    game: Edition, state: str, seat: int, played: str, simulations: int, seconds: float, seed: int
) -> tuple[list[float], list[Judgement], Judgement]:
    """Judge a decision of a finished game: how likely each seat was to win, what was best, what was played."""
    played_by = _game(game)
    budget, rng = Budget(simulations, seconds), Random(seed)
    then = played_by.from_json(state)
    moment = look_back(then, seat, played_by.action(played), budget, rng)
    return moment.chances, [_told(option, then) for option in moment.options], _told(moment.judged, then)


def _told(judged: Judged, state: State) -> Judgement:
    about = state.game.about(state, judged.action)
    return judged.action.notation, judged.chance, judged.points, judged.share, judged.reason, about


def is_ready() -> bool:
    """Answer from a worker process once it is prepared."""
    return True
