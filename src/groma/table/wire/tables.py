"""Messages about tables and their seats."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt, StrictStr

from groma.table.wire.base import (
    SHORT,
    WHOLE,
    Colour,
    OnTimeout,
    OptionValue,
    SeatKind,
    SeatNumber,
    Sent,
    Status,
    Wire,
    Wish,
)
from groma.table.wire.clocks import ClockInfo, ClockPlan, SeatClock


class SeatPlan(Wire):
    """Who is to sit somewhere: anyone, the caller, or a bot of a level."""

    kind: Literal["open", "me", "bot"] = "open"
    level: Annotated[str, Field(max_length=40)] | None = None


class NewTable(Wire):
    """A table to be opened."""

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=10)]
    options: Annotated[dict[str, OptionValue], Field(max_length=50)] = Field(default_factory=dict)
    listed: bool = False
    practice: bool = False
    pace: Annotated[int, Field(ge=60, le=30 * 86400)] | None = None
    """Seconds for a turn: a clock on which nothing is saved up."""
    clock: ClockPlan | None = None
    on_timeout: OnTimeout | None = None
    """What happens when time is out; if nothing is chosen, a listed table calls a stand-in and friends vote."""
    stand_in: Annotated[str, Field(max_length=40)] | None = None
    """The level of the bot that takes the seat of whoever has no time left; `medium` if none is chosen."""
    seed: (
        Annotated[StrictInt, Field(ge=0, le=WHOLE)]
        | Annotated[StrictStr, Field(pattern=r"^([0-9a-f]{2}){1,64}$")]
        | None
    ) = None
    """For a repeated deal: a number, or bytes as hexadecimal digits."""
    start: bool = False
    """Begin at once; no seat may be open."""


class SeatInfo(Sent):
    """A seat as everyone sees it."""

    number: int
    kind: SeatKind
    name: str | None
    named: bool
    """Whether the name is a handle, which belongs to one person alone; else whoever sits here is a guest."""
    former: str | None
    """A letter instead of the name of whoever has left for good: former player A, B, …"""
    level: str | None
    """The level of the bot that plays here, also in place of an absent guest."""
    colour: Colour | None
    """The colour of whoever sits here; without one, a colour of the box."""
    ready: bool
    """Whether whoever sits here has said so before the game."""
    mine: bool
    present: bool
    seen: float | None
    """When an absent guest was last here."""
    may_hand_over: bool
    """Whether the caller may hand this seat to a bot now."""


class Origin(Sent):
    """The game that a practice table goes on from."""

    table: str
    at: int


class Result(Sent):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class Stopped(Sent):
    """A table whose moves go on otherwise by the present rules: it stays at the position before the first of them."""

    n: int
    """The number of that move in the log."""
    ply: int
    """Its number in the line."""
    seat: int
    notation: str | None
    rule: str | None
    """The rule that forbids it now, if one does."""
    go_on: list[str]
    """Names of the players who want to go on from that position; when all do, the game goes on."""
    finish: list[str]
    """Names of those who want to end the game with the points of that position."""
    may_wish: bool
    my_wish: Wish | None


class StoppedWish(Wire):
    """How a player wants a stopped game to go on."""

    n: Annotated[int, Field(ge=0, le=WHOLE)]
    wish: Wish


class LessonInfo(Sent):
    """A lesson that is given at a table, and how far its learner is."""

    step: int
    """The number of steps that are done; as many as there are once the learner plays freely."""
    steps: int


class NewLesson(Wire):
    """A lesson to begin or to go on with."""

    game: Annotated[str, Field(max_length=40)]
    again: bool = False
    """Begin anew, also where one is not at its end."""
    step: Annotated[int, Field(ge=1, le=SHORT)] | None = None
    """The number of the step to begin with, counted from 1: this lesson is for trying, and does not count as done."""


class MyLesson(Wire):
    """How far the caller is in a lesson."""

    game: str
    table: str
    step: int
    steps: int


class TableInfo(Sent):
    """A table without the game that lies on it."""

    id: str
    game: str
    rules_version: str
    """With the next the edition that is played."""
    components: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, OptionValue]
    listed: bool
    practice: bool
    repeated: bool
    imported: bool
    pace: int | None
    clock: ClockInfo | None
    on_timeout: OnTimeout
    clocks: list[SeatClock]
    """What each seat has left, while a game with a clock goes on."""
    commitment: str
    """SHA-256 of salt and seed."""
    seed: int | str | None
    """The seed itself, after the end; one that was chosen, from the beginning."""
    salt: str | None
    """Hexadecimal digits that go before the seed in what is committed to; told with it."""
    host: str
    am_host: bool
    created: float
    n: int
    waiting: list[int]
    waiting_since: float
    my_turn: bool
    result: Result | None
    rematch: str | None
    again: list[int]
    """The seats whose players are at the rematch, if there is one."""
    quiet: bool
    """Whether only those who play, and the host, may write in the chat."""
    origin: Origin | None
    watching: list[str]
    """Names of those who are here without a seat."""
    stopped: Stopped | None
    """What keeps the game from going on by the present rules."""
    lesson: LessonInfo | None


class TableList(Wire):
    """Several tables."""

    tables: list[TableInfo]


class Quiet(Wire):
    """Whether only those who play may write in the chat."""

    quiet: bool


class SitDown(Wire):
    """A seat to take; without a number the first free one."""

    seat: SeatNumber | None = None


class BotLevel(Wire):
    """The level of a bot that takes a seat."""

    level: Annotated[str, Field(max_length=40)] = "medium"


class ChosenColour(Wire):
    """A colour for a seat."""

    colour: Annotated[str, Field(max_length=40)]


class Ready(Wire):
    """Whether a player is ready to begin."""

    ready: bool


class SeatToken(Wire):
    """A token with which a program plays one seat; it is shown once."""

    token: str
