"""A small learner: a linear policy that learns by playing against chance, and soon beats it.

    uv run python examples/learn/policy_gradient.py aquileia --seats 3 --games 120

It plays one seat of a PettingZoo environment; the others choose at random. After every batch of games, answers of games
that went better than usual become likelier (REINFORCE with a baseline).

With `--save policy.npy` what was learned is kept, and plays as a bot in the folder of that file:

    PYTHONPATH=examples/learn groma arena aquileia --bots policy_gradient:Learned,random --games 60
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

import groma
import groma.env
from groma.kernel import Action, State

SAVED = "policy.npy"
LEFT_OUT = 400
"""Blocks with more numbers than this are boards in planes: too much for a linear policy."""


class Policy:
    """A weight for every action and every number that the learner looks at; all begin at zero, which is chance."""

    def __init__(self, game: str, seed: int) -> None:
        encoding = groma.game(game).encoding
        self.columns = np.concatenate(
            [np.arange(block.start, block.end) for block in encoding.blocks if block.size <= LEFT_OUT]
        )
        self.weights = np.zeros((len(groma.game(game).actions), len(self.columns) + 1), np.float32)
        self.rng = np.random.default_rng(seed)

    def features(self, observation: NDArray[np.int16]) -> NDArray[np.float32]:
        """Return a few numbers of an observation, large ones made small, and a 1."""
        seen = observation[self.columns].astype(np.float32)
        return np.append(np.sign(seen) * np.log1p(np.abs(seen)) / 3, np.float32(1))

    def chances(self, features: NDArray[np.float32], legal: NDArray[Any]) -> NDArray[np.float32]:
        """Return how likely each legal action is."""
        values = self.weights[legal] @ features
        chances = np.exp(values - values.max())
        return np.asarray(chances / chances.sum(), np.float32)


class Learned:
    """What was saved, as a bot: it takes the likeliest action."""

    def __init__(self) -> None:
        self.policy: Policy | None = None

    def choose(self, state: State, seat: int) -> Action:
        """Look at what a learner observes."""
        if self.policy is None:
            self.policy = Policy(state.game.name, 0)
            self.policy.weights = np.load(SAVED)
        legal = np.array(state.legal_ids(seat))
        features = self.policy.features(np.frombuffer(state.encode(seat), "<i2"))
        chosen: Action = state.game.actions[legal[np.argmax(self.policy.chances(features, legal))]]
        return chosen


class Answer:
    """What the learner looked at, could choose and chose."""

    def __init__(self, policy: Policy, seen: dict[str, Any]) -> None:
        self.features = policy.features(seen["observation"])
        self.legal = np.flatnonzero(seen["action_mask"])
        self.chances = policy.chances(self.features, self.legal)
        self.place = int(policy.rng.choice(len(self.legal), p=self.chances / self.chances.sum()))

    @property
    def action(self) -> int:
        """The action chosen."""
        return int(self.legal[self.place])


def play(env: Any, policy: Policy, learner: str, seed: int) -> tuple[list[Answer], float]:
    """Play one game and return the learner's answers and what it got."""
    env.reset(seed=seed)
    answers: list[Answer] = []
    for agent in env.agent_iter():
        if env.terminations[agent] or env.truncations[agent]:
            break
        seen = env.observe(agent)
        if agent == learner:
            answers.append(Answer(policy, seen))
            env.step(answers[-1].action)
        else:
            env.step(int(policy.rng.choice(np.flatnonzero(seen["action_mask"]))))
    return answers, float(env.rewards[learner])


def improve(policy: Policy, games: list[tuple[list[Answer], float]], rate: float) -> None:
    """Make the answers of games likelier that went better than the others of the batch, in long games each by less."""
    got = np.array([reward for _, reward in games])
    better = (got - got.mean()) / (got.std() + 1e-6)
    for (answers, _), advantage in zip(games, better, strict=True):
        step = rate * advantage / len(answers)
        for answer in answers:
            push = -answer.chances
            push[answer.place] += 1
            policy.weights[answer.legal] += step * push[:, None] * answer.features


def won(game: str, seats: int, policy: Policy, games: int) -> float:
    """Return the share of games that the learner wins, each seat in turn."""
    env = groma.env.aec(game, seats)
    return sum(play(env, policy, f"player_{n % seats}", 10_000 + n)[1] for n in range(games)) / games


def learn(game: str, seats: int, games: int, batch: int = 8, rate: float = 0.7, seed: int = 2) -> Policy:
    """Play so many games and learn from them."""
    env, policy = groma.env.aec(game, seats, reward="margin"), Policy(game, seed)
    for start in range(0, games, batch):
        improve(policy, [play(env, policy, f"player_{n % seats}", n) for n in range(start, start + batch)], rate)
    return policy


def main() -> None:
    """Learn, then tell how many games the learner wins, and how many it would win by chance."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=groma.names())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--judged", type=int, default=60)
    parser.add_argument("--save", metavar="FILE", help=f"where to keep what was learned, such as {SAVED}")
    asked = parser.parse_args()
    policy = learn(asked.game, asked.seats, asked.games)
    if asked.save:
        np.save(asked.save, policy.weights)
    print(json.dumps({"won": won(asked.game, asked.seats, policy, asked.judged), "by_chance": 1 / asked.seats}))


if __name__ == "__main__":
    main()
