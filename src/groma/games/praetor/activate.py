"""P11  Action: activate a city tile with a worker."""

from __future__ import annotations

from groma.games.praetor import preview, verbs, workers
from groma.games.praetor.actions import Worker
from groma.games.praetor.state import FREE, NO_WORKER, Player, PraetorState, can_pay, owes_fee
from groma.kernel import Action, Decision


def candidates(state: PraetorState) -> list[Action]:
    """P9.9, P11.1, P11.7, P14.20  Every tile of the city with a red or green area, those just built included."""
    words = state.words.activate
    return [words[tile] for tile in state.areas]


def add_options(state: PraetorState, seat: int, me: Player, found: list[Action]) -> None:
    """Add the tiles that a player with a worker can activate."""
    words = state.words.activate
    for tile in state.areas:
        if not refusal(state, seat, me, tile):
            found.append(words[tile])


def is_possible(state: PraetorState, seat: int, me: Player) -> bool:
    """Tell whether a player with a worker can activate a tile."""
    for tile in state.areas:
        if not refusal(state, seat, me, tile):
            return True
    return False


def refusal(state: PraetorState, seat: int, me: Player, tile: int) -> str:
    """P11.2, P11.5  A tile is activated once per round, and its fee must be in stock before the effect."""
    if state.visitor[tile] != NO_WORKER:
        return "P11.2"
    kind = state.box.tiles[tile].kind
    if not owes_fee(state, seat, tile):
        return kind.effect.refusal(state, me, FREE)
    return kind.effect.refusal(state, me, kind.fee) if can_pay(me, kind.fee) else "P11.5"


class ChooseVisitor(Decision[PraetorState]):
    """P24.4  Which worker activates?"""

    tile: int
    question = "choose-visitor"
    rule = "P11.1"

    def about(self, state: PraetorState) -> dict[str, int | str]:
        """Speak of the tile."""
        return {"tile": state.box.tiles[self.tile].id}

    def candidates(self, state: PraetorState) -> list[Action]:
        """A worker of any level; a level 6 one is never active (P17.20)."""
        return list(state.words.worker[1:])

    def refusal(self, state: PraetorState, action: Action) -> str:
        """P11.1  He must be at home."""
        assert isinstance(action, Worker)
        return "" if state.players[self.seat].home[action.level] else "P11.1"

    def preview(self, state: PraetorState, action: Action) -> dict[str, int]:
        """Show the effect with this worker."""
        assert isinstance(action, Worker)
        return preview.activate(state, self.seat, self.tile, action.level)

    def resolve(self, state: PraetorState, action: Action) -> None:
        """Send him."""
        assert isinstance(action, Worker)
        send_visitor(state, self.seat, self.tile, action.level)

    # Made by "make generate" from the fields above.
    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.tile]

    # End of what is made.


def send_visitor(state: PraetorState, seat: int, tile: int, level: int) -> None:
    """P11.3, P11.4, P11.9, P11.10  The worker goes to the area and stays; the fee is paid; then comes the effect."""
    workers.send_visitor(state, seat, tile, level)
    verbs.pay_fee(state, seat, tile)
    state.box.tiles[tile].kind.effect.carry_out(state, seat, tile, level)
