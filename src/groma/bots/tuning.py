"""Better weights by self-play: simultaneous perturbation (SPSA), and the check that the result deserves to be kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from groma.bots.levels import bot
from groma.bots.match import LONGEST, Match, Outcome, play_with
from groma.bots.player import Bot
from groma.bots.strength import wilson
from groma.kernel import Action, Game, State
from groma.kernel.native import mypyc_attr

REACH: Final = 0.25
"""How far a weight is moved to try it, as a part of its size."""
LEAST_SIZE: Final = 0.05
"""Weights nearer to zero than this are moved as if they were this large."""
STEP: Final = 0.4
"""How much of a trial's move is kept when one side won all of its games."""
EASING: Final = 40.0
"""After so many trials the moves are half as far."""
PATIENCE: Final = 2
"""How many times the usual length of a game is waited for its end."""


class WeighingBot(Bot):
    """A bot with weights of its own."""

    def __init__(self, rng: Random, values: list[float], player: Bot) -> None:
        super().__init__(rng)
        self.values = values
        self.player = player

    def choose(self, state: State, seat: int) -> Action:
        """Choose as the own weights say, and leave the game's weights as they were."""
        weights = state.game.advice.weights
        usual = weights.values[:]
        weights.take(self.values)
        try:
            return self.player.choose(state, seat)
        finally:
            weights.take(usual)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Meeting:
    """One set of weights against another in all other seats; each of its games can be played wherever one likes."""

    def __init__(self, game: Game[Any], match: Match, one: list[float], other: list[float], longest: int) -> None:
        self.game = game
        self.match = match
        self.one = one
        self.other = other
        self.longest = longest

    def __call__(self, number: int) -> Outcome:
        """Play a game; when the sets change places, they change their luck too."""
        bots: list[Bot] = []
        for place, name in enumerate(self.match.bots):
            luck = self.match.luck(number, f"{place}")
            bots.append(WeighingBot(Random(luck), self.one if place == 0 else self.other, bot(name, luck)))
        return play_with(self.game, self.match, number, bots, self.longest)


PlayAll = Callable[[Meeting, list[int]], Iterable[Outcome]]
"""Plays the games of these numbers, in their order."""


def one_by_one(meeting: Meeting, numbers: list[int]) -> list[Outcome]:
    """Play games here."""
    return [meeting(number) for number in numbers]


class Trial:
    """One step of tuning: two sets of weights, to either side of the present one, met in some games."""

    def __init__(self, number: int, moved: list[float], ahead: float) -> None:
        self.number = number
        self.moved = moved
        self.ahead = ahead
        """How much more of the wins the one side had than the other, a seat, from -1 to 1."""


class Tuner:
    """Moves weights towards the side that wins."""

    def __init__(
        self, game: Game[Any], seats: int, seed: int, player: str = "medium", play_all: PlayAll = one_by_one
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.player = player
        """The bot that plays with the weights."""
        self.play_all = play_all
        self.signs = Random(seed)
        self.first = game.advice.weights.values[:]
        self.values = self.first[:]
        self.trials = 0
        self.longest = 0
        """Decisions after which a game is broken off: who wins by putting off the end is no good company."""

    def trial(self, deals: int) -> Trial:
        """Try one move in both directions, and go a part of it towards the side that won."""
        easing = 1.0 / (1.0 + self.trials / EASING)
        move = [self._size(value) * REACH * easing * self._sign() for value in self.values]
        up = [value + each for value, each in zip(self.values, move, strict=True)]
        down = [value - each for value, each in zip(self.values, move, strict=True)]
        ahead = self.compare(up, down, deals, f"trial {self.trials}")
        self.values = [value + STEP * ahead * each for value, each in zip(self.values, move, strict=True)]
        self.trials += 1
        return Trial(self.trials, self.values[:], ahead)

    def _size(self, value: float) -> float:
        return max(LEAST_SIZE, abs(value))

    def _sign(self) -> float:
        return 1.0 if self.signs.random() < 0.5 else -1.0

    def compare(self, one: list[float], other: list[float], deals: int, luck: str) -> float:
        """Return how much more of the wins one set had, a seat: each alone against the other, on the same deals."""
        return self.share(one, other, deals, luck) - self.share(other, one, deals, luck)

    def share(self, one: list[float], other: list[float], deals: int, luck: str) -> float:
        """Return how often one set wins, alone against the other in all other seats."""
        if not self.longest:
            self.longest = PATIENCE * self._usual_length()
        games = self._games(one, other, deals, luck)
        return sum([each.shares[0] for each in games]) / len(games)

    def _usual_length(self) -> int:
        """Return how many decisions the longest of some games took with the first weights."""
        self.longest = LONGEST
        return max([sum(each.decisions) for each in self._games(self.first, self.first, 4, "usual")])

    def _games(self, one: list[float], other: list[float], deals: int, luck: str) -> list[Outcome]:
        match = Match(self.game.name, [self.player] * self.seats, Random(f"{self.seed} {luck}").getrandbits(62), {})
        return [*self.play_all(Meeting(self.game, match, one, other, self.longest), [*range(deals * self.seats)])]

    def verdict(self, deals: int) -> dict[str, Any]:
        """Let the new weights meet the first ones on deals that were never used before."""
        games = deals * self.seats
        share = self.share(self.values, self.first, deals, "held out")
        low, high = wilson(share * games, games)
        return {
            "seats": self.seats,
            "games": games,
            "share": round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(1 / self.seats, 4),
            "better": low > 1 / self.seats,
        }
