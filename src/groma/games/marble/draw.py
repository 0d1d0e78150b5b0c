"""M7  Action: draw tiles."""

from __future__ import annotations

from typing import Final

from groma.games.marble import verbs
from groma.games.marble.actions import Draw
from groma.games.marble.state import MarbleState
from groma.kernel import Action, Decision

NO_TILE: Final = -1


def begin(state: MarbleState, seat: int) -> None:
    """M7.1  Two tiles are drawn, one after the other."""
    state.agenda.append(DrawTile(seat, NO_TILE))


class DrawTile(Decision[MarbleState]):
    """M7.2  The stacks are open; the player chooses. The first tile of the action is known to the second question."""

    first: int
    question = "draw-tile"
    rule = "M7.1"

    def about(self, state: MarbleState) -> dict[str, int | str]:
        """Say whether it is the first tile or the second."""
        return {"number": 1 if self.first == NO_TILE else 2}

    def candidates(self, state: MarbleState) -> list[Action]:
        """A tile of each stack."""
        return list(state.words.draw)

    def refusal(self, state: MarbleState, action: Action) -> str:
        """M7.1, M7.3, M7.6  Two different colours, unless one is left; a second Draw action begins anew."""
        assert isinstance(action, Draw)
        stacks = state.stacks
        if not stacks[action.type]:
            return "M7.2"
        if action.type == self.first and sum(stacks) > stacks[action.type]:
            return "M7.1"
        return ""

    def resolve(self, state: MarbleState, action: Action) -> None:
        """M7.4  Draw it; after the last tile of all there is no second."""
        assert isinstance(action, Draw)
        verbs.draw(state, self.seat, action.type)
        if self.first == NO_TILE and any(state.stacks):
            state.agenda.append(DrawTile(self.seat, action.type))

    # Made by "make generate" from the fields above.
    __slots__ = ("first",)

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.first]

    # End of what is made.
