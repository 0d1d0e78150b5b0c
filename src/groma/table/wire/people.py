"""Messages about people who have a name of their own."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from groma.table.wire.base import Wire

Label = Annotated[str, Field(min_length=1, max_length=40)]
Bring = Annotated[bool, Field(description="Whether the tables of the guest who was here come along.")]


class Handle(Wire):
    """The name that belongs to one person."""

    handle: Annotated[str, Field(min_length=1, max_length=80)]


class Passkey(Wire):
    """A passkey, by which a person is known on a device or in a keychain."""

    id: str
    label: str
    created: float
    used: float


class Browser(Wire):
    """A browser that is signed in."""

    label: str
    created: float
    used: float
    here: bool
    """Whether it is the one that asks."""


class Reentry(Wire):
    """A link with which the operator let the person in; shown for 30 days."""

    made: float
    used: float | None


class Account(Wire):
    """All that a person sees of their own account."""

    handle: str
    next_handle: float
    """When the handle can be changed again."""
    created: float
    passkeys: list[Passkey]
    browsers: list[Browser]
    codes: int
    """How many recovery codes are left."""
    reentries: list[Reentry]


class PasskeyOptions(Wire):
    """What a browser is asked, as WebAuthn writes it."""

    options: dict[str, Any]


class NewPasskey(Wire):
    """What a browser answers when it has made a passkey."""

    credential: dict[str, Any]
    label: Label | None = None


class ShownPasskey(Wire):
    """What a browser answers when a passkey is shown."""

    credential: dict[str, Any]
    bring: Bring = False


class ShownCode(Wire):
    """A recovery code, which is used up."""

    code: Annotated[str, Field(min_length=1, max_length=60)]
    bring: Bring = False


class ShownLink(Wire):
    """The secret of a link that the operator made."""

    secret: Annotated[str, Field(min_length=1, max_length=100)]
    bring: Bring = False


class RecoveryCodes(Wire):
    """Codes that sign in once each; they are shown once."""

    codes: list[str]
