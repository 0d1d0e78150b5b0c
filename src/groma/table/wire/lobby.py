"""Messages about finding a game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from groma.table.wire.base import Sent, Wire
from groma.table.wire.clocks import ClockPlan
from groma.table.wire.tables import MyLesson, TableInfo

GameName = Annotated[str, Field(max_length=40)]
Seats = Annotated[int, Field(ge=2, le=10)]


class NewSeek(Wire):
    """What somebody looks for; a table is made as soon as enough look for the same."""

    games: Annotated[list[GameName], Field(min_length=1, max_length=20)]
    seats_from: Seats
    seats_to: Seats
    clock: ClockPlan
    fill_after: Annotated[int, Field(ge=10, le=7 * 86400)] | None = None
    """Seconds after which bots may take the seats that nobody wants."""


class SeekInfo(Wire):
    """What the caller looks for."""

    id: str
    games: list[str]
    seats_from: int
    seats_to: int
    clock: ClockPlan
    created: float
    expires: float
    fill_at: float | None


class LobbyInfo(Wire):
    """All that the first page shows."""

    clocks: dict[str, ClockPlan]
    """Clocks to choose from, by name."""
    mine: list[TableInfo]
    """The caller's tables: those that wait for the caller first, the shortest clock first of all."""
    open: list[TableInfo]
    lessons: list[MyLesson]
    seeks: list[SeekInfo]
    seeking: int
    """How many others look for a game."""


class NextTable(Wire):
    """The table that waits for the caller and has the shortest clock."""

    table: str | None


class LobbyNews(Sent):
    """Something changed on the first page; or a table was found, at which the game has begun."""

    type: Literal["lobby"]
    found: str | None
