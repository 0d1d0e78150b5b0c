"""A small net: two layers, and on them the points of each seat, its chance to win, and what the mover should try.

It begins as the game's advice and learns corrections: points and chances are the advice's, and priors follow the rank
that the advice gives, as long as the layers say nothing. Points that the advice missed sharpen the chances at once.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from groma.bots.learned.features import Features, Numbers, Row

RANKS = 24
"""Options further down than this are all told apart by the net alone."""
POINTS = 10.0
"""In how many points the net counts."""


class Net:
    """The weights by name, and what they say of one position. Columns of the inputs that never changed are left out."""

    def __init__(self, weights: dict[str, Numbers], columns: NDArray[np.int64], features: Features) -> None:
        self.weights = weights
        self.columns = columns
        self.features = features
        self.has_policy = bool(np.any(weights["option"]) or np.any(weights["option_bias"]))
        """Whether it ever saw what a search tried."""

    def layers(self, row: Row) -> Numbers:
        """Return what the second layer makes of a position."""
        weights, given = self.weights, self.features.inputs(row)[self.columns]
        first = np.maximum(given @ weights["first"] + weights["first_bias"], 0.0)
        second: Numbers = np.maximum(first @ weights["second"] + weights["second_bias"], 0.0)
        return second

    def gained(self, row: Row, layer: Numbers) -> Numbers:
        """Return how many points each seat makes beyond those that the advice expects, from the one that moves on."""
        said: Numbers = POINTS * (layer @ self.weights["points"] + self.weights["points_bias"])[: row.seats]
        return said

    def chances(self, row: Row, layer: Numbers, gained: Numbers) -> list[float]:
        """Return how likely each seat wins: the advice's softmax with the points that it missed, and a correction."""
        known, found = self.weights["sharpness"]
        said = (layer @ self.weights["win"] + self.weights["win_bias"])[: row.seats]
        odds = said + known * np.array(row.odds, np.float32) + found / row.temperature * gained
        shares: list[float] = softmax(odds).tolist()
        return shares

    def priors(self, layer: Numbers, ids: list[int]) -> list[float]:
        """Return how likely each option is the best; they come in the order that the advice gives them."""
        weights = self.weights
        said = weights["option"][ids] @ layer + weights["option_bias"][ids]
        found: list[float] = softmax(said + weights["rank"][ranks(len(ids))]).tolist()
        return found

    def save(self, file: Path) -> None:
        """Write the weights, in half of the precision in which they were learned."""
        halves = {name: weights.astype(np.float16) for name, weights in self.weights.items()}
        with file.open("wb") as whole:
            np.savez_compressed(whole, allow_pickle=False, columns=self.columns, **halves)


def load(file: Path, features: Features) -> Net:
    """Read a net."""
    with np.load(file, allow_pickle=False) as whole:
        weights = {name: whole[name].astype(np.float32) for name in whole.files if name != "columns"}
        return Net(weights, whole["columns"].astype(np.int64), features)


def ranks(count: int) -> NDArray[np.int64]:
    """Return the place in the table of ranks for each of so many options."""
    return np.minimum(np.arange(count), RANKS - 1)


def softmax(odds: Numbers) -> Numbers:
    """Return shares of 1 from logarithms of odds, along the last axis."""
    grown = np.exp(odds - odds.max(axis=-1, keepdims=True))
    shares: Numbers = grown / grown.sum(axis=-1, keepdims=True)
    return shares
