"""What a report on balance does not count, from the games that `groma lab balance --file` kept.

uv run python examples/balance/closer.py praetor praetor.jsonl

Praetor: the round in which the first tile of age II is uncovered, how many players reach the top of the morale track,
and the most points of games of eleven rounds. Aquileia: how many laurels are sold for the opening bid alone. Marble:
the civic buildings of a game. All with their 95 % intervals.
"""

from __future__ import annotations

import sys
from pathlib import Path

import groma
from groma.kernel.statistics import Story
from groma.lab.balance import Interval, mean, share
from groma.lab.samples import answers, dealt, load


def stories(name: str, file: Path) -> list[Story]:
    """Play all kept games once more."""
    game = groma.game(name)
    return [Story.of(dealt(game, line), answers(game, line)) for line in load(file, game) if line["moves"]]


def round_of_age_two(story: Story) -> int:
    """Return the round in which the first tile of age II is uncovered."""
    second = {tile["id"] for tile in groma.game("praetor").components.tables["tiles"] if tile["age"] == 2}
    now = 0
    for event in [event for move in story.moves for event in move.events]:
        facts = event.fields()
        now = int(str(facts["round"])) if event.kind() == "round-began" else now
        if event.kind() == "tile-uncovered" and facts["tile"] in second:
            return now
    return now


def bids(story: Story) -> list[int]:
    """Return how many bids each laurel took that was sold."""
    found, made = [], 0
    for kind in [event.kind() for move in story.moves for event in move.events]:
        made = 0 if kind == "auction-opened" else made + (kind == "bid-made")
        found += [made] if kind == "laurel-bought" else []
    return found


def kinds(story: Story, field: str, kind: str) -> list[object]:
    """Return a field of all facts of one kind."""
    return [event.fields()[field] for move in story.moves for event in move.events if event.kind() == kind]


def praetor(told: list[Story]) -> None:
    """Tell ages, morale and points."""
    for seats in sorted({story.seats for story in told}):
        tell(f"{seats} players: round of age II", mean([round_of_age_two(s) for s in told if s.seats == seats]))
    top = max(int(str(value)) for story in told for value in kinds(story, "value", "morale-rose"))
    reached = [len(at_top(story, top)) / story.seats for story in told]
    tell(f"share of the players of a game who reach morale {top}", mean(reached))
    eleven = [max(s.moves[-1].scores) for s in told if len(kinds(s, "round", "round-began")) == 11]
    tell("most points in a game of eleven rounds", mean(eleven))
    tell("games of eleven rounds with 286 points or more", share(sum(each >= 286 for each in eleven), len(eleven)))


def at_top(story: Story, top: int) -> set[object]:
    """Return the seats whose morale rose to the top."""
    rises = [e.fields() for move in story.moves for e in move.events if e.kind() == "morale-rose"]
    return {each["seat"] for each in rises if each["value"] == top}


def aquileia(told: list[Story]) -> None:
    """Tell auctions."""
    found = [number for story in told for number in bids(story)]
    tell("laurels sold for the opening bid", share(found.count(1), len(found)))


def marble(told: list[Story]) -> None:
    """Tell buildings."""
    for building in ("temple", "baths", "theatre", "arena"):
        tell(f"{building} a game", mean([kinds(story, "building", "built").count(building) for story in told]))


def tell(what: str, found: Interval) -> None:
    """Print a figure."""
    print(f"{what}: {found.value:.3f} ({found.low:.3f} to {found.high:.3f}; {found.cases} cases)")


if __name__ == "__main__":
    {"praetor": praetor, "aquileia": aquileia, "marble": marble}[sys.argv[1]](stories(sys.argv[1], Path(sys.argv[2])))
