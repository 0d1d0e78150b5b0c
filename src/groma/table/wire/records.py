"""Messages about records and replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from groma.table.wire.base import Ply, Wire
from groma.table.wire.playing import EventInfo, LogEntry, Position
from groma.table.wire.tables import SeatPlan, TableInfo


class TimelineMove(Wire):
    """A move of the line, as a timeline shows it."""

    ply: int
    n: int
    seat: int
    notation: str | None
    starts_turn: bool
    events: list[EventInfo]


class Timeline(Wire):
    """A whole game move by move."""

    opening: list[EventInfo]
    moves: list[TimelineMove]
    scores: list[list[int]] | None
    """The points after each move, the deal first; nothing while the game runs."""


class Replay(Wire):
    """A position of the past."""

    table: TableInfo
    position: Position
    views: list[dict[str, Any]]
    """The views of all seats; none while the game runs."""
    events: list[EventInfo]
    scores: list[int] | None


class FactInfo(Wire):
    """A line of the statistics."""

    key: str
    """Of the text `stat-<key>`."""
    seats: list[int]
    """Whose it is; several where they are equal."""
    amount: int
    move: int
    """The ply after which it is seen."""
    about: dict[str, int | str]
    """What its text speaks of: ids and numbers."""
    amounts: list[int]
    """Of all players, where each has such a number."""


class SourceInfo(Wire):
    """Points of all players from one source, and how many of them the final scoring brought."""

    id: str
    points: list[int]
    final: list[int]


class GoodsInfo(Wire):
    """How much of a kind of goods each player took in."""

    id: str
    amounts: list[int]


class RoundInfo(Wire):
    """A round: the ply after which it began, and the points at its end."""

    number: int
    move: int
    scores: list[int]


class StatisticsInfo(Wire):
    """What is counted of a finished game."""

    sources: list[SourceInfo]
    goods: list[GoodsInfo]
    rounds: list[RoundInfo]
    are_turns: bool
    """Whether the game has no rounds: then each is a turn of everyone."""
    moments: list[FactInfo]
    facts: list[FactInfo]
    verdict: list[EventInfo]
    """How a tie was broken."""


class TryFromHere(Wire):
    """A practice table to be made from a position of a finished game."""

    at: Ply
    seats: Annotated[list[SeatPlan], Field(max_length=10)] | None = None
    """By default the caller takes the seat whose turn it is, bots the others."""


class OwnRecord(Wire):
    """A running game as far as the caller knows it."""

    format: Literal["own view"] = "own view"
    table: TableInfo
    position: Position
    log: list[LogEntry]


class RecordFile(BaseModel):
    """A played game, as `groma verify` checks it."""

    model_config = ConfigDict(extra="allow")

    format: int
    game: str
    moves: list[list[Any]]
