"""Messages about guests."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from groma.table.wire.base import Name, Wire


class GuestName(Wire):
    """The name under which a guest plays."""

    name: Name


class Me(Wire):
    """The guest who asks."""

    name: str
    named: bool
    """Whether the name is a handle, which belongs to this person alone."""


class PersonalLink(Wire):
    """The secret that moves an identity to another device; it is shown once."""

    secret: str


class TakeOver(Wire):
    """The secret of a personal link, on the device to which the identity moves."""

    secret: Annotated[str, Field(min_length=1, max_length=100)]
