"""What all messages have in common."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

OptionValue = StrictBool | StrictInt | StrictStr
Name = Annotated[str, Field(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, le=20)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
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


class Health(Wire):
    """A sign of life for whoever watches over the server."""

    status: Literal["ok"]
    process: str
