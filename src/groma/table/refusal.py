"""The error for what a caller may not do, and its place on the wire."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """A request that is answered with a reason."""

    def __init__(self, status: int, error: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.more = more


def unknown(what: str) -> Refusal:
    """Return the answer for something that is not there."""
    return Refusal(404, "unknown", f"There is no such {what}.")


def forbidden(message: str) -> Refusal:
    """Return the answer for something that this caller may not do."""
    return Refusal(403, "forbidden", message)


def conflict(error: str, message: str) -> Refusal:
    """Return the answer for something that the present state of the table does not allow."""
    return Refusal(409, error, message)
