"""V  The rival of the solo game, who never has a choice."""

from __future__ import annotations

from typing import Final

from groma.games.architects import (
    cathedral,
    guildhall,
    knowledge,
    market,
    piles,
    taxes,
    verbs,
    virtue,
)
from groma.games.architects.actions import CELL, HALL, MARKET
from groma.games.architects.components import (
    BASIC_GOODS,
    FOREST,
    GUARDHOUSE,
    LARGE,
    LOCATIONS,
    MINES,
    QUARRY,
    SILVER,
    SILVERSMITH,
    SMALL,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from groma.games.architects.solo import (
    GATHER_FOREST,
    GATHER_MINES,
    GATHER_QUARRY,
    SCHEME_BLACK_MARKET,
    SCHEME_BUILD,
    SCHEME_CAPTURES,
    SCHEME_CATHEDRAL,
    SCHEME_GUARDHOUSE,
    SCHEME_SILVERSMITH,
    SCHEME_STOREHOUSE,
    SCHEME_TAX_STAND,
    SCHEME_WORKSHOP,
)
from groma.games.architects.state import NOBODY, ArchitectsState, workers_at

HUMAN: Final = 0
NOWHERE: Final = -1


def take_turn(state: ArchitectsState) -> None:
    """V2.1, V2.2, V2.3  Take back a worker, or turn up the next scheme and do it."""
    if not state.players[state.rival].reserve:
        take_back(state)
        return
    if not state.schemes:
        piles.shuffle_schemes(state)
    do(state, piles.turn_up_scheme(state, state.rival))


def do(state: ArchitectsState, scheme: int) -> None:
    """V2.2  Do a scheme, or what follows its "else"."""
    if scheme in GATHERS:
        gather(state, GATHERS[scheme])
    elif scheme == SCHEME_SILVERSMITH:
        silversmith(state)
    elif scheme == SCHEME_BUILD:
        build(state)
    elif scheme == SCHEME_CATHEDRAL:
        work_at_cathedral(state)
    elif scheme == SCHEME_CAPTURES:
        make_captures(state)
    elif scheme == SCHEME_GUARDHOUSE:
        guard(state)
    elif scheme == SCHEME_WORKSHOP:
        hire(state)
    elif scheme == SCHEME_BLACK_MARKET:
        trade_in_secret(state)
    elif scheme == SCHEME_TAX_STAND:
        rob_taxes(state)
    elif scheme == SCHEME_STOREHOUSE:
        store(state)


GATHERS: Final = {GATHER_QUARRY: QUARRY, GATHER_FOREST: FOREST, GATHER_MINES: MINES}


def crowd(state: ArchitectsState, owner: int, locations: list[int]) -> int:
    """V2.1, V2.4  Return the location with the largest group of an owner, ties in the order given, or nowhere."""
    best, most = NOWHERE, 0
    for location in locations:
        group = workers_at(state, location, owner)
        if group > most:
            best, most = location, group
    return best


def take_back(state: ArchitectsState) -> None:
    """V2.1  From the largest group, else the Prison, else the human's board, else the leftmost space of the market."""
    seat = state.rival
    location = crowd(state, seat, state.box.solo.tie_order)
    if location != NOWHERE:
        verbs.retrieve_worker(state, seat, location)
    elif state.players[seat].prison:
        verbs.retrieve_worker(state, seat, CELL)
    elif state.players[HUMAN].captives[seat]:
        verbs.retrieve_from_board(state, seat, HUMAN)
    elif seat in state.market:
        verbs.retrieve_worker(state, seat, MARKET + state.market.index(seat))
    else:
        verbs.skip_turn(state, seat)


def gather(state: ArchitectsState, location: int) -> None:
    """V3.1  Gain stock for each own worker there and one more."""
    workers = verbs.place_worker(state, state.rival, location)
    verbs.add_stock(state, state.rival, workers + state.box.solo.gather_extra)


def gather_instead(state: ArchitectsState, scheme: int) -> None:
    """V2.6  Gather where most own workers stand, at the Quarry if there are none."""
    piles.replace_scheme(state, scheme)
    location = crowd(state, state.rival, [QUARRY, FOREST, MINES])
    gather(state, QUARRY if location == NOWHERE else location)


def silversmith(state: ArchitectsState) -> None:
    """V3.2  Gain silver like a player."""
    workers = verbs.place_worker(state, state.rival, SILVERSMITH)
    verbs.gain(state, state.rival, SILVER, state.box.yields[SILVERSMITH][0].amount(workers))


def silversmith_instead(state: ArchitectsState, scheme: int) -> None:
    """V2.2  Gain silver where a scheme says so after its "else"."""
    piles.replace_scheme(state, scheme)
    silversmith(state)


def enter_guildhall(state: ArchitectsState) -> None:
    """L1.3, V2.5  Take the next space and trigger what it triggers."""
    verbs.place_worker(state, state.rival, HALL)
    guildhall.occupy(state, state.rival)


def build(state: ArchitectsState) -> None:
    """V1.8, V3.3  Build the best of the top cards for stock; its virtue change counts, its effect does not."""
    seat, solo = state.rival, state.box.solo
    if state.players[seat].stock < solo.build_cost or not state.deck:
        gather_instead(state, SCHEME_BUILD)
        return
    enter_guildhall(state)
    verbs.add_stock(state, seat, -solo.build_cost)
    cards = piles.take_top(state, solo.looks[str(state.chosen["level"])])
    knowledge.mix(state, seat, cards)
    vps = [state.box.buildings[card].vp for card in cards]
    best = cards[vps.index(max(vps))]
    piles.construct(state, seat, best)
    piles.bury_unseen(state, seat, [card for card in cards if card != best])
    virtue.change_virtue(state, seat, state.box.buildings[best].virtue)


def work_at_cathedral(state: ArchitectsState) -> None:
    """V3.4  Advance for stock without discarding a card, and take the Reward; else build."""
    seat, box = state.rival, state.box
    me = state.players[seat]
    if me.virtue < box.cathedral_virtue_min or not cathedral.has_room_above(state, seat):
        build_instead(state)
        return
    cost = box.solo.cathedral_cost[me.level]
    if me.stock < cost:
        build_instead(state)
        return
    enter_guildhall(state)
    verbs.add_stock(state, seat, -cost)
    verbs.advance_marker(state, seat)
    take_reward(state)


def build_instead(state: ArchitectsState) -> None:
    """V3.4  Build where the Cathedral is out of reach."""
    piles.replace_scheme(state, SCHEME_CATHEDRAL)
    build(state)


def take_reward(state: ArchitectsState) -> None:
    """M2.6, V3.4  Silver and virtue as shown, stock for each good or card; without a Reward, virtue."""
    seat, box = state.rival, state.box
    if not state.rewards:
        piles.find_no_reward(state, seat)
        virtue.gain_virtue(state, seat, box.empty_reward.virtue)
        return
    reward = box.rewards[piles.turn_up_reward(state, seat)]
    verbs.gain(state, seat, SILVER, dict(reward.gain.goods).get(SILVER, 0))
    verbs.add_stock(state, seat, reward.stock * box.solo.reward_stock)
    virtue.gain_virtue(state, seat, reward.gain.virtue)


def make_captures(state: ArchitectsState) -> None:
    """V3.5, V3.6  Capture at the Town Centre: with few workers its own largest group first, then the human's."""
    seat, box = state.rival, state.box
    me = state.players[seat]
    recall = me.reserve <= box.solo.recall_at
    target = recall or crowd(state, HUMAN, box.solo.tie_order) != NOWHERE
    if not target or not taxes.can_pay(state, me, *box.first_capture):
        silversmith_instead(state, SCHEME_CAPTURES)
        return
    captures = verbs.place_worker(state, seat, TOWN_CENTRE)
    touched: list[int] = []
    for number in range(captures):
        owner = seat if recall and not number else HUMAN
        price = box.next_capture if number else box.first_capture
        location = crowd(state, owner, reach(state, touched))
        if location == NOWHERE or not taxes.can_pay(state, me, *price):
            return
        taxes.pay(state, seat, *price)
        verbs.capture(state, seat, location, owner)
        touched.append(location)


def reach(state: ArchitectsState, touched: list[int]) -> list[int]:
    """H1.4, V1.2  The locations that captures may still touch."""
    order = state.box.solo.tie_order
    if len(set(touched)) < state.box.max_locations[state.seats - 1]:
        return order
    return [location for location in order if location in touched]


def guard(state: ArchitectsState) -> None:
    """V3.7  Send captives, free prisoners, ransom for silver, then pay off Debts, as far as workers and silver go."""
    seat, box = state.rival, state.box
    me = state.players[seat]
    left = workers = verbs.place_worker(state, seat, GUARDHOUSE)
    if left and any(me.captives):
        verbs.gain(state, seat, SILVER, verbs.imprison_captives(state, seat) * box.silver_per_captive)
        left -= 1
    if left and me.prison:
        verbs.release_prisoners(state, seat, me.prison)
        left -= 1
    held = state.players[HUMAN].captives[seat]
    if left and held >= box.solo.release_min and taxes.can_pay(state, me, box.ransom_silver, box.ransom_tax):
        taxes.pay(state, seat, box.ransom_silver, box.ransom_tax)
        verbs.release_captives(state, seat)
        left -= 1
    while left and me.unpaid and taxes.can_pay(state, me, box.debt_silver, box.debt_tax):
        taxes.pay(state, seat, box.debt_silver, box.debt_tax)
        verbs.turn_debt(state, seat)
        virtue.gain_virtue(state, seat, box.debt_paid.virtue)
        left -= 1
    if left == workers:
        verbs.find_nothing(state, seat, LOCATIONS[GUARDHOUSE])


def hire(state: ArchitectsState) -> None:
    """V3.8  Take the Apprentice of the column of its workers where more silver lies; at the limit only the silver."""
    seat, box = state.rival, state.box
    me = state.players[seat]
    if not taxes.can_pay(state, me, box.hire_silver, box.hire_tax):
        silversmith_instead(state, SCHEME_WORKSHOP)
        return
    workers = verbs.place_worker(state, seat, WORKSHOP)
    taxes.pay(state, seat, box.hire_silver, box.hire_tax)
    column = min(workers, box.columns) - 1
    slots = [row * box.columns + column for row in range(box.rows)]
    silver = [state.silver[slot] for slot in slots]
    slot = slots[silver.index(max(silver))]
    if len(me.apprentices) >= box.solo.apprentice_limit:
        piles.take_silver(state, seat, slot)
    else:
        card = piles.hire(state, seat, slot)
        virtue.change_virtue(state, seat, box.apprentices[card].virtue)
    piles.slide(state, slot)


def trade_in_secret(state: ArchitectsState) -> None:
    """V3.9  Go to the large or else the small space of the Black Market and gain stock for the goods shown."""
    seat, box = state.rival, state.box
    spaces = [space for space in (LARGE, SMALL) if can_trade(state, space)]
    if not spaces:
        gather_instead(state, SCHEME_BLACK_MARKET)
        return
    space = spaces[0]
    verbs.place_worker(state, seat, MARKET + space)
    verbs.pay_silver(state, seat, box.market_spaces[space].silver, 0)
    virtue.lose_virtue(state, seat, box.market_spaces[space].virtue_loss)
    for good, amount in market.goods_on(state, space):
        worth = box.solo.market_basic if good in BASIC_GOODS else box.solo.market_precious
        verbs.add_stock(state, seat, amount * worth)
    if NOBODY not in state.market:
        verbs.order_reset(state)


def can_trade(state: ArchitectsState, space: int) -> bool:
    """J1.7, V2.5, V3.9  The rival's own Apprentices give it no discount."""
    me = state.players[state.rival]
    if state.market[space] != NOBODY or me.virtue > state.box.market_virtue_max:
        return False
    return me.goods[SILVER] >= state.box.market_spaces[space].silver


def rob_taxes(state: ArchitectsState) -> None:
    """V3.10  Take the silver of the Tax Stand if it is worth it."""
    if state.tax_stand < state.box.solo.tax_stand_min:
        silversmith_instead(state, SCHEME_TAX_STAND)
        return
    verbs.place_worker(state, state.rival, TAX_STAND)
    verbs.take_taxes(state, state.rival)
    virtue.lose_virtue(state, state.rival, state.box.tax_stand_virtue_loss)


def store(state: ArchitectsState) -> None:
    """V3.11  Trade stock for virtue, below the top of the track only."""
    seat, box = state.rival, state.box
    me = state.players[seat]
    for trade in range(verbs.place_worker(state, seat, STOREHOUSE)):
        if me.stock < box.solo.stock_per_virtue or me.virtue >= box.virtue_top:
            if not trade:
                verbs.find_nothing(state, seat, LOCATIONS[STOREHOUSE])
            return
        verbs.add_stock(state, seat, -box.solo.stock_per_virtue)
        virtue.gain_virtue(state, seat, 1)
