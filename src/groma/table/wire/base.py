"""What all messages have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, with_config
from typing_extensions import TypedDict

OptionValue = StrictBool | StrictInt | StrictStr
Name = Annotated[str, Field(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, le=20)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
Status = Literal["open", "running", "finished"]
SeatKind = Literal["open", "human", "bot"]
Colour = Literal["lapis", "ochre", "cinnabar", "basalt", "murex"]
Wish = Literal["go-on", "finish"]
TimeoutVote = Literal["wait", "bot", "end"]
OnTimeout = Literal["stand-in", "vote"]
WHOLE = 2**53
SHORT = 10**6


class Wire(BaseModel):
    """What every message is: exactly the fields that are named."""

    model_config = ConfigDict(extra="forbid")


@with_config(ConfigDict(extra="forbid"))
class Sent(TypedDict):
    """What is sent with every move: described like every message, but a plain dict, which costs a fifth to make."""


Part = msgspec.Raw
"""An object within a message that is encoded already."""
_ENCODER = msgspec.json.Encoder()


def encoded(message: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> bytes:
    """Return a message, or a part of one, as it travels."""
    return _ENCODER.encode(message)


def joined(one: bytes, other: bytes) -> Part:
    """Return the fields of two encoded objects as one object."""
    if one == b"{}" or other == b"{}":
        return Part(one if other == b"{}" else other)
    return Part(one[:-1] + b"," + other[1:])


class Problem(Wire):
    """Why a request was not carried out."""

    error: str
    message: str
    rule: str | None = None


class Health(Wire):
    """A sign of life for whoever watches over the server."""

    status: Literal["ok"]
    process: str
