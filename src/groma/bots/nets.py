"""Which judge a search asks: the game's advice, or a net that learned by playing, where there is one.

A game's net stands in its folder, as `net.toml` (what it is, how it was made, what it won) and `net.npz` (its weights).
Nets are read with numpy, an extra: where it is missing, the levels search by the advice.
"""

from __future__ import annotations

import os
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from groma.bots.judge import Judge
from groma.kernel import Game

LEARNED: Final = "learned"
"""Who searches with a net, or does not play at all."""
NET: Final = "net.toml"
_READER: Final = "groma.bots.learned.judge"

_judges: dict[tuple[Game[Any], str], Judge] = {}
"""By game and file: the nets that were read."""


class NetError(ValueError):
    """There is no such net, or it was made for another game."""


def judge_of(game: Game[Any], by: str) -> Judge:
    """Return the judge of a level, of `learned` with the game's net, or of `learned@FILE`; nothing means the advice."""
    kind, _, file = by.partition("@")
    if kind == LEARNED:
        return _learned(game, Path(file) if file else net_file(game))
    advised = Judge(game.advice.weights.habits)
    place = net_file(game)
    if not by or not place.is_file():
        return advised
    try:
        found = _learned(game, place)
    except NetError:
        return advised
    return found if by in found.levels else advised


def net_file(game: Game[Any]) -> Path:
    """Return where the net of a game stands, if it has one."""
    return game.texts.with_name(NET)


def fingerprint(game: Game[Any]) -> str:
    """Return what tells the net of a game from others; nothing where there is none."""
    place = net_file(game)
    return sha256(place.read_bytes()).hexdigest()[:8] if place.is_file() else ""


def _learned(game: Game[Any], file: Path) -> Judge:
    key = (game, str(file))
    if key not in _judges:
        _judges[key] = _read(game, file)
    return _judges[key]


def _read(game: Game[Any], file: Path) -> Judge:
    if not file.is_file():
        raise NetError(f"{game.name} has no net: {file} is not there; `groma lab` makes one")
    one_thread()
    try:
        reader: Any = import_module(_READER)
    except ModuleNotFoundError as missing:
        raise NetError(f"a net needs {missing.name}: in a checkout of Groma, pip install '.[lab]'") from None
    judge: Judge = reader.read(game, file)
    return judge


def one_thread() -> None:
    """Let numpy, if it is not yet loaded, work in one thread: a single position is too small to be shared out."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
