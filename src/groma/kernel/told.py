"""What seats were told, as hashes: the key of what each of them knows."""

from __future__ import annotations

from hashlib import blake2b

from groma.kernel.action import Action
from groma.kernel.event import Event


class Told:
    """By seat: the hash of what it was told before the last move.

    Moves are only noted when they are played, and hashed when somebody asks: random play to the end never does.
    """

    __slots__ = ("_hashes", "_moves")

    def __init__(self, hashes: list[str]) -> None:
        self._hashes = hashes
        self._moves: list[tuple[list[Event], int, Action]] = []

    def note(self, events: list[Event], seat: int, action: Action) -> None:
        """Note what the move before told, and the answer that a seat gives now."""
        self._moves.append((events, seat, action))

    def hashes(self) -> list[str]:
        """Return the hash of every seat."""
        for events, seat, action in self._moves:
            self._hashes = [_heard(told, each, events) for each, told in enumerate(self._hashes)]
            self._hashes[seat] = hashed(f"{self._hashes[seat]} {action.notation}")
        self._moves = []
        return self._hashes

    def of(self, seat: int, events: list[Event]) -> str:
        """Return the hash of one seat after the events of the last move."""
        return _heard(self.hashes()[seat], seat, events)

    def after(self, events: list[Event]) -> Told:
        """Return what all seats were told with the events of the last move."""
        return Told([_heard(told, seat, events) for seat, told in enumerate(self.hashes())])


def hashed(text: str) -> str:
    """Return the hash of a text."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _heard(before: str, seat: int, events: list[Event]) -> str:
    """Return the hash of what a seat was told before and of the events after it that it may see."""
    seen = [f"{event.kind()} {event.fields()}" for event in events if event.seen_by(seat)]
    return hashed(before + " ".join(seen)) if seen else before
