"""The toy by later rules: a won coin brings three points instead of two."""

from __future__ import annotations

import pytest

from groma.kernel import Action
from tests.kernel.toy import Flipped, Stake, Toy, ToyState


def resolve(decision: Stake, state: ToyState, action: Action) -> None:
    """T2.1  A won coin trebles the point."""
    won = 1 if action.notation == "keep" else 3 * state.chance.below(2)
    state.points[decision.seat] += won
    if state.logging and action.notation == "flip":
        state.log(Flipped(decision.seat, won == 3))


pytest.MonkeyPatch().setattr(Stake, "resolve", resolve)
Toy.version = "2"
