"""Q2, Q3, O2  Effects that count at the end of the game."""

from __future__ import annotations

from groma.games.architects.components import (
    Effect,
    Said,
)
from groma.games.architects.counters import read_count
from groma.games.architects.state import ArchitectsState
from groma.kernel import Entry


class VpPer(Effect):
    """Q2.1, Q2.5, Q2.18, Q2.20, Q2.22, Q2.23, Q2.34, Q3.4, O2.2  Points for every full set of something."""

    kind = "vp_per"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.vp = entry.number("vp", 1)
        self.per = entry.number("per", 1)
        self.counted = read_count(entry)

    def points(self, state: ArchitectsState, seat: int) -> int:
        """A2.15  Count full sets."""
        return self.vp * self.counted.full(state, seat, self.per)

    def arguments(self) -> Said:
        """Name the points and what is counted."""
        return {"vp": self.vp, "per": self.per, **self.counted.arguments()}


class VpIfMost(Effect):
    """Q2.9, Q2.28, Q2.30, Q2.31, Q2.40  Points if no other player has as much of something."""

    kind = "vp_if_most"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.vp = entry.number("vp", 1)
        self.counted = read_count(entry)

    def points(self, state: ArchitectsState, seat: int) -> int:
        """A2.16  A tie is not most."""
        return self.vp if self.counted.is_most(state, seat) else 0

    def arguments(self) -> Said:
        """Name the points and what is counted."""
        return {"vp": self.vp, **self.counted.arguments()}


class VpIfZero(Effect):
    """Q2.37  Points if there is none of something."""

    kind = "vp_if_zero"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.vp = entry.number("vp", 1)
        self.counted = read_count(entry)

    def points(self, state: ArchitectsState, seat: int) -> int:
        """Count."""
        return 0 if self.counted.of(state, seat) else self.vp

    def arguments(self) -> Said:
        """Name the points and what is counted."""
        return {"vp": self.vp, **self.counted.arguments()}


class DebtVp(Effect):
    """Q2.15, Q2.16, S3.5  Every unpaid Debt is worth more or less."""

    kind = "debt_vp"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.change = entry.number("delta", -9)

    def debt_points(self) -> int:
        """Return the change."""
        return self.change

    def sentence(self) -> str:
        """To cost less is another sentence than to cost more."""
        return "effect-debt_less" if self.change > 0 else "effect-debt_more"

    def arguments(self) -> Said:
        """Name the change."""
        return {"vp": abs(self.change)}
