"""P12  Action: activate a special tile."""

from __future__ import annotations

from typing import Final

from groma.games.praetor import activate, build, preview, verbs
from groma.games.praetor.actions import Activate, Build
from groma.games.praetor.components import ACTION_PHASE
from groma.games.praetor.state import PraetorState, after_fee, can_pay, is_manned, owes_fee
from groma.kernel import Action, Decision

NO_LEVEL: Final = 0
"""A special tile is used without a worker."""


def candidates(state: PraetorState) -> list[Action]:
    """P12.10, P12.11  The special tiles of the city that are used in the action phase; the Academy is not."""
    words, tiles = state.words.use, state.box.tiles
    return [words[tile] for tile in state.specials if tiles[tile].kind.timing == ACTION_PHASE]


def add_options(state: PraetorState, seat: int, found: list[Action]) -> None:
    """Add the special tiles that a player can use."""
    words, tiles = state.words.use, state.box.tiles
    for tile in state.specials:
        if tiles[tile].kind.timing == ACTION_PHASE and not refusal(state, seat, tile):
            found.append(words[tile])


def refusal(state: PraetorState, seat: int, tile: int) -> str:
    """P12.13  Who may use the Labour Camp."""
    me = state.players[seat]
    if tile in me.used:
        return "P12.1"
    if not me.retired:
        return "P12.13"
    if not is_manned(me) and state.chosen["pass_when_no_active_worker"]:
        return "P13.4"
    if not fee_in_stock(state, seat, tile):
        return "P12.2"
    return "" if _something_to_do(state, seat, tile) else "P12.6"


def fee_in_stock(state: PraetorState, seat: int, tile: int) -> bool:
    """P12.2  The owner pays nothing; everyone else needs the fee."""
    return not owes_fee(state, seat, tile) or can_pay(state.players[seat], state.box.tiles[tile].kind.fee)


def _something_to_do(state: PraetorState, seat: int, tile: int) -> bool:
    """P12.6  Look whether a build or an activation would still be possible after the fee."""
    me = after_fee(state, seat, tile)
    return build.is_possible(state, me) or activate.is_possible(state, seat, me)


def tasks(state: PraetorState) -> list[Action]:
    """P12.5, P12.12  A retired worker may build, or activate a red or green tile; no special one."""
    return build.candidates(state) + activate.candidates(state)


def task_refusal(state: PraetorState, seat: int, action: Action) -> str:
    """P12.5  All costs and fees of the tile come in addition."""
    me = state.players[seat]
    if isinstance(action, Build):
        return build.refusal(state, me, action.tile)
    assert isinstance(action, Activate)
    return activate.refusal(state, seat, me, action.tile)


def use(state: PraetorState, seat: int, tile: int) -> None:
    """P12.2, P12.3, P12.4  Pay the fee first; then the effect follows at once."""
    verbs.mark_used(state, seat, tile)
    verbs.pay_fee(state, seat, tile)
    state.box.tiles[tile].kind.effect.carry_out(state, seat, tile, NO_LEVEL)


class UseRetired(Decision[PraetorState]):
    """P12.4, P24.5  What does the retired worker do? All retired workers are alike."""

    tile: int
    question = "use-retired"
    rule = "P12.5"

    def about(self, state: PraetorState) -> dict[str, int | str]:
        """Speak of the special tile."""
        return {"tile": state.box.tiles[self.tile].id}

    def candidates(self, state: PraetorState) -> list[Action]:
        """Every task there is."""
        return tasks(state)

    def refusal(self, state: PraetorState, action: Action) -> str:
        """Tell what forbids a task."""
        return task_refusal(state, self.seat, action)

    def preview(self, state: PraetorState, action: Action) -> dict[str, int]:
        """Show a build without its mosaics, an activation with the retired worker."""
        if isinstance(action, Build):
            return preview.build(state, action.tile)
        assert isinstance(action, Activate)
        return preview.activate(state, self.seat, action.tile, state.box.retire_level)

    def resolve(self, state: PraetorState, action: Action) -> None:
        """P12.4, P12.7  He works like an active worker of level 6."""
        level = state.box.retire_level
        if isinstance(action, Build):
            build.send_builder(state, self.seat, action.tile, level)
        if isinstance(action, Activate):
            activate.send_visitor(state, self.seat, action.tile, level)

    # Made by "make generate" from the fields above.
    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.tile]

    # End of what is made.
