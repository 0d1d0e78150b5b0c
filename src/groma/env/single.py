"""An environment of Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from groma.bots import Bot, bot
from groma.env.setting import Setting
from groma.env.zoo import observation_space
from groma.kernel import State

Seen = dict[str, Any]


class OneSeat(gymnasium.Env[Seen, Any]):
    """The learner answers for its seat; before it is asked again, the bots have answered for theirs."""

    def __init__(self, setting: Setting, opponents: list[str], seat: int) -> None:
        if len(opponents) != setting.seats - 1:
            raise ValueError(f"{setting.seats} seats need {setting.seats - 1} opponents, not {len(opponents)}")
        if not 0 <= seat < setting.seats:
            raise ValueError(f"there is no seat {seat}: seats go from 0 to {setting.seats - 1}")
        self.setting = setting
        self.seat = seat
        self.opponents = opponents
        self.metadata = {"render_modes": []}
        self.observation_space = observation_space(setting)
        self.action_space = spaces.Discrete(setting.actions)
        self.rng = Random()
        self._sit_down()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Set up a new game and play up to the learner's first question; the same seed makes the same games."""
        super().reset(seed=seed)
        if seed is not None:
            self.rng = Random(seed)
        self._sit_down()
        self.table: State = self.setting.new(self.rng)
        self.answers = 0
        self._wait()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out an action of the learner, and what the others do until it is asked again."""
        if not hasattr(self, "table"):
            raise ResetNeeded("no game is on: call reset() first")
        self.setting.play(self.table, int(action), self.seat)
        self.answers += 1
        self._wait()
        over = self.table.over
        is_cut = not over and self.answers >= self.setting.cap
        reward = self.setting.rewards(self.table)[self.seat] if over or is_cut else 0.0
        return self._seen(), reward, over, is_cut, {}

    def _sit_down(self) -> None:
        """Give every other seat its bot."""
        bots = [bot(name, self.rng.getrandbits(32)) for name in self.opponents]
        self.bots: list[Bot | None] = [*bots[: self.seat], None, *bots[self.seat :]]

    def _wait(self) -> None:
        while not self.table.over and self.seat not in self.table.waiting:
            seat = self.table.waiting[0]
            player = self.bots[seat]
            assert player is not None
            self.table.play(player.answer(self.table, seat), seat)
            self.setting.settle(self.table)

    def _seen(self) -> Seen:
        return self.setting.seen(self.table, self.seat)
