"""The mark that ties a test to the rules it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Say which rules, or worked examples, a test proves; `groma rules` reads it from the source."""

    def mark(test: Test) -> Test:
        test.__dict__["rules"] = numbers
        return test

    return mark
