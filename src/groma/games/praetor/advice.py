"""What bots should know: how well a seat stands, and which options look promising.

All values are in favor at the end of the game. The weights are measured: see `weights.toml`.
"""

from __future__ import annotations

from typing import Final

from groma.games.praetor import city, reasons, wall
from groma.games.praetor.actions import Activate, At, Build, Buy, Convert, Sell, Turn, Use, Worker
from groma.games.praetor.activate import ChooseVisitor
from groma.games.praetor.build import ChooseBuilder, ChooseCell, ChooseRotation
from groma.games.praetor.components import GOLD, RED, Board, Price
from groma.games.praetor.effects import Convert as ConvertEffect
from groma.games.praetor.effects import Effect, Gain, Recruit, Trade, Wall
from groma.games.praetor.maintenance import current_age, upkeep
from groma.games.praetor.state import (
    NO_SECTION,
    NO_WORKER,
    NOBODY,
    Player,
    PraetorState,
    in_last_round,
    level_of,
    morale_value,
    retired_workers,
    seat_of,
)
from groma.games.praetor.weights import (
    GOODS_WORTH,
    HOARD,
    LEVEL_PER_ROUND,
    LONGEST_OUTLOOK,
    MISSING_GOLD,
    MOSAIC_GUESS,
    RETIRED_PER_ROUND,
    SECTION_PER_ROUND,
    TILE_PER_ROUND,
    WEIGHTS,
    WORKER_PER_ROUND,
    W,
)
from groma.kernel import Action, Advice

CONVERTED: Final = 0.8
"""What the conversion of one good is worth."""


class PraetorAdvice(Advice[PraetorState]):
    """What bots should know of the game."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, reasons.REASONS)

    def evaluate(self, state: PraetorState, seat: int) -> float:
        """Return the favor that a seat may expect at the end."""
        me = state.players[seat]
        if state.over:
            return float(me.favor)
        left = rounds_left(state)
        return (
            me.favor
            + morale_value(state, me)
            + _goods(state, me, left)
            + _workers(state, seat, left)
            + (W[TILE_PER_ROUND] * me.tiles + W[SECTION_PER_ROUND] * len(me.sections)) * left
            - _shortage(state, seat, me.resources[GOLD])
        )

    def promising(self, state: PraetorState, seat: int) -> list[Action]:
        """Return the options of a seat, the most promising first."""
        decision = state.decision(seat)
        if decision is None:
            return []
        options = state.options(seat)
        tile = decision.tile if isinstance(decision, ChooseCell) else 0
        fits = (
            city.matches_by_rotation(state, decision.tile, decision.cell)
            if isinstance(decision, ChooseRotation)
            else []
        )
        appeal = {action.id: _appeal(state, seat, action, tile, fits) for action in options}
        return sorted(options, key=lambda action: -appeal[action.id])

    def ways(self, state: PraetorState, seat: int) -> list[Action]:
        """Compare who activates: the best worker brings most, and may be the dearest to send."""
        if isinstance(state.decision(seat), ChooseVisitor):
            return state.options(seat)
        return super().ways(state, seat)

    def reason(self, state: PraetorState, seat: int, action: Action) -> str:
        """Return why an option is good, where it is clear."""
        return reasons.reason(state, seat, action)

    def purpose(self, state: PraetorState, seat: int, action: Action) -> str:
        """Return what an option is good for in any position."""
        return reasons.purpose(state, action)


def rounds_left(state: PraetorState) -> float:
    """Guess how many rounds follow this one."""
    if in_last_round(state):
        return 0.0
    by_deck = len(state.deck) / state.seats + 1.0
    by_wall = float(len(state.wall_pile)) + 0.0
    return min(by_deck, by_wall, W[LONGEST_OUTLOOK])


def _goods(state: PraetorState, me: Player, left: float) -> float:
    return sum([_worth(state, me, resource, stock, left) for resource, stock in enumerate(me.resources)])


def _worth(state: PraetorState, me: Player, resource: int, stock: int, left: float) -> float:
    """Goods are spent by the rounds to come, or sold at the end."""
    use = min(1.0, left / 2.0)
    sold = state.box.boards[me.board].sell[resource] / state.box.gold_per_favor
    spent = min(stock, W[HOARD]) * W[GOODS_WORTH + resource] + max(0, stock - W[HOARD]) * sold
    return use * spent + (1.0 - use) * stock * sold


def _workers(state: PraetorState, seat: int, left: float) -> float:
    """Workers count by level at the end and work until then; those on tiles come home with what they learned."""
    me = state.players[seat]
    total = sum([workers * _worker(state, level, left) for level, workers in enumerate(me.home)])
    for tile in state.city.values():
        builder, visitor = state.builder[tile], state.visitor[tile]
        if builder != NO_WORKER and seat_of(builder) == seat:
            total += _worker(state, level_of(builder) + state.box.level_gain_build, left)
        if visitor != NO_WORKER and seat_of(visitor) == seat:
            learned = state.box.level_gain_red if state.box.tiles[tile].kind.colour == RED else 0
            total += _worker(state, level_of(visitor) + learned, left)
    for tile in state.display:
        if state.builder[tile] != NO_WORKER and seat_of(state.builder[tile]) == seat:
            total += _worker(state, level_of(state.builder[tile]) + state.box.level_gain_build, left)
    total += (me.zone_one * (left - 1.0) + me.zone_two * left) * W[WORKER_PER_ROUND] + me.zone_one + me.zone_two
    return total + retired_workers(me) * W[RETIRED_PER_ROUND] * left


def _worker(state: PraetorState, level: int, left: float) -> float:
    if level > state.box.retire_level:
        return 0.0
    if level == state.box.retire_level:
        return state.box.retire_favor[current_age(state)] + W[RETIRED_PER_ROUND] * left
    return level + (W[WORKER_PER_ROUND] + W[LEVEL_PER_ROUND] * level) * left


def _shortage(state: PraetorState, seat: int, gold: int) -> float:
    """Gold that will be missing at the end of the round costs morale or favor."""
    missing = upkeep(state, seat) - gold
    return W[MISSING_GOLD] * missing if missing > 0 else 0.0


# Options, the most promising first


def _appeal(state: PraetorState, seat: int, action: Action, tile: int, fits: list[int]) -> float:
    if isinstance(action, Build):
        return _appeal_of_building(state, action.tile)
    if isinstance(action, Activate):
        return _appeal_of_activating(state, seat, action.tile)
    if isinstance(action, At):
        return float(max(city.matches_by_rotation(state, tile, action.cell)))
    if isinstance(action, Turn):
        return float(fits[action.quarters])
    if isinstance(action, Worker):
        return _appeal_of_worker(state, seat, action.level)
    if isinstance(action, Convert):
        return float(action.amount)
    if isinstance(action, Sell):
        return _appeal_of_trading(state, seat, action.good, -1, _board(state, seat).sell[action.good])
    if isinstance(action, Buy):
        return _appeal_of_trading(state, seat, action.good, 1, -_board(state, seat).buy[action.good])
    if isinstance(action, Use) or action is state.words.hire:
        return 4.0
    return 0.0


def _price(price: Price) -> float:
    return sum([amount * W[GOODS_WORTH + resource] for resource, amount in price])


def _appeal_of_building(state: PraetorState, tile: int) -> float:
    kind = state.box.tiles[tile].kind
    return kind.favor + W[MOSAIC_GUESS] - _price(kind.cost) + W[TILE_PER_ROUND] * rounds_left(state)


def _appeal_of_activating(state: PraetorState, seat: int, tile: int) -> float:
    kind = state.box.tiles[tile].kind
    fee = 0.0 if state.owner[tile] in (NOBODY, seat) else _price(kind.fee)
    lesson = W[LEVEL_PER_ROUND] * rounds_left(state) if kind.colour == RED else 0.0
    return _effect(state, seat, kind.effect) + lesson - fee


def _effect(state: PraetorState, seat: int, effect: Effect) -> float:
    """Guess what an effect brings, with the best worker at home."""
    me = state.players[seat]
    if isinstance(effect, Recruit):
        return W[WORKER_PER_ROUND] * (rounds_left(state) - 1.0)
    if isinstance(effect, Wall):
        return _section(state, me) if state.section != NO_SECTION else 0.0
    if isinstance(effect, Trade):
        return _shortage(state, seat, me.resources[GOLD])
    best = max([level for level, workers in enumerate(me.home) if workers], default=0)
    amount = effect.amount(state, me, best)
    if isinstance(effect, Gain):
        return amount * W[GOODS_WORTH + effect.resource]
    return amount * CONVERTED if isinstance(effect, ConvertEffect) else float(amount)


def _appeal_of_trading(state: PraetorState, seat: int, good: int, units: int, gold: int) -> float:
    """Return what so many units more of a good and so much more gold change in what the stock is worth."""
    me, left = state.players[seat], rounds_left(state)
    before = _worth(state, me, good, me.resources[good], left) + _gold(state, seat, me.resources[GOLD], left)
    after = _worth(state, me, good, me.resources[good] + units, left)
    return after + _gold(state, seat, me.resources[GOLD] + gold, left) - before


def _board(state: PraetorState, seat: int) -> Board:
    return state.box.boards[state.players[seat].board]


def _gold(state: PraetorState, seat: int, gold: int, left: float) -> float:
    """Return what so much gold is worth, with what is missing at the end of the round."""
    return _worth(state, state.players[seat], GOLD, gold, left) - _shortage(state, seat, gold)


def _section(state: PraetorState, me: Player) -> float:
    section = state.box.sections[state.section]
    return section.favor + wall.bonus(state, me) - _price(section.demand)


def _appeal_of_worker(state: PraetorState, seat: int, level: int) -> float:
    """The best worker where his level counts, else the least."""
    decision = state.decision(seat)
    if decision is None or isinstance(decision, ChooseBuilder):
        return float(-level)
    tile = decision.data()[1]
    return float(level if state.box.tiles[tile].kind.effect.by_level else -level)
