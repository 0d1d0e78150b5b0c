"""What travels over the websocket."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field

from groma.table.wire.base import SeatNumber, Sent, Wire
from groma.table.wire.playing import Accepted, ChatLines, Move, News, Refused


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


class Pong(Sent):
    """The answer to a sign of life."""

    type: NotRequired[Annotated[Literal["pong"], Field(default="pong")]]


ClientMessage = Annotated[Play | Look | Ping, Field(discriminator="type")]
ServerMessage = Annotated[News | ChatLines | Accepted | Refused | Pong, Field(discriminator="type")]
