"""F1, P2, W1  What Apprentices do for their master at a location."""

from __future__ import annotations

from groma.games.architects.components import (
    AT_STOREHOUSE,
    RESOURCES,
    Effect,
    Said,
    Trade,
    amounts_of,
    read_bundle,
)
from groma.kernel import Entry


class OfferTrade(Effect):
    """F1.4, P2.8, P2.10, P2.16  One more way to trade at the King's Storehouse."""

    kind = "trade"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        if self.when != AT_STOREHOUSE:
            raise entry.error("when", "must be storehouse for a trade (F1.4)")
        self.pay = entry.amounts("pay", RESOURCES)
        self.gain = read_bundle(entry)
        if len(self.pay) > 2 or len(self.gain.amounts()) != 1:
            raise entry.error("pay", "may hold two kinds of goods at most, for one thing: a sentence names no more")

    def trade(self, name: str) -> Trade | None:
        """F1.4  Whoever cannot pay for it cannot make it."""
        return Trade(name, "F1.4", self.pay, self.gain)

    def arguments(self) -> Said:
        """Name both sides."""
        return {"pay": amounts_of(self.pay), "gain": self.gain.amounts()}


class Discount(Effect):
    """P2.2, P2.5, P2.15, P2.17  Pay less silver or lose less virtue at a location."""

    kind = "discount"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.what = ["silver", "virtue_loss"][entry.choice("what", ["silver", "virtue_loss"])]
        self.amount = entry.number("amount", 1)

    def silver_off(self) -> int:
        """Return the silver."""
        return self.amount if self.what == "silver" else 0

    def virtue_off(self) -> int:
        """Return the virtue."""
        return self.amount if self.what == "virtue_loss" else 0

    def arguments(self) -> Said:
        """Name the amount and what it is of."""
        return {"amount": self.amount, "what": self.what}


class ExtraWorker(Effect):
    """W1.2  Count as having more workers at a location."""

    kind = "extra_worker"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.workers = entry.number("count", 1)

    def extra_workers(self) -> int:
        """Return how many."""
        return self.workers

    def arguments(self) -> Said:
        """Name their number."""
        return {"workers": self.workers}
