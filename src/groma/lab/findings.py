"""What is found in one game that bots or people have played: all that a report on balance counts."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass
from typing import Any

from groma.kernel import Game
from groma.kernel.statistics import Counting, Statistics, Story, statistics
from groma.lab.samples import Line, answers, dealt

TENTHS = 10
"""In so many parts a game is cut to see who leads when."""


@dataclass(frozen=True)
class Finding:
    """One game; lists are by seat."""

    seats: int
    first: int
    """The seat that began."""
    scores: list[int]
    shares: list[float]
    """What each seat has of the win: 1 for a sole winner."""
    decisions: int
    rounds: int
    leaders: list[int]
    """Who led alone after each tenth of the game, or -1; the last is its end."""
    sources: dict[str, list[int]]
    """Points by source."""
    tallies: dict[str, list[int]]
    """What the game itself counts."""
    uses: dict[tuple[str, str], list[int]]
    """How often each component was used in each way."""
    when: dict[tuple[str, str], float]
    """The round in which it was used, on average."""
    events: dict[str, int]
    """How many facts of each kind the log tells."""


class Count:
    """Plays a kept game once more and counts."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __call__(self, line: Line) -> Finding:
        """Return what is found in one game."""
        state = dealt(self.game, line)
        first, counting = self.game.first_player(state), self.game.counting()
        story = Story.of(state, answers(self.game, line))
        if not state.over:
            raise ValueError(f"a game of {self.game.name} with seed {line['seed']} was not finished")
        counted, winners, seats = statistics(counting, story), state.winners(), line["seats"]
        uses, when = _uses(counting, story, counted)
        return Finding(
            seats,
            first,
            state.scores(),
            [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)],
            len(story.moves) - 1,
            len(counted.rounds),
            _leaders(story),
            {source.id: source.points[:seats] for source in counted.sources},
            {fact.key: fact.amounts[:seats] for fact in counted.facts if fact.amounts},
            uses,
            when,
            Counter(event.kind() for move in story.moves for event in move.events),
        )


def _uses(
    counting: Counting, story: Story, counted: Statistics
) -> tuple[dict[tuple[str, str], list[int]], dict[tuple[str, str], float]]:
    """Return how often, and in which round on average, each component was used in each way."""
    begun = [one.move for one in counted.rounds]
    uses: dict[tuple[str, str], list[int]] = {}
    rounds: dict[tuple[str, str], list[int]] = {}
    for move in story.moves:
        for event in move.events:
            use = counting.use_of(event)
            if use is not None and use.seat < story.seats:
                uses.setdefault((use.way, use.id), [0] * story.seats)[use.seat] += 1
                rounds.setdefault((use.way, use.id), []).append(max(1, bisect_left(begun, move.number)))
    return uses, {what: sum(each) / len(each) for what, each in rounds.items()}


def _leaders(story: Story) -> list[int]:
    """Return who leads alone after each tenth of the moves."""
    last = len(story.moves) - 1
    return [_leader(story.moves[last * tenth // TENTHS].scores) for tenth in range(1, TENTHS + 1)]


def _leader(scores: list[int]) -> int:
    return scores.index(max(scores)) if scores.count(max(scores)) == 1 else -1
