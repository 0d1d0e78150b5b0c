"""P9  Action: build a city tile."""

from __future__ import annotations

from groma.games.praetor import city, preview, verbs, workers
from groma.games.praetor.actions import At, Turn, Worker
from groma.games.praetor.state import BUILDINGS, MOSAICS, Player, PraetorState, can_pay
from groma.kernel import Action, Decision


def candidates(state: PraetorState) -> list[Action]:
    """P9.2, P9.11, P9.16  The tiles of the display, whatever their kind; it is not refilled before maintenance."""
    words = state.words.build
    return [words[tile] for tile in state.display]


def add_options(state: PraetorState, me: Player, found: list[Action]) -> None:
    """Add the tiles that a player with a worker can build."""
    words = state.words.build
    for tile in state.display:
        if not refusal(state, me, tile):
            found.append(words[tile])


def is_possible(state: PraetorState, me: Player) -> bool:
    """Tell whether a player with a worker can build a tile."""
    for tile in state.display:
        if not refusal(state, me, tile):
            return True
    return False


def refusal(state: PraetorState, me: Player, tile: int) -> str:
    """P3.5, P9.1  A player needs a token for the tile and its whole cost; a place there always is (P9.14)."""
    if me.tiles >= state.box.owner_tokens:
        return "P3.5"
    return "" if can_pay(me, state.box.tiles[tile].kind.cost) else "P9.1"


class ChooseBuilder(Decision[PraetorState]):
    """P24.3  Which worker builds?"""

    tile: int
    question = "choose-builder"
    rule = "P9.1"

    def about(self, state: PraetorState) -> dict[str, int | str]:
        """Speak of the tile."""
        return {"tile": state.box.tiles[self.tile].id}

    def candidates(self, state: PraetorState) -> list[Action]:
        """P9.12  A worker of any level."""
        return list(state.words.worker[1:])

    def refusal(self, state: PraetorState, action: Action) -> str:
        """P9.1  He must be at home."""
        assert isinstance(action, Worker)
        return "" if state.players[self.seat].home[action.level] else "P9.1"

    def resolve(self, state: PraetorState, action: Action) -> None:
        """Send him."""
        assert isinstance(action, Worker)
        send_builder(state, self.seat, self.tile, action.level)

    # Made by "make generate" from the fields above.
    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.tile]

    # End of what is made.


def send_builder(state: PraetorState, seat: int, tile: int, level: int) -> None:
    """P9.3  The worker goes to the builder's spot and the cost to the bank; then the tile is placed."""
    workers.send_builder(state, seat, tile, level)
    verbs.pay(state, seat, state.box.tiles[tile].kind.cost)
    state.agenda.append(ChooseCell(seat, tile))


class ChooseCell(Decision[PraetorState]):
    """P9.4, P9.14  Where does the tile lie? The city has no borders."""

    tile: int
    question = "choose-cell"
    rule = "P9.4"

    def about(self, state: PraetorState) -> dict[str, int | str]:
        """Speak of the tile."""
        return {"tile": state.box.tiles[self.tile].id}

    def candidates(self, state: PraetorState) -> list[Action]:
        """Every empty cell that touches the city."""
        at = state.words.at
        return [at[cell] for cell in state.edge + state.corners]

    def options(self, state: PraetorState) -> list[Action]:
        """P10.2  The cells beside the city."""
        at = state.words.at
        return [at[cell] for cell in state.edge]

    def refusal(self, state: PraetorState, action: Action) -> str:
        """P10.2  Touching at a point is not adjacency."""
        assert isinstance(action, At)
        return "P10.2" if action.cell in state.corners else ""

    def preview(self, state: PraetorState, action: Action) -> dict[str, int]:
        """Show the mosaics of the best rotation."""
        assert isinstance(action, At)
        return preview.cell(state, self.tile, action.cell)

    def resolve(self, state: PraetorState, action: Action) -> None:
        """Ask for the rotation."""
        assert isinstance(action, At)
        state.agenda.append(ChooseRotation(self.seat, self.tile, action.cell))

    # Made by "make generate" from the fields above.
    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.tile]

    # End of what is made.


class ChooseRotation(Decision[PraetorState]):
    """P9.4  Which way round?"""

    tile: int
    cell: int
    question = "choose-rotation"
    rule = "P9.4"

    def about(self, state: PraetorState) -> dict[str, int | str]:
        """Speak of the tile."""
        return {"tile": state.box.tiles[self.tile].id}

    def candidates(self, state: PraetorState) -> list[Action]:
        """Four quarter turns."""
        return list(state.words.turn)

    def options(self, state: PraetorState) -> list[Action]:
        """All of them."""
        return list(state.words.turn)

    def preview(self, state: PraetorState, action: Action) -> dict[str, int]:
        """Show the mosaics of this rotation."""
        assert isinstance(action, Turn)
        return preview.rotation(state, self.tile, self.cell, action.quarters)

    def resolve(self, state: PraetorState, action: Action) -> None:
        """P9.6, P9.7, P9.8, P9.13  Place the tile and score its printed favor and its mosaics in one movement."""
        assert isinstance(action, Turn)
        matched = city.matches(state, self.tile, self.cell, action.quarters)
        verbs.build(state, self.tile, self.cell, action.quarters, self.seat)
        favor = state.box.tiles[self.tile].kind.favor
        verbs.score_twice(state, self.seat, BUILDINGS, favor, MOSAICS, matched * state.box.favor_per_match)

    # Made by "make generate" from the fields above.
    __slots__ = ("cell", "tile")

    def __init__(self, seat: int, tile: int, cell: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.cell = cell

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.tile, self.cell]

    # End of what is made.
