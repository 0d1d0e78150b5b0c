"""Games between bots: who plays, on which deal, in which seats, and how it ended."""

from __future__ import annotations

import json
from hashlib import sha256
from time import process_time
from typing import Any, Final

from groma.bots.levels import bot
from groma.bots.nets import fingerprint
from groma.bots.player import Bot
from groma.bots.thinker import ThinkingBot
from groma.kernel import Game, OptionValue
from groma.kernel.native import mypyc_attr

LONGEST: Final = 5_000
"""Decisions after which a game that does not come to its end is broken off; nobody wins it."""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # the first alone leaves out __init__
class Match:
    """Bots that meet again and again: every deal is played once in each rotation of the seats."""

    def __init__(
        self, game: str, bots: list[str], seed: int, options: dict[str, OptionValue], edition: str = ""
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.options = options
        self.edition = edition
        """That of the game: only those who keep its results need it."""

    def key(self) -> str:
        """Return what tells one match from another."""
        options = "".join([f" {name}={value}" for name, value in sorted(self.options.items())])
        return f"{self.game} {','.join(self.bots)} seed {self.seed}{options}"

    def whole(self, games: int) -> int:
        """Return how many games these are when each deal is played in full."""
        return -(-games // len(self.bots)) * len(self.bots)

    def rotated(self, number: int) -> list[int]:
        """Return which of the bots sits where in a game."""
        count = len(self.bots)
        return [(seat + number) % count for seat in range(count)]

    def luck(self, number: int, of: str) -> int:
        """Return a seed; the games of one deal share the deal, and each bot brings its own luck to every game."""
        text = f"{self.seed} {number // len(self.bots)}" if of == "deal" else f"{self.seed} {number} {of}"
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def edition(game: Game[Any]) -> str:
    """Return what tells a game from the same with other components, weights, habits or net: eight hex digits."""
    weights = game.advice.weights
    habits = list(weights.habits.named().values())
    text = json.dumps([game.digests()[0], weights.names, weights.values, habits])
    return sha256((text + fingerprint(game)).encode()).hexdigest()[:8]


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Outcome:
    """One finished game; all lists are in the order of the match's bots, not of the seats."""

    def __init__(self, number: int, scores: list[int], shares: list[float]) -> None:
        self.number = number
        self.scores = scores
        self.shares = shares
        """What each bot has of the win: 1 for a sole winner."""
        self.decisions = [0] * len(scores)
        self.simulations = [0] * len(scores)
        self.seconds = [0.0] * len(scores)
        """How long each bot thought, in CPU time."""

    def data(self) -> dict[str, Any]:
        """Return it as plain JSON."""
        return {
            "number": self.number,
            "scores": self.scores,
            "shares": [round(share, 4) for share in self.shares],
            "decisions": self.decisions,
            "simulations": self.simulations,
            "seconds": [round(each, 4) for each in self.seconds],
        }


def outcome_of(data: dict[str, Any]) -> Outcome:
    """Return the outcome that `data` wrote."""
    outcome = Outcome(data["number"], data["scores"], data["shares"])
    outcome.decisions = data["decisions"]
    outcome.simulations = data["simulations"]
    outcome.seconds = data["seconds"]
    return outcome


def play(game: Game[Any], match: Match, number: int) -> Outcome:
    """Play one game of a match; its luck depends on the match and the number alone."""
    bots = [bot(name, match.luck(number, f"{place}")) for place, name in enumerate(match.bots)]
    return play_with(game, match, number, bots)


def play_with(game: Game[Any], match: Match, number: int, bots: list[Bot], longest: int = LONGEST) -> Outcome:
    """Play one game of a match with bots that were made for it, for so many decisions at most."""
    places = match.rotated(number)
    state = game.new(len(places), match.luck(number, "deal"), match.options)
    state.logging = False
    decisions, seconds = [0] * len(places), [0.0] * len(places)
    while not state.over and sum(decisions) < longest:
        seat = state.waiting[0]
        start = process_time()
        action = bots[places[seat]].answer(state, seat)
        seconds[places[seat]] += process_time() - start
        decisions[places[seat]] += 1
        state.play(action, seat)
    outcome = _ended(number, places, state.scores(), state.winners())
    outcome.decisions, outcome.seconds = decisions, seconds
    outcome.simulations = [each.simulations if isinstance(each, ThinkingBot) else 0 for each in bots]
    return outcome


def _ended(number: int, places: list[int], scores: list[int], winners: list[int]) -> Outcome:
    """Put the result of the seats in the order of the bots."""
    outcome = Outcome(number, [0] * len(places), [0.0] * len(places))
    for seat, place in enumerate(places):
        outcome.scores[place] = scores[seat]
        outcome.shares[place] = 1.0 / len(winners) if seat in winners else 0.0
    return outcome
