"""The table in a terminal."""

from __future__ import annotations

from groma.games.ludus.view import LudusView, PlayerView
from groma.kernel import State
from groma.kernel.drawing import NOTHING, Drawing, Line, Part, Table


class LudusDrawing(Drawing):
    """The houses, and the hand of whoever looks."""

    def table(self, state: State) -> list[Part]:
        """Return the players with their houses, the hand and the deck."""
        view: LudusView = state.view(self.seat)
        table = Table().add_words("").add_numbers(self.text.word("storeys"), self.text.word("cards"))
        for player in view["players"]:
            name = Line(self.label(player["seat"]), player["colour"])
            table.add_row(name, str(player["storeys"]), str(player["cards"]))
        hands = [self._hand(player) for player in view["players"] if player["hand"] is not None]
        return [Line(), table, *hands, Line(self.text.phrase("drawing-deck", count=view["deck"]))]

    def _hand(self, player: PlayerView) -> Line:
        held = [f"{count} {self.text.name(card)}" for card, count in (player["hand"] or {}).items() if count]
        return self.titled(self.text.word("hand")).add(", ".join(held) or NOTHING)
