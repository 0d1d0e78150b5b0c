"""Is a game balanced? What many games say about seats, sources of points, components, length and leaders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from groma.bots.strength import wilson
from groma.kernel import Game
from groma.lab.findings import TENTHS, Finding

ENOUGH = 30
"""Below so many cases nothing is said about winning."""
_SURE = 1.96
"""Standard deviations of an interval of 95 %."""


@dataclass(frozen=True)
class Interval:
    """A figure with its 95 % interval, from so many cases."""

    value: float
    low: float
    high: float
    cases: int

    @property
    def is_enough(self) -> bool:
        """Tell whether it says anything."""
        return self.cases >= ENOUGH

    def side_of(self, fair: float) -> int:
        """Return 1 or -1 if it lies above or below a value beyond doubt, else 0."""
        if not self.is_enough:
            return 0
        return (self.low > fair) - (self.high < fair)


def share(won: float, cases: int) -> Interval:
    """Return a share with its interval by Wilson's formula."""
    low, high = wilson(won, cases)
    return Interval(won / cases if cases else 0.0, low, high, cases)


def mean(values: Sequence[float]) -> Interval:
    """Return a mean with its interval."""
    count = len(values)
    if not count:
        return Interval(0.0, 0.0, 0.0, 0)
    middle = sum(values) / count
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, count - 1))
    half = _SURE * spread / sqrt(count)
    return Interval(middle, middle - half, middle + half, count)


@dataclass(frozen=True)
class AtSeats:
    """What depends on how many play."""

    seats: int
    games: int
    order: list[Interval]
    """The share of wins of who began, of the next, and so on."""
    score: Interval
    winner: Interval
    margin: Interval
    """How far the winner was ahead of the second."""
    rounds: Interval
    decisions: Interval
    leading: list[Interval]
    """How often who leads alone after each tenth of the game wins it."""
    all_scores: list[int]
    all_rounds: list[int]


@dataclass(frozen=True)
class Counted:
    """Something that each player has a number of: points of a source, uses of a component, what the game counts."""

    id: str
    a_seat: Interval
    """How many a player has, on average."""
    having: float
    """The share of the players who have any."""
    most: int
    at_most: float
    """The most that anybody had, and the share of the players who had as many."""
    ahead: Interval
    """How many more the winner has than the others of the same game, on average."""
    wins: Interval
    """How often who has any wins, where 1 is a fair share."""
    round: float
    """When, on average; 0 where it is not told."""


@dataclass(frozen=True)
class Balance:
    """All of it."""

    game: str
    games: int
    by_seats: list[AtSeats]
    sources: list[Counted]
    tallies: list[Counted]
    uses: dict[str, list[Counted]]
    events: dict[str, float]
    """How many facts of each kind the log of a game tells."""

    def data(self) -> dict[str, Any]:
        """Return it as plain JSON."""
        return asdict(self)


def balance(game: Game[Any], findings: list[Finding]) -> Balance:
    """Count what is found in many games."""
    counts = sorted({finding.seats for finding in findings})
    events: Counter[str] = Counter()
    for finding in findings:
        events.update(finding.events)
    ways = game.counting().ways(game.components.tables)
    return Balance(
        game.name,
        len(findings),
        [_at(seats, [finding for finding in findings if finding.seats == seats]) for seats in counts],
        [_counted(id_, findings, [each.sources.get(id_) for each in findings]) for id_ in _ids("sources", findings)],
        [_counted(id_, findings, [each.tallies.get(id_) for each in findings]) for id_ in _ids("tallies", findings)],
        {way: [_used(way, id_, findings) for id_ in _usable(way, known, findings)] for way, known in ways.items()},
        {kind: number / len(findings) for kind, number in sorted(events.items())},
    )


def _ids(of: str, findings: list[Finding]) -> list[str]:
    return list(dict.fromkeys(id_ for finding in findings for id_ in getattr(finding, of)))


def _usable(way: str, known: list[str], findings: list[Finding]) -> list[str]:
    """Return what can be used in a way, and what was though nobody expected it."""
    return list(dict.fromkeys([*known, *[id_ for each in findings for one, id_ in each.uses if one == way]]))


def _used(way: str, id_: str, findings: list[Finding]) -> Counted:
    when = [each.when[way, id_] for each in findings if (way, id_) in each.when]
    numbers = [each.uses.get((way, id_)) for each in findings]
    return _counted(id_, findings, numbers, sum(when) / len(when) if when else 0.0)


def _at(seats: int, findings: list[Finding]) -> AtSeats:
    games = len(findings)
    won = [sum(each.shares[(each.first + turn) % seats] for each in findings) for turn in range(seats)]
    ranked = [sorted(each.scores, reverse=True) for each in findings]
    pairs = [(score, won) for each in findings for score, won in zip(each.scores, each.shares, strict=True)]
    return AtSeats(
        seats,
        games,
        [share(each, games) for each in won],
        mean([sum(each.scores) / seats for each in findings]),
        mean([score for score, won in pairs if won]),
        mean([scores[0] - scores[1] for scores in ranked]),
        mean([each.rounds for each in findings]),
        mean([each.decisions for each in findings]),
        [_leading(tenth, findings) for tenth in range(TENTHS)],
        [score for score, _ in pairs],
        [each.rounds for each in findings],
    )


def _leading(tenth: int, findings: list[Finding]) -> Interval:
    led = [each for each in findings if each.leaders[tenth] >= 0]
    return share(sum(each.shares[each.leaders[tenth]] for each in led), len(led))


def _counted(id_: str, findings: list[Finding], numbers: Iterable[list[int] | None], when: float = 0.0) -> Counted:
    """Count one thing in all games, those without it too."""
    games = [(found or [0] * each.seats, each.shares) for each, found in zip(findings, numbers, strict=True)]
    everyone = [amount for amounts, _ in games for amount in amounts]
    having = [(part, 1 / len(shares)) for amounts, shares in games for part in _parts(amounts, shares)]
    won, fair = sum(part for part, _ in having), sum(usual for _, usual in having)
    ahead = mean([each for amounts, shares in games for each in _ahead(amounts, shares)])
    most = max(everyone)
    return Counted(
        id_,
        mean([sum(amounts) / len(amounts) for amounts, _ in games]),
        _part(games, lambda amount: amount != 0),
        most,
        _part(games, lambda amount: amount == most) if most else 0.0,
        Interval(ahead.value, ahead.low, ahead.high, len(having)),
        _beside(share(won, len(having)), fair / len(having) if having else 1.0),
        when,
    )


def _part(games: list[tuple[list[int], list[float]]], is_so: Callable[[int], bool]) -> float:
    """Return the share of the players of a game of whose amount something is true, on average."""
    return sum(sum(map(is_so, amounts)) / len(amounts) for amounts, _ in games) / len(games)


def _parts(amounts: list[int], shares: list[float]) -> list[float]:
    """Return what those have of the win who have any of a thing."""
    return [part for amount, part in zip(amounts, shares, strict=True) if amount]


def _beside(found: Interval, fair: float) -> Interval:
    """Return a share as a multiple of a fair one."""
    return Interval(found.value / fair, found.low / fair, found.high / fair, found.cases)


def _ahead(amounts: list[int], shares: list[float]) -> list[float]:
    """Return how many more the winners of a game have than the others, on average; nothing if all won."""
    winners = [amount for amount, part in zip(amounts, shares, strict=True) if part]
    others = [amount for amount, part in zip(amounts, shares, strict=True) if not part]
    return [sum(winners) / len(winners) - sum(others) / len(others)] if winners and others else []
