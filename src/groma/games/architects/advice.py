"""What bots should know: how well a seat stands, and which options look promising.

All values are in victory points at the end of the game. The weights are measured: see `weights.toml`.
"""

from __future__ import annotations

from typing import Final

from groma.games.architects import building, captures, cathedral, endgame, market, reasons, taxes
from groma.games.architects.actions import MARKET, Capture, Exchange, OfCard, OfGood, OfNumber, Place, Retrieve
from groma.games.architects.components import (
    GOLD,
    GUARDHOUSE,
    MARBLE,
    MIDDLE,
    OPEN,
    SILVER,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WOOD,
    WORKSHOP,
    Price,
)
from groma.games.architects.state import ArchitectsState, Player, held_by_others, workers_at
from groma.games.architects.weights import (
    APPRENTICE,
    CAPTIVE,
    CAPTURED,
    CROWD_WORKER,
    GOODS_WORTH,
    LONGEST_OUTLOOK,
    NEW_SKILL,
    PLAN_WEIGHTS,
    PRISONER,
    RESERVE_WORKER,
    REWARD,
    SKILL_MISSING,
    TOO_BIG_CROWD,
    UNPAID,
    VIRTUE_STEP,
    WEIGHTS,
    W,
)
from groma.kernel import Action, Advice

HOARD: Final = 6
"""Pieces of one resource beyond this many are worth nothing more."""
TREASURE: Final = 4
"""Gold and marble beyond so many are not hoarded: others would capture the workers who dig it."""
BIG_CROWD: Final = 4
HOARDED: Final = -0.95
"""What each piece beyond them counts. This and the next are not tuned: against bots alone, never ending pays."""
IN_GUILDHALL: Final = 1.0
"""What a worker in the Guildhall counts beyond the points: who only prepares never ends a game."""
PLANS: Final = 4
"""So many plans count, the best ones."""


class ArchitectsAdvice(Advice[ArchitectsState]):
    """What bots should know of the game."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, reasons.REASONS)

    def evaluate(self, state: ArchitectsState, seat: int) -> float:
        """Return the victory points that a seat may expect at the end."""
        me = state.players[seat]
        total = float(sum(endgame.points(state, seat)))
        if state.over:
            return total
        time = outlook(state)
        return total + time * (_goods(me) + _plans(state, seat) + _people(state, seat)) + _standing(state, me, time)

    def promising(self, state: ArchitectsState, seat: int) -> list[Action]:
        """Return the options of a seat, the most promising first."""
        options = state.options(seat)
        if len(options) < 2:
            return options
        worth = marginal_worth(state, seat)
        appeal = {action.id: _appeal(state, seat, action, worth) for action in options}
        return sorted(options, key=lambda action: -appeal[action.id])

    def reason(self, state: ArchitectsState, seat: int, action: Action) -> str:
        """Return why an option is good, where it is clear."""
        return reasons.reason(state, seat, action)

    def purpose(self, state: ArchitectsState, seat: int, action: Action) -> str:
        """Return what an option is good for in any position."""
        return reasons.purpose(action)


def turns_left(state: ArchitectsState) -> float:
    """Guess how many turns each player still has."""
    if state.turns_left >= 0:
        return min(1.0, float(state.turns_left))
    free = state.hall.spaces - len(state.guildhall)
    return 1.0 + 2.2 * free / len(state.players)


def outlook(state: ArchitectsState) -> float:
    """Return how far plans still count: from 1 down to a half, and less in the last round."""
    share = min(1.0, turns_left(state) / W[LONGEST_OUTLOOK])
    return share if state.turns_left >= 0 else max(0.5, share)


def _goods(me: Player) -> float:
    """Goods are worth what plans can use of them."""
    return sum([min(stock, HOARD) * W[GOODS_WORTH + good] for good, stock in enumerate(me.goods)])


def _plans(state: ArchitectsState, seat: int) -> float:
    """Value the cards in hand and the next level of the Cathedral by how much of their price is there."""
    me = state.players[seat]
    values = [_plan(state, me, card) for card in me.hand]
    if me.hand and cathedral.has_room_above(state, seat):
        values.append(_climb(state, me))
    values.sort(reverse=True)
    return sum([value * W[PLAN_WEIGHTS + rank] for rank, value in enumerate(values[:PLANS])])


def _plan(state: ArchitectsState, me: Player, card: int) -> float:
    kind = state.box.buildings[card]
    missing = (kind.skills & ~me.skills).bit_count()
    worth = max(0.5, kind.vp + _virtue_change(state, me, kind.virtue) + 0.5)
    return worth * float(_progress(me, kind.cost) * W[SKILL_MISSING] ** missing)


def _virtue_change(state: ArchitectsState, me: Player, steps: int) -> float:
    """Value a change of virtue by the points of the track and by what it opens or closes."""
    after = min(state.box.virtue_top, max(0, me.virtue + steps))
    least = state.box.cathedral_virtue_min
    closed = 1.0 if after < least <= me.virtue else 0.0
    return state.box.virtue_vp[after] - state.box.virtue_vp[me.virtue] + W[VIRTUE_STEP] * steps - closed


def _climb(state: ArchitectsState, me: Player) -> float:
    level = state.box.levels[me.level]
    below = state.box.levels[me.level - 1].vp if me.level else 0
    mixed = (me.goods[WOOD] + me.goods[STONE]) / level.mixed if level.mixed else 0.0
    progress = min(1.0, mixed) if level.mixed else _progress(me, level.pay)
    return (level.vp - below + W[REWARD]) * progress * (1.0 if me.virtue >= state.box.cathedral_virtue_min else 0.5)


def _progress(me: Player, price: Price) -> float:
    """Return which part of a price is there, gold and marble counted double; little is worth less than its share."""
    need = have = 0.0
    for good, amount in price:
        weight = 2.0 if good in (GOLD, MARBLE) else 1.0
        need += weight * amount
        have += weight * min(amount, me.goods[good])
    share = have / need if need else 1.0
    return 0.15 + 0.85 * share * share


def _people(state: ArchitectsState, seat: int) -> float:
    """Value workers by where they are, and Apprentices by number and skills."""
    me = state.players[seat]
    total = W[APPRENTICE] * len(me.apprentices) + W[NEW_SKILL] * me.skills.bit_count()
    total += W[RESERVE_WORKER] * min(me.reserve, 8) + W[PRISONER] * me.prison + W[CAPTIVE] * sum(me.captives)
    total += W[CAPTURED] * held_by_others(state, seat)
    for location in range(OPEN):
        crowd = workers_at(state, location, seat)
        total += W[CROWD_WORKER] * min(crowd, BIG_CROWD) + W[TOO_BIG_CROWD] * max(0, crowd - BIG_CROWD)
    return total


def _standing(state: ArchitectsState, me: Player, time: float) -> float:
    """Virtue opens the Cathedral; unpaid Debts cost more than they show; before the last round hoards count little."""
    able = 0.0 if me.virtue >= state.box.cathedral_virtue_min else -1.0
    hoarded = max(0, me.goods[GOLD] - TREASURE) + max(0, me.goods[MARBLE] - TREASURE)
    hoard = HOARDED * hoarded if state.turns_left < 0 else 0.0
    built = IN_GUILDHALL * me.hall
    return time * (W[VIRTUE_STEP] * me.virtue + able) + W[UNPAID] * me.unpaid + hoard + built


# Options, the most promising first


def marginal_worth(state: ArchitectsState, seat: int) -> list[float]:
    """Return what one more piece of each resource would bring: more where a plan still lacks it, little to a hoard."""
    me = state.players[seat]
    worth = [0.6 * W[GOODS_WORTH + good] if stock < HOARD else 0.0 for good, stock in enumerate(me.goods)]
    worth[GOLD] += _worth_of_treasure(state, me.goods[GOLD])
    worth[MARBLE] += _worth_of_treasure(state, me.goods[MARBLE])
    for card in me.hand:
        kind = state.box.buildings[card]
        pieces = sum([amount for _, amount in kind.cost])
        share = 0.3 * kind.vp / pieces * (0.6 if kind.skills & ~me.skills else 1.0)
        for good, amount in kind.cost:
            if me.goods[good] < amount:
                worth[good] += share
    return worth


def _worth_of_treasure(state: ArchitectsState, stock: int) -> float:
    return 1.0 if stock < TREASURE or state.turns_left >= 0 else 1.0 + HOARDED


def _appeal(state: ArchitectsState, seat: int, action: Action, worth: list[float]) -> float:
    words = state.words
    if isinstance(action, Place):
        return _appeal_of_place(state, seat, action.place, worth)
    if isinstance(action, Exchange):
        return _appeal_of_trade(state, seat, action, worth)
    if isinstance(action, OfCard):
        return _appeal_of_card(state, seat, action)
    if isinstance(action, Capture):
        return _appeal_of_capture(state, seat, action)
    if isinstance(action, OfGood):
        return worth[action.good] if action.verb == "take" else -worth[action.good]
    if isinstance(action, OfNumber):
        return _appeal_of_number(action, worth)
    if isinstance(action, Retrieve):
        return -float(action.place)
    if action is words.send:
        return 2.0
    if action is words.free:
        return 1.0 + state.players[seat].prison
    if action is words.rescue or action is words.ransom_silver:
        return held_by_others(state, seat) - 3.0
    if action is words.ransom_debt:
        return held_by_others(state, seat) - 7.0
    if action is words.settle or action is words.destroy or action is words.buy_off:
        return 2.5
    if action is words.advance:
        return 5.0 + state.players[seat].level
    if action is words.draw:
        return 3.0 - 0.6 * len(state.players[seat].hand)
    return 0.3 if action is words.look else 0.0


def _appeal_of_place(state: ArchitectsState, seat: int, place: int, worth: list[float]) -> float:
    """Guess what a placement brings."""
    me = state.players[seat]
    if place >= OPEN:
        return _appeal_of_spaces(state, place, worth)
    workers = workers_at(state, place, seat) + 1
    if place <= SILVERSMITH:
        return max([each.amount(workers) * worth[each.good] for each in state.box.yields[place]])
    if place == TAX_STAND:
        return state.tax_stand * worth[SILVER] - 1.0
    if place == WORKSHOP:
        return 2.5 - 0.4 * len(me.apprentices) if taxes.can_pay(state, me, 2, 2) else 0.8
    if place == TOWN_CENTRE:
        if not taxes.can_pay(state, me, 1, 1):
            return 0.0
        largest = max([workers_at(state, location, seat) for location in range(OPEN)])
        return 0.4 * largest - 0.2 * me.reserve + 0.6
    if place == GUARDHOUSE:
        return 0.4 * me.prison + 0.3 * sum(me.captives)
    if place == STOREHOUSE:
        return 0.3 * workers if me.goods[WOOD] + me.goods[STONE] > 2 else 0.0
    return 0.0


def _appeal_of_spaces(state: ArchitectsState, place: int, worth: list[float]) -> float:
    """Guess what the Guildhall or a space of the Black Market brings."""
    space = place - MARKET
    if space > 2:
        return 8.0
    if space == MIDDLE:
        return 0.8
    goods = sum([amount * worth[good] for good, amount in market.goods_on(state, space)])
    return goods - state.box.market_spaces[space].silver * worth[SILVER] - 1.0


def _appeal_of_trade(state: ArchitectsState, seat: int, action: Exchange, worth: list[float]) -> float:
    gain = action.trade.gain
    brought = sum([amount * worth[good] for good, amount in gain.goods]) + 0.7 * gain.virtue
    return brought - sum([amount * worth[good] for good, amount in action.trade.pay])


def _appeal_of_card(state: ArchitectsState, seat: int, action: OfCard) -> float:
    """Keep and build what is worth most; discard and dismiss what is worth least."""
    me, box = state.players[seat], state.box
    if action.verb in ("hire", "dismiss"):
        kind = box.apprentices[action.card]
        value = 1.0 + 1.5 * (kind.skills & ~me.skills).bit_count() + 0.4 * kind.virtue
        if action.verb == "dismiss":
            return -len(kind.effects) - 2.0 * kind.skills.bit_count()
        return value + 0.3 * state.silver[state.display.index(action.card)] + 0.5 * len(kind.effects)
    if action.verb == "character" or action.verb == "resolve":
        return 0.0
    plan = _plan(state, me, action.card)
    if action.verb == "discard":
        return -plan
    return plan + (0.0 if building.refusal(state, seat, action.card) else 4.0)


def _appeal_of_capture(state: ArchitectsState, seat: int, action: Capture) -> float:
    owner = captures.owner_of(state, action.colour)
    amount = workers_at(state, action.location, owner)
    if owner != seat:
        return 0.45 * amount - 0.3
    return (0.4 if state.players[seat].reserve < 6 else 0.05) * amount - 0.6


def _appeal_of_number(action: OfNumber, worth: list[float]) -> float:
    """Release all; pay with what is wanted least."""
    if action.verb == "release":
        return float(action.number)
    if action.verb == "wood":
        return action.number * (worth[STONE] - worth[WOOD])
    return action.number * (worth[MARBLE] - worth[GOLD])
