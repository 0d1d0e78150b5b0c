"""What a net gets wrong on some rows, and in which direction each of its weights should move."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from groma.bots.learned.features import Numbers
from groma.bots.learned.net import POINTS, RANKS, softmax

ABSENT = -1e9
"""The odds of a seat that does not play."""


class Batch:
    """Some rows as arrays: their inputs, what is wanted, and for which of them."""

    def __init__(self, inputs: Numbers, odds: Numbers, temperatures: Numbers, sits: NDArray[np.bool_]) -> None:
        self.inputs = inputs
        self.odds = odds
        self.temperatures = temperatures
        self.sits = sits
        """By row and seat, whether somebody plays there."""
        self.judged = np.ones(len(inputs), odds.dtype)
        """By row, whether its chances and points are learned: only turns begin where positions are judged."""
        self.shares = np.zeros_like(odds)
        self.gains = np.zeros_like(odds)
        """The points beyond those that the advice expects, counted in tens."""
        self.of_points = np.float32(1.0)
        """How much they count beside the chances."""
        self.rows = np.zeros(0, np.int64)
        """By option of all rows: the row, its rank, its id, and how much it was tried."""
        self.ranks = np.zeros(0, np.int64)
        self.ids = np.zeros(0, np.int64)
        self.tried = np.zeros(0, odds.dtype)


class Losses:
    """What the net got wrong, each summed over the rows that it counts."""

    def __init__(self, win: float, points: float, policy: float) -> None:
        self.win = win
        self.points = points
        self.policy = policy


def fresh(width: int, most: int, options: int, hidden: tuple[int, int], seed: int) -> dict[str, Numbers]:
    """Return the weights of a net that says what the advice says."""
    rng, (first, second) = np.random.default_rng(seed), hidden
    shapes = {
        "first": (width, first),
        "first_bias": (first,),
        "second": (first, second),
        "second_bias": (second,),
        "sharpness": (2,),
        "win": (second, most),
        "win_bias": (most,),
        "points": (second, most),
        "points_bias": (most,),
        "option": (options, second),
        "option_bias": (options,),
        "rank": (RANKS,),
    }
    weights = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
    for name in ("first", "second"):
        rows, columns = weights[name].shape
        weights[name] = rng.normal(0.0, (2.0 / rows) ** 0.5, (rows, columns)).astype(np.float32)
    weights["sharpness"][0] = 1.0
    weights["rank"] = -np.log(np.arange(1, RANKS + 1, dtype=np.float32))
    return weights


def learn(weights: dict[str, Numbers], batch: Batch) -> tuple[Losses, dict[str, Numbers]]:
    """Return what the net gets wrong on a batch, and the gradient of the mean of it."""
    first = np.maximum(batch.inputs @ weights["first"] + weights["first_bias"], 0.0)
    second = np.maximum(first @ weights["second"] + weights["second_bias"], 0.0)
    slopes: dict[str, Numbers] = {}
    gained = second @ weights["points"] + weights["points_bias"]
    win, up, pull = _win(weights, batch, second, gained, slopes)
    points, more = _points(weights, batch, second, gained, pull, slopes)
    policy, most = _policy(weights, batch, second, slopes)
    below = (up + more + most) * (second > 0.0)
    slopes["second"], slopes["second_bias"] = first.T @ below, below.sum(axis=0)
    below = (below @ weights["second"].T) * (first > 0.0)
    slopes["first"], slopes["first_bias"] = batch.inputs.T @ below, below.sum(axis=0)
    share = np.float32(1.0 / len(batch.inputs))
    return Losses(win, points, policy), {name: slope * share for name, slope in slopes.items()}


def _win(
    weights: dict[str, Numbers], batch: Batch, layer: Numbers, gained: Numbers, slopes: dict[str, Numbers]
) -> tuple[float, Numbers, Numbers]:
    """Cross entropy of the chances, with the wins as they were shared; also how the points should move for it."""
    warmth = POINTS / batch.temperatures[:, None]
    known, found = weights["sharpness"]
    odds = layer @ weights["win"] + weights["win_bias"] + known * batch.odds + found * warmth * gained
    chances = softmax(np.where(batch.sits, odds, ABSENT))
    wrong: Numbers = (chances - batch.shares) * batch.judged[:, None]
    slopes["win"], slopes["win_bias"] = layer.T @ wrong, wrong.sum(axis=0)
    slopes["sharpness"] = np.array([(wrong * batch.odds).sum(), (wrong * warmth * gained).sum()], wrong.dtype)
    loss = -(batch.shares * np.log(np.maximum(chances, 1e-9))).sum(axis=1) @ batch.judged
    return float(loss), wrong @ weights["win"].T, found * warmth * wrong


def _points(
    weights: dict[str, Numbers],
    batch: Batch,
    layer: Numbers,
    gained: Numbers,
    pull: Numbers,
    slopes: dict[str, Numbers],
) -> tuple[float, Numbers]:
    """Half of the square of what the points are off."""
    off: Numbers = (gained - batch.gains) * batch.sits * batch.judged[:, None]
    wrong: Numbers = batch.of_points * off + pull
    slopes["points"], slopes["points_bias"] = layer.T @ wrong, wrong.sum(axis=0)
    return float(batch.of_points * 0.5 * (off * off).sum()), wrong @ weights["points"].T


def _policy(
    weights: dict[str, Numbers], batch: Batch, layer: Numbers, slopes: dict[str, Numbers]
) -> tuple[float, Numbers]:
    """Cross entropy of the priors, with what the search tried; options of all rows lie in one list."""
    rows, ids = batch.rows, batch.ids
    slopes["option"], slopes["option_bias"] = np.zeros_like(weights["option"]), np.zeros_like(weights["option_bias"])
    slopes["rank"] = np.zeros_like(weights["rank"])
    above = np.zeros_like(layer)
    if not len(ids):
        return 0.0, above
    of_ids, of_rows = weights["option"][ids], layer[rows]
    odds = (of_ids * of_rows).sum(axis=1) + weights["option_bias"][ids] + weights["rank"][batch.ranks]
    starts = np.flatnonzero(np.diff(rows, prepend=-1))
    counts = np.diff(starts, append=len(rows))
    grown = np.exp(odds - np.repeat(np.maximum.reduceat(odds, starts), counts))
    priors = grown / np.repeat(np.add.reduceat(grown, starts), counts)
    wrong = priors - batch.tried
    np.add.at(slopes["option"], ids, wrong[:, None] * of_rows)
    np.add.at(slopes["option_bias"], ids, wrong)
    np.add.at(slopes["rank"], batch.ranks, wrong)
    above[rows[starts]] = np.add.reduceat(wrong[:, None] * of_ids, starts)
    return float(-(batch.tried * np.log(np.maximum(priors, 1e-9))).sum()), above


def gains(scores: Numbers, expected: Numbers) -> Numbers:
    """Return how many points were made beyond those expected, as the net counts them."""
    found: Numbers = (scores - expected) / POINTS
    return found
