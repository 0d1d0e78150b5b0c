"""Everything that travels between the table and a page or a program, with its type."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

OptionValue = StrictBool | StrictInt | StrictStr
Name = Annotated[str, Field(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, le=20)]
Place = Annotated[int, Field(ge=0, le=1_000_000)]
Status = Literal["open", "running", "finished"]
SeatKind = Literal["open", "human", "bot"]
WHOLE = 2**53
SHORT = 10**6


class Wire(BaseModel):
    """What every message is: exactly the fields that are named."""

    model_config = ConfigDict(extra="forbid")


class Problem(Wire):
    """Why a request was not carried out."""

    error: str
    message: str
    rule: str | None = None


# Guests


class GuestName(Wire):
    """The name under which a guest plays."""

    name: Name


class Me(Wire):
    """The guest who asks."""

    name: str


class PersonalLink(Wire):
    """The secret that moves an identity to another device; it is shown once."""

    secret: str


class TakeOver(Wire):
    """The secret of a personal link, on the device to which the identity moves."""

    secret: Annotated[str, Field(min_length=1, max_length=100)]


# Games


class OptionInfo(Wire):
    """What a table may choose: the values by number of seats; the first is the default."""

    name: str
    values: dict[str, list[OptionValue]]


class GameInfo(Wire):
    """A game, as a form for a new table needs it."""

    name: str
    seats: list[int]
    options: list[OptionInfo]
    levels: list[str]
    languages: list[str]
    rules_version: str
    components: str


class RuleInfo(Wire):
    """One numbered rule."""

    number: str
    text: str
    source: str


class ChapterInfo(Wire):
    """A chapter of the rules."""

    title: str
    text: str
    rules: list[RuleInfo]


class RulesText(Wire):
    """The rules of a game, for reading beside the board."""

    game: str
    title: str
    chapters: list[ChapterInfo]


# Tables


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
    """Seconds for a turn."""
    seed: (
        Annotated[StrictInt, Field(ge=0, le=WHOLE)]
        | Annotated[StrictStr, Field(pattern=r"^([0-9a-f]{2}){1,64}$")]
        | None
    ) = None
    """For a repeated deal: a number, or bytes as hexadecimal digits."""
    start: bool = False
    """Begin at once; no seat may be open."""


class SeatInfo(Wire):
    """A seat as everyone sees it."""

    number: int
    kind: SeatKind
    name: str | None
    level: str | None
    """The level of the bot that plays here, also in place of an absent guest."""
    mine: bool
    present: bool
    seen: float | None
    """When an absent guest was last here."""
    may_hand_over: bool
    """Whether the caller may hand this seat to a bot now."""


class Origin(Wire):
    """The game that a practice table goes on from."""

    table: str
    at: int


class Result(Wire):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class TableInfo(Wire):
    """A table without the game that lies on it."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, OptionValue]
    listed: bool
    practice: bool
    repeated: bool
    imported: bool
    pace: int | None
    commitment: str
    """SHA-256 of the seed."""
    seed: int | str | None
    """The seed itself, after the end."""
    host: str
    am_host: bool
    created: float
    n: int
    waiting: list[int]
    waiting_since: float
    my_turn: bool
    result: Result | None
    rematch: str | None
    origin: Origin | None
    watching: list[str]
    """Names of those who are here without a seat."""


class TableList(Wire):
    """Several tables."""

    tables: list[TableInfo]


class SitDown(Wire):
    """A seat to take; without a number the first free one."""

    seat: SeatNumber | None = None


class BotLevel(Wire):
    """The level of a bot that takes a seat."""

    level: Annotated[str, Field(max_length=40)] = "medium"


class SeatToken(Wire):
    """A token with which a program plays one seat; it is shown once."""

    token: str


# Playing


class Answer(Wire):
    """An answer that the components know."""

    id: int
    notation: str
    verb: str
    target: str


class Option(Answer):
    """An answer that the rules allow."""

    preview: dict[str, int]
    """What it would bring at once, by id; what it costs is negative."""


class RefusedOption(Answer):
    """An answer that a rule forbids now."""

    rule: str


class Question(Wire):
    """What a seat is asked."""

    seat: int
    key: str
    """Of the text `ask-<key>`."""
    rule: str
    arguments: dict[str, int | str]
    asked: int
    """Since which entry it has been asked."""
    options: list[Option]
    refusals: list[RefusedOption]


class EventInfo(Wire):
    """A fact for the log and the animation."""

    kind: str
    """Of the sentence `log-<kind>`."""
    fields: dict[str, Any]
    people: list[str]
    """Fields that are seats."""
    reveals: bool


class LogEntry(Wire):
    """An entry of the log as one watcher may see it."""

    n: int
    kind: Literal["move", "undo"]
    seat: int
    at: float
    place: int | None
    """How many moves the line has after it; nothing for what was undone."""
    notation: str | None
    """The answer itself, if the watcher may know it."""
    starts_turn: bool
    events: list[EventInfo]
    undone: bool
    back_to: int | None


class UndoRequest(Wire):
    """The wish of a player to take back more than is free."""

    n: int
    seat: int
    back_to: int
    unrolls: list[LogEntry]
    agreed: list[str]
    awaited: list[str]
    mine: bool
    may_answer: bool


class UndoState(Wire):
    """What the caller may take back."""

    free: list[int]
    """Places to which the caller may go back freely, the nearest first."""
    restart: int | None
    """The place at which the caller's turn began, if it may be gone back to freely."""
    may_ask: bool
    """Whether more may be taken back with the consent of the others."""
    request: UndoRequest | None


class Position(Wire):
    """The game as one watcher sees it now, or saw it at a place."""

    n: int
    place: int
    last: int
    """The number of moves of the line."""
    seat: int | None
    """Through whose eyes; nothing for a spectator."""
    view: dict[str, Any]
    waiting: list[int]
    over: bool
    question: Question | None
    """What this seat is asked now."""
    undo: UndoState


class News(Wire):
    """The position now, and the log since an entry."""

    type: Literal["news"] = "news"
    table: TableInfo
    position: Position | None
    """Nothing before the game has begun."""
    log: list[LogEntry]
    since: int


class Move(Wire):
    """An answer to a question."""

    n: Annotated[int, Field(ge=0, le=WHOLE)]
    """The number of the position that is answered."""
    action: Annotated[StrictStr, Field(max_length=200)] | Annotated[StrictInt, Field(ge=0, le=SHORT)]
    """Notation or id."""
    seat: SeatNumber | None = None
    """One of the caller's seats; by default the one that is asked."""


class Accepted(Wire):
    """A move that counts."""

    type: Literal["accepted"] = "accepted"
    ref: str | None = None
    n: int


class Refused(Wire):
    """A move that was not played, with the present state."""

    type: Literal["refused"] = "refused"
    ref: str | None = None
    error: str
    message: str
    rule: str | None = None
    news: News | None = None


class Undo(Wire):
    """A wish to go back to a place of the line."""

    n: Annotated[int, Field(ge=0, le=WHOLE)]
    to: Place


class UndoAnswer(Wire):
    """Consent to a wish to go back, or none."""

    n: Annotated[int, Field(ge=0, le=WHOLE)]
    agree: bool


# Chat


class ChatText(Wire):
    """A line to be said."""

    text: Annotated[str, Field(min_length=1, max_length=500)]


class ChatLine(Wire):
    """A line that was said."""

    id: int
    name: str
    seats: list[int]
    text: str
    at: float
    mine: bool


class ChatLines(Wire):
    """Lines of a table, the oldest first."""

    type: Literal["chat"] = "chat"
    lines: list[ChatLine]


# Records and replays


class TimelineMove(Wire):
    """A move of the line, as a timeline shows it."""

    place: int
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


class TryFromHere(Wire):
    """A practice table to be made from a position of a finished game."""

    at: Place
    seats: Annotated[list[SeatPlan], Field(max_length=10)] | None = None
    """By default the caller takes the seat whose turn it is, bots the others."""


class OwnRecord(Wire):
    """A running game as far as the caller knows it."""

    format: Literal["own view"] = "own view"
    table: TableInfo
    position: Position
    log: list[LogEntry]


# Messages of the websocket


class Play(Move):
    """A move that is sent over the websocket; `ref` comes back with the answer."""

    type: Literal["play"]
    ref: Annotated[str, Field(max_length=40)] | None = None


class Look(Wire):
    """Through which of the caller's seats to look; nothing: through the one that is asked."""

    type: Literal["look"]
    seat: SeatNumber | None = None


class Ping(Wire):
    """A sign of life."""

    type: Literal["ping"]


class Pong(Wire):
    """The answer to a sign of life."""

    type: Literal["pong"] = "pong"


ClientMessage = Annotated[Play | Look | Ping, Field(discriminator="type")]
ServerMessage = Annotated[News | ChatLines | Accepted | Refused | Pong, Field(discriminator="type")]


class RecordFile(BaseModel):
    """A played game, as `groma verify` checks it."""

    model_config = ConfigDict(extra="allow")

    format: int
    game: str
    moves: list[list[Any]]


class Health(Wire):
    """A sign of life for whoever watches over the server."""

    status: Literal["ok"]
    process: str
