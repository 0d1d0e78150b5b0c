"""The kinds of effects by the word that the data use for them, and how they are read from a card.

The key `op` of the components file names the class by its `kind`; `Effect` in `components.py` tells all that it can do.
The classes stand beside their like in `gains.py`, `grants.py`, `points.py` and `services.py`. What an odd card
does is a function of `cards.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from groma.games.architects import cards
from groma.games.architects.components import (
    AT_END,
    WHEN_BUILT,
    Effect,
)
from groma.games.architects.gains import AllGain, AllLoseIfPrisoners, Gain, GainIfMost, GainIfNoPrisoners, GainPer, Lose
from groma.games.architects.grants import Capture, Choose, DestroyDebt, DiscardCardToGain, HireFree, ReleasePrison
from groma.games.architects.points import DebtVp, VpIfMost, VpIfZero, VpPer
from groma.games.architects.services import Discount, ExtraWorker, OfferTrade
from groma.games.architects.state import ArchitectsState
from groma.kernel import Entry


class OddCard(Effect):
    """What the data cannot say: the function of `cards.py` that is named like the card."""

    kind = "card"

    def __init__(self, entry: Entry, card: str) -> None:
        super().__init__(entry)
        if self.when not in (WHEN_BUILT, AT_END):
            raise entry.error("when", "must be build or end for an odd card")
        self.card = card
        self.function = function_of(entry, card)
        entry.done()

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Call it."""
        self.function(state, seat)

    def sentence(self) -> str:
        """It has a sentence of its own."""
        return f"effect-{self.card}"


def function_of(entry: Entry, card: str) -> Callable[[ArchitectsState, int], None]:
    """Find what an odd card does."""
    function: Callable[[ArchitectsState, int], None] | None = getattr(cards, card, None)
    if function is None:
        raise entry.error("op", f"needs a function {card} in cards.py")
    return function


KINDS: Final[list[type[Effect]]] = [
    Gain,
    GainIfNoPrisoners,
    GainPer,
    GainIfMost,
    Lose,
    AllGain,
    AllLoseIfPrisoners,
    Choose,
    Capture,
    ReleasePrison,
    HireFree,
    DestroyDebt,
    DiscardCardToGain,
    VpPer,
    VpIfMost,
    VpIfZero,
    DebtVp,
    OfferTrade,
    Discount,
    ExtraWorker,
]


def read_effects(entry: Entry) -> list[Effect]:
    """Read the effects of a card."""
    rows = entry.tables("effects") if entry.value("effects") else []
    return [read_effect(row, entry.text("id")) for row in rows]


def read_effect(entry: Entry, card: str) -> Effect:
    """Q3.2  Read one effect of a card; whether it may be declined is fixed for each kind."""
    known = entry.choice("op", [*[kind.kind for kind in KINDS], OddCard.kind])
    if known >= len(KINDS):
        return OddCard(entry, card)
    effect = KINDS[known](entry)
    optional = entry.has("optional") and entry.flag("optional")
    if effect.when == WHEN_BUILT and optional != effect.may_decline:
        raise entry.error("optional", f"is fixed by the rules for {effect.kind} (Q3.2)")
    entry.done()
    return effect
