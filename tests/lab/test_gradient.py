"""What a net learns: the gradient is that of the loss, and a fresh net says what the advice says."""

from __future__ import annotations

import numpy as np
import pytest

from groma.bots.learned.features import Numbers
from groma.lab.gradient import Batch, fresh, learn


@pytest.fixture
def batch() -> Batch:
    """Three rows of two or three seats; the second has options that a search tried, the third begins no turn."""
    rng = np.random.default_rng(1)
    sits = np.array([[True, True, True], [True, True, False], [True, True, True]])
    some = Batch(rng.normal(size=(3, 5)), np.log(np.where(sits, 0.3, 1.0)), np.array([5.0, 3.0, 8.0]), sits)
    some.judged = np.array([1.0, 1.0, 0.0])
    some.shares = np.array([[1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.0, 0.0, 1.0]])
    some.gains = rng.normal(size=(3, 3))
    some.rows, some.ranks = np.array([1, 1, 1, 2, 2]), np.array([0, 1, 2, 0, 1])
    some.ids, some.tried = np.array([3, 0, 2, 3, 1]), np.array([0.6, 0.3, 0.1, 0.0, 1.0])
    return some


def some_weights() -> dict[str, Numbers]:
    """Return weights that are not zero anywhere, in double precision so that small differences can be seen."""
    rng = np.random.default_rng(2)
    plain = fresh(5, 3, 4, (6, 4), 1)
    return {name: each.astype(np.float64) + rng.normal(0.0, 0.3, each.shape) for name, each in plain.items()}


def loss(weights: dict[str, Numbers], batch: Batch) -> float:
    losses, _ = learn(weights, batch)
    return (losses.win + losses.points + losses.policy) / len(batch.inputs)


def test_the_gradient_is_the_slope_of_the_loss(batch: Batch) -> None:
    weights, little = some_weights(), 1e-6
    _, slopes = learn(weights, batch)
    assert set(slopes) == set(weights)
    for name, slope in slopes.items():
        flat = weights[name].reshape(-1)
        for place in range(len(flat)):
            kept = flat[place]
            flat[place] = kept + little
            up = loss(weights, batch)
            flat[place] = kept - little
            down = loss(weights, batch)
            flat[place] = kept
            assert slope.reshape(-1)[place] == pytest.approx((up - down) / (2 * little), abs=1e-6), name


def test_a_fresh_net_repeats_the_odds_of_the_advice(batch: Batch) -> None:
    losses, _ = learn(fresh(5, 3, 4, (6, 4), 1), batch)
    assert losses.win == pytest.approx(np.log(3) + np.log(2), rel=1e-5)
