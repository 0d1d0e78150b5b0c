"""Environments for learners, with the libraries of the extra `env`.

env = groma.env.aec("praetor", seats=3)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from groma.env.extra import needs_the_extra
from groma.kernel import Game, OptionValue, Record

if TYPE_CHECKING:
    from groma.env.many import Vector
    from groma.env.records import Dataset
    from groma.env.single import OneSeat
    from groma.env.zoo import Parallel, Turns

Options = dict[str, OptionValue]

__all__ = ["aec", "dataset", "gym", "parallel", "vector"]


def aec(game: str | Game[Any], seats: int, options: Options | None = None, **setting: Any) -> Turns:
    """Return a PettingZoo AEC environment: one seat after the other acts."""
    with needs_the_extra():
        from groma.env.setting import Setting
        from groma.env.zoo import Turns
    return Turns(Setting(game, seats, options or {}, **setting))


def parallel(game: str | Game[Any], seats: int, options: Options | None = None, **setting: Any) -> Parallel:
    """Return a PettingZoo parallel environment: the answers of seats that are not asked are passed over."""
    with needs_the_extra():
        from groma.env.setting import Setting
        from groma.env.zoo import Parallel
    return Parallel(Setting(game, seats, options or {}, **setting))


def gym(
    game: str | Game[Any],
    seats: int,
    opponents: list[str],
    options: Options | None = None,
    seat: int = 0,
    **setting: Any,
) -> OneSeat:
    """Return a Gymnasium environment: one seat learns, bots have the others."""
    with needs_the_extra():
        from groma.env.setting import Setting
        from groma.env.single import OneSeat
    return OneSeat(Setting(game, seats, options or {}, **setting), opponents, seat)


def vector(
    game: str | Game[Any],
    seats: int,
    games: int,
    processes: int = 0,
    options: Options | None = None,
    seed: int = 0,
    **setting: Any,
) -> Vector:
    """Return many games at once in arrays that are made once; with processes, these share them."""
    with needs_the_extra():
        from groma.env.many import Here
        from groma.env.setting import Setting
        from groma.env.workers import Shared
    if games < 1:
        raise ValueError(f"a vector has at least one game, not {games}")
    chosen = Setting(game, seats, options or {}, **setting)
    return Shared(chosen, games, seed, processes) if processes else Here(chosen, games, seed)


def dataset(records: Iterable[Record], **setting: Any) -> Dataset:
    """Return recorded games of one kind as arrays, a row for each answer."""
    with needs_the_extra():
        from groma.env.records import dataset as read
    return read(records, **setting)
