"""Who plays with whom: the largest group of those who look for a game that all of them want."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from groma.table.clocks import Clock


@dataclass(frozen=True)
class Seek:
    """What somebody looks for: one of some games, with so many seats, by a clock."""

    id: str
    guest: str
    games: tuple[str, ...]
    seats_from: int
    seats_to: int
    clock: Clock
    created: float
    expires: float
    fill_at: float | None = None
    """From when on bots may take the seats that nobody wants."""

    def takes(self, game: str, clock: Clock, seats: int) -> bool:
        """Tell whether this is what is looked for."""
        return game in self.games and clock == self.clock and self.seats_from <= seats <= self.seats_to


@dataclass(frozen=True)
class Match:
    """A game for some who looked for one, whoever has waited longest first; bots take the seats that are left."""

    seeks: tuple[Seek, ...]
    game: str
    seats: int


Bar = Callable[[str, str], bool]
"""Whether two people do not play with each other."""


def nobody(_one: str, _other: str) -> bool:
    """Bar nobody."""
    return False


def best_match(
    seeks: Sequence[Seek], now: float, players: Mapping[str, Sequence[int]], is_barred: Bar = nobody
) -> Match | None:
    """Return the largest game that fills all its seats with people; else one that may be filled with bots by now."""
    waiting = sorted(seeks, key=lambda seek: seek.created)
    whole = [one for one in _groups(waiting, players, is_barred) if len(one.seeks) == one.seats]
    if whole:
        return max(whole, key=lambda one: (one.seats, -one.seeks[0].created))
    due = [seek for seek in waiting if seek.fill_at is not None and seek.fill_at <= now]
    fillable = [seek for seek in waiting if seek.fill_at is not None]
    filled = (one for first in due for one in _filled(first, fillable, players, is_barred))
    return max(filled, key=lambda one: (len(one.seeks), -one.seats), default=None)


def _groups(waiting: list[Seek], players: Mapping[str, Sequence[int]], is_barred: Bar) -> Iterator[Match]:
    wanted = {(game, seek.clock) for seek in waiting for game in seek.games}
    for game, clock in wanted:
        for seats in players.get(game, ()):
            fitting = [seek for seek in waiting if seek.takes(game, clock, seats)]
            for first in fitting:
                group = _together(first, fitting, seats, is_barred)
                if len(group) == seats:
                    yield Match(group, game, seats)
                    break


def _filled(first: Seek, waiting: list[Seek], players: Mapping[str, Sequence[int]], is_barred: Bar) -> Iterator[Match]:
    for game in first.games:
        for seats in players.get(game, ()):
            if first.takes(game, first.clock, seats):
                fitting = [seek for seek in waiting if seek.takes(game, first.clock, seats)]
                yield Match(_together(first, fitting, seats, is_barred), game, seats)


def _together(first: Seek, fitting: list[Seek], seats: int, is_barred: Bar) -> tuple[Seek, ...]:
    """Return whoever has waited longest with the first, as many as there are seats; each person once."""
    group = [first]
    for seek in fitting:
        is_new = all(seek.guest != one.guest and not is_barred(seek.guest, one.guest) for one in group)
        if is_new and len(group) < seats:
            group.append(seek)
    return tuple(sorted(group, key=lambda seek: seek.created))
