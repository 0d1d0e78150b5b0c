"""P14  Effects of the tiles."""

from __future__ import annotations

from typing import Final

from groma.games.praetor import market, verbs, wall
from groma.games.praetor.actions import Convert
from groma.games.praetor.components import (
    ACTIVE_WORKERS,
    CONVERT,
    FAVOR,
    GAIN,
    HELD_MARBLE,
    HELD_STONE,
    HELD_WEAPONS,
    HELD_WOOD,
    MARBLE,
    MORALE,
    MORALE_VALUE,
    OWNED_TILES,
    RECRUIT,
    RESOURCES,
    RETIRED_WORKERS,
    STONE,
    TRADE,
    WALL,
    WEAPONS,
    WOOD,
    WORKER_LEVEL,
    Effect,
    Kind,
    Price,
)
from groma.games.praetor.state import (
    TEMPLES,
    Player,
    PraetorState,
    active_workers,
    morale_value,
    retired_workers,
)
from groma.kernel import Action, Decision


def refusal(state: PraetorState, me: Player, kind: Kind, fee: Price) -> str:
    """P11.8, P14.25  An effect of zero is legal, but the Workers' Camp needs a villager and the wall its demand."""
    op = kind.effect.op
    if op == RECRUIT and not me.villagers:
        return "P14.25"
    if op == WALL:
        return wall.refusal(state, me, fee)
    return ""


def carry_out(state: PraetorState, seat: int, tile: int, level: int) -> None:
    """Carry out the effect of a tile; every counted effect is data: so much of this for each of that.

    Resources P14.1, P14.2, P14.3, P14.4; gold P14.6, P14.7; temples P14.8, P14.9, P14.10, P14.11, P14.12;
    morale P14.13, P14.14; villagers P14.15, P14.24; the Market P14.16; the wall P14.17.
    """
    effect = state.box.tiles[tile].kind.effect
    op = effect.op
    if op == GAIN:
        verbs.gain(state, seat, effect.resource, amount(state, seat, effect, level))
    elif op == FAVOR:
        verbs.score(state, seat, TEMPLES, amount(state, seat, effect, level))
    elif op == MORALE:
        verbs.raise_morale(state, seat, amount(state, seat, effect, level))
    elif op == RECRUIT:
        verbs.recruit(state, seat)
    elif op == CONVERT:
        state.agenda.append(ChooseAmount(seat, tile, amount(state, seat, effect, level)))
    elif op == TRADE:
        state.agenda.append(market.Trade(seat, 0, 0))
    elif op == WALL:
        wall.take_section(state, seat)


def amount(state: PraetorState, seat: int, effect: Effect, level: int) -> int:
    """P22.3  Count what the effect counts; an option may set the factor."""
    factor = int(state.chosen[effect.factor_option]) if effect.factor_option else effect.factor
    counted = sum([counter(state, state.players[seat], what, level) for what in effect.per])
    return factor * counted // effect.divisor


def counter(state: PraetorState, me: Player, what: int, level: int) -> int:
    """P14.21, P14.23  Count one thing; neutral tiles count for nobody, a negative morale as nothing."""
    if what == WORKER_LEVEL:
        return level
    if what == OWNED_TILES:
        return me.tiles
    if what == ACTIVE_WORKERS:
        return active_workers(me)
    if what == RETIRED_WORKERS:
        return retired_workers(me)
    if what == MORALE_VALUE:
        return max(0, morale_value(state, me))
    return me.resources[HELD[what]]


HELD: Final = {HELD_WOOD: WOOD, HELD_STONE: STONE, HELD_MARBLE: MARBLE, HELD_WEAPONS: WEAPONS}


class ChooseAmount(Decision[PraetorState]):
    """P14.5  How many goods does the player convert?"""

    __slots__ = ("most", "tile")
    tile: int
    most: int
    question = "choose-amount"
    rule = "P14.5"

    def __init__(self, seat: int, tile: int, most: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.most = most

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.tile, self.most]

    def about(self, state: PraetorState) -> dict[str, int | str]:
        """Speak of the tile."""
        return {"tile": state.box.tiles[self.tile].id}

    def candidates(self, state: PraetorState) -> list[Action]:
        """From none up to the worker's level."""
        return list(state.words.convert[: self.most + 1])

    def refusal(self, state: PraetorState, action: Action) -> str:
        """P14.5  One for one: what is given must be in stock."""
        assert isinstance(action, Convert)
        given = state.box.tiles[self.tile].kind.effect.given
        return "P14.5" if action.amount > state.players[self.seat].resources[given] else ""

    def preview(self, state: PraetorState, action: Action) -> dict[str, int]:
        """Show what is given for what is taken."""
        assert isinstance(action, Convert)
        effect = state.box.tiles[self.tile].kind.effect
        return {RESOURCES[effect.given]: -action.amount, RESOURCES[effect.taken]: action.amount}

    def resolve(self, state: PraetorState, action: Action) -> None:
        """Convert them."""
        assert isinstance(action, Convert)
        effect = state.box.tiles[self.tile].kind.effect
        if action.amount:
            verbs.pay(state, self.seat, [(effect.given, action.amount)])
            verbs.gain(state, self.seat, effect.taken, action.amount)
