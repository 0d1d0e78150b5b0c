"""How long ago something was seen, by the clock of this process, which never jumps."""

from __future__ import annotations

import time
from collections import OrderedDict

_REMEMBERED = 50_000


class Sightings:
    """Remembers when a stored time changed; only what was over before this process heard of it is told by that time."""

    def __init__(self) -> None:
        self._heard: OrderedDict[tuple[str, ...], tuple[float, float]] = OrderedDict()

    def note(self, key: tuple[str, ...], stored: float, goes_on: bool) -> None:
        """Note a stored time; of something that goes on, the first one counts as of now."""
        known = self._heard.get(key)
        if known is not None and known[0] == stored:
            return
        is_old = known is None and not goes_on
        age = max(0.0, time.time() - stored) if is_old else 0.0
        self._heard[key] = (stored, time.monotonic() - age)
        self._heard.move_to_end(key)
        if len(self._heard) > _REMEMBERED:
            self._heard.popitem(last=False)

    def touch(self, key: tuple[str, ...]) -> None:
        """Note that something goes on, though it could not be stored yet."""
        if key in self._heard:
            self._heard[key] = (self._heard[key][0], time.monotonic())

    def age(self, key: tuple[str, ...]) -> float:
        """Return how many seconds ago the stored time changed; for ever if it is not known."""
        return time.monotonic() - self._heard[key][1] if key in self._heard else float("inf")
