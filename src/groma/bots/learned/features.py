"""What a net reads of a position: what the seat to move knows, and what the game's advice expects.

One row serves all seats and seat counts: seats are told from the one that moves on, and those that do not play are 0.
"""

from __future__ import annotations

from hashlib import sha256
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from groma.bots.chances import chances, temperature_of
from groma.kernel import Game, State
from groma.kernel.encoding import Planes, around

LEAST_CHANCE = 1e-4
"""The least chance that the advice gives anyone: below it a net could not correct it any more."""

Numbers = NDArray[np.floating[Any]]


class Row:
    """A position as a net reads it."""

    def __init__(self, numbers: bytes, seats: int, points: list[float], odds: list[float], temperature: float) -> None:
        self.numbers = numbers
        """What the seat to move knows, two bytes each."""
        self.seats = seats
        self.points = points
        """What the advice expects of each seat, from the one that moves on."""
        self.odds = odds
        """The logarithms of the chances that the advice gives them."""
        self.temperature = temperature


class Features:
    """How the positions of one game become rows: the encoding without its boards, which the advice reads better."""

    def __init__(self, game: Game[Any]) -> None:
        self.blocks = [block for block in game.encoding.blocks if not isinstance(block, Planes)]
        self.size = sum(block.size for block in self.blocks)
        """How many numbers a row takes from the encoding."""
        self.most = game.players[-1]
        """So many seats a row has room for."""
        self.width = 2 * self.size + 2 * self.most + 1
        """How many inputs a net has."""

    @property
    def digest(self) -> str:
        """That of the blocks: where it is the same, the same inputs mean the same."""
        lines = [f"{block.name} {block.shape} {block.columns}" for block in self.blocks]
        return sha256("\n".join(lines).encode()).hexdigest()[:16]

    def row(self, state: State, seat: int) -> Row:
        """Return a position as the seat that moves sees it."""
        game = state.game
        expected = game.advice.expectations(state)
        likely = chances(state, expected, expected[0])
        order = around(seat, state.seats)
        return Row(
            bytes(game.encoding.written(state, seat, self.blocks)),
            state.seats,
            [expected[other] for other in order],
            [log(max(LEAST_CHANCE, likely[other])) for other in order],
            temperature_of(state, expected),
        )

    def inputs(self, row: Row) -> Numbers:
        """Return the inputs of a net for one row."""
        given = np.zeros(self.width, np.float32)
        given[: self.size] = np.frombuffer(row.numbers, np.int16)
        given[self.size : 2 * self.size] = given[: self.size] != 0
        start = 2 * self.size
        given[start : start + row.seats] = row.points
        given[start + self.most : start + self.most + row.seats] = row.odds
        given[-1] = row.temperature
        return given


def chosen_inputs(
    columns: NDArray[np.int64], numbers: NDArray[np.int16], points: Numbers, odds: Numbers, temperatures: Numbers
) -> Numbers:
    """Return some columns, in their order, of the inputs of many rows at once."""
    size = numbers.shape[1]
    told, there, rest = (columns[(columns >= low) & (columns < high)] - low for low, high in _parts(size))
    advice = np.concatenate([points, odds, temperatures[:, None]], axis=1)
    return np.concatenate(
        [numbers[:, told].astype(np.float32), (numbers[:, there] != 0).astype(np.float32), advice[:, rest]], axis=1
    )


def _parts(size: int) -> list[tuple[int, int]]:
    """Return where the numbers lie among the inputs, then whether each is there, then what the advice says."""
    return [(0, size), (size, 2 * size), (2 * size, 1 << 30)]
