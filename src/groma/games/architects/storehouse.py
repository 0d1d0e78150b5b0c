"""F  The King's Storehouse."""

from __future__ import annotations

from groma.games.architects import apprentices, preview, verbs, virtue
from groma.games.architects.actions import Exchange
from groma.games.architects.components import STOREHOUSE
from groma.games.architects.state import ArchitectsState, has_goods
from groma.kernel import Action, Decision


def visit(state: ArchitectsState, seat: int, workers: int) -> None:
    """F1.1, W1.2  Up to so many trades as own workers are here; the Overseer counts as one more."""
    extra = apprentices.extra_workers(state, state.players[seat], STOREHOUSE)
    state.agenda.append(MakeTrade(seat, workers + extra))


class MakeTrade(Decision[ArchitectsState]):
    """F1.5, F1.6, F1.8  Which trade comes next? The player may stop after any."""

    left: int
    question = "make-trade"
    rule = "F1.1"

    def about(self, state: ArchitectsState) -> dict[str, int | str]:
        """Speak of the trades left."""
        return {"left": self.left}

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """F1.2, F1.3, F1.4, P2.8, P2.10, P2.16  The trades of the board and of own Apprentices, with the goods paid."""
        words = state.words
        trades: list[Action] = [words.stop, *words.trade]
        for card in state.players[self.seat].apprentices:
            trade = words.trade_by[card]
            if trade is not None:
                trades.append(trade)
        return trades

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """F1.2, F1.3, F1.4  What is paid must be there."""
        if not isinstance(action, Exchange) or has_goods(state.players[self.seat], action.trade.pay):
            return ""
        return action.trade.rule

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show both sides of a trade."""
        if isinstance(action, Exchange):
            return preview.trade(state, self.seat, action.trade.pay, action.trade.gain)
        return {}

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """F1.6, F1.7  Goods gained can pay for the next trade; at the top of the track virtue may destroy a Debt."""
        if not isinstance(action, Exchange):
            verbs.end_visit(state, self.seat, STOREHOUSE)
            return
        if self.left > 1:
            state.agenda.append(MakeTrade(self.seat, self.left - 1))
        verbs.pay(state, self.seat, action.trade.pay)
        virtue.gain_all(state, self.seat, action.trade.gain)

    # Made by "make generate" from the fields above.
    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.left]

    # End of what is made.
