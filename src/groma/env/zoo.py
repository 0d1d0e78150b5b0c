"""Environments of PettingZoo: agents are the seats, `player_0` the first."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv, ParallelEnv

from groma.env.setting import Setting
from groma.kernel import State

Seen = dict[str, Any]


def observation_space(setting: Setting) -> spaces.Dict:
    """Return the space of what a seat knows and may do."""
    low, high = setting.bounds()
    mask = spaces.Box(0, 1, (setting.actions,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, (setting.size,), np.int16), "action_mask": mask})


class Seats:
    """What both kinds of environments have."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.metadata = {"name": f"groma_{setting.game.name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        """The seat of each agent."""
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.actions) for agent in self.possible_agents}
        self.rng = Random()
        self.table: State = setting.new(self.rng)
        self.answers = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the actions."""
        return self.action_spaces[agent]

    def set_up(self, seed: int | None) -> None:
        """Set up a new game; the same seed makes the same games."""
        if seed is not None:
            self.rng = Random(seed)
        self.table = self.setting.new(self.rng)
        self.answers = 0
        self.agents = self.possible_agents[:]

    def _check(self) -> None:
        """Refuse a step where no game is on."""
        if not self.agents:
            raise ResetNeeded("no game is on: call reset() first")

    def observe(self, agent: str) -> Seen:
        """Return what an agent knows and may do."""
        return self.setting.seen(self.table, self.seats[agent])

    def render(self) -> str:
        """Return a line about the game."""
        return repr(self.table)

    def close(self) -> None:
        """Leave nothing behind."""


class Turns(Seats, AECEnv[str, Seen, int]):
    """One seat after the other acts; where several answer at once in secret, the first of them comes first."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game."""
        self.set_up(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.waiting[0]]

    def step(self, action: int | None) -> None:
        """Carry out the action of the selected agent."""
        self._check()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.setting.play(self.table, int(action), self.seats[agent])
        self.answers += 1
        if self.table.over or self.answers >= self.setting.cap:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self.table.waiting[0]]

    def _finish(self) -> None:
        """Give out the rewards; before the end there are none."""
        self.rewards = dict(zip(self.agents, self.setting.rewards(self.table), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, not self.table.over)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()


class Parallel(Seats, ParallelEnv[str, Seen, int]):
    """All seats are asked for an action at every step; only those count that may act, the others have no legal one."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Set up a new game."""
        self.set_up(seed)
        return self._seen(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out the actions of all who may act."""
        self._check()
        asked = [(seat, self.table.decision(seat)) for seat in self.table.waiting]
        for seat, question in asked:
            if self.table.decision(seat) is question:
                self.setting.play(self.table, int(actions[self.possible_agents[seat]]), seat)
                self.answers += 1
        over = self.table.over
        is_cut = not over and self.answers >= self.setting.cap
        gained = self.setting.rewards(self.table) if over or is_cut else [0.0] * self.setting.seats
        found = (
            self._seen(),
            dict(zip(self.agents, gained, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, is_cut),
            self._infos(),
        )
        if over or is_cut:
            self.agents = []
        return found

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}
