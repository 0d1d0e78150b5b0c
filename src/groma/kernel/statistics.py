"""What a game tells about itself afterwards: points by source and by round, moments, and what each game counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from groma.kernel.action import Action
from groma.kernel.event import Event
from groma.kernel.native import mypyc_attr
from groma.kernel.state import State


@dataclass(frozen=True)
class Played:
    """One move of a game: who played it, what it did, and the points after it; number 0 is the deal."""

    number: int
    seat: int
    starts_turn: bool
    events: list[Event]
    scores: list[int]


@dataclass(frozen=True)
class Share:
    """So many points of a source, or so many goods of a kind, for a player."""

    seat: int
    id: str
    amount: int


@dataclass(frozen=True)
class Use:
    """A player used a card, a place or a tile: in which way, and which."""

    seat: int
    way: str
    id: str


@dataclass(frozen=True)
class Fact:
    """One line of the statistics: the text `stat-<key>`, whose it is, how much, and after which move it is seen."""

    key: str
    seats: list[int]
    amount: int
    move: int
    about: dict[str, int | str]
    """What the text speaks of: ids and numbers."""
    amounts: list[int]
    """Of all players, where each has a number of this kind."""


@dataclass(frozen=True)
class Source:
    """Where points come from: those of each player, and how many of them the final scoring brought."""

    id: str
    points: list[int]
    final: list[int]


@dataclass(frozen=True)
class Goods:
    """How much of a kind of goods each player took in."""

    id: str
    amounts: list[int]


@dataclass(frozen=True)
class Round:
    """A round: after which move it began, and the points at its end."""

    number: int
    move: int
    scores: list[int]


@dataclass(frozen=True)
class Statistics:
    """All of it."""

    sources: list[Source]
    goods: list[Goods]
    rounds: list[Round]
    are_turns: bool
    """Whether the game has no rounds, and each is a turn of everyone."""
    moments: list[Fact]
    facts: list[Fact]
    verdict: list[Event]
    """Those of the last facts that say how a tie was broken."""


class Story:
    """A whole game, move by move, the deal first."""

    def __init__(self, seats: int, players: int, moves: list[Played]) -> None:
        self.seats = seats
        self.players = players
        """Those without a seat, such as a rival, are counted too."""
        self.moves = moves

    @staticmethod
    def of(state: State, answers: Iterable[tuple[int, Action]]) -> Story:
        """Play a game from its deal and write down what happens."""
        moves = [Played(0, -1, False, state.events, state.scores())]
        for number, (seat, action) in enumerate(answers, 1):
            decision = state.decision(seat)
            starts_turn = decision is not None and decision.starts_turn
            state.play(action, seat)
            moves.append(Played(number, seat, starts_turn, state.events, state.scores()))
        return Story(state.seats, max(state.seats, _players_in(moves)), moves)

    def turns(self) -> list[list[Played]]:
        """Return the moves turn by turn."""
        turns: list[list[Played]] = []
        for move in self.moves[1:]:
            if not turns or move.starts_turn or move.seat != turns[-1][-1].seat:
                turns.append([])
            turns[-1].append(move)
        return turns


def _players_in(moves: list[Played]) -> int:
    """Return one more than the highest seat of which a fact tells."""
    highest = -1
    for move in moves:
        for event in move.events:
            fields = event.fields()
            seats = [fields.get(name) for name in event.people()]
            highest = max([highest, *[seat for seat in seats if isinstance(seat, int)]])
    return highest + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """A number for each player, with the move at which it came about; who has most is told."""

    def __init__(self, key: str, players: int) -> None:
        self.key = key
        self.amounts = [0] * players
        self.moves = [0] * players
        self.known = [False] * players

    def add(self, seat: int, amount: int, move: int) -> None:
        """Count further."""
        self.note(seat, self.amounts[seat] + amount, move)

    def raise_to(self, seat: int, amount: int, move: int) -> None:
        """Keep the highest, where it was first reached."""
        if not self.known[seat] or amount > self.amounts[seat]:
            self.note(seat, amount, move)

    def note(self, seat: int, amount: int, move: int) -> None:
        """Keep a number, whatever it was before."""
        self.amounts[seat], self.moves[seat], self.known[seat] = amount, move, True

    def facts(self) -> list[Fact]:
        """Return who has most, if anyone has any."""
        best = max(self.counted(), default=0)
        return self.shared_by(best) if best else []

    def counted(self) -> list[int]:
        """Return the numbers of those who have one."""
        return [amount for seat, amount in enumerate(self.amounts) if self.known[seat]]

    def shared_by(self, amount: int) -> list[Fact]:
        """Return the fact of all who have a number."""
        seats = [seat for seat, one in enumerate(self.amounts) if self.known[seat] and one == amount]
        return [Fact(self.key, seats, amount, self.moves[seats[0]], {}, self.amounts)]


class Lowest(Tally):
    """A number for each player, of which the least is told."""

    def lower_to(self, seat: int, amount: int, move: int) -> None:
        """Keep the lowest, where it was first reached."""
        if not self.known[seat] or amount < self.amounts[seat]:
            self.note(seat, amount, move)

    def facts(self) -> list[Fact]:
        """Return who has least, if anyone was counted."""
        counted = self.counted()
        return self.shared_by(min(counted)) if counted else []


T = TypeVar("T", bound=Tally)


@mypyc_attr(allow_interpreted_subclasses=True)
class Counts:
    """The numbers that a game itself is asked for, in the order in which they are told."""

    def __init__(self) -> None:
        self.tallies: list[Tally] = []

    def told(self, tally: T) -> T:
        """Add a tally to those that are told."""
        self.tallies.append(tally)
        return tally

    def take(self, event: Event, move: int) -> None:
        """Count a fact of the log."""


MOMENTS: Final = ("best-turn", "most-at-once", "best-round", "lead")
"""The keys of the facts that are found in every game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Counting:
    """What the facts of a game mean in numbers; a game's folder fills it in, and this one knows the scores alone."""

    sources: list[str]
    """Where points come from, in the order of the rules."""

    def __init__(self, sources: list[str] | None = None) -> None:
        self.sources = sources or []

    @property
    def keys(self) -> list[str]:
        """Return the key of every fact that the game itself counts."""
        return [tally.key for tally in self.counts(0).tallies]

    def round_of(self, event: Event) -> int:
        """Return the number of the round that a fact begins, or nothing."""
        return 0

    def points_of(self, event: Event) -> Share | None:
        """Return the points that a fact tells of."""
        return None

    def goods_of(self, event: Event) -> Share | None:
        """Return the goods that a player takes in by a fact."""
        return None

    def ways(self, tables: dict[str, Any]) -> dict[str, list[str]]:
        """Return the ways in which the components of these tables are used, each with all that can be used so."""
        return {}

    def use_of(self, event: Event) -> Use | None:
        """Return the use of a component that a fact tells of."""
        return None

    def pauses(self, event: Event) -> bool:
        """Tell whether from this fact on the points of a move are no deed of the player who made it."""
        return False

    def is_final(self, event: Event) -> bool:
        """Tell whether the final scoring begins with a fact."""
        return False

    def decides(self, event: Event) -> bool:
        """Tell whether a fact says by what a tie was broken, or that it was not."""
        return False

    def counts(self, players: int) -> Counts:
        """Return what the game itself is asked for, with nothing counted yet."""
        return Counts()


def ids(rows: list[dict[str, Any]]) -> list[str]:
    """Return the ids of the rows of a table of components."""
    return [row["id"] for row in rows]


def statistics(counting: Counting, story: Story) -> Statistics:
    """Count a finished game."""
    begun = _begun(counting, story)
    rounds = _rounds(story, begun or _by_turns(story))
    moments = [*_best_turn(counting, story), *_most_at_once(counting, story)]
    moments += [*(_best_rounds(story, rounds) if begun else []), *_lead(story)]
    return Statistics(
        _sources(counting, story),
        _goods(counting, story),
        rounds,
        not begun,
        moments,
        _facts(counting, story),
        [event for event in story.moves[-1].events if counting.decides(event)],
    )


def _facts(counting: Counting, story: Story) -> list[Fact]:
    counts = counting.counts(story.players)
    for move in story.moves:
        for event in move.events:
            counts.take(event, move.number)
    return [fact for tally in counts.tallies for fact in tally.facts()]


def _sources(counting: Counting, story: Story) -> list[Source]:
    points = {id_: [0] * story.players for id_ in counting.sources}
    final = {id_: [0] * story.players for id_ in counting.sources}
    is_final = False
    for move in story.moves:
        for event in move.events:
            is_final = is_final or counting.is_final(event)
            share = counting.points_of(event)
            if share is not None:
                points[share.id][share.seat] += share.amount
                final[share.id][share.seat] += share.amount if is_final else 0
    return [Source(id_, points[id_], final[id_]) for id_ in counting.sources if any(points[id_])]


def _goods(counting: Counting, story: Story) -> list[Goods]:
    goods: dict[str, list[int]] = {}
    for move in story.moves[1:]:
        for event in move.events:
            share = counting.goods_of(event)
            if share is not None:
                goods.setdefault(share.id, [0] * story.players)[share.seat] += share.amount
    return [Goods(id_, amounts) for id_, amounts in goods.items()]


def _begun(counting: Counting, story: Story) -> list[tuple[int, int]]:
    """Return the rounds of the game, each with the move after which it began."""
    told = [(counting.round_of(event), move.number) for move in story.moves for event in move.events]
    return [(number, move) for number, move in told if number]


def _rounds(story: Story, begun: list[tuple[int, int]]) -> list[Round]:
    ends = [*[move for _, move in begun[1:]], story.moves[-1].number]
    return [Round(number, move, story.moves[end].scores) for (number, move), end in zip(begun, ends, strict=True)]


def _by_turns(story: Story) -> list[tuple[int, int]]:
    """Where a game knows no rounds, one begins when a player begins a further turn."""
    begun = [(1, 0)]
    taken = [0] * story.players
    for turn in story.turns():
        first = turn[0]
        if not first.starts_turn:
            continue
        taken[first.seat] += 1
        if taken[first.seat] > begun[-1][0]:
            begun.append((taken[first.seat], first.number - 1))
    return begun


def _best_turn(counting: Counting, story: Story) -> list[Fact]:
    best: list[Fact] = []
    for turn in story.turns():
        seat, last = turn[-1].seat, turn[-1]
        gain = last.scores[seat] - story.moves[turn[0].number - 1].scores[seat]
        gain -= sum([_by_the_way(counting, move, seat) for move in turn])
        if gain > (best[0].amount if best else 0):
            best = [Fact("best-turn", [seat], gain, last.number, {}, [])]
    return best


def _by_the_way(counting: Counting, move: Played, seat: int) -> int:
    """Return the points that a move brought its player once the turn was over."""
    points, paused = 0, False
    for event in move.events:
        paused = paused or counting.pauses(event)
        share = counting.points_of(event) if paused else None
        if share is not None and share.seat == seat:
            points += share.amount
    return points


def _most_at_once(counting: Counting, story: Story) -> list[Fact]:
    best: list[Fact] = []
    for move in story.moves[1:]:
        scored: dict[tuple[int, str], int] = {}
        for event in move.events:
            if counting.is_final(event):
                break
            share = counting.points_of(event)
            if share is not None:
                scored[share.seat, share.id] = scored.get((share.seat, share.id), 0) + share.amount
        for (seat, source), amount in scored.items():
            if amount > (best[0].amount if best else 0):
                best = [Fact("most-at-once", [seat], amount, move.number, {"source": source}, [])]
    return best


def _best_rounds(story: Story, rounds: list[Round]) -> list[Fact]:
    """Return the best round of each player; the last is left out, for the final scoring belongs to none."""
    best: list[Fact] = []
    for seat in range(story.seats if len(rounds) > 2 else 0):
        before, most = story.moves[0].scores[seat], Fact("best-round", [seat], 0, 0, {}, [])
        for one in rounds[:-1]:
            gain, before = one.scores[seat] - before, one.scores[seat]
            if gain > most.amount:
                most = Fact("best-round", [seat], gain, one.move + 1, {"round": one.number}, [])
        best += [most] if most.amount else []
    return sorted(best, key=lambda fact: -fact.amount)


def _lead(story: Story) -> list[Fact]:
    """Return when the player who leads in the end took the lead for good."""
    last = story.moves[-1].scores
    leaders = [seat for seat, score in enumerate(last) if score == max(last)]
    if len(leaders) != 1 or story.seats < 2:
        return []
    seat, since = leaders[0], story.moves[-1].number
    others = [other for other in range(story.seats) if other != seat]
    for move in reversed(story.moves):
        if max([move.scores[other] for other in others]) >= move.scores[seat]:
            break
        since = move.number
    return [Fact("lead", [seat], last[seat] - max([last[other] for other in others]), since, {}, [])]
