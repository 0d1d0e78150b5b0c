"""The page of a report on balance, in Markdown, and its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from groma.kernel import Game
from groma.kernel.placeables import Placeables
from groma.lab import plots
from groma.lab.balance import ENOUGH, AtSeats, Balance, Counted, Interval
from groma.lab.findings import TENTHS

SHOWN = 24
"""So many components at most are drawn beside winning."""
TURNS = ["first", "second", "third", "fourth", "fifth"]


class Report:
    """Tells a balance; `about` says who played."""

    def __init__(self, game: Game[Any], found: Balance, about: str) -> None:
        self.game = game
        self.found = found
        self.about = about
        self.placeables = Placeables(game.components.tables, game.names, "en")

    def name(self, id_: str) -> str:
        """Return the name of a component, with its id where others are called the same."""
        if id_ not in self.game.names:
            return id_.replace("_", " ").replace("-", " ")
        alike = [each for each in self.game.names if self.placeables.name(each) == self.placeables.name(id_)]
        return self.placeables.name(id_) + (f" ({id_})" if len(alike) > 1 else "")

    def pictures(self) -> dict[str, str]:
        """Return each picture by the name of its file."""
        found = {
            "order": self._order(),
            "points": plots.histogram("Points at the end", self._of_seats("all_scores")),
            "length": plots.histogram("Rounds", self._of_seats("all_rounds")),
            "leaders": self._leaders(),
        }
        if self.found.sources:
            found["sources"] = self._sources()
        if self._telling():
            found["winning"] = self._winning()
        return {f"{self.found.game}-{name}.svg": picture for name, picture in found.items()}

    def _of_seats(self, figures: str) -> dict[str, Sequence[int]]:
        return {_players(each): getattr(each, figures) for each in self.found.by_seats}

    def _order(self) -> str:
        rows = [
            plots.Dot(f"{each.seats} play, {TURNS[turn]}", *_ends(_beside(one, each.seats)), colour=place)
            for place, each in enumerate(self.found.by_seats)
            for turn, one in enumerate(each.order)
        ]
        return plots.dots("Wins by order of play, as a multiple of a fair share", rows, 1.0, ".2f")

    def _leaders(self) -> str:
        shares = {_players(each): [one.value for one in each.leading] for each in self.found.by_seats}
        names = [f"{100 * tenth // TENTHS} %" for tenth in range(1, TENTHS + 1)]
        return plots.lines("How often who leads alone wins, by how much of the game is played", names, shares)

    def _sources(self) -> str:
        rows = sorted(self.found.sources, key=lambda each: -each.a_seat.value)
        means = {"points of a player": [each.a_seat.value for each in rows]}
        ahead = {"more of the winner": [each.ahead.value for each in rows]}
        return plots.bars("Points by source", [self.name(each.id) for each in rows], {**means, **ahead})

    def _telling(self) -> list[tuple[str, Counted]]:
        """Return the components that go with winning or losing beyond doubt, those that do so most."""
        all_ = [(way, each) for way, rows in self.found.uses.items() for each in rows if each.wins.side_of(1.0)]
        return sorted(all_, key=lambda pair: -abs(pair[1].wins.value - 1))[:SHOWN]

    def _winning(self) -> str:
        rows = [
            plots.Dot(f"{way}: {self.name(each.id)}", *_ends(each.wins), colour=2 if each.wins.value > 1 else 0)
            for way, each in sorted(self._telling(), key=lambda pair: -pair[1].wins.value)
        ]
        return plots.dots("Wins of those who used it, as a multiple of a fair share", rows, 1.0, ".2f")

    def page(self) -> str:
        """Return the page."""
        drawn = self.pictures()
        parts = [
            f"# {self.game.name.title()}: is it balanced?",
            self.about,
            "Intervals are those of 95 %. Where much is compared, one figure in twenty lies outside by chance alone;"
            f" “too few” means fewer than {ENOUGH} cases.",
            "## Order of play\n\n" + _picture(drawn, "order") + self._table_of_order(),
            "## Length and points\n\n" + _picture(drawn, "points", "length") + self._table_of_length(),
            "## Leaders\n\n" + _picture(drawn, "leaders") + self._table_of_leaders(),
            "## Points by source\n\n" + _picture(drawn, "sources") + self._table_of_sources(),
            "## What the game counts\n\n" + self._table_of_tallies(),
            "## Components and winning\n\n" + _picture(drawn, "winning") + _READING,
            *[f"### {way}\n\n{self._table_of_uses(rows)}" for way, rows in self.found.uses.items()],
            "## What the log tells in a game\n\n" + self._events(),
        ]
        return "\n\n".join(parts) + "\n"

    def _table_of_order(self) -> str:
        most = max(each.seats for each in self.found.by_seats)
        rows = [
            [str(each.seats), str(each.games), f"{1 / each.seats:.1%}", *[percent(one) for one in each.order]]
            for each in self.found.by_seats
        ]
        return table(["players", "games", "fair", *TURNS[:most]], rows)

    def _table_of_length(self) -> str:
        rows = [
            [str(e.seats), *[figure(one) for one in _lengths(e)], f"{min(e.all_rounds)} – {max(e.all_rounds)}"]
            for e in self.found.by_seats
        ]
        heads = ["players", "rounds", "decisions", "points", "of the winner", "ahead of the second", "all rounds"]
        return table(heads, rows)

    def _table_of_leaders(self) -> str:
        tenths = range(2, TENTHS, 2)
        heads = ["players", *[f"after {100 * tenth // TENTHS} %" for tenth in tenths]]
        rows = [[str(e.seats), *[percent(e.leading[tenth - 1]) for tenth in tenths]] for e in self.found.by_seats]
        return table(heads, rows)

    def _table_of_sources(self) -> str:
        whole = sum(each.a_seat.value for each in self.found.sources)
        rows = [
            [self.name(e.id), figure(e.a_seat, 2), f"{e.a_seat.value / whole:.1%}", f"{e.having:.1%}", _ahead(e)]
            for e in self.found.sources
        ]
        return table(["", "points of a player", "of all points", "players with any", "more of the winner"], rows)

    def _table_of_tallies(self) -> str:
        heads = ["", "of a player", "players with any", "most", "players with as many", "more of the winner"]
        rows = [
            [self.name(e.id), figure(e.a_seat, 2), f"{e.having:.1%}", str(e.most), f"{e.at_most:.1%}", _ahead(e)]
            for e in self.found.tallies
        ]
        return table(heads, rows)

    def _table_of_uses(self, counted: list[Counted]) -> str:
        """Tell those that were used, the most used first, and then which never were."""
        used = sorted([each for each in counted if each.most], key=lambda each: -each.a_seat.value)
        never = [self.name(each.id) for each in counted if not each.most]
        heads = ["", "times a player", "players", "round", "more of the winner", "wins (1 is fair)"]
        rows = [[self.name(e.id), *_use_cells(e), _ahead(e), _telling(e.wins, 1.0)] for e in used]
        told = [table(heads, rows)] if used else []
        return "\n\n".join([*told, *([f"Never: {', '.join(never)}."] if never else [])])

    def _events(self) -> str:
        return ", ".join(f"{kind} {number:.2f}" for kind, number in self.found.events.items())


_READING = (
    "“More of the winner” is how many more uses the winner has than the others of the same game; “wins” is how often"
    " who used it at least once wins, as a multiple of a fair share. What goes with winning need not be its cause. In"
    " **bold** stands what lies on one side beyond doubt."
)


def table(heads: list[str], rows: list[list[str]]) -> str:
    """Return a table in Markdown; what a row lacks at its end stays empty."""
    whole = [heads, ["---"] * len(heads), *[row + [""] * (len(heads) - len(row)) for row in rows]]
    return "\n".join(f"| {' | '.join(row)} |" for row in whole)


def _picture(drawn: dict[str, str], *names: str) -> str:
    files = [file for name in names for file in drawn if file.endswith(f"-{name}.svg")]
    return "".join(f"![{file.removesuffix('.svg')}]({file})\n\n" for file in files)


def _players(each: AtSeats) -> str:
    return f"{each.seats} players"


def _beside(interval: Interval, seats: int) -> Interval:
    return Interval(interval.value * seats, interval.low * seats, interval.high * seats, interval.cases)


def _ends(interval: Interval) -> tuple[float, float, float]:
    return interval.value, interval.low, interval.high


def _lengths(each: AtSeats) -> list[Interval]:
    return [each.rounds, each.decisions, each.score, each.winner, each.margin]


def percent(interval: Interval) -> str:
    """Return a share with its interval."""
    if not interval.is_enough:
        return "too few"
    return f"{interval.value:.1%} ({interval.low:.1%} – {interval.high:.1%})"


def figure(interval: Interval, digits: int = 1) -> str:
    """Return a mean and how far it may be off."""
    return f"{interval.value:.{digits}f} ± {interval.high - interval.value:.{digits}f}"


def _ahead(each: Counted) -> str:
    return _telling(each.ahead, 0.0)


def _use_cells(each: Counted) -> list[str]:
    return [f"{each.a_seat.value:.2f}", f"{each.having:.1%}", f"{each.round:.1f}"]


def _telling(interval: Interval, fair: float) -> str:
    """Return a figure with its interval, in bold if it lies on one side beyond doubt."""
    if not interval.is_enough:
        return "too few"
    words = f"{interval.value:.2f} ({interval.low:.2f} – {interval.high:.2f})"
    return f"**{words}**" if interval.side_of(fair) else words
