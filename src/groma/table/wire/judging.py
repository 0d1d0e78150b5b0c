"""Messages about hints and reviews."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from groma.table.wire.base import WHOLE, SeatNumber, Wire
from groma.table.wire.playing import ActionInfo


class AskHint(Wire):
    """A player who is asked would like advice."""

    n: Annotated[int, Field(ge=0, le=WHOLE)]
    seat: SeatNumber


class JudgedOption(ActionInfo):
    """An answer with what may be expected of it."""

    chance: float
    """How likely its seat wins after it, from 0 to 1."""
    points: float
    """The points that its seat may expect at the end."""
    share: float
    """The share of the simulations that tried it: the more, the surer."""
    reason: str
    """Of the text `reason-<id>` of the game; only the best answer of a hint always has one."""


class Hint(Wire):
    """The best answers, the best first."""

    n: int
    seat: int
    options: list[JudgedOption]


class ReviewedMove(Wire):
    """A decision of a finished game, looked at again with what its seat could know."""

    ply: int
    """The number of the move."""
    seat: int
    chances: list[float]
    """How likely each seat was to win before it."""
    played: JudgedOption
    best: list[JudgedOption]
    """At most three answers, the best first."""
    cost: float
    """The chance to win that was given away; 0 where no closer look was taken."""


class Review(Wire):
    """A finished game, looked at again as far as it has come."""

    total: int
    """How often decisions are looked at: each once, the costly ones more closely again; 0 if nobody asked."""
    done: int
    is_complete: bool
    moves: list[ReviewedMove]
