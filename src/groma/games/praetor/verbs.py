"""With the verbs of `workers.py` the only code that changes a state; each verb logs what it did."""

from __future__ import annotations

from groma.games.praetor import city, compass
from groma.games.praetor.components import GOLD, GREEN, GREY, RED, RESOURCES, Price
from groma.games.praetor.events import (
    AcademyDeclined,
    BoardTaken,
    Bought,
    BroughtNothing,
    CityMaintenanceBegan,
    Converted,
    FavorLost,
    FeePaid,
    FinallyLost,
    FinallyScored,
    FinalScoringBegan,
    Gained,
    GameEnded,
    GoodsValued,
    HadToPass,
    LastRoundAnnounced,
    MaintenanceBegan,
    MoraleFell,
    MoraleRose,
    NothingTraded,
    OrderSet,
    Paid,
    Passed,
    Placed,
    RoundBegan,
    Scored,
    SectionRemoved,
    SectionTaken,
    SectionUncovered,
    Sold,
    Started,
    TileUncovered,
    Used,
    WagesPaid,
)
from groma.games.praetor.state import (
    ACTIONS,
    FINISHED,
    MAINTENANCE,
    NO_SECTION,
    NOBODY,
    SOURCES,
    START,
    PraetorState,
    in_last_round,
    morale_value,
    owes_fee,
)

# Resources


def gain(state: PraetorState, seat: int, resource: int, amount: int) -> None:
    """P3.3  Take resources from the bank, which never runs out."""
    state.players[seat].resources[resource] += amount
    if state.logging and amount:
        state.log(Gained(seat, RESOURCES[resource], amount))


def pay(state: PraetorState, seat: int, price: Price) -> None:
    """Pay a price to the bank."""
    stock = state.players[seat].resources
    for resource, amount in price:
        stock[resource] -= amount
        if state.logging:
            state.log(Paid(seat, RESOURCES[resource], amount))


def pay_fee(state: PraetorState, seat: int, tile: int) -> None:
    """P11.3, P5.5, P11.6  Pay the whole fee to the owner, passed or not, unless the tile is one's own or neutral."""
    if not owes_fee(state, seat, tile):
        return
    owner = state.owner[tile]
    mine, his = state.players[seat].resources, state.players[owner].resources
    for resource, amount in state.box.tiles[tile].kind.fee:
        mine[resource] -= amount
        his[resource] += amount
        if state.logging:
            state.log(FeePaid(seat, owner, RESOURCES[resource], amount))


def convert(state: PraetorState, seat: int, given: int, taken: int, amount: int) -> None:
    """P14.5  Turn goods into as many of another kind."""
    stock = state.players[seat].resources
    stock[given] -= amount
    stock[taken] += amount
    if state.logging:
        state.log(Converted(seat, amount, RESOURCES[given], RESOURCES[taken]))


def sell(state: PraetorState, seat: int, good: int, price: int) -> None:
    """P16.1  Give one unit of a good to the bank for gold."""
    stock = state.players[seat].resources
    stock[good] -= 1
    stock[GOLD] += price
    if state.logging:
        state.log(Sold(seat, RESOURCES[good], price, RESOURCES[GOLD]))


def buy(state: PraetorState, seat: int, good: int, price: int) -> None:
    """P16.1  Take one unit of a good from the bank for gold."""
    stock = state.players[seat].resources
    stock[GOLD] -= price
    stock[good] += 1
    if state.logging:
        state.log(Bought(seat, RESOURCES[good], price, RESOURCES[GOLD]))


def trade_nothing(state: PraetorState, seat: int) -> None:
    """P11.8  Leave the Market without a trade."""
    if state.logging:
        state.log(NothingTraded(seat))


def bring_nothing(state: PraetorState, seat: int, tile: int) -> None:
    """P11.8  An activation may have an effect of zero."""
    if state.logging:
        state.log(BroughtNothing(seat, state.box.tiles[tile].id))


def pay_wages(state: PraetorState, seat: int, amount: int, missing: int) -> None:
    """P17.13  Pay wages and pensions to the bank, as far as the gold goes."""
    state.players[seat].resources[GOLD] -= amount
    if state.logging:
        state.log(WagesPaid(seat, amount, missing, RESOURCES[GOLD]))


def value_goods(state: PraetorState, seat: int, amount: int) -> None:
    """P19.4  Tell what all resources are worth in gold."""
    if state.logging:
        state.log(GoodsValued(seat, amount, RESOURCES[GOLD]))


# Favor and morale


def begin_with_favor(state: PraetorState, seat: int, favor: int) -> None:
    """P4.15  Set the token on the favor track."""
    _enter(state, seat, START, favor)
    _move(state, seat, favor)
    if state.logging:
        state.log(Started(seat, favor))


def score(state: PraetorState, seat: int, source: int, amount: int) -> None:
    """Move on the favor track for one source."""
    _credit(state, seat, source, amount)
    _move(state, seat, amount)


def score_twice(state: PraetorState, seat: int, source: int, amount: int, second: int, more: int) -> None:
    """P7.7  Move on the favor track for two sources in one single movement."""
    _credit(state, seat, source, amount)
    _credit(state, seat, second, more)
    _move(state, seat, amount + more)


def lose_favor(state: PraetorState, seat: int, source: int, amount: int) -> None:
    """P17.18  Move back on the favor track, to its beginning at most."""
    score(state, seat, source, -min(amount, state.players[seat].favor - state.box.favor_min))


def score_finally(state: PraetorState, seat: int, source: int, amount: int) -> None:
    """P17.18, P19.7  Move on the favor track for one source of the final scoring, back to its beginning at most."""
    me = state.players[seat]
    change = max(amount, state.box.favor_min - me.favor)
    _enter(state, seat, source, change)
    _move(state, seat, change)
    if not state.logging:
        return
    if amount < 0:
        state.log(FinallyLost(seat, SOURCES[source], -change, me.favor))
    else:
        state.log(FinallyScored(seat, SOURCES[source], change, me.favor))


def _credit(state: PraetorState, seat: int, source: int, amount: int) -> None:
    """Enter favor, and tell the gain or the loss."""
    _enter(state, seat, source, amount)
    if not state.logging:
        return
    if amount > 0:
        state.log(Scored(seat, SOURCES[source], amount, state.players[seat].favor))
    elif amount < 0:
        state.log(FavorLost(seat, SOURCES[source], -amount, state.players[seat].favor))


def _enter(state: PraetorState, seat: int, source: int, amount: int) -> None:
    """P3.7  Add to the favor, which has no upper end, and to the books by source."""
    me = state.players[seat]
    me.favor += amount
    me.earned[source] += amount


def _move(state: PraetorState, seat: int, amount: int) -> None:
    """P7.4, P7.6  A token that moves comes to lie on top of those already there; a movement of 0 is none."""
    if amount:
        state.moment += 1
        state.players[seat].arrived = state.moment


def raise_morale(state: PraetorState, seat: int, steps: int) -> None:
    """P14.22  Move up the morale track; steps beyond the top are lost."""
    me = state.players[seat]
    top = len(state.box.boards[me.board].morale) - 1
    risen = min(steps, top - me.morale)
    me.morale += risen
    if state.logging and risen:
        state.log(MoraleRose(seat, risen, morale_value(state, me)))


def lower_morale(state: PraetorState, seat: int, steps: int) -> None:
    """P17.13  Move down the morale track."""
    me = state.players[seat]
    me.morale -= steps
    if state.logging and steps:
        state.log(MoraleFell(seat, steps, morale_value(state, me)))


# Tiles


def build(state: PraetorState, tile: int, cell: int, rotation: int, owner: int) -> None:
    """P9.4  Bring a tile from the display into the city."""
    state.display.remove(tile)
    place(state, tile, cell, rotation, owner)
    if state.logging:
        state.log(_placed(state, tile, cell, rotation, owner))


def _placed(state: PraetorState, tile: int, cell: int, rotation: int, owner: int) -> Placed:
    at = compass.spot(state, cell)
    name = state.box.tiles[tile].id
    return Placed(owner, name, rotation, at.across, at.eastward, at.along, at.northward, at.landmark)


def place(state: PraetorState, tile: int, cell: int, rotation: int, owner: int) -> None:
    """P9.5, P9.15  Add a tile to the city, once and for all, with its owner's token."""
    state.city = {**state.city, cell: tile}
    state.rotation = state.rotation[:]
    state.rotation[tile] = rotation
    state.owner = state.owner[:]
    state.owner[tile] = owner
    city.extend_edge(state, cell)
    colour = state.box.tiles[tile].kind.colour
    if colour in (RED, GREEN):
        state.areas = [*state.areas, tile]
    elif colour == GREY:
        state.specials = [*state.specials, tile]
    if owner != NOBODY:
        state.players[owner].tiles += 1


def mark_used(state: PraetorState, seat: int, tile: int) -> None:
    """P3.6, P12.1  Note that a player used a special tile in this round."""
    state.players[seat].used.append(tile)
    if state.logging:
        state.log(Used(seat, state.box.tiles[tile].id))


def decline_academy(state: PraetorState, seat: int, tile: int) -> None:
    """P17.5  Leave the Academy unused."""
    if state.logging:
        state.log(AcademyDeclined(seat, state.box.tiles[tile].id))


def uncover_tile(state: PraetorState) -> None:
    """Turn the top tile of the city deck into the display."""
    tile = state.deck.pop()
    state.display.append(tile)
    if state.logging:
        state.log(TileUncovered(state.box.tiles[tile].id))


# The wall


def take_section(state: PraetorState, seat: int) -> None:
    """P15.2  Lay the face-up section face down before the player."""
    state.players[seat].sections.append(state.section)
    if state.logging:
        state.log(SectionTaken(seat, state.box.sections[state.section].id))
    state.section = NO_SECTION


def remove_section(state: PraetorState) -> None:
    """P18.2  Remove a face-up section that nobody took."""
    if state.section == NO_SECTION:
        return
    state.removed.append(state.section)
    if state.logging:
        state.log(SectionRemoved(state.box.sections[state.section].id))
    state.section = NO_SECTION


def uncover_section(state: PraetorState) -> None:
    """Turn the top section of the wall pile face up."""
    state.section = state.wall_pile.pop()
    if state.logging:
        state.log(SectionUncovered(state.box.sections[state.section].id))


# The round


def pass_turn(state: PraetorState, seat: int) -> None:
    """P13.2  A player who has passed takes no more turns in this round."""
    state.players[seat].passed = True
    if state.logging:
        state.log(Passed(seat))


def have_to_pass(state: PraetorState, seat: int) -> None:
    """P13.3, P13.5  Pass because there is nothing else to do."""
    me = state.players[seat]
    me.passed = True
    if state.logging:
        state.log(HadToPass(seat, sum(me.home)))


def begin_round(state: PraetorState, order: list[int]) -> None:
    """P7.3  Fix the order and take back the marks of the round before."""
    state.round += 1
    state.order = order
    state.turn = -1
    begin_phase(state, ACTIONS)
    for player in state.players:
        player.passed = False
        player.used = []
    if state.logging:
        state.log(RoundBegan(state.round, in_last_round(state)))
        state.log(_order(state))


def _order(state: PraetorState) -> OrderSet:
    """P7.1  Name the players in their order; who does not take part is nobody."""
    first, second = state.order[:2]
    third, fourth, fifth = [state.order[place] if place < state.seats else None for place in (2, 3, 4)]
    return OrderSet(state.seats, first, second, third, fourth, fifth)


def begin_maintenance(state: PraetorState) -> None:
    """P17.1  Enter the phase in which workers and city are looked after."""
    begin_phase(state, MAINTENANCE)
    if state.logging:
        state.log(MaintenanceBegan(state.round))


def begin_city_maintenance(state: PraetorState) -> None:
    """P18.1  The workers are looked after; the city follows."""
    if state.logging:
        state.log(CityMaintenanceBegan(state.round))


def begin_phase(state: PraetorState, phase: int) -> None:
    """Enter a phase."""
    state.phase = phase


def next_in_order(state: PraetorState) -> int:
    """Hand the turn to the next place in the order and return its seat."""
    state.turn = (state.turn + 1) % state.seats
    return state.order[state.turn]


def announce_last_round(state: PraetorState) -> None:
    """P18.8  Once set, the last round is not revoked."""
    state.last_round = state.round + 1
    if state.logging:
        state.log(LastRoundAnnounced(len(state.deck), len(state.wall_pile)))


def begin_final_scoring(state: PraetorState) -> None:
    """P19  The last round is over."""
    if state.logging:
        state.log(FinalScoringBegan(state.round))


def finish(state: PraetorState) -> None:
    """End the game."""
    begin_phase(state, FINISHED)
    if state.logging:
        state.log(GameEnded(state.round))


def take_board(state: PraetorState, seat: int, board: int) -> None:
    """P4.7, P4.10  Take a side of a board, the morale token on its step of value 0."""
    me = state.players[seat]
    me.board = board
    me.morale = state.box.boards[board].start
    if state.logging:
        state.log(BoardTaken(seat, state.box.boards[board].id))
