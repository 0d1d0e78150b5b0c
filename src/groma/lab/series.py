"""Series of self-play: many games of one kind in a folder, in batches that do not depend on who plays them when."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from groma.bots import Bot, ThinkingBot, bot
from groma.bots.learned.features import Features
from groma.bots.learned.judge import identity
from groma.bots.match import LONGEST, edition
from groma.kernel import Action, Game, State, shelf
from groma.lab.rows import Noted, Rows, gathered
from groma.lab.workers import Workers

SETTINGS = "series.json"


class Series:
    """What is played: the same settings give the same games, whatever the number of processes."""

    def __init__(
        self, game: str, seats: list[int], player: str, seed: int, luck: float, kept: float, batch: int
    ) -> None:
        self.game = game
        self.seats = seats
        """How many sit at the table, game by game in turn."""
        self.player = player
        """The name of the bot that plays in all seats."""
        self.seed = seed
        self.luck = luck
        """How often something else is played than the bot's choice: what a search looks at is not always the best."""
        self.kept = kept
        """The share of the positions that are kept: those of one game are much alike."""
        self.batch = batch
        """So many games are kept in one file; an interrupted series loses at most these of each process."""

    def settings(self, game: Game[Any]) -> dict[str, Any]:
        """Return all that the rows depend on."""
        return {**vars(self), **identity(game, Features(game)), "edition": edition(game)}

    def rng(self, number: int, what: str) -> Random:
        """Return the luck of one game, each kind of it apart."""
        return Random(sha256(f"{self.seed} {number} {what}".encode()).digest())


def open_series(series: Series, folder: Path) -> None:
    """Begin a series in a folder, or make sure that it is this one that goes on."""
    settings, file = series.settings(shelf.game(series.game)), folder / SETTINGS
    folder.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.write_text(json.dumps(settings, indent=1) + "\n", encoding="utf-8")
        return
    check_series(folder, settings)


def check_series(folder: Path, settings: dict[str, Any]) -> None:
    """Refuse the games of a folder if they were played with other settings than these."""
    file = folder / SETTINGS
    if not file.is_file():
        raise ValueError(f"{folder} holds no games of self-play: {SETTINGS} is missing")
    before = json.loads(file.read_text(encoding="utf-8"))
    for name, value in settings.items():
        if before.get(name) != value:
            raise ValueError(f"{folder} holds games with {name} {before.get(name)!r}, not {value!r}; use another")


def missing(series: Series, folder: Path, games: int) -> list[int]:
    """Return the numbers of the batches that are still to be played."""
    return [number for number in range(-(-games // series.batch)) if not batch_file(folder, number).exists()]


def batch_file(folder: Path, number: int) -> Path:
    """Return where a batch is kept."""
    return folder / f"{number:05}.npz"


def batches(folder: Path) -> list[Path]:
    """Return all batches of a folder in their order."""
    return sorted(folder.glob("[0-9]*.npz"))


def play_all(series: Series, folder: Path, numbers: list[int], workers: Workers) -> Iterator[int]:
    """Play batches and keep each in its file; return each number as it is done."""
    for place, rows in workers.each(_Batch(series), numbers):
        rows.save(batch_file(folder, numbers[place]))
        yield numbers[place]


class _Batch:
    """Plays the games of one batch."""

    def __init__(self, series: Series) -> None:
        self.series = series

    def __call__(self, number: int) -> Rows:
        """Play the games of the batch of this number."""
        return play_batch(self.series, number)


def play_batch(series: Series, number: int) -> Rows:
    """Play the games of one batch, and return their rows."""
    game = shelf.game(series.game)
    features = Features(game)
    games = []
    for each in range(number * series.batch, (number + 1) * series.batch):
        state, positions = play_game(game, features, series, each)
        if state.over:
            winners = state.winners()
            shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
            games.append((each, positions, shares, state.scores()))
    return gathered(features, games)


def play_game(game: Game[Any], features: Features, series: Series, number: int) -> tuple[State, list[Noted]]:
    """Play one game and note its positions; one that comes to no end is broken off."""
    seats = series.seats[number % len(series.seats)]
    state: State = game.new(seats, series.rng(number, "deal").getrandbits(62))
    state.logging = False
    rng = series.rng(number, "luck")
    bots = [bot(series.player, series.rng(number, f"seat {seat}").getrandbits(62)) for seat in range(seats)]
    noted: list[Noted] = []
    for _ in range(LONGEST):
        if state.over:
            break
        seat = state.waiting[0]
        is_kept, is_free = rng.random() < series.kept, rng.random() < series.luck
        row = features.row(state, seat) if is_kept and len(state.options(seat)) > 1 else None
        decision = state.decision(seat)
        begins_turn = decision is not None and decision.starts_turn
        action, tried = answer(bots[seat], state, seat, is_free, rng)
        if row is not None and (begins_turn or tried):
            noted.append(Noted(seat, row, begins_turn, tried))
        state.play(action, seat)
    return state, noted


def answer(player: Bot, state: State, seat: int, is_free: bool, rng: Random) -> tuple[Action, dict[int, float]]:
    """Return what is played, and what share of its simulations a search gave to each option."""
    options = state.options(seat)
    if not isinstance(player, ThinkingBot):
        return rng.choice(options) if is_free else player.answer(state, seat), {}
    action, tried = player.answer(state, seat), shares_of(player, seat)
    if is_free and tried:
        number = rng.choices(list(tried), list(tried.values()))[0]
        action = next((option for option in options if option.id == number), action)
    return action, tried


def shares_of(player: ThinkingBot, seat: int) -> dict[int, float]:
    """Return what share of the simulations each option had, in the order in which the judge ranks them."""
    search = player.thought
    if search is None:
        return {}
    visits = {number: node.visits for number, node in search.root.children.items()}
    total = max(1, sum(visits.values()))
    ordered = search.judge.opening(search.state, seat).ordered
    return {action.id: visits.get(action.id, 0) / total for action in ordered}
