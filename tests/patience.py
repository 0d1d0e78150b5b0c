"""Waiting for what will happen, however busy the machine is: the limit is only for what never happens."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 120
"""Seconds."""
Seen = TypeVar("Seen")


def until(look: Callable[[], Seen], missing: str) -> Seen:
    """Look again and again until there is something to see; return it."""
    end = time.monotonic() + PATIENCE
    while not (seen := look()):
        assert time.monotonic() < end, missing
        time.sleep(0.02)
    return seen
