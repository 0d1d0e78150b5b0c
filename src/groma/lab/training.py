"""Training: Adam on small batches of rows, judged by games that it never sees; the same seed makes the same net."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi
from typing import Any

import numpy as np
from numpy.typing import NDArray

from groma.bots.learned.features import Features, Numbers, chosen_inputs
from groma.bots.learned.net import RANKS, Net
from groma.lab.gradient import Batch, Losses, fresh, gains, learn
from groma.lab.rows import Rows

HELD_OUT = 16
"""One of so many games is never learned from, but judges what was learned."""
BATCH = 1024
STEEPEST = 1e-3
"""How far weights move in the first epochs; towards the last ones ever less."""
FADING = 0.1
"""How much of each weight is lost in a step as far as the weight moves: what is not needed goes away."""
OF_POINTS = 1.0
"""How much points that nobody expected count beside chances: they tell more of a game than who won it."""
RARE = 20
"""A column of the inputs that differs from the first row in fewer rows than this is left out."""
NARROWEST = 0.1
"""Columns that vary less than this are taken to vary this much."""


class Scale:
    """The columns of the inputs that are used, with their usual values and how much they vary."""

    def __init__(self, inputs: Numbers, size: int) -> None:
        self.columns = np.flatnonzero(_says_something(inputs, size))
        if not len(self.columns):
            raise ValueError("there are too few games to learn from: play more with `groma lab selfplay`")
        used = inputs[:, self.columns]
        self.mean = used.mean(axis=0)
        self.deviation = np.maximum(used.std(axis=0), NARROWEST)

    def scale(self, used: Numbers) -> None:
        """Bring the columns that are used around 0 and to a width of about 1, in place."""
        used -= self.mean
        used /= self.deviation

    def folded(self, weights: dict[str, Numbers]) -> dict[str, Numbers]:
        """Return the weights of a net that reads inputs as they are."""
        first = weights["first"] / self.deviation[:, None]
        return {**weights, "first": first, "first_bias": weights["first_bias"] - self.mean @ first}


def _says_something(inputs: Numbers, size: int) -> NDArray[np.bool_]:
    """Tell which columns change often enough; whether a number is there is said by one that is only ever 0 or 1."""
    changing: NDArray[np.bool_] = (inputs != inputs[0]).sum(axis=0) >= RARE
    numbers = inputs[:, :size]
    changing[size : 2 * size] &= ((numbers != 0) & (numbers != 1)).any(axis=0)
    return changing


class Epoch:
    """What the net got wrong on the games held out, after each pass over all others; the first is the advice alone."""

    def __init__(self, number: int, losses: Losses, judged: int, searched: int) -> None:
        self.number = number
        self.win = losses.win / max(1, judged)
        self.points = losses.points / max(1, judged)
        self.policy = losses.policy / max(1, searched)
        self.whole = self.win + self.policy

    def data(self) -> dict[str, Any]:
        """Return it as plain JSON."""
        return {"epoch": self.number, **{name: round(getattr(self, name), 4) for name in ("win", "points", "policy")}}


class Trainer:
    """Learns from rows, epoch by epoch, and keeps the best net it had."""

    def __init__(self, rows: Rows, features: Features, options: int, hidden: tuple[int, int], seed: int) -> None:
        self.rows = rows
        self.features = features
        self.seed = seed
        held_out = np.isin(rows["game"], np.unique(rows["game"])[::HELD_OUT])
        self.learned, self.judged = np.flatnonzero(~held_out), np.flatnonzero(held_out)
        sample = np.random.default_rng(seed).permutation(self.learned)[:50_000]
        self.scale = Scale(self._inputs(sample, np.arange(features.width)), features.size)
        expected = gains(rows["scores"][sample], rows["points"][sample])
        self.of_points = np.float32(OF_POINTS / max(1e-6, float((expected * expected).mean())))
        self.weights = fresh(len(self.scale.columns), features.most, options, hidden, seed)
        self.epochs = [self._epoch(0)]
        self.best = copied(self.weights)

    def train(self, epochs: int) -> Iterator[Epoch]:
        """Pass over the rows so many times, and return how well the net does on the games held out."""
        adam, rng = Adam(self.weights), np.random.default_rng(self.seed)
        for number in range(1, epochs + 1):
            order = rng.permutation(self.learned)
            cuts = range(0, len(order), BATCH)
            for step, start in enumerate(cuts):
                done = (number - 1 + step / len(cuts)) / epochs
                _, slopes = learn(self.weights, self._batch(np.sort(order[start : start + BATCH])))
                adam.step(self.weights, slopes, STEEPEST * (0.02 + 0.98 * (1 + cos(pi * done)) / 2))
            found = self._epoch(number)
            if found.whole < min(epoch.whole for epoch in self.epochs):
                self.best = copied(self.weights)
            self.epochs.append(found)
            yield found

    def net(self) -> Net:
        """Return the best net so far."""
        return Net(self.scale.folded(self.best), self.scale.columns, self.features)

    def figures(self) -> dict[str, Any]:
        """Return what it learned from, and how wrong it is beside the advice, on games held out."""
        best = min(self.epochs, key=lambda epoch: epoch.whole)
        return {
            "rows": len(self.learned),
            "games": len(np.unique(self.rows["game"][self.learned])),
            "epoch": best.number,
            "win_loss": round(best.win, 4),
            "win_loss_of_advice": round(self.epochs[0].win, 4),
            "policy_loss": round(best.policy, 4),
            "policy_loss_of_advice": round(self.epochs[0].policy, 4),
        }

    def _epoch(self, number: int) -> Epoch:
        """Judge the net by the games held out."""
        total = Losses(0.0, 0.0, 0.0)
        for start in range(0, len(self.judged), BATCH):
            losses, _ = learn(self.weights, self._batch(self.judged[start : start + BATCH]))
            total.win += losses.win
            total.points += losses.points
            total.policy += losses.policy
        judged = int(self.rows["begins_turn"][self.judged].sum())
        return Epoch(number, total, judged, int((self.rows["options"][self.judged] > 0).sum()))

    def _inputs(self, places: NDArray[np.int64], columns: NDArray[np.int64]) -> Numbers:
        parts = [self.rows[name][places] for name in ("numbers", "points", "odds", "temperature")]
        return chosen_inputs(columns, parts[0], parts[1], parts[2], parts[3])

    def _batch(self, places: NDArray[np.int64]) -> Batch:
        rows = self.rows
        sits = np.arange(self.features.most) < rows["seats"][places][:, None]
        inputs = self._inputs(places, self.scale.columns)
        self.scale.scale(inputs)
        batch = Batch(inputs, rows["odds"][places], rows["temperature"][places], sits)
        batch.judged = rows["begins_turn"][places].astype(np.float32)
        batch.shares = rows["shares"][places]
        batch.gains = gains(rows["scores"][places], rows["points"][places])
        batch.of_points = self.of_points
        spots, counts = rows.options_of(places)
        batch.rows = np.repeat(np.arange(len(places)), counts)
        batch.ids, batch.tried = rows["ids"][spots], rows["tried"][spots]
        first = np.repeat(np.cumsum(counts) - counts, counts)
        batch.ranks = np.minimum(np.arange(len(spots)) - first, RANKS - 1)
        return batch


def copied(weights: dict[str, Numbers]) -> dict[str, Numbers]:
    """Return weights that do not move with the others."""
    return {name: each.copy() for name, each in weights.items()}


class Adam:
    """Steps down a gradient, each weight at its own pace (Kingma and Ba), with weights that fade."""

    def __init__(self, weights: dict[str, Numbers]) -> None:
        self.steps = 0
        self.means = {name: np.zeros_like(each) for name, each in weights.items()}
        self.squares = {name: np.zeros_like(each) for name, each in weights.items()}

    def step(self, weights: dict[str, Numbers], slopes: dict[str, Numbers], pace: float) -> None:
        """Move all weights a little, in place."""
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            move = (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            fading = FADING * weights[name] if weights[name].ndim == 2 else 0.0
            weights[name] -= pace * (move + fading)
