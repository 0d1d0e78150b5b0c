"""From folders of games to a trainer, and from what it learned to what is told of its net."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from groma.bots.learned.features import Features
from groma.bots.learned.judge import identity
from groma.kernel import Game
from groma.lab.ladder import weights_of
from groma.lab.rows import load
from groma.lab.series import batches, check_series
from groma.lab.training import Trainer


def trainer_of(game: Game[Any], folders: list[Path], hidden: tuple[int, int], seed: int) -> Trainer:
    """Return a trainer on the games of some folders."""
    features, files = Features(game), []
    for folder in folders:
        check_series(folder, identity(game, features))
        files += batches(folder)
    if not files:
        raise ValueError(f"there are no games in {', '.join(str(folder) for folder in folders)}")
    return Trainer(load(files), features, len(game.actions), hidden, seed)


def provenance(game: Game[Any], trainer: Trainer, file: Path, habits: dict[str, float]) -> dict[str, dict[str, Any]]:
    """Return what is told of a net: what it must agree with, its habits, what it learned and from what."""
    return {
        "": {**identity(game, trainer.features), "weights": weights_of(file).name, "levels": []},
        "habits": dict(habits),
        "made": {},
        "learned": trainer.figures(),
    }
