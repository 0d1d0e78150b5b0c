"""What a game draws in a terminal: lines, tables and pictures of styled words, and the doors of a drawing.

A game says what a word means, by a style or a colour; the terminal decides how that looks.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from groma.kernel.action import Action
from groma.kernel.agenda import Decision
from groma.kernel.event import Event
from groma.kernel.game import Game
from groma.kernel.native import mypyc_attr
from groma.kernel.state import State
from groma.kernel.statistics import Fact

PLAIN: Final = ""
HEADING: Final = "heading"
STRONG: Final = "strong"
DIM: Final = "dim"
CHOICE: Final = "choice"
"""Where an answer lies on a picture. A colour is a style too, and `on green` fills the ground with one."""

NOTHING: Final = "–"
"""Stands in a cell that has nothing to show."""


class Wording(Protocol):
    """A game's words in one language."""

    def name(self, key: str) -> str:
        """Return the name of a component."""

    def word(self, key: str) -> str:
        """Return the word for an id that is no component."""

    def thing(self, key: str) -> str:
        """Return the name of a component, or the word for what is none."""

    def amount(self, amount: int, key: str) -> str:
        """Return so many of a component."""

    def action(self, action: Action, state: State, players: list[str]) -> str:
        """Return an answer in words, as it is meant now."""

    def answer(self, action: Action, about: dict[str, int | str], players: list[str]) -> str:
        """Return an answer in words, with what it speaks of."""

    def event(self, event: Event, players: list[str]) -> str:
        """Return the sentence of a fact, with the names of the players by seat; what it stresses is marked."""

    def fact(self, fact: Fact) -> str:
        """Return what a line of the statistics is about."""

    def phrase(self, key: str, **arguments: int | str) -> str:
        """Return a message by its whole id."""


class Part:
    """A part of a drawing."""


class Span:
    """Some words in one style."""

    def __init__(self, text: str, style: str) -> None:
        self.text = text
        self.style = style


class Line(Part):
    """Words in different styles, one after the other; a terminal wraps them where they are too long."""

    def __init__(self, text: str = "", style: str = PLAIN) -> None:
        self.spans: list[Span] = [Span(text, style)] if text else []

    def add(self, text: str, style: str = PLAIN) -> Line:
        """Append some words."""
        self.spans.append(Span(text, style))
        return self

    def add_line(self, other: Line) -> Line:
        """Append another line."""
        self.spans.extend(other.spans)
        return self

    def plain(self) -> str:
        """Return the words without their styles."""
        return "".join([span.text for span in self.spans])


Cell = Line | str


def joined(parts: list[Line], separator: str) -> Line:
    """Return lines as one, with a separator between them."""
    whole = Line()
    for number, part in enumerate(parts):
        if number:
            whole.add(separator)
        whole.add_line(part)
    return whole


class Column:
    """The heading of a column; numbers stand at its right."""

    def __init__(self, heading: str, numbers: bool) -> None:
        self.heading = heading
        self.numbers = numbers


class Table(Part):
    """Rows of cells below headings; a title makes it a framed one."""

    def __init__(self, title: str = "") -> None:
        self.title = title
        self.columns: list[Column] = []
        self.rows: list[list[Line]] = []
        self.total: list[Line] = []
        """The last row of all, set apart; may be left out."""

    def add_words(self, *headings: str) -> Table:
        """Add columns of words."""
        self.columns.extend([Column(heading, False) for heading in headings])
        return self

    def add_numbers(self, *headings: str) -> Table:
        """Add columns of numbers."""
        self.columns.extend([Column(heading, True) for heading in headings])
        return self

    def add_row(self, *cells: Cell) -> Table:
        """Add a row of cells, one for each column."""
        self.rows.append(_lines(list(cells)))
        return self

    def add_total(self, *cells: Cell) -> Table:
        """Add the last row of all."""
        self.total = _lines(list(cells))
        return self


def _lines(cells: list[Cell]) -> list[Line]:
    return [cell if isinstance(cell, Line) else Line(cell) for cell in cells]


class Picture(Part):
    """Characters at columns and rows; what is put later covers what was there."""

    def __init__(self) -> None:
        self.characters: dict[tuple[int, int], Span] = {}
        """By row and column."""

    def put(self, column: int, row: int, text: str, style: str = PLAIN) -> None:
        """Write a text from a place to the right."""
        for number, character in enumerate(text):
            self.characters[row, column + number] = Span(character, style)

    def put_line(self, column: int, row: int, line: Line) -> None:
        """Write a line from a place to the right."""
        for span in line.spans:
            self.put(column, row, span.text, span.style)
            column += len(span.text)

    def lines(self) -> list[Line]:
        """Return the rows from the top, each from the first column to its last character."""
        found: list[Line] = [Line() for _ in range(max([row for row, _ in self.characters], default=-1) + 1)]
        widths = [0] * len(found)
        for row, column in sorted(self.characters):
            span = self.characters[row, column]
            found[row].add(" " * (column - widths[row])).add(span.text, span.style)
            widths[row] = column + 1
        return found


def heading(said: str) -> str:
    """Return a name as it stands alone: with a capital."""
    return said[:1].upper() + said[1:]


def player_names(state: State, text: Wording) -> list[str]:
    """Return what the players are called: a rival by its name, others by their colours, if the view tells them."""
    return [_player_name(seat, player, text) for seat, player in enumerate(_players(state))]


def _player_name(seat: int, player: dict[str, Any], text: Wording) -> str:
    if player.get("rival"):
        return text.name(player["rival"])
    return text.name(player["colour"]) if "colour" in player else text.phrase("seat-number", number=seat)


def _players(state: State) -> list[dict[str, Any]]:
    """Return the players as everyone sees them; they are blank in a game whose view does not tell them."""
    view: Any = state.view(None)
    nameless: list[dict[str, Any]] = [{} for _ in range(state.seats)]
    players: list[dict[str, Any]] = view.get("players", nameless)
    return players


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawing:
    """The table of any game: points, and what an answer brings; a game's own drawing does better."""

    def __init__(self, game: Game[Any], text: Wording, names: list[str], seat: int | None, columns: int) -> None:
        self.game = game
        self.text = text
        self.names = names
        self.seat = seat
        """Whose eyes it is drawn for; a spectator has no seat."""
        self.columns = columns
        """How wide the terminal is."""

    def label(self, seat: int) -> str:
        """Return a player's name, marked if it is the person at the terminal."""
        return self.text.phrase("you", name=self.names[seat]) if seat == self.seat else self.names[seat]

    def titled(self, name: str, style: str = PLAIN) -> Line:
        """Return the beginning of a line that tells something of a thing."""
        return Line(self.text.phrase("label", name=name, value=""), style)

    def table(self, state: State) -> list[Part]:
        """Return the whole table."""
        return [self.scoring(state)]

    def beside(self, state: State, decision: Decision[Any]) -> list[Part]:
        """Return what a player should look at for a question: the table, where a turn begins."""
        return self.table(state) if decision.starts_turn else []

    def hint(self, state: State, decision: Decision[Any], action: Action) -> str:
        """Return what an answer brings and costs at once."""
        changes = decision.preview(state, action).items()
        return ", ".join([self._change(key, amount) for key, amount in changes if amount])

    def _change(self, key: str, amount: int) -> str:
        return f"{'+' if amount > 0 else '-'}{self.text.amount(abs(amount), key)}"

    def earned(self, state: State) -> list[dict[str, int]]:
        """Return the points of each player by source; they are blank in a game whose view does not tell them."""
        return [player.get("earned", {}) for player in _players(state)]

    def scoring(self, state: State) -> Table:
        """Return the points by player and, if they are told, by source."""
        earned, scores = self.earned(state), state.scores()
        scores += [sum(points.values()) for points in earned[len(scores) :]]
        table = Table(self.text.phrase("points")).add_words("")
        table.add_numbers(*[self.label(seat) for seat in range(len(scores))])
        for source in earned[0]:
            points = [each[source] for each in earned]
            if any(points):
                table.add_row(heading(self.text.thing(source)), *[str(amount) for amount in points])
        return table.add_total(self.text.phrase("total"), *[str(score) for score in scores])
