"""What all environments share: a game at a table, what its seats observe and may do, and what they get."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import groma
from groma.kernel import Game, IllegalAction, OptionValue, State

CAP: Final = 20_000
"""So many answers are enough for any game; one that goes on is cut off."""

LOWER_FIRST: Final = np.dtype("<i2")
"""The numbers of an encoding."""


def win(state: State) -> list[float]:
    """Share 1 among the winners; nobody gets anything before the end."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def score(state: State) -> list[float]:
    """Give every seat its points."""
    return [float(points) for points in state.scores()]


def margin(state: State) -> list[float]:
    """Give every seat its points less those of the best other one."""
    points = score(state)
    return [mine - max(points[:seat] + points[seat + 1 :], default=0.0) for seat, mine in enumerate(points)]


REWARDS: Final[dict[str, Callable[[State], list[float]]]] = {"win": win, "margin": margin, "score": score}


class Setting:
    """A game with a number of seats and options, the reward at the end, the cap, and how many actions there are."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int,
        options: dict[str, OptionValue],
        reward: str = "win",
        cap: int = CAP,
        actions: int | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")
        self.game: Game[Any] = groma.game(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = self.game.choose(seats, options)
        self.reward = reward
        self.cap = cap
        self.actions = min(actions or len(self.game.actions), len(self.game.actions))
        """Actions with an id from here on are not offered: the rarest ones, such as the outermost places."""
        self.size = self.game.encoding.size

    def new(self, rng: Random) -> State:
        """Set up a game."""
        state: State = self.game.new(self.seats, rng.getrandbits(63), self.options)
        state.logging = False
        self.settle(state)
        return state

    def play(self, state: State, action: int, seat: int) -> None:
        """Carry out the action of an id."""
        if not 0 <= action < self.actions:
            raise IllegalAction("", f"there is no action {action}: ids go from 0 to {self.actions - 1}")
        state.play(self.game.actions[action], seat)
        self.settle(state)

    def settle(self, state: State) -> None:
        """Where none of the offered actions is legal, the first of the others is taken."""
        while self.actions < len(self.game.actions) and not state.over and not self.legal(state, state.waiting[0]):
            state.play(state.options()[0])

    def legal(self, state: State, seat: int) -> list[int]:
        """Return the ids that a seat may choose from."""
        ids = state.legal_ids(seat)
        return ids if self.actions == len(self.game.actions) else [each for each in ids if each < self.actions]

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal action of a seat."""
        mask = bytearray(self.actions)
        for action in self.legal(state, seat):
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def observe(self, state: State, seat: int) -> NDArray[np.int16]:
        """Return what a seat knows."""
        encoding = self.game.encoding
        found: NDArray[np.int16] = np.frombuffer(encoding.written(state, seat, encoding.blocks), LOWER_FIRST)
        return found if LOWER_FIRST.isnative else found.astype(np.int16)

    def seen(self, state: State, seat: int) -> dict[str, NDArray[Any]]:
        """Return what a seat knows and what it may do."""
        return {"observation": self.observe(state, seat), "action_mask": self.mask(state, seat)}

    def rewards(self, state: State) -> list[float]:
        """Return what every seat gets for a game that is over, or cut off."""
        return REWARDS[self.reward](state)

    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return the least and the most of every number that a seat observes."""
        blocks = self.game.encoding.blocks
        low = [np.full(block.size, block.low, np.int16) for block in blocks]
        high = [np.full(block.size, block.high, np.int16) for block in blocks]
        return np.concatenate(low), np.concatenate(high)
