"""What Praetor's tiles and answers cost and bring, in a few words."""

from __future__ import annotations

from groma.games.praetor.components import RESOURCES, WOOD, Price
from groma.games.praetor.effects import Counted
from groma.games.praetor.preview import CORNER_NAMES
from groma.games.praetor.state import NOBODY, PraetorState
from groma.games.praetor.tiles import Kind
from groma.kernel.drawing import NOTHING, Wording


class Hints:
    """Says it in one language."""

    def __init__(self, text: Wording, names: list[str]) -> None:
        self.text = text
        self.names = names

    def price(self, price: Price) -> str:
        """Return a price in words."""
        parts = [self.text.amount(amount, RESOURCES[resource]) for resource, amount in price]
        return ", ".join(parts) or NOTHING

    def effect(self, state: PraetorState, kind: Kind) -> str:
        """Return the effect of a kind of tile."""
        effect = kind.effect
        said = {key: self.text.thing(of) if isinstance(of, str) else of for key, of in effect.about().items()}
        if isinstance(effect, Counted):
            said["amount"] = self._formula(state, effect)
        return self.text.phrase(effect.sentence, **said)

    def _formula(self, state: PraetorState, effect: Counted) -> str:
        """Return what an effect counts, such as twice Marble and Weapons together."""
        factor = effect.factor_at(state)
        counted = " + ".join([self.text.word(counter.name) for counter in effect.per])
        if factor != 1:
            counted = f"{factor} × ({counted})" if len(effect.per) > 1 else f"{factor} × {counted}"
        return counted if effect.divisor == 1 else f"{counted} ÷ {effect.divisor}"

    def changes(self, changes: dict[str, int]) -> str:
        """Return what an answer brings and costs at once; the mosaics of the single corners are added up already."""
        shown = [(key, amount) for key, amount in changes.items() if amount and key not in CORNER_NAMES]
        return ", ".join([f"{'+' if amount > 0 else '-'}{self.text.amount(abs(amount), key)}" for key, amount in shown])

    def owner(self, state: PraetorState, seat: int, tile: int) -> str:
        """Return to whom a tile belongs, if it is another player."""
        owner = state.owner[tile]
        return "" if owner in (NOBODY, seat) else self.names[owner]

    def rates(self, state: PraetorState, number: int) -> str:
        """Return the rates of a board, good by good."""
        board = state.box.boards[number]
        return self.text.phrase("drawing-rates", buy=_by_good(board.buy), sell=_by_good(board.sell))


def _by_good(rates: list[int]) -> str:
    return "/".join([str(rate) for rate in rates[WOOD:]])
