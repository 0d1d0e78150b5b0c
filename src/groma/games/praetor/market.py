"""P16  The Market: one trade after the other, at the rates of the player's own board."""

from __future__ import annotations

from groma.games.praetor import verbs
from groma.games.praetor.actions import Buy, Sell
from groma.games.praetor.components import GOLD, RESOURCES, WOOD
from groma.games.praetor.state import PraetorState
from groma.kernel import Action, Decision


def shortage(resource: int) -> str:
    """P16.1, P16.4  Return the rule that refuses a trade after which less than nothing of a resource would be left."""
    return "P16.1" if resource == GOLD else "P16.4"


class Trade(Decision[PraetorState]):
    """P16.1, P16.2  One unit more, or stop?"""

    sold: int
    """The goods sold in this activation, one bit each."""
    bought: int
    """How many units were bought in this activation."""
    question = "trade"
    rule = "P16.2"

    def candidates(self, state: PraetorState) -> list[Action]:
        """P16.4  Stop, sell or buy one unit of any good but gold."""
        words = state.words
        stop: list[Action] = [words.stop]
        return stop + words.sell[WOOD:] + words.buy[WOOD:]

    def refusal(self, state: PraetorState, action: Action) -> str:
        """P16.2  Sales come before purchases, a good sold is not bought, and gold covers each purchase."""
        if isinstance(action, Sell):
            return self._refuse_sale(state, action.good)
        if isinstance(action, Buy):
            return self._refuse_purchase(state, action.good)
        return ""

    def _refuse_sale(self, state: PraetorState, good: int) -> str:
        if self.bought:
            return "P16.2"
        return "" if state.players[self.seat].resources[good] else shortage(good)

    def _refuse_purchase(self, state: PraetorState, good: int) -> str:
        me = state.players[self.seat]
        if self.sold >> good & 1:
            return "P16.2"
        return "" if me.resources[GOLD] >= state.box.boards[me.board].buy[good] else shortage(GOLD)

    def preview(self, state: PraetorState, action: Action) -> dict[str, int]:
        """Show both sides of a trade."""
        board = state.box.boards[state.players[self.seat].board]
        if isinstance(action, Sell):
            return {RESOURCES[action.good]: -1, RESOURCES[GOLD]: board.sell[action.good]}
        if isinstance(action, Buy):
            return {RESOURCES[action.good]: 1, RESOURCES[GOLD]: -board.buy[action.good]}
        return {}

    def changes(self, state: PraetorState) -> dict[str, dict[str, int]]:
        """Return what each trade would change, by its notation: sales first, as they are made (P16.2)."""
        trades = [action for action in self.candidates(state) if action is not state.words.stop]
        return {action.notation: self.preview(state, action) for action in trades}

    def resolve(self, state: PraetorState, action: Action) -> None:
        """P16.1  Trade one unit with the bank and ask again, or stop."""
        board = state.box.boards[state.players[self.seat].board]
        if isinstance(action, Sell):
            verbs.sell(state, self.seat, action.good, board.sell[action.good])
            state.agenda.append(Trade(self.seat, self.sold | 1 << action.good, self.bought))
        elif isinstance(action, Buy):
            verbs.buy(state, self.seat, action.good, board.buy[action.good])
            state.agenda.append(Trade(self.seat, self.sold, self.bought + 1))
        elif not self.sold and not self.bought:
            verbs.trade_nothing(state, self.seat)

    # Made by "make generate" from the fields above.
    __slots__ = ("bought", "sold")

    def __init__(self, seat: int, sold: int, bought: int) -> None:
        super().__init__(seat)
        self.sold = sold
        self.bought = bought

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.sold, self.bought]

    # End of what is made.
