"""Messages of the game: positions, questions, answers, the log, chat."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field, StrictInt, StrictStr

from groma.table.wire.base import SHORT, WHOLE, Ply, SeatNumber, Sent, Wire
from groma.table.wire.tables import TableInfo


class ActionInfo(Sent):
    """An action: what may be said, and the id, notation, verb and target by which it is known."""

    id: int
    notation: str
    verb: str
    target: str
    about: dict[str, int | str]
    """What its sentence `action-<verb>` speaks of: ids, numbers, and as `seat` a player."""


class Option(ActionInfo):
    """An action that the rules allow now."""

    preview: dict[str, int]
    """What it would bring at once, by id; what it costs is negative."""
    leads_on: bool
    """Whether it surely leads to a further question of the same seat in the same turn."""


class RefusedOption(ActionInfo):
    """An action that a rule forbids now."""

    rule: str


class Question(Sent):
    """What a seat is asked."""

    seat: int
    key: str
    """Of the text `ask-<key>`."""
    rule: str
    arguments: dict[str, int | str]
    asked: int
    """Since which entry it has been asked."""
    starts_turn: bool
    """Whether a turn begins with it."""
    hints: bool
    """Whether one may ask for a hint."""
    options: list[Option]
    refusals: list[RefusedOption]


class EventInfo(Sent):
    """A fact for the log and the animation."""

    kind: str
    """Of the sentence `log-<kind>`."""
    fields: dict[str, Any]
    people: list[str]
    """Fields that are seats."""
    reveals: bool


class LogEntry(Sent):
    """An entry of the log as one watcher may see it."""

    n: int
    kind: Literal["move", "undo"]
    seat: int
    at: float
    ply: int | None
    """How many moves the line has after it; nothing for what was undone."""
    notation: str | None
    """The answer itself, if the watcher may know it."""
    starts_turn: bool
    events: list[EventInfo]
    undone: bool
    back_to: int | None


class UndoRequest(Sent):
    """The request of a player to take back more than is free."""

    n: int
    seat: int
    back_to: int
    unrolls: list[LogEntry]
    agreed: list[str]
    awaited: list[str]
    mine: bool
    may_answer: bool


class UndoState(Sent):
    """What the caller may take back."""

    free: list[int]
    """Places to which the caller may go back freely, the nearest first."""
    restart: int | None
    """The ply at which the caller's turn began, if it may be gone back to freely."""
    wish: int | None
    """The ply before the last step of one's own that is not free: the others may be asked to take back all since."""
    request: UndoRequest | None


class LessonDone(Sent):
    """What the step before has brought."""

    id: str
    figures: dict[str, int]


class LessonStep(Sent):
    """What a lesson says and asks now; its texts are under `lesson-<id>`."""

    step: int
    steps: int
    id: str
    """Nothing once the learner plays freely."""
    chapter: str
    rule: str
    """Of what it teaches, the first."""
    kind: Literal["do", "go", "look", "free"]
    ready: bool
    """Whether the learner is to act: else the others play."""
    asked: list[str]
    """Notations of the options that count."""
    off: dict[str, str]
    """For options that do not, the text that says why, where there is a special one."""
    look: str | None
    """The notation of the refused option whose reason is to be read."""
    marks: list[str]
    """Pieces to look at."""
    numbers: list[str]
    """Notations or pieces that the text counts."""
    figures: dict[str, int]
    """The numbers of the text."""
    done: LessonDone | None
    may_go_back: bool
    skipped: bool
    """Whether the learner plays freely without having seen every step."""


class LessonAct(Wire):
    """What a learner does without a move: go on, go back, or play freely from here."""

    step: Annotated[int, Field(ge=0, le=SHORT)]
    """The number of the step at hand."""
    act: Literal["go", "back", "skip"]


class TipWanted(Wire):
    """A seat that is asked something, of which part may be new to whoever sits there."""

    seat: SeatNumber


class Tip(Wire):
    """What a newcomer is told now, if anything; the line is under `topic-<topic>`."""

    coach: Literal["on", "off", "done"]
    """Whether lines come at all: not to whoever wants none, nor to whoever knows the game."""
    topic: str | None = None
    rule: str | None = None
    """What to read about it."""


class Coaching(Wire):
    """Whether the caller wants to be told what is new in a game; who wants it again begins anew."""

    game: Annotated[str, Field(max_length=40)]
    on: bool


class Position(Sent):
    """The game as one watcher sees it now, or saw it at a ply."""

    n: int
    ply: int
    last: int
    """The number of moves of the line."""
    seat: int | None
    """Through whose eyes; nothing for a spectator."""
    view: dict[str, Any]
    waiting: list[int]
    over: bool
    question: Question | None
    """What this seat is asked now, or was asked at that ply; of a finished game nothing."""
    undo: UndoState
    lesson: LessonStep | None


class News(Sent):
    """The position now, and the log since an entry."""

    type: NotRequired[Annotated[Literal["news"], Field(default="news")]]
    table: TableInfo
    position: Position | None
    """Nothing before the game has begun."""
    log: list[LogEntry]
    since: int


Answer = Annotated[StrictStr, Field(max_length=200)] | Annotated[StrictInt, Field(ge=0, le=SHORT)]


class Move(Wire):
    """An answer to a question."""

    n: Annotated[int, Field(ge=0, le=WHOLE)]
    """The number of the position that is answered."""
    action: Answer
    """Notation or id."""
    then: Annotated[list[Answer], Field(max_length=100)] = Field(default_factory=list)
    """Answers to what the same seat is asked next: played at once if all can be played, else nothing is."""
    seat: SeatNumber | None = None
    """One of the caller's seats; by default the one that is asked."""


class Accepted(Sent):
    """A move that counts."""

    type: NotRequired[Annotated[Literal["accepted"], Field(default="accepted")]]
    ref: NotRequired[str | None]
    n: int


class Refused(Sent):
    """A move that was not played, with the present state."""

    type: NotRequired[Annotated[Literal["refused"], Field(default="refused")]]
    ref: NotRequired[str | None]
    error: str
    message: str
    rule: NotRequired[str | None]
    news: NotRequired[News | None]


class Undo(Wire):
    """A request to go back to a ply of the line."""

    n: Annotated[int, Field(ge=0, le=WHOLE)]
    to: Ply


class UndoAnswer(Wire):
    """Consent to a request to go back, or none."""

    n: Annotated[int, Field(ge=0, le=WHOLE)]
    agree: bool


class ChatText(Wire):
    """A line to be said."""

    text: Annotated[str, Field(min_length=1, max_length=500)]


class ChatLine(Sent):
    """A line that was said."""

    id: int
    name: str
    speaker: str
    """The same for all lines of one guest at this table."""
    seats: list[int]
    text: str
    """Nothing if the caller has muted who said it."""
    at: float
    mine: bool
    muted: bool


class ChatLines(Sent):
    """Lines of a table, the oldest first."""

    type: NotRequired[Annotated[Literal["chat"], Field(default="chat")]]
    lines: list[ChatLine]
