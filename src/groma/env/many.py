"""Many games at once, written into arrays that are made once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from groma.env.setting import Setting

MOST_LEGAL: Final = 512
"""How many options there is room for; no question of the four games has more."""

Make = Callable[[str, tuple[int, ...], Any], NDArray[Any]]


class Vector(ABC):
    """The arrays; row n is game n. They are overwritten by every step, so copy what must stay."""

    def __init__(self, setting: Setting, games: int, make: Make) -> None:
        self.setting = setting
        self.games = games
        """How many there are."""
        self.observations: NDArray[np.int16] = make("observations", (games, setting.size), np.int16)
        """What the seat that is asked knows."""
        self.legal: NDArray[np.int32] = make("legal", (games, MOST_LEGAL), np.int32)
        """The ids that it may choose from, as many as `counts` says; what stands behind them means nothing."""
        self.counts: NDArray[np.int32] = make("counts", (games,), np.int32)
        """How many options it has: `legal[n, :counts[n]]` are their ids."""
        self.seat: NDArray[np.int32] = make("seat", (games,), np.int32)
        """Which seat is asked."""
        self.rewards: NDArray[np.float32] = make("rewards", (games, setting.seats), np.float32)
        """What each seat got by the last step: zeros unless the game ended with it."""
        self.done: NDArray[np.bool_] = make("done", (games,), np.bool_)
        """Whether the last step ended the game; what is observed belongs to the next one already."""
        self.actions: NDArray[np.int32] = make("actions", (games,), np.int32)

    @abstractmethod
    def step(self, actions: NDArray[Any]) -> None:
        """Carry out one action in every game."""

    @abstractmethod
    def close(self) -> None:
        """Give back what was taken."""

    def _check(self, actions: NDArray[Any]) -> None:
        """Refuse actions that are not one for every game."""
        if len(actions) != self.games:
            raise ValueError(f"{self.games} games need {self.games} actions, not {len(actions)}")

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Here(Vector):
    """Games of this process."""

    def __init__(self, setting: Setting, games: int, seed: int, first: int = 0, make: Make | None = None) -> None:
        super().__init__(setting, games, make or _blank)
        self._luck = [Random(f"{seed} {first + number}") for number in range(games)]
        """Each game has its own, so that it goes the same way however many there are."""
        self.tables = [setting.new(rng) for rng in self._luck]
        self._answers = [0] * games
        self._show()

    def step(self, actions: NDArray[Any]) -> None:
        """Carry out one action in every game; where it ends, set up the next one."""
        self._check(actions)
        self.done[:] = False
        self.rewards[:] = 0.0
        try:
            for number, (action, seat) in enumerate(zip(actions.tolist(), self.seat.tolist(), strict=True)):
                self._play(number, action, seat)
        finally:  # an illegal action leaves the games before it a step ahead, and the arrays say so
            self._show()

    def close(self) -> None:
        """Nothing was taken: the arrays go with their last reader."""

    def _play(self, number: int, action: int, seat: int) -> None:
        setting, table = self.setting, self.tables[number]
        setting.play(table, action, seat)
        self._answers[number] += 1
        if table.over or self._answers[number] >= setting.cap:
            self.done[number] = True
            self.rewards[number] = setting.rewards(table)
            self.tables[number] = setting.new(self._luck[number])
            self._answers[number] = 0

    def _show(self) -> None:
        """Write what every game shows, whole arrays at once: each number that is written alone takes its time."""
        seats = [table.waiting[0] for table in self.tables]
        asked = list(zip(self.tables, seats, strict=True))
        legal = [self.setting.legal(table, seat) for table, seat in asked]
        encoded = b"".join([table.encode(seat) for table, seat in asked])
        self.observations[:] = np.frombuffer(encoded, "<i2").reshape(self.observations.shape)
        self.counts[:] = [len(ids) for ids in legal]
        self.seat[:] = seats
        for number, ids in enumerate(legal):
            self.legal[number, : len(ids)] = ids


def _blank(name: str, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    return np.zeros(shape, kind)
